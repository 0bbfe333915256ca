import type { StageKind } from '../../playbooks/general-stages.ts'
import { GENERAL_TASKS } from '../../playbooks/general.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { isModest } from '../choosing/size-of-goal.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { projectTasks } from './project.ts'

/** Steps of any goal that nothing else is known of: of a modest one, what has to be there before it and the doing of it. */
export function generalTasks(frame: PlanFrame): TaskTemplate[] {
  if (!isModest(frame)) return GENERAL_TASKS
  const steps = frame.of('event').length > 0 ? BEFORE_ITS_DAY : OF_A_MODEST_GOAL
  const templates = GENERAL_TASKS.filter(({ id }) => steps.includes(id)).map(shorter)
  return templates.map((template, index) => (index === 0 ? template : { ...template, after: [templates[index - 1]!.id] }))
}

const OF_A_MODEST_GOAL = ['take-stock', 'get-what-it-needs', 'first-version', 'finish']
/** What happens on a day is done on it. */
const BEFORE_ITS_DAY = ['take-stock', 'get-what-it-needs', 'finish']
const MOST_MINUTES = 60

function shorter(template: TaskTemplate): TaskTemplate {
  return { ...template, minutes: template.minutes > MOST_MINUTES ? template.minutes : template.minutes / 2 }
}

/** Steps of any goal beside those of its own kinds of work, where these leave them open. */
export function stepsAroundDeeds(kinds: ReadonlySet<StageKind>, frame: PlanFrame): TaskTemplate[] {
  const around = isModest(frame) ? AROUND_MODEST_DEEDS : AROUND_DEEDS
  return generalTasks(frame).filter(({ id }) => around.get(id)?.some((kind) => kind === 'any' || kinds.has(kind)))
}

const AROUND_DEEDS: ReadonlyMap<string, readonly (StageKind | 'any')[]> = new Map([
  ['picture-the-end', ['learn', 'write', 'make', 'tidy', 'move']],
  ['learn-from-others', ['any']],
  ['outside-eye', ['learn', 'write', 'make']],
  ['look-back', ['any']],
])
const AROUND_MODEST_DEEDS: typeof AROUND_DEEDS = new Map([['take-stock', ['tidy', 'move']]])

/** A plan has a beginning, the thing itself and its end: as many of the steps of any goal as bring a smaller one to that. */
export function stepsBeside(drafted: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const missing = FEWEST_TASKS - drafted.length
  if (missing <= 0) return []
  const known = new Set(drafted.map(({ id }) => id))
  const steps = new Set(FIRST_NEEDED.filter((id) => !known.has(id)).slice(0, isModest(frame) || drafted.length > 1 ? missing : FIRST_NEEDED.length))
  return projectTasks({ playbook: null, templates: GENERAL_TASKS.filter(({ id }) => steps.has(id)).map(shorter), topics: [], fixed: drafted, frame })
}

const FEWEST_TASKS = 3
const FIRST_NEEDED = ['take-stock', 'get-what-it-needs', 'finish', 'first-version']
