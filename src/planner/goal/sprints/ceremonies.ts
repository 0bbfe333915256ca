import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { mondayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const CEREMONIES = /^(?:the |our |a )?(?:sprint )?(?:d[eé]mo|review|retro|retrospective|planning|show and tell|show-and-tell|presentation|vorführung|präsentation|revisión|presentación|revisão|apresentação|revue|présentation)s?(?: (?:with|for) .+)?$/iu
const AT_START = /planning/iu
/** Planning is an empty word elsewhere: 'planning every other Monday 10am' reads as times until the sprints are known. */
const PLANNING_TIMES = /^(?:(?:the|our) )?(?:sprint )?planning\b/iu
const MINUTES = 60

/** 'Demo every second Friday at 13': a meeting of the sprints with its weekday and hour is held once in each, in its last week; planning in its first. */
export function settleCeremonies(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.firstDay === null || calendar.lengthDays === null) return
  const { firstDay, lengthDays } = calendar
  // What everything is to be ready for comes last.
  const last = Math.min(...context.readings.flatMap((reading) => (reading.kind === 'deadline' && reading.appliesTo === null ? [Math.floor((reading.latest - (reading.event === null ? 1 : 0)) / MINUTES_PER_DAY)] : [])))
  const count = calendar.count ?? (Number.isFinite(last) ? Math.ceil((last - firstDay + 1) / lengthDays) : null)
  if (count === null) return
  context.readings = context.readings.map((reading) => asPlanning(reading)).flatMap((reading) => {
    const weekday = reading.kind === 'rhythm' && reading.title !== null && CEREMONIES.test(reading.title) && reading.days.weekdays?.length === 1 && (reading.windows.length > 0 || everyWeeksOf(reading) > 1) ? reading.days.weekdays[0]! : null
    const everyDays = reading.kind === 'rhythm' ? everyWeeksOf(reading) * 7 : 0
    if (reading.kind !== 'rhythm' || weekday === null || everyDays !== lengthDays) return [reading]
    const first = reading.days.spans?.[0]?.first ?? 0
    return Array.from({ length: count }, (_, number) => {
      const isInFirstWeek = AT_START.test(reading.title!) || first >= firstDay && first < firstDay + lengthDays - 7
      const week = isInFirstWeek ? firstDay + number * lengthDays : firstDay + (number + 1) * lengthDays - 7
      return mondayOf(week) + weekday - 1
    }).filter((day) => day >= first && day <= last).map((day) => eventOn(reading, day))
  })
}

function everyWeeksOf({ days }: ReadingOf<'rhythm'>): number {
  return days.everyWeeks?.interval ?? 1
}

function asPlanning(reading: Reading): Reading {
  if (reading.kind === 'rhythm' && /^sprint$/iu.test(reading.title ?? '') && PLANNING_TIMES.test(reading.words)) return { ...reading, title: 'Sprint planning', appliesTo: null }
  if (reading.kind !== 'availability' || reading.person !== null || reading.days.weekdays?.length !== 1 || reading.windows.length === 0 || !PLANNING_TIMES.test(reading.words)) return reading
  const { id, words, start, end, source, strength, text, days, windows } = reading
  return { id, words, start, end, source, strength, text, appliesTo: null, kind: 'rhythm', title: 'Sprint planning', count: 1, per: 'week', atLeast: false, minutes: null, everyDays: null, days, windows }
}

function eventOn(reading: Reading & ReadingOf<'rhythm'>, day: number): Reading {
  const { id, words, start, end, source, strength, windows, title, minutes } = reading
  const { from, to } = windows[0] ?? { from: null, to: null }
  const until = from === null || to === null ? null : minutes !== null ? from + minutes : to > from && to - from < 12 * 60 ? to : from + MINUTES
  return { id, words, start, end, source, strength, appliesTo: null, text: `${title}: ${describeDay(day)}`, kind: 'event', title: title!, days: { first: day, last: day }, from, to: until, place: null, person: null }
}
