import { parseNumber } from '../../time/grammar/parse-number.ts'
import { JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { bracketAt } from './own-times.ts'
import type { Person } from './people-words.ts'

const HOURS = /^(?:h|hrs?|hours?|std|stunden|horas|heures)$/u
const EACH = /^(?:each|apiece|both|je|jeweils|cada|chacune?)$/u
const MOST_HOURS = 400
const LONGEST_ASIDE = 4

/**
 * 'Samira (backend) can give 90 hours, Piet (data) 120, and Ms Lind, our DPO, 15', 'Ling gives 40 hours a sprint, Mateus and
 * Karolina 70 each': where one of a sentence has hours, the bare numbers behind the others are theirs, of the same time.
 */
export function addHoursInTurn(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint') return
  const { tokens } = context.source
  for (const first of context.segments.filter((segment) => sentenceOf(context, segment)[0] === segment)) {
    const sentence = { from: first.from, to: sentenceOf(context, first).at(-1)!.to }
    const told = whoseHoursAreTold(context, people, sentence)
    if (told === null) continue
    let joined: Person[] = []
    for (let index = sentence.from; index < sentence.to; index += 1) {
      const person = personAt(context, people, index)
      if (person === null) {
        if (!JOINT.test(tokens[index]!.key)) joined = []
        continue
      }
      const end = behindAside(context, index + 1)
      const number = hoursAt(context, end)
      const isEach = number !== null && EACH.test(tokens[number.next]?.key ?? '')
      const theirs = [...(isEach ? joined : []), person].filter(({ capacity }) => capacity === null)
      if (number !== null && (isEach || joined.length === 0)) {
        for (const one of theirs) Object.assign(one, { capacity: { minutes: number.value * 60, per: told.per } })
        if (theirs.length > 0) claim(context, { from: index, to: number.next })
      }
      joined = number === null ? [...joined, person] : []
    }
  }
}

function whoseHoursAreTold(context: ReadingContext, people: ReadonlyMap<string, Person>, { from, to }: Words): NonNullable<Person['capacity']> | null {
  const { tokens } = context.source
  if (!tokens.slice(from, to).some(({ key }) => HOURS.test(key))) return null
  return tokens.slice(from, to).map((_, offset) => personAt(context, people, from + offset)?.capacity ?? null).find((capacity) => capacity !== null) ?? null
}

function personAt({ source: { tokens } }: ReadingContext, people: ReadonlyMap<string, Person>, index: number): Person | null {
  const text = tokens[index]!.text
  return [...people.values()].find(({ name }) => name === text || name.split(' ').at(-1) === text) ?? null
}

/** Behind '(data)' and ', our DPO,'. */
function behindAside(context: ReadingContext, from: number): number {
  const { tokens } = context.source
  const bracket = tokens[from]?.key === '(' ? bracketAt(context, from) : null
  if (bracket !== null) return bracket.to + 1
  if (tokens[from]?.key !== ',' || !/^(?:our|the|my|an?|unsere?|nuestr[oa]|notre|noss[oa])$/u.test(tokens[from + 1]?.key ?? '')) return from
  const close = tokens.findIndex(({ key }, index) => index > from && index <= from + LONGEST_ASIDE && key === ',')
  return close < 0 ? from : close + 1
}

/** A bare number of hours that closes its part of the sentence. */
function hoursAt(context: ReadingContext, at: number): { value: number; next: number } | null {
  const { tokens } = context.source
  const number = at < tokens.length ? parseNumber(context.source, at) : null
  if (!number || number.value <= 0 || number.value > MOST_HOURS) return null
  const next = HOURS.test(tokens[number.next]?.key ?? '') ? number.next + 1 : number.next
  const { key = '.', kind = 'break' } = tokens[next] ?? {}
  return kind === 'break' || JOINT_OR_COMMA.test(key) || EACH.test(key) || /^[.;)]$/u.test(key) ? { value: number.value, next } : null
}

