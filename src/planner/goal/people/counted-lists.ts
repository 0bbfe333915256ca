import { parseNumber } from '../../time/grammar/parse-number.ts'
import { isEmptyIn } from '../empty-words.ts'
import { JOINT_OR_COMMA } from '../joining-words.ts'
import { claim, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isName } from './people-words.ts'
import type { Person } from './people-words.ts'
import { isPostWord } from './post-words.ts'
import { occupationOf, roleAt } from './roles.ts'
import { shareAt } from './shares-of-time.ts'
import { expandCounted } from './unnamed-people.ts'
import { isWantedAt, LARGEST_TEAM } from './wanted-people.ts'
import type { Counted } from './wanted-people.ts'

/** What begins a sentence that says who the team is. */
const LEAD = /^(?:(?:the|our|my|core|whole|small|die|das|unser|el|la|le|o|a|nuestro|notre|nosso|nossa) ){0,3}(?:(?:team|squad|crew|group|staff|equipo|equipa|equipe|gruppe) (?:[^ :]+ ){0,2}?(?:is|are|:|=|of|has|ist|es|son|est|tem|sao)|we are|we're|wir sind|somos|nous sommes|(?:two|three|four|five|six|[2-9]) of us(?: , all [^ ]+(?: - [^ ]+)?)?(?: :| ,| are| -)?)(?: |$)/u
const LONGEST_ROLE = 4
/** What follows what somebody is: 'shared with the plant', 'available in June'. */
const BEHIND = /^(?:who|with|for|on|at|in|from|until|till|only|available|shared|released|each|both|full|half|part|max|up|has|have|can|is|are|does|do|and|but|working|comes|joins|leaves|by|qui|que|mit|con|avec|com|nur|à|a)$/u
/** 'Optical', 'RF' and 'permit person': somebody, where others of the list are somebody. */
const SOMEBODY = /(?:^|[ -])(?:person|people|guy|lead|head|rep|hand|\p{L}+(?:ical|trical|ics))$/u
const ABBREVIATION = /^\p{Lu}{2,4}$/u

/** `isKnown`: to the readers of trades; `isTrade`: its last word is one; `isLike`: it may be somebody. */
type Item = Counted & { isKnown: boolean; isTrade: boolean; isLike: boolean }

/**
 * 'Team is 2 QEs, 1 BIM, 1 yield analyst', 'Equipe: 2 desenvolvedores, 3 botânicas', '1 RF, 1 optical, 1 technician': a list
 * in which each is counted, by whatever word. Behind the word for a team all of it are people; a list alone has to name
 * one by a known trade, and the others by words like it. Those of known trades are left to their own readers.
 */
export function countedLists(context: ReadingContext): Person[] {
  if (context.plannerType !== 'sprint') return []
  const found = context.segments.flatMap((first) => {
    const sentence = sentenceOf(context, first)
    return sentence[0] === first && first.depth === 0 ? unknownOf(context, { from: first.from, to: sentence.at(-1)!.to }) : []
  })
  for (const { words } of found) claim(context, words)
  return expandCounted(found)
}

/** 'Three of us (me, Ada, a temp until May)': those of the brackets who are known by what they are. */
function bracketOf(context: ReadingContext, words: Words): Counted[] {
  const { tokens } = context.source
  const of = keysOf(context, words).findIndex((key, index, keys) => key === 'of' && keys[index + 1] === 'us' && /^(?:two|three|four|five|six|[2-9])$/u.test(keys[index - 1] ?? ''))
  const open = of < 0 ? -1 : tokens.findIndex(({ key }, index) => index > words.from + of && index <= words.from + of + LONGEST_ROLE + 1 && key === '(')
  const close = open < 0 ? -1 : tokens.findIndex(({ key }, index) => index > open && index <= words.to && key === ')')
  const list = close < 0 ? null : { from: open + 1, to: close }
  const posts = list === null ? [] : itemsOf(context, list).flatMap((item) => (holdsName(context, item) ? [] : itemAt(context, item) ?? []))
  // Trades that all have a number, '(3 devs, 1 designer)', are counted where trades are.
  const isRead = posts.every(({ isKnown, words: { from } }) => isKnown && !/^(?:an?|ein|eine|un|una|une|um|uma)$/u.test(tokens[from]!.key))
  return isRead ? [] : posts.filter(({ isTrade, isLike }) => isTrade || isLike)
}

function unknownOf(context: ReadingContext, words: Words): Counted[] {
  const inside = bracketOf(context, words)
  if (inside.length > 0) return inside
  const keys = keysOf(context, words)
  const lead = LEAD.exec(`${keys.slice(0, LONGEST_LEAD).join(' ')} `)?.[0].trim().split(' ').length ?? 0
  const items = itemsOf(context, { from: words.from + lead, to: words.to })
  const counted = items.map((item) => (holdsName(context, item) ? null : itemAt(context, item) ?? (lead > 0 ? numberedBehind(context, item) : null)))
  const isOther = counted.findIndex((item, index) => item === null && !(lead > 0 && holdsName(context, items[index]!)))
  const run = counted.slice(0, isOther < 0 ? counted.length : isOther).flatMap((item) => item ?? [])
  if (run.length < 2) return []
  const isTeam = lead > 0 ? run.length === counted.length || run.some(({ isKnown, isTrade }) => isKnown || isTrade) || isOther < 0 : run.some(({ isKnown, isTrade }) => isKnown || isTrade) && run.every(({ isKnown, isLike }) => isKnown || isLike)
  return isTeam ? run.filter(({ isKnown }) => !isKnown) : []
}

function holdsName(context: ReadingContext, { from, to }: Words): boolean {
  return context.source.tokens.slice(from, to).some((_, offset) => isName(context, from + offset))
}

/** 'Bookings (1)', 'stores (2, not on Fridays)' behind 'we are': a department and how many of it. */
function numberedBehind(context: ReadingContext, { from, to }: Words): Item | null {
  const { tokens } = context.source
  const open = tokens.slice(from, to).findIndex(({ key }) => key === '(') + from
  const number = open > from ? parseNumber(context.source, open + 1) : null
  const isCount = number !== null && Number.isInteger(number.value) && number.value >= 1 && number.value <= LARGEST_TEAM && /^[,)]$/u.test(tokens[number.next]?.key ?? '')
  const isNoun = open - from <= LONGEST_ROLE && tokens.slice(from, open).every(({ kind, key }, index) => kind === 'word' && !(index === 0 && BEHIND.test(key))) && !holdsName(context, { from, to: open })
  if (!isCount || !isNoun) return null
  const role = tokens.slice(from, open).map(({ text }) => text).join(' ')
  return { count: number.value, role, words: { from, to: tokens[number.next]!.key === ')' ? number.next + 1 : number.next }, capacity: null, isKnown: false, isTrade: false, isLike: true }
}

