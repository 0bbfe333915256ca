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
  'process-improvement': team('Improve our approval process', ['for 10 employees', 'for 200 employees']),
  'office-move': team('Move our office', ['with 10 employees', 'with 200 employees']),
  'course-creation': team('Create an online course on food safety', ['with 2 modules', 'with 12 modules']),
  'certification-programme': team('Prepare our company for ISO 27001 certification', ['with 10 employees', 'with 250 employees']),
  'change-programme': team('Reorganise our sales department', ['with 10 employees', 'with 300 employees']),
  'device-rollout': team('Replace our laptops', ['for 20 employees', 'for 300 employees']),
  'market-entry': team('Enter the Polish market', ['with 2 partners', 'with 20 partners']),
  'video-production': team('Video production of an image film', ['with 1 scene', 'with 12 scenes']),
  'sales-process': team('Improve our sales process', ['for 4 salespeople', 'for 40 salespeople']),
  'museum-exhibition': team('Museum exhibition about bees', ['with 10 objects', 'with 120 objects']),
  'price-change': team('Raise our prices by a tenth', ['for 2 large customers', 'for 40 large customers']),
  'publication': team('Magazine of our association', ['with 16 pages', 'with 80 pages']),
  'warehouse-reorganisation': team('Reorganise our warehouse', ['with 5 employees', 'with 60 employees']),
  'community-programme': team('Set up a neighbourhood project', ['with 5 volunteers', 'with 40 volunteers']),
  'production-line': team('Change over our packaging line', ['with 4 operators', 'with 40 operators']),
  'sprint-training-rollout': team('Train our staff on the new tills', ['with 24 employees', 'with 160 employees']),
  'strategy-process': team('Strategic plan for our association', ['with 8 interviews', 'with 36 interviews']),
}
