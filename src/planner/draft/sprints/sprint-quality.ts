import type { Language, Playbook, Stage } from '../../playbooks/playbook.ts'
import { SOFTWARE_PLAYBOOKS } from '../../playbooks/software/software-playbooks.ts'
import { SOFTWARE_STAGES } from '../../playbooks/software/software-stages.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { workDays } from '../days/available-time.ts'
import { looksAtTheWork } from '../choosing/examined.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame, SprintSpan } from '../plan-frame.ts'
import { personMinutes } from './sprint-hours.ts'
import { testingWords } from './sprint-quality-words.ts'
import type { NetworkTask } from '../task-network.ts'
import { hasRole, peopleWith } from './team-roles.ts'
import { capitalise, plainWords, slug } from '../wording.ts'

const BUILDERS = new Set(['backend', 'frontend', 'mobile', 'developer'])
/** What they put in place is tested as well. */
const OF_PLATFORMS = new Set(['operations', 'data', 'firmware', 'security'])
/** A run over all that is delivered takes this long at first, and longer with each sprint that adds to it. */
const FIRST_RUN_MINUTES = 240
const EACH_MORE_MINUTES = 120
const LONGEST_RUN_MINUTES = 600
/** The last run ends before the release, the others before the review; who tests for a few hours a day needs more days for it. */
const RUN_DAYS = 2
/** Of a tester's hours in a sprint the run and the acceptance take at most this part. */
const MOST_FOR_CHECKS = 0.4
const LEAST_RUN_MINUTES = 60

/** Something the team delivers, with the tasks that build it and those that test it. */
type Deliverable = { label: string; subjects: string[]; answers: string[]; built: NetworkTask[]; tested: NetworkTask[] }

/** What a tester does for each deliverable of software, besides what the playbook names: cases before, a session and automation after. */
export function testingTasks(tasks: readonly NetworkTask[], book: Playbook, frame: PlanFrame): NetworkTask[] {
  if (!isTestedSoftware(book, frame)) return []
  // What such a playbook makes is tested as a whole.
  if (!hasSoftwareStages(book)) return [testPlan(frame)]
  const delivered = deliverables(tasks)
  const checked = delivered.filter(({ label }) => !looksAtTheWork(plainWords(label), frame.language))
  const isShort = testersMinutes(frame.sprints.flatMap((sprint) => testedDays(sprint, frame)), frame) < delivered.length * LEAST_FOR_EACH
  return [testPlan(frame), ...checked.flatMap((deliverable) => testsOf(deliverable, { all: tasks, language: frame.language })).map((task) => (isShort ? { ...task, optional: true } : task))]
}

/** Tester's minutes for each deliverable below which its own tests give way to the runs over everything. */
const LEAST_FOR_EACH = 600

/** In each sprint that builds something: a regression run and the acceptance of what is finished; the release waits for the last of them. */
export function withSprintChecks(tasks: NetworkTask[], book: Playbook, frame: PlanFrame): NetworkTask[] {
  if (!isTestedSoftware(book, frame)) return tasks
  const building = frame.sprints.filter(({ number }) => tasks.some(({ sprintWish, role }) => sprintWish === number && role !== null && (BUILDERS.has(role) || OF_PLATFORMS.has(role) && !hasSoftwareStages(book))))
  const hasRun = (number: number) => tasks.some((task) => task.sprintWish === number && task.role === 'quality' && /regress|regres|régress/iu.test(task.title))
  const releases = tasks.filter((task) => RELEASE.test(task.id) && task.sprintWish === frame.sprints.at(-1)?.number)
  const daysAfter = daysFrom(releases, tasks)
  const checks = building.flatMap((sprint, index) => checksOf(sprint, index, { frame, daysAfter }).filter((task) => !(task.tags.includes('regression') && hasRun(sprint.number))))
  const last = checks.filter((task) => task.sprintWish === frame.sprints.at(-1)?.number).map(({ id }) => ({ taskId: id, lagMinutes: 0 }))
  return [...tasks.map((task) => (releases.includes(task) ? { ...task, after: [...task.after, ...last] } : task)), ...checks]
}

const RELEASE = /^(?:release|staged-release|svc-switch|go-live)$/u

/** Working days that the release and the longest chain of what waits for it take at the end of the last sprint. */
function daysFrom(releases: readonly NetworkTask[], tasks: readonly NetworkTask[]): number {
  const chain = new Map(releases.map((task) => [task.id, daysOf(task)]))
  for (let changed = chain.size > 0, round = 0; changed && round < tasks.length; round++) {
    changed = false
    for (const task of tasks) {
      const before = Math.max(0, ...task.after.map(({ taskId, lagMinutes }) => (chain.has(taskId) ? chain.get(taskId)! + Math.ceil(lagMinutes / MINUTES_PER_DAY) : 0)))
      if (before === 0 || (chain.get(task.id) ?? 0) >= before + daysOf(task)) continue
      chain.set(task.id, before + daysOf(task))
      changed = true
    }
  }
  return Math.max(LEAST_DAYS_AFTER, ...chain.values())
}

function daysOf({ effortMinutes }: NetworkTask): number {
  return Math.ceil(effortMinutes / MINUTES_OF_A_DAY)
}

const LEAST_DAYS_AFTER = 2
/** A full day of one task is rare in a team. */
const MINUTES_OF_A_DAY = 360

