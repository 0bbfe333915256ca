import type { Playbook, TaskTemplate } from '../../playbooks/playbook.ts'
import { suitsSide } from './side-of-event.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { dayOfMinute, weekdayOf } from '../../time/day-number.ts'
import { aboutness, fitOf, isMeant } from './aboutness.ts'
import { aroundTheEvent } from './around-the-event.ts'
import { comesTooLate, dayByEvent, eventPosition } from './days-by-event.ts'
import { afterDeliveries } from '../days/deliveries.ts'
import { earliestDay, freeWindows, workDays } from '../days/available-time.ts'
import { heldAs, isCovered } from './fixed-tasks.ts'
import { withoutTooMany } from './gives-way.ts'
import { trainedOnceHired } from '../choosing/larger-parts.ts'
import { workOn } from '../choosing/worked-parts.ts'
import { withoutLaterOnes } from './parts-in-turn.ts'
import { amountText } from '../sessions/amount-text.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import { holds } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { withoutGaps } from './precedence.ts'
import { meantSteps } from './meant-steps.ts'
import { inSeason, seasonPosition } from './season.ts'
import { withinHeldDays, withinHeldDaysAt } from './held-places.ts'
import { inOrderOfWork, topicTasks } from './topic-tasks.ts'
import { waitMinutes, wishPosition } from './wish-position.ts'
import { statedStart } from '../rhythms/recurrence.ts'
import { withBookTitle, withTopics } from './titles-of-steps.ts'
import { templateCopies, templateMinutes } from './template-copies.ts'
import type { TemplateCopy } from './template-copies.ts'
import { namedTopic, statedMinutes } from '../topics.ts'
import type { Topic } from '../topics.ts'
import type { NetworkTask } from '../task-network.ts'
import { capitalise, describe, fillText, shorten } from '../wording.ts'

/** A long goal is quoted by its beginning. */
export const LONGEST_SUBJECT = 44
/** Minutes without which a day has no room for more. */
const SHORT_WORK = 45

export type ProjectInput = { playbook: Playbook | null; templates: TaskTemplate[]; topics: readonly Topic[]; fixed: readonly NetworkTask[]; frame: PlanFrame }

/** The tasks of a project: what the playbook knows, with the user's topics in it, and the topics it does not know. */
export function projectTasks(input: ProjectInput): NetworkTask[] {
  const known = knownTasks(input)
  const answered = new Set(known.flatMap((task) => task.answers))
  const own = input.topics.filter((topic) => !topic.readingIds.some((id) => answered.has(id)))
  const stepsOf = (topic: Topic, index: number) => {
    const insteadAt = placeOfReplaced(topic, input)
    const steps = topicTasks(topic, (index + 1) / (own.length + 1), { ...input, insteadAt })
    return input.playbook?.inOrder === true ? withinHeldDaysAt(steps, insteadAt, input) : steps
  }
  const drafted = trainedOnceHired(inOrderOfWork([...known, ...own.flatMap(stepsOf)], own, input.frame), own)
  const inOrder = afterDeliveries(drafted, input.fixed, input)
  const tasks = inPlanOrder(input.playbook?.tags.includes('garden') === true ? inOrder : fromTheStart(inOrder, input.frame), input.frame)
  return aroundTheEvent(input.playbook?.inOrder ? oneAfterAnother(tasks) : tasks, input)
}

/** Where the playbook has the steps that the topic's own ones take the place of: who varnishes does it when it is varnished, and not first of all. */
function placeOfReplaced(topic: Topic, input: ProjectInput): number | null {
  const replaced = workOn(topic, input.frame)?.isPlain === false ? withinThePlan(input).filter((template) => holds(template.when, input.frame) && aboutness(template, topic) === 2) : []
  return replaced.length === 0 ? null : Math.min(...replaced.map(({ at }) => at))
}

/** Each task waits for the one before it. */
function oneAfterAnother(tasks: NetworkTask[]): NetworkTask[] {
  return tasks.map((task, index) => (index === 0 ? task : { ...task, after: [...task.after, { taskId: tasks[index - 1]!.id, lagMinutes: 0 }] }))
}

