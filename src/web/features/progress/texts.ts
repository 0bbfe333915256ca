import { defineTexts } from '../../locales/define-texts.ts'

export const progressTexts = defineTexts('progress', {
  localStepTitle: 'Generating Plan',
  localStepDescription: 'Handing your goal to the planner',
  panelTitle: 'Agent progress',
  panelLead: 'Your plan appears here as soon as its first tasks stand.',
  stepStatus: { running: 'in progress', completed: 'done', error: 'failed', pending: 'waiting' },
})
