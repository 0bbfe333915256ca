import type { PlannerType } from '../../../contract/plan.ts'
import { openingAndClosing } from './hours/opening-and-closing.ts'
import { restOfTheStay } from './journeys/rest-of-the-stay.ts'
import { afterOnesOwnDeed } from './lists/after-ones-own-deed.ts'
import { leftAloneMeanwhile } from './lists/left-alone-meanwhile.ts'
import type { Rewriter } from './rewriter.ts'
import { boundsBehindCounts } from './series/bounds-behind-counts.ts'
import { firstOneBooked } from './series/first-one-booked.ts'
import { hoursOfEachPartOfDay, timeOfEachPartOfDay } from './series/hours-of-each-part-of-day.ts'
import { lengthsToldBehind } from './series/lengths-told-behind.ts'
import { sameDayEachTime } from './series/same-day-each-time.ts'
import { daysOfOnesWork } from './tellings/days-of-ones-work.ts'
import { daysToldAside } from './tellings/days-told-aside.ts'
import { latestStarts } from './tellings/latest-start.ts'
import { limitsSaidBehind } from './tellings/limits-said-behind.ts'
import { firstWeeksAfter, homeOnTheDay } from './tellings/first-weeks-after.ts'
import { planUpTo } from './tellings/plan-up-to.ts'
import { shiftsOfOnesOwn } from './tellings/shifts-of-ones-own.ts'
import { timesPointedBackTo } from './tellings/times-pointed-back-to.ts'

const CALENDAR: readonly PlannerType[] = ['calendar']

/** What is joined to a clause or said behind it, where readers look for it before or apart. */
export const SAID_BEHIND: readonly Rewriter[] = [
  { name: "days joined with a comma, and why: ', Tuesdays are out', 'but Thursday (football)'", for: CALENDAR, cue: /, (?:and |but |und |aber )?\p{L}{3,}s? (?:are|is|don|doesn|won|geht|gehen|klappt|fällt|fallen|no|je|não|and|or|und|oder|y|o|et|ou|e)[ ’']|\(\p{L}|(?:but|except|excluding|apart from|außer|ausser|salvo|menos|excepto|sauf|exceto) /iu, find: ({ text }) => daysToldAside(text) },
  { name: "the days on which one is at work: 'I work three shifts a week (Fri Sat Sun)'", for: CALENDAR, cue: /(?:i|we)(?:['’ ]|$)/iu, find: ({ text }) => daysOfOnesWork(text) },
  { name: "times pointed back to: 'kids are at school 9-14:45 so only then', 'so those days are dead'", for: CALENDAR, cue: / so /iu, find: ({ text, timesOf }) => timesPointedBackTo(text, timesOf) },
  { name: "shifts in short words: 'nights Thu, Fri and Sat', 'earlies (6-2)'", for: CALENDAR, cue: /nights|earl|late|shift/iu, find: ({ text }) => shiftsOfOnesOwn(text) },
  { name: "what is left alone before the next step: 'glue it, let it dry for 2 days, sand it'", for: CALENDAR, cue: /let|leave|dr[yi]|cur|set|rest|soak|ferment|prov|proof|marinat|steep|chill|cool|harden|settle|stand/iu, find: ({ text }) => leftAloneMeanwhile(text) },
  { name: "lengths counted from what one does: 'takes 4 weeks after I send the form'", for: CALENDAR, cue: / (?:after|from|once) /iu, find: ({ text }) => afterOnesOwnDeed(text) },
  { name: "weeks behind a day: 'I need a plan for the first 4 weeks'", for: CALENDAR, cue: /first/iu, find: ({ text, dates }) => firstWeeksAfter(text, dates()) },
  { name: "what was before coming home: 'comes home after her operation on 5 May'", for: CALENDAR, cue: /home|hospital|back/iu, find: ({ text }) => homeOnTheDay(text) },
  { name: "how far the plan goes: 'please plan to end of January'", for: CALENDAR, cue: /plan|schedule/iu, find: ({ text }) => planUpTo(text) },
  { name: "limits said behind: 'three sessions a week at most'", for: CALENDAR, cue: /most|max|tops|outside|latest|earlier|sooner|before|advance/iu, find: ({ text }) => limitsSaidBehind(text) },
  { name: "how long each of so many takes, told behind: 'ten lessons. A lesson takes 90 minutes'", for: CALENDAR, cue: / (?:takes?|lasts?|is|runs?|goes|dauert|ist|dura|dure) /iu, find: ({ text }) => lengthsToldBehind(text) },
  { name: "the bound of so many, before their days: 'ten lessons by 30 April, Mondays from 17:00'", for: CALENDAR, cue: /, /u, find: ({ text }) => boundsBehindCounts(text) },
  { name: "the first of what is spaced out: 'the first one is booked for 12 February at 17:30'", for: CALENDAR, cue: /apart|between/iu, find: ({ text }) => firstOneBooked(text) },
  { name: "what is done each time as well: 'and type up the list the same day'", for: CALENDAR, cue: /same|selben|gleichen|mism|même|mesmo/iu, find: ({ text }) => sameDayEachTime(text) },
  { name: "hours of each morning or evening: 'jeden Morgen Klavier 6:15-7:00'", for: CALENDAR, cue: /\d/u, find: ({ text, language }) => hoursOfEachPartOfDay(text, language) },
  { name: "so much of each part of the day: 'half an hour an evening'", for: CALENDAR, cue: /(?:an?|per) (?:evening|morning|afternoon)/iu, find: ({ text }) => timeOfEachPartOfDay(text) },
  { name: "hours in which a place is open: 'the hall opens at 16:00 and closes at 21:30'", for: CALENDAR, cue: /opens/iu, find: ({ text }) => openingAndClosing(text) },
  { name: "the latest day on which it begins: 'first lesson by 10 February at the latest'", for: CALENDAR, cue: /late|by |spätest|tarde?|tard|máximo/iu, find: ({ text }) => latestStarts(text) },
  { name: "the nights that are left: 'and Lisbon for the rest'", for: CALENDAR, cue: /rest|remain|end|other|last/iu, find: ({ text, expressions }) => restOfTheStay(text, expressions) },
]
