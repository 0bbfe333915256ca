import type { PlannerType } from '../../../../contract/plan.ts'
import { beforeNamedEvents } from '../dates/before-events.ts'
import { explainedDays } from '../dates/explained-days.ts'
import { clocksOfTheDay } from './clocks-of-day.ts'
import { hoursOfDates } from './hours-of-dates.ts'
import { hoursOfEach } from './hours-of-each.ts'
import { hoursOfWorkingDay } from './hours-of-working-day.ts'
import { hoursLent } from './lent-hours.ts'
import { sentencesOfTheRest } from '../lists/rest-sentences.ts'
import { lengthsOfCountedSittings } from '../series/lengths-of-counted-sittings.ts'
import { ratesBehindThings } from '../series/rates-of-things.ts'
import { childrenAtHome } from '../tellings/children-at-home.ts'
import type { Rewriter } from '../rewriter.ts'

const CALENDAR: readonly PlannerType[] = ['calendar']

/** Hours, rates and lengths that are said beside or apart from what they belong to. */
export const HOURS: readonly Rewriter[] = [
  { name: "hours before their day: 'within the 9am to 5pm workday'", for: CALENDAR, cue: /(?:day|hours)(?!\p{L})/iu, find: ({ text }) => hoursOfWorkingDay(text) },
  { name: "hours of things on one date: 'church 11:00, lunch 13:30'", for: CALENDAR, find: ({ text, dates, language }) => hoursOfDates(text, dates, language) },
  { name: 'hours of each of several dates', for: CALENDAR, find: ({ text, dates }) => hoursOfEach(text, dates) },
  { name: "hours said elsewhere: 'same time', 'after school (3.30)'", for: CALENDAR, find: ({ text, dates }) => hoursLent(text, dates) },
  { name: "hours of the date before: 'We move on Friday 19 March. Keys at 11am'", for: CALENDAR, find: ({ text, dates }) => clocksOfTheDay(text, dates) },
  { name: 'days explained in a bracket', for: CALENDAR, find: ({ text }) => explainedDays(text) },
  { name: "'off' that is off school", for: CALENDAR, find: ({ text }) => childrenAtHome(text) },
  { name: "bounds by things with a date: 'before the plumber comes'", for: CALENDAR, cue: /(?:before|ahead of|prior to|in time for|ready for|by) /iu, find: ({ text, dates }) => beforeNamedEvents(text, dates) },
  { name: "how long each of so many takes: 'ten lessons of 45 minutes each'", for: CALENDAR, cue: /each|apiece|(?:^| )je |jeweils|cada |chacun| (?:of|von|de|à) /iu, find: ({ text }) => lengthsOfCountedSittings(text) },
  { name: "rates before their thing: 'fit in 3 hours a week of bookkeeping'", for: CALENDAR, find: ({ text }) => ratesBehindThings(text) },
  { name: "'the rest in the evenings'", for: CALENDAR, find: ({ text }) => sentencesOfTheRest(text) },
]
