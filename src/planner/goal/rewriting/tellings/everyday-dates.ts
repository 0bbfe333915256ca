import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate, weekdayOf } from '../../../time/day-number.ts'
import type { Said } from '../said.ts'

type Told = { today: DayNumber; dayOf: (words: string) => DayNumber | null }

/** Days of one's life as people tell them: 'dad turns 70 on 20 March', 'this week and next', 'by week 36' of a pregnancy, 'last day at work 19 March'. */
export function everydayDates(text: string, told: Told): Said[] {
  return [...birthdays(text), ...twoWeeks(text, told), ...weeksOfPregnancy(text, told), ...lastDays(text), ...cutToLength(text)]
}

/** A person by name, or 'my' and who it is, the age and the day, up to what is done for it. */
const TURNS = /(?<=(?<![\p{L}’'])(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\p{Ll}[\p{L}’'-]{0,15} ){0,2}?[\p{L}’'-]{2,15}|\p{Lu}\p{Ll}{1,15}|I|i) (?:turns?|is turning|['’]?m turning|will turn) \d{1,3} on [^.;!?\n]{3,24}?),? (?:and|so) (?:(?<plan>(?:we|I|i)(?:['’]re|['’]m| are| am) (?:throwing|having|doing|hosting|giving|holding|planning|organi[sz]ing|putting on|cooking)(?: h[ie][mr]| them| her)? (?=an? ))|(?=(?:we|i|I|our|my)(?:['’]| )))/gu

function birthdays(text: string): Said[] {
  return [...text.matchAll(TURNS)].map(({ 0: words, index, groups }) => ({ text: groups!['plan'] === undefined ? '. ' : '. Plan ', start: index, end: index + words.length }))
}

const TWO_WEEKS = /(?<!\p{L})(?:for |over |during |all )?this week and (?:the )?next(?: week| one)?(?= ?(?:[.,;:!?()\n]|$)| (?:and|but|except|only|to|then) )/giu
const DAYS_OF_WEEK = 7

function twoWeeks(text: string, { today }: Told): Said[] {
  const last = today + 2 * DAYS_OF_WEEK - weekdayOf(today)
  return [...text.matchAll(TWO_WEEKS)].map(({ 0: words, index }) => ({ text: `from ${isoDate(today)} to ${isoDate(last)}`, start: index, end: index + words.length }))
}

const WEEKS_OF_PREGNANCY = 40
const EXPECTED = /(?<!\p{L})(?:due(?: date)?|baby|birth)(?: is| arrives| comes|:)?(?: on)? (?:the )?(?<day>(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?)(?![\p{L}\d])/giu
const PREGNANT = /(?<!\p{L})(?:baby|pregnan\p{L}*|antenatal|midwife|maternity|hospital bag|expecting)(?!\p{L})/iu
const AT_WEEK = /(?<!\p{L})(?<when>by|before|from|after|until|till|at) (?:(?:about|around) )?(?:week (?<week>\d{2})|(?<count>\d{2}) weeks)(?= ?(?:[.,;:!?()\n]|$)| (?:and|but|i|we|pregnant) )/giu

/** A pregnancy is told in weeks up to the fortieth, and no plan for a birth in that of a calendar. */
function weeksOfPregnancy(text: string, { dayOf }: Told): Said[] {
  const due = PREGNANT.test(text) ? [...text.matchAll(EXPECTED)].map(({ groups }) => dayOf(groups!['day']!)).find((day) => day !== null) : undefined
  if (due === undefined || due === null) return []
  return [...text.matchAll(AT_WEEK)].map(({ 0: words, index, groups }) => {
    const { when, week, count } = groups!
    const day = due - (WEEKS_OF_PREGNANCY - Number(week ?? count)) * DAYS_OF_WEEK
    return { text: `${/^at$/iu.test(when!) ? 'by' : when} ${isoDate(day)}`, start: index, end: index + words.length }
  })
}

const LAST_DAY = /(?<!\p{L})(?:(?:my|our|his|her|the) )?last (?:day|shift) (?:at|of) (?:the )?(?<what>work|school|term|nursery|college|uni(?:versity)?|(?:my|the|her|his) (?:old |current )?job)(?: is|:)?(?: on)? (?=(?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d))/giu

function lastDays(text: string): Said[] {
  return [...text.matchAll(LAST_DAY)].map(({ 0: words, index, groups }) => ({ text: `${groups!['what']!} ends on `, start: index, end: index + words.length }))
}

const CUT = /(?<=(?<!\p{L})(?:cut|cutting|trim|trimming|edit|shorten|whittle|boil|get|bring|keep)(?: \p{L}{1,12}){1,2}? (?:down )?to )(?:(?:about|under|exactly|at most|no more than) )?\d{1,3} ?-?(?:min(?:ute)?s?|seconds?|secs?|hours?)(?: long| flat)?(?!\p{L})/giu

/** 'Cut it to 5 minutes' says how long the thing becomes, and not how long somebody sits at it. */
function cutToLength(text: string): Said[] {
  return [...text.matchAll(CUT)].map(({ 0: words, index }) => ({ text: 'length', start: index, end: index + words.length }))
}
