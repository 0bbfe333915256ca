import { alone, project, team } from '../prompt-set.ts'
import type { PromptSet } from '../prompt-set.ts'

/** For the tests: the words that choose each of these playbooks and change its plans. */
export const BUSINESS_PROMPTS: Record<string, PromptSet> = {
  'business-opening': project('Open a small cafe', ['with 10 seats', 'with 60 seats']),
  'investor-round': team('Prepare our seed round', ['with 20 investors', 'with 120 investors']),
  'grant-application': project('Write a grant application for our youth theatre', ['with 2 partners', 'with 9 partners']),
  'job-search': alone('Find a new job', ['with 1 application a week', 'with 4 applications a week']),
  onboarding: project('Onboard a new colleague', ['who will meet 3 teams', 'who will meet 12 teams'], ['over 1 week', 'over 10 weeks']),
  podcast: project('Start a podcast', ['with 3 episodes', 'with 12 episodes']),
  'product-launch': project('Launch our product', ['with 5 beta users', 'with 60 beta users']),
  'job-interview': alone('Prepare for my job interview', ['with 2 rounds', 'with 6 rounds']),
  'work-handover': project('Prepare the handover before my parental leave', ['with 2 projects', 'with 8 projects']),
  'technical-interview': alone('Prepare for a coding interview', ['with 30 problems', 'with 200 problems']),
  freelancing: project('Go freelance', ['with 2 clients', 'with 8 clients']),
  promotion: project('Prepare my case to get promoted', ['with 2 projects', 'with 8 projects']),
  'annual-report': project('Write our annual report', ['of 4 chapters', 'of 24 chapters']),
  tender: team('Answer the tender of the city', ['with 10 requirements', 'with 90 requirements']),
  compliance: team('Make our company GDPR compliant', ['for 2 departments', 'for 12 departments']),
  'craft-selling': project('Open an Etsy shop for my candles', ['with 10 pieces', 'with 80 pieces']),
  'year-end-close': project('Prepare our year-end close', ['for 2 departments', 'for 12 departments']),
  stocktake: project('Prepare our stocktake', ['of 2 rooms', 'of 16 rooms']),
  'budget-round': project('Prepare the budget for our department', ['with 2 projects', 'with 8 projects']),
  'board-meeting': project('Prepare our board meeting', ['with 2 items', 'with 9 items']),
  'career-change': project('Change careers from teaching to data analysis', ['after 4 conversations', 'after 12 conversations']),
  'performance-reviews': project('Do the performance reviews of my team', ['with 4 people', 'with 14 people']),
  'social-media': project('Social media plan for our museum', ['with 8 posts', 'with 36 posts']),
  'blog-newsletter': project('Start a blog about hiking', ['with 3 posts', 'with 11 posts']),
  'search-visibility': project('SEO for our shop', ['with 3 pages', 'with 11 pages']),
  crowdfunding: project('Kickstarter for our board game', ['with 2 rewards', 'with 12 rewards']),
}
