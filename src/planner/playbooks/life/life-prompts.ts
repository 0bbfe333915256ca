import { alone, project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const LIFE_PROMPTS: Record<string, PromptSet> = {
  'care-move': project('Move my mother into assisted living from a house', ['with 2 rooms', 'with 7 rooms']),
  newborn: project('Get ready for our newborn', ['1 baby', '3 babies']),
  paperwork: project('Sort out my paperwork and tax return', ['with 5 invoices', 'with 90 invoices']),
  'personal-finance': alone('Get my personal finances in order', ['with 2 accounts', 'with 12 accounts']),
  'personal-growth': alone('Become a better listener', ['2 times a week', '5 times a week']),
}
