import { saysChange } from '../amounts/no-rates.ts'
import { saysOnly } from '../cues.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'
import { activityAt, isNothingOfItsOwn, ruledActivity } from './activity-of-time.ts'
import { addRhythm, addSingleDay, givesDaysToMonthly } from './add-rhythm.ts'
import { isBehindJob } from './circumstances.ts'
import { isDuty, isTimeOfTeam } from './duties.ts'
import { isOwnFreeTime } from './free-times.ts'
import { addDaysOffWork, isFreedByJob, isFreedForPlan } from './freed-days.ts'
import { isHowItIs, isLongerTurn, isOthersTurn, readTurnOfSomebody } from './others-turns.ts'
import { isAtHome, isHowDaysAre, isMealOut, readOthersLife } from './others-lives.ts'
import { addOpeningOfShop, isOpenAtOccasion } from './opening-times.ts'
import { addTimesOfOther, isAnyOf } from './whose-days.ts'
import { isAbility, isOfGoal } from './repeating-clause.ts'
import type { RepeatingClause, Rule } from './repeating-clause.ts'
import { addCadence, isOfNothing } from './intervals-of-weeks.ts'
import { addCountedDays, addCountedThings, addDayOfOneWeek, weeksCounted } from './counted-days.ts'
import { addFreedDays, addOpenTime, addOpening, addTimeForCalls, addTimeForGoal, addTimeForThing, isOpening } from './open-times.ts'
import { addDuty, addFixed, isCaring, isWhy, leavesEarly } from './times-taken.ts'
import { givesTime } from './gives-time.ts'
import { addEndOfWork } from './hours-of-things.ts'
import { areOwnSessions, areSessionsOfGoal } from './sessions-of-goal.ts'
import { givesDaysToHours, givesHourToDays } from './days-and-hours-apart.ts'

