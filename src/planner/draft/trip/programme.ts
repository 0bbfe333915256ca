import type { Brief, Reading, ReadingOf, TaskMatcher } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { OUTINGS } from '../../goal/journeys/travel-signs.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { planFrame } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { statedTopics } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { isOuting } from './outings-beside.ts'
import { itineraryTasks } from './itinerary.ts'

/** Days away that the plan leads up to and that have things to do of their own. */
export type Away = { event: ReadingOf<'event'>; ofTrip: TaskMatcher; days: DaySpan }

/** The days of a trip that is prepared for, as the brief bound things to them; null where they are one event. */
export function daysAway(frame: PlanFrame): Away | null {
  for (const { appliesTo, first, last } of frame.of('horizon')) {
    const event = appliesTo?.ofParts === true ? frame.of('event').find(({ title, days }) => title === appliesTo.labels[0] && days.first === first && days.last === last) : undefined
    if (event && appliesTo) return { event, ofTrip: appliesTo, days: event.days }
  }
  return null
}

/** Whether the topic is one of the days away and nothing to be prepared. */
export function isOfDaysAway({ label }: Topic, frame: PlanFrame): boolean {
  const away = daysAway(frame)
  return away !== null && away.ofTrip.labels.slice(1).includes(label)
}

/**
 * What is done on the days of a trip that the rest of the plan prepares: the trip planned by itself, between its own readings.
 * Whoever travels for work or with a class has come for what was asked, and not for sights and suppers.
 */
export function programmeOfDaysAway(playbook: Playbook | null, frame: PlanFrame): NetworkTask[] {
  const away = daysAway(frame)
  if (away === null) return []
  const inside = frameOfDays(away, frame)
  const answered = new Set(inside.of('topic').map(({ id }) => id))
  const topics = statedTopics(inside).filter(({ readingIds }) => readingIds.some((id) => answered.has(id)))
  const all = itineraryTasks(topics, inside)
  const wanted = playbook === null || playbook.id === 'trip' ? all : all.filter(({ answers, priority }) => answers.length > 0 || priority === 'high')
  return wanted.map((task) => ({ ...task, subjects: [...task.subjects, away.event.title] }))
}

/** The brief of the trip alone. */
function frameOfDays(away: Away, frame: PlanFrame): PlanFrame {
  const readings = frame.brief.readings.flatMap((reading) => readingOfDays(reading, away))
  const brief: Brief = { ...frame.brief, readings }
  return { ...planFrame(brief), language: frame.language, playbooks: frame.playbooks }
}

function readingOfDays(reading: Reading, { event, ofTrip, days }: Away): Reading[] {
  const isOfTrip = reading.appliesTo?.ofParts === true && reading.appliesTo.labels[0] === ofTrip.labels[0]
  switch (reading.kind) {
    case 'event': return reading !== event && reading.days.first >= days.first && reading.days.last <= days.last ? [reading] : []
    case 'topic': return ofTrip.labels.slice(1).includes(reading.label) ? [reading] : []
    case 'horizon': case 'availability': case 'limit': case 'session':
      return isOfTrip ? [{ ...reading, appliesTo: null }] : reading.appliesTo !== null && reading.kind !== 'horizon' && matchesOfTrip(reading.appliesTo, ofTrip) ? [reading] : []
    case 'place': return (reading.appliesTo?.labels ?? []).some(isOuting) ? [] : [reading]
    case 'deadline': case 'rhythm': return []
    default: return [reading]
  }
}

/** 'Hot springs in the evening', 'driving at most three hours': hours of a thing of the trip, or of what only a trip has. */
function matchesOfTrip(matcher: TaskMatcher, ofTrip: TaskMatcher): boolean {
  return matcher.labels.includes('driving') || matcher.labels.includes(OUTINGS) || ofTrip.labels.slice(1).some((label) => matchesTask(matcher, { title: label, subjects: [] }))
}
