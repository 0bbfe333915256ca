import { MINUTES_PER_DAY, NO_END_DAYS } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { isTrip } from '../journeys/settle-trip.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { clauseOfRule } from '../scope/clause-of-rule.ts'
import type { Clause } from '../scope/clause-of-rule.ts'
import { isDeed } from '../topics/deed-forms.ts'
import { WORKED_FOR } from './led-up-to.ts'

type Frame = Reading & ReadingOf<'horizon'>
type End = Reading & ReadingOf<'deadline'>

/**
 * A plan's own days hold what is dated for it. Where things are due before its first day, or after its last, the days are those
 * of something else: 'The fair is 15-16 October. Entries by 18 September', 'lambing from 1 April, shed ready before'.
 */
export function settleFramesOfOccasions(context: ReadingContext): void {
  if (context.readings.some(({ kind }) => kind === 'stay') || isTrip(context)) return
  for (const frame of context.readings.filter((reading): reading is Frame => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null)) {
    const clause = clauseOf(context, frame)
    if (clause === null || LENGTH.test(frame.text) || SPRINT.test(frame.words) || clause.segment.sentence === 0 && isOwnDoing(context, frame, clause)) continue
    const others = datedBeside(context, frame, clause)
    if (isOfLongPeriod(frame)) settleLongPeriod(context, frame, { clause, others })
    else if (isOfSomethingElse(context, frame, { clause, others })) giveAway(context, frame, { clause, others })
  }
}

/** 'The interns are here until 6 August', with the exam on 28 August: how long something is, where the plan goes on behind it. */
export function settleEndsOfOtherThings(context: ReadingContext): void {
  for (const end of context.readings.filter((reading): reading is End => reading.kind === 'deadline' && reading.source === 'stated' && reading.appliesTo === null && reading.event === null)) {
    const clause = clauseOfRule(context, end)
    if (clause === null || clause.segment.sentence === 0 || !isLasting(context, clause) || COMPLETES.test(keysOf(context, clause.segment).join(' '))) continue
    if (datedBeside(context, end, clause).some(({ first }) => first > dayOfMinute(end.latest - 1))) tell(context, end, clause)
  }
}