/** What a clause does with times that come back. */
export const REPEATING_ROLES: readonly ClauseRole<RepeatingClause>[] = [
  { says: "I don't work Thursdays, so that's when", yields: 'availability', reads: when((context, { around }) => isFreedForPlan(context, around), addFreedDays) },
  { says: "I'm a cook, days off are Mondays and Tuesdays", yields: 'availability', reads: when((context, { around }) => isFreedByJob(context, around), addDaysOffWork) },
  { says: 'I have Mondays free', yields: 'availability', reads: when((_context, { around, entry }) => isOwnFreeTime(around, entry), addOpenTime) },
  { says: 'Two 2-week sprints from 18 January - we work Monday to Thursday', yields: 'availability', reads: when((context, { around }) => isTimeOfTeam(context, around), addOpenTime) },
  { says: 'My membership gives me Wednesdays 18:30-21:00', yields: 'availability', reads: when((_context, { around }) => givesTime(around), addOpenTime) },
  { says: 'My tutor comes Mondays 15:45-16:15', yields: 'rhythm', reads: addLessonAtHome },
  { says: 'Weights Tuesdays 18-19 are already fixed', yields: 'commitment', reads: addFixed },
  { says: 'My brother does Saturdays', yields: null, reads: when((_context, { around }) => isOthersTurn(around), leaveToNotes) },
  { says: 'I can do Mondays 9-12, my aunt Vera Saturdays', yields: 'availability', reads: readTurnOfSomebody },
  { says: 'My partner Leo is home on Fridays', yields: null, reads: readOthersLife },
  { says: 'I work from home on Mondays', yields: null, reads: when((_context, { around, entry }) => isAtHome(around, entry), leaveToNotes) },
  { says: 'Paint the hall. Builders come Monday to Friday', yields: null, reads: when((_context, { around }) => TRADES_COME.test(around.leftKeys.join(' ')), leaveToNotes) },
  { says: 'Weekends I sleep in', yields: null, reads: when((_context, clause) => isSleepingIn(clause), leaveToNotes) },
  { says: 'Learn the poem. Fridays and Sundays only revise', yields: null, reads: when((_context, { around }) => isOnlyDone(around), leaveToNotes) },
  { says: 'Canteen lunch Monday to Thursday', yields: null, reads: when(isMealOut, leaveToNotes) },
  { says: 'Fridays are the hard ones', yields: null, reads: when((_context, { around }) => isHowDaysAre(around), leaveToNotes) },
  { says: 'Batch cooking on Sundays (Sun 3pm)', yields: 'rhythm', reads: givesHourToDays },
  { says: 'The dog barks every night at 3', yields: null, reads: when((_context, { around }) => isHowItIs(around), leaveToNotes) },
  { says: 'Theory test on 17 April, 15 minutes a day, weekends longer', yields: null, reads: when((_context, { around }) => isLongerTurn(around), leaveToNotes) },
  { says: 'Runs before work (6:15-7:30) Tue and Thu', yields: 'rhythm', reads: givesDaysToHours },
  { says: 'Team: Kofi and Ana. Kofi leaves at noon on Wednesdays', yields: 'exclusion', reads: leavesEarly },
  { says: 'Mondays 18-19 only, and one Thursday morning for the registry', yields: 'rhythm', reads: addSingleDay },
  { says: 'Trial lesson with the coach w/c 8 March, she can do Tuesdays or Thursdays', yields: 'availability', reads: addTimesOfOther },
  { says: 'Book fair 8 to 12 March, open 8:15-8:45 each day', yields: null, reads: when(isOpenAtOccasion, ({ claimed }, { group }) => claimed.fill(1, group.from, group.to)) },
  { says: 'The charity shop is open Saturdays 10-14', yields: 'availability', reads: addOpeningOfShop },
  { says: 'The pool is open Mondays and Wednesdays 6:30-8', yields: 'availability', reads: when(isOpening, addOpening) },
  { says: 'Practical on 3 Saturdays in June, 9-13', yields: 'rhythm', reads: addCountedDays },
  { says: 'Weekday lunch breaks 12-1 for calls', yields: 'availability', reads: addTimeForCalls },
  { says: 'I teach on Mondays 9-15', yields: 'commitment', reads: when((context, clause) => isWhy(context, clause) || !isCaring(clause.around) && !isBehindJob(clause.around) && isDuty(context, clause), addDuty) },
  { says: 'A stall on 4 April: 3 test bakes (Saturdays)', yields: 'rhythm', reads: addCountedThings },
  { says: 'Monthly quiz in the pub, always third Thursday 19:00', yields: 'rhythm', reads: (context, clause) => givesDaysToMonthly(context, clause, clause.label) },
  { says: 'Move the archive with the team. Fortnightly, from 18 January', yields: 'sprint-calendar', reads: (context, clause) => addCadence(context, clause, clause.label) },
  { says: 'Dim the screen an hour earlier each week', yields: null, reads: when((context, { around, group, entry }) => (entry.isDaily || entry.oncePer !== null || entry.everyDays > 0) && saysChange(context, around, lastTimeOf(context, group)), leaveToNotes) },
  { says: 'Every fourth week easy', yields: null, reads: when((_context, { label, entry }) => label !== null && entry.weekdays === null && HOW_MUCH.test(label), leaveToNotes) },
  { says: 'Pay comes on the 15th and on the last day of each month', yields: null, reads: when((_context, { around, entry }) => entry.ofMonth !== null && INCOME.test(around.keys.join(' ')), leaveToNotes) },
  { says: 'A first report on 1 February and another every three weeks', yields: null, reads: when((_context, clause) => isOfNothing(clause, clause.label), leaveToNotes) },
  { says: 'Learn to meditate. Every second day', yields: 'rhythm', reads: when(areSessionsOfGoal, (context, clause) => addRhythm(context, clause, null)) },
  { says: 'Learn to paint. Home by 5.30 Monday to Thursday', yields: 'commitment', reads: addEndOfWork },
  { says: 'Only on weekends', yields: 'availability', reads: when((_context, clause) => isOfGoal(clause), addTimeForGoal) },
  { says: 'Shopping only on Thursdays', yields: 'availability', reads: addTimeForThing },
  { says: 'Bug fixes 11-15 January, sprint of 5 days. Regression tests each Friday', yields: 'event', reads: addDayOfOneWeek },
  { says: 'Swimming on Tuesdays and Fridays', yields: 'rhythm', reads: when(() => true, (context, clause) => addRhythm(context, clause, areOwnSessions(clause.label) ? null : clause.label)) },
]

/** How much of it there is then, and nothing to do. */
const HOW_MUCH = /^(?:(?:one|two|three|\d+|an?|a bit|a little|much|slightly|ein\p{L}*|une?|um|uma|un[oa]?) )?(?:less|more|fewer|easy|easier|light|lighter|hard|harder|long|longer|short|shorter|weniger|mehr|leicht|leichter|menos|más|mais|moins|plus)$/iu

