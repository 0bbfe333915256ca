import { isoDate } from '../../../time/day-number.ts'
import { baseOf, isSameThing } from '../../expressions/settle-counted-days.ts'
import type { DateNamed } from './dates-named.ts'
import type { Said } from '../said.ts'

/** 'Before the plumber comes', 'by the inspection', 'in time for the party', 'before he arrives', 'before flying'. */
const BOUND = /(?<=[\p{L}\d,;:.!?)(] )(?:(?:well |right |just |sometime )?(?<before>before|ahead of|prior to|in time for|ready for)|(?<by>by)) (?<name>(?:(?:the|our|my|his|her|their|that|this|i|we|he|she|they|it) )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,4}?)(?= ?(?:$|[.,;:!?)\n]| (?:and|but|so|i|we|please|then)(?!\p{L})))/giu
/** What stands before it where days are counted, or where something is denied. */
const COUNTED = /(?<!\p{L})(?:hours?|hrs?|mins?|minutes|days?|weeks?|months?|nights?|evenings?|mornings?|afternoons?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day) $/iu
/** 'At least ten days', 'a week'. */
const LENGTH = /(?<!\p{L})(?:(?:at least|no later than|by|about) )?(?<count>\d{1,3}|a|one|two|three|four|five|six|ten) (?<unit>days?|weeks?) $/iu
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 }
/** 'Someone must be home by then' names nothing that is done. */
const OF_ANYBODY = /(?<!\p{L})(?:some|any|every)(?:one|body) (?:must|has to|needs to|should|will)(?!\p{L})[^.!?\n]{0,60}$/iu
const OPENS_SENTENCE = /(?:^|[.!?:\n]\s{0,2})$/u
const OPENS_CLAUSE = /(?:^|[.!?;:,(\n]\s{0,2}|(?<!\p{L})(?:all|everything|it all|all of (?:it|this|that|them)|these|both|done|ready|finished|sorted|in place|bought|and) )$/iu
const DENIED = /(?<!\p{L})(?:not|never|nothing|no \p{L}+|can['’]?t|cannot|don['’]?t|won['’]t|least|only|free|off|start|starts|starting|begin) $/iu
/** Words of a name that do not tell things apart. */
const SAID_OF_ALL = /^(?:the|our|my|his|her|their|that|this|a|an|i|we|he|she|they|it|comes?|coming|arrives?|arriving|starts?|begins?|happens?|is|are|here|due|gets?|opens?|lands?|day|date|big|actual|do|does|takes? place|of|for|to|in|at|with)$/u
const PERSON_COMES = /^(?:(?:he|she|they|it)['’]?(?:s|re) (?:here|home|back|born|due)|(?:he|she|they|it) (?:comes?|arrives?|gets? here|is here|are here|lands?|starts?|leaves?|begins?|happens?|opens?))$/iu
const COMES = /(?<!\p{L})(?:comes?|coming|arriv\p{L}*|gets? (?:home|back)|moves? in|lands?|is due|born|visits?)(?!\p{L})/iu
const FETCHED = /(?<!\p{L})(?:collect|fetch|pick(?:ing)? (?:him|her|them|it|\p{L}+ )?up|bring(?:ing)? (?:him|her|them|\p{L}+) home|adopt\p{L}*|get(?:ting)? (?:the|our|my|a) (?:\p{L}+ )?(?:puppy|pup|kitten|dog|cat|baby))(?!\p{L})/iu
/** Going away, in the words of the bound and in those of the date. */
const LEAVES = /^(?:flying|travelling|traveling|leaving|departure|departing|take-?off|setting off|the (?:trip|flight|journey|holiday|vacation)|(?:i|we) (?:go|leave|fly|travel|set off|head off|depart|go away|head out))$/iu
const JOURNEY = /(?<!\p{L})(?:fl(?:y|ies|ight|ying)|leav(?:e|es|ing)|depart\p{L}*|set(?:ting)? off|trip|holidays?|vacation|travel\p{L}*|train|ferry|plane|cruise|go away)(?!\p{L})/iu
const JOINT = /[.!?;,\n:(]|\s(?:and|then|\+|&|-|–)\s/giu

/** What is bounded by a thing that has a date elsewhere, bounded by that date: 'pick tiles before the plumber comes'. */
export function beforeNamedEvents(text: string, dates: () => readonly DateNamed[]): Said[] {
  return [...text.matchAll(BOUND)].flatMap(({ 0: words, index, groups }) => {
    const name = groups!['name']!
    const lead = text.slice(0, index)
    const counted = LENGTH.exec(lead)
    // 'All before he comes' and 'Before the party we need …' are read as they stand, with their lists.
    if (DENIED.test(lead) || OF_ANYBODY.test(lead) || COUNTED.test(lead) && !(counted && LEAVES.test(name)) || !LEAVES.test(name) && OPENS_SENTENCE.test(lead) || PERSON_COMES.test(name) && OPENS_CLAUSE.test(lead)) return []
    const date = dateOf(text, name, { dates: dates(), at: index })
    if (!date || date.start < index + words.length && date.end > index) return []
    const isBefore = groups!['before'] !== undefined || date.hasHours
    // The days of a journey stay those of the plan: what is needed for it is there the day before.
    const isTrip = date.last > date.day && JOURNEY.test(clauseOf(text, date))
    if (counted) return [{ text: `by ${isoDate(date.day - daysOf(counted.groups!))}`, start: counted.index, end: index + words.length }]
    return [{ text: isTrip ? `by ${isoDate(date.day - 1)}` : `${isBefore ? 'before' : 'by'} ${isoDate(date.day)}`, start: index, end: index + words.length }]
  })
}

function daysOf({ count, unit }: Readonly<Record<string, string>>): number {
  return (COUNTS[count!.toLowerCase()] ?? Number(count)) * (/^week/iu.test(unit!) ? 7 : 1)
}

const FIRST_OF_SERIES = /^(?:the |our |my |that )?first (?:one|practice|training|session|rehearsal|class|lesson|meeting|match|game|walk|run|workshop)s?$/iu
const SAID_FIRST = /(?<!\p{L})(?:the )?first(?: (?:one|time|practice|training|session|rehearsal|class|lesson|meeting|match|game|walk|run|workshop))?(?: is| on| will be|,|:){0,2} (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day)? ?)$/iu
/** In characters. */
const LONGEST_EDGE = 40

function dateOf(text: string, name: string, { dates, at }: { dates: readonly DateNamed[]; at: number }): DateNamed | undefined {
  // 'Puppy comes home 22 May … second shots on 12 June, gates up before he gets here': who has been said to come.
  if (PERSON_COMES.test(name)) return dateOfWhoComes(text, dates.filter(({ end }) => end <= at))
  const named = LEAVES.test(name) ? dates.filter((date) => JOURNEY.test(clauseOf(text, date))) : []
  if (named.length > 0 || LEAVES.test(name)) return earliest(named)
  // 'Practices Tuesdays, first one 16 March … a talk with the parents before the first practice'.
  if (FIRST_OF_SERIES.test(name)) return earliest(dates.filter((date) => SAID_FIRST.test(text.slice(Math.max(0, date.start - LONGEST_EDGE), date.start))))
  const wanted = name.toLowerCase().split(/\s+/u).filter((word) => !SAID_OF_ALL.test(word)).map(baseOf)
  if (wanted.length === 0 || wanted.some((word) => word.length < 3)) return undefined
  return earliest(dates.filter((date) => {
    const words = clauseOf(text, date).toLowerCase().split(/[^\p{L}'’-]+/u).filter(Boolean).map(baseOf)
    return wanted.every((word) => words.some((other) => isSameThing(other, word)))
  }))
}

/** Of the dates before it, that on which somebody was said to come or to be fetched. */
export function dateOfWhoComes(text: string, before: readonly DateNamed[]): DateNamed | undefined {
  return before.findLast((date) => COMES.test(clauseOf(text, date))) ?? before.findLast((date) => FETCHED.test(sentenceBefore(text, date))) ?? before.at(-1)
}

function sentenceBefore(text: string, { start }: DateNamed): string {
  return text.slice(0, start).split(/[.!?](?:\s)|\n/u).at(-1)!
}

/** Of a thing on several days, the first. */
function earliest(dates: readonly DateNamed[]): DateNamed | undefined {
  return dates.toSorted((a, b) => a.day - b.day)[0]
}

/** The words around a date up to the joints on either side. */
function clauseOf(text: string, { start, end }: DateNamed): string {
  const from = Math.max(0, ...[...text.slice(0, start).matchAll(JOINT)].map(({ index, 0: sign }) => index + sign.length))
  const to = text.slice(end).search(/[.!?;,\n:)]|\s(?:and|then)\s/iu)
  return text.slice(from, to < 0 ? text.length : end + to)
}
