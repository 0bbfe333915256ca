import type { PlannerType } from '../../../../contract/plan.ts'
import type { Said } from '../said.ts'
import { fourDigitClocks } from './four-digit-clocks.ts'
import { sentencesOfGrids } from './grid-sentences.ts'
import { jsonAt } from './json-nodes.ts'
import type { JsonNode } from './json-nodes.ts'
import { sentencesOfJson } from './json-sentences.ts'
import { sentencesOfLinks } from './link-lines.ts'
import { sentencesOfPersonLines } from './person-lines.ts'
import { sentencesOfSections } from './section-sentences.ts'
import { sentencesOfStays } from './stay-lines.ts'
import { sentencesOfRows } from './table-rows.ts'
import { sentencesOfVisits } from './visit-rows.ts'

/** JSON and tables of any signs, with the hours around them. Tables of the week and of places are those of a calendar. */
export function sentencesOfTables(text: string, plannerType: PlannerType): Said[] {
  const isCalendar = plannerType === 'calendar'
  const json = jsonIn(text)
  const isInJson = ({ start, end }: Said) => json.some((node) => start < node.end && end > node.start)
  const rows = [
    ...(isCalendar ? sentencesOfVisits(text) : []),
    ...sentencesOfRows(text),
    ...(isCalendar ? [...sentencesOfGrids(text), ...sentencesOfSections(text), ...sentencesOfPersonLines(text), ...sentencesOfStays(text), ...sentencesOfLinks(text)] : []),
  ].filter((row) => !isInJson(row))
  const tables = [...json.flatMap((node) => saidInJson(node, text)), ...rows]
  return [...tables, ...fourDigitClocks(text, tables)]
}

/** More beginnings than this are not tried. */
const MOST_TRIES = 4

/** The JSON objects with something in them, and lists of such. */
function jsonIn(text: string): JsonNode[] {
  const nodes: JsonNode[] = []
  let at = text.search(/[{[]/u)
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries += 1) {
    const node = jsonAt(text, at)
    const isTable = node?.kind === 'object' && node.entries.length > 0 || node?.kind === 'array' && node.items.some(({ kind }) => kind === 'object')
    if (isTable) nodes.push(node)
    const behind = isTable ? node.end : at + 1
    const next = text.slice(behind).search(/[{[]/u)
    at = next < 0 ? -1 : behind + next
  }
  return nodes
}

/** Its sentences, between its edges; keys and signs among them have been said. */
function saidInJson(node: JsonNode, text: string): Said[] {
  const above = text.slice(0, node.start).trimEnd()
  const said = sentencesOfJson(node, above.slice(above.lastIndexOf('\n') + 1)).toSorted((a, b) => a.start - b.start)
  let from = node.start
  const all: Said[] = []
  for (const sentence of said) {
    all.push({ text: '', start: from, end: Math.max(from, sentence.start) }, sentence)
    from = Math.max(from, sentence.end)
  }
  return [...all, { text: '\n', start: from, end: node.end }]
}
