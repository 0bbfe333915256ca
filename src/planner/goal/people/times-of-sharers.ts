import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { addReading, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { listOf } from './named-teams.ts'
import { deedWithoutTimes } from './settle-shares.ts'
import { baseOf } from './work-verbs.ts'
import { everybodyAt, namesOnly } from './somebody.ts'
import type { Somebody } from './somebody.ts'
import { partsOf, sentencesOf, sharesIn } from './shares.ts'

type Timed = Reading & (ReadingOf<'exclusion'> | ReadingOf<'availability'>)
type Part = Reading & (ReadingOf<'rhythm'> | ReadingOf<'commitment'>)

/**
 * In a calendar, when one of several is away or has time is theirs: it binds what they have of the plan, or the parts that
 * name them, and never the whole of it. Whoever is named for neither takes no time from the user.
 */
export function settleTimesOfSharers(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.flatMap((reading) => (isOpen(reading) ? ofTheirs(context, reading) : [reading]))
}

function isOpen(reading: Reading): reading is Timed {
  return (reading.kind === 'exclusion' || reading.kind === 'availability') && reading.source === 'stated' && reading.person === null
}

function ofTheirs(context: ReadingContext, reading: Timed): Reading[] {
  const who = subjectOf(context, reading)
  if (who.length === 0) return [reading]
  const sharers = who.filter(({ name }) => context.readings.some((other) => other.kind === 'person' && other.name === name))
  if (sharers.length === who.length) return sharers.map(({ name }) => ({ ...reading, person: name, appliesTo: null, text: `${name}${reading.kind === 'exclusion' ? ' away' : ''}: ${describePattern(reading.days)}${describeWindows(reading.windows)}` }))
  if (reading.kind !== 'exclusion' || reading.appliesTo !== null) return [reading]
  const span = periodOf(context, reading)
  if (span) return [{ ...reading, kind: 'horizon', ...span, text: describePattern({ spans: [span] }) }]
  const labels = context.readings.flatMap((other) => (isPart(other) && other.title !== null && who.some(({ name }) => other.title!.includes(name)) ? [other.title] : []))
  return labels.length === 0 ? [reading] : [{ ...reading, appliesTo: { labels: [...new Set(labels)] }, text: `${labels.join(', ')}: not on ${describePattern(reading.days)}` }]
}

/** 'Gran is in hospital from 1 to 14 February. Visit her …': what opens the goal says when it is, unless it goes on later. */
function periodOf({ readings, prompt }: ReadingContext, { start, days, windows }: Timed): DaySpan | null {
  const [span, ...others] = days.spans ?? []
  const goesOn = readings.some((other) => other.source === 'stated' && (other.kind === 'horizon' || other.kind === 'deadline' || other.kind === 'event'))
  const hasSeries = readings.some(isPart)
  return span && others.length === 0 && windows.length === 0 && prompt.slice(0, start).trim() === '' && hasSeries && !goesOn ? span : null
}

function isPart(reading: Reading): reading is Part {
  return reading.kind === 'rhythm' || reading.kind === 'commitment'
}

/** Who the clause of a time begins with; nobody where the user is one of them. */
function subjectOf(context: ReadingContext, { start }: { start: number }): Somebody[] {
  const at = context.source.tokens.findIndex((token) => token.end > start)
  const segment = segmentAt(context, at)
  const part = segment === null ? undefined : partsOf(context, segment).findLast(({ from }) => from <= at) ?? segment
  const who = part === undefined ? [] : everybodyAt(context, part.from, part.to)?.who ?? []
  return who.every(({ isUser, isSure, isPlural }) => !isUser && isSure && !isPlural) ? who : []
}

/** 'Ben waters the plants on Tuesdays and Fridays': what comes back is his, and is called by what is done. */
export function settleTimedShares(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const shares = sharesIn(context)
  const doers = new Set(shares.flatMap(({ who }) => who.map(({ name }) => name)))
  if (doers.size < 2) return
  for (const share of shares.filter(({ who, link }) => link === 'verb' && !who.some(({ isUser }) => isUser))) {
    const [start, end] = [context.source.tokens[share.words.from]!.start, context.source.tokens[share.words.to - 1]!.end]
    const inside = context.readings.filter(isPart).filter((part) => part.title !== null && part.start >= start && part.end <= end)
    const deed = inside.length === 1 ? deedWithoutTimes(context, share) : null
    // Two who do the same on days of their own keep their names.
    if (deed === null || context.readings.some((other) => isPart(other) && other.title === deed)) continue
    rename(context, inside[0]!.title!, deed)
    for (const one of share.who) addTurn(context, one, deed)
  }
}

const TURNS = /(?<!\p{L})(?:in turns?|by turns|tak(?:e|es|ing) (?:it in )?turns|alternat(?:e|es|ing)|one of us|we rotate|rota|abwechselnd|(?:wechseln|abwechseln)|reihum|einer von uns|por turnos|nos turnamos|turnándonos|à tour de rôle|chacun son tour|em turnos|revezando|nos revezamos)(?!\p{L})/iu

/** 'One of us is there each evening: me, Aoife, Declan', 'Ben and I alternate': what comes back goes round among those who are named for it. */
export function settleTurnsOfPeople(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  nameWork(context)
  for (const sentence of sentencesOf(context)) {
    const [start, end] = [context.source.tokens[sentence.from]!.start, context.source.tokens[sentence.to - 1]!.end]
    if (!TURNS.test(context.prompt.slice(start, end))) continue
    const who = namedIn(context, sentence)
    const series = context.readings.filter(isPart)
    const own = series.filter((reading) => reading.start < end && reading.end > start)
    // 'In turn: Ana, Bo, Cem' is said of all that comes back.
    const all = own.length === 0 && ONLY_TURNS.test(context.prompt.slice(start, end)) ? series : own.length > 0 ? own : series
    if (who.length < 2 || all.length === 0 || all.length > 1 && !ONLY_TURNS.test(context.prompt.slice(start, end))) continue
    for (const turn of all) goRound(context, turn, who)
    const names = new Set(who.map(({ name }) => name))
    context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || !names.has(reading.label))
    giveAbsences(context, names)
  }
}

