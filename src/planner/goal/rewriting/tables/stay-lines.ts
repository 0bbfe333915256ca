import { isName } from './cells.ts'
import { gridsIn } from './grids.ts'
import type { Said } from '../said.ts'

const COUNT = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const BEHIND = new RegExp(String.raw`^(.+?) ?(?:[:=–—,(/\[→-]|\bfor\b)? ?${COUNT} ?(days?|nights?|d|n)?[)\].]?$`, 'iu')
const BEFORE = new RegExp(String.raw`^${COUNT} (days?|nights?) ?(?:[:=–—,→-]|\bin\b)? ?(.+)$`, 'iu')
const MOVING = /\b(?:flights?|fly|trains?|direct|directly|non-?stop|connections?|routes?|ferr(?:y|ies)|buses)\b/iu

type Stay = { name: string; count: string; unit: string }

type Line = { stays: Stay[]; start: number; end: number }

/** Lines of a place and how long one stays, in any order and with any signs between, of a journey whose connections the text speaks of. */
export function sentencesOfStays(text: string): Said[] {
  if (!MOVING.test(text)) return []
  const lines = [...linesOfStays(text), ...rowsOfStays(text)]
  const stays = lines.flatMap((line) => line.stays)
  // Each of them is connected with another one; what stands on many of the lines is a label: 'Stay: 4 days'.
  const isKnown = stays.length >= 2 && new Set(stays.map(({ name }) => name)).size === stays.length && stays.every(({ name }) => text.split(name).length > 2)
  return isKnown ? lines.map(({ stays: own, start, end }) => ({ text: own.map(({ name, count, unit }) => `You want to spend ${count} ${unit} in ${name}.`).join(' '), start, end })) : []
}

function linesOfStays(text: string): Line[] {
  const found: Line[] = []
  let [start, lead] = [0, '']
  for (const written of text.split('\n')) {
    const stays = staysOf(written, unitIn(lead))
    if (stays.length > 0) found.push({ stays, start, end: start + written.length })
    else if (written.trim() !== '') lead = written
    start += written.length + 1
  }
  return found
}

/** 'Oslo - 3 nights', '3 nights: Oslo', 'Oslo 3 / Riga 2 (nights)'; below 'Nights per city' also 'Oslo – 3'. */
function staysOf(written: string, unitAbove: string): Stay[] {
  const line = written.trim().replace(/^(?:[-*•+] |\d{1,2}[.)] |\p{Ll}\) )/u, '')
  if (line.length > LONGEST || line.includes('|')) return []
  const [, listed, unitBehind] = /^(.+?) ?\(?((?:days?|nights?))\)?\.?$/iu.exec(line) ?? []
  const parts = (listed !== undefined && line.includes(' / ') ? listed : line).split(' / ')
  if (parts.length === 2 && /^\d|^\p{Ll}/u.test(parts[1]!)) return [stayOf(line.replace(' / ', ': '), unitAbove)].flatMap((stay) => stay ?? [])
  const stays = parts.map((part) => stayOf(part, parts.length > 1 ? unitBehind ?? unitAbove : unitAbove))
  return stays.every((stay) => stay !== null) ? stays : []
}

/** Longer lines are prose. */
const LONGEST = 200

function stayOf(part: string, unitAbove: string): Stay | null {
  const before = BEFORE.exec(part)
  const behind = before ? null : BEHIND.exec(part)
  const [name, count, written] = before ? [before[3]!, before[1]!, before[2]!] : [behind?.[1] ?? '', behind?.[2] ?? '', behind?.[3] ?? '']
  const unit = unitIn(written) || unitAbove
  return isName(name) && unit !== '' ? { name, count, unit } : null
}

/** Rows of a running number, a place and a count below '# | City | Stay (nights)'. */
function rowsOfStays(text: string): Line[] {
  return gridsIn(text).flatMap(({ rows: [header, ...rows] }) => {
    const column = header!.cells.findIndex((cell) => unitIn(cell) !== '')
    const place = rows[0]?.cells.findIndex(isName) ?? -1
    const areStays = column >= 0 && place >= 0 && rows.every(({ cells }, row) => isName(cells[place]!) && /^\d{1,2}$/u.test(cells[column]!) && cells.every((cell, at) => at === place || at === column || cell.replace('.', '') === String(row + 1)))
    if (!areStays || header!.cells.length < 3) return []
    const unit = unitIn(header!.cells[column]!)
    return [{ stays: [], start: header!.start, end: header!.end }, ...rows.map(({ cells, start, end }) => ({ stays: [{ name: cells[place]!, count: cells[column]!, unit }], start, end }))]
  })
}

function unitIn(words: string): string {
  return /\bnights?\b|^n$/iu.test(words) ? 'nights' : /\bdays?\b|^d$/iu.test(words) ? 'days' : ''
}
