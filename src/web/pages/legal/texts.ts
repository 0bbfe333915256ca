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
        'Local storage holds your user record, your identity token, the theme you chose and whether you dismissed the credits banner. The IndexedDB database planwright-identity holds the tokens of your sign-in provider.',
        'Session storage, which belongs to one tab, holds the prompt you are writing, the plan shown last, the request that is running with its key, and the page to return to after signing in. While you sign in, it also holds the state of the sign-in.',
        'Logging out removes your user record, the tokens and what session storage holds. There are no advertising or tracking cookies.',
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
      paragraphs: [
        'Deleting a record in your history removes the prompt and its plan from the database.',
        'The prompt of a request that failed or was cancelled is kept on the server for 30 days and then removed.',
      ],
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
