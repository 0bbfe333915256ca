import { clockOf } from './cells.ts'
import type { Said } from '../said.ts'

const CLOCK = /(?<![\d.:/,$€£-])(?:[01]\d|2[0-3])[0-5][05](?![\d:/.]\d|\d| ?(?:km|m|words|euros?|pounds|dollars|people|€|£)\b)/gu

/** The hours around tables that write them as 0930, with a colon as the tables' sentences have them; none when the tables write them otherwise. */
export function fourDigitClocks(text: string, tables: readonly Said[]): Said[] {
  const isWritten = tables.some(({ start, end }) => /(?<![\d-])(?:[01]\d|2[0-3])[0-5]\d ?(?:-|–|to|till|until|[|;,\t"]).{0,4}(?:[01]\d|2[0-3])[0-5]\d(?!\d)/u.test(text.slice(start, end)))
  if (!isWritten) return []
  return [...text.matchAll(CLOCK)].flatMap(({ 0: clock, index }) => {
    const [start, end] = [index, index + clock.length]
    return tables.some((table) => start < table.end && end > table.start) ? [] : [{ text: clockOf(clock), start, end }]
  })
}
