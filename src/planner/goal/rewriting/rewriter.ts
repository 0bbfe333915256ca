import type { PlannerType } from '../../../contract/plan.ts'
import type { Said } from './said.ts'
import type { Wording } from './wording.ts'

/** Finds stretches of a text and says them in plainer words. It knows no other rewriter: where two want the same words, their order in the table decides. */
export type Rewriter = {
  /** What it says plainly, with an example. */
  name: string
  for: readonly PlannerType[]
  /** What the text must hold for it to find anything: tested first, so that it costs other texts nothing. */
  cue?: RegExp
  find: (wording: Wording) => readonly Said[]
}

/** Rewriters that read the same text; what they write is read by the next pass. */
export type Pass = {
  name: string
  /** Why it stands before the next. */
  why: string
  /** What stands first keeps its words where two overlap. */
  rewriters: readonly Rewriter[]
}
