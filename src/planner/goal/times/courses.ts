import { weekdayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Course = Reading & ReadingOf<'rhythm'>

/** What somebody else holds, and one goes to. */
const HELD = /(?<!\p{L})(?:school|class(?:es)?|courses?|lessons?|workshops?|clubs?|camp|clinic|therapy|physio|treatments?|seminars?|training|kurs|unterricht|schule|clases?|cursos?|escuela|taller|cours|école|atelier|aulas?|escola)(?!\p{L})/iu
const MOST_SESSIONS = 30

/** 'Puppy school five Wednesdays 6.30-7.30 from 10 March', beside a dated thing: each of them is an appointment under its own name, and no work on the goal. */
export function settleCourses(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || !context.readings.some(({ kind }) => kind === 'event')) return
  context.readings = context.readings.flatMap((reading): Reading[] => (reading.kind === 'rhythm' && isCourse(context, reading) ? sessionsOf(reading) : [reading]))
}

function isCourse({ readings }: ReadingContext, course: Course): boolean {
  const { title, per, count, days, windows, source } = course
  const isBarred = readings.some(({ kind, appliesTo }) => kind === 'exclusion' && (appliesTo === null || appliesTo.labels.includes(title ?? '')))
  return source === 'stated' && title !== null && HELD.test(title) && per === 'total' && count !== null && count > 1 && count <= MOST_SESSIONS && days.weekdays?.length === 1 && days.spans?.length === 1 && windows.length === 1 && !isBarred
}

function sessionsOf({ title, count, days, windows, words, start, end, source, strength }: Course): Reading[] {
  const [weekday] = days.weekdays!
  const { first } = days.spans![0]!
  const [window] = windows
  const begins = first + ((weekday! - weekdayOf(first) + 7) % 7)
  return Array.from({ length: count! }, (_, index) => {
    const day = { first: begins + 7 * index, last: begins + 7 * index }
    const name = `${title!} (${index + 1} of ${count!})`
    return { id: '', words, start, end, source, strength, appliesTo: null, kind: 'event', title: name, days: day, from: window!.from, to: window!.to, place: null, person: null, text: `${name}: ${describeSpan(day)}${describeWindows(windows)}` }
  })
}
