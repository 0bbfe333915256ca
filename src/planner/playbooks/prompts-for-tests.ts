/** What a prompt for one playbook says: `{span}`, `{level}` and `{amount}` in `goal` are filled from the pairs. */
export type PromptSet = {
  goal: string
  /** A beginner's words, then an expert's. */
  levels: readonly [string, string]
  /** Short, then long. */
  spans: readonly [string, string]
  /** Small, then large. */
  amounts: readonly [string, string]
}

const ALONE = ['I am a complete beginner', 'I am very experienced'] as const
const FIRST_TIME = ['It is my first time', 'I am experienced and have done this often'] as const
const TEAM = ['We are beginners in this', 'We are an experienced senior team'] as const
const WEEKS = ['over 2 weeks', 'over 12 weeks'] as const
const MONTHS = ['over 3 weeks', 'over 20 weeks'] as const
const SPRINTS = ['in one 1-week sprint', 'in four 2-week sprints'] as const

const alone = (goal: string, amounts: readonly [string, string], spans: readonly [string, string] = WEEKS): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: ALONE, spans, amounts })
const project = (goal: string, amounts: readonly [string, string], spans: readonly [string, string] = MONTHS): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: FIRST_TIME, spans, amounts })
const team = (goal: string, amounts: readonly [string, string]): PromptSet => ({ goal: `${goal} {amount} {span}. {level}.`, levels: TEAM, spans: SPRINTS, amounts })

