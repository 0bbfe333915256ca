import type { PlannerType } from '../../../contract/plan.ts'
import { byTheTime } from './dates/by-the-time.ts'
import { examsInBrackets } from './dates/exams-in-brackets.ts'
import { examsThatBegin } from './dates/exams-that-begin.ts'
import { beforeTheyGetUp } from './hours/before-they-get-up.ts'
import { tailsOfLists } from './lists/tails-of-lists.ts'
import { thingsToDoTurned } from './lists/things-to-do-turned.ts'
import { plainOffers } from './people/plain-offers.ts'
import { hoursOfChildren } from './hours/hours-of-children.ts'
import { deedsApart } from './series/deeds-apart.ts'
import { hoursOfMeals } from './series/hours-of-meals.ts'
import { savedFromPay } from './series/saved-from-pay.ts'
import { morningsAndEvenings } from './series/mornings-and-evenings.ts'
import { appointmentsOfOnesOwn } from './tellings/appointments-of-ones-own.ts'
import { pastDeeds } from './tellings/past-deeds.ts'
import { mostlyOnDays } from './tellings/mostly-on-days.ts'
import { everydayTimes, wishesThatComeAgain } from './tellings/everyday-times.ts'
import { eachOnItsDays } from './tellings/each-on-its-days.ts'
import { everydayAbroad } from './tellings/everyday-abroad.ts'
import { everydayDates } from './tellings/everyday-dates.ts'
import { plainAmounts } from './tellings/plain-amounts.ts'
import { afterABreak } from './tellings/after-a-break.ts'
import { daysAtHand } from './tellings/days-at-hand.ts'
import { journeysUpTo, plainAsides } from './tellings/plain-asides.ts'
import { takenUp } from './tellings/taken-up.ts'
import { onlyThereThen, whereOneTrains } from './tellings/where-one-trains.ts'
import { whatIsLeft } from './tellings/what-is-left.ts'
import { workFromHome } from './tellings/work-from-home.ts'
import { thousandsAtRate } from './thousands.ts'
import type { Rewriter } from './rewriter.ts'

const CALENDAR: readonly PlannerType[] = ['calendar']

