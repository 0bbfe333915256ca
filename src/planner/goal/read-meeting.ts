import type { ClockWindow, DayNumber } from '../time/calendar-time.ts'
import { describeMinutes, describePattern, describeSpan, describeWindows } from './describe.ts'
import { hasCue } from './cues.ts'
import { isEmptyWord, labelOf } from './labels.ts'
import { isNameWord, parseProperName } from './proper-names.ts'
import { addReading, claim, keysOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import { statementsOf } from './statements.ts'
import type { TimeEntry, TimeGroup } from './time-groups.ts'

const MEETING_WORDS = new Set((
  'meeting meet call sync slot catchup catch-up chat interview session review appointment standup discussion workshop one-on-one talk conversation together find time hour hours minutes minute '
  + 'reunion junta llamada termin besprechung treffen rendez-vous reunion reuniao encontro बैठक मीटिंग'
).split(' '))

/** One slot for several people, found between their busy times: the meeting, its people and what each cannot do. */
export function readMeeting(context: ReadingContext): void {
  const invited = invitedPeople(context)
  const speakers = invited?.names ?? peopleWithBusyTimes(context)
  if (speakers.length === 0) return
  const names = new Set(speakers)
  const busy = busyStatements(context, names)
  const length = lengthOfMeeting(context, busy)
  const isAnswered = busy.some(({ isNamed, groups }) => isNamed && groups.some(({ entries }) => entries.some(({ windows, spans }) => windows.length > 0 || spans.length > 0)))
  if (!isAnswered || length === null) return
  for (const name of speakers) context.people.add(name)
  if (invited) claim(context, invited.words)
  addMeeting(context, { people: speakers, length, busy })
  addBusyTimes(context, busy)
  claimFreeDays(context)
}

/** 'Ana is free the entire day' asks for nothing. */
function claimFreeDays(context: ReadingContext): void {
  for (const statement of statementsOf(context, { atCommas: false })) {
    const groups = groupsIn(context, statement)
    const isWhole = groups.length > 0 && groups.every(({ expressions }) => expressions.every(({ duration }) => duration?.isWhole))
    const isNamed = isNameWord(context, skipBullet(context, statement.from)) && !isEmptyWord(context.source.tokens[skipBullet(context, statement.from)]!.key)
    const isIdle = isNamed && groups.length > 0 && !hasWindows(context, statement) && groups.every((group) => !context.claimed[group.from])
    if ((isWhole || isIdle) && sortOf(keysOf(context, statement)) === 'free') claim(context, statement)
  }
}

/** 'for Ana, Tom and Priya', 'with Marek, Lucy, Ben and Sofia'. */
function invitedPeople(context: ReadingContext): { names: string[]; words: Words } | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const isList = tokens[index]!.key === ':' && /^(?:attendees|participants|people|invitees|who|guests|team|everyone|members|asistentes|teilnehmer)$/u.test(tokens[index - 1]?.key ?? '')
    if (!isList && !/^(?:for|with|between|among|of|invite|con|entre|mit|fur|avec|com|para)$/u.test(tokens[index]!.key)) continue
    const { names, next } = namesFrom(context, index + 1)
    if (names.length >= 2 || (names.length === 1 && tokens[index]!.key === 'with')) return { names, words: { from: index, to: next } }
  }
  return null
}

function namesFrom(context: ReadingContext, index: number): { names: string[]; next: number } {
  const { tokens } = context.source
  const names: string[] = []
  let next = index
  for (let at = index; at < tokens.length; ) {
    const isJoint = /^(?:,|and|&|\+|y|und|et|e|as|well|both|me|the|-|\*|or|:|;)$/u.test(tokens[at]!.key)
    if (isJoint && (names.length > 0 || at - index < 2)) {
      at += 1
      continue
    }
    const name = isNameWord(context, at) && !isEmptyWord(tokens[at]!.key) ? parseProperName(context, at) : null
    if (!name) break
    names.push(name.value)
    at = name.next
    next = at
  }
  return { names: [...new Set(names)], next }
}

/** Names that begin a line or sentence with busy times of their own. */
function peopleWithBusyTimes(context: ReadingContext): string[] {
  const names: string[] = []
  for (const statement of statementsOf(context, { atCommas: false })) {
    const start = skipBullet(context, statement.from)
    const name = isNameWord(context, start) && !isEmptyWord(context.source.tokens[start]!.key) ? parseProperName(context, start) : null
    const keys = keysOf(context, statement)
    const isFree = sortOf(keys) === 'free' && groupsIn(context, statement).length > 0
    if (name && isFree) names.push(possessor(name.value))
    if (!name || isFree || !hasWindows(context, statement)) continue
    if (hasCue(keys, 'busy') || hasCue(keys, 'never') || context.source.tokens.slice(name.next, name.next + 2).some(({ key }) => key === ':')) names.push(possessor(name.value))
  }
  return names.length >= 2 ? [...new Set(names)] : []
}

