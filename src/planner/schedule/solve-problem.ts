import type { Minute } from '../time/calendar-time.ts'
import { segmentMinutes } from './day-segments.ts'
import { latestBeforeFixed, latestFinishes, topologicalOrder } from './activity-order.ts'
import type { Assignments, Problem, ProblemTask, Targets } from './problem.ts'
import { seededRandom } from './seeded-random.ts'
import { isBetter, isFeasible, isPerfect, scoreSchedule } from './schedule-score.ts'
import type { ScheduleScore } from './schedule-score.ts'
import { generateSerially } from './serial-generation.ts'
import { teamOrder } from './team-project.ts'
import { wishedDays } from './wished-days.ts'

export type Solution = { assignments: Assignments; score: ScheduleScore; latestFinish: readonly Minute[] }
export type SolveOptions = {
  seed: number
  /** Most passes to spend; at least one is made. */
  schedules: number
  /** Tasks that an exact search left out. */
  declined: ReadonlySet<number>
  /** Only ask whether everything required fits: the tightest pace first, and no search for what is liked better. */
  isTrial?: boolean
}

type KeyOf = (task: ProblemTask) => number
type Trial = { keyOf: KeyOf; targets: Targets; /** By default room is kept for all that must follow. */ latestFinish?: readonly Minute[] }

/** Paces tried in turn until everything required fits: the wished spread first, a plan without slack last. */
const PACES = [1, 0.85, 0.6, 0]
/** Optional tasks come after all that is required. */
const OPTIONAL = 1e9
/** Before everything else. */
const FIRST = 1e8
/** How often, and for how many tasks, the wished spread is kept by placing first what found no place. */
const RESCUES = 3
const MOST_RESCUED = 12
/** What is more than a few steps is not begun all at once for one that found no place. */
const MANY_FIRST = 4
const SOONER = [0.85, 0.6, 0.35]
const TEAM_SCHEDULES = 100
/** With fewer passes to spend, the order of a team's work is not searched for beforehand. */
const TEAM_ORDER_FROM = 16

/** The best of the schedules that priority rules and then a seeded search over activity lists generate. */
export function solveProblem(problem: Problem, options: SolveOptions): Solution {
  const search = new ListSearch(problem, options)
  search.tryRules()
  if (!options.isTrial) search.improve()
  return search.solution
}

class ListSearch {
  readonly #problem: Problem
  readonly #options: SolveOptions
  readonly #latestFinish: readonly Minute[]
  readonly #wishedAt: (pace: number) => Targets
  readonly #wished: Targets
  #left: number
  #crowded: ReadonlySet<number> = new Set()
  #best: (Omit<Solution, 'latestFinish'> & { trial: Trial }) | null = null

  constructor(problem: Problem, options: SolveOptions) {
    this.#problem = problem
    this.#options = options
    this.#latestFinish = latestFinishes(problem)
    this.#wishedAt = wishedDays(problem)
    this.#wished = this.#wishedAt(1)
    this.#left = Math.max(1, options.schedules)
  }