/** The templates that belong in the plan, each carrying the topics it is about. */
export function knownTasks(input: ProjectInput): NetworkTask[] {
  const { fixed, frame } = input
  const due = onlyDue(input.topics, frame)
  const topics = [...input.topics, ...due]
  const named = withinThePlan(input).filter((template) => !isNamedOneByOne(template, topics))
  const within = input.playbook?.tags.some((tag) => BY_THE_SEASON.has(tag)) === true ? inSeason(named, frame) : named
  const usual = templateCopies(within.filter((template) => holds(template.when, frame) && !isCovered(template, fixed, frame)), frame)
  const held = new Map(within.flatMap((template) => { const task = holds(template.when, frame) ? heldAs(template, fixed, frame) : undefined; return task ? [[template.id, task] as const] : [] }))
  const meant = meantSteps(topics, within.filter((template) => holds(template.when, frame)), frame)
  const works = new Map(topics.map((topic) => [topic, workOn(topic, frame)]))
  // Who strips and oils it by steps of its own is not told once more to strip and to oil.
  const isDone = (template: TaskTemplate) => topics.some((topic) => works.get(topic)?.isPlain === false && (aboutness(template, topic) === 2 || isMeant(template, topic, meant)))
  const fits = (template: TaskTemplate, topic: Topic) => (works.get(topic)?.isPlain !== false && suitsSide(template, topic, frame) ? fitOf(template, topic, { meant, frame }) : 0)
  const best = new Map(topics.map((topic) => [topic, Math.max(...usual.map((template) => fits(template, topic)), due.includes(topic) ? 3 : 1)]))
  const topicsOf = (template: TaskTemplate) => {
    const fitting = topics.filter((topic) => fits(template, topic) === best.get(topic))
    // 'Order the laptop' beside 'laptop and accounts': what somebody has a part for is no other thing that is due.
    const isTaken = fitting.some((topic) => !due.includes(topic))
    return withoutLaterOnes(withOneEstimate(isTaken ? fitting.filter((topic) => !due.includes(topic)) : fitting), frame)
  }
  const wanted = new Set(withoutTooMany(usual, (template) => topicsOf(template).length > 0, frame).map(({ id }) => id))
  const lasting = new Map(usual.map(({ id, lastsDays }) => [id, lastsDays ?? 0]))
  const all = usual.filter((template) => !isDone(template)).flatMap((template) => (needsTopic(template) && topicsOf(template).length === 0 ? [] : [templateTask(template, topicsOf(template), { ...input, lasting, isAlone: topicsOf(template).every((topic) => usual.filter((other) => fits(other, topic) === best.get(topic)).length === 1) })]))
  const tasks = withoutGaps(all.filter(({ id }) => wanted.has(id)), all)
  if (held.size === 0) return tasks
  const linked = withHeldLinks(tasks, { held, templates: within, frame })
  return input.playbook?.inOrder === true ? withinHeldDays(linked, within, frame) : linked
}

/** 'Flat scrubbed before the landlord comes': what only its last day names may be a step of the playbook in other words. */
function onlyDue(topics: readonly Topic[], { of, language, brief }: PlanFrame): Topic[] {
  // In sittings on days of their own its step may come too late.
  if (language !== 'en' || brief.plannerType !== 'calendar' || of('rhythm').some(({ source }) => source === 'stated')) return []
  return of('deadline').flatMap(({ id, source, appliesTo }) => {
    const [label, ...others] = appliesTo?.labels ?? []
    const isKnown = label === undefined || others.length > 0 || topics.some((topic) => topic.label === label || topic.said === label)
    return source !== 'stated' || isKnown ? [] : [{ ...namedTopic(label), readingIds: [id] }]
  })
}

/** Nothing is sown in December, and no honey harvested in a plan that ends in June. */
const BY_THE_SEASON: ReadonlySet<string> = new Set(['garden', 'bees'])

/** Parts with hours of their own are works of their own: a step of the playbook is one of them, and the others go through their own steps. */
function withOneEstimate(topics: readonly Topic[]): readonly Topic[] {
  const [first, ...others] = topics.filter((topic) => statedMinutes(topic) !== null)
  return others.length === 0 ? topics : topics.filter((topic) => topic === first || !others.includes(topic))
}

