import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Placement } from '../schedule/placement.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { clockTime, dayOfMinute } from '../time/day-number.ts'
import { longDate, weekdayName } from './clock-text.ts'
import { heldReason, placeReason } from './place-reason.ts'
import type { PlacedNetwork } from './place-reason.ts'

export type WhyContext = { brief: Brief; tasksById: ReadonlyMap<string, NetworkTask>; network: PlacedNetwork }

/** What bound a task to its place, what surrounds it there, and what the next place would cost, in plain sentences. */
export function whyText(placement: Placement, context: WhyContext): string {
  return [bindingText(placement, context), slipText(placement, context)].filter((sentence) => sentence !== null).join(' ')
}

function slipText({ nextPlace, boundBy }: Placement, { tasksById }: WhyContext): string | null {
  if (nextPlace === undefined) return null
  if (nextPlace === null) return boundBy.kind === 'deadline' ? 'No later time is free for it.' : null
  const { start, pushes } = nextPlace
  const when = `${longDate(dayOfMinute(start))}, ${clockTime(start % MINUTES_PER_DAY)}`
  const cost = pushes === null ? '' : `, but “${tasksById.get(pushes)?.title ?? 'the task after it'}” would have to move`
  return `If it slips: ${when} is free${cost}.`
}

function bindingText(placement: Placement, { brief, tasksById, network }: WhyContext): string {
  const { boundBy } = placement
  if (boundBy.kind === 'predecessor') return `Starts once “${tasksById.get(boundBy.taskId)?.title ?? 'the task before it'}” is done.`
  const task = tasksById.get(placement.taskId)
  const held = task === undefined || boundBy.kind === 'fixed' ? null : heldReason(task, placement, network)
  if (held !== null) return held
  const around = task === undefined || boundBy.kind === 'fixed' ? null : placeReason(task, placement, network)
  const reading = 'readingId' in boundBy ? brief.readings.find(({ id }) => id === boundBy.readingId) : undefined
  const isWeekly = boundBy.kind === 'capacity' && reading !== undefined && 'per' in reading && reading.per === 'week'
  const bound = SENTENCES[boundBy.kind](reading?.text ?? null, isWeekly ? 'week' : weekdayName(placement.days.first))
  return [bound, around].filter((sentence) => sentence !== null).join(' ') || 'It keeps the place that its part of the plan has.'
}

type Sentence = (limit: string | null, span: string) => string | null

const SENTENCES: Record<Exclude<Placement['boundBy']['kind'], 'predecessor'>, Sentence> = {
  fixed: () => 'You said when this happens.',
  window: (limit, span) => (limit === null ? `${span} has free time for it.` : `${span} has free time for it (${limit}).`),
  capacity: (limit, span) => (limit === null ? `With it this ${span} is full.` : `With it this ${span} is full (${limit}).`),
  deadline: (limit) => (limit === null ? 'Placed to be done in time.' : `Placed to be done in time: ${limit}.`),
  rhythm: (limit) => (limit === null ? 'Keeps the rhythm.' : `Keeps the rhythm: ${limit}.`),
  wish: () => null,
  earliest: () => 'As early as possible.',
}
