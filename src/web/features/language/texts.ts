import { defineTexts } from '../../locales/define-texts.ts'

export const languageTexts = defineTexts('language', {
  language: 'Language',
  notLoaded: 'The language could not be loaded. Please try again.',
})
