import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import type { Brief, Reading, ReadingOf } from '../brief.ts'
import { describeMinutes } from '../describe.ts'
import type { Word } from '../orders/clauses-of-text.ts'
import type { Named } from '../orders/names-of-things.ts'
import { isGoal, isSame } from './things-of-times.ts'
import type { Place, Places, Stretch } from './things-of-times.ts'

/** How long the work on a thing takes; `isOfTurns`: every turn of it. */
type ToldLength = { thing: Named; minutes: number; calendarDays: number; isOfTurns: boolean } & Stretch

/**
 * Gives things the lengths that their clauses tell, wherever the brief lost them or gave them to other words: 'crating takes a day
 * and a half', 'Carburettor clean, Stan, 3 hours', 'hedge: four half-days'. What a length in these words was taken for before, the
 * end of the plan or a sitting of nothing in it, is left out.
 */
export function withToldLengths(brief: Brief, { text, times, places }: { text: string; times: readonly TimeExpression[]; places: Places }): Brief {
  const told = times.flatMap((time) => (isWithOthers(time, text) ? [] : lengthOf(brief, time, { place: places(time), times }) ?? []))
  return told.filter(({ thing }, index) => !told.slice(0, index).some((other) => isSame(other.thing.label, thing.label))).reduce((read, length) => withLength(read, length, text), brief)
}

/** 'Mast permit from the town - applied already, 8-12 weeks': what was handed in to others is theirs to do. */
function isWithOthers({ duration, start }: TimeExpression, text: string): boolean {
  if (duration === null || duration.high < SECONDS_OF_WEEK) return false
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start)
  return HANDED_IN.test(before) || BY_OTHERS.test(before)
}

/** 'Each chapter is proof-read by another school, a week'. */
const BY_OTHERS = /(?<!\p{L})(?:re)?(?:viewed|read|checked|approved|audited|inspected|examined|assessed|marked|graded|signed(?: off)?|translated|tested) by (?:an?|the|another|some|two|external) (?:\p{L}+[ -]){0,3}\p{L}+, (?:for |about |takes? )?$/iu

const LONGEST_LEAD = 60
const HANDED_IN = /(?<!\p{L})(?:applied|requested|filed|submitted|pending|beantragt|eingereicht|solicitad[oa]|presentad[oa]|demandée?|déposée?|pedid[oa]|requerid[oa])(?!\p{L})[^.;!?\n]{0,30}$/iu

function lengthOf(brief: Brief, time: TimeExpression, { place, times }: { place: Place | null; times: readonly TimeExpression[] }): ToldLength | null {
  const { duration, days, clock, recurrence, comparison } = time
  if (duration === null || duration.unit === 'business-day' && brief.plannerType === 'calendar' || days !== null || clock !== null || recurrence !== null || duration.isWhole || comparison !== null) return null
  const thing = place?.thing ?? null
  if (METRES.test(time.words)) return null
  if (place === null || thing === null || isOfAnother(time, place) || isRead(brief, time) || isGoal(brief, thing)) return null
  const minutes = workMinutes(duration.high, duration.unit)
  const isClock = brief.plannerType === 'calendar' && HOUR_OF_DAY.test(time.words) || minutes > LONGEST_IN_HOURS && duration.unit === 'hour' || duration.unit === 'hour' && minutes > LONGEST_SITTING && !place.clause.words.some(({ key }) => /^(?:all|total|altogether|overall|insgesamt)$/u.test(key))
  const isLong = isClock || minutes > (brief.plannerType === 'sprint' ? LONGEST_OF_TEAM : LONGEST_OF_ONE)
  const isOfTurns = EACH.test(place.behind.slice(0, 3).map(({ key }) => key).join(' ')) || EACH_BEFORE.test(place.before.at(-1)?.key ?? '') || times.some((other) => other.recurrence !== null && other.start < place.sentence.end && other.end > place.sentence.start)
  return minutes < 5 || isLong ? null : { thing, minutes, calendarDays: Math.ceil(duration.high / SECONDS_OF_DAY), isOfTurns, start: time.start, end: time.end }
}

