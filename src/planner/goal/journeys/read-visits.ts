import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { parseClock } from '../../time/grammar/parse-clock.ts'
import { parseDigits } from '../../time/grammar/parse-number.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { pointOf } from '../times/clock-windows.ts'
import { describeMinutes, describeWindows } from '../describe.ts'
import { headingAbove, placeHeadings } from './place-headings.ts'
import { presenceIn, untilLeaving } from './presence.ts'
import { partsOfVisits } from './visit-lines.ts'
import { clockTime } from '../../time/day-number.ts'
import { groupsIn } from '../meetings/meeting-people.ts'
import { isNameWord, isPersonWord, knownNamesIn, parseProperName } from '../topics/proper-names.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Visit = { person: string; place: string; window: { from: number; to: number }; day: DayNumber | null; minutes: number | null; words: Words }

/** People to see at known places while they are there, and where the day begins. Needs the places of the travel times. */
export function readVisits(context: ReadingContext, places: ReadonlySet<string>): void {
  if (places.size === 0) return
  const day = dayOfVisits(context)
  const visits: Visit[] = []
  /** 'I want an hour with Rita.' may come before where Rita is. */
  const earlier: Words[] = []
  const lengthOfDay = context.groups.filter(({ expressions: [first] }) => first!.days !== null && first!.clock === null || (first!.duration?.low ?? 0) >= 86_400)
  for (const statement of partsOfVisits(context, places, (words) => personIn(context, words, { from: -1, to: -1 }) !== null)) {
    if (context.claimed[statement.from] === 1 && context.claimed[statement.to - 1] === 1) continue
    const visit = visitIn(context, statement, places)
    if (visit) {
      visits.push({ ...visit, day: visit.day ?? day })
      claim(context, statement)
    } else if (!addStartPoint(context, statement, { places, day }) && !addLength(context, statement, visits)) earlier.push(statement)
  }
  for (const statement of earlier) if (visits.some(({ person, minutes }) => minutes === null && namesPerson(context, statement, person))) addLength(context, statement, visits)
  const otherDay = visits.length > 0 ? withoutDay(context) : null
  if (visits.length > 0) for (const group of lengthOfDay) claim(context, group)
  for (const { person, place, window, minutes, words, day: on } of visits) {
    const needed = minutes ?? Math.min(60, window.to - window.from)
    addReading(context, words, {
      value: { kind: 'visit', person, place, window: { day: on ?? otherDay, ...window }, minutes: needed },
      text: `${person} at ${place}${describeWindows([window])}, ${describeMinutes(needed)}`,
    })
    context.people.add(person)
  }
}

/** The one calendar day that the prompt speaks of. */
function dayOfVisits(context: ReadingContext): DayNumber | null {
  const days = daysNamed(context.expressions)
  return days.size === 1 ? [...days][0]! : null
}

/** The calendar days of some expressions: dates before 'tomorrow'; 'the day begins at …' names none. */
export function daysNamed(expressions: readonly TimeExpression[]): Set<DayNumber> {
  const named = expressions.filter(({ days, words }) => days !== null && days.first === days.last && !/^(?:the|that|a|my|our|one) (?:\p{L}+ )?day$/iu.test(words))
  const dated = named.filter(({ days }) => !days!.isRelative)
  return new Set((dated.length > 0 ? dated : named).map(({ days }) => days!.first))
}

/** Where no day is named it is today, or tomorrow when the hour to set out has passed. */
function withoutDay(context: ReadingContext): DayNumber | null {
  const start = context.readings.find((reading) => reading.kind === 'start-point')
  const hasPassed = start?.kind === 'start-point' && start.day === null && context.today * MINUTES_PER_DAY + start.at < context.now
  if (!hasPassed) return null
  start.day = context.today + 1
  return start.day
}

function visitIn(context: ReadingContext, statement: Words, places: ReadonlySet<string>): Visit | null {
  const place = knownNamesIn(context, statement, places)[0] ?? placeAbove(context, statement, places)
  if (!place || isOwnStart(context, statement)) return null
  // 'after 9 and until 12' are two expressions and one window.
  const stay = groupsIn(context, statement).flatMap(({ entries }) => entries).find(({ expressions, windows }) => windows.length > 0 && expressions.some(({ clock }) => clock !== null && !clock.isPoint && (clock.from !== null || clock.to !== null)))
  const window = untilLeaving(context, statement, stay?.windows[0] ?? presenceIn(context, statement))
  const person = personIn(context, statement, place) ?? personBefore(context, statement)
  if (!window || person === null) return null
  return { person, place: place.name, window, day: stay?.spans[0]?.first ?? null, minutes: minutesIn(context, statement) ?? minutesBefore(context, statement), words: statement }
}

/** 'At the pier:' on a line of its own, above those who are there. */
function placeAbove(context: ReadingContext, { from }: Words, places: ReadonlySet<string>): { name: string; from: number; to: number } | null {
  const heading = headingAbove(placeHeadings(context), from)
  const isLast = heading !== null && places.has(heading.name) && knownNamesIn(context, { from: heading.to, to: from }, places).length === 0
  return isLast ? heading : null
}

