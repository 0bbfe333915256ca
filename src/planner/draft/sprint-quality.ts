import type { Playbook } from '../playbooks/playbook.ts'
import { SOFTWARE_STAGES } from '../playbooks/software-stages.ts'
import { weekdayOf } from '../time/day-number.ts'
import { workDays } from './available-time.ts'
import { newTask } from './new-task.ts'
import type { PlanFrame, SprintSpan } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'
import { hasRole } from './team-roles.ts'
import { capitalise, slug } from './wording.ts'

const BUILDERS = new Set(['backend', 'frontend', 'mobile', 'developer'])
/** A run over all that is delivered takes this long at first, and longer with each sprint that adds to it. */
const FIRST_RUN_MINUTES = 240
const EACH_MORE_MINUTES = 120
const LONGEST_RUN_MINUTES = 600
/** The last run ends before the release, the others before the review. */
const RUN_DAYS = 2

/** Something the team delivers, with the tasks that build it and those that test it. */
type Deliverable = { label: string; subjects: string[]; answers: string[]; built: NetworkTask[]; tested: NetworkTask[] }

/** What a tester does for each deliverable of software, besides what the playbook names: cases before, a session and automation after. */
export function testingTasks(tasks: readonly NetworkTask[], book: Playbook, frame: PlanFrame): NetworkTask[] {
  if (!isTestedSoftware(book, frame)) return []
  return [testPlan(frame), ...deliverables(tasks).flatMap((deliverable) => testsOf(deliverable, tasks))]
}

/** In each sprint that builds something: a regression run and the acceptance of what is finished; the release waits for the last run. */
export function sprintChecks(tasks: readonly NetworkTask[], book: Playbook, frame: PlanFrame): NetworkTask[] {
  if (!isTestedSoftware(book, frame)) return []
  const building = frame.sprints.filter(({ number }) => tasks.some((task) => task.sprintWish === number && task.role !== null && BUILDERS.has(task.role)))
  const hasRun = (number: number) => tasks.some((task) => task.sprintWish === number && task.role === 'quality' && /regression/iu.test(task.title))
  return building.flatMap((sprint, index) => checksOf(sprint, index, frame).filter((task) => !(task.tags.includes('regression') && hasRun(sprint.number))))
}

function isTestedSoftware(book: Playbook, frame: PlanFrame): boolean {
  return book.topicStages === SOFTWARE_STAGES && hasRole(frame, 'quality')
}

/** By the prompt's topic, or by the head that several titles share. */
function deliverables(tasks: readonly NetworkTask[]): Deliverable[] {
  const groups = new Map<string, NetworkTask[]>()
  for (const task of tasks) {
    const label = task.answers.length > 0 ? task.subjects[0] : headOf(task.title)
    if (label !== undefined) groups.set(label, [...(groups.get(label) ?? []), task])
  }
  return [...groups].flatMap(([label, members]) => {
    const built = members.filter(({ role }) => role !== null && BUILDERS.has(role))
    const isOne = built.length > 1 || built.some(({ answers }) => answers.length > 0)
    return isOne ? [{ label, subjects: built[0]!.subjects, answers: built[0]!.answers, built, tested: members.filter(({ role }) => role === 'quality') }] : []
  })
}

function headOf(title: string): string | undefined {
  const [head, ...rest] = title.split(': ')
  return rest.length > 0 ? head : undefined
}

function testPlan(frame: PlanFrame): NetworkTask {
  return newTask({
    id: 'test-plan',
    title: 'Test plan on one page, with devices, accounts and test data ready',
    description: 'List the three worst things that could go wrong and where each is caught: unit, API, browser or by hand. Set up browsers and phones, accounts of each kind and data that can be put back. Done when anybody in the team can reset the data and run one check of each kind.',
    effortMinutes: 360,
    tags: ['test'],
    role: 'quality',
    wish: { day: null, windows: [], position: Math.min(0.05, 0.4 / Math.max(1, frame.sprints.length)) },
  })
}

