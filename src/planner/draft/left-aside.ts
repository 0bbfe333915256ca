import type { Brief, Reading, ReadingOf } from '../goal/brief.ts'
import { describeEvent } from '../goal/describe.ts'
import { noteOfReading } from '../goal/notes/note-of-reading.ts'
import { dayOfMinute } from '../time/day-number.ts'
import { unboundReadings } from '../verify/unbound-readings.ts'
import type { TaskNetwork } from './task-network.ts'

/** The brief without a reading, and without what the same words say besides of the whole plan; they are told as not taken into account. */
export function leftAside(reading: Reading, brief: Brief): Brief {
  const { start, end } = reading
  const isOfIt = (each: Reading) => each.id === reading.id || reading.appliesTo === null && each.appliesTo === null && each.start === start && each.end === end && each.kind === reading.kind
  const notes = [...brief.notes.filter((note) => note.end <= start || note.start >= end), noteOfReading(brief, reading)].toSorted((a, b) => a.start - b.start)
  return { ...brief, readings: brief.readings.filter((each) => !isOfIt(each)), notes }
}

/**
 * 'The early-bird price ends on 4 May' is due of nobody who plans: what has to be done by a day, and was found to be no work
 * that could be drafted, happens on its day where the plan marks it, and is told where it does not, instead of standing as a
 * promise that the plan breaks.
 */
export function withoutIdleDeadlines(network: TaskNetwork, brief: Brief): TaskNetwork {
  const idle = unboundReadings(brief, network.tasks).flatMap((reading) => (reading.kind === 'deadline' ? [reading] : []))
  if (idle.length === 0) return network
  const isMarked = (reading: Reading) => network.tasks.some(({ type, answers }) => type === 'deadline' && answers.includes(reading.id))
  return { ...network, brief: idle.reduce((read, reading) => (isMarked(reading) ? asEvent(reading, read) : leftAside(reading, read)), brief) }
}

function asEvent(deadline: ReadingOf<'deadline'>, brief: Brief): Brief {
  const day = dayOfMinute(deadline.latest - 1)
  const event = { title: deadline.appliesTo!.labels.join(', '), days: { first: day, last: day }, from: null, to: null }
  const { id, words, start, end, source, strength, appliesTo } = deadline
  const happens: Reading = { id, words, start, end, source, strength, appliesTo, text: describeEvent(event), kind: 'event', ...event, place: null, person: null }
  return { ...brief, readings: brief.readings.map((reading) => (reading.id === id ? happens : reading)) }
}
