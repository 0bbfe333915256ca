import type { GateStage, ReadingValue } from '../brief.ts'
import { gateLength, LENGTH } from './gate-length.ts'
import { itemBefore } from './names-of-gates.ts'
import type { Statement } from './names-of-gates.ts'

export type Gate = Extract<ReadingValue, { kind: 'gate' }>
/** A gate, and where the text speaks of it. */
export type ToldGate = { value: Gate; start: number; end: number }
/** The words of a statement around one length of it, `at` characters behind its beginning; `item` stands before its bracket, where these words are all that it holds before the length. */
export type Around = { statement: Statement; left: string; length: string; right: string; at: number; item: string | null }
/** A gate, and how many characters in front of the length and behind it say it. */
export type Found = { value: Gate; left: number; right: number }

/** Of each length that may be one of others. */
export const LENGTHS = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${LENGTH}`, 'giu')

export function itemOf(statement: Statement, text: string): string | null {
  return statement.isBracket ? itemBefore(text, statement.start) : null
}

/** What may be the clause before a length: from the nearest comma on, then from those before. */
export function leftsOf(left: string): string[] {
  const starts = Array.from(left.matchAll(/(?:[,;:] | [-–—] | (?:and|but|so|und|aber|et|mais|pero)(?= ))/gu), ({ 0: mark, index }) => index + mark.length).toReversed()
  return [...starts.slice(0, MOST_STARTS), 0].map((start) => left.slice(start))
}

const MOST_STARTS = 4

/** What the first of the forms that fits has found. */
export function firstOf(forms: readonly RegExp[], words: string): Record<string, string> | undefined {
  for (const each of forms) {
    const found = each.exec(words)
    if (found !== null) return found.groups
  }
  return undefined
}

/** Whoever writes, and what is named elsewhere. */
export function isOneself(name: string): boolean {
  return /^(?:die|sie|ils|ellos|eles|i|we|it|this|that|they|he|she|you|everything|all|each|both|ich|wir|es|there)$/iu.test(name) || /(?:^| )(?:i|we|you)$/iu.test(name)
}

/** `length` null: nobody says how long. */
export function stage(step: GateStage['step'], length: string | null): GateStage {
  return { step, said: null, takes: length === null ? null : gateLength(length) }
}

export function gate(told: Pick<Gate, 'of' | 'sort' | 'stages'> & Partial<Gate>): Gate {
  return { kind: 'gate', holder: null, input: null, opens: null, ...told }
}
