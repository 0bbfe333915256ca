import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import type { StageKind } from '../../playbooks/general-stages.ts'
import { GENERAL_TEAM } from '../../playbooks/general-team.ts'
import { stageContent } from '../sessions/curriculum.ts'
import { isDenseList, isOnlyWaitedFor, isWaitedFor } from '../choosing/dense-lists.ts'
import { withRoomForMore } from './large-parts.ts'
import { craftStages } from '../choosing/crafts.ts'
import { countIn, deedStages } from '../choosing/deed-stages.ts'
import { digitalStages, isInstruction, kindIn, matterStages, ownMatterStages, unbuiltKind } from '../choosing/kinds-of-work.ts'
import { phaseStages } from '../choosing/phases.ts'
import { besideTheBook, writes } from '../choosing/beside-the-book.ts'
import { examiningStages } from '../choosing/examined.ts'
import { hasPlace, partStages, placeOf } from '../choosing/part-kind.ts'
import { isOrder } from '../choosing/plain-parts.ts'
import { newTask } from '../new-task.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { waitMinutes } from '../project/wish-position.ts'
import { WRITING } from '../choosing/choose-playbook.ts'
import type { NetworkTask } from '../task-network.ts'
import { platformsOf } from './platforms.ts'
import type { Platform } from './platforms.ts'
import { plainStage } from './plain-part.ts'
import { hasRole } from './team-roles.ts'
import { buildsSomebody, buildsThings, isAmongThemselves, isGeneral, unknownWork } from './unknown-work.ts'
import { statedMinutes, timesOf, withCount } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { shorten, slug } from '../wording.ts'

/** The part that is listed last is work like the others and waits for none of them, as a hand-over does. */
const LAST_OF_WORK = 0.79

/** The tasks of one part of the goal: a task a step, each after the step before it. */
export function deliverableTasks(topic: Topic, position: number, book: Playbook, frame: PlanFrame): NetworkTask[] {
  const steps = stepsOf(topic, book, frame).map((stage) => (OF_ANY_TEAM.has(stage) ? plainStage(stage, topic, frame) : stage))
  const stages = worthTheirTime(stagesFor(withRoomForMore(steps, topic, { book, frame }), frame), statedMinutes(topic))
  const shares = sharesOf(stages)
  const total = statedMinutes(topic) ?? shares * 60 * timesOf(topic) * (stages.every(hasPlace) ? TEAM_SCALE : 1)
  const named = withCount(topic)
  return stages.flatMap((stage, index) => platformsOf(stage, frame).map((platform) => {
    const content = stageContent({ stage, topic: named, part: 0, frame })
    return newTask({
      id: idOf(topic, stage, platform),
      title: platform === null ? content.title : `${content.title} (${platform.name})`,
      description: content.description,
      effortMinutes: Math.max(60, (stage.share / shares) * total),
      priority: stage.priority ?? (topic.readingIds.length > 0 ? 'high' : 'medium'),
      tags: [...book.tags.slice(0, 1), epicTag(topic.label), ...content.tags],
      subjects: [topic.label],
      timed: false,
      after: stagesBefore(stages, index).flatMap((before) => platformsOf(before, frame).map((each) => ({ taskId: idOf(topic, before, each), lagMinutes: waitMinutes(stage, frame) }))),
      role: stage.role ?? ((isGeneral(book) && stage.id !== 'verify' && WRITING.test(frame.brief.subject) || GENERAL_STAGES.write.includes(stage)) && hasRole(frame, 'writing') ? 'writing' : null),
      assignee: platform?.person ?? null,
      wish: { day: null, windows: [], position: Math.min(0.95, placeOf(stage, position) ?? Math.min(LAST_OF_WORK, position + index * 0.04)) },
      answers: topic.readingIds,
    })
  }))
}

function idOf(topic: Topic, stage: Stage, platform: Platform | null): string {
  return platform === null ? `${slug(topic.label)}-${stage.id}` : `${slug(topic.label)}-${stage.id}-${slug(platform.name)}`
}

/** Steps of a part that is what it is in any goal: ordered, done to many things, a trade's, a phase, a thing on a screen, a training, a test. Null for any other. */
function stepsInAnyGoal(topic: Topic, book: Playbook, frame: PlanFrame): readonly Stage[] | null {
  if (isSpike(topic) || isOrdered(topic, book, frame) || isOnlyWaitedFor(topic, frame)) return GENERAL_STAGES.instruction
  const isBuilt = buildsThings(book, frame)
  const craft = craftStages(topic, frame)
  const deed = craft !== null && countIn(topic) === null ? craft : deedStages(topic, frame, isBuilt) ?? craft
  const own = deed ?? ownMatterStages(topic, frame) ?? phaseStages(topic, frame)
  if (own !== null) return own
  const digital = isBuilt || buildsSomebody(frame) ? digitalStages(topic, frame) : null
  if (digital !== null) return digital
  const kind = unbuiltKind(topic, frame)
  return kind === null ? examiningStages(topic, frame, isBuilt) : GENERAL_STAGES[kind]
}

