import { weekdayOf } from '../../time/day-number.ts'
import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { saysOnly } from '../cues.ts'
import { readByRole, when } from '../clause-role.ts'
import type { ClauseRole } from '../clause-role.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, extendReading, sentenceOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isSaid, isWholePlan } from '../surroundings.ts'
import type { Surroundings, TypedTime } from '../surroundings.ts'
import { activityAt, isNothingOfItsOwn, ruledActivity } from './activity-of-time.ts'
import { addRhythm, addSingleDay, countPerWeek, givesDaysToMonthly, windowsOrPoint } from './add-rhythm.ts'
import { isBehindJob } from './circumstances.ts'
import { isDuty, isReason, isTimeOfTeam, nameOfDuty } from './duties.ts'
import { isOwnFreeTime } from './forbidden-times.ts'
import { claimUse, isFreedForPlan } from './freed-days.ts'
import { isHelpersTurn, isHowItIs, isLongerTurn, isOthersTurn } from './others-turns.ts'
import { isAtHome, isHowDaysAre, isMealOut, readOthersLife } from './others-lives.ts'
import { addOpeningOfShop, isOpenAtOccasion, isOpeningTime, isTimeHeading } from './opening-times.ts'
import { addTimesOfOther, isAnyOf } from './whose-days.ts'

/** Times that come back, with what is done then and the count of their weeks, if either is said. */
type RepeatingClause = TypedTime & { when: string; label: string | null; weeks: number | null; rule: Rule | null }

/** What 'only', 'can' and 'any' bind to these times: one thing, or the plan. */
type Rule = { binds: string | null }

/** What a clause does with times that come back. */
export const REPEATING_ROLES: readonly ClauseRole<RepeatingClause>[] = [
  { says: "I don't work Thursdays, so that's when", yields: 'availability', reads: when((context, { around }) => isFreedForPlan(context, around), addFreedDays) },
  { says: 'I have Mondays free', yields: 'availability', reads: when((_context, { around, entry }) => isOwnFreeTime(around, entry), addOpenTime) },
  { says: 'Two 2-week sprints from 18 January - we work Monday to Thursday', yields: 'availability', reads: when((context, { around }) => isTimeOfTeam(context, around), addOpenTime) },
  { says: 'My membership gives me Wednesdays 18:30-21:00', yields: 'availability', reads: when((_context, { around }) => GIVES_TIME.test(around.leftKeys.join(' ')), addOpenTime) },
  { says: 'My tutor comes Mondays 15:45-16:15', yields: 'rhythm', reads: addLessonAtHome },
  { says: 'Weights Tuesdays 18-19 are already fixed', yields: 'commitment', reads: when((_context, { around, label, entry }) => label !== null && (entry.windows.length > 0 || entry.point !== null) && IS_FIXED.test(around.rightKeys.join(' ')), addFixed) },
  { says: 'My brother does Saturdays', yields: null, reads: when((_context, { around }) => isOthersTurn(around), leaveToNotes) },
  { says: 'I can do Mondays 9-12, my aunt Vera Saturdays', yields: null, reads: when(isHelpersTurn, leaveToNotes) },
  { says: 'My partner Leo is home on Fridays', yields: null, reads: readOthersLife },
  { says: 'I work from home on Mondays', yields: null, reads: when((_context, { around, entry }) => isAtHome(around, entry), leaveToNotes) },
  { says: 'Weekends I sleep in', yields: null, reads: when((_context, { around, entry }) => entry.windows.length === 0 && entry.point === null && SLEEPS_IN.test(around.keys.join(' ')), leaveToNotes) },
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
  { says: 'Learn to meditate. Every second day', yields: 'rhythm', reads: when(areSessionsOfGoal, (context, clause) => addRhythm(context, clause, null)) },
  { says: 'Only on weekends', yields: 'availability', reads: when((_context, clause) => isOfGoal(clause), addTimeForGoal) },
  { says: 'Shopping only on Thursdays', yields: 'availability', reads: addTimeForThing },
  { says: 'Bug fixes 11-15 January, sprint of 5 days. Regression tests each Friday', yields: 'event', reads: addDayOfOneWeek },
  { says: 'Swimming on Tuesdays and Fridays', yields: 'rhythm', reads: when(() => true, (context, clause) => addRhythm(context, clause, OWN_SESSIONS.test(clause.label ?? '') ? null : clause.label)) },
]

/** What is settled already is kept, and shown. */
const IS_FIXED = /^(?:is|are) (?:already |all )?(?:fixed|booked|set|settled|taken care of|non negotiable|non - negotiable)(?: |$)/u

