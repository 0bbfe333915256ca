import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statedSort } from '../times/sort-of-time.ts'
import type { TimeSort } from '../times/sort-of-time.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { announcedSort } from './announced-sort.ts'
import { columnsOf, isDaysOnly } from './columns.ts'
import { dayHeadings, daysAboveColumns, daysAlone, withLeadDays } from './meeting-days.ts'
import { groupsIn, hasWindows, utterancesOf } from './meeting-people.ts'
import type { Invited } from './meeting-people.ts'
import { peopleAboveColumns } from './people-above-columns.ts'
import { nameAt, namedIn, SAYS, speakerOf, subjectIn, USER } from './subjects-of-statements.ts'
import { verdictOf } from './verdict-of-words.ts'

export type BusyStatement = { person: string; words: Words; groups: TimeGroup[]; isNamed: boolean; sort: TimeSort }

/** What the statements read so far say of the next one. */
type Walk = {
  context: ReadingContext
  names: ReadonlySet<string>
  found: BusyStatement[]
  headings: readonly TimeGroup[]
  /** The day that stands above. */
  heading: TimeGroup | null
  /** Whose times go on, and whether the name stands above them. */
  current: { person: string; sort: TimeSort; isHeading: boolean } | null
  /** 'On Monday, Ana is busy 9-10; Bo is busy 11-12': the days hold up to the end of the sentence. */
  ofSentence: TimeGroup | null
  /** 'Here is when each of them is free:' above the times. */
  announced: TimeSort | null
}

/** A name, perhaps with its title and a colon. */
const LONGEST_HEADING = 4

/** Statements about one of the people; a statement without a subject goes on about the person before. */
export function busyStatements(context: ReadingContext, names: ReadonlySet<string>, { invited }: { invited: Invited | null }): BusyStatement[] {
  const walk: Walk = { context, names, found: [], headings: dayHeadings(context), heading: null, current: null, ofSentence: null, announced: null }
  const daysAbove = daysAboveColumns(context)
  const dayRows = peopleAboveColumns(context)
  for (const whole of utterancesOf(context)) {
    walk.announced = announcedSort(context, whole, names) ?? walk.announced
    const row = dayRows.get(whole.from)
    if (row) readDayRow(walk, row)
    else readUtterance(walk, whole, { statement: behindInvitation(context, whole, { names, invited }), daysAbove: daysAbove.get(whole.from) ?? null })
  }
  return walk.found
}

/** A day, and below the names what holds for each of them. */
function readDayRow(walk: Walk, { day, cells }: { day: TimeGroup; cells: readonly { person: string; words: Words }[] }): void {
  claim(walk.context, day)
  for (const { person, words } of cells) addCell(walk, person, { words, day })
}

function addCell({ context, found, announced }: Walk, person: string, { words, day }: { words: Words; day: TimeGroup | null }): void {
  const groups = groupsIn(context, words)
  if (groups.length > 0) found.push({ person, words, groups: withLeadDays(day, groups), isNamed: true, sort: statedSort(keysOf(context, words)) ?? announced ?? 'busy' })
}

type Utterance = { statement: Words | null; daysAbove: readonly (TimeGroup | null)[] | null }

function readUtterance(walk: Walk, whole: Words, { statement, daysAbove }: Utterance): void {
  const { context, names } = walk
  const groups = statement === null ? [] : groupsIn(context, statement)
  const heading = groups.length === 1 && walk.headings.includes(groups[0]!) ? groups[0]! : null
  walk.heading = heading ?? walk.heading
  // 'Ana + Bo' on a line of its own says of neither of them when.
  const isAboutNobody = statement === null || heading !== null || groups.length === 0 && isListOfPeople(context, statement, names)
  const subject = isAboutNobody ? null : subjectOf(walk, statement)
  walk.current = isAboutNobody ? null : personSpokenOf(walk, { statement, groups, subject })
  const together = statement === null || heading !== null ? [] : peopleTogether(context, statement, names)
  if (statement !== null && together.length > 1) return addTogether(walk, together, { words: statement, groups })
  if (statement === null || walk.current === null) return
  const isEmpty = isEmptyRow(context, whole) && !hasWindows(context, whole)
  if (isEmpty || groups.length === 0 && subject !== null && statement.to - statement.from <= LONGEST_HEADING) claim(context, statement)
  if (isEmpty || groups.length === 0) return
  if (isMeetingItself(context, statement, names)) return
  if (daysAbove && subject !== null) columnsOf(context, whole).slice(1).forEach((words, index) => addCell(walk, subject, { words, day: daysAbove[index + 1]! }))
  else readParts(walk, statement)
}

