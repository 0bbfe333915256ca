import { isoDate } from '../../../time/day-number.ts'
import type { TimeExpression } from '../../../time/grammar/time-expression.ts'
import type { Said } from '../said.ts'
import { COUNT, soLongBehind } from './so-long-behind.ts'

/** 'My parents arrive on 3 April and stay for two weeks': who comes, on which day, and for how long. */
const COMES_AND_STAYS = new RegExp(String.raw`(?<!\p{L})(?:arrives?|comes?|visits?|is coming|are coming|is arriving|are arriving)(?: to [\p{L} ]{2,20}?)? (?<on>on (?<day>[^.!?;,\n]{3,30}?))(?<stays>,? and (?:stays?|(?:is|are) (?:staying|here|with us)|will stay)(?: with us| here)? (?:for )?${COUNT} (?<unit>days?|nights?|weeks?|fortnight))(?!\p{L})`, 'iu')

/** Such a visit as the span of its days. */
export function daysOfVisits(text: string, timesOf: (words: string) => readonly TimeExpression[]): Said[] {
  const match = COMES_AND_STAYS.exec(text)
  if (match?.groups === undefined) return []
  const { on, day, stays, count, unit } = match.groups
  const first = timesOf(`on ${day!}`)[0]?.days ?? null
  if (first === null || first.first !== first.last) return []
  const start = match.index + match[0].lastIndexOf(on!)
  // Three days from a Monday end on Wednesday; after two weeks or nights somebody leaves on the day behind them.
  const last = soLongBehind(first.first, count!, unit!) - (/^day/iu.test(unit!) ? 1 : 0)
  if (last === first.first) return []
  return [{ text: `from ${isoDate(first.first)} to ${isoDate(last)}`, start, end: start + on!.length + stays!.length }]
}
