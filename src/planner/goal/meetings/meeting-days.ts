import { columnsOf, isDaysOnly } from './columns.ts'
import { groupsIn, utterancesOf } from './meeting-people.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** 'Monday:' on a line of its own, above what each person does on that day. */
export function dayHeadings(context: ReadingContext): TimeGroup[] {
  const found = utterancesOf(context).flatMap((words) => {
    const group = headingIn(context, words)
    return group ? [{ group, hasColon: [context.source.tokens[words.to - 1]?.key, context.source.tokens[words.to]?.key].includes(':'), ownLine: isOwnLine(context, words) }] : []
  })
  return found.filter(({ hasColon, ownLine }) => hasColon || (ownLine && found.length > 1)).map(({ group }) => group)
}

/** 'Not on Monday. Tuesday.' goes on in the same line. */
function isOwnLine({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return [tokens[from - 1], tokens[to]].every((token) => token === undefined || token.kind === 'break')
}

/** Nothing but days in the statement. */
function headingIn(context: ReadingContext, words: Words): TimeGroup | null {
  const [group, ...others] = groupsIn(context, words)
  if (!group || others.length > 0 || !isDaysOnly(group)) return null
  const isBare = context.source.tokens.slice(words.from, words.to).every(({ kind, key }, offset) => kind === 'symbol' || /^(?:on|am|el|le)$/u.test(key) || (words.from + offset >= group.from && words.from + offset < group.to))
  return isBare ? group : null
}

/** The group of days above each column of a table, by the index of the row's first token. */
export function daysAboveColumns(context: ReadingContext): Map<number, (TimeGroup | null)[]> {
  const above = new Map<number, (TimeGroup | null)[]>()
  let header: (TimeGroup | null)[] | null = null
  for (const words of utterancesOf(context)) {
    const columns = columnsOf(context, words)
    const isRow = columns.length >= 2
    const days = columns.map((column) => groupsIn(context, column)[0] ?? null)
    const isHeader = isRow && days.slice(1).every((group) => group !== null && isDaysOnly(group)) && days[0] === null
    if (!isRow) header = null
    else if (isHeader) header = days
    else if (header && columns.length === header.length) above.set(words.from, header)
  }
  return above
}

/** 'Mon 9-10; 12-13': the day goes on behind the semicolon. */
export function daysAlone(groups: readonly TimeGroup[]): TimeGroup | null {
  const last = groups.findLast(({ entries }) => entries.some(({ weekdays, spans }) => weekdays !== null || spans.length > 0))
  const entry = last?.entries.at(-1)
  return last && entry ? { ...last, entries: [{ ...entry, windows: [], point: null, points: [] }] } : null
}

/** Groups behind days said before them: a heading, or 'On Monday, …'. Days of their own win. */
export function withLeadDays(lead: TimeGroup | null, groups: readonly TimeGroup[]): TimeGroup[] {
  const isDated = groups[0]?.entries.some(({ weekdays, spans }) => weekdays !== null || spans.length > 0) ?? true
  return lead === null || isDated ? [...groups] : [lead, ...groups]
}
