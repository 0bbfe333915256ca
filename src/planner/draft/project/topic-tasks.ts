import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import { WORKED_ON } from '../../playbooks/parts/part-kinds.ts'
import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isBareDeed, isInstruction, kindIn, matterStages, ownMatterStages } from '../choosing/kinds-of-work.ts'
import { isDoneAsSaid, isHandledByIt, isOneAmongAll, isOneOfMany, isSaidAsDone, plainMinutes, stagesByWork } from '../choosing/plain-parts.ts'
import { largerMinutes, largerStages } from '../choosing/larger-parts.ts'
import { isOnlyWaitedFor } from '../choosing/dense-lists.ts'
import { isArrangedBeside } from '../choosing/arranged-beside.ts'
import { oneStep } from '../choosing/one-step.ts'
import { workOn } from '../choosing/worked-parts.ts'
import type { Work } from '../choosing/worked-parts.ts'
import { speaksOf } from '../choosing/parts-testify.ts'
import { goesByKind, hasPlace, partKind, partStages, placeOf } from '../choosing/part-kind.ts'
import { BUILDING_ROLES } from '../sprints/role-words.ts'
import { openPosition } from '../days/open-days.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import { holds, positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { allocate, stageContent } from '../sessions/curriculum.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedMinutes, timesOf, withCount } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { capitalise, describe, fillText, hasAnyKeyword, slug } from '../wording.ts'
import { seasonPosition } from './season.ts'
import { stepsOf } from './steps-first.ts'
import { ownDeadlines, waitMinutes, wishPosition } from './wish-position.ts'

/** Share of the plan between two steps of a topic; the steps of the only one fill it. */
const STEP = 0.08
const ALONE_STEP = 0.2
/** Forty chairs are chosen and ordered as a few are. */
const MOST_TIMES = 1.7

/** The goal that a topic is a part of: its playbook and the parts beside it. */
type Around = { playbook: Playbook | null; topics: readonly Topic[]; frame: PlanFrame; /** The place of those steps of the playbook that hands take over here. */ insteadAt?: number | null }

/** Tasks for a topic that no template is about: one when it is small or already an instruction, else its stages. */
export function topicTasks(topic: Topic, position: number, input: Around): NetworkTask[] {
  const { playbook, frame } = input
  const work = workOn(topic, frame)
  if (work !== null) return workTasks(topic, work, { position, input })
  // 'Tack, embroider, hem' are steps themselves, and no things that are drafted, made and finished one by one.
  const isStep = stepsOf(frame).includes(topic.label)
  const given = isStep ? GENERAL_STAGES.plain : stepsOfGiven(topic, frame)
  const larger = given === null ? largerStages(topic, frame) : null
  const stages = (given ?? larger ?? stepsOfTopic(topic, playbook, frame)).filter((stage) => holds(stage.when, frame))
  const minutes = statedMinutes(topic)
  const total = minutes ?? (larger !== null ? largerMinutes(larger) : null) ?? 60 * (stages.every(hasPlace) ? stages.reduce((sum, { share }) => sum + share, 0) * Math.min(MOST_TIMES, timesOf(topic)) : stages.length)
  const [only] = stages
  const isDeed = topic.said !== undefined && ownMatterStages(topic, frame) === null || isInstruction(topic) && topic.readingIds.length > 0 || isBareDeed(topic, input.topics)
  // What is one step anyway says how that is done.
  if (stages.length === 1 && only === GENERAL_STAGES.plain[0] && !isDeed) return [plainTask(topic, { position, minutes, isDeed: isDoneAsSaid(topic, frame) || (isStep ? 'named' : false) }, frame)]
  if (stages.length === 1 && !isDeed && only !== GENERAL_STAGES.instruction[0]) return [stageTask({ stage: only!, topic, minutes: minutes ?? total, position, before: null, frame })]
  const single = larger === null && isDeed || stages.length === 1 || (minutes !== null && minutes <= 90)
  if (single) return [instructionTask(topic, { position, minutes }, frame)]
  const step = input.topics.length === 1 ? ALONE_STEP : STEP
  const shares = allocate(stages.map((stage) => stage.share), Math.max(stages.length, Math.round(total / 15)))
  return stages.map((stage, index) => stageTask({ stage, topic, minutes: (shares[index]! / shares.reduce((sum, share) => sum + share, 0)) * total, position: placeOf(stage, position) ?? position + step * (index - (stages.length - 1) / 2), before: stages[index - 1] ?? null, frame }))
}

/** Between a playbook's own steps, hands begin when it is known what is to be done and end before all is put together. */
const AMONG_OTHERS = { from: 0.15, span: 0.72 }
const ALONE = { from: -0.2, span: 1.15 }
/** Closer than the steps of a playbook, so that none of them comes between. */
const BETWEEN_HANDS = 0.005

