import { workDays } from '../days/available-time.ts'
import { oncePerFrame } from '../once-per-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'

/** Who names so many parts has said what there is to do. */
const MANY_PARTS = 6
/** So many in a team that each is one piece of work for somebody. */
const MANY_FOR_TEAM = 4
/** Steps that a part would be cut into. */
const USUAL_STEPS = 3

/** Whether the goal's own list is so dense that each of its parts is one task in the user's words: many parts, or few days for the steps of all. */
export const isDenseList = oncePerFrame((frame): boolean => {
  const parts = statedTopics(frame).length
  const isSprint = frame.brief.plannerType === 'sprint'
  return parts >= (isSprint ? MANY_FOR_TEAM : MANY_PARTS) || !isSprint && parts > 1 && parts * USUAL_STEPS > workDays({ title: '', subjects: [] }, frame).length
})

/** Whether parts, dates and series together are so many that their writer has thought of most, and needs no steps of a part made up. */
export function hasThoughtOfMost(frame: PlanFrame): boolean {
  return frame.brief.plannerType === 'calendar' && statedTopics(frame).length > 1 && namedThings(frame) >= MANY_THINGS
}

const MANY_THINGS = 8

/** What is ordered, asked for or drying has a step before that time and one behind it. */
export function isWaitedFor({ label }: Topic, { of }: PlanFrame): boolean {
  return of('wait').some(({ appliesTo }) => appliesTo !== null && appliesTo.labels.includes(label))
}

/** What only the time names that it is waited for is done by others: nobody here has steps for it. */
export function isOnlyWaitedFor({ label }: Topic, { of, brief }: PlanFrame): boolean {
  // 'Printing and binding takes 3 working days' in a calendar: by when it is given away.
  const isGivenAway = brief.plannerType === 'calendar' && of('topic').some((topic) => topic.label === label && topic.list === 0 && of('deadline').some(({ appliesTo, start, end }) => appliesTo?.labels.includes(label) === true && start === topic.start && end === topic.end))
  return isGivenAway || of('wait').some(({ appliesTo, start, end }) => appliesTo?.labels.includes(label) === true && of('topic').some((topic) => topic.label === label && topic.start >= start && topic.start < end))
}

/** Parts, dates and what has a time of its own: how many things the goal names. */
export function namedThings({ of }: PlanFrame): number {
  const bound = [...of('deadline'), ...of('horizon'), ...of('availability')].flatMap(({ appliesTo, source }) => (source === 'stated' ? appliesTo?.labels ?? [] : []))
  return new Set([...of('topic').map(({ label }) => label), ...of('event').map(({ title }) => title), ...of('rhythm').flatMap(({ title }) => title ?? []), ...bound].map((name) => name.toLowerCase())).size
}

/** How many things the goal gives a day or a last day. */
export function datedThings({ of }: PlanFrame): number {
  const due = of('deadline').flatMap(({ appliesTo, event, source }) => (source === 'stated' ? event ?? appliesTo?.labels.slice(0, 1) ?? [] : []))
  return new Set([...of('event').map(({ title }) => title), ...due].map((name) => name.toLowerCase())).size
}