/** '200m' is swum sooner than sat. */
const METRES = /^\d{3,4} ?m$/u
/** '19h' is an hour of the day before it is a length. */
const HOUR_OF_DAY = /^(?:(?:0?[7-9]|[12]\d) ?h|(?:0?[4-9]|[12]\d) ?h ?\d\d)$/u
/** In minutes: 'budget: 260 hours' is that of all the work. */
const [LONGEST_SITTING, LONGEST_IN_HOURS] = [24 * 60 - 1, 60 * 60]
/** What somebody has, what the whole may take, what is waited for and how long the sprints are has been told apart before. */
function isRead({ readings }: Brief, { start, end }: Stretch): boolean {
  return readings.some((reading) => reading.source === 'stated' && reading.start < end && reading.end > start && (KINDS_READ.has(reading.kind) || reading.kind === 'level' && /^(?:Now|Target): /u.test(reading.text) || reading.kind === 'person' && reading.capacity !== null))
}

const KINDS_READ: ReadonlySet<Reading['kind']> = new Set(['wait', 'limit', 'sprint-calendar', 'stay', 'travel'])
const [DAY_OF_WORK, DAYS_OF_WEEK] = [480, 5]
/** What a list of one's own gives a week is how long it takes by the calendar, and not forty hours of sitting. */
const [LONGEST_OF_TEAM, LONGEST_OF_ONE] = [60 * DAY_OF_WORK, 4 * DAY_OF_WORK]
const [SECONDS_OF_DAY, SECONDS_OF_WEEK] = [86_400, 7 * 86_400]

/** In minutes of work: a day has eight hours of it, and a week five days. */
function workMinutes(seconds: number, unit: string): number {
  const days = seconds / SECONDS_OF_DAY
  // Half a day is four hours.
  if (unit === 'minute' || unit === 'hour' || unit === 'second' || days < 1) return Math.round(seconds / 60)
  const worked = unit === 'week' || unit === 'fortnight' || unit === 'month' ? (days / 7) * DAYS_OF_WEEK : days
  return Math.round(worked * DAY_OF_WORK)
}

const EACH = /^(?:each|apiece|a go|a time|a piece|a turn|at a|every time|per (?!day|week|month|sprint)\p{L}+|jeweils|je|pro (?:mal|einheit|sitzung|termin|durchgang)|(?:jedes|am) (?:mal|stuck)|cada un[oa]|(?:de |en |a )?cada (?:vez|ocasion|sesion|sessao)|(?:por|de una|de uma) (?:vez|sesion|sessao)|chacune?|(?:a )?chaque (?:fois|seance)|a la fois|par seance|cada uma?)(?!\p{L})/u
/** 'Jeweils eine Stunde'. */
const EACH_BEFORE = /^(?:jeweils|je)$/u

