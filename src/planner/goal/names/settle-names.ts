import type { Reading, TaskMatcher } from '../brief.ts'
import { stems, wordBase } from '../matcher.ts'
import { segmentOfReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { bindHeadings } from './bind-headings.ts'
import { countedAfter } from './counted-after.ts'
import { nameOfFinalVerb } from './final-verbs.ts'
import { leaveDoubles } from './doubles.ts'
import { MEANS, isNoThing, isPointing, QUOTED } from './no-things.ts'
import { subjectOfName, trimName } from './trim-name.ts'
import { placeOfName, thingBefore } from './things-before.ts'
import { isToldOfThing, namedClause } from './told-clauses.ts'
import { isNoTurn, isPerson, whyNoWork } from './no-work.ts'
import { deedOfSomebody, isFragment, isOfTime, placedIn, withoutUnit } from './thing-or-deed.ts'
import type { Placed } from './thing-or-deed.ts'
import { isLoneDeed } from './word-classes.ts'

/** By its name as it was read: what it is called, or null where it names nothing. */
type Names = ReadonlyMap<string, string | null>

/**
 * Decides what may be a name, once everything is read: words that join clauses are taken off its ends, a deed or a number
 * alone is called after what was named before it, and what names nothing is no work: its words are told instead.
 */
export function settleNames(context: ReadingContext): void {
  bindHeadings(context)
  boundAsWhole(context)
  const names = new Map<string, string | null>()
  for (const reading of context.readings) for (const name of namesOf(reading)) if (!names.has(name)) names.set(name, settled(context, reading, name))
  const known = new Set(context.readings.flatMap((reading) => (reading.kind === 'topic' && names.get(reading.label) === reading.label ? [reading.label] : [])))
  const isRepeated = (reading: Reading) => {
    if (reading.kind !== 'topic' || names.get(reading.label) === reading.label) return false
    const called = names.get(reading.label) ?? ''
    return known.has(called) || !known.add(called)
  }
  const repeated = new Set(context.readings.filter(isRepeated))
  const dropped = new Set(context.readings.filter((reading) => !repeated.has(reading) && !rename(reading, names)))
  context.readings = context.readings.filter((reading) => !repeated.has(reading) && !dropped.has(reading))
  for (const reading of dropped) leaveTimes(context, reading)
  leaveDoubles(context)
}

/** The times of what names nothing go to the notes, where no other reading holds them. */
function leaveTimes({ groups, claimed, readings, source: { tokens } }: ReadingContext, { start, end }: Reading): void {
  for (const { from, to } of groups) {
    const [first, last] = [tokens[from]!.start, tokens[to - 1]!.end]
    const isHeld = readings.some((reading) => reading.source === 'stated' && reading.start < last && reading.end > first)
    if (first >= start && last <= end && !isHeld) claimed.fill(0, from, to)
  }
}

function namesOf(reading: Reading): string[] {
  if (reading.source !== 'stated' || reading.kind === 'person' || reading.kind === 'commitment') return []
  const own = reading.kind === 'topic' ? [reading.label] : reading.kind === 'event' ? [reading.title] : reading.kind === 'rhythm' && reading.title !== null ? [reading.title] : []
  const sides = reading.kind === 'precedence' ? [...reading.before.labels, ...reading.after.labels] : []
  return [...new Set([...own, ...sides, ...(reading.appliesTo?.labels ?? [])])]
}

function settled(context: ReadingContext, reading: Reading, name: string): string | null {
  const { language } = context
  if (reading.kind === 'topic' && PAGE.test(name)) return name
  const trimmed = trimName(inOwnWords(name, reading), language)
  const clause = namedClause(trimmed, { language, people: new Set(context.people), isStory: context.plannerType === 'calendar' || reading.kind !== 'topic' })
  const called = reading.kind === 'event' ? subjectOfName(clause, language) : reading.kind === 'rhythm' && language === 'en' ? clause.replace(COMES_AGAIN, '') : clause
  const atOnce = namedAtOnce(called, reading.words, language)
  if (atOnce !== undefined) return atOnce
  // 'A walk, the doctor said ten minutes daily'.
  if (QUOTED.test(called) && reading.kind !== 'topic') return thingBefore(context, placeOfName(context, reading, called))?.label ?? called
  // 'Interview uncle Pat (by phone, 20 June)'.
  if (MEANS.test(called) && reading.kind === 'event') return thingBefore(context, placeOfName(context, reading, called))?.label ?? called
  if (reading.kind === 'topic' && STILL_THERE.test(reading.words)) return null
  if (isLoneDeed(called, language)) return deedOf(context, reading, called)
  if (/^whose /iu.test(called)) return ownedBy(context, reading, called)
  if (isPointing(called, language)) return countedAfter(context, reading, called)
  // 'A reading by Inès and Marc together' is no part called Marc; 'the hall is only open from May' and 'Dad has been ill' are none either.
  if (reading.kind === 'topic' && (context.people.has(called) || isToldOfThing(called, language))) return null
  const placed = placedIn(context.prompt, called, reading.start)
  // 'Ann has the ladder until 9 May': where a thing is until then, and nothing that is due.
  if (reading.kind === 'deadline' && language === 'en' && HELD_UNTIL.test(reading.words)) return null
  const decided = language === 'en' ? asWork(context, reading, placed) : undefined
  if (decided !== undefined) return decided
  const isTold = TOLD.test(called) && reading.kind === 'topic' && reading.words.toLowerCase().includes(`${called.toLowerCase()} `)
  return isNoThing(called, language) || isTold ? null : language === 'en' ? withoutUnit(called, placed.before) : called
}

function namedAtOnce(called: string, words: string, language: ReadingContext['language']): string | null | undefined {
  if (called === '') return null
  return language === 'de' ? nameOfFinalVerb(called, words) : undefined
}

/** What nobody can do is no part of a calendar. What it is due by is a date all the same where others do it, and who is listed among others is somebody to see to. */
function isNoWorkOfPlan(context: ReadingContext, reading: Reading, placed: Placed): boolean {
  const why = context.plannerType === 'calendar' && (reading.kind === 'topic' || reading.kind === 'deadline') ? whyNoWork(placed) : null
  if (why === null || reading.kind === 'deadline') return why === 'piece'
  const isListed = context.readings.some((other) => other !== reading && other.kind === 'topic' && reading.kind === 'topic' && other.list === reading.list)
  return !(isPerson(placed) && isListed) && !(why === 'told' && isBullet(context, reading))
}

/** The chapter of 'the chapter to Prof. Ames by 3 May': it is due, and not whoever gets it. */
function givenTo(context: ReadingContext, reading: Reading, placed: Placed): string | null {
  const isGiven = reading.kind === 'deadline' && isPerson(placed) && /\sto (?:(?:my|our|the) )?$/iu.test(placed.before)
  return isGiven ? thingBefore(context, placeOfName(context, reading, placed.name))?.label ?? null : null
}

/** 'Ada's band plays 6-8' in a list of its own lines is one of its points. */
function isBullet(context: ReadingContext, reading: Reading): boolean {
  return segmentOfReading(context, reading)?.isBullet === true
}

/** What an English name stands for where it is somebody's deed, null where nobody who types it can do it; undefined where it stays as it is. */
function asWork(context: ReadingContext, reading: Reading, placed: Placed): string | null | undefined {
  const isCalendar = context.plannerType === 'calendar'
  if (reading.kind === 'rhythm') return isCalendar && isNoTurn(placed) ? null : undefined
  if (!standsForItself(reading)) return undefined
  if (isFragment(placed) || reading.kind === 'availability' && isOfTime(placed)) return null
  const deed = deedOfSomebody(placed)
  if (deed === null) return isNoWorkOfPlan(context, reading, placed) ? givenTo(context, reading, placed) : undefined
  if (!isCalendar) return undefined
  const isPart = context.readings.some((other) => other.kind === 'topic' && other !== reading && deed.endsWith(` to ${other.label}`))
  return isPart ? deed.slice(placed.name.length + ' to '.length) : deed
}

/** 'We need it usable by May': how all of it shall be then. */
function boundAsWhole({ readings, prompt, language }: ReadingContext): void {
  for (const reading of readings) {
    const [name, ...others] = reading.kind === 'deadline' ? reading.appliesTo?.labels ?? [] : []
    if (language !== 'en' || name === undefined || others.length > 0) continue
    const placed = placedIn(prompt, name, reading.start)
    if (!/(?:^|\s)(?:it|this|all of it|everything|the (?:whole )?(?:place|lot|thing))\s$/iu.test(placed.before) || whyNoWork(placed) !== 'piece') continue
    reading.appliesTo = null
    reading.text = reading.text.replace(`${name} done`, 'Done')
  }
}

/** 'The sorting goes on Sundays', 'Pilates stays': when it is, and not what. */
const COMES_AGAIN = /(?<=\p{L}{3}) (?:comes|goes|go|stays?|happens?|falls?)$/iu

/** 'Still at my old job until April': how things are until then. */
const STILL_THERE = /^(?:(?:i|we)(?:['’]m| am|['’]re| are) )?still (?:at|in|on|with|living|working|waiting)(?= )/iu

/** A title with hours of its own holds them, whatever it is called. */
function standsForItself(reading: Reading): boolean {
  return reading.kind !== 'rhythm' && reading.kind !== 'session' && (reading.kind !== 'event' || reading.from === null)
}

/** 'Home, about, contact': alone in a list it is a page. */
const PAGE = /^about(?: us)?$/iu

const HELD_UNTIL = /(?<!\p{L})(?:has|have|keeps?|holds?|borrowed|lent) (?:the|our|my|his|her|their) [^.;!?\n]{0,120}(?<!\p{L})(?:until|till?) /iu

/** The date of 'date's fixed', the shipping of "shipping's ten days": something is said of it. */
const TOLD = /^[\p{L}-]+['’]s$/u
const MOST_WORDS = 9

/** 'Cleans up stale pages', where a name left words out. */
function inOwnWords(name: string, { words, kind }: Reading): string {
  const said = words.split(' ')
  const own = name.split(' ')
  if (kind !== 'topic' || own.length < 2 || name.includes(':') || words.toLowerCase().includes(name.toLowerCase())) return name
  const first = said.findIndex((word) => bare(word) === bare(own[0]!))
  let at = first
  for (const word of own.slice(1)) at = at < 0 ? -1 : said.findIndex((other, index) => index > at && bare(other) === bare(word))
  const whole = first < 0 || at < 0 || at - first >= MOST_WORDS ? '' : said.slice(first, at + 1).join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return whole === '' || /[,;:(]/u.test(whole) ? name : whole
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase()
}

/** 'Opens' of the play that was named before; 'switched' of a part that is called 'switch on'. */
function deedOf(context: ReadingContext, reading: Reading, deed: string): string | null {
  const base = wordBase(deed.toLowerCase())
  const part = context.readings.find((other) => other.kind === 'topic' && (other.end <= reading.start || other.start >= reading.end) && other.label !== deed && stems(other.label).some((stem) => wordBase(stem) === base))
  if (part?.kind === 'topic') return part.label
  const thing = reading.kind === 'precedence' ? null : thingBefore(context, placeOfName(context, reading, deed))
  if (thing === null) return deed
  // 'The prizes, collected by 1 May': what bounds a part that is named bounds the part.
  const isPart = reading.kind !== 'event' && context.readings.some((other) => other.kind === 'topic' && other.label === thing.label)
  if (isPart) return thing.label
  return /^held$/iu.test(deed) ? thing.label : `${thing.label} ${deed.toLowerCase()}`
}

function ownedBy(context: ReadingContext, reading: Reading, said: string): string {
  const owner = thingBefore(context, placeOfName(context, reading, said), { isPerson: true })
  return owner === null ? said : said.replace(/^whose/iu, `${owner.label}'s`)
}

/** Whether the reading stays, under its new names. */
function rename(reading: Reading, names: Names): boolean {
  for (const name of namesOf(reading)) {
    const called = names.get(name)
    if (typeof called === 'string' && called !== name) reading.text = reading.text.replace(name, () => called)
  }
  if (reading.kind === 'topic') reading.label = renamed(reading.label, names)
  if (reading.kind === 'event') reading.title = renamed(reading.title, names)
  // 'Ready for the parade': what is due then is called as the event is.
  if (reading.kind === 'deadline' && reading.event !== null && typeof names.get(reading.event) === 'string') {
    const called = renamed(reading.event, names)
    reading.text = reading.text.replace(reading.event, () => called)
    reading.event = called
  }
  if (reading.kind === 'rhythm' && reading.title !== null) reading.title = renamed(reading.title, names)
  const own = reading.kind === 'topic' ? reading.label : reading.kind === 'event' || reading.kind === 'rhythm' ? reading.title : null
  const matchers = reading.kind === 'precedence' ? [reading.before, reading.after] : reading.appliesTo === null ? [] : [reading.appliesTo]
  return own !== '' && matchers.every((matcher) => settleLabels(matcher, names))
}

/** What no name was settled for is called as it was. */
function renamed(name: string, names: Names): string {
  const called = names.get(name)
  return called === undefined ? name : called ?? ''
}

function settleLabels(matcher: TaskMatcher, names: Names): boolean {
  const labels = matcher.labels.map((label) => renamed(label, names)).filter((label) => label !== '')
  if (labels.length === 0 && matcher.labels.length > 0) return false
  // 'Geoff to confirm as arbiter' and 'confirm as arbiter' are one thing.
  matcher.labels = [...new Set(labels)].filter((label) => !labels.some((longer) => longer.endsWith(` to ${label}`)))
  return true
}
