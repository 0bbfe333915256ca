import type { DayNumber } from '../../../time/calendar-time.ts'
import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'

const SAVE = /(?<!\p{L})(?:sav(?:e|ing)(?: up)?|put(?:ting)? (?:aside|away|by)) (?:(?:about|around|a total of) )?(?<sign>[£$€])? ?(?<sum>\d{1,3}(?:,\d{3})+|\d{2,6}|\d{1,3}(?:\.\d)?k)(?! ?%|\p{L}|[.,]?\d)/iu
const PAYDAY = /(?<=(?<joint>^|[.!?;\n] {0,2}|, (?:and )?| and ))(?:(?:my |our )?pay ?day(?: is|['’]s)?(?: on)?|(?:(?:i|we)(?:['’]m|['’]re| am| are| get)? )?(?:get )?paid(?: on)?|(?:my |our )?(?:wages|salary|pay) (?:come|comes|arrive|arrives|land|lands|goes|go)(?: in)?(?: on)?) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?: (?:of )?(?:each|every|the|a) month| monthly)?(?! of \p{Lu}| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?!\p{L})/iu
const [FEWEST, MOST] = [2, 36]
/** A sum is put aside in whole ones, and in fives where it is larger. */
const [SMALL, STEP] = [100, 5]

/** 'Save 2,400 by the end of August, payday is the 28th': so much from each pay until then, in sums that add up. */
export function savedFromPay(text: string, expressions: readonly TimeExpression[], today: DayNumber): Said[] {
  const [save, pay] = [SAVE.exec(text), PAYDAY.exec(text)]
  if (save === null || pay === null) return []
  const until = expressions.find(({ bound, days, start }) => (bound === 'by' || bound === 'before') && days !== null && (start < pay.index || start > pay.index + pay[0].length))
  if (until === undefined || until.days === null) return []
  // 'By July' is before it begins.
  const isBefore = until.bound === 'before' || until.days.grain === 'month' && !/(?<!\p{L})(?:end|late)(?!\p{L})/iu.test(until.words)
  const last = isBefore ? until.days.first - 1 : until.days.last
  const days = paydays(Number(pay.groups!['day']), today, last)
  const sum = sumOf(save.groups!['sum']!)
  if (days.length < FEWEST || days.length > MOST || sum < days.length) return []
  const sign = save.groups!['sign'] ?? ''
  const each = sum % days.length === 0 ? sum / days.length : roundedUp(sum / days.length)
  const rest = sum - each * (days.length - 1)
  if (rest <= 0) return []
  const put = (amount: number) => `transfer ${sign}${amount} to savings on`
  const told = rest === each ? `${put(each)} the ${pay.groups!['day']!}th of each month` : `${put(each)} ${days.slice(0, -1).map(isoDate).join(', ')}. ${capital(put(rest))} ${isoDate(days.at(-1)!)}`
  const joint = pay.groups!['joint']!
  const isInside = /[, ]/u.test(joint[0] ?? '.') && joint !== ''
  const start = isInside ? pay.index - joint.length : pay.index
  return [{ text: `${isInside ? '. ' : ''}${capital(told)}`, start, end: pay.index + pay[0].length }]
}

function sumOf(words: string): number {
  return /k$/iu.test(words) ? Number(words.slice(0, -1)) * 1000 : Number(words.replaceAll(',', ''))
}

function roundedUp(amount: number): number {
  const step = amount >= SMALL ? STEP : 1
  return Math.ceil(amount / step) * step
}

function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Every day of a month from today on that has this number, up to the last; months that are shorter have their last day for it. */
function paydays(day: number, today: DayNumber, last: DayNumber): DayNumber[] {
  if (day < 1 || day > 31) return []
  const days: DayNumber[] = []
  for (let at = today; at <= last && days.length <= MOST; at += 1) {
    const [, month, ofMonth] = isoDate(at).split('-').map(Number)
    const [, nextMonth] = isoDate(at + 1).split('-').map(Number)
    if (ofMonth === day || nextMonth !== month && ofMonth! < day) days.push(at)
  }
  return days
}
