import { defineTexts } from '../../locales/define-texts.ts'

export const contactTexts = defineTexts('contact', {
  heading: 'Our team of experts are here to help',
  lead: 'Questions, trouble, or a plan that should have been better: write to us.',

  projectRole: 'Free software for plans that hold',
  projectAbout: 'The people who run this installation have not introduced themselves. What you write here reaches them all the same.',
  linksOf: (name: string) => `Links of ${name}`,
  opensInNewTab: '(opens in a new tab)',

  formTitle: 'Contact our sales team',
  fullName: 'Full name',
  email: 'Email',
  country: 'Country',
  phone: 'Phone number',
  message: 'Message',
  messageRequired: 'Message is required',
  website: 'Leave this field empty',
  send: 'Send Message',
  sent: 'Your message was sent. We reply within 24 hours.',
  notSent: 'Something went wrong while submitting feedback.',

  chatToSales: 'Chat to sales',
  chatToSalesText: 'Tell us what you want to plan, alone or with others.',
  emailSupport: 'Email support',
  emailSupportText: 'We reply within 24 hours.',
  noAddress: 'Use the form on this page.',
})
