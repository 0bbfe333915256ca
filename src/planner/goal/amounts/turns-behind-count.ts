import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { ClockWindow } from '../../time/calendar-time.ts'
import { claim, extendReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { pointOf } from '../times/clock-windows.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** Hours behind a count, and the offset at which they end. */
export type Turns = { windows: ClockWindow[]; end: number }

/** '3x a day (8:00, 13:00, 19:00)', 'twice a day at 8am and 8pm', '4 times a day at 7, 12, 6pm and 10pm': a minute for each turn, as many as are counted. */
export function turnsBehindCount(context: ReadingContext, { to, expressions: [first] }: TimeGroup, count: number): Turns | null {
  if (count < 2) return null
  const own = first!.clock?.isPoint ? pointOf(first!.clock, context.is24) : null
  let end = context.source.tokens[to - 1]!.end
  const points = own === null ? [] : [own]
  while (points.length <= count) {
    const match = (points.length === 0 ? FIRST : NEXT).exec(context.prompt.slice(end, end + LONGEST_STEP))
    const point = match === null ? null : minuteOf(match.groups!, points.at(-1) ?? -1)
    if (match === null || point === null) break
    points.push(point)
    end += match[0].length
  }
  const isInOrder = points.every((point, index) => index === 0 || point > points[index - 1]!)
  return points.length === count && isInOrder ? { windows: points.map((from) => ({ from, to: Math.min(MINUTES_PER_DAY, from + 60) })), end } : null
}

const CLOCK = String.raw`(?:(?:at|um|a las?|à|às|las) ?)?(?:(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))? ?(?<half>am|pm|uhr|h)?|(?<noon>noon|midday|12 noon|midi|mediodía))(?![\p{L}\d%€$£]|[.,:]\d| ?(?:min|days?|weeks?|times|tage|días|jours|dias))`
const FIRST = new RegExp(String.raw`^[ ,:(–-]{1,3}${CLOCK}`, 'iu')
const NEXT = new RegExp(String.raw`^(?: ?(?:,|\/|&|\+)| ?-(?= )| (?=and|und|y|et|e))(?: ?(?:and|und|y|et|e) )? ?${CLOCK}`, 'iu')
/** In characters; a turn and what joins it to the one before. */
const LONGEST_STEP = 32

/** A bare number that is not behind the turn before it is meant after noon. */
function minuteOf({ hour, minute, half, noon }: Record<string, string | undefined>, last: number): number | null {
  if (noon !== undefined) return 720
  const said = Number(hour) * 60 + Number(minute ?? 0)
  if (/^pm$/iu.test(half ?? '')) return said < 780 && said >= 720 ? said : said + 720
  if (/^am$/iu.test(half ?? '')) return said >= 720 ? said - 720 : said
  const point = said <= last && said + 720 > last ? said + 720 : said
  return point < MINUTES_PER_DAY ? point : null
}

/** The turns' own words are those of the count; what was read from them elsewhere is not said of the plan. */
export function takeTurns(context: ReadingContext, group: TimeGroup, { end }: Turns): void {
  const start = context.source.tokens[group.to - 1]!.end
  const added = context.readings.at(-1)!
  context.readings = context.readings.filter((reading) => reading === added || reading.start < start || reading.start >= end)
  const to = context.source.tokens.findIndex((token) => token.start >= end)
  const words = { from: group.from, to: to < 0 ? context.source.tokens.length : to }
  extendReading(context, added, words)
  claim(context, words)
}
