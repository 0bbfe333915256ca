import { goalText, matterOf } from '../draft/sprints/sprint-work.ts'
import { fixedWords } from '../draft/fixed-words.ts'
import type { NetworkTask } from '../draft/task-network.ts'
import { doneClauseOf } from '../draft/wording.ts'
import type { Language } from '../playbooks/playbook.ts'

/** What a sprint's goal is made of: the work of the whole plan, where each task came to lie, and what is only counted or asked of others. */
export type SprintWork = {
  tasks: readonly NetworkTask[]
  /** Number of the sprint that a task came to lie in; null outside of them. */
  sprintOf: (task: NetworkTask) => number | null
  language: Language
  /** Ids of readings that say how many of something there are: '340 tests' are the goal's things, and no part of it. */
  counted: ReadonlySet<string>
}

/**
 * What users or the team have at the end of a sprint: the product released; else the parts that end in it; else what the
 * largest of its important tasks leaves behind, in the words by which it is done; else the parts that were begun. Null
 * where the sprint has no work that says anything.
 */
export function goalOfSprint(sprint: number, work: SprintWork): string | null {
  const { language } = work
  const own = work.tasks.filter((task) => isWork(task) && work.sprintOf(task) === sprint)
  const released = own.flatMap(({ title }) => RELEASED.exec(title)?.groups!['what'] ?? [])[0]
  const parts = partsIn(own, work)
  const ended = parts.filter(({ tasks }) => tasks.every((task) => (work.sprintOf(task) ?? 0) <= sprint))
  if (released !== undefined && language === 'en') return goalText('isLive', [released, ...ended.filter(({ tasks }) => tasks.some((task) => matterOf(task) !== null)).map(({ label }) => label)], language)
  if (ended.length > 0) return goalText(ended.every(({ isBuilt }) => isBuilt) ? 'works' : 'doneAndAccepted', ended.map(({ label }) => label), language)
  const left = whatIsLeft(own)
  if (left !== null) return left
  return parts.length === 0 ? null : goalText('underWay', parts.map(({ label }) => label), language)
}

type Part = { label: string; tasks: NetworkTask[]; isBuilt: boolean }

/** Parts of the goal, and those of the playbook that several tasks work on, the largest first. */
function partsIn(own: readonly NetworkTask[], { tasks, counted }: SprintWork): Part[] {
  const minutesOf = (label: string) => own.reduce((sum, task) => sum + (partOf(task) === label ? task.effortMinutes : 0), 0)
  const labels = [...new Set(own.flatMap((task) => partOf(task) ?? []))]
  return labels.flatMap((label): Part[] => {
    const members = tasks.filter((task) => isWork(task) && partOf(task) === label)
    const isNamed = members.some((task) => matterOf(task) === label)
    const isOnlyCounted = isNamed && members.every(({ answers }) => answers.every((id) => counted.has(id)))
    if (isOnlyCounted || OF_OTHERS.test(label) || !isNamed && members.length < SEVERAL) return []
    return [{ label, tasks: members, isBuilt: members.some(({ role }) => role !== null && BUILDERS.has(role)) }]
  }).toSorted((a, b) => minutesOf(b.label) - minutesOf(a.label))
}

/** The goal's own part; else what stands before the colon. */
function partOf(task: NetworkTask): string | null {
  const [head = '', ...rest] = task.title.split(': ')
  return matterOf(task) ?? (rest.length > 0 && head.split(' ').length <= LONGEST_HEAD ? head : null)
}

const [SEVERAL, LONGEST_HEAD] = [2, 4]
const BUILDERS: ReadonlySet<string> = new Set(['backend', 'frontend', 'mobile', 'developer'])
const RELEASED = /^Release (?<what>.{2,40}) and watch it$/u
/** What others say or sign, and what only happens: no state of the product. */
const OF_OTHERS = /(?:^|\s)(?:go[- ]?live|launch|release|sign[- ]?off|sign (?:off )?(?:the )?\p{L}+|approvals?|(?:security|legal|privacy|compliance|store|external) review|deadline)$/iu

/** The words after 'done when' of the largest task that is important, behind what the task is called where there is room for it. */
function whatIsLeft(own: readonly NetworkTask[]): string | null {
  const rankOf = (task: NetworkTask) => (task.priority === 'high' ? 0 : 1) + (task.optional ? 2 : 0)
  const largest = own.filter(({ id }) => !OF_EVERY_PLAN.has(id)).toReversed().toSorted((a, b) => rankOf(a) - rankOf(b) || b.effortMinutes - a.effortMinutes)
  return largest.flatMap((task) => outcomeOf(task) ?? [])[0] ?? null
}

/** What any team agrees on says nothing of the product. */
const OF_EVERY_PLAN: ReadonlySet<string> = new Set(['scope', 'risks', 'definition-of-done', 'who-else', 'release-rehearsal', 'workspace'])

function outcomeOf(task: NetworkTask): string | null {
  const clause = doneClauseOf(task.description)
  if (clause === null) return null
  const head = partOf(task)
  const named = [head === null ? [] : [`${head}: ${clause}`], POINTS_BACK.test(clause) ? [] : [clause]].flat()
  return named.find((text) => Array.from(text).length <= LONGEST_GOAL) ?? null
}

/** In characters. */
const LONGEST_GOAL = 70
/** 'It ran for a day' says nothing without the task's name. */
const POINTS_BACK = /^(?:it|its|they|them|their|this|that|these|those|he|she|one|both|all|each|every|somebody|everybody|anybody|nobody|the (?:list|page|decision|plan|test|first|others?|rest)) /iu

function isWork({ type, occurrence, tags }: NetworkTask): boolean {
  return type === 'task' && occurrence === null && !tags.some((tag) => CHECKS_OF_SPRINT.has(tag))
}

/** What is made is the goal, and not the checks and meetings that every sprint has. */
const CHECKS_OF_SPRINT: ReadonlySet<string> = new Set(['regression', 'acceptance', 'ceremony'])

/** What a plan without work in a sprint says of it. */
export function idleSprints(numbers: readonly number[], language: Language): string[] {
  return numbers.map((number) => fixedWords('idleSprint', language, { number: String(number) }))
}
