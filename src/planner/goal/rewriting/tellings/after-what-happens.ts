import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { COUNT, soLongBehind } from './so-long-behind.ts'

const BODILY = /(?<!\p{L})(?:operation|operated|surgery|replacement|procedure|birth|accident|treatment)(?!\p{L})/iu
const BACK_AFTER = new RegExp(String.raw`(?<!\p{L})(?:back|again) (?:[\p{L}'’]+ ){0,6}?(?<when>(?:after|within|in) ${COUNT} (?<unit>days?|weeks?|months?))(?=[.,;!?\n]|$)`, 'iu')
/** The day on which it happens, as it is written. */
const ON_A_DAY = /(?<!\p{L})on (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])/iu

/** 'Knee surgery on 10 March … back at work after six weeks': by when, counted from what happens to the body. */
export function backAfterWeeks(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  const [match, day] = [BACK_AFTER.exec(text), ON_A_DAY.exec(text)]
  const first = day === null ? null : (timesOf(day[0])[0]?.days ?? null)
  if (match?.groups === undefined || first === null || !BODILY.test(text.slice(0, match.index)) || day!.index > match.index) return []
  const { when, count, unit } = match.groups
  const start = match.index + match[0].lastIndexOf(when!)
  return [{ text: `by ${isoDate(soLongBehind(first.first, count!, unit!))}`, start, end: start + when!.length }]
}
