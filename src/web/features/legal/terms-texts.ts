import { defineTexts } from '../../locales/define-texts.ts'
import type { LegalFacts, LegalSection } from './legal-facts.ts'

export const termsTexts = defineTexts('terms', {
  title: 'Terms of Use',
  lead: ({ product }: LegalFacts) => `The terms under which you may use this installation of ${product}.`,
  sections: (facts: LegalFacts): LegalSection[] => [
    {
      heading: 'The service',
      paragraphs: [
        `You describe a goal and receive a plan. The service is offered by ${facts.operator ?? 'whoever runs this installation'}.`,
        'Generating a plan uses one credit; credits renew 24 hours after the first one is used. A credit comes back when no plan could be made.',
        'Plans are suggestions. The dates are computed and checked against your words, and what was assumed is shown; the content is general knowledge and no professional advice. Judge a plan before you rely on it, above all where health, law or money are concerned.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: ['You sign in with an account of a sign-in provider and are responsible for what is done with it. You may export your data and delete your account at any time on your profile.'],
    },
    {
      heading: 'Your content',
      paragraphs: ['Your prompts and plans are yours. The operator stores and processes them to provide the service, as the privacy policy says, and for nothing else.'],
    },
    {
      heading: 'Connected services',
      paragraphs: ['When you export a plan, events or issues are created in your Google Calendar or Jira on your behalf. The terms of those services apply there. You can take an export back, and disconnect at any time.'],
    },
    {
      heading: 'Fair use',
      paragraphs: ['Do not use the service to break the law, to harm others, to get around its limits, or to disturb it for others. The operator may close accounts that do.'],
    },
    {
      heading: 'The software, and liability',
      paragraphs: [
        'The software is published under the Apache License 2.0 and comes without warranty. The operator may change or end this installation; export what you want to keep.',
        'The operator is liable where the law does not allow liability to be excluded, and otherwise only for intent and gross negligence.',
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        ...(facts.law === null ? [] : [`These terms follow the law of ${facts.law}, without taking away the protection that consumers have where they live.`]),
        facts.operator === null
          ? 'The operator of this installation has not named themselves here; the contact page reaches them.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`}${facts.email === null ? '' : `, ${facts.email}`}`,
      ],
    },
  ],
})
