import type { ReadingOf } from '../../goal/brief.ts'
import type { Matchable } from '../../goal/matcher.ts'
import type { SessionPlan } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { longestWindow, onDay, shortestSession, workDays } from '../days/available-time.ts'
import { curriculum, sessionsWanted } from './curriculum.ts'
import type { SessionContent } from './curriculum.ts'
import { amountText } from './amount-text.ts'
import { beforeTheirExams } from './exam-subjects.ts'
import { newTask } from '../new-task.ts'
import { placeFor } from '../places.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { numbered, occurrences, spread, statedStart, wishedWindows } from '../rhythms/recurrence.ts'
import type { Slot } from '../rhythms/recurrence.ts'
import { filledMinutes, sessionLength } from '../rhythms/series.ts'
import { statedMinutes } from '../topics.ts'
import type { Topic } from '../topics.ts'
import type { NetworkTask } from '../task-network.ts'
import { slug } from '../wording.ts'

export type SessionWork = { plan: SessionPlan; topics: readonly Topic[]; /** All of one name; none leaves the days open. */ rhythms: readonly ReadingOf<'rhythm'>[]; tags: string[]; frame: PlanFrame; taken: ReadonlySet<DayNumber>; /** Days on which other parts of the work have a session. */ beside?: ReadonlySet<DayNumber> }

/** Work in sessions: as many as the rhythm says, else as many as the topics need and the hours allow. */
export function sessionTasks(work: SessionWork): NetworkTask[] {
  const { plan, topics, rhythms, frame } = work
  const rhythm = rhythms[0] ?? null
  const labels = [...(rhythm?.title ? [rhythm.title] : []), ...(rhythm?.appliesTo?.labels ?? [])]
  const task = { title: labels[0] ?? frame.brief.subject, subjects: labels }
  const days = onDaysOfHours(daysLeftBeside(daysBeforeTheEvent(workDays(task, frame), frame), work.beside), frame)
  const minutes = sessionLength({ wanted: rhythm?.minutes ?? null, usual: rhythm ? plan.minutes : Math.max(dailyHours(frame) ?? plan.minutes, minutesNeeded(topics, days), minutesOfWeek(days, frame)), subjects: labels, frame, slots: numbered(days, frame) })
  const length = Math.min(minutes.usual, longestWindow(task, days, frame) ?? Infinity)
  const beats = rhythmBeats(work, task, days)
  const slots = rhythm ? numbered(beats.map((beat) => beat.day), frame) : openSlots({ work, days, length })
  const contents = beforeTheirExams(withWordTargets(curriculum(plan, topics, slots.length, frame), frame), slots.map(({ day }) => day), frame)
  const series = slug(rhythm?.title ?? 'session')
  const withinTheDay = (day: DayNumber, isOpen: boolean) => (wanted: number) => (isOpen ? Math.min(wanted, Math.max(shortestSession(task, frame), longestWindow(task, [day], frame) ?? wanted)) : wanted)
  return contents.map((content, index) => {
    const slot = slots[index]!
    const own = beats[index]?.rhythm ?? null
    const subjects = [...content.topics.map((topic) => topic.label), ...labels]
    return newTask({
      id: `${series}-${index + 1}`,
      title: content.title,
      description: content.description,
      effortMinutes: own?.minutes ?? withinTheDay(slot.day, own === null)( (content.minutes === null ? Math.min(minutes.most, filledMinutes(own, plan.minutes) ?? length) : Math.max(shortestSession(task, frame), Math.min(content.minutes, minutes.most)))),
      priority: content.priority,
      tags: [...work.tags.slice(0, 1), ...content.tags, ...(rhythm?.title ? [rhythm.title] : [])],
      subjects,
      location: placeFor({ title: content.title, subjects }, frame),
      wish: { day: slot.day, windows: wishedWindows(own, { day: slot.day, ofDay: index - slots.findIndex(({ day }) => day === slot.day) }, task, frame), position: slot.position },
      occurrence: { series, index },
      after: precededBy(contents, index).map((before) => ({ taskId: `${series}-${before + 1}`, lagMinutes: 0 })),
      answers: [...(own ? [own.id] : []), ...content.topics.flatMap((topic) => topic.readingIds)],
    })
  })
}

/** Another day than those of the other parts, where they leave enough of them. */
function daysLeftBeside(days: DayNumber[], beside: ReadonlySet<DayNumber> = new Set()): DayNumber[] {
  const left = days.filter((day) => !beside.has(day))
  return left.length >= LEAST_LEFT * days.length ? left : days
}

const LEAST_LEFT = 0.25