/** 'Loft, kitchen, spare room': rooms that are named go through their own steps, and no others are counted beside them. */
function isNamedOneByOne({ batch }: TaskTemplate, topics: readonly Topic[]): boolean {
  return batch !== undefined && batch.units.includes('room') && topics.filter(({ label }) => ROOMS.test(label)).length >= FEWEST_ROOMS
}

const ROOMS = /(?:^|\s)(?:loft|attic|(?:\S+ )?rooms?|kitchen|bed ?rooms?|bathroom|study|lounge|hall|hallway|landing|shed|garage|cellar|basement|conservatory|utility|pantry|larder|wardrobes?|porch)$/iu
const FEWEST_ROOMS = 3

/** What the prompt has fixed takes over the links of the template that it stands for: what waits for that waits for it, and what that waits for comes before it. */
function withHeldLinks(tasks: readonly NetworkTask[], { held, templates, frame }: { held: ReadonlyMap<string, NetworkTask>; templates: readonly TaskTemplate[]; frame: PlanFrame }): NetworkTask[] {
  const latest = new Map<string, DayNumber>()
  for (const { id, after = [] } of templates) {
    const day = held.get(id)?.fixed?.days.first
    if (day !== undefined && day > frame.first) for (const before of [...after, ...(tasks.some((task) => task.id === id) ? [id] : [])]) latest.set(before, before === id ? day : day - 1)
  }
  return tasks.map((task) => {
    const waits = task.after.flatMap((link) => (held.has(link.taskId) ? [{ ...link, taskId: held.get(link.taskId)!.id }] : []))
    const last = latest.get(task.id)
    const allowedDays = last === undefined ? task.allowedDays : { first: task.allowedDays?.first ?? frame.first, last: Math.min(last, task.allowedDays?.last ?? last) }
    return { ...task, allowedDays, after: [...task.after, ...waits] }
  })
}

/** Without an event to come after, what comes after it closes the plan. */
function withinThePlan({ templates, fixed, frame }: ProjectInput): TaskTemplate[] {
  const last = Math.max(1, ...templates.filter(({ when }) => holds(when, frame)).map((template) => template.at))
  const hasEvent = fixed.some((task) => task.fixed !== null && task.fixed.days.first === frame.anchor)
  // A day without an hour has no evening of its own.
  const hasHour = fixed.some((task) => task.fixed !== null && task.fixed.days.first === frame.anchor && task.fixed.from !== null)
  // The sprints end before the event: its day and what follows it are planned by nobody yet.
  const isBeyond = frame.brief.plannerType === 'sprint' && frame.of('event').some(({ title, days }) => days.first > frame.last && frame.of('deadline').some(({ event, appliesTo }) => event === title && appliesTo === null))
  if (isBeyond && last > 1) return templates.filter((template) => template.at < ON_THE_DAY)
  // All is to be done by the day of the event: what follows it is not asked for.
  if (hasEvent && isOverWithIt(frame) && frame.of('deadline').every(({ appliesTo, event }) => appliesTo !== null || event === null)) return templates.filter(({ at }) => at <= 1)
  const isLater = (template: TaskTemplate) => comesTooLate(template, frame) || template.optional && template.daysAfter === undefined && (template.at - 1) * (frame.anchor - frame.first) > frame.last - frame.anchor
  if (hasEvent) return hasDaysAfter(frame) ? templates.filter((template) => template.at <= 1 || !isLater(template)) : templates.filter((template) => template.at <= 1 || (template.at <= SOON_AFTER && template.daysAfter === undefined && !template.optional && frame.of('rhythm').length === 0 && hasHour && leavesTheDay(frame)))
  // 'By 1 May' ends it: what comes after that is not asked for.
  if (isOverOnLastDay(frame)) return templates.filter(({ at }) => at <= 1)
  return templates.map((template) => ({ ...template, at: template.at / last }))
}

function isOverOnLastDay(frame: PlanFrame): boolean {
  return frame.of('deadline').some(({ source, strength, latest }) => source === 'stated' && strength === 'hard' && dayOfMinute(latest - 1) === frame.last)
}

