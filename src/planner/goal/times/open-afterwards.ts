import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { addAssumption } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const UNTIL_THEN = /(?:until|till|before|up to) (?:that|then)(?!\p{L})|bis dahin|davor nur|vorher nur|hasta entonces|antes de eso|d['’]ici là|jusque-là|avant (?:cela|ça)|até lá|antes disso/iu

/** 'I'm employed until 28 February, so before that only Sundays and Mondays': from then on every day is open. */
export function openAfterwards(context: ReadingContext): void {
  const open = context.readings.filter((reading) => reading.kind === 'availability' && reading.appliesTo === null && reading.person === null)
  const lasts = open.flatMap((reading) => (reading.kind === 'availability' ? [reading.days.spans?.at(-1)?.last ?? null] : []))
  const isUntilThen = open.some((reading) => reading.source === 'stated' && UNTIL_THEN.test(reading.words) && /\b(?:only|just|nur|s[óo]lo|solamente|seulement|uniquement|que|apenas|somente)\b/iu.test(reading.words))
  if (!isUntilThen || lasts.some((last) => last === null || last >= context.today + NO_END_DAYS - 1)) return
  const first = Math.max(...lasts.map((last) => last ?? 0)) + 1
  addAssumption(context, { value: { kind: 'availability', days: { spans: [{ first, last: first + NO_END_DAYS }] }, windows: [], person: null }, text: `Any day from ${describeDay(first)} on` })
}