/** Where the goal says what everything takes, and the usual sessions are too short for it, they are as long as it needs. */
function minutesNeeded(topics: readonly Topic[], days: readonly DayNumber[]): number {
  const stated = topics.map((topic) => statedMinutes(topic) ?? 0)
  if (days.length === 0 || stated.length === 0 || stated.includes(0)) return 0
  return Math.min(LONGEST_NEEDED, Math.ceil(stated.reduce((sum, each) => sum + each, 0) / days.length / STEP) * STEP)
}

/** 'Fifteen hours a week': one session on each of six days, as long as that takes, rather than a second one that finds no day. */
function minutesOfWeek(days: readonly DayNumber[], frame: PlanFrame): number {
  if (days.length === 0 || !asksForHours(frame)) return 0
  const weekly = frame.of('limit').flatMap(({ source, measure, per, person, max, min }) => (source === 'stated' && measure === 'minutes' && per === 'week' && person === null ? [max ?? min ?? 0] : []))
  const aWeek = Math.min(MOST_DAYS_A_WEEK, (7 * days.length) / Math.max(7, days.at(-1)! - days[0]! + 1))
  return Math.min(LONGEST_NEEDED, Math.ceil(Math.min(...weekly) / Math.max(1, aWeek) / STEP) * STEP)
}

/** A day off is what keeps the others going. */
const MOST_DAYS_A_WEEK = 6

/** Nobody reads or writes longer at once, in minutes. */
const LONGEST_NEEDED = 180
const STEP = 5

/** The session before it on the same topic, or the milestone before it: what a mock exam showed is repaired after it. */
function precededBy(contents: readonly SessionContent[], index: number): number[] {
  const subjectOf = (content: SessionContent) => content.topics[0]?.label ?? ''
  const before = contents.findLastIndex((content, at) => at < index && subjectOf(content) === subjectOf(contents[index]!))
  return before === -1 ? [] : [before]
}

type Beat = { day: DayNumber; rhythm: ReadingOf<'rhythm'> }

/** The days that the rhythms say, before the event where there are such days. */
function rhythmBeats({ rhythms, frame, taken }: SessionWork, task: Matchable, days: readonly DayNumber[]): Beat[] {
  const beats = rhythms.flatMap((rhythm) => occurrences(rhythm, task, frame, taken).map((slot): Beat => ({ day: slot.day, rhythm }))).toSorted((a, b) => a.day - b.day)
  const before = beats.filter((beat) => days.includes(beat.day))
  return before.length > 0 ? before : beats
}

const UP_TO = { en: 'to', de: 'bis', es: 'hasta', fr: 'jusqu’à', pt: 'até' } as const

/** 50,000 words over the drafting sessions: each says how far it should get. */
function withWordTargets(contents: SessionContent[], frame: PlanFrame): SessionContent[] {
  const goal = frame.of('quantity').find(({ amount, role }) => role === 'work' && amount.value >= 1000)?.amount
  const drafting = contents.filter((content) => content.tags.includes('draft'))
  if (!goal || drafting.length === 0) return contents
  return contents.map((content) => {
    const turn = drafting.indexOf(content) + 1
    if (turn === 0) return content
    const target = turn === drafting.length ? goal.value : Math.round((goal.value * turn) / drafting.length / 100) * 100
    return { ...content, title: `${content.title} (${UP_TO[frame.language]} ${amountText({ value: target, unit: goal.unit }, frame.language)})` }
  })
}

/** Days without a rhythm: what the topics need, no denser than a week can bear, evenly over the days. */
function openSlots(input: { work: SessionWork; days: DayNumber[]; length: number }): Slot[] {
  const { work, days, length } = input
  const { plan, topics, frame } = work
  const wanted = sessionsWanted(plan, topics, length, frame)
  const stated = topics.length > 0 && topics.every((topic) => statedMinutes(topic) !== null)
  const room = days.length === 0 ? wanted : sessionsThatFit(plan, days, length, frame)
  const extras = stated ? 0 : Math.ceil(wanted / 4)
  const given = Math.max(daysGiven(days, frame), asksForHours(frame) || dailyHours(frame) !== null ? Math.floor(MOST_OF_THE_HOURS * room) : 0)
  const count = Math.min(400, stated ? wanted : Math.max(1, Math.min(Math.max(wanted + extras, given, steadySessions(plan, days, frame)), room)))
  const chosen = daysFor(count, days, frame)
  return numbered(days[0] === statedStart(frame) ? [days[0], ...chosen.slice(1)] : chosen, frame)
}

