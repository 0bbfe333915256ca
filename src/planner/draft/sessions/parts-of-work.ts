import type { ReadingOf } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import type { Playbook, SessionPlan, Text } from '../../playbooks/playbook.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isAttended, isTrial, saysWhatOf, withoutSittings } from '../rhythms/kinds-of-sittings.ts'
import { isWholeGoal } from '../rhythms/rhythm-names.ts'
import type { NetworkTask } from '../task-network.ts'
import { namedTopic, statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { fillText } from '../wording.ts'
import { sessionTasks } from './session-tasks.ts'
import type { SessionWork } from './session-tasks.ts'

type Stated = ReadingOf<'rhythm'>

/** A part of the work that has a number of sessions of its own: 'listening three times a week' for a language test. */
export type PartOfWork = { rhythm: Stated; topics: Topic[] }

/** Those of the rhythms that are of one part of a playbook's sessions each. */
export function partsOfWork(rhythms: readonly Stated[], playbook: Playbook | null, frame: PlanFrame): PartOfWork[] {
  const plan = playbook?.sessions
  return plan === undefined ? [] : rhythms.flatMap((rhythm) => partOfWork(rhythm, plan, frame) ?? [])
}

/** The part of the work that a rhythm is of; null for one of the whole, or of something that the sessions are not about. */
function partOfWork(rhythm: Stated, plan: SessionPlan, frame: PlanFrame): PartOfWork | null {
  const { title, per, everyDays } = rhythm
  if (title === null || per !== 'week' || everyDays !== null || rhythm.portion !== undefined || rhythm.ofRoutine !== undefined || rhythm.ofGroup !== undefined) return null
  if (isAttended(rhythm) || isTrial(rhythm)) return null
  const name = withoutSittings(title)
  if (isWholeGoal({ ...rhythm, title: name }, frame)) return null
  const known = [...new Map([...statedTopics(frame), ...topicsOf(plan, frame)].map((topic) => [topic.label, topic])).values()]
  const topics = known.filter(({ label }) => matchesTask({ labels: [name] }, { title: label, subjects: [] }))
  if (topics.length > 0) return topics.length === known.length && known.length > 1 ? null : { rhythm, topics }
  return !saysWhatOf(title) ? null : { rhythm, topics: [namedTopic(name)] }
}

function topicsOf({ topics, topicsFor = [] }: SessionPlan, frame: PlanFrame): Topic[] {
  const usual: Text[] = Array.isArray(topics) ? topics : topics[frame.level]
  return [...usual, ...topicsFor.flatMap((special) => special.topics)].map((text) => namedTopic(fillText(text, frame.language, { subject: frame.brief.subject })))
}

/** The sessions of the parts that have a number of their own, and those of the rest on the days that are left. */
export function sessionsByParts(work: SessionWork, parts: readonly PartOfWork[]): NetworkTask[] {
  if (parts.length === 0) return sessionTasks(work)
  const taken = new Set(work.taken)
  const own = parts.flatMap(({ rhythm, topics }) => {
    const tasks = sessionTasks({ ...work, plan: ofPartAlone(work.plan), topics, rhythms: [rhythm], taken: hasRoom(taken, work.frame) ? taken : work.taken })
    for (const { wish } of tasks) if (wish.day !== null) taken.add(wish.day)
    return tasks
  })
  const named = new Set(parts.flatMap(({ topics }) => topics.map(({ label }) => label)))
  const topics = work.topics.filter(({ label }) => !named.has(label))
  const rhythms = work.rhythms.flatMap((rhythm) => leftOf(rhythm, parts))
  const rest = topics.length === 0 || work.rhythms.length > 0 && rhythms.length === 0 ? [] : sessionTasks({ ...work, topics, rhythms, beside: taken })
  return [...own, ...rest]
}

/** Openings, mixed sessions and the last ones are of the work as a whole. */
function ofPartAlone(plan: SessionPlan): SessionPlan {
  return { ...plan, order: 'rotate', opening: [], mixed: { every: 0, sessions: [] }, closing: [] }
}

/** A week of which every day has its session keeps no day for the next part. */
function hasRoom(taken: ReadonlySet<DayNumber>, frame: PlanFrame): boolean {
  return taken.size < MOST_OF_THE_DAYS * (frame.last - frame.first + 1)
}

const MOST_OF_THE_DAYS = 0.25

/** 'Five sessions a week, two of them statistics' leaves three. */
function leftOf(rhythm: Stated, parts: readonly PartOfWork[]): Stated[] {
  if (rhythm.per !== 'week' || rhythm.count === null) return [rhythm]
  const left = rhythm.count - parts.reduce((sum, part) => sum + (part.rhythm.count ?? part.rhythm.days.weekdays?.length ?? 1), 0)
  return left > 0 ? [{ ...rhythm, count: left }] : []
}
