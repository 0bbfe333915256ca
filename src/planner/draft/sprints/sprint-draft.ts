import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { SPRINT_FEATURE } from '../../playbooks/software/sprint-feature.ts'
import { namedParts, recordOf } from '../choosing/goal-head.ts'
import { GENERAL_SPRINT } from '../../playbooks/general-sprint.ts'
import { GENERAL_STAGES } from '../../playbooks/general-stages.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import { MEETING_WORDS } from '../../playbooks/event-texts.ts'
import { commitmentTasks, deadlineMarkers, eventTasks } from '../project/fixed-tasks.ts'
import { keepsItsVerb } from '../choosing/deed-stages.ts'
import { kindIn, matterStages, ownMatterStages } from '../choosing/kinds-of-work.ts'
import { inOrderOfCrafts } from '../choosing/crafts.ts'
import { inOrderOfPhases } from '../choosing/phases.ts'
import { afterDeliveries } from '../days/deliveries.ts'
import { looseEnds } from '../project/loose-ends.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { aboutness, isAbout } from '../project/aboutness.ts'
import { knownTasks } from '../project/project.ts'
import { namedMatters } from '../choosing/playbook-templates.ts'
import { isAtHours, isStandingMeeting } from './standing-meetings.ts'
import { planRhythms } from '../rhythms/rhythm-tasks.ts'
import { seriesTasks } from '../rhythms/series.ts'
import type { RunningSeries } from '../rhythms/series.ts'
import { afterSwitchOver } from './after-switch-over.ts'
import { aroundSprintEvent } from './sprint-event.ts'
import { withGoLive } from './go-live.ts'
import { withGates } from '../gates/with-gates.ts'
import { withWaits } from '../project/waits.ts'
import { withWhatComesLast } from './comes-last.ts'
import { testingTasks, withSprintChecks } from './sprint-quality.ts'
import { inEverySprint } from './every-sprint.ts'
import { ceremonies, evenly, lateAfterWork, withSprints } from './sprint-work.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { minuteAt } from '../../time/day-number.ts'
import type { NetworkTask } from '../task-network.ts'
import { fitToTeam, withinOwnHours } from './team-effort.ts'
import { withOwnersOfEvents } from './owners-of-events.ts'
import { withTargets } from './targets.ts'
import { withPeople } from './team-roles.ts'
import { workLeftOut } from './work-of-people.ts'
import { buildsThings, isGeneral, unknownWork } from './unknown-work.ts'
import { inItsField } from './in-its-field.ts'
import { worthIt } from './steps-of-any-team.ts'
import { statedAmount } from '../project/template-copies.ts'
import { countOf, namedTopic, statedTopics, usualTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword, plainWords } from '../wording.ts'
import { craftedEnds } from './crafted-ends.ts'
import { STAGE_OF_ROLLOUT, deliverableTasks, epicTag, isSpike, unknownSteps } from './deliverables.ts'
import { partsInDepth } from './parts-in-depth.ts'
import { isOneShare, isStepOfEach } from './named-shares.ts'

/**
 * A sprint plan: groundwork, each deliverable through its steps by role, what people forget, and the sprint meetings.
 * `isMeasured`: only to see how much work there is at least, however much time the frame has.
 */