/** A sentence of nothing but that and the names. */
const ONLY_TURNS = /^(?:(?:we|wir|nous|on) )?(?:in turns?|by turns|take turns|rotate|alternate|reihum|abwechselnd|por turnos|à tour de rôle|em turnos): /iu

function goRound(context: ReadingContext, turn: Part, who: readonly Somebody[]): void {
  turn.title ??= 'Be there'
  if (turn.kind === 'rhythm') asRoutine(turn, turn.title)
  for (const one of who) addTurn(context, one, turn.title)
}

/** 'Wren's away 15-21 March': where she takes turns, the others go on without her. */
function giveAbsences(context: ReadingContext, names: ReadonlySet<string>): void {
  for (const reading of context.readings) {
    if (reading.kind !== 'exclusion' || reading.source !== 'stated' || reading.person !== null || reading.appliesTo !== null) continue
    const name = /^\p{L}+/u.exec(reading.words)?.[0] ?? ''
    if (!names.has(name) || !/^\p{L}+(?:['’]s| is| ist| está| est)(?!\p{L})/u.test(reading.words)) continue
    reading.person = name
    reading.text = `${name} away: ${reading.text.replace(/^Nothing on /u, '')}`
  }
}

/** Who takes a turn does what the others did, for as long as the hours that are named; nothing grows. */
function asRoutine(turn: Part & ReadingOf<'rhythm'>, title: string): void {
  turn.appliesTo ??= { labels: [title] }
  turn.ofRoutine ??= 'whole'
  const [window, ...others] = turn.windows
  if (window && others.length === 0 && window.to - window.from <= LONGEST_TURN) turn.minutes ??= window.to - window.from
}

/** Minutes; more is a part of the day, sometime in which it is done. */
const LONGEST_TURN = 120

/** Those of the list behind a sign; else those who begin a part together, or each a part of their own. */
function namedIn(context: ReadingContext, sentence: Words): Somebody[] {
  const { tokens } = context.source
  const parts = partsOf(context, sentence)
  const sign = tokens.slice(sentence.from, sentence.to).findLastIndex(({ key }) => /^[:(]$/u.test(key)) + sentence.from
  const listed = sign > sentence.from ? [{ from: sign + 1, to: tokens[sentence.to - 1]!.key === ')' ? sentence.to - 1 : sentence.to }] : []
  const groups = listed.length > 0 ? listOf(context, listed[0]!) : parts
  const who = groups.flatMap((part) => namesOnly(context, part) ?? (listed.length > 0 ? [] : severalAt(context, part)))
  // One who is surely somebody vouches for the others of a list.
  return who.some(({ isSure, isUser }) => isSure && !isUser) ? [...new Map(who.map((one) => [one.name, one])).values()] : []
}

function severalAt(context: ReadingContext, { from, to }: Words): Somebody[] {
  const who = everybodyAt(context, from, to)?.who ?? []
  return who.length > 1 ? who : []
}

const NOBODY_IN_PARTICULAR = /^(?:(?:(?:one )?of us|someone|somebody) )+(?:(?:has to|must|should|needs to|is to|will) )?(?=\p{Ll})/iu

/** 'One of us visits him' is a visit, and 'someone check the greenhouse' a check. */
function nameWork(context: ReadingContext): void {
  for (const turn of context.readings.filter(isPart)) {
    const said = turn.title === null ? undefined : NOBODY_IN_PARTICULAR.exec(turn.title)?.[0]
    if (said === undefined || context.language !== 'en') continue
    const [verb = '', ...rest] = turn.title!.slice(said.length).split(' ')
    // 'Someone sleeps there' says what somebody does, not what has to be done.
    if (verb.endsWith('s') && !/of us/iu.test(said)) continue
    rename(context, turn.title!, [baseOf(verb), ...rest].join(' '))
  }
}

function rename(context: ReadingContext, old: string, title: string): void {
  for (const reading of context.readings) {
    if (isPart(reading) && reading.title === old) reading.title = title
    if (reading.kind === 'person') reading.roles = reading.roles.map((role) => (role === old ? title : role))
    if (reading.appliesTo) reading.appliesTo = { ...reading.appliesTo, labels: reading.appliesTo.labels.map((label) => (label === old ? title : label)) }
    reading.text = reading.text.replace(old, title)
  }
}

function addTurn(context: ReadingContext, { name, isUser, words }: Somebody, title: string): void {
  const known = context.readings.find((reading): reading is Reading & ReadingOf<'person'> => reading.kind === 'person' && (reading.name === name || isUser && reading.isUser))
  if (known) known.roles = [...new Set([...known.roles, title])]
  else addReading(context, words, { value: { kind: 'person', name, roles: [title], isUser, capacity: null }, text: `${name} (${title})` })
}
