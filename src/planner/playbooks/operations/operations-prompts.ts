import { team } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const OPERATIONS_PROMPTS: Record<string, PromptSet> = {
  'sprint-content-marketing': team('Content marketing sprint', ['with 2 blog posts', 'with 16 blog posts']),
  'sprint-crm-rollout': team('Roll out a new CRM', ['to 10 users', 'to 200 users']),
  'sprint-hardware': team('Build a hardware prototype with an ESP32', ['in 2 units', 'in 40 units']),
  'sprint-hiring': team('Hire developers', ['with 5 candidates', 'with 60 candidates']),
  'sprint-tool-migration': team('Move our wiki from Confluence to Notion', ['for 20 people', 'for 200 people']),
  'marketing-campaign': team('Marketing campaign for our summer collection', ['in 2 countries', 'in 12 countries']),
  'brand-identity': team('Rebrand our company', ['with 2 branches', 'with 40 branches']),
  'signage-wayfinding': team('Replace the signage and wayfinding of our hospital', ['with 20 signs', 'with 400 signs']),
  'ux-discovery': team('User research for our budgeting tool', ['with 6 interviews', 'with 24 interviews']),
  'knowledge-base': team('Build a knowledge base for our support', ['with 10 articles', 'with 60 articles']),
  'customer-success': team('Build a customer onboarding programme', ['for 5 customers', 'for 60 customers']),
}
