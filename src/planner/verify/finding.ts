/** What one constraint says of one plan. */
export type Finding = {
  /** Stable name of the constraint: 'availability', 'no-overlap', … */
  constraint: string
  /** The constraint in the user's words, e.g. 'weekdays 6-8pm'. */
  name: string
  ok: boolean
  strength: 'hard' | 'soft'
  /** By how much it is broken, or how it was met. */
  detail: string
  taskIds: string[]
  readingId: string | null
}
