import { defineTexts } from '../../locales/define-texts.ts'

export const exampleTexts = defineTexts('examples', {
  carousel: 'Example plans',
  slide: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous example',
  next: 'Next example',
  pause: 'Pause the examples',
  play: 'Play the examples',
  example: 'Example',
  viewCalendar: 'View calendar',
  viewSprint: 'View sprint',
  loading: 'Loading the plan',
  notLoaded: 'The plan could not be loaded. Please try again.',
  exampleNote: 'An example, made by the planner from this prompt and moved to the coming weeks.',
})