/** 'I'm in town from 9:00 at the station' is about the user. */
function isOwnStart(context: ReadingContext, { from, to }: Words): boolean {
  const keys = context.source.tokens.slice(from, to).map(({ key }) => key)
  return keys.slice(0, 3).some((key) => /^(?:i|i'm|im|we|we're)$/u.test(key)) && keys.slice(0, 4).some((key) => /^(?:i'm|im|we're|am|are|arrive|start|begin|get|land)$/u.test(key)) && !keys.some((key) => /^(?:see|seeing|meet|meeting|visit|visiting|join|joining)$/u.test(key))
}

/** The first name that is no part of a place. */
function personIn(context: ReadingContext, statement: Words, place: Words): string | null {
  const met = personMet(context, statement, place)
  if (met !== null) return met
  for (let index = statement.from; index < statement.to; index += 1) {
    if (index >= place.from && index < place.to) continue
    // 'Name: Rita'.
    if (/^(?:name|who|whom|person|friend|contact|place|where|when|with|location|address|venue|available|availability|time|times|hours|window|minimum|duration|length|needed|starts?|start|goal)$/u.test(context.source.tokens[index]!.key) && context.source.tokens[index + 1]?.key === ':') continue
    const isLabel = index === statement.from && /^[:(,]$/u.test(context.source.tokens[index + 1]?.key ?? '')
    const name = isNameWord(context, index) && (isLabel || isPersonWord(context, index) && !isTimeWord(context, index)) ? parseProperName(context, index) : null
    if (name && isOpeningVerb(context, statement, { index, place })) continue
    if (name && !(index < place.from && name.next > place.from)) return name.value.replace(/['’]s$/u, '')
    if (name) return context.source.tokens[index]!.text
  }
  return null
}

/** The Drop of 'Drop in on Carlo at the pier': before a small word, when somebody else is named. */
function isOpeningVerb(context: ReadingContext, { from, to }: Words, { index, place }: { index: number; place: Words }): boolean {
  const { tokens } = context.source
  if (index !== from || !/^(?:in|on|by|a|an|the|over|up|to|for|with|at|around|some)$/u.test(tokens[index + 1]?.key ?? '')) return false
  return Array.from({ length: to - index - 1 }, (_, offset) => index + 1 + offset).some((at) => (at < place.from || at >= place.to) && isPersonWord(context, at) && !isTimeWord(context, at))
}

/** The 'Between' of 'Between 9 and 10 …', not the Max of 'Max will be there'. */
function isTimeWord({ source, names }: ReadingContext, index: number): boolean {
  return (source.entries[index] ?? []).length > 0 && !names.has(index) && !/^(?:is|was|will|can|could|has|would|should|works|waits|stays|lives)$/u.test(source.tokens[index + 1]?.key ?? '')
}

/** The Hugo of 'Spend an hour with Hugo at the pier'. */
function personMet(context: ReadingContext, { from, to }: Words, place: Words): string | null {
  for (let index = from + 1; index < to; index += 1) {
    const isMet = /^(?:with|meet|see|visit|catch|join|find)$/u.test(context.source.tokens[index - 1]!.key) && !(index >= place.from && index < place.to)
    const name = isMet && isPersonWord(context, index) ? parseProperName(context, index) : null
    if (name) return name.value.replace(/['’]s$/u, '')
  }
  return null
}

/** 'catch up with Lena (45 minutes); she is at …'. */
function minutesBefore(context: ReadingContext, statement: Words): number | null {
  if (personBefore(context, statement) === null) return null
  const words = { from: Math.max(0, statement.from - WORDS_BACK), to: statement.from }
  const minutes = minutesIn(context, words)
  if (minutes !== null) for (const group of groupsIn(context, words)) claim(context, group)
  return minutes
}

/** How far back a pronoun reaches. */
const WORDS_BACK = 14

/** 'I want to see Lena; she is at …': a pronoun stands for the name right before. */
function personBefore(context: ReadingContext, statement: Words): string | null {
  const isPronoun = context.source.tokens.slice(statement.from, statement.from + 3).some(({ key }) => /^(?:she|he|they)$/u.test(key))
  if (!isPronoun) return null
  for (let index = statement.from - 1; index >= Math.max(0, statement.from - WORDS_BACK); index -= 1) {
    const { text } = context.source.tokens[index]!
    if (isPersonWord(context, index) && /^\p{Lu}\p{Ll}/u.test(text)) return text
  }
  return null
}

function minutesIn(context: ReadingContext, words: Words): number | null {
  const { tokens } = context.source
  const start = tokens[words.from]!.start
  const end = tokens[words.to - 1]!.end
  const length = context.expressions.find(({ duration, start: at, end: until }) => duration !== null && duration.high < 86_400 && at >= start && until <= end)
  if (length?.duration) return Math.round(length.duration.low / 60)
  const signed = tokens.findIndex(({ key, spaced }, index) => index > words.from && index < words.to && /^['’′]$/u.test(key) && !spaced && tokens[index - 1]!.kind === 'digits')
  if (signed > 0) return parseDigits(context.source, signed - 1, 3)?.value ?? null
  return cellNumber(context, words)
}

/** The last cell of a table row may be a bare number of minutes. */
function cellNumber(context: ReadingContext, words: Words): number | null {
  let end = words.to
  while (end > words.from && context.source.tokens[end - 1]!.key === '|') end -= 1
  const number = parseDigits(context.source, end - 1, 3)
  const before = context.source.tokens[end - 2]?.key
  return number && (before === '|' || before === '/' || before === ',' || before === ':' && context.source.tokens[end - 3]?.kind === 'word') && number.value >= 5 ? number.value : null
}

/** 'You arrive at X at 9:00', 'My train gets into X 10:15': a known place and a time without an end. */
function addStartPoint(context: ReadingContext, statement: Words, input: { places: ReadonlySet<string>; day: DayNumber | null }): boolean {
  const [place] = knownNamesIn(context, statement, input.places)
  const expression = groupsIn(context, statement).flatMap(({ expressions }) => expressions).find(({ clock }) => clock?.isPoint || clock?.bound === 'since' || clock?.bound === 'by' && isOwnArrival(context, statement))
  const at = expression?.clock ? pointOf({ ...expression.clock, from: expression.clock.from ?? expression.clock.to }, context.is24)! : startTimeIn(context, statement)
  if (!place || at === null || context.readings.some(({ kind }) => kind === 'start-point')) return false
  addReading(context, statement, {
    value: { kind: 'start-point', place: place.name, day: expression?.days?.first ?? input.day, at }, text: `Start at ${place.name} at ${clockTime(at)}`,
  })
  claim(context, statement)
  return true
}

/** 'I reach the pier by 9', 'I'm out of the door at the pier by 9'. */
function isOwnArrival({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const keys = tokens.slice(from, to).map(({ key }) => key)
  return keys.some((key) => /^(?:i|i'm|i'll|im|we|we're|we'll|my|our|start|starting)$/u.test(key)) && keys.some((key) => /^(?:reach|reaching|out|there|arrive|arriving|get|gets|be|land|leave|off|start|starting|ready|begin|in)$/u.test(key))
}

/** The 9.00 of 'Starting point: the pier, 9.00', which could be any number elsewhere. */
function startTimeIn(context: ReadingContext, { from, to }: Words): number | null {
  const { tokens } = context.source
  if (!tokens.slice(from, to).some(({ key }) => /^(?:start|starting|begin|beginning|arrive|arrival|arriving|departure)$/u.test(key))) return null
  for (let index = from + 1; index < to; index += 1) {
    const clock = tokens[index]!.kind === 'digits' && /^[,(:@-]$/u.test(tokens[index - 1]!.key) ? parseClock(context.source, index, { isExpected: true }) : null
    if (clock && !clock.value.isBare && clock.next <= to) return clock.value.minute
    // '9h' looks like a length.
    if (tokens[index]!.kind === 'digits' && Number(tokens[index]!.text) < 24 && tokens[index + 1]?.key === 'h' && !tokens[index + 1]!.spaced && index + 2 === to) return Number(tokens[index]!.text) * 60
  }
  return null
}

/** "You'd like to meet Matthew for at least 15 minutes." in a sentence of its own. */
function addLength(context: ReadingContext, statement: Words, visits: Visit[]): boolean {
  const minutes = minutesIn(context, statement)
  if (minutes === null) return false
  const named = visits.find(({ person }) => namesPerson(context, statement, person))
  // 'I should meet Rita for an hour', before it is said where she is.
  if (!named && personMet(context, statement, { from: -1, to: -1 }) !== null) return false
  const visit = named ?? (hasPronoun(context, statement) || isRightBehind(context, statement, visits.at(-1)) ? visits.at(-1) : undefined)
  if (!visit || (visit.minutes !== null && !named)) return false
  visit.minutes = minutes
  visit.words = statement.from > visit.words.to && statement.from - visit.words.to <= 2 ? { from: visit.words.from, to: statement.to } : visit.words
  claim(context, statement)
  return true
}

/** 'you hope to meet' names no Hope. */
function namesPerson(context: ReadingContext, statement: Words, person: string): boolean {
  return knownNamesIn(context, statement, new Set([person])).some(({ from }) => /^\p{Ll}/u.test(person) || !/^\p{Ll}/u.test(context.source.tokens[from]!.text))
}

/** '…; 45 minutes would be good': on the line of the visit. */
function isRightBehind(context: ReadingContext, statement: Words, visit: Visit | undefined): boolean {
  return visit !== undefined && statement.from >= visit.words.to && statement.from - visit.words.to <= 2 && context.source.tokens.slice(visit.words.to, statement.from).every(({ kind }) => kind !== 'break')
}

function hasPronoun(context: ReadingContext, words: Words): boolean {
  return context.source.tokens.slice(words.from, words.to).some(({ key }) => /^(?:him|her|them|he|she|they|it|this|that|with|need|needs|minimum|least)$/u.test(key))
}
