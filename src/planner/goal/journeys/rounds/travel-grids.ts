import type { ReadingContext } from '../../reading-context.ts'
import type { Statement } from '../../statements.ts'
import type { Leg } from '../leg-parts.ts'
import type { Mention } from '../name-mentions.ts'

/** A square of numbers: names along the top, and in each line below a name and a number, or a blank, for each of them. */
export function legsOfGrids(context: ReadingContext, statements: readonly Statement[], mentions: readonly Mention[]): Leg[] {
  const legs: Leg[] = []
  let top: string[] = []
  for (const statement of statements) {
    const names = mentions.filter(({ from, to }) => from >= statement.from && to <= statement.to)
    const values = valuesBehind(context, statement, names.at(-1)?.to ?? statement.from)
    const [first, second] = names
    if (first && !second && top.includes(first.name) && values.length === top.length) {
      const { name } = first
      legs.push(...top.flatMap((to, column) => (to !== name && values[column]!.minutes > 0 ? [{ from: name, to, minutes: values[column]!.minutes, words: { from: values[column]!.index, to: values[column]!.index + 1 } }] : [])))
    } else if (names.length > 1) top = values.some(({ minutes }) => minutes > 0) ? [] : names.map(({ name }) => name)
  }
  return isTurned(context) ? legs.map((leg) => ({ ...leg, from: leg.to, to: leg.from })) : legs
}

/** Numbers and signs for none, as long as nothing else but separators stands between. */
function valuesBehind({ source: { tokens } }: ReadingContext, { to }: Statement, start: number): { index: number; minutes: number }[] {
  const values: { index: number; minutes: number }[] = []
  for (let index = start; index < to; index += 1) {
    const { kind, key, text } = tokens[index]!
    if (kind === 'digits' && text.length <= 3) values.push({ index, minutes: Number(text) })
    else if (/^(?:-|x|×|\\|·|•|\/)$/u.test(key)) values.push({ index, minutes: 0 })
    else if (!/^(?:[|,:;*]|min|mins|minutes|m)$/u.test(key)) return []
  }
  return values
}

/** 'Columns are where you start'. */
function isTurned({ prompt }: ReadingContext): boolean {
  return /columns?\s?(?:=|:|is|are|give|gives|stands? for)?\s?(?:the |where you |)(?:from|start|starts|origins?|departures?|begin)|rows?\s?(?:=|:|is|are|give|gives|stands? for)?\s?(?:the |where you |)(?:to|destinations?|arrivals?|targets?|end)(?!\p{L})/iu.test(prompt)
}
