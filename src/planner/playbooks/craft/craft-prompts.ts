import { alone } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const CRAFT_PROMPTS: Record<string, PromptSet> = {
  'book-writing': alone('Write a novel', ['of 20000 words', 'of 90000 words'], ['over 6 weeks', 'over 30 weeks']),
}
