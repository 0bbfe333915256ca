import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { surroundingsOf } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

type Horizon = Reading & ReadingOf<'horizon'>

/**
 * 'On Tuesday 9 February they operate on my knee at St Mary's, …; physio on Mondays from 15 February': a plan that names
 * other days is not shut into one of them. What the words of the lone day tell happens then.
 */
export function settleLoneDays(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const horizon of context.readings.filter(isLoneDay)) {
    const day = horizon.first!
    if (!context.readings.some((reading) => reading !== horizon && liesElsewhere(context, reading, day))) continue
    const group = context.groups.find(({ from, to }) => context.source.tokens[from]!.start >= horizon.start && context.source.tokens[to - 1]!.end <= horizon.end)
    const title = group ? titleOfDay(context, group) : null
    if (title === null || !group) continue
    context.readings = context.readings.filter((reading) => reading !== horizon)
    const event = eventOf(context, { horizon, group, title, day })
    context.readings = [...context.readings, event]
  }
}

function isLoneDay(reading: Reading): reading is Horizon {
  return reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.first === reading.last
}

/** Another day that the prompt dates, or weeks in which something comes back. */
function liesElsewhere({ today }: ReadingContext, reading: Reading, day: number): boolean {
  if (reading.source !== 'stated') return false
  if (reading.kind === 'event') return reading.days.first > day + 1 || reading.days.last < day && reading.days.first > today
  if (reading.kind === 'deadline') return dayOfMinute(reading.latest - 1) > day || reading.appliesTo !== null && reading.event === null && dayOfMinute(reading.latest - 1) < day
  if (reading.kind !== 'rhythm') return false
  const spans = reading.days.spans ?? []
  return reading.per === 'week' && (spans.length === 0 ? (reading.days.weekdays?.length ?? 0) > 0 : spans.some(({ first, last }) => first > day || last > day + 1))
}

/** What stands behind the day that opens a sentence, or behind the comma that closes the day. */
function titleOfDay(context: ReadingContext, group: TimeGroup): string | null {
  const { left, right, segment } = surroundingsOf(context, group)
  if (segment === null || segment.lead !== '' || phraseOf(context, left) !== null) return null
  const next = context.segments[context.segments.indexOf(segment) + 1]
  const behind = next !== undefined && next.sentence === segment.sentence && next.lead === ',' && next.depth === 0 ? phraseOf(context, next, MOST_WORDS) : null
  return phraseOf(context, right, MOST_WORDS) ?? behind
}

const MOST_WORDS = 10

/** The event; the hour of the clause right behind it ('admission at 7:00') is when it begins. */
function eventOf(context: ReadingContext, { horizon, group, title, day }: { horizon: Horizon; group: TimeGroup; title: string; day: number }): Reading {
  const own = segmentAt(context, group.from)
  const { tokens } = context.source
  const next = own ? context.segments[context.segments.indexOf(own) + 1] : undefined
  const isNext = (reading: Reading) => next !== undefined && next.sentence === own!.sentence && reading.start >= tokens[next.from]!.start && reading.end <= tokens[next.to - 1]!.end
  const hour = context.readings.find((reading): reading is Reading & ReadingOf<'availability'> => reading.kind === 'availability' && reading.windows.length === 1 && reading.appliesTo !== null && isNext(reading))
  if (hour !== undefined) context.readings = context.readings.filter((reading) => reading !== hour)
  const { id, start, source, strength } = horizon
  const days = { first: day, last: day }
  const from = hour?.windows[0]!.from ?? null
  const end = Math.max(horizon.end, hour?.end ?? 0)
  return { id, words: context.prompt.slice(start, end), start, end, source, strength, appliesTo: null, kind: 'event', title, days, from, to: null, place: null, person: null, text: `${title}: ${describeSpan(days)}` }
}
