import { defineTexts } from '../../locales/define-texts.ts'

export const progressTexts = defineTexts('progress', {
  localStepTitle: 'Generating Plan',
  localStepDescription: 'Handing your goal to the planner',
  panelTitle: 'Agent progress',
  panelLead: 'Your plan appears here as soon as its first tasks stand.',
  /** By the step's id; a step that is unknown here keeps its own title. */
  steps: {
    read: { title: 'Reading your goal', description: 'Dates, times, people and everything else your words ask for' },
    draft: { title: 'Drafting tasks', description: 'What has to be done, in which order and how long each part takes' },
    refine: { title: 'Refining with a model', description: 'A language model improves the draft that is on show already' },
    schedule: { title: 'Placing tasks in time', description: 'Every task where it fits, with nothing overlapping' },
    verify: { title: 'Checking the plan', description: 'Each constraint you gave, checked against the finished plan' },
  },
  stepStatus: { running: 'in progress', completed: 'done', error: 'failed', pending: 'waiting' },
})
