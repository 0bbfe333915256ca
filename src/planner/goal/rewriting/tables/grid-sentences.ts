import { clockOf, isClock, isDay, isEmptyCell, isName, markIn, minutesIn, rangesIn } from './cells.ts'
import { areFreeTimes } from './free-times.ts'
import { gridsIn } from './grids.ts'
import type { Grid, GridRow } from './grids.ts'
import { areInvited } from './invited-names.ts'
import type { Said } from '../said.ts'

/** Tables known by what their cells hold, written out as sentences: busy times, and ways between places. */
export function sentencesOfGrids(text: string): Said[] {
  return gridsIn(text).flatMap((grid) => busyByDay(grid, text) ?? busyIntervals(grid, text) ?? squareOf(grid) ?? legsOf(grid) ?? [])
}

type Cell = { person: string; day: string; text: string }

/** People down the side and days along the top, or the other way round. */
function busyByDay(grid: Grid, text: string): Said[] | null {
  const [header, ...rows] = grid.rows
  const heads = header!.cells.slice(1)
  const areDays = heads.every(isDay), arePeople = heads.every(isName)
  const sides = rows.map(({ cells }) => cells[0]!)
  if (rows.length === 0 || !(areDays && sides.every(isName)) && !(arePeople && sides.every(isDay))) return null
  if (rows.some(({ cells }) => cells.slice(1).some((cell) => rangesIn(cell) === null && !isEmptyCell(cell)))) return null
  if (!areInvited(text, grid.rows, areDays ? sides : heads)) return null
  const isFree = areFreeTimes(grid.rows[0]!.cells[0]!, grid.lead)
  const said = rows.map(({ cells, start, end }) => ({ start, end, of: heads.map((head, index): Cell => ({ person: areDays ? cells[0]! : head, day: areDays ? head : cells[0]!, text: cells[index + 1]! })) }))
  const idle = new Set(said.flatMap(({ of }) => of.map(({ person }) => person)))
  for (const { of } of said) for (const { person, text } of of) if (rangesIn(text) !== null) idle.delete(person)
  return [
    { text: isFree ? 'Free times:' : 'Existing schedules:', start: header!.start, end: header!.end },
    ...said.map(({ of, start, end }) => ({ start, end, text: of.map((cell) => cellSentence(cell, { isFree, isIdle: idle.has(cell.person) })).filter((sentence) => sentence !== '').join(' ') })),
  ]
}

function cellSentence({ person, day, text }: Cell, { isFree, isIdle }: { isFree: boolean; isIdle: boolean }): string {
  const ranges = rangesIn(text)
  if (ranges !== null) return busySentence(person, { day, ranges, isFree })
  if (isFree) return isIdle ? `${person} is busy on ${day} during 0:00 to 23:59.` : ''
  return isIdle ? `${person} is free on ${day}.` : ''
}

export function busySentence(person: string, { day, ranges, isFree }: { day: string; ranges: string; isFree: boolean }): string {
  // The dot of 'Mon.' would end the sentence.
  const on = day === '' ? '' : ` on ${day.replace('.', '')}`
  return isFree ? `${person} is free${on} from ${ranges}.` : `${person} is busy${on} during ${ranges}.`
}

/** One row for each time: a person, a day, and where it begins and ends. */
function busyIntervals(grid: Grid, text: string): Said[] | null {
  const read = grid.rows.map((row) => ({ row, interval: intervalIn(row) }))
  const [first, ...others] = read
  if (read.length < 2 || others.some(({ interval }) => interval === null) || first!.interval === null && first!.row.cells.some((cell) => rangesIn(cell) !== null)) return null
  // '1 | Oslo | 3' holds numbers, unless columns of beginnings and ends are named.
  const isTimed = others.some(({ row }) => row.cells.some((cell) => /\d[:.h]\d|[ap]\.?m|\d{4}|\d ?[-–]/iu.test(cell))) || /\b(?:from|start|begin|begins|starts)\b/iu.test(grid.rows[0]!.cells.join(' '))
  if (!isTimed) return null
  if (!areInvited(text, grid.rows, [...new Set(read.flatMap(({ interval }) => interval?.person ?? []))])) return null
  const isFree = areFreeTimes(grid.rows[0]!.cells[0]!, grid.lead)
  return read.map(({ row, interval }) => ({ start: row.start, end: row.end, text: interval ? busySentence(interval.person, { ...interval, isFree }) : isFree ? 'Free times:' : 'Existing schedules:' }))
}

