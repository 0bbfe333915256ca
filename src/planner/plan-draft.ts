import type { Plan } from '../contract/plan.ts'
import type { TaskNetwork, Verdict } from './draft/task-network.ts'
import type { Brief, ReadingOf } from './goal/brief.ts'
import { placeSomething } from './place-something.ts'
import { presentPlan } from './present/present-plan.ts'
import { presentTasks } from './present/present-tasks.ts'
import type { PresentedTask } from './present/presented-task.ts'
import { withKeptGoals } from './present/sprint-goals.ts'
import type { Schedule } from './schedule/placement.ts'
import { withoutOrderOfOurs, withoutUntenableLinks } from './schedule/untenable-links.ts'
import type { Finding } from './verify/finding.ts'
import { verifyPlan } from './verify/verify-plan.ts'

/** Snapshots of a growing plan, the whole one included. */
const SNAPSHOTS = 3
/** Below this many tasks a plan is shown at once. */
const GROWING_FROM_TASKS = 6

/** One task network on its way to a plan: scheduled when first asked for, verified before anything is shown. */
export class PlanDraft {
  readonly network: TaskNetwork
  readonly #planId: string
  readonly #brief: Brief
  readonly #seed: number
  #scheduled: { schedule: Schedule; network: TaskNetwork; tasks: PresentedTask[] } | null = null
  #whole: Plan | null = null
  #findings: Finding[] | null = null

  constructor(input: { planId: string; brief: Brief; network: TaskNetwork; seed: number }) {
    this.network = input.network
    this.#planId = input.planId
    this.#brief = input.brief
    this.#seed = input.seed
  }

  get schedule(): Schedule {
    return this.#place().schedule
  }

  wholePlan(): Plan {
    this.#whole ??= this.#planOf(this.#place().tasks, this.#verified())
    return this.#whole
  }

  /** What a drafter is told of its network. */
  verdict(): Verdict {
    const tasks = new Map(this.network.tasks.map((task) => [task.id, task]))
    return {
      failed: this.wholePlan().checks.flatMap(({ name, ok, detail }) => (ok ? [] : [{ name, detail }])),
      broken: this.broken().length,
      unplaced: this.schedule.unplaced.flatMap(({ taskId, reason }) => {
        const task = tasks.get(taskId)
        return task === undefined || task.optional && this.network.spared?.has(taskId) !== true ? [] : [{ taskId, title: task.title, reason }]
      }),
    }
  }

  /** Readings that say how much work something is. 'Two weeks' is how long it goes on, beside other work. */
  saidLengths(): ReadonlySet<string> {
    return new Set(this.#brief.readings.flatMap((reading) => (reading.kind === 'topic' && (reading.minutes !== null && !isSaidInDays(reading) || reading.amount !== null) ? [reading.id] : [])))
  }

  /** The network without links of ours that no schedule can keep; the same one where all can be kept. */
  tenableNetwork(): TaskNetwork {
    return withoutUntenableLinks(this.#brief, this.network)
  }

  /** The network without our order around these tasks, with `amongParts` also without that between them and other parts. */
  networkWithoutOrder(around: ReadonlySet<string>, { amongParts }: { amongParts: boolean }): TaskNetwork {
    return withoutOrderOfOurs(this.#brief, this.network, { around, amongParts })
  }

  /** Hard checks that the plan fails, each with its tasks. */
  broken(): Finding[] {
    return this.#verified().filter(({ ok, strength }) => !ok && strength === 'hard')
  }

  /** The plan in chronological portions, each verified by itself; the last one is whole. */
  *growingPlans(): Generator<Plan, void, void> {
    const { tasks } = this.#place()
    const portions = tasks.length < GROWING_FROM_TASKS ? 1 : SNAPSHOTS
    for (let portion = 1; portion < portions; portion++) {
      yield this.#partialPlan(tasks.slice(0, Math.ceil((tasks.length * portion) / portions)), tasks.length)
    }
    yield this.wholePlan()
  }

  #verified(): Finding[] {
    this.#findings ??= verifyPlan(this.#brief, this.#place().tasks)
    return this.#findings
  }

  #place() {
    if (this.#scheduled === null) {
      const schedule = placeSomething(this.#brief, this.network, { seed: this.#seed })
      const network = withKeptGoals(this.network, schedule, this.#brief)
      this.#scheduled = { schedule, network, tasks: presentTasks(this.#brief, network, schedule) }
    }
    return this.#scheduled
  }

  #partialPlan(tasks: readonly PresentedTask[], total: number): Plan {
    const ids = new Set(tasks.map(({ task }) => task.id))
    const closed = tasks.map(({ task, subjects }) => ({
      subjects,
      task: task.dependsOn ? { ...task, dependsOn: task.dependsOn.filter((id) => ids.has(id)) } : task,
    }))
    const plan = this.#planOf(closed, verifyPlan(this.#brief, closed))
    return { ...plan, warnings: [`Not yet whole: ${tasks.length} of ${total} tasks.`, ...plan.warnings] }
  }

  #planOf(tasks: readonly PresentedTask[], findings: readonly Finding[]): Plan {
    return presentPlan({
      planId: this.#planId,
      brief: this.#brief,
      network: this.#place().network,
      schedule: this.schedule,
      tasks: tasks.map(({ task }) => task),
      findings,
    })
  }
}

/** Whole days of work, which nobody said in hours. */
function isSaidInDays({ minutes, words }: ReadingOf<'topic'>): boolean {
  return minutes !== null && minutes % WORKING_DAY === 0 && !IN_HOURS.test(words)
}

/** In minutes. */
const WORKING_DAY = 480
const IN_HOURS = /(?:\d|\p{L} )\s?(?:h|hrs?|hours?|stunden?|std|horas?|heures?|min(?:s|utes?|uten|utos)?)(?!\p{L})/iu
