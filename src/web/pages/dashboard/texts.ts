import type { PlannerType } from '../../../contract/plan.ts'
import { defineTexts } from '../../locales/define-texts.ts'

export const dashboardTexts = defineTexts('dashboard', {
  heroTitle: 'Turn a goal into a plan that holds',
  heroLead: 'Say what you want to reach, in plain words. The planner finds the tasks, places every one of them and checks the result against what you asked for.',
  composerLabel: 'New plan',
  outputLabel: 'Your plan',

  planReady: 'Your plan has been created successfully!',
  emptyTitle: 'Ready to plan your next project?',
  emptyLead: 'Choose a planner, describe your goal, and your plan appears here.',
  noCredits: 'You have no credits left today, so no new plan can be generated.',

  failedTitle: 'No plan this time',
  tryAgain: 'Try again',

  planLabels: { calendar: 'Calendar Plan', sprint: 'Sprint Plan' } satisfies Record<PlannerType, string>,
  promptLabel: 'Your prompt',
  showWholePrompt: 'Show whole prompt',
  showLessOfPrompt: 'Show less',
  edit: 'Edit',
  editLabel: 'Edit your prompt',
  rerun: 'Rerun',
  copy: 'Copy',
  copied: 'Copied!',
  copyFailed: 'The browser did not allow copying.',
  refining: 'Refining the plan…',

  taskCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'task' : 'tasks'}`,
  tasks: 'Tasks',
  duration: 'Estimated duration',
  dates: 'Dates',
  timeZone: 'Time zone',

  warningsTitle: 'What to know about this plan',
  readingsTitle: 'How your goal was read',
  fromYourWords: 'from your words',
  assumed: 'assumed',
  showAllReadings: (count: number) => `Show all ${count}`,
  showFewerReadings: 'Show fewer',

  checksTitle: 'Checks',
  allChecksHold: (count: number) => (count === 1 ? 'The one check holds' : `All ${count} checks hold`),
  someChecksFail: (failed: number, count: number) => `${failed} of ${count} checks ${failed === 1 ? 'does' : 'do'} not hold`,
  unverified: 'Unverified: nothing in the prompt could be checked',
  checksLead: 'An independent checker compared the finished plan with your prompt.',
  checkHolds: 'holds',
  checkFails: 'does not hold',
  stepsTitle: 'How this plan was made',

  hint: {
    calendar: {
      connected: 'Your Google Calendar is connected: sync these tasks from History.',
      notConnected: 'To sync these tasks with Google Calendar, connect it in Profile first.',
    },
    sprint: {
      connected: 'Your Jira is connected: sync these tasks from History.',
      notConnected: 'To sync these tasks with Jira, connect it in Profile first.',
    },
  } satisfies Record<PlannerType, { connected: string; notConnected: string }>,
  goToHistory: 'Go to History',
  goToProfile: 'Go to Profile',
})
