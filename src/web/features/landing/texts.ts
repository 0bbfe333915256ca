export const landingTexts = {
  titleLines: ['Type a goal.', 'Get a plan that holds.'],
  lead: 'One sentence in plain language becomes a schedule of dated tasks or a sprint workflow, with every date checked against the words you typed.',
  signIn: 'Sign in to Get Started',
  signingIn: 'Signing in',
  seeExamples: 'See examples',
  welcome: (name: string) => `Welcome, ${name || 'Explorer'}`,
  goToDashboard: 'Go to Dashboard',

  howItWorks: 'How It Works',
  steps: [
    { title: 'Sign in', text: 'Use your Google account. There is nothing to set up.' },
    { title: 'Describe the goal', text: 'Say what you want and what must hold: days, hours, deadlines, people.' },
    { title: 'Watch it take shape', text: 'Tasks stream in while the scheduler finds each one its place.' },
    { title: 'Check and keep it', text: 'See what was assumed and what was verified. Every plan stays in your history.' },
  ],

  examples: 'Examples',
  examplesLead: 'Sentences like these are enough to start from.',
  planners: {
    calendar: {
      name: 'Calendar Planner',
      description: 'Perfect for time-based schedules, study plans, and event management',
      prompts: [
        'Learn to swim in 6 weeks, Tuesday and Thursday mornings before 9',
        'Five days in Lisbon with two kids, nothing before 9:30, back by 19:00',
        'Revise 12 biology chapters before 14 June, 45 minutes on weekdays',
      ],
    },
    sprint: {
      name: 'Sprint Planner',
      description: 'Ideal for project management, task breakdowns, and agile workflows',
      prompts: [
        'Add passwordless sign-in to our web shop in one two-week sprint',
        'Move the reporting service to PostgreSQL with no downtime',
        'Launch a beta of the mobile app by the end of next month',
      ],
    },
  },

  features: 'Features',
  featureList: [
    { icon: 'tasks', title: 'AI task generation', text: 'Natural language in, concrete tasks out, each with its effort, its order and what done means.' },
    { icon: 'views', title: 'Calendar and sprint views', text: 'The same care for a month of lessons and for two weeks of engineering.' },
    { icon: 'checks', title: 'Plans that are verified', text: 'An independent check reads your words again and signs off every constraint.' },
    { icon: 'live', title: 'Real-time execution', text: 'The plan streams in as it is made, and survives a reload or a lost connection.' },
    { icon: 'history', title: 'Everything you planned', text: 'Past plans stay a click away in your history.' },
    { icon: 'minimal', title: 'Minimal UI, zero setup', text: 'One box to type in. No template to choose, no board to configure.' },
  ],
} as const