function addFixed(context: ReadingContext, clause: RepeatingClause): void {
  addReading(context, clause.words, { value: { kind: 'commitment', title: clause.label!, days: clause.days, windows: windowsFrom(clause), person: null, inPlan: true }, text: `${clause.label!}: ${clause.when}` })
}

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

/** How long somebody sleeps takes no day. */
const SLEEPS_IN = /(?:^| )(?:sleep(?:ing)? in|lie(?:-|- | | - )in|have a lie|stay in bed|schlafe ich aus|ausschlafen|fais la grasse)(?: |$)/u

/** 'The studio lets me in', 'my pass covers': who or what gives the user time. */
const GIVES_TIME = /(?:^| )(?:gives? (?:me|us)|lets? (?:me|us)(?: in| use it| work)?|allows? (?:me|us)(?: in)?|entitles (?:me|us) to|(?:card|pass|membership|subscription|ticket|lease|permit|season ticket|key) (?:covers|includes|is for|is valid(?: for)?|works))(?: access| time| it)?(?: on| from| between)?$/u

/** 'Swimming: 5 sessions Mon-Fri' are those of the goal. */
const OWN_SESSIONS = /^(?:\d+|two|three|four|five|six|seven) (?:sessions?|sittings?|times)$/iu

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

function leaveToNotes({ claimed }: ReadingContext, { group }: RepeatingClause): void {
  claimed.fill(0, group.from, group.to)
}

function addOpenTime(context: ReadingContext, { entry, days, words, person, when: text }: RepeatingClause): void {
  addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person }, text })
}

function addFreedDays(context: ReadingContext, clause: RepeatingClause): void {
  claimUse(context, clause.around)
  addOpenTime(context, clause)
}

function isOpening(context: ReadingContext, { around }: RepeatingClause): boolean {
  return isOpeningTime(around) || isTimeHeading(around) || /\b(?:times|hours|slots|availability|access)$/iu.test(labelOf(context, around.left) ?? '')
}

function addOpening(context: ReadingContext, { entry, days, words, when: text }: RepeatingClause): void {
  addReading(context, words, { value: { kind: 'availability', days, windows: windowsOrPoint(entry), person: null }, text: `Open ${text}` })
}

/** 'Working 9 to 5 Mon-Fri, so weekday evenings': why only other hours are left. */
function isWhy(context: ReadingContext, { around, entry, person, label }: RepeatingClause): boolean {
  return label !== null && person === null && entry.windows.length > 0 && isReason(context, around) && !isAbility(around.leftKeys) && !saysOnly(around.keys, context.language)
}

function addDuty(context: ReadingContext, clause: RepeatingClause): void {
  const { days, words, person, label } = clause
  const title = label === null ? null : nameOfDuty(label, context.language)
  addReading(context, words, { value: { kind: 'commitment', title: title ?? 'Busy', days, windows: windowsFrom(clause), person, inPlan: isOwnEvent(label) && title === label }, text: `${title ?? person ?? 'Busy'}: ${clause.when}` })
}

/** Nothing but the goal is done then. */
function isOfGoal({ label, weeks, rule }: RepeatingClause): boolean {
  return label === null || isWholePlan(label) || weeks !== null || rule?.binds === null
}

/** A rhythm rather than hours that are open for it: a length each, a gap of days, a short time of every day. */
function areSessionsOfGoal(context: ReadingContext, clause: RepeatingClause): boolean {
  const { entry } = clause
  const isEveryDay = entry.isDaily && entry.windows.length === 0 && entry.point === null
  return isOfGoal(clause) && (isEachSession(context, clause) || entry.everyDays > 0 || entry.oncePer !== null || isShortDaily(clause) || isEveryDay)
}

function addTimeForGoal(context: ReadingContext, clause: RepeatingClause): void {
  const { entry, around, days, words, person, weeks, when: text } = clause
  const daily = dailyRhythmBefore(context, clause)
  if (daily) Object.assign(daily, { days, everyDays: null, text: `${daily.text}, ${text}` })
  addReading(context, words, { value: { kind: 'availability', days, windows: daily ? daily.windows : windowsOrPoint(entry), person }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text })
  if (weeks !== null) addCountedWeeks(context, clause, weeks)
}

