import type { Said } from '../said.ts'
import { roleOf, sentenceOf } from './record-sentences.ts'
import type { Role, TableRecord } from './record-sentences.ts'

type Line = { cells: string[]; start: number; end: number; hasBars: boolean; sign: string | RegExp }

/** The rows of tables whose columns semicolons or tabs part, as sentences: a heading of known words, then rows as wide. */
export function sentencesOfRows(prompt: string): Said[] {
  const lines = linesOf(prompt)
  const found: Said[] = []
  let heading: (Role | null)[] = []
  // Rows that go both ways say so in a row each.
  const pairs = new Set(lines.filter(({ cells }) => cells.length === 2).map(({ cells }) => cells.join('\n')))
  const hasWayBack = lines.some(({ cells }) => cells.length === 2 && cells[0] !== cells[1] && pairs.has(cells.toReversed().join('\n')))
  for (const line of lines) {
    const roles = line.cells.map(roleOf)
    const isVisits = (['person', 'place', 'from', 'to'] as const).every((role) => roles.includes(role))
    const isTeam = roles.includes('person') && (roles.includes('weekly') || roles.includes('per-sprint'))
    const isHeading = (!line.hasBars || isVisits || isTeam) && line.cells.length > 1 && roles.filter((role) => role !== null).length >= Math.max(2, line.cells.length - 1)
    if (line.cells.length < 2) heading = []
    else if (line.hasBars && line.cells.every((cell) => /^:?-+:?$/u.test(cell))) found.push({ text: '', start: line.start, end: line.end })
    else if (isHeading) {
      heading = roles
      const isTravel = roles.includes('from') && roles.includes('minutes') && !roles.includes('person')
      found.push({ text: isTravel ? 'Travel distances (in minutes):' : '', start: line.start, end: line.end })
    } else {
      const record = line.cells.length === heading.length ? recordOf(heading, line.cells) : null
      const isOneOfTwo = record !== null && heading.length === 2 && hasWayBack && record.from !== undefined && record.to !== undefined
      const sentence = record ? sentenceOf(isOneOfTwo ? { ...record, 'one-way': 'yes' } : record) : line.hasBars ? null : startOf(line)
      if (sentence !== null) found.push({ text: sentence.trimEnd(), start: line.start, end: line.end })
    }
  }
  return found.some(({ text }) => text !== '') ? found : []
}

function recordOf(heading: readonly (Role | null)[], cells: readonly string[]): TableRecord {
  const record: TableRecord = {}
  heading.forEach((role, index) => {
    if (role !== null) record[role] = cells[index]!
  })
  return record
}

/** 'start;Little Italy;9:00'. */
function startOf({ cells: [key, place, time] }: Line): string | null {
  return /^(?:start|begin|home|from|start point|ab|inicio|départ)$/iu.test(key!) && place && time ? sentenceOf({ place, time }) : null
}

function linesOf(prompt: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const text of prompt.split('\n')) {
    const hasBars = /^\s*\|.*\|\s*$/u.test(text)
    // 'from,to,minutes': commas part columns only below a heading whose words are all known.
    const cells = text.split(',')
    const isOfStays = cells.length === 2 && /^(?:city days|city nights|from to)$/u.test(cells.map(roleOf).join(' '))
    const hasCommas = (cells.length >= 3 || isOfStays || lines.at(-1)?.sign === ',') && (cells.every((cell) => roleOf(cell) !== null) || lines.at(-1)?.sign === ',' && cells.length === lines.at(-1)!.cells.length)
    const sign = hasBars ? '|' : text.includes('\t') ? '\t' : text.includes(';') ? ';' : hasCommas ? ',' : / {2,}/u
    lines.push({ hasBars, sign, cells: (hasBars ? text.trim().slice(1) : text).split(sign).map((cell) => cell.trim()).filter((cell, index, all) => cell !== '' || sign === ',' || index < all.length - 1), start, end: start + text.length })
    start += text.length + 1
  }
  return lines
}