function intervalIn({ cells }: GridRow): { person: string; day: string; ranges: string } | null {
  const [people, days] = [cells.filter((cell) => isName(cell)), cells.filter(isDay)]
  const ranges = cells.flatMap((cell) => rangesIn(cell) ?? [])
  const clocks = cells.filter((cell) => isClock(cell) && rangesIn(cell) === null)
  const isKnown = people.length === 1 && days.length <= 1 && (ranges.length === 1 && clocks.length === 0 || ranges.length === 0 && clocks.length === 2)
  if (!isKnown || cells.length !== people.length + days.length + ranges.length + clocks.length || days.length === 0 && cells.length < 3) return null
  return { person: people[0]!, day: days[0] ?? '', ranges: ranges[0] ?? clocks.map(clockOf).join(' to ') }
}

/** The same places along the top and down the side: minutes between them, or a mark where one leads to the other. */
function squareOf({ rows: [header, ...rows] }: Grid): Said[] | null {
  const heads = header!.cells.slice(1)
  const sides = rows.map(({ cells }) => cells[0]!)
  const isSquare = rows.length >= 2 && heads.length >= 2 && heads.every(isName) && sides.every((side) => heads.includes(side))
  const values = isSquare ? rows.flatMap(({ cells }) => cells.slice(1).filter((_, index) => heads[index] !== cells[0])) : []
  if (values.length > 0 && values.filter((value) => minutesIn(value) !== null && Number(minutesIn(value)) > 1).length >= values.length / 2) return travelOf(header!, rows)
  const marks = values.map(markIn)
  return marks.length > 0 && marks.every((mark) => mark !== null) && marks.includes(true) ? linksOf(header!, rows) : null
}

/** Rows of two places and the minutes between them, each place in several rows. */
function legsOf({ rows }: Grid): Said[] | null {
  const legs = rows.map(({ cells }) => (cells.length === 3 && isName(cells[0]!) && isName(cells[1]!) ? minutesIn(cells[2]!) : null))
  const named = rows.flatMap(({ cells }) => cells.slice(0, 2))
  if (legs.length < 2 || !legs.every((leg) => leg !== null) || new Set(named).size === named.length) return null
  return rows.map(({ cells: [from, to], start, end }, index) => ({ start, end, text: `${from} to ${to}: ${legs[index]}.` }))
}

function travelOf(header: GridRow, rows: readonly GridRow[]): Said[] {
  const legs = rows.map(({ cells, start, end }) => ({ start, end, text: cells.slice(1).flatMap((value, index) => (minutesIn(value) === null || header.cells[index + 1] === cells[0] ? [] : [`${cells[0]} to ${header.cells[index + 1]}: ${minutesIn(value)}.`])).join('\n') }))
  return [{ text: 'Travel distances (in minutes):', start: header.start, end: header.end }, ...legs]
}

/** Each pair where it is first marked, both ways when the other row marks it as well. */
function linksOf(header: GridRow, rows: readonly GridRow[]): Said[] {
  const marked = new Set(rows.flatMap(({ cells }) => cells.slice(1).flatMap((value, index) => (markIn(value) === true && header.cells[index + 1] !== cells[0] ? [`${cells[0]}\n${header.cells[index + 1]}`] : []))))
  const said = new Set<string>()
  return [{ text: 'Direct flights:', start: header.start, end: header.end }, ...rows.map(({ cells, start, end }) => {
    const links = header.cells.slice(1).flatMap((to) => {
      const [key, back] = [`${cells[0]}\n${to}`, `${to}\n${cells[0]}`]
      if (!marked.has(key) || said.has(back)) return []
      said.add(key)
      return [marked.has(back) ? `${cells[0]} and ${to}` : `from ${cells[0]} to ${to}`]
    })
    return { start, end, text: links.length > 0 ? `Direct flights: ${links.join(', ')}.` : '' }
  })]
}
