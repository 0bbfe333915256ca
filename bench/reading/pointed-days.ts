import type { DayNumber } from '../../src/planner/time/calendar-time.ts'
import { weekdayOf } from '../../src/planner/time/day-number.ts'

/** In days: how near a weekday that points at an occasion lies to it. */
const NEAR = 7
const UNIT = String.raw`(?:day|night|evening|afternoon|morning|lunchtime)`
const BEFORE = new RegExp(String.raw`\b${UNIT} (?:before|ahead|earlier|prior)\b|\b(?:previous|preceding) ${UNIT}\b|\beve of it\b|\bday ahead\b`, 'iu')
const AFTER = new RegExp(String.raw`\b${UNIT} (?:after|later|following)\b|\b(?:next|following) ${UNIT}\b`, 'iu')
const SAME = new RegExp(String.raw`^(?:on )?(?:the|that|this|same|that same|the same|that very)(?: very)? ?${UNIT}?(?: itself| of it| too)?$|\b(?:same|that) ${UNIT}\b|\bmorning of it\b`, 'iu')
const WEEKDAY = /(?<!\p{L})(?:(mon)|(tue)|(wed|weds)|(thu)|(fri)|(sat)|(sun))(?:s|rs|nes|ur)?(?:day)?(?!\p{L})/iu
const OWN_DATE = /\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\b|today|tomorrow|christmas|easter|boxing/iu

/**
 * Whether words that say no date ('the day before', 'that evening', 'the Friday') can mean a day, given the dates that the goal
 * marks: which of them is meant is not marked, so that any will do. Null for words that say their day themselves.
 */
export function pointsAt(words: string, dates: readonly DayNumber[]): ((day: DayNumber) => boolean) | null {
  if (OWN_DATE.test(words) || dates.length === 0) return null
  const from = (offset: number) => (day: DayNumber) => dates.some((date) => day === date + offset)
  const weekday = WEEKDAY.exec(words)?.slice(1).findIndex((found) => found !== undefined)
  if (weekday !== undefined && weekday >= 0) return (day) => weekdayOf(day) - 1 === weekday && dates.some((date) => Math.abs(day - date) <= NEAR)
  if (BEFORE.test(words)) return from(-1)
  if (AFTER.test(words)) return from(1)
  return SAME.test(words) ? from(0) : null
}