const PRONOUN = /^(?:he|she|his|her|he's|she's|he'd|she'd|he'll|she'll|er|sie|ella|el|elle|il|ela|ele)$/u

/** '15:30-16:00 Ana, Tom', 'Ana and Tom are both out 9-10': the names in one list of a statement that says when; empty where it names anybody else. */
function peopleTogether(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string[] {
  const { tokens } = context.source
  const named = Array.from({ length: to - from }, (_, offset) => from + offset).flatMap((index) => { const name = nameAt(context, index, names); return name === null ? [] : [{ index, name }] })
  const isList = named.length > 1 && tokens.slice(named[0]!.index, named.at(-1)!.index).every(({ key }, offset) => named.some(({ index }) => index === named[0]!.index + offset) || /^(?:,|and|&|\+|\/)$/u.test(key))
  const [hours] = groupsIn(context, { from, to })
  const isRow = hours !== undefined && hasWindows(context, { from, to }) && hours.from <= from + 1 && named.at(-1)?.index === to - 1
  return isList && hasWindows(context, { from, to }) && (isRow || statedSort(keysOf(context, { from, to })) === 'busy') ? [...new Set(named.map(({ name }) => name))] : []
}

function addTogether({ context, found, heading, announced }: Walk, people: readonly string[], { words, groups }: { words: Words; groups: readonly TimeGroup[] }): void {
  const sort = statedSort(keysOf(context, words)) ?? announced ?? 'busy'
  for (const person of people) found.push({ person, words, groups: withLeadDays(heading, groups), isNamed: true, sort })
}

/** The person that a statement names itself; null where it goes on about the one before: '…; Thu 9-10), Tom (Mon 9-11)'. */
function subjectOf({ context, names, current }: Walk, statement: Words): string | null {
  // 'She would rather …', 'His Tuesday is …'.
  if (current !== null && (PRONOUN.test(context.source.tokens[statement.from]!.key) || isThey(context, statement, current.sort)) && !namedIn(context, statement, names)) return current.person
  const speaker = speakerOf(context, statement, names)
  if (speaker !== null && !namedIn(context, statement, names) && statedSort(keysOf(context, statement)) !== null) return speaker
  const [opening, ...further] = partsBySubject(context, statement, names)
  if (current !== null && further.length > 0 && hasWindows(context, opening!) && !namedIn(context, opening!, names)) return null
  return subjectIn(context, statement, names) ?? (dashBehindDays(context, statement) > 0 && further.length > 0 ? subjectIn(context, further[0]!, names) : null)
}

/** 'They are also in meetings on Tuesday 14-15', of one person whose times were told the same way; 'they can all meet 9-17' speaks of everybody. */
function isThey(context: ReadingContext, statement: Words, sort: TimeSort): boolean {
  const keys = keysOf(context, statement)
  const own = statedSort(keys)
  return /^they(?:['’](?:re|d|ll|ve))?$/u.test(keys[0]!) && !keys.some((key) => /^(?:all|both|each)$/u.test(key)) && own !== null && (own !== 'free' || sort === 'free')
}

function personSpokenOf({ context, current, announced, names }: Walk, { statement, groups, subject }: { statement: Words; groups: readonly TimeGroup[]; subject: string | null }): Walk['current'] {
  // 'Mon not available; Tue 9-10' says of Monday alone what it says.
  const own = groups.length > 0 && !hasWindows(context, statement) ? null : statedSort(keysOf(context, statement))
  if (subject !== null) return { person: subject, sort: own ?? announced ?? 'busy', isHeading: groups.length === 0 && (statement.to - statement.from <= LONGEST_HEADING || headsAnswer(context, statement)) }
  if (current !== null && !isOwnSentence(context, statement, groups)) return current
  // 'Half an hour, 9-17, for Ana (9-10) and Tom (11-12)': whose times are told further on in the statement.
  const [, ...further] = partsBySubject(context, statement, names)
  const told = further.find((part) => hasWindows(context, part) && subjectIn(context, part, names) !== null)
  return told ? { person: subjectIn(context, told, names)!, sort: announced ?? 'busy', isHeading: false } : null
}

/** 'When is Ana not free?', 'These are the bookings of Ana:'. */
function headsAnswer({ source: { tokens } }: ReadingContext, { to }: Words): boolean {
  return [tokens[to - 1]?.key, tokens[to]?.key].some((key) => key === '?' || key === ':')
}

/** The parts of a statement, each about one person. */
function readParts(walk: Walk, statement: Words): void {
  const { context, names } = walk
  if (context.source.tokens[statement.from - 1]?.key !== ';') walk.ofSentence = null
  let lead = walk.heading ?? walk.ofSentence
  for (const part of partsBySubject(context, statement, names)) {
    const days = part.from === statement.from && part.to < statement.to ? daysForAll(walk, part) : null
    walk.ofSentence = days ?? walk.ofSentence
    lead = days ?? lead
    if (days === null && !isOfMeeting(context, part, { statement, names })) readPart(walk, part, lead)
  }
}

/** The 'half an hour on Monday, 9-17, for:' before the first of the people. */
function isOfMeeting(context: ReadingContext, part: Words, { statement, names }: { statement: Words; names: ReadonlySet<string> }): boolean {
  return part.from === statement.from && part.to < statement.to && !namedIn(context, part, names) && groupsIn(context, part).some(({ expressions: [first] }) => first!.duration !== null)
}

/** 'On Monday, Ana is busy 9-10, Tom 11-12': the days hold for all of them. */
function daysForAll({ context, names }: Walk, part: Words): TimeGroup | null {
  const [first, ...others] = groupsIn(context, part)
  return first && others.length === 0 && isDaysOnly(first) && !namedIn(context, part, names) ? first : null
}

function readPart(walk: Walk, part: Words, lead: TimeGroup | null): void {
  const { context, found, announced } = walk
  const current = walk.current!
  const said = subjectIn(context, part, walk.names)
  const subject = said === USER ? speakerOf(context, part, walk.names) ?? USER : said
  const person = subject ?? current.person
  const isNamed = subject !== null || current.isHeading
  const own = isNamed ? statedSort(keysOf(context, part)) : null
  const sort = own ?? (subject === null ? current.sort : announced ?? 'busy')
  const before = found.at(-1)
  const isMore = lead === null && before?.person === person && context.source.tokens[part.from - 1]?.key === ';'
  const stated = withLeadDays(isMore ? daysAlone(before.groups) : lead, groupsIn(context, part))
  // 'On Monday, Ana is away': the days before the name are all that is said of when.
  const groups = stated.length === 0 && walk.ofSentence !== null && isNamed && verdictOf(keysOf(context, part), null) === 'closed' ? [walk.ofSentence] : stated
  // 'Ana; Monday; 9-10': the day waits for its hours.
  if (leadsToHours(context, part, groups)) walk.ofSentence = groups.at(-1)!
  else if (groups.length > 0) found.push({ person, words: part, groups, isNamed, sort })
  walk.current = { person, sort: isNamed && !current.isHeading && hasWindows(context, part) ? sort : current.sort, isHeading: current.isHeading }
}

/** Days alone, and hours alone behind the sign that ends them. */
function leadsToHours({ groups: all }: ReadingContext, part: Words, groups: readonly TimeGroup[]): boolean {
  const behind = all.find(({ from }) => from === part.to + 1)
  return groups.length > 0 && groups.every(isDaysOnly) && groups.at(-1)!.to === part.to && behind !== undefined && !isDaysOnly(behind) && behind.entries.every(({ windows, weekdays, spans }) => windows.length > 0 && weekdays === null && spans.length === 0)
}

/** Two names or more, and nothing but joints. */
function isListOfPeople(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): boolean {
  const named = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => nameAt(context, index, names) !== null)
  return named.length >= 2 && context.source.tokens.slice(from, to).every(({ kind, key }, offset) => named.includes(from + offset) || kind === 'symbol' || /^(?:and|with|plus|y|und|et|e)$/u.test(key))
}

/** The sentence that names everybody speaks of the meeting, up to where it goes on about one of them. */
function behindInvitation(context: ReadingContext, statement: Words, { names, invited }: { names: ReadonlySet<string>; invited: Invited | null }): Words | null {
  if (!invited || invited.words.from < statement.from || invited.words.to > statement.to) return statement
  const rest = partsBySubject(context, { from: invited.words.to, to: statement.to }, names).find((part) => subjectIn(context, part, names) !== null && groupsIn(context, part).length > 0)
  return rest ? { from: rest.from, to: statement.to } : null
}

/** 'Ana is busy 9-10, Tom 11-12': cut where the next person's times begin. */
function partsBySubject(context: ReadingContext, statement: Words, names: ReadonlySet<string>): Words[] {
  const cuts: number[] = []
  const dash = dashBehindDays(context, statement)
  for (let index = statement.from + 1; index < statement.to; index += 1) {
    const isBoundary = /^(?:,|:|and|while|but|\/|\|)$/u.test(context.source.tokens[index - 1]!.key) || index - 1 === dash
    // 'Not on Monday, Ana says' is one part.
    const isSaid = index === statement.to - 2 && SAYS.test(context.source.tokens[index + 1]!.key)
    if (isBoundary && !isSaid && nameAt(context, index, names)) cuts.push(index)
  }
  const bounds = [statement.from, ...cuts, statement.to]
  return bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1]! }))
}

