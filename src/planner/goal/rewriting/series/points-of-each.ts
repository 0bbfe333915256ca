import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'
import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import { namesOf, runsOf } from './dated-lists.ts'
import { withSharedHours } from './shared-hours.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'
import { saidOn } from '../dates/said-on.ts'

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10, the: 1 }
const COUNT = String.raw`(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|ten|the)`
const UNIT = String.raw`(?<unit>hours?|hrs?|h|days?|nights?|evenings?|weeks?)`
const EACH = String.raw`(?:(?:each|every)(?: (?:one|time|of (?:them|these|those)|\p{L}{3,}))?|them all|all of them)`
/** 'A week ahead of each', '2 hours earlier each time', 'the day before every match'. */
const POINT = new RegExp(String.raw`(?<![\p{L}\p{N}])${COUNT} ?${UNIT} (?<side>before|ahead of|ahead|prior to|in advance of|in advance|earlier|after|later) ${EACH}(?=$|\s*[.,;:!?)\n]|\s(?:and|i|we)(?!\p{L}))`, 'giu')
/** 'The three days after each I can do nothing', 'two days after each I rest'. */
const REST = /^\s{0,2}(?:,\s)?(?:(?:i|we|i['’]ll|we['’]ll|i['’]m|we['’]re)\s)?(?:(?:can['’]?t|cannot|can|will|won['’]t|must|need to|have to|am|are|be|keep)\s){0,2}(?:do (?:nothing|anything)|no good|good for nothing|off|free|nothing|resting|rest|out of action|wiped out|useless)(?: planned| on| at all)?(?=$|[\s.,;!?])/iu
/** Whether a text may count anything from each of its dates. */
export const OF_EACH = /(?<!\p{L})(?:each|every|them all|all of them)(?!\p{L})/iu
/** 'I can't work the day after each match'. */
const BARRED = /^(?:can['’]?t|cannot|won['’]t be able to) (?:work|do (?:anything|much)|train|study|play|help)$/iu
/** 'In Leeds', 'v Derby': the gig of Leeds, the match of Derby. */
const OF_PLACE = /^(?:in|at|with|vs?|against) /iu
/** What leads to a deed. */
const LEAD = /^(?:and|then|also|but|so|please|plus|(?:i|we)(?:['’]ve|['’]d)?|(?:have|need|want|got|like|ought) to|has to|must|should|remember to|will|['’]ll)\s/iu
const MOST_WORDS = 8

/** What is counted from each of several dates, once for every one of them: 'Concerts 6 and 20 March, tune the piano two days before each'. */
export function sentencesOfPointsOfEach(text: string, { dates, today }: { dates: () => readonly DateNamed[]; today: DayNumber }, language: string): Said[] {
  const found = [...text.matchAll(POINT)]
  if (found.length === 0) return []
  const runs = runsOf(text, withSharedHours(text, dates()))
  return found.flatMap((point) => {
    const run = runs.findLast((list) => list.at(-1)!.end <= point.index)
    return run ? saidOfEach(text, point, { run, today, language }) : []
  })
}

function saidOfEach(text: string, { 0: words, index, groups }: RegExpExecArray, { run, today, language }: { run: readonly DateNamed[]; today: DayNumber; language: string }): Said[] {
  const end = index + words.length
  const rest = REST.exec(text.slice(end))
  const start = startOfClause(text, index)
  const shift = shiftOf(groups!)
  const lasting = FOR.test(text.slice(start, index)) && shift.sign > 0 && !shift.isOfHours ? lastingAfterEach(text, { start, index, end, run, shift }) : null
  if (lasting !== null) return [lasting]
  const deed = deedOf(text.slice(start, index))
  if (rest || BARRED.test(deed)) return [{ text: `Nothing on ${run.map(({ day }) => stretchOf(day, shift)).join(', ')}`, start, end: end + (rest?.[0].length ?? 0) }]
  if (deed === '' || deed.split(/\s+/u).length > MOST_WORDS) return []
  const names = namesOf(text, run)
  const said = run.flatMap((date, at) => pointsFrom(date, shift).filter(({ day }) => day > today).map(({ day, hours }) => saidOn({ label: names === null || language !== 'en' ? deed : `${deed} for ${names[at]!.replace(OF_PLACE, '')}`, day: isoDate(day), hours, language })))
  return said.length === 0 ? [] : [{ text: ` ${said.join('\n')}\n`, start, end }]
}

const FOR = /\sfor\s$/iu
/** '… and drops four times a day for four weeks': what is joined to it begins at each of the dates as well. */
const JOINED = new RegExp(String.raw`^,? and (?<deed>[^.;:,!?\n]{4,70}?) for ${COUNT} (?<unit>days?|weeks?)(?=$|\s*[.,;!?)\n])`, 'iu')

/** 'No lifting for two weeks after each': what goes on for so long from each date. */
function lastingAfterEach(text: string, { start, index, end, run, shift }: { start: number; index: number; end: number; run: readonly DateNamed[]; shift: Shift }): Said | null {
  const deed = deedOf(text.slice(start, index).replace(FOR, ' ')).replace(TOLD_BY, '')
  const joined = JOINED.exec(text.slice(end))
  const deeds = [{ deed, shift }, ...(joined === null ? [] : [{ deed: joined.groups!['deed']!, shift: shiftOf({ ...joined.groups, side: 'after' }) }])]
  if (deeds.some((each) => each.deed === '' || each.deed.split(/\s+/u).length > MOST_WORDS)) return null
  const said = deeds.flatMap((each) => run.map(({ day }) => `${capitalised(each.deed)} from ${isoDate(day + 1)} to ${isoDate(day + each.shift.days)}.`))
  return { text: said.join(' '), start, end: end + (joined?.[0].length ?? 0) }
}

/** Who says so is none of it: 'the leaflet says'. */
const TOLD_BY = /^(?:(?:the|my|our) )?(?:\p{L}+ )?(?:says?|said|tells me|told me|wants)(?: that)? /iu

function capitalised(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}

type Shift = { count: number; isOfHours: boolean; days: number; part: string | null; sign: 1 | -1 }

function shiftOf(groups: Readonly<Record<string, string>>): Shift {
  const [count, unit] = [groups['count']!.toLowerCase(), groups['unit']!.toLowerCase()]
  const number = COUNTS[count] ?? Number(count)
  const sign = /^(?:after|later)$/iu.test(groups['side']!) ? 1 : -1
  return { count: number, isOfHours: unit.startsWith('h'), days: number * (unit.startsWith('week') ? 7 : 1), part: /^(?:night|evening)/u.test(unit) ? '19:00' : null, sign }
}

/** The moment counted from a date; an hour before something needs its hour. */
function pointsFrom({ day, at }: Pick<DateNamed, 'day' | 'at'>, { count, isOfHours, days, part, sign }: Shift): { day: DayNumber; hours: string | null }[] {
  if (!isOfHours) return [{ day: day + sign * days, hours: part }]
  if (at === null) return [{ day, hours: null }]
  const minute = at + sign * count * 60
  const clock = (minute + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return [{ day: day + Math.floor(minute / MINUTES_PER_DAY), hours: `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}` }]
}

/** The days in between: 'the three days after' are all of them. */
function stretchOf(day: DayNumber, { days, sign }: Shift): string {
  const [first, last] = sign > 0 ? [day + 1, day + days] : [day - days, day - 1]
  return first === last ? isoDate(first) : `${isoDate(first)} to ${isoDate(last)}`
}

function startOfClause(text: string, at: number): number {
  const joints = [...text.slice(0, at).matchAll(/[.!?]\s|[,;:\n]\s?|\s[-–—]\s|\s(?:and|then)\s/giu)]
  return joints.length === 0 ? 0 : joints.at(-1)!.index + joints.at(-1)![0].length
}

function deedOf(words: string): string {
  let deed = words.trim()
  while (LEAD.test(deed)) deed = deed.replace(LEAD, '').trim()
  return deed.replace(/\s(?:is|are|at|by|about)$/iu, '')
}