/** For each playbook the words that choose it and change it. The trip has tests of its own. */
export const PLAYBOOK_PROMPTS: Record<string, PromptSet> = {
  'bicycle-repair': project('Repair my old bicycles', ['with 2 bikes', 'with 6 bikes']),
  'business-opening': project('Open a small cafe', ['with 10 seats', 'with 60 seats']),
  'care-move': project('Move my mother into assisted living from a house', ['with 2 rooms', 'with 7 rooms']),
  'health-change': alone('Bring my blood pressure down and move more', ['and lose 3 kg', 'and lose 12 kg']),
  'sprint-cloud-cost': team('Cut our Kubernetes bill by 30 percent', ['with 40 pods', 'with 200 pods']),
  memorial: project('Arrange a memorial for my grandfather', ['for 20 people', 'for 200 people']),
  'sign-language': alone('Learn sign language', ['with 50 signs', 'with 300 signs']),
  'investor-round': team('Prepare our seed round', ['with 20 investors', 'with 120 investors']),
  painting: project('Paint the flat', ['with 2 rooms', 'with 7 rooms'], ['over 1 week', 'over 8 weeks']),
  'book-writing': alone('Write a novel', ['of 20000 words', 'of 90000 words'], ['over 6 weeks', 'over 30 weeks']),
  conference: project('Organise a conference', ['for 40 people', 'for 400 people']),
  'sprint-version-upgrade': team('Upgrade our PostgreSQL database from version 12 to 16', ['with 2 replicas', 'with 9 replicas']),
  talk: project('Prepare a conference talk', ['of 8 slides', 'of 40 slides']),
  'distance-swimming': alone('Train for an open water swim', ['with 2 swims a week', 'with 5 swims a week'], ['over 4 weeks', 'over 16 weeks']),
  'dog-training': alone('Train my dog', ['3 times a week', '12 times a week']),
  'exam-study': alone('Study for my biology exam', ['covering 4 chapters', 'covering 16 chapters']),
  fitness: alone('Get stronger at the gym', ['with 2 sessions a week', 'with 5 sessions a week']),
  gardening: project('Start a vegetable garden', ['with 2 raised beds', 'with 8 raised beds']),
  'grant-application': project('Write a grant application for our youth theatre', ['with 2 partners', 'with 9 partners']),
  'language-test': alone('Prepare for the IELTS', ['with 2 practice tests', 'with 8 practice tests']),
  triathlon: alone('Train for a triathlon', ['of sprint distance', 'of half distance'], ['over 4 weeks', 'over 20 weeks']),
  habit: alone('Build a daily meditation habit', ['for 5 minutes every day', 'for 25 minutes every day']),
  'house-move': project('Our house move', ['from a flat with 1 bedroom', 'from a house with 5 bedrooms']),
  'job-search': alone('Find a new job', ['with 1 application a week', 'with 4 applications a week']),
  'language-learning': alone('Learn Spanish', ['2 times a week', '6 times a week']),
  'meal-prep': alone('Meal prep', ['for 1 person', 'for 6 people']),
  'music-practice': alone('Practise guitar', ['2 times a week', '6 times a week']),
  newborn: project('Get ready for our newborn', ['1 baby', '3 babies']),
  onboarding: project('Onboard a new colleague', ['who will meet 3 teams', 'who will meet 12 teams'], ['over 1 week', 'over 10 weeks']),
  paperwork: project('Sort out my paperwork and tax return', ['with 5 invoices', 'with 90 invoices']),
  party: project('Plan a birthday party', ['for 8 guests', 'for 70 guests'], ['over 1 week', 'over 8 weeks']),
  'personal-finance': alone('Get my personal finances in order', ['with 2 accounts', 'with 12 accounts']),
  'personal-growth': alone('Become a better listener', ['2 times a week', '5 times a week']),
  'pet-care': project('Welcome a new puppy', ['with 1 pet', 'with 3 pets']),
  podcast: project('Start a podcast', ['with 3 episodes', 'with 12 episodes']),
  'product-launch': project('Launch our product', ['with 5 beta users', 'with 60 beta users']),
  reading: alone('Work through my reading list', ['of 4 books', 'of 12 books']),
  fundraising: project('Raise money for our playground', ['with 4 sponsors', 'with 40 sponsors']),
  recovery: alone('Recover after knee surgery', ['with 2 exercise sessions a week', 'with 6 exercise sessions a week']),
  renovation: project('Renovate our flat', ['with 1 room', 'with 6 rooms']),
  'research-study': project('Run a research study', ['with 20 participants', 'with 300 participants']),
  restoration: project('Restore old furniture', ['with 1 chair', 'with 8 chairs']),
  running: alone('Train for a half marathon', ['with 2 runs a week', 'with 5 runs a week'], ['over 4 weeks', 'over 16 weeks']),
  'skill-learning': alone('Learn to draw', ['2 times a week', '6 times a week']),
  'spring-cleaning': project('Spring clean the house', ['with 1 bathroom', 'with 4 bathrooms'], ['over 1 week', 'over 6 weeks']),
  'sprint-accessibility': team('Make our shop accessible to WCAG AA', ['on 5 pages', 'on 60 pages']),
  'sprint-api-integration': team('Integrate the Hubspot API', ['with 3 endpoints', 'with 30 endpoints']),
  'sprint-authentication': team('Build authentication with SSO', ['for 3 roles', 'for 25 roles']),
  'sprint-bug-bash': team('Bug bash', ['for 10 bugs', 'for 120 bugs']),
  'sprint-ci-cd': team('Set up CI/CD with GitHub Actions', ['for 2 repositories', 'for 25 repositories']),
  'sprint-cloud-migration': team('Cloud migration to AWS', ['of 3 services', 'of 30 services']),
  'sprint-database-migration': team('Database migration from MySQL to PostgreSQL', ['of 10 tables', 'of 80 tables']),
  'sprint-performance': team('Improve the response time', ['of 5 pages', 'of 40 pages']),
  'sprint-content-marketing': team('Content marketing sprint', ['with 2 blog posts', 'with 16 blog posts']),
  'sprint-crm-rollout': team('Roll out a new CRM', ['to 10 users', 'to 200 users']),
  'sprint-data-pipeline': team('Build a data pipeline into BigQuery', ['from 3 sources', 'from 25 sources']),
  'sprint-design-system': team('Build a design system', ['with 5 components', 'with 40 components']),
  'sprint-ecommerce': team('Build an online shop', ['with 20 products', 'with 900 products']),
  'sprint-game': team('Make a platformer video game', ['with 3 levels', 'with 25 levels']),
  'sprint-hardware': team('Build a hardware prototype with an ESP32', ['in 2 units', 'in 40 units']),
  'sprint-hiring': team('Hire developers', ['with 5 candidates', 'with 60 candidates']),
  'sprint-incident-follow-up': team('Incident follow-up after the outage', ['for 5 customers', 'for 60 customers']),
  'sprint-ml-model': team('Build a machine learning churn model', ['on 5 features', 'on 80 features']),
  'sprint-mobile-app': team('Build a mobile app in Flutter', ['with 4 screens', 'with 30 screens']),
  'sprint-observability': team('Bring observability with OpenTelemetry', ['to 3 services', 'to 30 services']),
  'sprint-open-source': team('Prepare an open source release of our library', ['with 2 examples', 'with 15 examples']),
  'sprint-payments': team('Add payments with Stripe', ['in 1 country', 'in 12 countries']),
  'sprint-refactoring': team('Refactor our legacy code', ['of 3 modules', 'of 40 modules']),
  'sprint-security': team('Security hardening before SOC 2', ['of 3 systems', 'of 30 systems']),
  'sprint-software': team('Build an internal tool as a web app', ['with 4 screens', 'with 30 screens']),
  'sprint-tool-migration': team('Move our wiki from Confluence to Notion', ['for 20 people', 'for 200 people']),
  'sprint-website': team('Build our new marketing site', ['with 5 pages', 'with 60 pages']),
  swimming: alone('Learn to swim', ['2 times a week', '4 times a week']),
  thesis: alone('Write my thesis', ['of 8000 words', 'of 60000 words'], ['over 6 weeks', 'over 24 weeks']),
  volunteering: project('Start a neighbourhood project with volunteers', ['for 5 volunteers', 'for 60 volunteers']),
  wedding: project('Plan our wedding', ['for 30 guests', 'for 180 guests']),
}

/** The prompt with the chosen side of each pair; what is not chosen takes its first side, no level and no amount. */
export function promptOf(set: PromptSet, sides: { level?: 0 | 1; span?: 0 | 1; amount?: 0 | 1 }): string {
  const filled = set.goal
    .replace('{span}', set.spans[sides.span ?? 1])
    .replace('{level}', sides.level === undefined ? '' : set.levels[sides.level])
    .replace('{amount}', sides.amount === undefined ? '' : set.amounts[sides.amount])
  return filled.replace(/\s+/gu, ' ').replace(/ ([.,])/gu, '$1').replace(/\.\s*\.$/u, '.').trim()
}
