import { mondayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const CEREMONIES = /^(?:the |our |a )?(?:sprint )?(?:demo|review|retro|retrospective|planning|sprint demo|sprint review)s?(?: (?:with|for) .+)?$/iu
const AT_START = /planning/iu
/** Planning is an empty word elsewhere: 'planning every other Monday 10am' reads as times until the sprints are known. */
const PLANNING_TIMES = /^(?:(?:the|our) )?(?:sprint )?planning\b/iu
const MINUTES = 60

/** 'Demo every second Friday at 13': a meeting of the sprints with its weekday and hour is held once in each, in its last week; planning in its first. */
export function settleCeremonies(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.count === null || calendar.firstDay === null || calendar.lengthDays === null) return
  const { firstDay, lengthDays, count } = calendar
  context.readings = context.readings.map((reading) => asPlanning(reading)).flatMap((reading) => {
    const weekday = reading.kind === 'rhythm' && reading.title !== null && CEREMONIES.test(reading.title) && reading.days.weekdays?.length === 1 && reading.windows.length > 0 ? reading.days.weekdays[0]! : null
    const everyDays = reading.kind === 'rhythm' ? (reading.days.everyWeeks?.interval ?? 1) * 7 : 0
    if (reading.kind !== 'rhythm' || weekday === null || everyDays !== lengthDays) return [reading]
    return Array.from({ length: count }, (_, number) => {
      const week = AT_START.test(reading.title!) ? firstDay + number * lengthDays : firstDay + (number + 1) * lengthDays - 7
      return eventOn(reading, mondayOf(week) + weekday - 1)
    })
  })
}

function asPlanning(reading: Reading): Reading {
  if (reading.kind === 'rhythm' && /^sprint$/iu.test(reading.title ?? '') && PLANNING_TIMES.test(reading.words)) return { ...reading, title: 'Sprint planning', appliesTo: null }
  if (reading.kind !== 'availability' || reading.person !== null || reading.days.weekdays?.length !== 1 || reading.windows.length === 0 || !PLANNING_TIMES.test(reading.words)) return reading
  const { id, words, start, end, source, strength, text, days, windows } = reading
  return { id, words, start, end, source, strength, text, appliesTo: null, kind: 'rhythm', title: 'Sprint planning', count: 1, per: 'week', atLeast: false, minutes: null, everyDays: null, days, windows }
}

function eventOn(reading: Reading & ReadingOf<'rhythm'>, day: number): Reading {
  const { id, words, start, end, source, strength, windows, title, minutes } = reading
  const [{ from, to }] = [windows[0]!]
  const until = minutes !== null ? from + minutes : to > from && to - from < 12 * 60 ? to : from + MINUTES
  return { id, words, start, end, source, strength, appliesTo: null, text: `${title}: ${describeDay(day)}`, kind: 'event', title: title!, days: { first: day, last: day }, from, to: until, place: null, person: null }
}