/** A Sunday behind the Saturday of a gala is no day on which a team still works. */
function hasDaysAfter(frame: PlanFrame): boolean {
  return frame.anchor < frame.last && (frame.brief.plannerType !== 'sprint' || workDays({ title: '', subjects: [] }, frame).some((day) => day > frame.anchor && weekdayOf(day) <= FRIDAY))
}

const FRIDAY = 5

/** A place in the playbook from which on it is the event's own day. */
const ON_THE_DAY = 0.98

/** What is done on the evening of the event itself; the first month with a dog is not. */
const SOON_AFTER = 1.1

/** Whether the event's own day is open for work: 'ready for the fair on 6 March' and 'Mondays only' leave no time for thanks after it. */
function leavesTheDay(frame: PlanFrame): boolean {
  const over = Math.max(0, ...frame.of('event').filter((event) => event.days.last === frame.anchor).map((event) => event.to ?? event.from ?? 0))
  return !isOverWithIt(frame) && freeWindows(frame.anchor, { title: frame.brief.subject, subjects: [] }, frame).some((window) => window.to - Math.max(window.from, over) >= SHORT_WORK)
}

function isOverWithIt(frame: PlanFrame): boolean {
  return frame.of('deadline').some((deadline) => deadline.appliesTo === null && deadline.strength === 'hard' && dayOfMinute(deadline.latest - 1) <= frame.anchor)
}

function needsTopic(template: TaskTemplate): boolean {
  return (typeof template.title === 'string' ? template.title : template.title.en).includes('{topic}')
}

function templateTask(template: TemplateCopy, topics: readonly Topic[], input: ProjectInput & { lasting: ReadonlyMap<string, number>; isAlone: boolean }): NetworkTask {
  const { playbook, frame, lasting, isAlone } = input
  const subject = shortSubject(frame.brief.plannerType === 'sprint' && frame.language === 'en' ? thingOfGoal(frame.brief.subject) : frame.brief.subject)
  const slots = { subject, Subject: capitalise(subject), topic: topics[0]?.label ?? '', ...amountSlots(frame), ...template.slots }
  const title = withTopics(fillText(template.title, frame.language, slots), topics.filter((topic) => topic.readingIds.length > 0), { language: frame.language, isAlone })
  const subjects = topics.map((topic) => topic.label)
  const stated = topics.map(statedMinutes).filter((minutes) => minutes !== null)
  const place = template.location ? fillText(template.location, frame.language, slots) : null
  return newTask({
    id: template.id,
    title: capitalise(title),
    description: describe(withBookTitle(title, template, { slots, frame }), fillText(template.done, frame.language, slots), frame.language),
    effortMinutes: stated.length > 0 ? Math.max(...stated) / (template.copies ?? 1) : templateMinutes(template, frame),
    priority: template.priority ?? (topics.length > 0 ? 'high' : 'medium'),
    type: template.type ?? 'task',
    tags: [...(playbook?.tags.slice(0, 1) ?? []), ...(template.tags ?? [])],
    references: template.references ?? [],
    subjects,
    location: placeFor({ title, subjects }, frame) ?? place,
    after: [...afterPrevious(template), ...(template.after ?? []).map((taskId) => ({ taskId, lagMinutes: Math.max(waitMinutes(template, frame), lastingMinutes(lasting.get(taskId) ?? 0, frame)) }))],
    optional: topics.length === 0 && (template.optional ?? false),
    wish: { day: frame.brief.plannerType === 'sprint' ? (template.day ?? null) : dayByEvent(template, { title, subjects }, frame), windows: template.partOfDay === undefined ? [] : [HOURS_OF_DAY[template.partOfDay]], position: wishPosition({ title, subjects }, seasonPosition(template.season, frame) ?? eventPosition(template, frame), frame) },
    role: template.role ?? null,
    answers: topics.flatMap((topic) => topic.readingIds),
  })
}

/** The evening before is no morning; scored, so stated hours go first. */
const HOURS_OF_DAY = { morning: { from: 7 * 60, to: 12 * 60 }, evening: { from: 18 * 60, to: 23 * 60 } }