  get solution(): Solution {
    const { assignments, score } = this.#best!
    return { assignments, score, latestFinish: this.#best!.trial.latestFinish ?? this.#latestFinish }
  }

  tryRules(): void {
    const { isTrial, schedules } = this.#options
    const byTeam = !isTrial && schedules >= TEAM_ORDER_FROM ? this.#byTeamOrder() : []
    for (const pace of isTrial ? PACES.toReversed() : PACES) {
      const wished = pace === 1 ? this.#wished : this.#wishedAt(pace)
      const targets = pace === 0 ? wished.map(() => null) : wished
      // Without room for the wished days their order still holds: freeze after build, proof-reading last.
      for (const keyOf of [byWishedDay(pace === 0 ? this.#wished : wished, this.#problem), byDeadline(this.#latestFinish), ...byTeam]) {
        this.#attempt({ keyOf, targets })
        if (isTrial && isFeasible(this.#best!.score)) return
      }
      if (isFeasible(this.#best!.score)) {
        if (!isTrial && pace < 1) this.#spreadOthers()
        return
      }
      // One thing without a place is no reason to crowd all the others.
      if (!isTrial && pace === 1) {
        this.#crowded = this.#tasksOfTheFull()
        if (this.#placeMissingFirst()) return
      }
    }
    if (isTrial) return
    this.#tryInOrder()
    this.#spreadOthers()
  }

  /** Tasks of those whose time does not do at the wished spread, and what these wait for. */
  #tasksOfTheFull(): ReadonlySet<number> {
    const { tasks } = this.#problem
    const full = new Set(tasks.filter((task) => !task.optional && this.#best!.assignments[task.index] === null).flatMap(({ candidates }) => candidates))
    const found = new Set<number>()
    for (const task of tasks) if (task.candidates.some((resource) => full.has(resource))) this.#withBefore(task.index, found)
    return found
  }

  /** Whoever has time enough keeps the wished spread: only those who have too much to do begin early. */
  #spreadOthers(): void {
    if (this.#problem.sprints === null || this.#crowded.size === 0 || this.#crowded.size === this.#problem.tasks.length) return
    const { trial } = this.#best!
    this.#left++
    this.#attempt({ ...trial, targets: trial.targets.map((target, index) => (this.#crowded.has(index) ? target : this.#wished[index]!)) })
  }

  /** The wished spread again, with what found no place in it, and what that waits for, placed before all else; true once everything required fits. */
  #placeMissingFirst(): boolean {
    const first = new Set<number>()
    const byDay = byWishedDay(this.#wished, this.#problem)
    for (let round = 0; round < RESCUES; round++) {
      const missing = this.#problem.tasks.filter((task) => !task.optional && this.#best!.assignments[task.index] === null && !first.has(task.index))
      if (missing.length === 0 || missing.length > MOST_RESCUED) return false
      for (const { index } of missing) for (const each of this.#withBefore(index)) first.add(each)
      if (this.#problem.sprints === null && first.size >= MANY_FIRST && this.#placeSooner(first)) return true
      this.#left++
      // As early as they can be: near the day that they would like there may be no room for what follows them.
      this.#attempt({ keyOf: (task) => byDay(task) - (first.has(task.index) ? FIRST : 0), targets: this.#wished.map((target, index) => (first.has(index) ? null : target)) })
      if (isFeasible(this.#best!.score)) return true
      this.#left++
      this.#attempt({ keyOf: (task) => byDay(task) - (first.has(task.index) ? FIRST : 0), targets: this.#wished })
      if (isFeasible(this.#best!.score)) return true
    }
    return false
  }

  /** A long chain a little sooner than wished, before it goes to the first days of the plan; true once everything required fits. */
  #placeSooner(first: ReadonlySet<number>): boolean {
    const byDay = byWishedDay(this.#wished, this.#problem)
    for (const pace of SOONER) {
      const sooner = this.#wishedAt(pace)
      this.#left++
      this.#attempt({ keyOf: (task) => byDay(task) - (first.has(task.index) ? FIRST : 0), targets: this.#wished.map((target, index) => (first.has(index) ? sooner[index]! : target)) })
      if (isFeasible(this.#best!.score)) return true
    }
    return false
  }

  /** A task and all that it waits for. */
  #withBefore(index: number, found: Set<number> = new Set()): ReadonlySet<number> {
    if (found.has(index)) return found
    found.add(index)
    for (const { task } of this.#problem.tasks[index]!.predecessors) this.#withBefore(task, found)
    return found
  }

  /** Where not everything fits, what comes first is placed first, and the end of each chain is left out. */
  #tryInOrder(): void {
    const latestFinish = latestBeforeFixed(this.#problem)
    for (const targets of [this.#wished, this.#wished.map(() => null)]) {
      this.#left++
      this.#attempt({ keyOf: byWishedDay(this.#wished, this.#problem), targets, latestFinish })
    }
  }

  /** Random changes of the best list's keys; one that does not make the schedule worse is the next to be changed. */
  improve(): void {
    const random = seededRandom(this.#options.seed)
    const { trial } = this.#best!
    let keys = this.#problem.tasks.map((task) => trial.keyOf(task))
    while (this.#left > 0 && !isPerfect(this.#best!.score)) {
      const changed = this.#nudge(keys, random)
      const outcome = this.#attempt({ ...trial, keyOf: (task) => changed[task.index]! })
      if (outcome !== 'worse') keys = changed
    }
  }

  /** Gives some tasks, those without a place first, the turn of others. */
  #nudge(keys: readonly number[], random: () => number): number[] {
    const changed = [...keys]
    const missing = this.#problem.tasks.filter((task) => this.#best!.assignments[task.index] === null && !this.#options.declined.has(task.index))
    for (let move = 0; move < 1 + Math.floor(random() * 3); move++) {
      const from = missing.length > 0 && random() < 0.5 ? missing[Math.floor(random() * missing.length)]!.index : Math.floor(random() * keys.length)
      const to = Math.floor(random() * keys.length)
      if (this.#problem.tasks[from]!.optional !== this.#problem.tasks[to]!.optional) continue
      changed[from] = keys[to]! + (random() - 0.5)
    }
    return changed
  }

  #attempt({ keyOf, targets, latestFinish }: Trial): 'better' | 'equal' | 'worse' {
    if (this.#left <= 0 && this.#best) return 'worse'
    this.#left--
    const order = topologicalOrder(this.#problem, keyOf).filter((index) => !this.#options.declined.has(index))
    const assignments = generateSerially(this.#problem, { order, targets, latestFinish: latestFinish ?? this.#latestFinish })
    const score = scoreSchedule(this.#problem, assignments, this.#wished)
    if (this.#best && !isBetter(score, this.#best.score)) return isBetter(this.#best.score, score) ? 'worse' : 'equal'
    this.#best = { assignments, score, trial: { keyOf, targets, ...(latestFinish && { latestFinish }) } }
    return 'better'
  }

  #byTeamOrder(): KeyOf[] {
    const starts = teamOrder(this.#problem, { schedules: TEAM_SCHEDULES, seed: this.#options.seed })
    return starts === null ? [] : [(task) => (task.optional ? OPTIONAL : 0) + (task.wish.sprint ?? 0) * 1e5 + starts[task.index]!]
  }
}

/** Meetings before work that can flow around them; what has an hour of its own before what takes any; then by wished day, then the more important. */
function byWishedDay(targets: Targets, problem: Problem): KeyOf {
  const isOpen = problem.tasks.some((task) => !hasOwnHour(task, targets))
  return (task) => (task.optional ? OPTIONAL : 0) + (task.mode === 'session' || task.everybody ? 0 : 1e6) - (isOpen && hasOwnHour(task, targets) ? 1e5 : 0) + (targets[task.index] ?? 0) * 10 + task.rank
}

/** Training at six on Mondays can be nowhere else: another task of that evening can. */
function hasOwnHour(task: ProblemTask, targets: Targets): boolean {
  const day = targets[task.index] ?? null
  const windows = day === null || task.series === null || task.series.everyDays !== null || task.mode !== 'session' ? [] : (task.windows.table[day] ?? [])
  return windows.length > 0 && segmentMinutes(windows) < 2 * task.effortMinutes
}

/** The more important first, and of those what must be done soonest. */
function byDeadline(latestFinish: readonly Minute[]): KeyOf {
  return (task) => (task.optional ? OPTIONAL : 0) + task.rank * 1e7 + latestFinish[task.index]! / 1e3
}