export function draftSprint(playbook: Playbook | null, frame: PlanFrame, { isMeasured }: { isMeasured: boolean } = { isMeasured: false }): NetworkTask[] {
  const book = playbook ?? unknownWork(frame)
  const fixed = withOwnersOfEvents([...eventTasks(frame), ...commitmentTasks(frame)], frame).map((task) => withSprintOf(task, frame))
  const stated = statedTopics(frame).filter((topic) => !fixed.some((task) => task.subjects[0] === topic.label && !isPrepared(task, book)) && !isStepOfEach(topic, book, frame))
  const counted = book.tasks.some((task) => task.batch && statedAmount(task.batch.units, frame) !== null)
  const usual = counted || isGeneral(book) && isDatedItself(frame) ? [] : book === SPRINT_FEATURE ? namedParts(frame).map(namedTopic) : holds(book.defaultTopicsWhen, frame) ? (ofTheRecords(book, frame) ?? usualTopics(book.defaultTopics, frame, book.defaultTopicsFor)) : []
  const topics = stated.length === 0 || isOneShare(stated, frame) ? [...stated, ...usual] : stated
  const built = topics.filter((topic) => !isSpike(topic) && !STAGE_OF_ROLLOUT.test(topic.label) && !keepsItsVerb(topic, book.tasks.filter((template) => isAbout(template, topic)), { frame, isBuilt: buildsThings(book, frame) }))
  const around = withTargets(knownTasks({ playbook: book, templates: inItsField(worthIt([...knownTemplates(book, built, frame), ...everySprint(book)], { book, fixed, frame }), book, frame), topics: built, fixed, frame }).map(withEpic), frame)
  const known = new Set(around.flatMap((task) => task.answers))
  const taken = book.tasks.filter(({ batch }) => batch?.usual !== 0 || statedAmount(batch.units, frame) !== null)
  const byKind = { ...book, partsByKind: true, topicStages: [...unknownSteps(null, frame)] }
  const forParts = arePhases(topics, { known, book, frame }) ? byKind : book
  const open = topics.filter((topic) => !topic.readingIds.some((id) => known.has(id)) && !(topic.readingIds.length === 0 && taken.some((template) => isAbout(template, topic))))
  // 'Signs and reveal on 26 February' is what happens then, not two more things to make.
  const happening = new Set(fixed.filter(({ type }) => type !== 'task').flatMap(({ title }) => plainWords(title)))
  // 'Acme' in the first sprint, and its kick-off: what has days of its own is work beside what happens on one of them.
  const hasOwnDays = ({ label }: Topic) => frame.of('horizon').some(({ appliesTo, first, last }) => appliesTo?.labels.includes(label) === true && first !== null && last !== null && last > first)
  const drafted = inOrderOfPhases(open.flatMap((topic) => {
    const event = fixed.find((task) => task.subjects[0] === topic.label)
    const drafted = event !== undefined || topic.words.length === 0 || hasOwnDays(topic) || !topic.words.every((word) => happening.has(word)) ? deliverableTasks(topic, positionOfTopic(topic, topics), event === undefined ? (countOf(topic) > 1 ? book : forParts) : { ...book, topicStages: [...(ownMatterStages(topic, frame) ?? matterStages(topic, frame) ?? (kindIn(topic.words) === 'write' ? GENERAL_STAGES.write : GENERAL_STAGES.settle))] }, frame) : []
    return event === undefined ? drafted : readyBefore(event, drafted, frame)
  }), open, frame)
  const ends = craftedEnds([...around, ...drafted, ...fixed], { topics: open, book, frame })
  const deliverables = inOrderOfCrafts([...drafted, ...ends.flatMap(({ tasks }) => tasks)], [...ends.map(({ topic }) => topic), ...open], frame)
  const left = workLeftOut(withPeople([...around, ...deliverables, ...fixed], frame), { frame, isBuilt: buildsThings(book, frame) })
  const owned = left.flatMap(({ topic, name }, index) => deliverableTasks(topic, 0.1 + (0.75 * index) / left.length, byKind, frame).map((task) => ({ ...task, assignee: name })))
  const drawn = [...around, ...deliverables, ...owned]
  const standing = planRhythms(null, frame).series.filter(({ name, rhythm }) => isStandingMeeting(name, rhythm))
  const recurring = standing.flatMap((series) => seriesTasks(series, frame).map((task) => onItsDay(task, series)))
  const work = fitToTeam(withWaits([...afterDeliveries(isMeasured ? drawn : partsInDepth(drawn, book, frame), fixed, { playbook: book, frame }), ...recurring], frame).map((task) => ({ ...task, timed: false })), frame)
  const tested = withGates(withWhatComesLast(lateAfterWork(evenly([...work, ...testingTasks(work, book, frame)], frame).map((task) => ({ ...task, timed: false }))), frame), frame).map((task) => ({ ...task, timed: false }))
  const inSprints = withSprints(aroundSprintEvent(tested, { book, fixed, frame }), frame)
  const checked = withSprintChecks(inSprints, book, frame).map((task) => ({ ...task, timed: false }))
  const planned = withGoLive(atItsHour(withinOwnHours(withPeople(checked, frame), frame), standing, frame), frame)
  const loose = looseEnds([...planned, ...fixed], frame).map((task) => ({ ...task, timed: false }))
  const all = afterSwitchOver(inEverySprint([...planned, ...withSprints(withPeople(loose, frame), frame), ...fixed], frame), { book, frame })
  return [...all.map((task) => agreedFirst(task, frame)), ...ceremonies(frame, all), ...deadlineMarkers(frame, fixed)]
}

