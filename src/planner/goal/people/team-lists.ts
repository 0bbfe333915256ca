import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyWord } from '../empty-words.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isGivenName } from './given-names.ts'
import { itemsOf, namesIn } from './items-of-team.ts'
import { isAgents, listAfter } from './list-behind-team.ts'
import { isListOfDates } from './lists-of-dates.ts'
import { peopleOfItem } from './people-of-item.ts'
import { isName, ROLE_WORDS, roleOfCue, TEAM_WORDS } from './people-words.ts'
import type { Person } from './people-words.ts'
import { occupationOf } from './roles.ts'

/** 'Team: Ana - backend, Bo - frontend', '3 ppl: Wei, Olga', 'two devs (Kemi, Lars)', 'devs: Joost and Fleur'. */
export function teamLists(context: ReadingContext): Person[] {
  const found: Person[] = []
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const occupation = context.plannerType === 'sprint' ? occupationOf(tokens[index]!.key) : null
    if (!TEAM_WORDS.has(tokens[index]!.key.replace(/^l['’]/u, '')) && !ROLE_WORDS.has(tokens[index]!.key) && occupation === null && !isAgents(context, index)) continue
    // 'Get the archive ready for researchers: 3 sprints …': whom it is for.
    if (occupation !== null && /^(?:for|to)$/u.test(tokens[index - 1]?.key ?? '') && tokens[index + 1]?.key === ':') continue
    const list = listAfter(context, index)
    // 'At 6pm: Bach, Chopin'.
    if (index > 0 && tokens[index - 1]!.kind === 'digits' && !tokens[index]!.spaced) continue
    // 'Team: 2 SREs (Priya, Walt) + 1 engineer (Lena, 20%)': each role has its own list.
    if (!list || holdsCountedRoles(context, list) || isListOfThings(context, index, list) || isListOfDates(context, list)) continue
    const role = roleOfLabel(context, index) ?? (occupation === null || roleOfCue(tokens[index]!.key).length > 0 ? roleOfCue(tokens[index]!.key) : [occupation])
    let roles = role
    const own: Person[] = []
    for (const item of itemsOf(context, list)) {
      const people = peopleOfItem(context, item, roles)
      own.push(...people)
      // 'Anwar (lead), Steffi, Joaquín - 30 hours each': what is said behind the last holds for all.
      const shared = people[0]?.capacity ?? null
      if (shared && saysEachIn(context, item)) for (const person of own) person.capacity ??= shared
      found.push(...people)
      roles = /^(?:and|&|\+)$/u.test(tokens[item.to]?.key ?? '') ? (people[0]?.roles ?? role) : role
    }
    index = Math.max(index, list.to - 1)
  }
  return found
}

/** 'Product: Brotdose aus Holz', 'Content: posts for Rome': a field of work heads things as well as people. */
function isListOfThings(context: ReadingContext, index: number, { from, to }: Words): boolean {
  const { tokens } = context.source
  if (!/^(?:product|project|content|data|design|support|research|marketing|sales|hardware|software|web|code|art|music|video|graphics|legal|finance|security|mobile|test|tests|testing|copy)$/u.test(tokens[index]!.key) || !/^[:=]$/u.test(tokens[index + 1]?.key ?? '')) return false
  const words = tokens.slice(from, to).filter(({ kind, key }) => kind === 'word' && key !== 'and')
  return !words.some(({ key }) => isGivenName(key)) && words.length > namesIn(context, { from, to })
}

/** The whole label of 'Front desk lead: Mo' at the start of a sentence. */
function roleOfLabel({ source: { tokens } }: ReadingContext, index: number): string[] | null {
  const { key } = tokens[index]!
  if (tokens[index + 1]?.key !== ':' || roleOfCue(key)[0] !== key) return null
  let from = index
  while (from > 0 && tokens[from - 1]!.kind === 'word' && index - from < LONGEST_LABEL) from -= 1
  const isStart = from === 0 || tokens[from - 1]!.kind === 'break' || /^[.;*•-]$/u.test(tokens[from - 1]!.key)
  return isStart && from < index && !isEmptyWord(tokens[from]!.key) ? [tokens.slice(from, index + 1).map((word) => word.key).join(' ')] : null
}

const LONGEST_LABEL = 3

function saysEachIn({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return tokens.slice(from, to).some(({ key }) => /^(?:each|apiece|je|jeweils|cada|chacune?)$/u.test(key))
}

function holdsCountedRoles(context: ReadingContext, { from, to }: Words): boolean {
  return context.source.tokens.some(({ key }, index) => index > from && index < to - 1 && key === '(' && isName(context, index + 1) && occupationOf(context.source.tokens[index - 1]!.key) !== null && [index - 2, index - 3, index - 4].some((at) => at >= from && parseNumber(context.source, at) !== null))
}
