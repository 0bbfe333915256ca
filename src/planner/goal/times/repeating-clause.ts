import { isWholePlan } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'

/** Times that come back, with what is done then and the count of their weeks, if either is said. */
export type RepeatingClause = TypedTime & { when: string; label: string | null; weeks: number | null; rule: Rule | null }

/** What 'only', 'can' and 'any' bind to these times: one thing, or the plan. */
export type Rule = { binds: string | null }

export function isAbility(keys: readonly string[]): boolean {
  return keys.some((key) => /^(?:can|could|able|available|free|kann|konnen|puedo|podemos|consigo(?: estudar| treinar)?|conseguimos|logro|peux|pouvons|posso|podemos|i've|ive)$/u.test(key))
}

export function windowsFrom({ entry }: TypedTime): TypedTime['entry']['windows'] {
  if (entry.windows.length > 0 || entry.point === null) return entry.windows
  return [{ from: entry.point, to: Math.min(1440, entry.point + 60) }]
}

/** Nothing but the goal is done then. */
export function isOfGoal({ label, weeks, rule }: RepeatingClause): boolean {
  return label === null || isWholePlan(label) || weeks !== null || rule?.binds === null
}
