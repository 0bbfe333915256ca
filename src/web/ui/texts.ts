import { defineTexts } from '../locales/define-texts.ts'

export const uiTexts = defineTexts('ui', {
  ok: 'OK',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  noMatch: 'Nothing matches.',
  optionCount: (count: number) => (count === 1 ? '1 option' : `${count} options`),
})
