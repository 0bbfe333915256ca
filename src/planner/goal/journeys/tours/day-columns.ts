import type { DaySpan } from '../../../time/calendar-time.ts'
import { statementsOf } from '../../statements.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'

/** Days of the journey, counted from 1. */
export type Days = Words & DaySpan

/** 'Riga,3,2,4' below 'city,days,from_day,to_day': days of the journey in columns of their own. */
export function daysInColumns(context: ReadingContext): Days[] {
  const { tokens } = context.source
  let columns: { first: number; last: number; sign: string; count: number } | null = null
  return statementsOf(context, { atCommas: false }).flatMap((statement): Days[] => {
    const sign = [',', '|'].find((key) => tokens.slice(statement.from, statement.to).filter((token) => token.key === key).length >= 2)
    const cells = sign === undefined ? [] : cellsOf(context, statement, sign)
    const isHeading = tokens.slice(statement.from, statement.to).every(({ kind }) => kind !== 'digits')
    if (sign !== undefined && isHeading && cells.length > 2) {
      const texts = cells.map(({ from, to }) => tokens.slice(from, to).map(({ key }) => key).join(' '))
      const isOfDays = (text: string) => /^(?:(?:fixed|day|arrive|there|must) ?_? ?)*(?:from|first|start|arrival|since)(?: ?_? ?day)?$/u.test(text)
      const [first, last] = [texts.findIndex(isOfDays), texts.findIndex((text) => /^(?:(?:fixed|day|there|must) ?_? ?)*(?:to|until|till|last|end|departure)(?: ?_? ?day)?$/u.test(text))]
      columns = first > 0 && last > first ? { first, last, sign, count: cells.length } : null
      return []
    }
    const [from, to] = columns !== null && columns.sign === sign && cells.length === columns.count ? [cells[columns.first]!, cells[columns.last]!] : [null, null]
    const [first, last] = [from, to].map((cell) => (cell !== null && cell.to === cell.from + 1 && tokens[cell.from]!.kind === 'digits' ? Number(tokens[cell.from]!.text) : 0))
    return from !== null && to !== null && first! > 0 && last! >= first! ? [{ first: first!, last: last!, from: from.from, to: to.to }] : []
  })
}

/** The columns of a row, empty ones too; a bar may stand at both ends. */
function cellsOf({ source: { tokens } }: ReadingContext, { from, to }: Words, sign: string): Words[] {
  const start = sign === '|' && tokens[from]!.key === '|' ? from + 1 : from
  const end = sign === '|' && tokens[to - 1]!.key === '|' ? to - 1 : to
  const cells: Words[] = []
  let left = start
  for (let index = start; index <= end; index += 1) {
    if (index < end && tokens[index]!.key !== sign) continue
    cells.push({ from: left, to: index })
    left = index + 1
  }
  return cells
}