/** What the whole is about is agreed on in the first days, whoever has other work then. */
function agreedFirst(task: NetworkTask, { first }: PlanFrame): NetworkTask {
  return AGREED.has(task.id) && task.fixed === null && task.wish.day === null ? { ...task, wish: { ...task.wish, day: first } } : task
}

const AGREED: ReadonlySet<string> = new Set(['scope', 'definition-of-done'])

/** A demonstration on the 29th and texts by the 17th are the work where they are what the goal is called: it needs no first, main and last part beside them. */
function isDatedItself({ brief, of }: PlanFrame): boolean {
  const dated = [...of('event').map(({ title }) => title), ...of('deadline').flatMap(({ appliesTo, event }) => event ?? appliesTo?.labels ?? [])]
  const goal = { title: brief.subject, subjects: [] }
  return dated.some((name) => matchesTask({ labels: [name] }, goal))
}

/**
 * Where the playbook's own steps do several of the parts, the parts are steps of one work: research, rough cut and subtitles
 * of a film. The others are then no further works of its kind, each with a script and a shoot.
 */
function arePhases(topics: readonly Topic[], { known, book, frame }: { known: ReadonlySet<string>; book: Playbook; frame: PlanFrame }): boolean {
  const steps = topics.filter(({ readingIds }) => readingIds.some((id) => known.has(id))).length
  return steps >= SEVERAL_PHASES && steps * 2 >= topics.length && !isGeneral(book) && !buildsThings(book, frame)
}

const SEVERAL_PHASES = 2

/** Software of an unknown trade has at least its records: to be made, found and passed on. */
function ofTheRecords(book: Playbook, frame: PlanFrame): Topic[] | null {
  const record = book.id === 'sprint-software' ? recordOf(frame) : null
  return record === null ? null : [`new ${record}`, `${record} list`, `${record} changes and history`, `${record} overview`].map(namedTopic)
}

/** A definition of done and the risks belong to every sprint plan, whatever the playbook has. */
function everySprint(book: Playbook): TaskTemplate[] {
  const hasDone = book.tasks.some((task) => /definition of done/iu.test(english(task.title)))
  return GENERAL_SPRINT.tasks.filter((task) => task.shared && !book.tasks.some(({ id }) => id === task.id) && !(task.id === 'scope' && hasDone))
}

/** A stand or a demonstration that is one of several parts is got ready; what the playbook leads to, a meeting or a release is not worked on by itself. */
function isPrepared({ type, subjects: [title = ''] }: NetworkTask, book: Playbook): boolean {
  const words = plainWords(title)
  return type === 'event' && !hasAnyKeyword(words, [...HAPPENINGS, ...MEETING_WORDS, ...book.matches.strong]) && !book.tasks.some(({ about }) => about !== undefined && hasAnyKeyword(words, about))
}

const HAPPENINGS = ['launch', 'release', 'go live', 'golive', 'live', 'reveal', 'opening', 'opens', 'start', 'kick', 'cut', 'switch', 'freeze', 'deadline', 'deliver', 'arriv', 'end', 'begin', 'holiday', 'visit', 'comes', 'approv', 'announce', 'sign', 'inspect', 'audit', 'training']

/** The work for an event ends before its day. */
function readyBefore(event: NetworkTask, tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const day = event.fixed!.days.first
  const place = Math.max(0, Math.min(0.95, (day - frame.first) / Math.max(1, frame.last - frame.first)))
  return tasks.map((task, index) => ({ ...task, answers: task.answers.filter((id) => !event.answers.includes(id)), allowedDays: { first: frame.first, last: Math.max(frame.first, day - 1) }, wish: { ...task.wish, position: place * ((index + 1) / (tasks.length + 1)) } }))
}

/** A standing meeting is on its day. */
function onItsDay(task: NetworkTask, { rhythm }: RunningSeries): NetworkTask {
  const { day } = task.wish
  return rhythm?.days.weekdays?.length !== 1 && !isAtHours(rhythm) || day === null ? task : { ...task, allowedDays: { first: day, last: day } }
}

