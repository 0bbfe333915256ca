import { weekdayOf } from '../../../time/day-number.ts'
import { senseAt } from '../../../time/grammar/source.ts'
import type { Source } from '../../../time/grammar/source.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import { isEmptyWord } from '../../empty-words.ts'
import { tokenAt, type Surrounded, type TimeOfThing } from './time-of-thing.ts'

/** Widest stretch between a season and the date of what is named for it, in characters. */
const MOST_BETWEEN = 40

/** Times of which those that stand behind them say when. */
export const DATED_TIMES: readonly TimeOfThing[] = [
  { says: 'Bake a cake by the summer fair on 19 June', isOfThing: isSeasonOfOccasion },
  { says: 'No work during spring break, 22-26 March', isOfThing: isDatedBreak },
  { says: 'Sew a costume for Carnival Tuesday (16 February)', isOfThing: isWeekdayOfDate },
  { says: 'Bake for Orthodox Easter: 30 April to 3 May', isOfThing: isDatedHoliday },
  { says: 'The harvest this year is from 8 to 20 September', isOfThing: isYearOfDates },
  { says: 'Read one chapter per evening, Mon-Thu 19:30-21:00', isOfThing: isPerPart },
  { says: 'Ruud is on nights 14-18 June', isOfThing: isShift },
]

/** What stands between this time and the first of those behind it that fits; undefined where none does. */
function upTo({ source, time, times }: Surrounded, furthest: number, fits: (other: TimeExpression) => boolean): string | undefined {
  const other = times.find((each) => each.start > time.end && each.start - time.end <= furthest && fits(each))
  return other && source.text.slice(time.end, other.start)
}

/** The occasion has a date of its own. */
function isSeasonOfOccasion(around: Surrounded): boolean {
  const { source, time } = around
  if (time.days?.grain !== 'season') return false
  const next = tokenAt(source, time.end)
  const noun = source.tokens[next]
  const isNoun = noun?.kind === 'word' && /^\p{Ll}{3,}/u.test(noun.text) && source.entries[next]!.length === 0 && !isEmptyWord(noun.key)
  return isNoun && upTo(around, MOST_BETWEEN, (other) => other.days?.grain === 'day' && /^[^.,;:!?\n]*$/u.test(source.text.slice(time.end, other.start)) || other.days?.grain === 'range' && !/^(?:break|holidays?|half|vacation|recess|term)$/u.test(noun.key) && /^[^.;:!?\n]*$/u.test(source.text.slice(time.end, other.start))) !== undefined
}

function isDatedBreak(around: Surrounded): boolean {
  const between = around.time.days?.grain === 'season' ? upTo(around, 24, ({ days }) => days?.grain === 'range') : undefined
  return between !== undefined && /^ (?:break|holidays?|half[- ]term|vacation|recess|term)(?: |, | \(|: )(?:on |from )?$/iu.test(between)
}

function isWeekdayOfDate({ time: { days, end, words }, behind, times }: Surrounded): boolean {
  // 'Next Saturday (16 January)'.
  const isNamed = days?.isRelative === true && days.first === days.last && /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu.test(words)
  const weekday = days?.bareWeekday ?? (isNamed ? weekdayOf(days.first) : null)
  const dated = weekday === null || !behind.startsWith(' (') ? undefined : times.find(({ start }) => start === end + 2)
  return dated?.days?.grain === 'day' && dated.days.bareWeekday === null && weekdayOf(dated.days.first) === weekday
}

function isDatedHoliday(around: Surrounded): boolean {
  const { source, time: { start, end, days, clock, recurrence } } = around
  if (days === null || clock !== null || recurrence !== null || !namesHoliday(source, { start, end })) return false
  const between = upTo(around, MOST_BETWEEN, (other) => other.days !== null && !other.days.isRelative && !other.days.isDayOfMonth && other.days.bareWeekday === null)
  return between !== undefined && (days.grain === 'day' && /^(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day)?(?: \(|: ?| (?:on|am|no dia|el|el d[ií]a|le)? ?)$/iu.test(between) || LASTS.test(between))
}

/** 'Ramadan this year is from …', 'Easter holidays are …'. */
const LASTS = /^(?: (?:holidays?|break|vacation|weekend|season))?(?:,? this year,?)? (?:is|are|runs?|goes|go|lasts?)(?: this year)?(?: on| from)? ?$/iu

/** The year in which the dates behind it lie. */
function isYearOfDates(around: Surrounded): boolean {
  const { source, time: { words, start } } = around
  const before = source.text.slice(Math.max(0, start - MOST_BETWEEN), start)
  const between = /^this year$/iu.test(words) ? upTo(around, MOST_BETWEEN, ({ days }) => days !== null && !days.isRelative && days.bareWeekday === null) : undefined
  return between !== undefined && (LASTS.test(` this year${between}`) || /(?:^|[.!?\n] ?)[^.!?\n]* (?:is|are) $/iu.test(before) && /^,? ?(?:from )?$/iu.test(between))
}

function namesHoliday(source: Source, { start, end }: { start: number; end: number }): boolean {
  return source.tokens.some((token, index) => token.start >= start && token.start < end && senseAt(source, index, 'holiday') !== null)
}

/** The evenings are those named behind. */
function isPerPart(around: Surrounded): boolean {
  const { time: { words, days }, before } = around
  const isPart = days === null && /^(?:morning|evening|afternoon|night)$/iu.test(words) && /\b(?:per|each|an?) $/iu.test(before)
  return isPart && upTo(around, 3, ({ start }) => /^[ ,(:]+$/u.test(around.source.text.slice(around.time.end, start))) !== undefined
}

/** After a night shift one sleeps; the dates alone say when. */
function isShift({ time: { words, end }, before, times }: Surrounded): boolean {
  const isNights = /^(?:on )?(?:nights|night shifts?)$/iu.test(words) && (/^on /iu.test(words) || /\bon $/iu.test(before))
  return isNights && times.some(({ start, days, recurrence }) => start - end === 1 && days !== null && recurrence === null)
}