/** 'Ana | Monday | –': nothing stands in the last column. */
function isEmptyRow({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  const bars = tokens.slice(from, to).filter(({ key }) => key === '|').length
  const isClosed = tokens[from]!.key === '|' && tokens[to - 1]!.key === '|'
  const [last, before] = isClosed ? [tokens[to - 2], tokens[to - 3]] : [tokens[to - 1], tokens[to - 2]]
  return bars >= (isClosed ? 4 : 2) && (last?.key === '|' || /^(?:-|none|nothing|n\/a)$/u.test(last?.key ?? '') && before?.key === '|')
}

/** Index of the dash of 'Monday – Ana 9-10 | Tom 11-12'; -1 when the statement begins otherwise. */
function dashBehindDays(context: ReadingContext, { from, to }: Words): number {
  const [days] = groupsIn(context, { from, to })
  return days !== undefined && days.from <= from + 1 && isDaysOnly(days) && context.source.tokens[days.to]?.key === '-' ? days.to : -1
}

/** A sentence about something else: it has a subject or verb of its own. */
function isOwnSentence(context: ReadingContext, statement: Words, groups: readonly TimeGroup[]): boolean {
  if (groups.length === 0) return true
  // 'Half an hour is all we need.'
  const isLength = groups[0]!.expressions.every(({ duration, days, clock }) => duration !== null && days === null && clock === null)
  const behind = groups.length === 1 ? statement.to : Math.min(statement.to, groups[0]!.to + 3)
  if (isLength && keysOf(context, { from: groups[0]!.to, to: behind }).some((key) => /^(?:is|are|should|will|would|suffices)$/u.test(key))) return true
  if (groups.every(isDaysOnly) && isAboutMeeting(context, statement, groups.at(-1)!.to)) return true
  const lead = context.source.tokens.slice(statement.from, groups[0]!.from).filter(({ kind, key }) => kind === 'word' && !GOES_ON.test(key))
  return lead.length > 0
}

/** 'Monday is the only day', 'Monday and Tuesday are possible': the days of the meeting, where 'Monday is full' is more about the same person. */
function isAboutMeeting(context: ReadingContext, statement: Words, from: number): boolean {
  return /^(?:(?:is|are|would be|will be) (?:both |all |each |the )?(?:only|possible|options?|candidates?|ok|okay|fine|allowed|days?)|(?:would |will |both |all )*(?:works?|suits? (?:us|everyone|everybody))) /u.test(`${keysOf(context, { from, to: statement.to }).join(' ')} `)
}

/** What may stand before more times of the same person: 'The same goes for Tuesday:', 'and then again from'. */
const GOES_ON = /^(?:on|at|all|from|and|also|busy|she|he|they|is|are|plus|then|the|same|goes|holds|applies|true|for|likewise|similarly|moreover|furthermore|additionally|besides|again|once|more|another|well|as|too|with|finally|lastly)$/u

function isMeetingItself(context: ReadingContext, statement: Words, names: ReadonlySet<string>): boolean {
  const found = context.source.tokens.slice(statement.from, statement.to).filter(({ text }) => names.has(text)).length
  return found >= 2 && found === names.size && names.size > 1 && partsBySubject(context, statement, names).every((part) => groupsIn(context, part).length === 0 || subjectIn(context, part, names) === null)
}
