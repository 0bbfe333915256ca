import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import { COUNT, soLongBehind } from '../tellings/so-long-behind.ts'
import type { Said } from '../said.ts'

const RATE = String.raw`(?:(?:once|twice|thrice|(?:\d|one|two|three|four|five|six) times) (?:a|per|each|every) (?:day|week)|every (?:day|morning|evening|night|weekday)|each (?:day|morning|evening|night)|daily|nightly)(?: \([^()]{2,30}\))?`
const LENGTH = String.raw`for (?:about |the next )?${COUNT} (?<unit>days?|weeks?|fortnights?|months?)(?! (?:old|of)(?!\p{L}))(?!\p{L})`
const SERIES = new RegExp(String.raw`(?<!\p{L})(?<rate>${RATE})(?<between>(?: [\p{L}\d'’:]{1,20}){0,3}?(?:,? \d{1,3} (?:minutes|mins?)(?: (?:each|each time|a time|a go))?)?),? (?<length>${LENGTH})`, 'giu')
/** 'Start the antibiotics tomorrow, three times a day for 7 days'. */
const BEGUN = new RegExp(String.raw`(?<=^|[.!?\n] ?)(?:start|begin)(?:ing)? (?:on |with |taking )?(?<what>(?:[\p{L}'’-]{1,24} ){1,4}?)(?:on |from )?(?<first>today|tonight|tomorrow|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:and )?(?:take (?:it|them) )?(?<rate>${RATE}) (?<length>${LENGTH})`, 'giu')
/** The series has a day that it begins or ends on. */
const BOUND = /(?<!\p{L})(?:from|starting|beginning|start|begin|starts|begins|as of|until|till|before|by|since|after|then|tomorrow|tonight|next|up to)(?!\p{L})/iu
const SENTENCE_END = /[.!?;\n](?!\d)/u

export type LengthsInput = { dates: () => readonly DateNamed[]; today: DayNumber; dayOf: (words: string) => DayNumber | null }

/** 'Twice a day for 6 days, check-up on 22 December': it has the days from the first to the last, and does not go on until what is dated later. */
export function lengthsOfSeries(text: string, { dates, today, dayOf }: LengthsInput): Said[] {
  const begun = [...text.matchAll(BEGUN)].flatMap(({ 0: all, index, groups }) => {
    const { what, first, rate, count, unit } = groups!
    const day = dayOf(first!)
    return day === null ? [] : [{ text: `Take ${what!.trim()} ${rate!} ${rangeOf(day, count!, unit!)}`, start: index, end: index + all.length }]
  })
  const lengths = [...text.matchAll(SERIES)].flatMap(({ 0: all, index, groups }) => {
    const { length, count, unit } = groups!
    const end = index + all.length
    const last = soLongBehind(today, count!, unit!) - 1
    if (BOUND.test(sentenceAround(text, index, end)) || !dates().some((date) => date.start >= end && date.day > last)) return []
    return [{ text: rangeOf(today, count!, unit!), start: end - length!.length, end }]
  })
  return [...begun, ...lengths.filter(({ start }) => !begun.some((said) => start >= said.start && start < said.end))]
}

function rangeOf(first: DayNumber, count: string, unit: string): string {
  return `from ${isoDate(first)} to ${isoDate(soLongBehind(first, count, unit) - 1)}`
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(...['. ', '! ', '? ', '; ', '\n'].map((sign) => text.lastIndexOf(sign, start))) + 1
  return text.slice(from, end + (SENTENCE_END.exec(text.slice(end))?.index ?? text.length - end))
}