function addTimeForThing(context: ReadingContext, { entry, around, days, words, rule, when: text }: RepeatingClause): boolean {
  if (rule === null || rule.binds === null) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [rule.binds] }, strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${rule.binds}: ${text}` })
  return true
}

/** 'Weekday lunch breaks 12-1 for calls, Tuesday evenings for the rest': the time in which such things are done, and no call on each day. */
function addTimeForCalls(context: ReadingContext, { entry, around, days, words, person, when: text }: RepeatingClause): boolean {
  const what = USES.exec(around.rightKeys.join(' '))?.groups?.['what']
  const before = labelOf(context, around.left)
  if (what === undefined || person !== null || entry.windows.length === 0 || before !== null && !/^(?:lunch ?breaks?|breaks?|commute|train rides?|i(?:['’]ve| have)?(?: got)?|time)$/iu.test(before)) return false
  addReading(context, words, { value: { kind: 'availability', days, windows: entry.windows, person: null }, appliesTo: { labels: [what] }, text: `${what}: ${text}` })
  return true
}

const USES = /^for (?:the |my |all |any )?(?:quick |short |small )?(?<what>phone calls|calls|phoning|emails|e-mails|mails|telephoning|admin|paperwork|errands)$/u

/** 'máximo 6 domingos' names nothing that is done. */
const CEILING = /^(?:max(?:imum)?|m[aá]ximo|at most|no more than|up to|h[oö]chstens|maximal|au plus|only|just|solo|sólo|nur)(?: \d+| \p{L}+)?$/iu

/** Behind what the plan is, in a clause of its own. */
function isOwnActivity({ segment, left }: Surroundings): boolean {
  return segment !== null && (segment.sentence > 0 || segment.from > 0 && left.from >= segment.from && left.to > left.from)
}

/** 'every morning 6:45 to 7:15': so short a time of every day is the session itself. */
function isShortDaily({ entry, person }: TypedTime): boolean {
  const [window] = entry.windows
  return person === null && entry.isDaily && entry.windows.length === 1 && window!.to - window!.from <= 60 && entry.expressions.some(({ clock, recurrence }) => clock?.from && clock.to && recurrence?.part)
}

/** 'Kofi leaves at noon on Wednesdays': gone from then on. */
function leavesEarly(context: ReadingContext, { entry, around, days, person, words }: TypedTime): boolean {
  const isLeaving = around.leftKeys.some((key) => /^(?:leaves|finishes|stops)$/u.test(key)) && around.leftKeys.length <= 4 || /(?:has|needs|wants) to (?:leave|go|stop|finish|pick up (?:\S+ ){1,3})(?: at| by)?$|must (?:leave|go|stop|finish)(?: at| by)?$/u.test(around.leftKeys.join(' '))
  const from = entry.point ?? entry.windows[0]?.from ?? null
  if (person === null || !isLeaving || from === null) return false
  const windows = [{ from, to: 1440 }]
  addReading(context, words, { value: { kind: 'exclusion', days, windows, person }, text: `${person} away ${describePattern(days)}${describeWindows(windows)}` })
  return true
}

/** 'regression and release on Friday' in a sprint of one week happens once, on that day. */
function addDayOfOneWeek(context: ReadingContext, { entry, words, label }: RepeatingClause): boolean {
  const week = context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo === null && reading.first !== null && reading.last !== null && reading.last - reading.first <= 6)
  if (label === null || context.plannerType !== 'sprint' || week?.kind !== 'horizon' || entry.weekdays?.length !== 1 || entry.everyWeeks > 1) return false
  const day = week.first! + ((entry.weekdays[0]! - weekdayOf(week.first!) + 7) % 7)
  if (day > week.last!) return false
  const isPart = entry.part !== null
  addReading(context, words, {
    value: { kind: 'event', title: label, days: { first: day, last: day }, from: isPart ? null : (entry.point ?? entry.windows[0]?.from ?? null), to: isPart ? null : (entry.windows[0]?.to ?? null), place: null, person: null }, text: `${label}: ${describeDay(day)}`,
  })
  return true
}

/** 'runs before work (6:15-7:30) Tue and Thu': days right behind the hours of an activity make it a rhythm. */
function givesDaysToHours(context: ReadingContext, { entry, around, group, days }: TypedTime): boolean {
  const last = context.readings.at(-1)
  if (last?.kind !== 'availability' || last.person !== null || entry.weekdays === null || entry.windows.length > 0 || entry.point !== null) return false
  const hasDays = last.days.weekdays !== undefined || last.days.spans !== undefined
  const between = context.prompt.slice(last.end, context.source.tokens[group.from]!.start)
  if (hasDays || around.leftKeys.length > 0 || !/^\)?,? ?(?:on )?$/u.test(between)) return false
  if (last.appliesTo === null) {
    // 'the half hour after lunch (13:00-13:30) on Mondays'.
    if (!between.startsWith(')')) return false
    Object.assign(last, { days, text: `${describePattern(days)}${describeWindows(last.windows)}` })
    extendReading(context, last, group)
    return true
  }
  const value = { kind: 'rhythm' as const, title: last.appliesTo.labels[0]!, count: countPerWeek(entry), per: 'week' as const, atLeast: false, everyDays: null, days, windows: last.windows, minutes: null }
  context.readings[context.readings.length - 1] = { ...last, ...value, text: `${last.appliesTo.labels[0]!}: ${describePattern(days)}${describeWindows(last.windows)}` }
  extendReading(context, context.readings.at(-1)!, group)
  return true
}

/** 'Daily 30 minutes (12:15-12:45), Monday through Friday': days without hours say which days 'daily' means. */
function dailyRhythmBefore(context: ReadingContext, { entry, around }: TypedTime): ReadingOf<'rhythm'> & Reading | null {
  if (!around.segment || entry.weekdays === null || entry.weekdays.length < 3 || entry.windows.length > 0 || entry.point !== null) return null
  const start = context.source.tokens[sentenceOf(context, around.segment)[0]!.from]!.start
  const daily = context.readings.findLast((reading) => reading.kind === 'rhythm' && reading.start >= start)
  return daily?.kind === 'rhythm' && daily.everyDays === 1 && daily.days.weekdays === undefined ? daily : null
}

/** A duty of the user's own that the plan may show: a class, a meeting with the supervisor. */
export function isOwnEvent(label: string | null): boolean {
  return label !== null && /class|course|lesson|meeting|clase|kurs|cours|aula/iu.test(label)
}

/** 'Je peux m'en occuper le mardi soir', 'ich kann mich samstags darum kümmern': when there is time for the plan. */
function isCaring({ leftKeys, rightKeys }: Surroundings): boolean {
  return isAbility(leftKeys) && CARING.test([...leftKeys, ...rightKeys].join(' '))
}

/** To see to it, work on it, take care of it. */
const CARING = /(?:^| )(?:m'en occuper|nous en occuper|y travailler|darum kummern|daran arbeiten|dran arbeiten|ocuparme|ocuparnos|dedicarme|dedicarle|tratar disso|cuidar disso|see to (?:it|this|that|them)|work on (?:it|this|that|them)|deal with (?:it|this|that|them)|do (?:it|this|that)|spend on (?:it|this|that))(?= |$)/u

/** 'Tuesdays and Thursdays, 45 minutes each': named days with the length of one session are a rhythm. */
function isEachSession(context: ReadingContext, { group, entry, around }: TypedTime): boolean {
  const isSet = entry.expressions.length === 1 && (entry.weekdays?.length ?? 0) > 1
  const length = context.groups.find((other) => other.from >= group.from && other.expressions[0]!.duration !== null && (other.expressions[0]!.duration?.high ?? 0) < 86_400)
  const isNear = length !== undefined && length.from - group.to <= 3
  const isEach = around.rightKeys.some((key) => /^(?:je|jeweils|each|cada|chaque)$/u.test(key)) || (length !== undefined && /^(?:each|je|cada|chacune)$/u.test(context.source.tokens[length.to]?.key ?? ''))
  return entry.weekdays !== null && !isSet && isNear && isEach
}

/** 'over 5 saturdays': a number right before the weekday counts weeks. */
function weeksCounted(context: ReadingContext, { group, entry }: TypedTime): number | null {
  const number = group.from > 0 && entry.weekdays?.length === 1 ? parseNumber(context.source, group.from - 1) : null
  return number && number.next === group.from && number.value >= 2 && number.value <= 60 ? number.value : null
}

/** 'Practical on 3 Saturdays in June, 9-13': so many of those days, for that alone. */
function addCountedDays(context: ReadingContext, { entry, days, words, around, label: named, weeks: count }: RepeatingClause): boolean {
  const isBefore = count !== null && around.segment !== null && BEFORE_IT.test(textOf(context, { from: around.right.from, to: Math.min(around.segment.to, around.right.from + 3) }))
  // 'We rehearse on the three Sundays before': on those alone, though it is the goal's own work.
  const said = named ?? (isBefore ? labelOf(context, around.left) : null)
  if (count === null || said === null || isWholePlan(said) || !isOwnActivity(around) || CEILING.test(said)) return false
  // 'Practical on 3' ends in the count.
  const isLast = isBefore || /\blast\b/iu.test(textOf(context, around.left))
  const label = said.replace(/(?: (?:on|for|over|during))?(?: the)? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu, '').replace(/(?: on| in)?(?: the)? last$/iu, '').replace(/ on(?: the)?$/iu, '')
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count, per: 'total', atLeast: false, everyDays: null, days: isLast ? lastOfPlan(context, days, count) : days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [label] }, text: `${label}: ${count} times, ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
  return true
}

