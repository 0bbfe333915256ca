import { occupationOf } from './roles.ts'
import type { Person } from './people-words.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import type { ReadingContext } from '../reading-context.ts'

/** The role in the plural of 'Dara and Finn (platform engineers)' is that of all who are named before the bracket. */
export function shareRoles(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  const { tokens } = context.source
  for (let open = 2; open < tokens.length; open += 1) {
    const last = tokens[open]!.key === '(' ? people.get(tokens[open - 1]!.text) : undefined
    if (last && saysEach(context, open)) giveEach(context, people, { open, capacity: last.capacity })
    const role = last?.roles.length === 1 ? inSingular(last.roles[0]!) : null
    if (!last || role === null) continue
    const others: Person[] = []
    for (let at = open - 2; at > 0 && JOINT_OR_COMMA.test(tokens[at]!.key); at -= 2) {
      const other = people.get(tokens[at - 1]!.text)
      if (!other || other.roles.length > 0) break
      others.push(other)
    }
    if (others.length > 0) for (const person of [last, ...others]) person.roles = [role]
  }
}

/** The each of 'teachers Marcus & Lin (2 hrs/wk each)'. */
function saysEach({ source: { tokens } }: ReadingContext, open: number): boolean {
  const close = tokens.findIndex(({ key }, index) => index > open && index < open + 14 && key === ')')
  return close > 0 && tokens.slice(open, close).some(({ key }) => /^(?:each|both|apiece|je|jeweils|beide|cada|ambos|ambas|chacune?)$/u.test(key))
}

function giveEach({ source: { tokens } }: ReadingContext, people: ReadonlyMap<string, Person>, { open, capacity }: { open: number; capacity: Person['capacity'] }): void {
  for (let at = open - 2; at > 0 && JOINT_OR_COMMA.test(tokens[at]!.key); at -= 2) {
    const other = people.get(tokens[at - 1]!.text)
    if (!other) return
    other.capacity ??= capacity
  }
}

/** 'platform engineers' is 'platform engineer' of each; null for a role in the singular. */
function inSingular(role: string): string | null {
  const words = role.split(' ')
  const last = words.at(-1)!
  return last.endsWith('s') && occupationOf(last.toLowerCase()) !== null ? [...words.slice(0, -1), last.slice(0, -1)].join(' ') : null
}