function workTasks(topic: Topic, { stages, minutes }: Work, { position, input: { playbook, frame, insteadAt } }: { position: number; input: Around }): NetworkTask[] {
  const { from, span } = playbook === null ? ALONE : AMONG_OTHERS
  const shares = stages.reduce((sum, { share }) => sum + share, 0)
  const total = statedMinutes(topic) ?? minutes
  return stages.map((stage, index) => stageTask({ stage, topic, minutes: (stage.share / shares) * total, position: typeof insteadAt === 'number' ? insteadAt + BETWEEN_HANDS * index : Math.max(0, from + span * (position + 0.02 * index)), before: stages[index - 1] ?? null, frame }))
}

/** 'Strip, sand, oil', 'sorted, catalogued, valued': what is done to the same thing in a list is done in its order. */
export function inOrderOfWork(tasks: readonly NetworkTask[], topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const worked = topics.flatMap((topic) => {
    const stages = workOn(topic, frame)?.stages
    const ids = stages ? stages.map(({ id }) => `${slug(topic.label)}-${id}`) : topic.said === undefined ? [] : [slug(topic.label)]
    return ids.length > 0 && ids.every((id) => tasks.some((task) => task.id === id)) ? [{ topic, first: ids[0]!, last: ids.at(-1)! }] : []
  })
  const after = new Map(worked.flatMap((one, index) => {
    const next = worked[index + 1]
    return next !== undefined && areOfOneThing(one.topic, next.topic) ? [[next.first, one.last] as const] : []
  }))
  return tasks.map((task) => (after.has(task.id) ? { ...task, after: [...task.after, { taskId: after.get(task.id)!, lagMinutes: 0 }] } : task))
}

/** 'Sorted by label, the best ones valued, the rest given away' are done to what the goal is about, or to a part of it. */
function areOfOneThing(one: Topic, next: Topic): boolean {
  const [thing, other] = [thingOf(one), thingOf(next)]
  return one.list === next.list && (thing === other || one.said !== undefined && next.said !== undefined && (OF_GOAL.test(thing) || OF_GOAL.test(other)))
}

const OF_GOAL = /^$|\b(?:rest|best|good|others|remainder|ones|them|it)\b/u

/** What the work is done to; '' where it is what the goal is about. */
function thingOf({ words }: Topic): string {
  const rest = words.slice(words[1] === 'and' ? 3 : 1).filter((word) => word !== 'the')
  return /^(?:by|in|into|with|at|from|on|according)$/u.test(rest[0] ?? '') ? '' : rest.join(' ')
}

/** 'Printing and binding takes 3 working days': others do it, and nobody studies or drafts it. */
function stepsOfGiven(topic: Topic, frame: PlanFrame): readonly Stage[] | null {
  const isGiven = frame.brief.plannerType === 'calendar' && isOnlyWaitedFor(topic, frame)
  return isGiven ? ownMatterStages(topic, frame) ?? partStages(topic, frame) ?? GENERAL_STAGES.plain : null
}

/** The steps of a topic: its own in any goal, the playbook's where they are made for such topics, those of what it is, or of the goal's kind of work. */
function stepsOfTopic(topic: Topic, playbook: Playbook | null, frame: PlanFrame): readonly Stage[] {
  const isTheirs = !hasAnyKeyword(topic.words, playbook?.otherTopics ?? []) && (playbook?.stagesOfTopics === undefined || hasAnyKeyword(topic.words, playbook.stagesOfTopics))
  const ofPlaybook = isTheirs && !isBuiltByTeam(playbook, frame) ? playbook?.topicStages : undefined
  const isDeed = isDoneAsSaid(topic, frame)
  if (isDeed && (isHandledByIt(topic, frame) || isSaidAsDone(topic, frame) && topic.isFetched !== true)) return GENERAL_STAGES.plain
  const isBeside = goesByKind(topic, playbook, frame) || isArrangedBeside(topic, playbook, frame)
  const isOwn = ofPlaybook !== undefined && !isBeside && !isDeed
  // 'Disinfect, nephew comes, vet drops meds': of many things a playbook knows what to do with those it speaks of.
  const isKnown = isOwn && (playbook!.stagesOfTopics !== undefined || speaksOf(playbook!, topic.words, frame.language))
  if (isOneOfMany(topic, frame) && !isKnown || isOneAmongAll(topic, frame) && (!isOwn || !isKnown && isPlainlyOther(topic, frame))) return GENERAL_STAGES.plain
  const made = isDeed || isBeside ? undefined : ofPlaybook
  return ownMatterStages(topic, frame) ?? made ?? matterStages(topic, frame) ?? partStages(topic, frame) ?? (isDeed || isBeside && playbook?.partsBeside === true ? undefined : ofPlaybook) ?? stagesBeside(topic, isTheirs, frame)
}

