import { PROMPT_MAX_LENGTH, PROMPT_MIN_LENGTH } from '../../../contract/limits.ts'
import type { PlannerType } from '../../../contract/plan.ts'

export type PromptProblem = 'no_planner' | 'empty' | 'too_short'

export type PromptCheck = { ok: true; prompt: string } | { ok: false; problem: PromptProblem }

/** What a submit may send: the trimmed prompt, or the first rule it breaks. Lengths are UTF-16 units. */
export function checkPrompt(text: string, plannerType: PlannerType | null): PromptCheck {
  if (plannerType === null) return { ok: false, problem: 'no_planner' }
  const prompt = text.trim()
  if (prompt === '') return { ok: false, problem: 'empty' }
  if (prompt.length < PROMPT_MIN_LENGTH) return { ok: false, problem: 'too_short' }
  return { ok: true, prompt }
}

/** Cuts at the limit; a surrogate pair that the limit would split is left out whole. */
export function truncatePrompt(text: string): string {
  if (text.length <= PROMPT_MAX_LENGTH) return text
  const splitsPair = isHighSurrogate(text, PROMPT_MAX_LENGTH - 1) && isLowSurrogate(text, PROMPT_MAX_LENGTH)
  return text.slice(0, splitsPair ? PROMPT_MAX_LENGTH - 1 : PROMPT_MAX_LENGTH)
}

export function isAtLimit(text: string): boolean {
  return text.length >= PROMPT_MAX_LENGTH
}

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit >= 0xd8_00 && unit <= 0xdb_ff
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit >= 0xdc_00 && unit <= 0xdf_ff
}