/** Stretches of time that measure no work: how long before, for how long, how often, how old, and what only has to be waited for. */
function isOfAnother(time: TimeExpression, { clause, thing, before, behind }: Place): boolean {
  const [left, right, next] = [before.at(-1)?.key ?? '', behind[0]?.key ?? '', behind[1]?.key ?? '']
  if (time.duration!.unit === 'night' || isRate(time, before) || before.some(({ key }) => /^(?:give|wants?|wanted|reckons?)$/u.test(key))) return true
  // What takes weeks is waited for: 'the permit takes three weeks'.
  if (time.duration!.high >= SECONDS_OF_WEEK && /^(?:takes?|dauert|tarda\p{L}*|prend|prendra|demora|leva)$/u.test(left)) return true
  // 'The objection period is six weeks', 'printing needs a fortnight': of what nobody listed as work it is time that goes by.
  if (time.duration!.high >= SECONDS_OF_WEEK && thing?.isKnown === false && /^(?:needs?|requires?|is|are|lasts?)$/u.test(left)) return true
  // 'Max downtime 90 min' is how long it may be.
  if (/^(?:max|maximum|min|minimum)$/u.test(before[0]?.key ?? '')) return true
  // Days that one spends somewhere are no work there.
  if (time.duration!.high >= SECONDS_OF_DAY && /^(?:pasar|pasamos|passer|passons|passar|passamos)$/u.test(left)) return true
  // 'Blocks of 20 minutes' are sittings.
  if (/^(?:de|von|of|zu|d)$/u.test(left) || /^(?:de|von|of|zwischen|entre) |^d['’]/iu.test(time.words)) return true
  if (NOT_BEHIND.test(left) || NOT_BEFORE.test(right)) return true
  if (/^(?:an?|per|pro|por|par)$/u.test(right) && PERIOD.test(next)) return true
  // 'A 15 minute check in' is as long as what stands behind.
  if ((/-\p{L}/u.test(time.words) || /(?<=\d|\p{L}{3}) (?:minute|hour|day|week)$/iu.test(time.words) && !/(?<!\p{L})(?:one|an?|half an?) (?:minute|hour|day|week)$/iu.test(time.words)) && right !== '') return true
  return clause.words.some(({ key }) => WAITED.test(key))
}

/** 'A shelf a day'. */
function isRate({ words, duration }: TimeExpression, before: readonly Word[]): boolean {
  return /^(?:an?|per) \p{L}+$/iu.test(words) && duration!.unit !== 'hour' && before.length > 0 && !TAKES.test(before.at(-1)!.key)
}

const TAKES = /^(?:takes?|taking|needs?|requires?|lasts?|is|are|be|about|around|roughly|say|allow|reckon|only|just|good|full|and|for)$/u
const NOT_BEHIND = /^(?:for|in|within|over|every|after|before|next|last|first|the|these|those|since|until|till|during|another|than|gap|per|from|to|ago|other|further|under|every|fur|seit|vor|nach|innerhalb|binnen|pro|alle|ab|dans|pendant|depuis|chaque|tous|toutes|par|cada|hace|durante|dentro|en|tras|despues|em|ha|por|apos|os|las|los|les|den|im|not|no|never|only)$/u
const NOT_BEFORE = /^(?:to|before|after|later|apart|ago|old|away|notice|earlier|ahead|between|off|free|leave|in|daily|weekly|from|late|early|drive|walk|flight|train|ride|journey|running|straight|wait|vorher|zuvor|danach|spater|alt|vor|nach|frei|antes|despues|apres|avant|plus|ao|depois|atras|once|this|that|on|since)$/u
const PERIOD = /^(?:day|week|month|night|evening|morning|year|sprint|weekday|weekend|fortnight|tag|woche|monat|dia|semana|mes|jour|semaine|mois|person|head)$/u
/** What dries, sets or is on its way takes nobody's time. */
const WAITED = /^(?:dry|drying|dries|cure|cures|curing|set|sets|settle|soaks?|soaking|rests?|resting|waits?|waiting|notice|delivery|delivered|deliver|arrives?|post|lead|results?|trocknen|trockn\p{L}+|secar|secado|sechage|secher|secagem|old|last|lasted|ago|since|leave|holiday|away|expires?|valid|warranty|limit|late|off|closed|shut|abstinence|fast(?:ing)?)$/u

function withLength(brief: Brief, told: ToldLength, text: string): Brief {
  const cleared = { ...brief, readings: brief.readings.filter((reading) => !isMisread(reading, told, brief)), notes: brief.notes.filter((note) => !isTold(note, told)) }
  const own = cleared.readings.find((reading) => holdsLength(reading, told.thing))
  if (told.isOfTurns && own?.kind !== 'rhythm') return withSittings(brief, told)
  if (own === undefined) return withPart(cleared, told, text)
  const measured = withMinutes(own, told)
  return measured === null ? brief : { ...cleared, readings: cleared.readings.map((reading) => (reading === own ? withWords(measured, told, text) : reading)) }
}

/** A reading quotes the length that it has. */
function withWords(reading: Reading, told: Stretch, text: string): Reading {
  const [start, end] = [Math.min(reading.start, told.start), Math.max(reading.end, told.end)]
  return { ...reading, start, end, words: text.slice(start, end) }
}

/** '20 minutes a go': what every turn takes is said of the thing, and not of whatever word stands beside it. */
function withSittings(brief: Brief, { thing, minutes, start, end }: ToldLength): Brief {
  const session = brief.readings.find((reading) => reading.kind === 'session' && reading.source === 'stated' && reading.start < end && reading.end > start)
  const isKnown = session?.appliesTo?.labels.some((label) => isSame(label, thing.label) || brief.readings.some((other) => holdsLength(other, { label }))) === true
  if (session === undefined || session.appliesTo === null || isKnown) return brief
  return { ...brief, readings: brief.readings.map((reading) => (reading === session ? { ...session, appliesTo: { labels: [thing.label] }, text: `${thing.label}: ${describeMinutes(minutes)}` } : reading)) }
}

/** What has been made of no more than the words of the length. */
function isMisread(reading: Reading, { thing, start, end, isOfTurns }: ToldLength, { readings }: Brief): boolean {
  if (reading.source !== 'stated' || reading.start < start - LONGEST_ABOUT || reading.end > end + LONGEST_ABOUT || reading.end <= start || reading.start >= end) return false
  const isOfSeries = isOfTurns || readings.some((other) => other.kind === 'rhythm' && (other.title === null || isSame(other.title, thing.label)))
  return reading.kind === 'horizon' || reading.kind === 'level' || reading.kind === 'session' && !isOfSeries || reading.kind === 'topic' && reading.minutes === null
}

/** In characters: 'about', 'a good'. */
const LONGEST_ABOUT = 7

function isTold(note: Stretch, { thing, start, end }: ToldLength): boolean {
  return note.start < end && note.end > start && note.start >= Math.min(thing.start, start) - LONGEST_ABOUT * 2 && note.end <= end + LONGEST_ABOUT * 2
}

function holdsLength(reading: Reading, { label }: Pick<Named, 'label'>): boolean {
  if (reading.source !== 'stated') return false
  return reading.kind === 'topic' && isSame(reading.label, label) || reading.kind === 'rhythm' && reading.title !== null && isSame(reading.title, label) || reading.kind === 'event' && isSame(reading.title, label)
}

/** The reading with its length; null where it has one, or where it is a day on which something happens. */
function withMinutes(reading: Reading, told: ToldLength): Reading | null {
  const { minutes } = told
  switch (reading.kind) {
    case 'topic': return reading.minutes === null && !(reading.amount !== null && /^h/iu.test(reading.amount.unit)) ? { ...reading, minutes, text: `${reading.label}: ${describeMinutes(minutes)}` } : null
    case 'rhythm': return reading.minutes === null && minutes < DAY_OF_WORK ? { ...reading, minutes } : null
    case 'event': return eventOf(reading, told)
    default: return null
  }
}

function eventOf(event: Reading & ReadingOf<'event'>, { minutes, calendarDays }: ToldLength): Reading | null {
  const { from, to, days } = event
  if (from !== null && to === null && from + minutes <= 1440) return { ...event, to: from + minutes }
  return from === null && days.first === days.last && calendarDays > 1 ? { ...event, days: { first: days.first, last: days.first + calendarDays - 1 } } : null
}

/** A thing that the plan has not, with its length. */
function withPart(brief: Brief, { thing, minutes, start, end }: ToldLength, text: string): Brief {
  const stretch = { start: Math.min(thing.start, start), end: Math.max(thing.end, end) }
  const part: Reading = {
    id: `r${brief.readings.length + 1}`, words: text.slice(stretch.start, stretch.end), ...stretch, source: 'stated', strength: 'hard', appliesTo: null, text: `${thing.label}: ${describeMinutes(minutes)}`,
    kind: 'topic', label: thing.label, list: 0, position: 1, amount: null, minutes,
  }
  return { ...brief, readings: [...brief.readings, part] }
}
