import { matchesTask } from '../../goal/matcher.ts'
import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { STAGES_OF_LARGE_PARTS } from '../../playbooks/software/software-stages.ts'
import { stageContent } from '../sessions/curriculum.ts'
import { newTask } from '../new-task.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic } from '../topics.ts'
import { slug } from '../wording.ts'
import { epicTag } from './deliverables.ts'
import { BUILDING_ROLES } from './role-words.ts'
import { PLANNED_SHARE, sharesHours, teamMinutes, wantedMinutes } from './team-effort.ts'
import { hasRole } from './team-roles.ts'
import { buildsThings } from './unknown-work.ts'

/** One part of the product (an epic), with the tasks that are drafted for it: those of the builders, and the others. */
type Part = { label: string; built: NetworkTask[]; others: NetworkTask[]; /** Neither the goal nor the book calls it by a name: it is only drawn before it is built. */ isOnlyDrawn: boolean }

/** Of the hours that a team gives to planned work: what fills more than the first is deep enough, and no depth fills more than the second. */
const [THIN, FILLED] = [0.4, 0.7]
/** Minutes of the team for each part from which on a part is a matter of weeks. */
const WEEKS_OF_WORK = 80 * 60
const LATEST = 0.79
const LONGEST_HEAD = 4

/**
 * A team that has weeks for each part does more than build it: it agrees on examples, draws the screens, makes the
 * failures hold and tries the whole. A book tells the building of its own parts in one step each, which is as much as a
 * small team in a short time can do; where there is room these steps of `book.topicStages` come beside it, part by part
 * in the order of the plan, as long as the hours last.
 */
export function partsInDepth(tasks: readonly NetworkTask[], book: Playbook, frame: PlanFrame): NetworkTask[] {
  if (!isForTeams(book, frame)) return [...tasks]
  // What is with others for a while has its steps before and after that time.
  const parts = partsOf(tasks, book).filter(({ built }) => !frame.of('wait').some(({ appliesTo }) => built.some((task) => matchesTask(appliesTo, task))))
  const hours = teamMinutes(frame) * PLANNED_SHARE
  const filled = tasks.reduce((sum, task) => sum + wantedMinutes(task, frame), 0)
  if (filled > hours * THIN) return [...tasks]
  let room = hours * FILLED - filled
  const isLarge = room / Math.max(1, parts.length) >= WEEKS_OF_WORK
  return parts.reduce<NetworkTask[]>((all, part) => {
    const added = stepsBeside(part, { book, frame, isLarge, ids: new Set(all.map(({ id }) => id)) })
    const minutes = added.reduce((sum, task) => sum + wantedMinutes(task, frame), 0)
    if (added.length === 0 || minutes > room) return all
    room -= minutes
    return linked(beside(all, part, added), part, added)
  }, [...tasks])
}

/** In reading order: what comes ahead of the building before it, the rest behind it. */
function beside(all: readonly NetworkTask[], { label, built, others }: Part, added: readonly NetworkTask[]): NetworkTask[] {
  const ahead = added.filter(({ id }) => isAhead({ id: id.slice(slug(label).length + 1) }))
  const first = built[0]
  const last = all.findLast((task) => built.includes(task) || others.includes(task))
  return all.flatMap((task) => [...(task === first ? ahead : []), task, ...(task === last ? added.filter((each) => !ahead.includes(each)) : [])])
}

/** Software whose parts have steps, a team of several, and days that it was given. */
function isForTeams(book: Playbook, frame: PlanFrame): boolean {
  const ids = new Set((book.topicStages ?? []).map(({ id }) => id))
  const isFramed = [...frame.of('sprint-calendar'), ...frame.of('deadline'), ...frame.of('horizon'), ...frame.of('event')].some(({ source, appliesTo }) => source === 'stated' && appliesTo === null)
  return frame.language === 'en' && frame.of('person').length > 1 && isFramed && !sharesHours(frame) && STEPS.every((id) => ids.has(id)) && buildsThings(book, frame)
}

const STEPS = ['criteria', 'design', 'harden', 'connect', 'verify']

/** The goal's own parts, and those of the book that a user may call by a name. */
function partsOf(tasks: readonly NetworkTask[], book: Playbook): Part[] {
  const nameable = new Set(book.tasks.flatMap(({ id, about }) => (about === undefined ? [] : [id])))
  const groups = new Map<string, NetworkTask[]>()
  for (const task of tasks) {
    const label = task.type !== 'task' || task.occurrence !== null ? undefined : task.answers.length > 0 ? task.subjects[0] : nameable.has(task.id) || isShown(task) ? headOf(task.title) : undefined
    if (label !== undefined) groups.set(label, [...(groups.get(label) ?? []), task])
  }
  return [...groups].flatMap(([label, members]) => {
    const built = members.filter((task) => isBuilding(task) && (task.wish.position ?? 0) < LATEST)
    return built.length === 0 ? [] : [{ label, built, others: members.filter((task) => !built.includes(task)), isOnlyDrawn: members.every(({ id, answers }) => answers.length === 0 && !nameable.has(id)) }]
  })
}