/** What a playbook says is no matter of its own shares nothing of its kind: the layout of a thesis is not learnt. */
function stagesBeside(topic: Topic, isTheirs: boolean, frame: PlanFrame): readonly Stage[] {
  const kind = isTheirs ? null : kindIn(topic.words)
  return !isTheirs && frame.brief.plannerType === 'calendar' && (kind === null || kind === 'learn') ? GENERAL_STAGES.plain : stagesByWork(topic, frame)
}

/** The card reader beside candles: known for what it is, and nothing that is made. */
function isPlainlyOther({ words }: Topic, { language }: PlanFrame): boolean {
  const kind = partKind(words, language)
  return kind !== null && !WORKED_ON.has(kind) && kind !== 'application'
}

/** Screens, server and tests by those who build each of them: what one person makes in their own time has no such hands. */
function isBuiltByTeam(playbook: Playbook | null, { brief }: PlanFrame): boolean {
  return brief.plannerType === 'calendar' && (playbook?.topicStages ?? []).filter(({ role }) => role !== undefined && BUILDING_ROLES.has(role)).length > 1
}

type Guess = { position: number; /** As the prompt says; null where it does not. */ minutes: number | null }

/** A part that is one task, in the words of what is done with such a part. */
function plainTask(topic: Topic, { position, minutes, isDeed }: Guess & { isDeed: boolean | 'named' }, frame: PlanFrame): NetworkTask {
  const { stage, minutes: usual } = oneStep(topic, { general: GENERAL_STAGES.plain[0]!, isDeed }, frame)
  const guess = plainMinutes(topic, frame)
  return stageTask({ stage, topic, minutes: minutes ?? Math.min(guess, usual ?? guess), position, before: null, frame })
}

function instructionTask(topic: Topic, { position, minutes }: Guess, frame: PlanFrame): NetworkTask {
  const slots = { topic: topic.label, Topic: capitalise(topic.label), subject: frame.brief.subject }
  const { stage: wording, minutes: usual } = oneStep(topic, { general: GENERAL_STAGES.instruction[0]!, isDeed: true }, frame)
  return newTask({
    id: slug(topic.label),
    title: capitalise(fillText(wording.titles[0]!, frame.language, slots)),
    description: describe(fillText(wording.how, frame.language, slots), fillText(wording.done, frame.language, slots), frame.language),
    effortMinutes: minutes ?? Math.min(60, usual ?? 60),
    priority: 'high',
    subjects: namesOf(topic),
    location: placeFor({ title: topic.label, subjects: [] }, frame),
    wish: { day: null, windows: [], position: wishPosition({ title: topic.label, subjects: [] }, position, frame) },
    answers: topic.readingIds,
  })
}

function stageTask(work: { stage: Stage; topic: Topic; minutes: number; position: number; before: Stage | null; frame: PlanFrame }): NetworkTask {
  const { stage, topic, minutes, position, before, frame } = work
  const content = stageContent({ stage, topic: hasPlace(stage) ? withCount(topic) : topic, part: 0, frame })
  const task = { title: content.title, subjects: namesOf(topic) }
  return newTask({
    id: `${slug(topic.label)}-${stage.id}`,
    ...task,
    description: content.description,
    effortMinutes: Math.max(15, Math.round(minutes / 15) * 15),
    priority: stage.priority ?? 'high',
    tags: content.tags,
    location: placeFor(task, frame),
    after: before ? [{ taskId: `${slug(topic.label)}-${before.id}`, lagMinutes: Math.min(waitMinutes(stage, frame), waitBefore(task, frame)) }] : [],
    role: stage.role ?? null,
    wish: { day: null, windows: [], position: wishPosition(task, seasonPosition(stage.season, frame) ?? openPosition(Math.min(0.97, Math.max(0, position * shareUntilDue(stage, task, frame))), frame), frame) },
    answers: topic.readingIds,
  })
}

/** What was said of it is matched in the words in which it was said. */
function namesOf({ label, said }: Topic): string[] {
  return said === undefined ? [label] : [label, said]
}

/** What has a last day of its own leaves less time to wait. */
function waitBefore(task: { title: string; subjects: string[] }, frame: PlanFrame): number {
  return Math.max(0, Math.floor((Math.min(frame.last, ...ownDeadlines(task, frame).map(({ day }) => day)) - frame.first) / 4)) * MINUTES_PER_DAY
}

/** Steps that have their places in a plan have them up to that day. */
function shareUntilDue(stage: Stage, task: { title: string; subjects: string[] }, frame: PlanFrame): number {
  return hasPlace(stage) ? Math.min(1, ...ownDeadlines(task, frame).map(({ day }) => positionOf(day, frame))) : 1
}