const LONGEST_LEAD = 12

/** Cut at commas and words that join, outside brackets. */
function itemsOf({ source: { tokens } }: ReadingContext, { from, to }: Words): Words[] {
  const items: Words[] = []
  let [start, depth] = [from, 0]
  for (let at = from; at <= to; at += 1) {
    const key = tokens[at]?.key ?? ''
    if (key === '(') depth += 1
    if (key === ')') depth -= 1
    if (at < to && (depth > 0 || !JOINT_OR_COMMA.test(key))) continue
    if (at > start) items.push({ from: start, to: at })
    start = at + 1
  }
  return items
}

/** '2 QE', 'one potter (whenever)', '1 PM', 'bookings (1)'; null for anything else. */
function itemAt(context: ReadingContext, { from, to }: Words): Item | null {
  const { tokens } = context.source
  const number = numberAt(context, from)
  if (!number || isWantedAt(context, from)) return null
  let end = number.next
  while (end < to && end - number.next < LONGEST_ROLE && isOfRole(context, end, number.next)) end += 1
  if (end === number.next || end < to && /^\p{L}/u.test(tokens[end]!.key) && !BEHIND.test(tokens[end]!.key)) return null
  const said = tokens.slice(number.next, end)
  if (said.some((_, offset) => isName(context, number.next + offset) && !ABBREVIATION.test(said[offset]!.text))) return null
  const head = said.at(-1)!
  const role = [...said.slice(0, -1).map(({ text }) => text), singularOf(head.text, number.value, context.language)].join(' ').replace(/ - /gu, '-')
  const known = roleAt(context, number.next)
  const share = shareAt(context, tokens[end]?.key === '(' ? end + 1 : end) ?? hoursAt(context, end)
  const words = { from, to: share === null ? end : share.next + Number(tokens[end]?.key === '(' && tokens[share.next]?.key === ')') }
  const isKnown = known !== null && known.next === end && !isOfClock(context, from)
  const isTrade = occupationOf(head.key) !== null
  const isLike = isTrade || ABBREVIATION.test(role) || SOMEBODY.test(role.toLowerCase()) || isPostWord(head, context.language)
  return { count: number.value, role: isOfClock(context, from) ? 'PM' : role, words, capacity: share ? { minutes: share.minutes, per: 'week' } : null, isKnown, isTrade, isLike }
}

function numberAt(context: ReadingContext, from: number): { value: number; next: number } | null {
  const { tokens } = context.source
  if (/^(?:an?|one|ein|eine|un|una|une|um|uma)$/u.test(tokens[from]!.key)) return { value: 1, next: from + 1 }
  const number = tokens[from]!.kind === 'symbol' ? null : parseNumber(context.source, from)
  const isCount = number !== null && Number.isInteger(number.value) && number.value >= 1 && number.value <= LARGEST_TEAM && tokens[number.next]?.spaced === true
  return isCount && (isOfClock(context, from) || !context.groups.some((group) => from >= group.from && from < group.to)) ? number : null
}

/** The 'PM' of '1 PM, 2 coders', which is no hour. */
function isOfClock({ source: { tokens } }: ReadingContext, from: number): boolean {
  return tokens[from + 1]?.text === 'PM' && tokens[from + 1]!.spaced && /^[1-3]$/u.test(tokens[from]!.key)
}

function isOfRole(context: ReadingContext, at: number, first: number): boolean {
  const { key, kind } = context.source.tokens[at]!
  if (key === '-' && at > first) return true
  if (isOfClock(context, at - 1)) return true
  const isUnit = context.source.entries[at]!.some(({ sense }) => sense.type === 'unit' || sense.type === 'weekday' || sense.type === 'month')
  return kind === 'word' && !isUnit && !BEHIND.test(key) && !isEmptyIn(context.language, key)
}

function singularOf(word: string, count: number, language: string): string {
  if (count === 1 || ABBREVIATION.test(word)) return word
  if (language === 'de') return word.replace(/innen$/u, 'in')
  return word.length > 3 && !/(?:ss|ics)$/u.test(word) ? word.replace(/s$/u, '') : word
}

/** The '(20 h)' behind somebody: hours of a week. */
function hoursAt(context: ReadingContext, at: number): { minutes: number; next: number } | null {
  const { tokens } = context.source
  const number = tokens[at]?.key === '(' ? parseNumber(context.source, at + 1) : null
  return number && /^(?:h|hrs?|hours?|std|stunden|horas?|heures?)$/u.test(tokens[number.next]?.key ?? '') && tokens[number.next + 1]?.key === ')' ? { minutes: number.value * 60, next: number.next + 1 } : null
}