/** Where the prompt gives it an hour it is then, and for all of the team; where hours are counted or barred it only has its day. */
function atItsHour(tasks: readonly NetworkTask[], series: readonly RunningSeries[], frame: PlanFrame): NetworkTask[] {
  const hours = new Map(series.flatMap(({ id, rhythm }) => (rhythm !== null && rhythm.windows.length > 0 && (rhythm.days.weekdays?.length === 1 || isAtHours(rhythm)) ? [[id, rhythm] as const] : [])))
  const usual = frame.of('availability').find(({ source, person }) => source === 'assumed' && person === null)?.days.weekdays ?? null
  // 'Swap cards on Sundays': what has its own day is done then, though the team's usual days are others.
  const closed = new Set(series.flatMap(({ id, rhythm }) => (usual !== null && rhythm?.windows.length === 0 && rhythm.days.weekdays?.length === 1 && !usual.includes(rhythm.days.weekdays[0]!) ? [id] : [])))
  const isLimited = frame.of('limit').length > 0
  const [alone = null, ...others] = frame.of('person').map(({ name }) => name)
  const isFree = [...frame.of('exclusion'), ...frame.of('commitment'), ...frame.of('availability')].every(({ windows }) => windows.length === 0)
  const isBarred = (day: number) => frame.of('exclusion').some(({ appliesTo, person, windows, days }) => appliesTo === null && person === null && windows.length === 0 && (days.spans ?? []).some(({ first, last }) => day >= first && day <= last))
  return tasks.flatMap((task): NetworkTask | NetworkTask[] => {
    const rhythm = hours.get(task.occurrence?.series ?? '')
    const day = task.wish.day ?? 0
    if (closed.has(task.occurrence?.series ?? '') && task.wish.day !== null) return isBarred(day) ? [] : { ...task, fixed: { days: { first: day, last: day }, from: null, to: null }, assignee: null, role: null, after: [] }
    const [window] = rhythm?.windows ?? []
    if (rhythm === undefined || window === undefined || !isFree || isLimited && !STATED_HOURS.test(rhythm.words) || minuteAt(day, window.from) < frame.brief.now) return task
    const to = Math.min(window.to, window.from + (rhythm.minutes ?? (STATED_HOURS.test(rhythm.words) ? window.to - window.from : A_MEETING)))
    return { ...task, fixed: { days: { first: day, last: day }, from: window.from, to }, effortMinutes: to - window.from, type: 'meeting', assignee: others.length > 0 ? null : alone, role: null, after: [] }
  })
}

const A_MEETING = 60
/** 'From 19:00 to 22:00', 'de 19h à 22h', '7-10 pm': both ends are said. */
const STATED_HOURS = /\d\D{0,8}?(?:[-–]| (?:to|till|until|bis|à|a las|às|a) ) ?\d/iu

/** Templates that the topics ask for, in the prompt's order, and those that belong to every plan of the kind. */
function knownTemplates(book: Playbook, topics: readonly Topic[], frame: PlanFrame): TaskTemplate[] {
  const named = frame.of('topic').length > 0
  const used = new Map<Topic, number>()
  return (named ? book.tasks : namedMatters(book, frame)).flatMap((template) => {
    const topic = bestTopic(template, topics)
    if (!topic) return named && template.about !== undefined && !template.always ? [] : [template]
    const turn = used.get(topic) ?? 0
    used.set(topic, turn + 1)
    // What the playbook has behind the event that the plan leads to stays behind it, wherever the prompt lists it.
    return [named && template.at <= 1 ? { ...template, at: Math.min(0.96, Math.max(template.at >= LAST_STEPS ? template.at : 0, positionOfTopic(topic, topics) + turn * 0.03)) } : template]
  })
}

/** Trials and releases come late, wherever the prompt lists them. */
const LAST_STEPS = 0.8

function bestTopic(template: TaskTemplate, topics: readonly Topic[]): Topic | undefined {
  return topics.toSorted((a, b) => aboutness(template, b) - aboutness(template, a)).find((topic) => isAbout(template, topic))
}

function positionOfTopic(topic: Topic, topics: readonly Topic[]): number {
  return 0.1 + (0.75 * topics.indexOf(topic)) / topics.length
}

function withEpic(task: NetworkTask): NetworkTask {
  const [label] = task.subjects
  return task.answers.length === 0 || label === undefined ? task : { ...task, tags: [...task.tags, epicTag(label)] }
}

function withSprintOf(task: NetworkTask, frame: PlanFrame): NetworkTask {
  const sprint = frame.sprints.find((each) => task.fixed !== null && each.first <= task.fixed.days.first && task.fixed.days.first <= each.last)
  return sprint ? { ...task, sprintWish: sprint.number } : task
}