function skipBullet(context: ReadingContext, index: number): number {
  return /^(?:-|\*|•|\d+|\||>)$/u.test(context.source.tokens[index]?.key ?? '') ? index + 1 : index
}

function possessor(name: string): string {
  return name.replace(/['’]s?$/u, '')
}

function hasWindows(context: ReadingContext, words: Words): boolean {
  return groupsIn(context, words).some(({ entries }) => entries.some(({ windows }) => windows.length > 0))
}

function groupsIn(context: ReadingContext, words: Words): TimeGroup[] {
  return context.groups.filter(({ from, to }) => from >= words.from && to <= words.to)
}

type BusyStatement = { person: string; words: Words; groups: TimeGroup[]; isNamed: boolean; sort: 'busy' | 'free' | 'refuses' | 'prefers-not' | 'prefers' }

/** Statements about one of the people; a statement without a subject goes on about the person before. */
function busyStatements(context: ReadingContext, names: ReadonlySet<string>): BusyStatement[] {
  const found: BusyStatement[] = []
  let current: { person: string; sort: BusyStatement['sort']; isHeading: boolean } | null = null
  for (const statement of statementsOf(context, { atCommas: false })) {
    const groups = groupsIn(context, statement)
    const subject = subjectIn(context, statement, names)
    const keys = keysOf(context, statement)
    if (subject) current = { person: subject, sort: sortOf(keys), isHeading: groups.length === 0 && statement.to - statement.from <= 4 }
    else if (!current || isOwnSentence(context, statement, groups)) {
      current = null
      continue
    }
    if (groups.length === 0 && subject && statement.to - statement.from <= 4) claim(context, statement)
    if (groups.length === 0 || isMeetingItself(context, statement, names)) continue
    for (const part of partsBySubject(context, statement, names)) {
      const person: string = subjectIn(context, part, names) ?? current.person
      const isNamed: boolean = subjectIn(context, part, names) !== null || current.isHeading
      const sort: BusyStatement['sort'] = subjectIn(context, part, names) ? sortOf(keysOf(context, part)) : current.sort
      const partGroups = groupsIn(context, part)
      if (partGroups.length > 0) found.push({ person, words: part, groups: partGroups, isNamed, sort })
      current = { person, sort, isHeading: current.isHeading }
    }
  }
  return found
}

/** 'Ana is busy 9-10, Tom 11-12': cut where the next person's times begin. */
function partsBySubject(context: ReadingContext, statement: Words, names: ReadonlySet<string>): Words[] {
  const cuts: number[] = []
  for (let index = statement.from + 1; index < statement.to; index += 1) {
    const isBoundary = /^(?:,|and|while|but|\/|\|)$/u.test(context.source.tokens[index - 1]!.key)
    if (isBoundary && nameAt(context, index, names)) cuts.push(index)
  }
  const bounds = [statement.from, ...cuts, statement.to]
  return bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1]! }))
}

function nameAt(context: ReadingContext, index: number, names: ReadonlySet<string>): string | null {
  const name = isNameWord(context, index) ? parseProperName(context, index) : null
  if (!name) return null
  const bare = possessor(name.value)
  if (names.has(bare)) return bare
  const first = possessor(context.source.tokens[index]!.text)
  return names.has(first) ? first : null
}

/** The person a statement begins with, behind bullets and words like 'also'. */
function subjectIn(context: ReadingContext, statement: Words, names: ReadonlySet<string>): string | null {
  for (let index = statement.from; index < Math.min(statement.to, statement.from + 4); index += 1) {
    const name = nameAt(context, index, names)
    if (name) return name
    if (isNameWord(context, index) && index > statement.from + 1) return null
  }
  return null
}

/** A sentence about something else: it has a subject or verb of its own. */
function isOwnSentence(context: ReadingContext, statement: Words, groups: readonly TimeGroup[]): boolean {
  if (groups.length === 0) return true
  const lead = context.source.tokens.slice(statement.from, groups[0]!.from).filter(({ kind, key }) => kind === 'word' && !/^(?:on|at|from|and|also|busy|she|he|they|is|are|plus|then)$/u.test(key))
  return lead.length > 0
}

