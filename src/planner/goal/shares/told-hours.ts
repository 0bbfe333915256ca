import type { Brief, Note, Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import { numberSaid } from '../journeys/number-words.ts'
import { inOrderOfWords } from '../order-of-words.ts'
import { sentencesIn } from '../rewriting/people/people-named.ts'
import type { Stretch } from '../rewriting/people/people-named.ts'
import type { Wording } from '../rewriting/wording.ts'

type Person = Reading & ReadingOf<'person'>
type Capacity = NonNullable<Person['capacity']>
type Team = { people: readonly Person[]; limits: readonly ReadingOf<'limit'>[] }
type Given = { person: Person; capacity: Capacity; start: number; end: number }

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`
const PERIOD = String.raw`(?:,? ?(?:an?|per|each|every|/) ?(week|wk|sprint|fortnight|day)(?!\p{L}))`
const HOURS = new RegExp(String.raw`(?<![\p{L}\d.,:])(?<number>${NUMBER}) ?(?:h|hrs?|hours?)(?!\p{L})(?: of (?:our|my|their) time)?(?<each>(?:,)? (?:each|apiece)(?! (?:week|sprint|day|fortnight)))?(?<period>${PERIOD})?(?<every>,? (?:each|apiece)(?!\p{L}))?`, 'giu')
const EACH_BEFORE = /(?<!\p{L})(?:each|both|all)(?: of us)?(?: (?:has|have|with|can give|gives?|at|for|about|around|roughly))* $/iu
const BARE = new RegExp(String.raw`^(?:,? (?:and|but|has|have|can|gives?|does|do|only|just|about|around|roughly|with|for|at|:|–|-))*,? ?(?<number>${NUMBER})(?! ?(?:(?!and |but |then |h(?:rs?|ours?)?(?!\p{L}))\p{L}|%|[.:/]\d))`, 'iu')

/**
 * Adds the hours that a team's goal gives each of its people and its brief has not: 'Petra and I, 3 hours a week each' is of
 * whoever writes as well, and behind 'Ida has 10 hours a week' the bare numbers of the sentence are hours of that time too.
 */
export function withToldHours(brief: Brief, { text, plannerType }: Pick<Wording, 'text' | 'plannerType'>): Brief {
  const people = brief.readings.filter((reading): reading is Person => reading.kind === 'person' && reading.source === 'stated')
  if (plannerType !== 'sprint' || people.length === 0) return brief
  const limits = brief.readings.filter((reading) => reading.kind === 'limit')
  const given = sentencesIn(text).flatMap((sentence) => ofEach(text, sentence, { people, limits }) ?? ofOneAfterTheOther(text, sentence, { people, limits }))
  return given.reduce(withHours, brief)
}

/** 'Ana, Bo and me, 4 hours a week each': of those whom the sentence names, else of all. */
function ofEach(text: string, sentence: Stretch, { people, limits }: Team): Given[] | null {
  const [hours, ...more] = hoursIn(text, sentence)
  if (hours === undefined || more.length > 0) return null
  const isOfEach = hours.isOfEach || EACH_BEFORE.test(text.slice(Math.max(sentence.start, hours.start - 40), hours.start))
  if (!isOfEach || hours.capacity === null) return null
  const named = people.filter((person) => mentionsOf(text, sentence, person).length > 0)
  // Of whom the hours are may have been read: 'the head full time, two agents 4 hours each', 'Noor, assistants Benny and Clara (both 24 hours)'.
  const { minutes, per } = hours.capacity
  const known = people.filter(({ name, capacity }) => capacity !== null ? capacity.minutes === minutes && capacity.per === per : limits.some((limit) => limit.person === name && limit.max === minutes && limit.per === per))
  const others = people.filter((person) => named.includes(person) && person.capacity !== null && !known.includes(person))
  return whoseOf({ people, named, known, others }).map((person) => ({ person, capacity: hours.capacity!, start: hours.start, end: hours.end }))
}

function whoseOf({ people, named, known, others }: Record<'people' | 'named' | 'known' | 'others', readonly Person[]>): readonly Person[] {
  if (others.length > 0) return []
  if (known.length === 0) return named.length > 1 ? named : people
  return named.length > 1 ? named.filter((person) => known.includes(person) || person.isUser) : known.length === people.length ? people : []
}

/** 'Ida has 10 hours a week, Jon 5 and I have 8': whoever stands right before a number has so much. */
function ofOneAfterTheOther(text: string, sentence: Stretch, { people }: Team): Given[] {
  const [first] = hoursIn(text, sentence)
  if (first === undefined || first.capacity === null) return []
  const user = people.find(({ isUser }) => isUser) ?? userIn(text, sentence)
  const all = user === null || people.includes(user) ? people : [...people, user]
  const given = all.flatMap((person) => mentionsOf(text, sentence, person).flatMap((at): Given[] => {
    const found = BARE.exec(text.slice(at, sentence.end))
    return found === null ? [] : [{ person, capacity: { ...first.capacity!, minutes: first.capacity!.minutes / first.number * numberOf(found.groups!['number']!) }, start: at, end: at + found[0].length }]
  }))
  const isRow = given.length > 0 && all.some((person) => mentionsOf(text, sentence, person).some((at) => at <= first.start && first.start - at < NEAR))
  return isRow ? given : []
}

/** Letters between a name and its hours. */
const NEAR = 24

type Hours = Stretch & { number: number; capacity: Capacity | null; isOfEach: boolean }

function hoursIn(text: string, { start, end }: Stretch): Hours[] {
  const words = text.slice(start, end)
  const period = new RegExp(PERIOD, 'iu').exec(words)?.[1]
  return Array.from(words.matchAll(HOURS), ({ 0: said, index, groups }): Hours => {
    const number = numberOf(groups!['number']!)
    const own = new RegExp(PERIOD, 'iu').exec(groups!['period'] ?? '')?.[1] ?? period
    return { number, capacity: own === undefined ? null : capacityOf(number, own.toLowerCase()), isOfEach: (groups!['each'] ?? groups!['every']) !== undefined, start: start + index, end: start + index + said.length }
  })
}

function capacityOf(hours: number, period: string): Capacity {
  if (period === 'fortnight') return { minutes: hours * 30, per: 'week' }
  return period === 'day' ? { minutes: hours * 60 * WORKDAYS, per: 'week' } : { minutes: hours * 60, per: period === 'sprint' ? 'sprint' : 'week' }
}

const WORKDAYS = 5

function numberOf(words: string): number {
  return /^\d/u.test(words) ? Number(words.replace(',', '.')) : numberSaid(words)
}

/** Where each mention of somebody ends. */
function mentionsOf(text: string, { start, end }: Stretch, { name, isUser }: Person): number[] {
  const words = [...(isUser ? ['I', 'me', 'Me', 'myself'] : []), ...(name === 'Me' ? [] : [name, name.split(' ')[0]!])].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  return Array.from(text.slice(start, end).matchAll(new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?![\p{L}])`, 'gu')), ({ 0: said, index }) => start + index + said.length)
}

