import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

const NOON = 720
const MIDDAY = /(?<!\p{L})(?:midday|mid-day|mediod[ií]a|midi|meio-dia)$/iu

/** 'Saturday 9 May, midday', 'le 9 mai à midi': on a day it is twelve o'clock; on days that come again it stays a part of them. */
export function withMiddays(times: TimeExpression[]): TimeExpression[] {
  return times.map((time) => {
    const { clock, days, words, recurrence } = time
    const isMidday = clock !== null && clock.part === 'midday' && clock.from === null && clock.to === null && clock.bound === null && !clock.isRepeated
    if (!isMidday || days?.grain !== 'day' || recurrence !== null || !MIDDAY.test(words)) return time
    return { ...time, clock: { ...clock, part: null, isPoint: true, from: { minute: NOON, second: 0, isAmbiguous: false, isBare: false, meridiem: null } } }
  })
}
