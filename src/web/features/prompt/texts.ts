import type { PlannerType } from '../../../contract/plan.ts'
import { defineTexts } from '../../locales/define-texts.ts'

export const promptTexts = defineTexts('prompt', {
  chooserLabel: 'Planner type',
  planners: {
    calendar: {
      name: 'Calendar Planner',
      description: 'Perfect for time-based schedules, study plans, and event management',
      features: ['Time-based scheduling', 'Google Calendar sync'],
    },
    sprint: {
      name: 'Sprint Planner',
      description: 'Ideal for project management, task breakdowns, and agile workflows',
      features: ['Task breakdown', 'Jira integration', 'Sprint planning'],
    },
  } satisfies Record<PlannerType, { name: string; description: string; features: string[] }>,

  inputLabel: 'What do you want to plan?',
  placeholders: {
    calendar: 'Describe your goal, with the dates, days and hours that matter to you',
    sprint: 'Describe what you want to build, who works on it and by when',
  } satisfies Record<PlannerType, string>,
  submit: 'Generate plan',
  cancelEdit: 'Cancel',
  submitHint: 'Enter to submit',
  clearHint: 'Esc to clear',
  counterLabel: (used: string, limit: string) => `${used} of ${limit} characters used`,
  limitReached: 'The prompt is at its maximum length.',
  suggestionsLabel: 'Ideas to start from',

  errors: {
    no_planner: 'Please select a planner type first',
    empty: 'Please enter a task description',
    too_short: 'Please provide more details (at least 10 characters)',
  },

  suggestions: {
    calendar: [
      'Learn conversational Spanish in 8 weeks, 45 minutes every weekday evening',
      'Prepare for a chemistry exam in three weeks: atomic structure, bonding, kinetics, equilibrium, electrochemistry',
      'Train for a 10 km run in 10 weeks, three runs a week and never on Sundays',
      'Plan a 5-day trip to Rome for two, nothing before 9:30 and back at the hotel by 21:00',
      'Organise a birthday dinner for 20 people four weeks from now',
    ],
    sprint: [
      'Build an online shop with catalogue, cart, checkout and payments in 3 two-week sprints',
      'Add sign-in with Google, password reset and roles to a web app in one two-week sprint',
      'Launch a mobile habit tracker in 6 weeks: reminders, streaks, sharing',
      'Move a monolith’s billing module into its own service without downtime',
      'Set up continuous integration, automated tests and staged deployments for a small team',
    ],
  } satisfies Record<PlannerType, string[]>,
})
