import { mondayOf } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const CEREMONIES = /^(?:the |our |a )?(?:sprint )?(?:demo|review|retro|retrospective|planning|sprint demo|sprint review)s?(?: (?:with|for) .+)?$/iu
const AT_START = /planning/iu
const MINUTES = 60

/** 'Demo every second Friday at 13': a meeting of the sprints with its weekday and hour is held once in each, in its last week; planning in its first. */
export function settleCeremonies(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (calendar?.kind !== 'sprint-calendar' || calendar.count === null || calendar.firstDay === null || calendar.lengthDays === null) return
  const { firstDay, lengthDays, count } = calendar
  context.readings = context.readings.flatMap((reading) => {
    const weekday = reading.kind === 'rhythm' && reading.title !== null && CEREMONIES.test(reading.title) && reading.days.weekdays?.length === 1 && reading.windows.length > 0 ? reading.days.weekdays[0]! : null
    const everyDays = reading.kind === 'rhythm' ? (reading.days.everyWeeks?.interval ?? 1) * 7 : 0
    if (reading.kind !== 'rhythm' || weekday === null || everyDays !== lengthDays) return [reading]
    return Array.from({ length: count }, (_, number) => {
      const week = AT_START.test(reading.title!) ? firstDay + number * lengthDays : firstDay + (number + 1) * lengthDays - 7
      return eventOn(reading, mondayOf(week) + weekday - 1)
    })
  })
}

function eventOn(reading: Reading & ReadingOf<'rhythm'>, day: number): Reading {
  const { id, words, start, end, source, strength, windows, title, minutes } = reading
  const [{ from, to }] = [windows[0]!]
  const until = minutes !== null ? from + minutes : to > from && to - from < 12 * 60 ? to : from + MINUTES
  return { id, words, start, end, source, strength, appliesTo: null, text: `${title}: ${describeDay(day)}`, kind: 'event', title: title!, days: { first: day, last: day }, from, to: until, place: null, person: null }
}
