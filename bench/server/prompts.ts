import type { PlannerType } from '../../src/contract/plan.ts'

/** Goals of the kinds people type, for load alone: nothing here is scored. */
export const PROMPTS: readonly { prompt: string; plannerType: PlannerType }[] = [
  { plannerType: 'calendar', prompt: 'Learn to swim in 6 weeks, three times a week in the evening, not on Fridays' },
  { plannerType: 'calendar', prompt: 'Study plan for my statistics exam in 5 weeks: probability, estimation, tests and regression, weekdays 6-8pm' },
  { plannerType: 'calendar', prompt: 'Train for a 10 km run in 8 weeks, four sessions of 45 minutes a week, long run every Sunday' },
  { plannerType: 'calendar', prompt: 'Ten days in Portugal in spring: 4 nights in Lisbon, 3 nights in Porto and the rest by the sea' },
  { plannerType: 'calendar', prompt: 'Move to a new flat next month: find movers, pack room by room, change the address everywhere' },
  { plannerType: 'calendar', prompt: 'Read 12 chapters of my biology book in four weeks, half an hour a day, weekends off' },
  { plannerType: 'calendar', prompt: 'Plan a birthday party for 20 guests on a Saturday in three weeks, with invitations, food and music' },
  { plannerType: 'sprint', prompt: 'Build a web shop with cart, payments and order history in two 2-week sprints, payments after the cart' },
  { plannerType: 'sprint', prompt: 'Add sign-in with passkeys to our mobile app, with tests and a staged rollout, a team of 3' },
  { plannerType: 'sprint', prompt: 'Migrate our reporting database to PostgreSQL in one month: schema, data, dashboards and a rehearsal' },
  { plannerType: 'sprint', prompt: 'Launch my podcast in six weeks: concept, equipment, three recorded episodes, cover and distribution' },
  { plannerType: 'sprint', prompt: 'Write the onboarding guide of our team: interviews, outline, ten pages, review and publication' },
]
