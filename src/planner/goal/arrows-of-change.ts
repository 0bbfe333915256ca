import type { Source } from '../time/grammar/source.ts'

/** Words of going over from one thing to another. */
const CHANGE = /^(?:mov(?:e|es|ing)|migrat(?:e|es|ion|ing)|switch(?:ing|over)?|upgrad(?:e|es|ing)|transfer(?:ring)?|relocat(?:e|ion|ing)|port(?:ing)?|rewrit(?:e|ing)|conver(?:t|ting|sion)|chang(?:e|ing)|renam(?:e|ing)|replac(?:e|ing|ement)|swap|transition|umzug|migration|wechsel|umstellung|migracion|traslado|mudanza|passage|demenagement|migracao|mudanca)$/u

/** 'Postgres 12 -> 16', 'warehouse move Duisburg -> Venlo': an arrow from what is to what shall be joins them into one thing; any other stands between two steps. */
export function isArrowOfChange({ tokens }: Source, index: number): boolean {
  const [before, behind] = [tokens[index - 1], tokens[index + (tokens[index]!.key === '-' ? 2 : 1)]]
  if (before === undefined || behind === undefined) return false
  if (before.kind === 'digits' && behind.kind === 'digits') return true
  const [from, to] = [clauseEdge(tokens, index, -1), clauseEdge(tokens, index, 1)]
  const clause = tokens.slice(from + 1, to)
  const arrows = clause.filter(({ key }) => /^[>→⇒]$/u.test(key)).length
  return arrows === 1 && clause.some(({ key }) => CHANGE.test(key))
}

/** The nearest sign that ends a clause. */
function clauseEdge(tokens: Source['tokens'], index: number, step: 1 | -1): number {
  let at = index + step
  while (at >= 0 && at < tokens.length && tokens[at]!.kind !== 'break' && !/^[,.;:!?()]$/u.test(tokens[at]!.key)) at += step
  return at
}