/** 'And I have 8': whoever writes is one of them. */
function userIn(text: string, sentence: Stretch): Person | null {
  const at = /(?<!\p{L})(?:I (?:have|can|do)|me|I) (?=\d)/u.exec(text.slice(sentence.start, sentence.end))
  if (at === null) return null
  const start = sentence.start + at.index
  return { id: '', words: text.slice(start, start + 1), start, end: start + 1, source: 'stated', strength: 'hard', appliesTo: null, text: 'Me', kind: 'person', name: 'Me', roles: [], isUser: true, capacity: null }
}

/** Whoever has hours keeps them. */
function withHours(brief: Brief, { person, capacity, start, end }: Given): Brief {
  const known = brief.readings.find((reading) => reading.kind === 'person' && reading.name === person.name)
  const isTold = (note: Note) => note.start < end && note.end > start
  const notes = brief.notes.filter((note) => !isTold(note))
  if (known?.kind === 'person' && known.capacity !== null) return known.capacity.minutes === capacity.minutes && known.capacity.per === capacity.per ? { ...brief, notes } : brief
  const told: Person = { ...(known?.kind === 'person' ? known : { ...person, id: `r${brief.readings.length + 1}` }), capacity, text: `${known?.text ?? person.text}: ${describeMinutes(capacity.minutes)} per ${capacity.per}` }
  const others = brief.readings.filter((reading) => reading !== known)
  return { ...brief, readings: inOrderOfWords([...others, told]), notes }
}
