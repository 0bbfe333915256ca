import type { TimeExpression } from '../../../time/grammar/time-expression.ts'

const NOON = 720
/** The longest pause within one list of hours, in minutes. */
const LONGEST_PAUSE = 360
/** What is held in the evening, where its hour from six to eleven says no half of the day. */
const EVENING_EVENTS = /(?<!\p{L})(?:curtain|doors|fireworks|bonfire|opening night|lights out|poetry slam|prom|supper club|ceilidh|first dance|gala|cabaret|musical|opera|carol (?:service|concert|evening)|wassail|bidding|film|screening|disco|vorstellung|konzert|concierto|funci[oó]n|spectacle|espet[aá]culo)(?!\p{L})[^.;\n\d]*$/iu
const MOST_BEFORE = 40

/** Settles hours that may be of either half of the day: what follows an hour of the afternoon in its list is later than it, and what is held in the evening is. */
export function withHalvesOfDay(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let last: { minute: number; end: number } | null = null
  return times.map((time) => {
    const from = time.clock?.from ?? null
    if (time.days !== null || from === null || time.clock!.part !== null) {
      last = from && !from.isAmbiguous && time.clock!.isPoint ? { minute: from.minute, end: time.end } : from && from.isAmbiguous && from.minute < LAST_AFTERNOON && time.clock!.part === null ? { minute: from.minute + NOON, end: time.end } : null
      return isOfEvening(text, time) ? { ...time, clock: { ...time.clock!, part: 'evening' as const } } : time
    }
    const before = last
    const isInList = before !== null && !/\n\s*\n/u.test(text.slice(before.end, time.start))
    const later = isInList && from.isAmbiguous && from.meridiem === null && from.minute < before.minute && from.minute + NOON > before.minute && from.minute + NOON - before.minute <= LONGEST_PAUSE && before.minute >= EARLIEST_OF_DAY
    const minute = later ? from.minute + NOON : from.isAmbiguous && from.minute < LAST_AFTERNOON && from.minute >= 60 ? from.minute + NOON : from.minute
    last = { minute, end: time.end }
    if (later && time.clock!.to === null) return { ...time, clock: { ...time.clock!, from: { ...from, minute, isAmbiguous: false } } }
    return isOfEvening(text, time) ? { ...time, clock: { ...time.clock!, part: 'evening' as const } } : time
  })
}

/** An hour of a list before it begins no day: what follows it with a smaller number is after noon. */
const EARLIEST_OF_DAY = 420
/** Up to here a lone hour is taken for one after noon. */
const LAST_AFTERNOON = 420

function isOfEvening(text: string, { clock, start }: TimeExpression): boolean {
  const from = clock?.from ?? null
  return from !== null && clock!.part === null && from.isAmbiguous && from.meridiem === null && from.minute >= 360 && from.minute < NOON && EVENING_EVENTS.test(text.slice(Math.max(0, start - MOST_BEFORE), start))
}
