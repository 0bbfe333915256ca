import { team } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const OPERATIONS_PROMPTS: Record<string, PromptSet> = {
  'sprint-content-marketing': team('Content marketing sprint', ['with 2 blog posts', 'with 16 blog posts']),
  'sprint-crm-rollout': team('Roll out a new CRM', ['to 10 users', 'to 200 users']),
  'sprint-hardware': team('Build a hardware prototype with an ESP32', ['in 2 units', 'in 40 units']),
  'sprint-hiring': team('Hire developers', ['with 5 candidates', 'with 60 candidates']),
  'sprint-tool-migration': team('Move our wiki from Confluence to Notion', ['for 20 people', 'for 200 people']),
}
