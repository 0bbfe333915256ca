import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import { claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { groupsIn, hasWindows, possessor, utterancesOf } from './meeting-people.ts'
import type { Invited } from './meeting-people.ts'
import { columnsOf, isDaysOnly } from './columns.ts'
import { dayHeadings, daysAboveColumns, daysAlone, withLeadDays } from './meeting-days.ts'
import { peopleAboveColumns } from './people-above-columns.ts'
import { statedSort } from '../times/sort-of-time.ts'
import type { TimeSort } from '../times/sort-of-time.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** The person that 'I' and 'me' stand for. */
export const USER = ''

export type BusyStatement = { person: string; words: Words; groups: TimeGroup[]; isNamed: boolean; sort: TimeSort }

/** Statements about one of the people; a statement without a subject goes on about the person before. */
export function busyStatements(context: ReadingContext, names: ReadonlySet<string>, { invited }: { invited: Invited | null }): BusyStatement[] {
  const found: BusyStatement[] = []
  const headings = dayHeadings(context)
  const columns = daysAboveColumns(context)
  const dayRows = peopleAboveColumns(context)
  let heading: TimeGroup | null = null
  let current: { person: string; sort: BusyStatement['sort']; isHeading: boolean } | null = null
  /** 'On Monday, Ana is busy 9-10; Bo is busy 11-12': the days hold up to the end of the sentence. */
  let ofSentence: TimeGroup | null = null
  /** 'Here is when each of them is free:' above the times. */
  let announced: TimeSort | null = null
  for (const whole of utterancesOf(context)) {
    announced = announcedSort(context, whole, names) ?? announced
    const row = dayRows.get(whole.from)
    if (row) {
      claim(context, row.day)
      for (const { person, words } of row.cells) if (groupsIn(context, words).length > 0) found.push({ person, words, groups: withLeadDays(row.day, groupsIn(context, words)), isNamed: true, sort: statedSort(keysOf(context, words)) ?? announced ?? 'busy' })
      continue
    }
    const statement = behindInvitation(context, whole, { names, invited })
    if (statement === null) {
      current = null
      continue
    }
    const groups = groupsIn(context, statement)
    // 'Ana + Bo' on a line of its own says of neither of them when.
    if (groups.length === 0 && isListOfPeople(context, statement, names)) {
      current = null
      continue
    }
    if (groups.length === 1 && headings.includes(groups[0]!)) {
      heading = groups[0]!
      current = null
      continue
    }
    const [opening, ...further] = partsBySubject(context, statement, names)
    // '…; Thu 9-10), Tom (Mon 9-11)': the first times are still those of the person before.
    const goesOn: boolean = current !== null && further.length > 0 && hasWindows(context, opening!) && !namedIn(context, opening!, names)
    const subject: string | null = goesOn ? null : subjectIn(context, statement, names) ?? (dashBehindDays(context, statement) > 0 && further.length > 0 ? subjectIn(context, further[0]!, names) : null)
    const keys = keysOf(context, statement)
    if (subject !== null) current = { person: subject, sort: statedSort(keys) ?? announced ?? 'busy', isHeading: groups.length === 0 && statement.to - statement.from <= 4 }
    else if (!current || isOwnSentence(context, statement, groups)) {
      current = null
      continue
    }
    if (groups.length === 0 && subject !== null && statement.to - statement.from <= 4) claim(context, statement)
    if (isEmptyRow(context, whole) && !hasWindows(context, whole)) {
      claim(context, statement)
      continue
    }
    if (groups.length === 0 || isMeetingItself(context, statement, names)) continue
    const above = columns.get(whole.from)
    if (above && subject !== null) {
      columnsOf(context, whole).forEach((column, index) => {
        const cell = groupsIn(context, column)
        if (index > 0 && cell.length > 0) found.push({ person: subject, words: column, groups: withLeadDays(above[index]!, cell), isNamed: true, sort: statedSort(keysOf(context, column)) ?? announced ?? 'busy' })
      })
      continue
    }
    if (context.source.tokens[whole.from - 1]?.key !== ';') ofSentence = null
    let lead = heading ?? ofSentence
    for (const part of partsBySubject(context, statement, names)) {
      const [first, ...others] = groupsIn(context, part)
      // 'On Monday, Ana is busy 9-10, Tom 11-12': the days hold for all of them.
      if (part.from === statement.from && first && others.length === 0 && isDaysOnly(first) && part.to < statement.to && !namedIn(context, part, names)) {
        lead = first
        ofSentence = first
        continue
      }
      const person: string = subjectIn(context, part, names) ?? current.person
      const isNamed: boolean = subjectIn(context, part, names) !== null || current.isHeading
      const sort: BusyStatement['sort'] = subjectIn(context, part, names) ? statedSort(keysOf(context, part)) ?? announced ?? 'busy' : (current.isHeading ? statedSort(keysOf(context, part)) : null) ?? current.sort
      const before = found.at(-1)
      const isMore = lead === null && before?.person === person && context.source.tokens[part.from - 1]?.key === ';'
      const partGroups = withLeadDays(isMore ? daysAlone(before.groups) : lead, groupsIn(context, part))
      if (partGroups.length > 0) found.push({ person, words: part, groups: partGroups, isNamed, sort })
      current = { person, sort: isNamed && !current.isHeading ? sort : current.sort, isHeading: current.isHeading }
    }
  }
  return found
}

/** Two names or more, and nothing but joints. */
function isListOfPeople(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): boolean {
  const named = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => nameAt(context, index, names) !== null)
  return named.length >= 2 && context.source.tokens.slice(from, to).every(({ kind, key }, offset) => named.includes(from + offset) || kind === 'symbol' || /^(?:and|with|plus|y|und|et|e)$/u.test(key))
}

