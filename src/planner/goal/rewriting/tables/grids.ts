/** A line of a table: its cells, and where it stands in the text. */
export type GridRow = { cells: string[]; start: number; end: number }

/** Lines below each other that the same sign parts into as many cells; `lead` is the last line above that says something. */
export type Grid = { rows: GridRow[]; lead: string }

type SignedLine = GridRow & { text: string; sign: string | null }

/** The tables of a text, whatever sign parts their columns: bars, tabs, semicolons, slashes, arrows, commas or spaces. */
export function gridsIn(text: string): Grid[] {
  const grids: Grid[] = []
  let lead = ''
  let open: Grid | null = null
  let sign: string | null = null
  let start = 0
  for (const written of text.split('\n')) {
    const line = signedLine(written, start)
    start += written.length + 1
    const isRule = line.sign === '|' && line.cells.every((cell) => /^:?-+:?$/u.test(cell))
    const goesOn = open !== null && sign !== null && line.sign !== null && (line.sign === sign && line.cells.length === open.rows[0]!.cells.length || isRule)
    if (goesOn && !isRule) open!.rows.push(line)
    else if (!goesOn && line.sign !== null) {
      open = { rows: [line], lead }
      sign = line.sign
      grids.push(open)
    } else if (line.sign === null) {
      open = null
      if (written.trim() !== '') lead = written
    }
  }
  return grids
}

/** Signs that part columns, the surest first. A comma and spaces part columns only where nothing else does. */
const SIGNS: readonly (readonly [string, RegExp])[] = [['|', /\|/u], ['\t', /\t/u], [';', /;/u], ['→', / ?→ ?| -> /u], ['/', / \/ /u], ['–', / [–—] /u], ['  ', / {2,}/u], [',', /,/u]]

function signedLine(text: string, start: number): SignedLine {
  const bare = text.replace(/^\s*[-*•]\s+|^\s*\d{1,2}[.)]\s+/u, '')
  const hasBars = /^\s*\|.*\|\s*$/u.test(text)
  for (const [sign, parting] of SIGNS) {
    const inner = hasBars ? text.trim().slice(1, -1) : sign === '  ' ? bare.trimEnd() : bare
    const cells = inner.split(parting).map((cell) => cell.trim())
    if (cells.length > 1 && cells.slice(1).some((cell) => cell !== '')) return { text, sign, cells, start, end: start + text.length }
  }
  return { text, sign: null, cells: [text.trim()], start, end: start + text.length }
}
