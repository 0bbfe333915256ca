import { isoDate } from '../../../time/day-number.ts'
import type { DateNamed } from '../dates/dates-named.ts'
import type { Said } from '../said.ts'

const SURE = String.raw`(?:\d{1,2}[:.]\d{2}\s?(?:am|pm)?|\d{1,2}\s?(?:am|pm)|noon|midday)`
/** 'Keys at 11am', 'train 8:05': a thing of an occasion and its hour, and no more. */
const AT_HOUR = new RegExp(String.raw`^(?<lead>\s{0,2}(?:(?:and|then)\s)?)(?<label>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)(?: is| are)? (?<hour>at \d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?|${SURE})\s{0,2}$`, 'iu')
/** What has its hour on the day of an occasion, also where the next sentence says it. */
const OF_AN_OCCASION = /(?<!\p{L})(?:keys?|van|lorry|movers?|train|flight|bus|coach|ferry|taxi|cab|guests|ceremony|reception|speeches|toasts?|cake|pick-?\s?ups?|drop-?\s?offs?|check-?\s?(?:in|out)|arrivals?|set-?\s?up|get-?\s?in|sound-?\s?check|band|dj|photographer|caterers?|first dance|registration|warm-?\s?up|briefing|handover)(?!\p{L})/iu
const CLAUSES = /[^,;]+/gu

/** 'We move on Friday 19 March. Keys at 11am': hours that a sentence gives to things of the one date of the sentence before. */
export function clocksOfTheDay(text: string, datesOf: () => readonly DateNamed[]): Said[] {
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]*)*/gu)].map(({ 0: said, index }) => ({ said, start: index, end: index + said.length }))
  return sentences.slice(1).flatMap(({ said, start }, index) => {
    const clauses = [...said.matchAll(CLAUSES)].flatMap(({ 0: clause, index: at }) => {
      const found = AT_HOUR.exec(clause)?.groups
      return found && OF_AN_OCCASION.test(found['label']!) ? [{ lead: found['lead']!, label: found['label']!, hour: found['hour']!, start: start + at, end: start + at + clause.length }] : []
    })
    if (clauses.length === 0) return []
    const before = sentences[index]!
    const dates = datesOf().filter((date) => date.start >= before.start && date.end <= before.end)
    const isOwn = datesOf().some((date) => date.start >= start && date.end <= clauses[0]!.start)
    const [date] = dates
    if (dates.length !== 1 || isOwn || !date || date.day !== date.last) return []
    return clauses.map(({ lead, label, hour, start: from, end: to }) => ({ text: `${lead}${label} on ${isoDate(date.day)} ${/^at /iu.test(hour) ? hour : `at ${hour}`}`, start: from, end: to }))
  })
}
