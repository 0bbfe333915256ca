import type { NetworkTask } from '../draft/task-network.ts'
import type { Brief } from '../goal/brief.ts'
import type { Placement } from '../schedule/placement.ts'

export type WhyContext = { brief: Brief; tasksById: ReadonlyMap<string, NetworkTask> }

/** What bound a task to its place, in one plain sentence. */
export function whyText({ boundBy }: Placement, { brief, tasksById }: WhyContext): string {
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