/** What is learnt once in twelve days is learnt anew each time. */
function steadySessions({ atLeastPerWeek = 0 }: SessionPlan, days: readonly DayNumber[], frame: PlanFrame): number {
  // Who says how much a week may be shares it out otherwise.
  const isLimited = frame.of('limit').some(({ source, person }) => source === 'stated' && person === null)
  return days.length === 0 || isLimited ? 0 : Math.floor((atLeastPerWeek * (days.at(-1)! - days[0]! + 1)) / 7)
}

/** Somebody who names days and hours means to use them: most of these days, and all of them where they also say how long a session is. */
function daysGiven(days: readonly DayNumber[], frame: PlanFrame): number {
  const named = frame.of('availability').some((reading) => reading.source === 'stated' && reading.windows.length > 0 && (reading.days.weekdays ?? []).length > 0)
  const saysHowLong = frame.of('session').some((reading) => reading.source === 'stated' && reading.appliesTo === null && reading.minMinutes !== null)
  return named ? Math.floor(days.length * (saysHowLong ? 1 : MOST_OF_THE_DAYS)) : 0
}

/** 'Ten hours a week' is meant to be used, 'at most ten hours a week' is not. */
function asksForHours(frame: PlanFrame): boolean {
  return frame.of('limit').some((limit) => limit.per === 'week' && isMeantToBeUsed(limit))
}

/** The days of 'three hours a day Monday to Saturday'. */
function onDaysOfHours(days: DayNumber[], frame: PlanFrame): DayNumber[] {
  const hours = frame.of('limit').find((limit) => limit.per === 'day' && isMeantToBeUsed(limit))
  const said = hours?.days === undefined ? days : days.filter((day) => onDay(hours.days!, day))
  return said.length > 0 ? said : days
}

/** The minutes of 'three hours a day' that one sitting has; null where no such hours are said. */
function dailyHours(frame: PlanFrame): number | null {
  const minutes = frame.of('limit').flatMap((limit) => (limit.per === 'day' && isMeantToBeUsed(limit) && limit.max !== null ? [limit.max] : []))
  return minutes.length === 0 ? null : Math.min(LONGEST_NEEDED, ...minutes)
}

function isMeantToBeUsed({ source, measure, person, appliesTo, words }: ReadingOf<'limit'> & { source: string; appliesTo: unknown; words: string }): boolean {
  return source === 'stated' && measure === 'minutes' && person === null && appliesTo === null && !AT_MOST.test(words)
}

const AT_MOST = /(?<!\p{L})(?:more than|mehr als|más de|plus de|mais de|most|max\p{L}*|up to|no more|not more|never more|less than|under|höchstens|bis zu|nicht mehr|máx\p{L}*|como mucho|no más|au plus|pas plus|não mais)/iu

const MOST_OF_THE_HOURS = 0.92
const MOST_OF_THE_DAYS = 0.7

/** Sessions the days have room for: the usual number a week, or what a stated weekly total asks. */
function sessionsThatFit(plan: SessionPlan, days: readonly DayNumber[], length: number, frame: PlanFrame): number {
  const weeks = Math.max(1, (days.at(-1)! - days[0]! + 1) / 7)
  const weekly = frame.of('limit').filter((limit) => limit.measure === 'minutes' && limit.per === 'week' && limit.person === null)
  const asked = weekly.map((limit) => (limit.max ?? limit.min ?? 0) * (limit.max === null ? 1 : 0.9)).filter((minutes) => minutes > 0)
  const daily = frame.of('limit').some((limit) => limit.measure === 'minutes' && limit.per === 'day')
  const usual = Math.max(daily && asked.length === 0 ? 6.5 : plan.perWeek, daysGiven(days, frame) / weeks)
  return Math.floor(asked.length > 0 ? (Math.min(...asked) / length) * weeks : Math.min(usual * weeks, days.length))
}

/** One a day while the days last, then several on a day, in order. */
function daysFor(count: number, days: readonly DayNumber[], frame: PlanFrame): DayNumber[] {
  if (days.length === 0) return Array.from({ length: count }, () => frame.first)
  const rounds = Math.ceil(count / days.length)
  const pool = rounds > 1 ? days.flatMap((day) => Array.from({ length: rounds }, () => day)) : days
  return spread(pool, count)
}

/** Practice ends before the event it leads to, when there are days before it. */
function daysBeforeTheEvent(days: DayNumber[], frame: PlanFrame): DayNumber[] {
  const leadsToEvent = frame.of('event').some((event) => event.days.first === frame.anchor) || frame.of('deadline').some((deadline) => deadline.event !== null)
  const before = leadsToEvent ? days.filter((day) => day < frame.anchor) : days
  return before.length > 0 ? before : days
}