/** Who comes to teach or to treat the user: 'my tutor comes', 'the physio is here'. */
const COMES_TO_TEACH = /^(?:(?:and|but) )?(?:(?:my|our|her|his|the|a) )?(?:\p{L}+ )?(teacher|tutor|coach|trainer|physio|physiotherapist|instructor|therapist|private teacher|music teacher) (?:comes(?: (?:over|round|by|here|home|to us|to ours))?|visits|is here|is at ours)(?: on| every)?$/u

function addLessonAtHome(context: ReadingContext, clause: RepeatingClause): boolean {
  const who = COMES_TO_TEACH.exec(clause.around.leftKeys.join(' '))?.[1]
  if (who === undefined || context.plannerType !== 'calendar' || clause.entry.windows.length === 0 && clause.entry.point === null) return false
  const title = /^(?:physio|physiotherapist|therapist)$/u.test(who) ? who[0]!.toUpperCase() + who.slice(1) : `Lesson with the ${who}`
  addRhythm(context, clause, title)
  const [window, added] = [clause.entry.windows[0], context.readings.at(-1)]
  if (window && added?.kind === 'rhythm') added.minutes = window.to - window.from
  return true
}

/** When those who work in the house do so is no task of its own. */
const TRADES_COME = /^(?:(?:and|but) )?(?:the |our )?(?:trades?|trades ?people|tradesmen|builders?|workmen|workers|craftsmen|contractors?|handwerker|artisans|obreros|pedreiros) (?:only )?(?:come|comes|work|works|are here|are in|are on site|kommen|arbeiten|viennent|vienen|vem)(?: only)?$/u

/** 'Fridays and Sundays only revise' bounds what is done then, and not the days of all. */
function isOnlyDone({ leftKeys, rightKeys }: RepeatingClause['around']): boolean {
  return leftKeys.every((key) => /^(?:and|but|on|,)$/u.test(key)) && ONLY_DONE.test(rightKeys.join(' '))
}

const ONLY_DONE = /^only (?!(?:on|at|in|from|for|after|before|until|till|up|when|while|if|because|as|and|or|but|please|then|there|possible|works?|free|available|i|we|my|the|a|an|one|two|three|time|days?|if|half)(?: |$))\p{L}{3,}/u

/** How long somebody sleeps takes no day. */
function isSleepingIn({ around, entry }: RepeatingClause): boolean {
  return entry.windows.length === 0 && entry.point === null && SLEEPS_IN.test(around.keys.join(' '))
}

const SLEEPS_IN = /(?:^| )(?:sleep(?:ing)? in|lie(?:-|- | | - )in|have a lie|stay in bed|schlafe ich aus|ausschlafen|fais la grasse)(?: |$)/u

/** Times that come back: busy times, working windows, or something to do on those days. */
export function readRepeating(context: ReadingContext, typed: TypedTime): void {
  const label = activityAt(context, typed)
  const text = `${describePattern(typed.days)}${describeWindows(typed.entry.windows)}`
  readByRole(REPEATING_ROLES, context, { ...typed, when: text, label, weeks: weeksCounted(context, typed), rule: ruleOf(context, typed, label) })
}

function ruleOf(context: ReadingContext, typed: TypedTime, label: string | null): Rule | null {
  if (isAnyOf(context, typed)) return { binds: label === null || isNothingOfItsOwn(label) ? null : label }
  if (!saysOnly(typed.around.keys, context.language) && !isAbility(typed.around.leftKeys)) return null
  return { binds: typed.person === null ? ruledActivity(context, typed) : null }
}

/** What arrives by itself is nothing to do. */
const INCOME = /(?:^| )(?:(?:get|am|i'm) paid|payday|(?:pay|salary|wages?|pension|rent money) (?:comes?|arrives?|lands?|goes in|is paid)|gehalt (?:kommt|ist da)|lohn kommt|recebo|cobro|me pagan|je suis payee?|salaire (?:arrive|tombe)|salario (?:cai|chega|llega))(?: |$)/u

/** Where the period begins of 'by three each week', which the grammar takes for an hour and its days. */
function lastTimeOf({ source: { tokens } }: ReadingContext, { from, to }: RepeatingClause['group']): number {
  return /^(?:by|um|en|de|em)$/u.test(tokens[from]!.key) ? Math.max(from, to - 2) : from
}

function leaveToNotes({ claimed }: ReadingContext, { group }: RepeatingClause): void {
  claimed.fill(0, group.from, group.to)
}
