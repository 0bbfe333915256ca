import type { CalendarWords } from '../../compose-sprints.ts'
import { dayMonth, dayOf, dayOfMonth, inLetters, monthDay, weekday, weeksLong } from './in-words.ts'

const lengthOf = (weeks: number) => (weeks === 1 ? 'one-week' : weeks === 2 ? 'two-week' : 'three-week')

/** How many sprints of which length from when. */
export const CALENDAR_WORDS: readonly CalendarWords[] = [
  { id: 'plain', text: ({ cal }) => `${cal.count} ${lengthOf(cal.weeks)} sprints starting ${weekday(cal.start)} ${dayMonth(cal.start)}` },
  { id: 'inall', text: ({ cal }) => `sprints of ${weeksLong(cal.weeks)}, ${inLetters(cal.count)} in all, the first one kicks off on ${dayMonth(cal.start)}` },
  { id: 'werun', text: ({ cal }) => `we run ${cal.weeks === 1 ? 'weekly' : cal.weeks === 2 ? 'fortnightly' : 'three-weekly'} sprints and have ${inLetters(cal.count)} of them from the ${dayOfMonth(cal.start)}` },
  { id: 'agrave', text: ({ cal }) => `${inLetters(cal.count)} sprints à ${weeksLong(cal.weeks)}, start Mon ${dayMonth(cal.start)}` },
  { id: 'form', text: ({ cal }) => `Sprint length: ${weeksLong(cal.weeks)}. Number of sprints: ${cal.count}. Start: ${dayMonth(cal.start)}` },
  { id: 'times', text: ({ cal }) => `${cal.weeks}-week sprints x ${cal.count}, beginning ${cal.start}` },
  { id: 'takes', text: ({ cal }) => `it should take ${cal.weeks * cal.count} weeks from ${dayMonth(cal.start)}, in ${cal.weeks}-week sprints` },
  { id: 'dayone', text: ({ cal }) => `${cal.count} sprints (${weeksLong(cal.weeks)} each), day one is ${weekday(cal.start)} ${dayMonth(cal.start)}` },
  { id: 'product', text: ({ cal }) => `${cal.count}x${cal.weeks}wk sprints, from ${monthDay(cal.start)}` },
  { id: 'room', text: ({ cal }) => `we begin on Monday the ${dayOfMonth(cal.start)} and there's room for ${inLetters(cal.count)} sprints of ${weeksLong(cal.weeks)}` },
  { id: 'fromto', text: ({ cal }) => `${lengthOf(cal.weeks)} sprints from ${dayMonth(cal.start)} to ${dayMonth(cal.lastFri)}` },
  { id: 'wevegot', text: ({ cal }) => `starting ${dayMonth(cal.start)} we've got ${inLetters(cal.count)} ${cal.weeks}-week sprints` },
  { id: 'sprint1', text: ({ cal }) => `sprint 1 starts on ${dayMonth(cal.start)}, ${cal.count} sprints altogether, each lasting ${weeksLong(cal.weeks)}` },
  { id: 'tenday', when: ({ cal }) => cal.weeks === 2, text: ({ cal }) => `${inLetters(cal.count)} 10-day sprints (working days), kick-off ${dayMonth(cal.start)}` },
  { id: 'split', text: ({ cal }) => `${cal.count * cal.weeks} weeks in total, cut into ${inLetters(cal.count)} sprints, first day ${weekday(cal.start)} ${monthDay(cal.start)}` },
  { id: 'cadence', text: ({ cal }) => `cadence: ${weeksLong(cal.weeks)}, ${cal.count} sprints, kicking off ${weekday(cal.start)} ${monthDay(cal.start)}` },
  { id: 'split-into', text: ({ cal }) => `the work is split into ${inLetters(cal.count)} sprints of ${weeksLong(cal.weeks)} each, the first from ${dayMonth(cal.start)}` },
  { id: 'mondaythe', text: ({ cal }) => `first sprint begins Monday, ${monthDay(cal.start)}; there are ${cal.count} of them and each takes ${weeksLong(cal.weeks)}` },
  { id: 'between', text: ({ cal }) => `between ${dayMonth(cal.start)} and ${dayMonth(cal.lastFri)} in ${cal.weeks}-week sprints` },
  { id: 'slash', text: ({ cal }) => `sprints: ${cal.count} / length: ${weeksLong(cal.weeks)} / start: ${dayMonth(cal.start)}` },
  { id: 'letsdo', text: ({ cal }) => `let's do ${inLetters(cal.count)} ${cal.weeks === 1 ? 'weekly' : cal.weeks === 2 ? 'two-weekly' : 'three-week'} sprints as of ${dayMonth(cal.start)}` },
  { id: 'iter', text: ({ cal }) => `${cal.count} iterations of ${cal.weeks * 5} working days, beginning on ${dayMonth(cal.start)}` },
  { id: 'startson', text: ({ cal }) => `we start on ${dayMonth(cal.start)} and do ${cal.count} sprints of ${weeksLong(cal.weeks)}` },
  { id: 'lasting', text: ({ cal }) => `${inLetters(cal.count)} sprints lasting ${weeksLong(cal.weeks)}, beginning ${weekday(cal.start)} the ${dayOf(cal.start)}th of January` },
  { id: 'everyNw', text: ({ cal }) => `a sprint is ${weeksLong(cal.weeks)} long, we have ${inLetters(cal.count)}, starting ${monthDay(cal.start)}` },
  { id: 'kick', text: ({ cal }) => `kick-off ${dayMonth(cal.start)}; ${cal.count} x ${weeksLong(cal.weeks)}` },
  { id: 'until', text: ({ cal }) => `${cal.weeks}-week sprints, ${dayMonth(cal.start)} - ${dayMonth(cal.lastFri)}` },
  { id: 'wk', text: ({ cal }) => `${cal.count} sprints, ${cal.weeks}wk each, start ${monthDay(cal.start).toLowerCase()}` },
  { id: 'lotsOf', text: ({ cal }) => `${inLetters(cal.count)} lots of ${weeksLong(cal.weeks)}, first one from mon ${dayMonth(cal.start).toLowerCase()}` },
  { id: 'sprintsSlash', text: ({ cal }) => `sprints à ${cal.weeks}w (${cal.count}x), go on ${dayMonth(cal.start)}` },
  { id: 'weeksFrom', text: ({ cal }) => `we have ${cal.count * cal.weeks} weeks from ${monthDay(cal.start)} = ${cal.count} sprints` },
]