/** What a heading says of all the times below it; null when it is none. */
function announcedSort(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): TimeSort | null {
  const isHeading = context.source.tokens[to - 1]?.key === ':' || context.source.tokens[to]?.key === ':'
  const sort = isHeading && groupsIn(context, { from, to }).length === 0 && !namedIn(context, { from, to }, names) ? statedSort(keysOf(context, { from, to })) : null
  return sort === 'free' || sort === 'busy' ? sort : null
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

function namedIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): boolean {
  for (let index = from; index < to; index += 1) if (nameAt(context, index, names)) return true
  return false
}

function nameAt(context: ReadingContext, index: number, names: ReadonlySet<string>): string | null {
  const name = isNameWord(context, index) ? parseProperName(context, index) : null
  if (!name) return null
  const bare = possessor(name.value)
  if (names.has(bare)) return bare
  const first = possessor(context.source.tokens[index]!.text)
  return names.has(first) ? first : null
}

/** The person a statement begins with, behind bullets, days and words like 'also'; 'I' is the user when it says something of the time. */
function subjectIn(context: ReadingContext, statement: Words, names: ReadonlySet<string>): string | null {
  const comma = behindLeadIn(context, statement, names)
  if (comma > statement.from) return subjectIn(context, { from: comma, to: statement.to }, names)
  const asked = askedIn(context, statement, names)
  if (asked !== null) return asked
  const opening = keysOf(context, { from: statement.from, to: Math.min(statement.to, statement.from + 2) })
  const isAsking = keysOf(context, { from: statement.from, to: Math.min(statement.to, statement.from + 4) }).some((key) => /^(?:asked|checked|wonder|wondered|know|looked|heard|gathered|collected|compiled|listed)$/u.test(key))
  if (!isAsking && opening.some((key) => /^(?:i|i'm|im|i've|me|ich|yo|je|eu)$/u.test(key)) && (statedSort(keysOf(context, statement)) !== null || opening[1] === ':' || (opening[1] === 'have' && hasWindows(context, statement)))) return USER
  for (let index = statement.from; index < Math.min(statement.to, statement.from + 4); index += 1) {
    const name = nameAt(context, index, names)
    if (name) return name
    if (isNameWord(context, index) && index > statement.from + 1) return null
  }
  return subjectAtEnd(context, statement, names) ?? subjectOfWish(context, statement, names) ?? subjectBehind(context, statement, names) ?? subjectOfDoubt(context, statement, names)
}

/** The Ana of 'I checked with Ana: …'. */
function askedIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const at = Array.from({ length: Math.min(5, to - from) }, (_, offset) => from + offset).find((index) => /^(?:with|to)$/u.test(context.source.tokens[index]!.key) && context.source.tokens[index + 2]?.key === ':')
  return at === undefined ? null : nameAt(context, at + 1, names)
}