function isShown({ role }: NetworkTask): boolean {
  return role === 'frontend' || role === 'mobile'
}

function isBuilding({ role }: NetworkTask): boolean {
  return role !== null && BUILDING_ROLES.has(role) && !NOT_OF_A_PART.has(role)
}

/** What they set up is the ground of all parts. */
const NOT_OF_A_PART: ReadonlySet<string> = new Set(['operations', 'security'])

function headOf(title: string): string | undefined {
  const [head = '', ...rest] = title.split(': ')
  return rest.length > 0 && head.split(' ').length <= LONGEST_HEAD ? head : undefined
}

type Depth = { book: Playbook; frame: PlanFrame; isLarge: boolean; ids: ReadonlySet<string> }

/** The steps that the part does not have yet, by what is there: who tries it already tries it once. */
function stepsBeside(part: Part, { book, frame, isLarge, ids }: Depth): NetworkTask[] {
  const isSeen = part.built.some(({ role }) => role === 'frontend' || role === 'mobile' || role === 'developer')
  const isServed = part.built.some(({ role }) => role === 'backend' || role === 'data' || role === 'developer')
  const firstAt = Math.min(...part.built.map(({ wish }) => wish.position ?? 0.5))
  const isBegun = part.others.some(({ wish }) => (wish.position ?? 0.5) <= firstAt)
  const isTried = part.others.some(({ role, wish }) => role === 'quality' || (wish.position ?? 0) > firstAt)
  const isWanted = (stage: Stage): boolean => {
    if (part.isOnlyDrawn && stage.id !== 'design') return false
    if (stage.role !== undefined && stage.always !== true && !hasRole(frame, stage.role) && !(BUILDING_ROLES.has(stage.role) && hasRole(frame, 'developer'))) return false
    if (stage.id === 'criteria') return !isBegun
    if (stage.id === 'design') return isSeen && !part.others.some(({ role }) => role === 'design')
    // A part with a beginning and a trial of its own, such as a form or an export, has its edges in them.
    if (stage.id === 'harden') return isServed && !(isBegun && isTried)
    if (stage.id === 'connect') return isSeen && !(isBegun && isTried)
    if (stage.id === 'rights' || stage.id === 'volume') return isServed
    if (stage.id === 'inclusive') return isSeen
    return stage.id === 'verify' ? !isTried : stage.id === 'operate'
  }
  const stages = [...book.topicStages!, ...(isLarge ? STAGES_OF_LARGE_PARTS : [])].filter(isWanted)
  return stages.map((stage) => taskOf(stage, part, { book, frame })).filter(({ id }) => !ids.has(id))
}

function taskOf(stage: Stage, { label, built }: Part, { book, frame }: Pick<Depth, 'book' | 'frame'>): NetworkTask {
  const { title, description, tags } = stageContent({ stage, topic: namedTopic(label), part: 0, frame })
  const [first] = built
  const ends = Math.max(...built.map(({ wish }) => wish.position ?? 0.5))
  const position = isAhead(stage) ? Math.min(...built.map(({ wish }) => wish.position ?? 0.5)) - AHEAD[stage.id]! : Math.min(LATEST, ends + (stage.id === 'verify' ? 0.06 : 0.03))
  return newTask({
    id: `${slug(label)}-${stage.id}`,
    title,
    description,
    effortMinutes: stage.share * 60,
    priority: stage.priority ?? 'medium',
    tags: [...book.tags.slice(0, 1), epicTag(label), ...tags],
    subjects: first!.subjects.length > 0 ? first!.subjects : [label],
    answers: first!.answers,
    timed: false,
    role: stage.role ?? null,
    wish: { day: null, windows: [], position: Math.max(0.03, position) },
  })
}

/** How far ahead of the building, in parts of the plan, they are done. */
const AHEAD: Readonly<Record<string, number>> = { criteria: 0.04, design: 0.02 }

function isAhead({ id }: Pick<Stage, 'id'>): boolean {
  return AHEAD[id] !== undefined
}

/** Examples and screens come before the building, the rest behind it, and what tries the whole behind all. */
function linked(all: readonly NetworkTask[], { label, built }: Part, added: readonly NetworkTask[]): NetworkTask[] {
  const key = slug(label)
  const stageOf = (task: NetworkTask) => ({ id: added.includes(task) ? task.id.slice(key.length + 1) : '' })
  const links = (tasks: readonly NetworkTask[]) => tasks.map(({ id }) => ({ taskId: id, lagMinutes: 0 }))
  const [ahead, behind] = [added.filter((task) => isAhead(stageOf(task))), added.filter((task) => !isAhead(stageOf(task)))]
  const widening = behind.filter((task) => stageOf(task).id !== 'verify')
  return all.map((task) => {
    if (built.includes(task)) return { ...task, after: [...task.after, ...links(ahead)] }
    if (stageOf(task).id === 'design') return { ...task, after: links(ahead.filter((other) => other !== task)) }
    if (widening.includes(task)) return { ...task, after: links(built) }
    return behind.includes(task) ? { ...task, after: links([...built, ...widening]) } : task
  })
}