/** 'Until then', 'two days out'. */
function isLasting({ groups }: ReadingContext, { time }: Clause): boolean {
  const said = groups.find(({ from }) => from === time.from)?.expressions[0]
  // 'D'ici là' heads what is done by then.
  return said?.bound === 'until' && !/^(?:d['’]ici|bis dahin|hasta entonces|até lá)/iu.test(said.words) || /\bout$/iu.test(said?.words ?? '')
}

const COMPLETES = /(?:^| )(?:plan|finish\p{L}*|done|ready|complete\p{L}*|fertig|listo|pronto|termine|time|zeit|tiempo|temps|tempo)(?= |$)/u

/** The clause of the time that the days are from, whatever else its words hold. */
function clauseOf(context: ReadingContext, frame: Frame): Clause | null {
  const { tokens } = context.source
  const own = context.groups.find(({ from, to, expressions }) => tokens[from]!.start >= frame.start && tokens[to - 1]!.end <= frame.end && expressions.some(({ days }) => days !== null && (days.first === frame.first || days.last === frame.last)))
  return clauseOfRule(context, own ? { ...frame, start: tokens[own.from]!.start, end: tokens[own.to - 1]!.end } : frame)
}

/** So many days from the plan's first are its own. */
const LENGTH = /^\d+ (?:days|times|weekends)/u
const SPRINT = /(?<!\p{L})(?:sprints?|iterations?)(?!\p{L})/iu
/** 'We go hiking 14-28 August', 'paint the flat 5-18 April', 'Rome 5-9 May with my mum': what the goal says is done on these days, whatever is got ready before. */
function isOwnDoing(context: ReadingContext, { words }: Frame, { segment, time }: Clause): boolean {
  const [first, second] = keysOf(context, { from: segment.from, to: time.from })
  const isDone = first !== undefined && (isDeed(first) || WORKED_FOR.test(first)) && !/^(?:is|are|starts?|begins?|opens)$/u.test(second ?? 'is')
  return isDone || DOING.test(words) || context.plannerType === 'calendar' && PLACE.test(words)
}

const DOING = /^(?:and |but |so )?(?:i|we|ich|wir|yo|nosotros|je|nous|eu|nós)(?!\p{L})(?!.*(?: and | und | y | et | e |, ).*(?:starts?|begins?|opens|beginnt|startet|empieza|comienza|commence|come[cç]a)(?!\p{L}))/iu
const PLACE = /^\p{Lu}[\p{L}'’-]+(?:[ ,]+\p{Lu}[\p{L}'’-]+)* (?:from )?\d/u

/** Longer days are those of a piece of work. */
const LONGEST_OCCASION_DAYS = 16

/** 'Exam in July. Mock exams in June': the month is only its end. */
function isOfLongPeriod({ first, last }: Frame): boolean {
  return first !== null && last !== null && last - first >= LONGEST_OCCASION_DAYS
}

function settleLongPeriod(context: ReadingContext, frame: Frame, { clause, others }: Beside): void {
  const isMonth = context.expressions.some(({ start, end, days }) => start >= frame.start && end <= frame.end && days !== null && (days.grain === 'month' || days.grain === 'season'))
  if (!isMonth || frame.first! <= context.today || !others.some(({ last }) => last < frame.first!)) return
  // 'In June two full mock tests', beside days before and after it: when that part is done.
  const part = clause.segment.sentence > 0 && clause.behind.length > 0 ? labelOf(context, clause.behind[0]!) : null
  if (part !== null) Object.assign(frame, { appliesTo: { labels: [part] }, text: `${part}: ${frame.text}` })
  else if (clause.segment.sentence > 0 && others.some(({ first }) => first > frame.last!)) tell(context, frame, clause)
  else Object.assign(frame, { first: null, text: `Until ${describeDay(frame.last!)}` })
}

function tell(context: ReadingContext, frame: Reading, { time }: Clause): void {
  context.readings = context.readings.filter((reading) => reading !== frame)
  context.claimed.fill(0, time.from, time.to)
}

function isOfSomethingElse(context: ReadingContext, { first, last, words }: Frame, { clause: { segment }, others }: Beside): boolean {
  if (first === null || first <= context.today) return false
  const isBefore = others.some((other) => other.last < first) || saysBefore(context)
  if (last === null) return isBefore && begins(words)
  return isBefore || segment.sentence > 0 && others.some((other) => other.first > last)
}

/** A frame's clause, and the days of whatever else is dated. */
type Beside = { clause: Clause; others: readonly DaySpan[] }

function datedBeside(context: ReadingContext, frame: Reading, { time }: Clause): DaySpan[] {
  const { tokens } = context.source
  const isApart = ({ start, end }: Reading) => end <= tokens[time.from]!.start || start >= tokens[time.to - 1]!.end
  return context.readings.filter((other) => other !== frame && other.source === 'stated' && isApart(other)).flatMap(daysOf).filter(({ last }) => last >= context.today)
}

function daysOf(reading: Reading): DaySpan[] {
  switch (reading.kind) {
    case 'deadline': return [oneDay(dayOfMinute(reading.latest - 1))]
    case 'event': return [reading.days]
    case 'horizon': return reading.first === null && reading.last === null ? [] : [oneDay(reading.first ?? reading.last!)]
    case 'exclusion': return reading.days.spans?.length === 1 && reading.days.weekdays === undefined ? reading.days.spans : []
    default: return []
  }
}

function oneDay(day: number): DaySpan {
  return { first: day, last: day }
}

/** What begins, with the verb that says so; when one can begin oneself is the plan's own. */
function begins(words: string): boolean {
  const verb = BEGINS.exec(words)
  return verb !== null && /\p{L}{2}/u.test(words.slice(0, verb.index)) && !CAN_BEGIN.test(words)
}

const BEGINS = / (?:starts?(?! is| date| day)|begins?|kicks off|opens|beginnt|beginnen|startet|starten|empiezan?|comienzan?|arrancan?|commencent?|d[eé]butent?|come[cç]am?)(?: |$)/iu
const CAN_BEGIN = /^(?:(?:and|but|so|und|aber|y|pero|et|mais|e|mas) )?(?:(?:i|we|ich|wir|je|on|nous|eu|nós|yo) )?(?:can(?:not|['’]t| not)?|could|kann|können|puedo|podemos|no puedo|no podemos|peux|pouvons|ne peux|posso|não posso|não podemos) /iu
const BEFORE = /(?:^| )(?:beforehand|before (?:that|this|then|it)|by then|until then|in advance|ahead of (?:it|that)|vorher|davor|bis dahin|antes de eso|hasta entonces|d'ici la|avant cela|antes disso|ate la)(?= |$)|(?:^| )before$/u

/** 'Shed ready before', 'Before this I must prepare'. */
function saysBefore(context: ReadingContext): boolean {
  return context.segments.some((segment) => BEFORE.test(keysOf(context, segment).filter((key) => /[\p{L}\p{N}]/u.test(key)).join(' ')))
}

/** The days become the occasion that they are of, and the plan leads up to it unless something comes later; without a name they are told. */
function giveAway(context: ReadingContext, frame: Frame, { clause, others }: Beside): void {
  const { id, words, start, end, source, strength } = frame
  const own = { id, words, start, end, source, strength, appliesTo: null }
  const days = { first: frame.first!, last: frame.last ?? frame.first! }
  context.readings = context.readings.filter((reading) => reading !== frame)
  if (AWAY.test(words)) return void context.readings.push({ ...own, kind: 'exclusion', days: { spans: [days] }, windows: [], ...whoIsAway(context, clause, days) })
  const about = PART.test(textOf(context, clause.time)) || clause.before.length === 0 || FOR_PART.test(clause.behind[0] ? textOf(context, clause.behind[0]) : '') ? clause.behind[0] ?? clause.before.at(-1) : undefined
  const part = about ? labelOf(context, about) : null
  if (part !== null) return void context.readings.push({ ...own, appliesTo: { labels: [part] }, kind: 'horizon', ...days, text: `${part}: ${describeSpan(days)}` })
  const title = isWeekday(context, clause) ? null : titleOf(context, clause)
  if (title === null) return tell(context, frame, clause)
  context.readings.push({ ...own, kind: 'event', title, days, from: null, to: null, place: null, person: null, text: `${title}: ${describeSpan(days)}` })
  for (const reading of context.readings) if ((reading.kind === 'commitment' || reading.kind === 'rhythm') && reading.days.spans === undefined && reading.start >= start && reading.end <= end) reading.days = { ...reading.days, spans: [{ first: days.first, last: days.first + NO_END_DAYS }] }
  if (others.every(({ first }) => first <= days.last)) context.readings.push({ ...own, kind: 'deadline', latest: days.first * MINUTES_PER_DAY, event: title, text: `Ready for ${title} on ${describeDay(days.first)}` })
}

const AWAY = /(?<!\p{L})(?:off|offline|away|out|closed|shut|abwesend|fuera|absente?|fora)(?!\p{L})/iu
/** 'The whole set twice in the last two weeks': days of a piece of work. */
const PART = /(?<!\p{L})(?:last|final|first|letzten?|ersten?|[uú]ltim[ao]s?|primer[ao]s?|derni[eè]re?s?|premi[eè]re?s?|primeir[ao]s?)(?!\p{L})/iu

const FOR_PART = /^(?:(?:purely|only|just|solely|nur|solo|s[oó]|seulement) )?(?:for|f[uü]r|para|pour) /iu

/** 'Wei draws the figures, out 19-23 April': whoever the sentence names, or else everybody. */
function whoIsAway({ prompt, readings, source: { tokens } }: ReadingContext, { sentence }: Clause, days: DaySpan): { person: string | null; text: string } {
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence.at(-1)!.to - 1]!.end]
  const isNamed = (name: string) => prompt.slice(start, end).includes(name)
  const named = readings.flatMap((reading) => (reading.kind === 'person' && !reading.isUser && isNamed(reading.name) ? [reading.name] : []))
  const person = named.length === 1 ? named[0]! : null
  return { person, text: person === null ? `Nothing on ${describeSpan(days)}` : `${person} away ${describeSpan(days)}` }
}

const LAST_VERB = /,? (?:(?:can|may|will) )?(?:is|are|runs?|starts?|begins?|kicks off|opens|ist|sind|l[aä]uft|beginnt|beginnen|startet|es|son|empiezan?|comienzan?|est|sont|commencent?|s[aã]o|come[cç]am?)(?: on| from| am| el| le| em)?$/iu

function titleOf(context: ReadingContext, { before, segment, time, sentence }: Clause): string | null {
  const near = before.at(-1)
  const named = near ? phraseOf(context, { from: afterJoint(context, near.from, time.from), to: time.from }, 6)?.replace(LAST_VERB, '') : undefined
  if (named !== undefined) return /^\P{N}*\p{L}{3}/u.test(named) ? named : null
  // 'Hackathon at our campus, 16-17 October': the goal is what these days are of.
  return segment.sentence === 0 && sentence[0]!.from === 0 && sentence[0] !== segment ? phraseOf(context, sentence[0]!, 6) : null
}

/** The 'new school year starts' of 'I am a teacher and the new school year starts'. */
function afterJoint(context: ReadingContext, from: number, to: number): number {
  const joint = keysOf(context, { from, to }).findLastIndex((key) => CLAUSE_JOINT.test(key))
  return joint > 0 && BEGINS.test(textOf(context, { from: from + joint + 1, to })) ? from + joint + 1 : from
}

/** The Sunday of '2 hours daily and 5 hours on Sunday' is no occasion. */
function isWeekday({ groups }: ReadingContext, { time }: Clause): boolean {
  const days = groups.find(({ from }) => from === time.from)?.expressions[0]!.days ?? null
  return days !== null && days.bareWeekday !== null
}