/** Index behind the comma of 'According to the calendar, Ana is …'; the start when there is no such phrase. */
function behindLeadIn(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): number {
  const comma = context.source.tokens.slice(from, Math.min(to, from + LONGEST_LEAD_IN)).findIndex(({ key }) => key === ',')
  const lead = { from, to: from + comma }
  const isLeadIn = comma > 0 && /^(?:according|as|per|from|looking|judging|in|unfortunately|also|then|next|finally|meanwhile|however|lastly|sadly|apparently|note)$/u.test(context.source.tokens[from]!.key)
  return isLeadIn && groupsIn(context, lead).length === 0 && !namedIn(context, lead, names) ? from + comma + 1 : from
}

const LONGEST_LEAD_IN = 9

/** 'If possible, nothing before 10 for Ana'. */
function subjectAtEnd(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const [before, last] = [context.source.tokens[to - 2], context.source.tokens[to - 1]]
  if (to - from <= 3) return null
  // 'Not on Monday, Ana says.'
  if (SAYS.test(last?.key ?? '') && before) return nameAt(context, to - 2, names)
  return SAYS.test(before?.key ?? '') || /^(?:for|fur|para|pour)$/u.test(before?.key ?? '') ? nameAt(context, to - 1, names) : null
}

const SAYS = /^(?:says|said|asks|asked|insists|writes|wrote|adds|added|begs|begged|thinks|warns)$/u

/** 'Ideally we would leave Ana alone after 10': the only person of a wish. */
function subjectOfWish(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  const isWish = /^(?:ideally|preferably|if|please|we'd|maybe|wish|wishes|preference|request|nothing|no|not|try|nb|ps)$/u.test(context.source.tokens[from]?.key ?? '')
  if (!isWish && statedSort(keysOf(context, { from, to })) !== 'prefers-not') return null
  const found = new Set(Array.from({ length: to - from }, (_, offset) => nameAt(context, from + offset, names)).filter((name) => name !== null))
  return found.size === 1 ? [...found][0]! : null
}

/** 'It won't work for Ana on Monday': the only person, whose time it speaks of. */
function subjectOfDoubt(context: ReadingContext, { from, to }: Words, names: ReadonlySet<string>): string | null {
  if (statedSort(keysOf(context, { from, to })) === null) return null
  const named = Array.from({ length: to - from }, (_, offset) => from + offset).filter((index) => nameAt(context, index, names) !== null)
  const [index] = named
  return index !== undefined && named.length === 1 && /^(?:for|on|with)$/u.test(context.source.tokens[index - 1]?.key ?? '') ? nameAt(context, index, names) : null
}

/** 'On Monday 11 January Ana is tied up …', 'After 11 works for Ana': the only person of a statement that begins with a time. */
function subjectBehind(context: ReadingContext, statement: Words, names: ReadonlySet<string>): string | null {
  const [group] = groupsIn(context, statement)
  if (!group || group.from > statement.from + 2) return null
  const found = new Set<string>()
  for (let index = statement.from; index < statement.to; index += 1) {
    const name = nameAt(context, index, names)
    if (name) found.add(name)
  }
  return found.size === 1 ? [...found][0]! : null
}

/** A sentence about something else: it has a subject or verb of its own. */
function isOwnSentence(context: ReadingContext, statement: Words, groups: readonly TimeGroup[]): boolean {
  if (groups.length === 0) return true
  // 'Half an hour is all we need.'
  const isLength = groups[0]!.expressions.every(({ duration, days, clock }) => duration !== null && days === null && clock === null)
  const behind = groups.length === 1 ? statement.to : Math.min(statement.to, groups[0]!.to + 3)
  if (isLength && keysOf(context, { from: groups[0]!.to, to: behind }).some((key) => /^(?:is|are|should|will|would|suffices)$/u.test(key))) return true
  const lead = context.source.tokens.slice(statement.from, groups[0]!.from).filter(({ kind, key }) => kind === 'word' && !/^(?:on|at|from|and|also|busy|she|he|they|is|are|plus|then)$/u.test(key))
  return lead.length > 0
}

function isMeetingItself(context: ReadingContext, statement: Words, names: ReadonlySet<string>): boolean {
  const found = context.source.tokens.slice(statement.from, statement.to).filter(({ text }) => names.has(text)).length
  return found >= 2 && found === names.size && names.size > 1 && partsBySubject(context, statement, names).every((part) => groupsIn(context, part).length === 0 || subjectIn(context, part, names) === null)
}