function isMeetingItself(context: ReadingContext, statement: Words, names: ReadonlySet<string>): boolean {
  const found = context.source.tokens.slice(statement.from, statement.to).filter(({ text }) => names.has(text)).length
  return found >= 2 && found === names.size && names.size > 1 && partsBySubject(context, statement, names).every((part) => groupsIn(context, part).length === 0 || subjectIn(context, part, names) === null)
}

function sortOf(keys: readonly string[]): BusyStatement['sort'] {
  const text = ` ${keys.join(' ')} `
  if (/ (?:rather not|prefer not|prefers not|avoid|like not|not ideal|dislikes|hates|reluctant|not keen|rather avoid|would rather|lieber nicht|prefiere no|preferiria no|prefere nao) /u.test(text)) return 'prefers-not'
  if (/ (?:prefers?|would like|ideally|favou?rs?) /u.test(text)) return 'prefers'
  if (/ (?:busy|meetings?|blocked|booked|occupied|unavailable|stuff|commitments?|engaged|taken|appointments?|tied|calls?|class|classes|ocupad[oa]|besetzt|beschaftigt|occupee?) /u.test(text) && !/ no (?:meetings?|commitments?|appointments?|calls?|classes) /u.test(text)) return 'busy'
  if (/ (?:free|available|open|clear|no meetings|no commitments|nothing|libre|disponible|frei|verfugbar|livre) /u.test(text) && !/ (?:not|isn't|never|only|n't) (?:free|available) /u.test(text)) return 'free'
  if (/ (?:can't|cannot|can not|cant|do not want|does not want|doesn't want|don't want|won't|refuses|not available|isn't available|unable|no puede|kann nicht) /u.test(text)) return 'refuses'
  return 'busy'
}

type MeetingLength = { minutes: number; words: Words }

/** The first length under a day outside the busy times. */
function lengthOfMeeting(context: ReadingContext, busy: readonly BusyStatement[]): MeetingLength | null {
  const group = context.groups.find(({ expressions: [first], from }) => {
    const isLength = first!.duration !== null && first!.duration.high < 86_400
    return isLength && !busy.some(({ words }) => from >= words.from && from < words.to)
  })
  const isAsked = context.source.tokens.some(({ key }) => MEETING_WORDS.has(key))
  return group && isAsked ? { minutes: Math.round(group.expressions[0]!.duration!.high / 60), words: group } : null
}

type MeetingInput = { people: string[]; length: MeetingLength; busy: BusyStatement[] }

function addMeeting(context: ReadingContext, { people, length, busy }: MeetingInput): void {
  const isBusy = (group: TimeGroup) => busy.some(({ groups }) => groups.includes(group))
  const own = context.groups.filter((group) => !isBusy(group) && group.expressions[0]!.duration === null)
  const frame = frameOf(own)
  const days = frame.days ?? daysOfBusy(context, busy)
  addReading(context, length.words, {
    value: { kind: 'meeting', title: titleOf(context, length.words), people, minutes: length.minutes, days: { first: Math.min(...days), last: Math.max(...days) }, windows: frame.windows },
    text: `${describeMinutes(length.minutes)} with ${people.join(', ')}, ${describeSpan({ first: Math.min(...days), last: Math.max(...days) })}${describeWindows(frame.windows)}`,
  })
  if (isScattered(days)) {
    const spans = days.map((day) => ({ first: day, last: day }))
    addReading(context, length.words, { value: { kind: 'availability', days: { spans }, windows: [], person: null }, text: `Only ${describePattern({ spans })}` })
  }
  claim(context, length.words)
  for (const group of frame.groups) claim(context, group)
}

type Frame = { days: DayNumber[] | null; windows: ClockWindow[]; groups: TimeGroup[] }

/** Days and hours that the meeting must lie in: the first of each outside the busy times. */
function frameOf(groups: readonly TimeGroup[]): Frame {
  const frame: Frame = { days: null, windows: [], groups: [] }
  let named: { days: DayNumber[]; isExact: boolean } | null = null
  for (const group of groups) {
    const days = group.entries.flatMap(daysOfEntry)
    const windows = group.entries.filter(({ expressions }) => expressions.some(({ clock }) => clock?.from || clock?.to)).flatMap((entry) => entry.windows)
    const isExact = group.entries.every(({ expressions }) => expressions.every(({ days }) => days === null || days.grain === 'day'))
    if (days.length > 0 && (named === null || (isExact && !named.isExact))) named = { days, isExact }
    else if (days.length > 0 && isExact && named?.isExact && group.from - (frame.groups.at(-1)?.to ?? -9) <= 2) named.days.push(...days)
    if (windows.length > 0 && frame.windows.length === 0) frame.windows = windows
    else if (days.length === 0 && group.entries.every((entry) => entry.part !== 'daytime')) continue
    frame.groups.push(group)
  }
  frame.days = named?.days ?? null
  return frame
}

/** The dates of an entry; repeated weekdays are the next such days. */
function daysOfEntry(entry: TimeEntry): DayNumber[] {
  const fromSpans = entry.spans.flatMap(({ first, last }) => Array.from({ length: Math.min(60, last - first + 1) }, (_, offset) => first + offset))
  const bare = entry.weekdays ? entry.expressions.flatMap(({ days }) => (days ? [days.first] : [])) : []
  return [...fromSpans, ...bare]
}

function daysOfBusy(context: ReadingContext, busy: readonly BusyStatement[]): DayNumber[] {
  const days = busy.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries.flatMap(daysOfEntry)))
  return days.length > 0 ? days : [context.today, context.today + 6]
}

