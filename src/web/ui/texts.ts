import { defineTexts } from '../locales/define-texts.ts'

export const uiTexts = defineTexts('ui', {
  ok: 'OK',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
})