/** The 'before' of 'on the three Sundays before'. */
const BEFORE_IT = /^before(?:hand)?(?:$| (?:it|that|the|my|our)(?: |$)|,)/iu

/** 'Shopping on Saturdays (Sat 11am)': the hour of what the words before the bracket do on that day. */
function givesHourToDays(context: ReadingContext, { entry, around: { segment, leftKeys }, group }: RepeatingClause): boolean {
  const last = segment?.lead === '(' && leftKeys.length === 0 ? context.readings.at(-1) : undefined
  const [day] = entry.weekdays ?? []
  const from = entry.point ?? entry.windows[0]?.from ?? null
  if (last?.kind !== 'rhythm' || last.windows.length > 0 || entry.weekdays?.length !== 1 || !last.days.weekdays?.includes(day!) || from === null || context.source.tokens[group.from]!.start - last.end > 3) return false
  const windows = entry.windows.length > 0 ? entry.windows : [{ from, to: Math.min(1440, from + 60) }]
  Object.assign(last, { windows, text: last.text + describeWindows(windows) })
  extendReading(context, last, group)
  return true
}

/** 'Mock papers on the last two Sundays before the exam': the weeks right before what the plan leads to. */
function lastOfPlan({ readings }: ReadingContext, days: RepeatingClause['days'], count: number): RepeatingClause['days'] {
  const aim = readings.find((reading) => reading.kind === 'deadline' && reading.event !== null && reading.appliesTo === null)
  const event = readings.findLast((reading) => reading.kind === 'event')
  if (aim?.kind !== 'deadline' && event?.kind !== 'event') return days
  const last = aim?.kind === 'deadline' ? Math.floor((aim.latest - 1) / 1440) : event?.kind === 'event' ? event.days.first : 0
  return { ...days, spans: [{ first: last - count * 7, last: last - 1 }] }
}

