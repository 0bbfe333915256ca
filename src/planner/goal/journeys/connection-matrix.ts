import { columnsOf } from '../meetings/columns.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { statementsOf } from '../statements.ts'
import { knownNamesIn } from '../topics/proper-names.ts'

/** A square table with the places along the top and down the side, and a mark where one can go from the row to the column. Returns whether there is one. */
export function addConnectionsOfMatrix(context: ReadingContext, places: ReadonlySet<string>): boolean {
  const links = linksIn(context, places)
  const listed = new Set(links.map(({ from, to }) => `${from}\n${to}`))
  const said = new Set<string>()
  for (const { from, to, words } of links) {
    const bothWays = listed.has(`${to}\n${from}`)
    claim(context, words)
    if (said.has(`${to}\n${from}`)) continue
    said.add(`${from}\n${to}`)
    addReading(context, words, { value: { kind: 'connection', from, to, bothWays }, text: `${from} ${bothWays ? '–' : '→'} ${to}` })
  }
  return links.length > 0
}

type Link = { from: string; to: string; words: Words }

function linksIn(context: ReadingContext, places: ReadonlySet<string>): Link[] {
  const rows = statementsOf(context, { atCommas: false }).map((words) => ({ words, columns: columnsOf(context, words) }))
  const nameOf = (column: Words) => {
    const [name, ...others] = knownNamesIn(context, column, places)
    return name && others.length === 0 && name.from === column.from && name.to === column.to ? name.name : null
  }
  const header = rows.findIndex(({ columns }) => columns.length > 2 && nameOf(columns[0]!) === null && columns.slice(1).every((column) => nameOf(column) !== null))
  if (header < 0) return []
  const names = rows[header]!.columns.map(nameOf)
  return rows.slice(header + 1).flatMap(({ columns, words }) => {
    const from = columns.length === names.length ? nameOf(columns[0]!) : null
    if (from === null) return []
    return columns.flatMap((column, index) => (index > 0 && names[index] !== from && isMarked(context, column) ? [{ from, to: names[index]!, words }] : []))
  })
}

function isMarked({ source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return to === from + 1 && /^(?:x|×|yes|y|1|✓|✔|✅|•|direct|ja|si|oui|sim)$/u.test(tokens[from]!.key)
}
