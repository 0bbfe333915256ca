import { defineTexts } from '../../locales/define-texts.ts'

export const contactTexts = defineTexts('contact', {
  heading: 'Our team of experts are here to help',
  emailSupport: 'Email support',
  emailSupportText: 'We reply within 24 hours.',
  noAddress: 'This installation has not named a support address. Please turn to the people who run it.',
})