/** Where somebody tests: parts that go through the steps of software, and the work of a playbook of software that has next to no tests of its own. */
function isTestedSoftware(book: Playbook, frame: PlanFrame): boolean {
  return hasRole(frame, 'quality') && (hasSoftwareStages(book) || OF_SOFTWARE.has(book.id) && book.tasks.filter(({ role }) => role === 'quality').length < FEW_CHECKS)
}

const FEW_CHECKS = 2
const OF_SOFTWARE: ReadonlySet<string> = new Set(SOFTWARE_PLAYBOOKS.map(({ id }) => id))

function hasSoftwareStages({ topicStages }: Playbook): boolean {
  const ids = (stages: readonly Stage[] = []) => stages.map(({ id }) => id).join(' ')
  return ids(topicStages) === ids(SOFTWARE_STAGES)
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
    ...testingWords('plan', frame.language),
    effortMinutes: 360,
    tags: ['test'],
    role: 'quality',
    wish: { day: null, windows: [], position: Math.min(0.05, 0.4 / Math.max(1, frame.sprints.length)) },
  })
}

function testsOf({ label, subjects, answers, built, tested }: Deliverable, { all, language }: { all: readonly NetworkTask[]; language: Language }): NetworkTask[] {
  const ends = built.map((task) => ({ taskId: task.id, lagMinutes: 0 }))
  const position = (pick: (...values: number[]) => number, shift: number) => Math.min(0.78, Math.max(0, pick(...built.map((task) => task.wish.position ?? 0.5)) + shift))
  const criteria = all.filter(({ id }) => id === `${slug(label)}-criteria`).map(({ id }) => ({ taskId: id, lagMinutes: 0 }))
  const common = { tags: [...built[0]!.tags.slice(0, 1), 'test'], subjects, answers, role: 'quality', wish: { day: null, windows: [] } }
  const at = (value: number) => ({ ...common, wish: { ...common.wish, position: value } })
  const what = capitalise(label)
  const cases = `${slug(label)}-test-cases`
  const isWhole = tested.some(({ id }) => id.endsWith('-verify'))
  return [
    newTask({ ...at(position(Math.min, -0.02)), id: cases, ...testingWords('cases', language, { what }), effortMinutes: 300, after: criteria }),
    ...(tested.length > 0 ? [] : [newTask({ ...at(position(Math.max, 0.04)), id: `${slug(label)}-explore`, ...testingWords('explore', language, { what }), effortMinutes: 300, after: [...ends, { taskId: cases, lagMinutes: 0 }], optional: true })]),
    ...(isWhole ? [] : [newTask({ ...at(position(Math.max, 0.05)), id: `${slug(label)}-automated`, ...testingWords('automated', language, { what }), effortMinutes: 420, after: [...ends, { taskId: cases, lagMinutes: 0 }] })]),
  ]
}

function checksOf(sprint: SprintSpan, index: number, { frame, daysAfter }: { frame: PlanFrame; daysAfter: number }): NetworkTask[] {
  const days = testedDays(sprint, frame)
  const isLast = sprint === frame.sprints.at(-1)
  const until = days.length - 1 - (isLast ? Math.min(daysAfter, Math.floor(days.length / (daysAfter > LEAST_DAYS_AFTER ? 2 : 4))) : 0)
  const daily = days.length === 0 ? 0 : testersMinutes(days, frame) / days.length
  const most = Math.max(LEAST_RUN_MINUTES, MOST_FOR_CHECKS * daily * days.length - ACCEPTANCE_MINUTES)
  const minutes = Math.min(LONGEST_RUN_MINUTES, FIRST_RUN_MINUTES + index * EACH_MORE_MINUTES, Math.round(most / 30) * 30)
  const runDays = Math.max(RUN_DAYS, Math.ceil((minutes + ACCEPTANCE_MINUTES) / Math.max(1, daily)))
  const allowedDays = days.length === 0 ? { first: sprint.first, last: sprint.last } : { first: days[Math.max(0, until - runDays + 1)]!, last: days[until]! }
  // Whose days are short plans the run before anything else of the sprint, or the other tests would use up the week's hours.
  const common = { allowedDays, sprintWish: sprint.number, role: 'quality', priority: 'high' as const, wish: { day: runDays > RUN_DAYS ? sprint.first : allowedDays.last, windows: [], position: null } }
  return [
    newTask({ ...common, id: `sprint-${sprint.number}-regression`, ...testingWords('regression', frame.language, { number: String(sprint.number) }), effortMinutes: minutes, tags: ['test', 'regression'] }),
    newTask({ ...common, id: `sprint-${sprint.number}-acceptance`, ...testingWords('acceptance', frame.language, { number: String(sprint.number) }), effortMinutes: ACCEPTANCE_MINUTES, tags: ['test', 'acceptance'] }),
  ]
}

const ACCEPTANCE_MINUTES = 120

/** Working days of the sprint on which some tester is there; all of them where none is. */
function testedDays(sprint: SprintSpan, frame: PlanFrame): DayNumber[] {
  const days = workDays({ title: `Sprint ${sprint.number}`, subjects: [] }, frame).filter((day) => sprint.first <= day && day <= sprint.last && weekdayOf(day) <= 5)
  const tested = days.filter((day) => testersMinutes([day], frame) > 0)
  return tested.length > 0 ? tested : days
}

function testersMinutes(days: readonly DayNumber[], frame: PlanFrame): number {
  return peopleWith('quality', frame).reduce((sum, person) => sum + personMinutes(person, days, frame), 0)
}
