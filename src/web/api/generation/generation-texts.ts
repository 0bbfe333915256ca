import { defineTexts } from '../../locales/define-texts.ts'

/** The error catalogue's texts for a generation. */
export const generationTexts = defineTexts('generation', {
  unauthorized: 'Unauthorized – Login expired',
  outOfCredits: 'You’ve run out of credits. Please wait for your daily reset.',
  server: 'Server error – Please try again later',
  fallback: 'Oops! There was an issue generating your plan.',
})
