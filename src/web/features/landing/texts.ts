import { defineTexts } from '../../locales/define-texts.ts'

export const landingTexts = defineTexts('landing', {
  titleLines: ['Type a goal.', 'Get a plan that holds.'],
  lead: 'One sentence in plain language becomes a schedule of dated tasks or a sprint workflow, with every date checked against the words you typed.',
  /** In brackets: the words that become constraints. */
  sketchPrompt: 'Learn to swim in 5 weeks, [Tuesday and Thursday] [before 9]',
  sketchWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  sketchChecks: ['Tuesdays and Thursdays only', 'Ends before 9:00', 'A day of rest between lessons'],
  signIn: 'Sign in to Get Started',
  signingIn: 'Signing in',
  seeExamples: 'See examples',
  welcome: (name: string) => `Welcome, ${name || 'Explorer'}`,
  goToDashboard: 'Go to Dashboard',

  tour: 'Product Tour',
  tourLead: 'From one sentence to a checked plan in well under a minute.',
  tourVideo: 'Product tour: a goal is typed, the plan streams in, and its checks are read',
  tourCaptions: 'English captions',
  tourDownload: 'Your browser cannot play this video. Download it instead.',

  examples: 'Examples',
  examplesLead: 'Five goals as people type them, and what the planner made of each. Open one: dates are moved to the coming weeks, nothing else is touched up.',

  howItWorks: 'How It Works',
  howItWorksLead: 'Four steps. Rest on a picture, or press it, to see it large.',
  steps: {
    describe: { title: 'Describe the goal', text: 'Pick calendar or sprint, and say what must hold: days, hours, deadlines, people.', image: 'The dashboard with a goal typed into the prompt box' },
    watch: { title: 'Watch it take shape', text: 'Tasks stream in while the scheduler finds each one its place.', image: 'The progress panel while a plan is being made' },
    check: { title: 'Check every date', text: 'See what was read from your words, what was assumed, and what was verified.', image: 'The checks panel, each constraint signed off' },
    use: { title: 'Keep it and use it', text: 'Find every plan in your history, and export it to your calendar or tracker.', image: 'The history with saved plans' },
  },
  enlarge: (title: string) => `Enlarge: ${title}`,
  closeEnlarged: 'Close the enlarged picture',

  integrations: 'Goes where you work',
  integrationsLead: 'Connect once in your profile. Nothing is sent until you press export.',
  integrationList: {
    calendar: { name: 'Google Calendar', text: 'A calendar plan becomes events in your calendar. The only permission asked for is to manage events.' },
    tracker: { name: 'Jira', text: 'A sprint plan becomes tasks in the project and the sprint you choose.' },
  },

  features: 'Features',
  featuresLead: 'Small on the surface, thorough underneath.',
  featureList: {
    language: { title: 'Natural-language processing', text: 'Dates, rhythms, working hours, days off, people and order are read from ordinary sentences.' },
    tasks: { title: 'AI task generation', text: 'Concrete tasks, each with its effort, its order and what done means.' },
    goals: { title: 'Goal-oriented planning', text: 'Works back from what you want to reach, and says so when the time does not suffice.' },
    live: { title: 'Real-time execution', text: 'The plan streams in as it is made, and survives a reload or a lost connection.' },
    views: { title: 'Calendar and sprint views', text: 'A month at a glance, or cards by priority, sprint and person.' },
    export: { title: 'Export to calendar and tracker', text: 'Google Calendar and Jira in one click, from the plan or the history.' },
    memory: { title: 'Memory of previous prompts', text: 'Every prompt and its plan stay in your history, a click away.' },
    minimal: { title: 'Minimal UI with zero setup', text: 'One box to type in. No template to choose, no board to configure.' },
  },
})