/** '3 test bakes (Saturdays)': so many of them in all, each on such a day. */
function addCountedThings(context: ReadingContext, { entry, days, words, around: { segment }, label }: RepeatingClause): boolean {
  const counted = segment?.lead === '(' && entry.weekdays !== null && label !== null ? /^(\d{1,2}|two|three|four|five|six|eight|ten) (\p{L}.*s)$/iu.exec(label) : null
  const count = counted ? COUNTS[counted[1]!.toLowerCase()] ?? Number(counted[1]) : 0
  if (!counted || count < 2) return false
  const title = counted[2]!
  addReading(context, words, {
    value: { kind: 'rhythm', title, count, per: 'total', atLeast: false, everyDays: null, days, windows: windowsOrPoint(entry), minutes: null },
    appliesTo: { labels: [title] }, text: `${title}: ${count} times, ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
  return true
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10 }

/** The last of the counted days; each of them that is skipped moves it by a week. */
function addCountedWeeks(context: ReadingContext, { words, days, entry }: TypedTime, count: number): void {
  const stated = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first
  // 'two Sundays in October': the first ones of those days.
  const start = entry.frame && entry.frame.first > context.today ? entry.frame.first : stated ?? context.today
  const first = start + ((entry.weekdays![0]! - weekdayOf(start) + 7) % 7)
  const skipped = context.groups.filter((group) => group.expressions.some(({ days: other, bound }) => bound === null && other !== null && other.grain === 'day' && other.first > first && weekdayOf(other.first) === entry.weekdays![0])).length
  const last = first + (count - 1 + skipped) * 7
  addReading(context, words, { value: { kind: 'horizon', first: entry.frame && entry.frame.first > context.today ? first : null, last }, text: `${count} times, ${describePattern(days)}, to ${describeDay(last)}` })
}

function isAbility(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:can|could|able|available|free|kann|konnen|puedo|podemos|consigo(?: estudar| treinar)?|conseguimos|logro|peux|pouvons|posso|podemos|i've|ive)$/u.test(key))
}

function windowsFrom({ entry }: TypedTime): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  return [{ from: entry.point, to: Math.min(1440, entry.point + 60) }]
}