/** What is taught, written or settled has steps of its own; what a team builds goes through those of its playbook. */
function stepsOf(topic: Topic, book: Playbook, frame: PlanFrame): readonly Stage[] {
  const own = stepsInAnyGoal(topic, book, frame)
  if (own !== null) return own
  // Steps that a trade has for its own things are none for 'strip the names' and 'collect the files'.
  if (!isGeneral(book) && !buildsThings(book, frame) && isDenseList(frame) && isOrder(topic, frame)) return unknownSteps(topic, frame)
  // 'Consultation, first part' is a name that we gave, and no day with guests.
  const byKind = () => (isGeneral(book) && topic.readingIds.length === 0 && topic.label.startsWith(frame.brief.subject) ? null : matterStages(topic, frame) ?? partStages(topic, frame))
  // 'Ben exports the old website' is neither written nor designed.
  if (topic.said !== undefined || STAGE_OF_ROLLOUT.test(topic.label)) return (isGeneral(book) && !buildsSomebody(frame) ? byKind() : null) ?? unknownWork(frame).topicStages!.filter(({ id }) => id === 'build')
  if (!isGeneral(book) || buildsSomebody(frame)) return (book.partsByKind === true || book.topicStages === undefined ? byKind() : buildsThings(book, frame) ? null : besideTheBook(topic, book, frame)) ?? stepsOfBook(topic, book, frame)
  if (WRITING.test(frame.brief.subject) && !IS_NO_WRITING.test(topic.label)) return GENERAL_STAGES.write
  // A 'plan des parcelles' is drawn and not arranged.
  const isNoun = frame.language !== 'en' && topic.words[0]!.startsWith('plan')
  const ofItsVerb = isNoun ? null : frame.language !== 'en' && topic.words.length > 1 ? (kindIn(topic.words.slice(0, 1)) ?? kindIn(topic.words.slice(-1))) : isInstruction(topic) ? kindIn(topic.words.slice(0, 2)) : null
  return byKind() ?? (ofItsVerb !== null && SETTLED.has(ofItsVerb) ? GENERAL_STAGES[ofItsVerb] : unknownSteps(topic, frame, book))
}

export const STAGE_OF_ROLLOUT = /^(?:roll-?\s?out|release|launch) to [\d.]+ percent$/iu

/** What is done with a text that somebody else has written. */
const IS_NO_WRITING = /^(?:proof-?read|layout|lay out|typeset|print|cover|illustrat|index|photos?|graphics|design|order|hire|check|test|export)/iu

/** Of many parts each is one piece of work: what counts as done is said in it, and the whole is checked at the end. What is waited for has a step on either side of that time. */
export function unknownSteps(topic: Topic | null, frame: PlanFrame, { topicStages: stages = [] } = unknownWork(frame)): readonly Stage[] {
  if (!isDenseList(frame) && !isAmongThemselves(frame) || topic !== null && isWaitedFor(topic, frame)) return stages
  return stages.filter(({ id }) => id === 'build')
}

/** The step that says nothing but the part's own name. */
const OF_ANY_TEAM: ReadonlySet<Stage> = new Set(GENERAL_TEAM.topicStages!.filter(({ id }) => id === 'build'))

/** What a trade does with its own things it does with few of them: of a backlog of many, most are things of other kinds. Chapters, lessons and posts are what they are, however many. */
function stepsOfBook(topic: Topic, book: Playbook, frame: PlanFrame): readonly Stage[] {
  const isForEvent = book.topicStages?.[0] === GENERAL_STAGES.settle[0]
  const isOfMany = !isForEvent && !isGeneral(book) && !buildsThings(book, frame) && isDenseList(frame) && !writes(book) && topic.readingIds.length > 0
  return isOfMany ? unknownSteps(topic, frame) : book.topicStages ?? unknownSteps(topic, frame)
}

/** 'Order hardware tokens' among features: nothing that a team builds. */
function isOrdered(topic: Topic, book: Playbook, frame: PlanFrame): boolean {
  return buildsThings(book, frame) && topic.words.length > 1 && /^(?:order|book|reserve|buy|hire|rent|bestelle[n]?|buche[n]?|pedir|comprar|reservar|commander|acheter|réserver|encomendar)$/u.test(topic.words[0]!)
}

/** A look at what is not known is one step, whatever it is about. */
export function isSpike({ label }: Topic): boolean {
  return label.startsWith('Spike: ')
}

/** What one person settles in an hour takes a team and those around it two. */
const TEAM_SCALE = 2

/** Kinds of work whose steps are a team's as much as one person's. */
const SETTLED: ReadonlySet<StageKind> = new Set(['write', 'teach', 'buy', 'sell', 'apply', 'arrange', 'tidy', 'repair', 'move'])

function sharesOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, stage) => sum + stage.share, 0)
}

/** Of a topic with few stated hours, steps that would get less than one are left out, but never the important ones. */
function worthTheirTime(stages: Stage[], minutes: number | null): Stage[] {
  const kept = minutes === null ? stages : stages.filter((stage) => stage.priority === 'high' || stage.role === 'quality' || (stage.share / sharesOf(stages)) * minutes >= 60)
  return kept.length > 0 ? kept : stages
}

/** Boards group by it. */
export function epicTag(label: string): string {
  return shorten(label, 40)
}

/** The step before, together with those that run beside it; steps side by side wait for the same one. */
function stagesBefore(stages: readonly Stage[], index: number): Stage[] {
  let start = index
  while (start > 0 && stages[start]!.beside) start -= 1
  if (start === 0) return []
  let first = start - 1
  while (first > 0 && stages[first]!.beside) first -= 1
  return stages.slice(first, start)
}

/** The steps that somebody in the team can do; all that need no role when the team names none. */
function stagesFor(stages: readonly Stage[], frame: PlanFrame): Stage[] {
  const usable = stages.filter((stage) => holds(stage.when, frame))
  const staffed = usable.filter((stage) =>
    (stage.role === undefined || stage.always || hasRole(frame, stage.role)) && !(stage.unlessRoles ?? []).some((role) => hasRole(frame, role)))
  return staffed.length > 0 ? staffed : usable
}
