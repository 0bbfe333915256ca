import type { LegalText } from './legal-document.tsx'

/** What this software does with data, as it stands. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'What is stored',
      paragraphs: [
        'When you sign in, your identity provider tells us your name, e-mail address and picture. We store these with your account.',
        'Each prompt you submit is stored with the plan made from it, so that you find it again in your history. Credits and their use are recorded.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Local storage holds your user record, your identity token, the theme you chose and whether you dismissed the credits banner. Session storage holds the prompt you are writing. There are no advertising or tracking cookies.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Plans are made by the planner inside this software. If the operator of this installation has configured a language model, the text of your prompt is also sent to that model’s provider.',
      ],
    },
    {
      heading: 'Deletion',
      paragraphs: ['Deleting a record in your history removes the prompt and its plan from the database.'],
    },
  ],
}

export const termsText: LegalText = {
  title: 'Terms of Use',
  sections: [
    {
      heading: 'The service',
      paragraphs: [
        'You describe a goal and receive a plan. Generating a plan uses one credit; credits renew daily. Plans are suggestions: read what was assumed and checked, and judge them before you rely on them.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: ['Do not use the service to break the law, to harm others, or to get around its limits.'],
    },
    {
      heading: 'The software',
      paragraphs: ['The software is published under the Apache License 2.0 and comes without warranty. Whoever runs this installation is responsible for it.'],
    },
  ],
}