/** Habits, hours and days of a writer's own life, said in full. */
export const DAILY_LIFE: readonly Rewriter[] = [
  { name: "what was done long ago: 'I did my theory test in November', 'I've had 12 lessons'", for: CALENDAR, cue: /(?:i|we)(?:['’]ve)? /iu, find: ({ text }) => pastDeeds(text) },
  { name: "appointments and care beside the goal: 'I have physio every Wednesday at 4', 'I'm a carer for my mum Mon and Fri 10 to 3'", for: CALENDAR, cue: /(?:i|we)(?:['’]|\s)/iu, find: ({ text }) => appointmentsOfOnesOwn(text) },
  { name: "hours of a child's day, and the last of one's own: 'an hour after school, bed is 8.30', 'half an hour before bed'", for: CALENDAR, cue: /after school|before|bed/iu, find: ({ text }) => hoursOfChildren(text) },
  { name: "so much from each pay: 'save 2,400 by the end of August, payday is the 28th'", for: CALENDAR, cue: /sav|put/iu, find: ({ text, expressions, today }) => savedFromPay(text, expressions(), today) },
  { name: "what is done already, of so many: 'I've read 4 of 12 chapters', 'two modules down, six to go'", for: CALENDAR, cue: / of |left|go|open|remaining|still|yet/iu, find: ({ text }) => whatIsLeft(text) },
  { name: "both ends of the day: 'every morning and evening'", for: CALENDAR, cue: /morning|last thing|abend|noche|soir|noite/iu, find: ({ text, language }) => morningsAndEvenings(text, language) },
  { name: "meals between which a habit lies: 'before breakfast and before dinner'", for: CALENDAR, cue: /breakfast|lunch|dinner|supper|tea|bed/iu, find: ({ text }) => hoursOfMeals(text) },
  { name: "how long it has been: 'get back to lifting after 2 years off'", for: CALENDAR, cue: /after /iu, find: ({ text }) => afterABreak(text) },
  { name: "what is done once beside what comes again: 'get the house ready and do the exercises twice a day'", for: CALENDAR, cue: / and /iu, find: ({ text }) => deedsApart(text) },
  { name: "days and hours told in passing: 'odd Wednesdays', 'off in July (10-24)'", for: CALENDAR, cue: /odd|occasional|\(|ways?| do(?!\p{L})|max|most|more than|up to|bed ?time|holiday/iu, find: ({ text }) => everydayTimes(text) },
  { name: "amounts dropped in passing: 'aiming for 25 hours of study a week', '£900 max and done by May'", for: CALENDAR, find: ({ text }) => plainAmounts(text) },
  { name: "days of one's life: 'dad turns 70 on 20 March and we cook', 'this week and next', 'last day at work 19 March'", for: CALENDAR, cue: /turn|next|week|last (?:day|shift)|to \D{0,14}\d/iu, find: ({ text, today, timesOf }) => everydayDates(text, { today, dayOf: (words) => timesOf(words)[0]?.days?.first ?? null }) },
  { name: "two things with days of their own: 'I can do lessons on Saturdays and theory on weekday evenings'", for: CALENDAR, cue: /can|could/iu, find: ({ text }) => eachOnItsDays(text) },
  { name: "asides: 'now it’s October', 'I can only swim 200m', 'he’s in Canada'", for: CALENDAR, find: ({ text }) => plainAsides(text) },
  { name: "a journey up to its last day: 'a 3 week trip in June, back by the 27th'", for: CALENDAR, cue: /(?:back|home)/iu, find: ({ text, timesOf }) => journeysUpTo(text, (words) => timesOf(words)[0]?.days?.first ?? null) },
  { name: "days and order as told abroad: 'as noites de terça e quinta', 'erst Keller dann Küche'", for: CALENDAR, cue: /noites|tardes|manhãs|noches|mañanas|soir|matin|après|aujourd|ho[yj]|dann|danach|luego|después|puis|ensuite|depois/iu, find: ({ text }) => everydayAbroad(text) },
  { name: "what is wished for again and again: 'I want a monthly check-in'", for: CALENDAR, cue: /ly /iu, find: ({ text }) => wishesThatComeAgain(text) },
  { name: "days on which most of it is done: '5 hours a week, mostly Sunday'", for: CALENDAR, cue: /most|mainly|usually|largely|ideally/iu, find: ({ text }) => mostlyOnDays(text) },
  { name: "an hour before which a morning's habit lies: 'every morning before the kids get up at 6:30'", for: CALENDAR, cue: /morning|before/iu, find: ({ text }) => beforeTheyGetUp(text) },
  { name: "what it is over by: 'by the time the baby comes on 1 March'", for: CALENDAR, cue: /by the time/iu, find: ({ text }) => byTheTime(text) },
  { name: "a thing before what is done to it: 'Nursery to paint, hospital bag'", for: CALENDAR, cue: / to /iu, find: ({ text }) => thingsToDoTurned(text) },
  { name: "a list's last word: 'and get the cards as well'", for: CALENDAR, cue: /as well|too|also/iu, find: ({ text }) => tailsOfLists(text) },
  { name: "where somebody works: 'we both work from home except Thursdays'", for: CALENDAR, cue: /from home/iu, find: ({ text }) => workFromHome(text) },
  { name: "what is begun: 'take up swimming'", for: CALENDAR, cue: /up /iu, find: ({ text }) => takenUp(text) },
  { name: "exams with their days in brackets: 'revise for biology (14 May) and maths (20 May)'", for: CALENDAR, cue: /(?:revis|study|cram|prepar|ready)[^.!?\n]*\([^()]*\d/iu, find: ({ text }) => examsInBrackets(text) },
  { name: "exams that begin on a day: 'GCSE mocks start 11 January'", for: CALENDAR, find: ({ text }) => examsThatBegin(text) },
  { name: "days of a thing behind its place: 'listening tests only at home at weekends'", for: CALENDAR, cue: / only (?:at|in|from) /iu, find: ({ text }) => onlyThereThen(text) },
  { name: "where the goal is done: 'get back to lifting, gym Mon and Wed at 6:30'", for: CALENDAR, cue: /gym|pool|centre|box|studio/iu, find: ({ text }) => whereOneTrains(text) },
  { name: "when somebody lends a hand: 'my daughter will stay the first five days'", for: CALENDAR, cue: /my |our /iu, find: ({ text }) => plainOffers(text) },
  { name: "days at hand: 'free this weekend and Monday evening'", for: CALENDAR, cue: /weekend/iu, find: ({ text, today, timesOf }) => daysAtHand(text, today, (words) => timesOf(words)[0]?.days?.first ?? null) },
  { name: "so much each time: '1,667 words a day'", for: CALENDAR, cue: /\d,\d/u, find: ({ text }) => thousandsAtRate(text) },
]
