import type { ClockWindow, Weekday } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { DayPattern, Reading } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { settleHoursOfOwnTrade } from './hours-of-own-trade.ts'
import { isOwnActivity } from './own-activity.ts'
import { matchesTask, stems } from '../matcher.ts'
import { segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Named = { title: string; days: DayPattern; windows: ClockWindow[]; strength: Reading['strength'] }

/** What stands beside hours and is nothing that is done then: a sort of work, the place of it, what is left, or what leaves one free. */
const NO_PART: readonly { what: string; names: RegExp; isSort?: true; isPlace?: true; isDaily?: true }[] = [
  { what: 'a sort of work', isSort: true, names: /^(?:(?:do|doing|the|my|our|any|all|other|more|most|bigger|small|smaller|house|home|bits of|manage) )*(?:admin|admin stuff|paperwork|desk (?:work|jobs|stuff)|computer (?:work|stuff|jobs)|online (?:stuff|things|jobs|work)|physical (?:stuff|work|jobs|things)|heavy (?:stuff|work|jobs|lifting)|(?:noisy|messy|dirty|big|small|quiet|odd|outdoor|outside|indoor|inside|manual|practical|hands-on|garden|house|diy|building) (?:stuff|work|jobs|things|bits|tasks)|diy|odd jobs|physical|practical|heavy|messy|noisy|loud|dusty|manual|outdoors?|indoors?)$/iu },
  { what: 'where it is done', isPlace: true, names: /^(?:(?:in|at|on|the|my|our|down|up) )*(?:shed|garage|workshop|work-shop|studio|barn|attic|loft|cellar|basement|garden|yard|boatyard|allotment|plot|darkroom|makerspace|site|on site|work bench|workbench|man cave|bench)(?: time| hours| access)?$/iu },
  { what: 'who is there', names: /^(?:(?:and|i|we|i'm|i’m|ich|on my own|am|are|be) )*(?:home|at home|around|alone|solo|by myself|on my own|just me|me alone|allein|alleine|zu hause|daheim|seule?|solo yo|en casa|chez moi|sozinh[oa]|em casa)$/iu },
  { what: 'children elsewhere', isDaily: true, names: /^(?:(?:and|only|just|while|when|during|the|our|my|both|all) )*(?:they|kids?|children|boys?|girls?|twins|toddler|baby|he|she|son|daughter|school|nursery)?(?:['’]re| are| is|['’]s)? ?(?:(?:at|in) )?(?:school|nursery|kindergarten|pre-?school|day ?care|kita|playgroup)(?: hours| time)?$/iu },
  { what: 'the time that is left', names: /^(?:(?:so|and|but|just|only) )*(?:what(?:['’]?s| is) (?:left|free|possible|open)|what remains|all that(?:['’]s| is)? left|(?:all|what|that['’]?s all) (?:i|we)(?: have|['’]ve)(?: got)?(?: left)?|übrig|bleibt(?: übrig)?|lo que queda|me queda|ce qui reste|il reste|o que sobra|sobra)$/iu },
  { what: 'what is left', names: /^(?:(?:and|anything|everything|all|the|things|stuff|work) )*(?:longer|bigger|larger|else|rest|other|more)(?: (?:that|which|stuff|things|jobs|work))?(?: (?:goes|go|waits?|happens?|comes?|belongs?|gets done|has to wait|can go|is for|on|to|until|into))*$/iu },
  { what: 'a child who sleeps', isDaily: true, names: /^(?:(?:and|only|just|while|when|during|he|she|they|it|baby|the|our|my|toddler|twins|little one|kids?|child) )*(?:sleeps?|naps?|is asleep|are asleep|asleep|nap ?times?|sleeping|is napping)$/iu },
]

/** Whether a name says what sort of work is done, or where, and no part of it. */
export function isNoPart(title: string): boolean {
  return NO_PART.some(({ names }) => names.test(title))
}

const ONLY = /(?<!\p{L})(?:only|just|exclusively|nur|ausschließlich|solo|sólo|solamente|seulement|uniquement|só|somente|apenas)(?!\p{L})/iu

/** 'I cook while our toddler naps': what is done is the goal, behind it stands why then. */
const WHILE = /^(?:(?:and|but) )?(?:i|we) (?:can |do |only |get to )*\p{L}+(?: \p{L}+)? (?:while|when|whenever|during) [^.!?;\n]{3,60}$/iu

/** 'I work in the shed Tuesdays 7-9pm': hands at work, and no job. */
const WORKS_AT = /^work(?:ing)? (?:in|at|on) (?:(?:the|my|our) )?(?:shed|garage|workshop|studio|barn|attic|loft|cellar|basement|garden|allotment|darkroom|makerspace|bench|workbench|(?:sewing|craft|spare|back) room)$/iu
/** '… and that's it': there is no other time. */
const THAT_IS_ALL = /(?:^|[ ,])(?:and )?(?:(?:that['’]?s|this is|that is) (?:it|all)|nothing else|das (?:war|ist|wars)['’]?s?|mehr nicht|y (?:ya est[aá]|nada m[aá]s)|et c['’]est tout|e (?:mais nada|s[oó] isso))$/iu

/** 'On travaille le samedi et le mercredi soir', said by several of weekends and evenings alone: no job has such hours. */
const WE_WORK = /^(?:(?:and|but|et|und|y|e|so) )?(?:we|on|nous|wir|nosotros|nosotras|n[oó]s|a gente) (?:(?:usually|normally|only|can|will|ne|y) )*(?:work|travaille|travaillons|arbeiten|trabajamos|trabalhamos|trabalha)(?! (?:both|tous|beide|ambos|full|part|as|for|f[uü]r|pour|en casa|shifts))(?: (?:on it|daran|dessus))?(?= )/iu
const EVENING = 1020

/**
 * 'Admin on Monday evenings, physical jobs on Saturdays', 'Thursday nights 7-10 in the shed', 'anything longer goes to
 * Sunday evening': hours beside such words are those of the plan. What the goal lists as a part of it keeps them to itself.
 */
export function settleHoursOfWork(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const places = context.readings.flatMap((reading) => namedHours(reading)?.title ?? []).filter((title) => NO_PART.some(({ isPlace, names }) => isPlace && names.test(title)))
  const isOnlyPlace = new Set(places).size === 1
  context.readings = context.readings.map((reading) => {
    const named = namedHours(reading)
    if (named === null || !isOfPlan(context, { reading, title: named.title, isOnlyPlace })) return reading
    return asOpen(reading, named)
  })
  settleHoursOfOwnTrade(context)
  openOwnActivity(context)
  openOwnEvenings(context)
  openNamedDays(context)
  dropTimeOffWork(context)
}

/** Hours on days that come back, with what they are said of. */
function namedHours(reading: Reading): Named | null {
  if (reading.source !== 'stated' || reading.start === 0) return null
  const { strength } = reading
  switch (reading.kind) {
    case 'rhythm':
      return reading.title === null || reading.windows.length === 0 || reading.per !== 'week' || reading.everyDays !== null ? null : { title: reading.title, days: reading.days, windows: reading.windows, strength }
    case 'availability':
      return reading.appliesTo === null || reading.person !== null || reading.windows.length === 0 ? null : { title: reading.appliesTo.labels[0]!, days: reading.days, windows: reading.windows, strength }
    case 'commitment':
      return reading.person !== null || reading.windows.length === 0 || !WHILE.test(reading.words.split(/[,(]/u)[0]!) && !THAT_IS_ALL.test(reading.words) && !WORKS_AT.test(reading.title) ? null : { title: reading.title, days: reading.days, windows: reading.windows, strength }
    default:
      return null
  }
}

function isOfPlan(context: ReadingContext, { reading, title, isOnlyPlace }: { reading: Reading; title: string; isOnlyPlace: boolean }): boolean {
  if (context.readings.some((other) => other !== reading && namesIt(other, title))) return false
  if (reading.kind === 'commitment') return true
  const sort = NO_PART.find(({ names }) => names.test(title))
  // 'Paperwork any evening': hours of no day are a rule for that alone.
  const hasDays = (reading.kind === 'rhythm' || reading.kind === 'availability') && reading.days.weekdays !== undefined
  // 'Noisy work only on Saturdays 10-4' leaves the other work its own days.
  if (sort?.isSort && reading.kind === 'availability' && ONLY.test(reading.words)) return false
  return sort !== undefined && (hasDays || sort.isDaily === true) && (sort.isPlace !== true || isOnlyPlace && !isGoal(context, title))
}

/** 'The theory I learn alone: Mondays and Wednesdays 20-21, Sundays 9-11': all hours beside a name for the work on the goal. */
function openOwnActivity(context: ReadingContext): void {
  const known = context.readings.map((reading) => ({ reading, named: ownTime(reading) }))
  const isAlone = (title: string) => known.every(({ reading, named }) => (named === null ? reading.kind !== 'rhythm' && reading.kind !== 'availability' || reading.source !== 'stated' : named.title === title))
  context.readings = known.map(({ reading, named }) => {
    const isOpen = named !== null && named.days.weekdays !== undefined && saysBothEnds(context, reading) && isOwnActivity(context, named.title, { start: reading.start, isOnly: isAlone(named.title) }) && !context.readings.some((other) => namesIt(other, named.title)) && !isOneOfRow(context, reading)
    return isOpen ? asOpen(reading, named) : reading
  })
}

/** 'Two new songs a week, practice on Sunday afternoons, a lesson every month': one of several things that come back. */
function isOneOfRow(context: ReadingContext, reading: Reading): boolean {
  const own = segmentOfReading(context, reading)
  const title = reading.kind === 'rhythm' ? reading.title : null
  return own !== null && context.readings.some((other) => other !== reading && other.kind === 'rhythm' && other.source === 'stated' && other.title !== null && other.title !== title && segmentOfReading(context, other)?.sentence === own.sentence)
}

/** Named hours, and days of which somebody says what is done then ('j'étudie le lundi'). */
function ownTime(reading: Reading): Named | null {
  // 'Studying only happens on Thursdays and Saturdays' are the days of the plan, without an hour as with one.
  if (reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo !== null && reading.person === null && reading.windows.length === 0) return { title: reading.appliesTo.labels[0]!, days: reading.days, windows: [], strength: reading.strength }
  if (reading.kind !== 'rhythm' || reading.minutes !== null || reading.ofGroup !== undefined) return null
  const isSaid = reading.source === 'stated' && reading.title !== null && reading.windows.length === 0 && reading.everyDays === null && /^(?:j['’]|(?:je|ich|i|we|wir|on|nous) )/iu.test(reading.title)
  return isSaid ? { title: reading.title!, days: reading.days, windows: [], strength: reading.strength } : namedHours(reading)
}

/** 'At seven' says when something begins that is done then. */
function saysBothEnds({ expressions }: ReadingContext, { start, end }: Reading): boolean {
  return expressions.every((own) => own.start < start || own.end > end || own.clock === null || own.clock.from !== null && own.clock.to !== null)
}

function namesIt(other: Reading, title: string): boolean {
  const name = other.kind === 'topic' ? other.label : other.kind === 'event' ? other.title : null
  return name !== null && matchesTask({ labels: [title] }, { title: name, subjects: [] })
}

/** 'Clear out the garage … garage on Saturdays 10-1'. */
function isGoal({ prompt, source: { tokens } }: ReadingContext, title: string): boolean {
  const end = tokens.find(({ kind, key }) => kind === 'break' || /^[.!?:;]$/u.test(key))?.start ?? prompt.length
  const goal = stems(prompt.slice(0, end))
  return stems(title).every((stem) => goal.includes(stem)) && !/\bin (?:the|my|our)\b/iu.test(prompt.slice(0, end))
}

function asOpen({ id, words, start, end, source }: Reading, { days, windows: said, strength }: Named): Reading {
  // 'Monday mornings while they are at school, 9:30-12': the morning is those hours.
  const windows = said.filter((window) => !said.some((other) => other !== window && window.from <= other.from && other.to <= window.to && (other.from > window.from || other.to < window.to)))
  return { id, words, start, end, source, strength, appliesTo: null, text: `${describePattern(days)}${describeWindows(windows)}`, kind: 'availability', days, windows, person: null }
}

/** All that one sentence says of the work of several, where none of it is a time at which people are employed. */
function openOwnEvenings(context: ReadingContext): void {
  const said = context.readings.filter((reading) => reading.kind === 'commitment' && reading.person === null && WE_WORK.test(reading.words))
  const isOwn = ({ words }: Reading) => said.filter((other) => other.words === words).every((other) => other.kind === 'commitment' && isOwnTime(other))
  context.readings = context.readings.map((reading) => (said.includes(reading) && reading.kind === 'commitment' && isOwn(reading) ? asOpen(reading, reading) : reading))
}

/** 'My brother covers Thursday 10-3 and that's when I can do things': such hours of every week. */
function openNamedDays(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    const weekday = reading.kind === 'event' && reading.from !== null && reading.to !== null && reading.days.first === reading.days.last ? bareWeekdayOf(context, reading) : null
    const behind = /^[^.!?;\n]{0,80}/u.exec(context.prompt.slice(reading.end))![0]
    if (weekday === null || reading.kind !== 'event' || !THEN.test(behind) && !THEN.test(reading.words.replace(/^.*?(?= (?:and |so )?(?:that|this|those))/iu, ''))) return reading
    return asOpen(reading, { title: reading.title, days: { weekdays: [weekday] }, windows: [{ from: reading.from!, to: reading.to! }], strength: 'hard' })
  })
}

const THEN = /^,? ?(?:and |so |- |– )?(?:that['’]?s|this is|that is|those are) (?:when|the (?:only )?time|my (?:only )?(?:time|chance|slot|window))(?!\p{L})/iu

function bareWeekdayOf({ expressions }: ReadingContext, { start, end }: Reading): Weekday | null {
  const named = expressions.find((expression) => expression.start >= start && expression.end <= end && (expression.days?.bareWeekday ?? null) !== null)
  return named?.days?.bareWeekday ?? null
}

function isOwnTime({ days, windows }: Pick<Named, 'days' | 'windows'>): boolean {
  const isWeekend = (days.weekdays ?? []).length > 0 && days.weekdays!.every((day) => day >= 6)
  return isWeekend || windows.length > 0 && windows.every(({ from }) => from >= EVENING)
}

/** 'I work Mon-Wed, Thursday and Friday I'm off': off work, one is there. So is who is on leave, where other hours are named until then. */
function dropTimeOffWork(context: ReadingContext): void {
  const works = context.readings.some((reading) => reading.kind === 'commitment' && reading.person === null && !reading.inPlan && /^(?:work|busy|job|office|arbeite?|trabajo|travail|trabalho)/iu.test(reading.title))
  const until = new Set(context.readings.flatMap((reading) => (reading.kind === 'exclusion' && /\b(?:until|till|up to|before) (?:then|that)\b/iu.test(reading.words) ? (reading.days.spans ?? []).map(({ last }) => last + 1) : [])))
  context.readings = context.readings.filter((reading) => {
    if (reading.kind !== 'exclusion' || reading.windows.length > 0 || reading.person !== null || reading.source !== 'stated') return true
    const isDayOff = works && reading.days.weekdays !== undefined && reading.days.spans === undefined && OFF_WORK.test(reading.words)
    const isLeave = ON_LEAVE.test(reading.words) && (reading.days.spans ?? []).some(({ first }) => until.has(first) && first > dayOfMinute(context.now))
    return !isDayOff && !isLeave
  })
}

const OFF_WORK = /(?:^|\s)(?:i['’]?m|i am|we['’]re|we are)(?: usually| always)? (?:off(?: work)?|not working|not at work)(?:$|[\s,.])|\b(?:is|are) my days? off\b/iu
const ON_LEAVE = /(?:^|\s)(?:i['’]?m|i am|we['’]re|we are|i['’]ll be|i have|i['’]ve) (?:(?:on|got) )?(?:annual |paid |parental |unpaid )?(?:leave|off work|time off|holiday from work)\b/iu
