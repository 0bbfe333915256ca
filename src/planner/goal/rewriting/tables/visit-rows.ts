import { clockOf, isClock, isName, lengthInside, rangeInside } from './cells.ts'
import type { Said } from '../said.ts'

type VisitLine = { names: [string, string]; hours: string; length: string }

type Row = { text: string; visit: VisitLine | null; start: number; end: number }

/** Lines that hold a person, a place, hours and a length and nothing else, with whatever signs between them. The places are the names that the text knows elsewhere as well. */
export function sentencesOfVisits(text: string): Said[] {
  return runsOf(rowsOf(text)).flatMap(({ heading, rows }) => {
    const visits = rows.map(({ visit }) => visit!)
    const elsewhere = (names: readonly string[]) => names.filter((name) => text.split(name).length > 2).length
    const [first, second] = [elsewhere(visits.map(({ names }) => names[0])), elsewhere(visits.map(({ names }) => names[1]))]
    if (Math.max(first, second) < visits.length / 2) return []
    const said = rows.map(({ visit, start, end }) => {
      const [person, place] = first > second ? [visit!.names[1], visit!.names[0]] : visit!.names
      return { start, end, text: visitSentence({ ...visit!, person, place }) }
    })
    return heading ? [{ text: 'Friends:', start: heading.start, end: heading.end }, ...said] : said
  })
}

export function visitSentence({ person, place, hours, length }: { person: string; place: string; hours: string; length: string }): string {
  return `${person} will be at ${place} from ${hours}. You'd like to meet ${person} for a minimum of ${length}.`
}

function rowsOf(text: string): Row[] {
  let start = 0
  return text.split('\n').map((written) => {
    const row = { text: written, visit: visitIn(written), start, end: start + written.length }
    start += written.length + 1
    return row
  })
}

/** Rows below each other, and the heading of their columns. */
function runsOf(rows: readonly Row[]): { heading: Row | null; rows: Row[] }[] {
  const runs: { heading: Row | null; rows: Row[] }[] = []
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (!row.visit) return
    if (before?.visit) runs.at(-1)!.rows.push(row)
    else {
      const rule = before && /^[\s|:-]+$/u.test(before.text) && before.text.trim() !== '' ? before : undefined
      const above = rule ? rows[index - 2] : before
      runs.push({ heading: above && isHeading(above.text) ? { ...above, end: rule?.end ?? above.end } : null, rows: [row] })
    }
  })
  return runs
}

/** 'Friend | Where | When': three columns or more of plain words. */
function isHeading(line: string): boolean {
  return !/[\d.:!?]/u.test(line) && line.split(/\||\t|;|,| \/ | {2,}/u).filter((cell) => cell.trim() !== '').length >= 3
}

/** Longer lines are prose. */
const LONGEST = 140

function visitIn(written: string): VisitLine | null {
  if (written.length > LONGEST) return null
  const line = written.replace(/^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)/u, '').replace(/\t| {2,}/gu, '|')
  const range = rangeInside(line) ?? clocksInCells(line)
  const length = range ? lengthInside(range.rest) : null
  const rest = length?.rest ?? range?.rest ?? ''
  const cells = rest.split(/[|,:;@()[\]=/→—–]| ->? | -|- | (?:at|in|with) /u).map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '-')
  const bare = length === null && /^\d{1,3}$/u.test(cells.at(-1) ?? '') ? `${cells.pop()} minutes` : null
  const [first, second] = cells
  const needed = length?.length ?? bare
  return range && needed !== null && cells.length === 2 && isName(first!) && isName(second!) ? { names: [first!, second!], hours: range.hours, length: needed } : null
}

/** 'Rita,Old Port,9:30,11:00,45': beginning and end in cells of their own. */
function clocksInCells(line: string): { hours: string; rest: string } | null {
  const cells = line.split(/[|,;]/u).map((cell) => cell.trim())
  const clocks = cells.filter((cell) => isClock(cell) && /\D/u.test(cell) || /^\d{4}$/u.test(cell) && isClock(cell))
  return clocks.length === 2 ? { hours: clocks.map(clockOf).join(' to '), rest: cells.filter((cell) => !clocks.includes(cell)).join('|') } : null
}