function isScattered(days: readonly DayNumber[]): boolean {
  const unique = new Set(days)
  return Math.max(...days) - Math.min(...days) + 1 > unique.size && unique.size > 1
}

/** The words of the purpose: 'the budget talk', '"design review"'. */
function titleOf(context: ReadingContext, length: Words): string {
  const { tokens } = context.source
  for (let index = length.to; index < Math.min(tokens.length, length.to + 40); index += 1) {
    if (/^["“«]$/u.test(tokens[index]!.key)) {
      const close = tokens.findIndex(({ key }, at) => at > index && /^["”»]$/u.test(key))
      if (close > index + 1) return context.prompt.slice(tokens[index + 1]!.start, tokens[close - 1]!.end)
    }
    if (tokens[index]!.key === 'for' && tokens[index + 1]?.key === 'the') {
      const label = labelOf(context, { from: index + 2, to: Math.min(tokens.length, index + 5) }, 3)
      if (label && !/\d/u.test(label) && tokens[index + 2]!.kind === 'word') return label.replace(/[.,;].*$/u, '')
    }
  }
  return 'Meeting'
}

function addBusyTimes(context: ReadingContext, busy: readonly BusyStatement[]): void {
  for (const { person, words, groups, sort } of busy) {
    claim(context, words)
    const own = /^(?:has|busy|blocked|booked|meetings?)$/u
    const settled = sort === 'free' && keysOf(context, words).some((key) => own.test(key)) && !keysOf(context, words).some((key) => key === 'no') ? 'busy' : sort
    let days: TimeEntry | null = null
    for (const group of groups) {
      for (const entry of group.entries) {
        const isDayOnly = daysOfEntry(entry).length > 0 && entry.windows.length === 0
        if (isDayOnly && group !== groups.at(-1)) days = entry
        else addBusyEntry(context, { person, words: group, entry: days && daysOfEntry(entry).length === 0 ? { ...entry, spans: days.spans } : entry, sort: settled })
      }
    }
  }
}

type BusyEntry = { person: string; words: Words; entry: TimeEntry; sort: BusyStatement['sort'] }

function addBusyEntry(context: ReadingContext, { person, words, entry, sort }: BusyEntry): void {
  const days = daysOfEntry(entry).map((day) => ({ first: day, last: day }))
  const pattern = days.length > 0 ? { spans: days } : entry.weekdays ? { weekdays: entry.weekdays } : {}
  const when = `${describePattern(pattern)}${describeWindows(entry.windows)}`
  if (sort === 'free') {
    if (entry.windows.length > 0) addReading(context, words, { value: { kind: 'availability', days: pattern, windows: entry.windows, person }, text: `${person} free ${when}` })
  } else if (sort === 'prefers') {
    addReading(context, words, { value: { kind: 'availability', days: pattern, windows: entry.windows, person }, strength: 'soft', text: `${person} prefers ${when}` })
  } else if (sort === 'busy') {
    addReading(context, words, { value: { kind: 'commitment', title: 'Busy', days: pattern, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${when}` })
  } else {
    addReading(context, words, { value: { kind: 'exclusion', days: pattern, windows: entry.windows, person }, strength: sort === 'refuses' ? 'hard' : 'soft', text: `${person} not ${when}` })
  }
}
