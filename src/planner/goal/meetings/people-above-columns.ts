import { columnsOf, isDaysOnly } from './columns.ts'
import { isPersonWord, parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** A row of a table whose columns belong to one person each, and the day that it begins with. */
export type DayRow = { day: TimeGroup; cells: { person: string; words: Words }[] }

/** The rows below '| | Ana | Bo |' that begin with a day, by the index of their first token. */
export function peopleAboveColumns(context: ReadingContext): Map<number, DayRow> {
  const found = new Map<number, DayRow>()
  let people: string[] | null = null
  for (const words of statementsOf(context, { atCommas: false })) {
    const columns = columnsOf(context, words)
    const [day, ...others] = columns.length < 3 ? [] : groupsIn(context, columns[0]!)
    const named = columns.length < 3 ? [] : columns.slice(1).flatMap((column) => personIn(context, column) ?? [])
    if (columns.length < 3) people = null
    else if (named.length === columns.length - 1 && day === undefined) people = named
    else if (people?.length === columns.length - 1 && day && others.length === 0 && isDaysOnly(day)) found.set(words.from, { day, cells: people.map((person, index) => ({ person, words: columns[index + 1]! })) })
  }
  return found
}

function personIn(context: ReadingContext, { from, to }: Words): string | null {
  const name = from < to && isPersonWord(context, from) ? parseProperName(context, from) : null
  return name?.next === to ? name.value : null
}

function groupsIn(context: ReadingContext, words: Words): TimeGroup[] {
  return context.groups.filter(({ from, to }) => from >= words.from && to <= words.to)
}