function testsOf({ label, subjects, answers, built, tested }: Deliverable, all: readonly NetworkTask[]): NetworkTask[] {
  const ends = built.map((task) => ({ taskId: task.id, lagMinutes: 0 }))
  const position = (pick: (...values: number[]) => number, shift: number) => Math.min(0.78, Math.max(0, pick(...built.map((task) => task.wish.position ?? 0.5)) + shift))
  const criteria = all.filter(({ id }) => id === `${slug(label)}-criteria`).map(({ id }) => ({ taskId: id, lagMinutes: 0 }))
  const common = { tags: [...built[0]!.tags.slice(0, 1), 'test'], subjects, answers, role: 'quality', wish: { day: null, windows: [] } }
  const at = (value: number) => ({ ...common, wish: { ...common.wish, position: value } })
  const what = capitalise(label)
  const isWhole = tested.some(({ id }) => id.endsWith('-verify'))
  return [
    newTask({ ...at(position(Math.min, -0.02)), id: `${slug(label)}-test-cases`, title: `${what}: test cases and data from the acceptance criteria`, description: 'One case for each criterion, then the edges: empty, too much, twice, interrupted, not allowed. Go through them with the developers before they finish; what nobody can answer goes to whoever accepts it. Done when each criterion has a case with its data and its expected result.', effortMinutes: 300, after: criteria }),
    ...(tested.length > 0 ? [] : [newTask({ ...at(position(Math.max, 0.04)), id: `${slug(label)}-explore`, title: `${what}: exploratory sessions on phone and desktop`, description: 'Two sessions of ninety minutes, each with a charter: one as a hurried first-time user, one trying to break it. Note steps and evidence, file each finding, check the fix. Done when no serious finding is open and the rest is decided.', effortMinutes: 300, after: ends, optional: true })]),
    ...(isWhole ? [] : [newTask({ ...at(position(Math.max, 0.05)), id: `${slug(label)}-automated`, title: `${what}: main paths automated, run on every change`, description: 'The usual path and the two failures that would cost most, through the real screens and the real database; stable selectors, its own data, no waiting by the clock. Done when it has run green twenty times in a row and fails when the feature is switched off.', effortMinutes: 420, after: ends })]),
  ]
}

function checksOf(sprint: SprintSpan, index: number, frame: PlanFrame): NetworkTask[] {
  const days = workDays({ title: `Sprint ${sprint.number}`, subjects: [] }, frame).filter((day) => sprint.first <= day && day <= sprint.last && weekdayOf(day) <= 5)
  const isLast = sprint === frame.sprints.at(-1)
  const until = days.length - 1 - (isLast ? Math.min(2, Math.floor(days.length / 4)) : 0)
  const allowedDays = days.length === 0 ? { first: sprint.first, last: sprint.last } : { first: days[Math.max(0, until - RUN_DAYS + 1)]!, last: days[until]! }
  const common = { allowedDays, sprintWish: sprint.number, role: 'quality', optional: true, wish: { day: allowedDays.last, windows: [], position: null } }
  const minutes = Math.min(LONGEST_RUN_MINUTES, FIRST_RUN_MINUTES + index * EACH_MORE_MINUTES)
  return [
    newTask({ ...common, id: `sprint-${sprint.number}-regression`, title: `Sprint ${sprint.number} regression: everything delivered so far still works`, description: 'The automated paths first, then by hand what they cannot see: layout, wording, mails, the slow network, one old phone. Done when each finding is mended or accepted by name, and the run is written down with its version.', effortMinutes: minutes, tags: ['test', 'regression'] }),
    newTask({ ...common, id: `sprint-${sprint.number}-acceptance`, title: `Sprint ${sprint.number} acceptance: each finished story against its criteria`, description: 'On staging, with whoever asked for it at the keyboard; a story passes, or it is not done and goes back with the reason. Done when every story of the sprint is accepted or returned.', effortMinutes: 120, tags: ['test', 'acceptance'] }),
  ]
}
