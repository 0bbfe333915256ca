import { alone, project } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const LIFE_PROMPTS: Record<string, PromptSet> = {
  'study-abroad': project('Prepare my semester abroad', ['of 4 courses', 'of 12 courses']),
  'dementia-care': alone('Care for my mother with dementia at home', ['with 2 helpers', 'with 9 helpers']),
  'school-start': project('Get ready for starting school', ['for 1 child', 'for 4 children']),
  'sleep-better': alone('Sleep better', ['from 7 nights', 'from 42 nights']),
  'university-application': project('Get my university applications done', ['to 2 universities', 'to 8 universities']),
  'will-making': project('Make my will', ['with 3 accounts', 'with 20 accounts']),
  'small-claim': project('Make a formal complaint and get my money back from a builder', ['with 5 invoices', 'with 60 invoices']),
  operation: project('Prepare for my operation', ['with 2 exercises', 'with 12 exercises']),
  'moving-abroad': project('Relocate to another country with a work visa', ['for 1 person', 'for 5 people']),
  'quit-smoking': project('Quit smoking', ['after 5 cigarettes', 'after 40 cigarettes']),
  estate: project('Settle my late father’s estate and probate', ['with 4 accounts', 'with 20 accounts']),
  separation: project('Get through my divorce', ['with 4 accounts', 'with 20 accounts']),
  'insurance-claim': project('Make an insurance claim after the water damage', ['to 5 items', 'to 60 items']),
  citizenship: project('Prepare for my citizenship test and interview', ['with 100 questions', 'with 400 questions']),
  'driving-licence': project('Get my driving licence', ['with 12 lessons', 'with 40 lessons']),
  'parents-affairs': project('Get my mother’s affairs in order with a power of attorney', ['with 3 accounts', 'with 15 accounts']),
  'care-move': project('Move my mother into assisted living from a house', ['with 2 rooms', 'with 7 rooms']),
  newborn: project('Get ready for our newborn', ['1 baby', '3 babies']),
  paperwork: project('Sort out my paperwork and tax return', ['with 5 invoices', 'with 90 invoices']),
  'personal-finance': alone('Get my personal finances in order', ['with 2 accounts', 'with 12 accounts']),
  'personal-growth': alone('Become a better listener', ['2 times a week', '5 times a week']),
  'potty-training': project('Potty train', ['1 child', '3 children'], ['over 2 weeks', 'over 12 weeks']),
  'baby-sleep': project('Get through baby sleep training', ['with 2 feeds at night', 'with 4 feeds at night'], ['over 2 weeks', 'over 12 weeks']),
  'first-solids': project('Start our baby on solid food', ['with 5 vegetables', 'with 40 vegetables'], ['over 2 weeks', 'over 14 weeks']),
}