/** Look-backs of week 5 and week 6 keep their order and their distance where days are few. */
function afterPrevious({ previous }: TemplateCopy): NetworkTask['after'] {
  return previous === undefined ? [] : [{ taskId: previous.id, lagMinutes: previous.gapDays * MINUTES_PER_DAY }]
}

/** A pilot of a week is one: only a plan too short for it has less of it. */
function lastingMinutes(days: number, frame: PlanFrame): number {
  return Math.min(days, Math.floor((frame.last - frame.first) / MOST_OF_A_PLAN)) * MINUTES_PER_DAY
}

const MOST_OF_A_PLAN = 4

/** 'Migrate our twelve-year-old shop's order module to a new host': of a long goal of a team the thing that it is done to. */
function thingOfGoal(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject.replace(BUILDS, '')
  const bare = subject.replace(DONE_TO, '')
  const thing = bare.split(TO_WHERE)[0]!
  const own = thing.length > LONGEST_SUBJECT ? thing.slice(thing.search(OWNER) + 1).replace(/^['’]s /u, '') : thing
  return own.length >= SHORTEST_SUBJECT ? own : subject
}

/** 'A hardware team builds the second prototype'. */
const BUILDS = /^(?:builds|makes|creates|develops|writes|moves|migrates|launches|sets up|rolls out|introduces) (?:the |an? |our |their |its )?/u
const DONE_TO = /^(?:\p{L}+ (?:(?:up|out|off|down|over) )?(?:our|the|an?|my|their|its|all|all our|this) )/iu
const TO_WHERE = /,? (?:in|before|for|with|at|on|by|until|so that|to|into|onto|out of|off|as|from|that|which|using|when|while) /u
const OWNER = /\p{L}(?=['’]s \p{L}[^'’]*$)/u

/** A long goal is quoted up to where it says for whom, where or until when. */
function shortSubject(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject
  const head = subject.split(TURNS_ASIDE)[0]!
  return head.length >= SHORTEST_SUBJECT ? shorten(head, LONGEST_SUBJECT) : shorten(subject, LONGEST_SUBJECT)
}

const SHORTEST_SUBJECT = 12
const TURNS_ASIDE = /,? (?:in|before|for|with|at|on|by|from|until|so that|bis|vor|für|mit|para|antes|con|avant|pour|avec|até|com) /u

/** {guests}, {rooms}, {budget}, …: amounts of the prompt by their unit and role. */
function amountSlots(frame: PlanFrame): Record<string, string> {
  const slots: Record<string, string> = {}
  for (const { amount, role } of frame.of('quantity')) {
    const text = amountText(amount, frame.language)
    slots[role] ??= text
    slots[`${role}Value`] ??= String(amount.value)
  }
  return slots
}

/** By their places in the plan; the first one opens it. */
function inPlanOrder(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const [opening, ...rest] = tasks.toSorted((a, b) => (a.wish.position ?? 0) - (b.wish.position ?? 0))
  if (!opening) return []
  const opens = (opening.wish.position ?? 0) <= OPENS || statedStart(frame) !== null
  const day = opens ? (workDays(opening, frame)[0] ?? null) : null
  return [day === null ? opening : { ...opening, wish: { ...opening.wish, day, position: 0 } }, ...rest]
}

const OPENS = 0.1

/** Where all that is left of a playbook stands late in it, its first step begins the plan all the same: nobody waits two months with the photographs for a passport. */
function fromTheStart(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const start = Math.min(...tasks.map((task) => (isOfItsWeek(task) ? 1 : task.wish.position ?? 0)))
  const waits = tasks.some((task) => task.wish.position === start && (task.wish.day !== null || earliestDay(task, frame) > frame.first))
  if (tasks.length === 0 || start <= OPENS || start >= LATE || waits) return tasks
  return tasks.map((task) => (task.wish.position === null || task.wish.position > 1 || isOfItsWeek(task) ? task : { ...task, wish: { ...task.wish, position: (task.wish.position - start) / (1 - start) } }))
}

/** 'Look at the numbers, week 4' stays in its week. */
function isOfItsWeek({ id }: NetworkTask): boolean {
  return /-week-\d+$/u.test(id)
}

/** What stands alone at its end belongs there. */
const LATE = 0.7
