import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Placement } from '../schedule/placement.ts'
import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import { clockTime, dayOfMinute } from '../time/day-number.ts'
import { longDate } from './clock-text.ts'

export type WhyContext = { brief: Brief; tasksById: ReadonlyMap<string, NetworkTask> }

/** What bound a task to its place, and what the next place would cost, in plain sentences. */
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

function bindingText({ boundBy }: Placement, { brief, tasksById }: WhyContext): string {
  if (boundBy.kind === 'predecessor') return `Starts once “${tasksById.get(boundBy.taskId)?.title ?? 'the task before it'}” is done.`
  const reading = 'readingId' in boundBy ? brief.readings.find(({ id }) => id === boundBy.readingId) : undefined
  const sentence = SENTENCES[boundBy.kind]
  return reading ? `${sentence}: ${reading.text}.` : `${sentence}.`
}

const SENTENCES: Record<Exclude<Placement['boundBy']['kind'], 'predecessor'>, string> = {
  fixed: 'You said when this happens',
  window: 'The next free time you allow',
  capacity: 'The next place with room',
  deadline: 'Placed to be done in time',
  rhythm: 'Keeps the rhythm',
  wish: 'The day that suits this step best within your limits',
  earliest: 'As early as possible',
}
