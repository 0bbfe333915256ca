import { defineTexts } from '../../locales/define-texts.ts'
import type { LegalFacts, LegalSection } from './legal-facts.ts'

/** What this software does with data, as it stands. */
export const privacyTexts = defineTexts('privacy', {
  title: 'Privacy Policy',
  lead: ({ product }: LegalFacts) => `What ${product} stores about you, where and for how long, who else sees it, and how you take it along or have it deleted.`,
  sections: (facts: LegalFacts): LegalSection[] => [
    {
      heading: 'Who is responsible',
      paragraphs: [
        facts.operator === null
          ? 'Whoever runs this installation is responsible for your data. They have not named themselves here; the contact page reaches them.'
          : `${facts.operator}${facts.address === null ? '' : `, ${facts.address}`} runs this installation and is responsible for your data.`,
        ...(facts.email === null ? [] : [`Questions about your data: ${facts.email}.`]),
        ...(facts.sandbox ? ['This installation runs for trying out: sign-in, Google Calendar and Jira are stand-ins on the same machine, and nothing leaves it for Google or Atlassian.'] : []),
      ],
    },
    {
      heading: 'What is stored on the server',
      paragraphs: [
        'Your account: name, e-mail address and picture address as your sign-in provider states them, the provider’s identifier for you, and your time zone, language and settings.',
        'Your plans: each prompt you submit with the plan made from it, its steps and times, so that you find it again in your history. Each use and return of a credit is recorded with its reason, and each day’s use of a language model in tokens.',
        'What your prompts state again and again (hours, days off, session length), so that later plans can take it as an assumption. You see and remove it on your profile.',
        'Messages of the contact form with the name, address and phone number you give there.',
      ],
    },
    {
      heading: 'What is stored in your browser',
      paragraphs: [
        'Local storage holds your user record, your identity token, the theme and the language you chose, and when you dismissed the credits banner. The IndexedDB database planwright-identity holds the tokens of your sign-in provider.',
        'Session storage, which belongs to one tab, holds the prompt you are writing, the plan shown last, the request that is running with its key, and the page to return to after signing in.',
        'Logging out removes your user record, the tokens and what session storage holds. There are no advertising or tracking cookies, and no third party measures your visit.',
      ],
    },
    {
      heading: 'Google Calendar and Jira',
      paragraphs: [
        'Nothing is read or written there unless you connect the service on your profile and export a plan.',
        'At Google one permission is asked for: to see and edit events (calendar.events). It is used to create, update and take back the events of plans that you export. Your other events are not read.',
        'At Jira these are asked for: read:jira-user, read:jira-work, write:jira-work, manage:jira-project and offline_access, and, where the operator has set it so, to see boards and sprints. They are used to list your projects and sprints and to create, find and take back the issues of plans that you export.',
        'The access tokens are kept on the server only, encrypted, and never reach your browser. Disconnecting on your profile deletes them and, where the service allows it, takes the permission back there.',
        'For each exported task the server keeps the service’s identifier, so that nothing is created twice and everything can be taken back.',
      ],
    },
    {
      heading: 'Language models',
      paragraphs:
        facts.model === null
          ? ['Plans are made by the planner inside this software. No language model is configured in this installation, and your prompts go to nobody else.']
          : [
              `Plans are made by the planner inside this software and may be refined by ${facts.model.name} ${facts.model.host === null ? 'on a server of this installation' : `at ${facts.model.host}`}. What is sent there: your prompt, what was read out of it, which preferences from your earlier prompts were used, and the draft of the plan; then, at most once, its own answer with the checks that it failed. Your name, address and tokens are not.`,
              'You can switch this off on your profile; your plans are then made without it.',
            ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Your sign-in provider learns that you sign in here. Your profile picture is loaded from its server. Whoever holds the private address of a calendar feed that you create can read that plan until you revoke it. Nobody else gets your data from this software, and it is not sold.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'Plans are kept until you delete them or your account. The prompt of a request that failed or was cancelled is kept for 30 days. Messages of the contact form are kept for one year. The operator’s backups and server logs follow the operator’s own rules; logs of this software hold no prompts and no tokens.',
      ],
    },
    {
      heading: 'Taking it along, having it deleted',
      paragraphs: [
        'Your profile has both: “Export my data” gives you one file with everything stored about you, and “Delete account” removes it all at once and for good; for seven days a keyed hash of your sign-in remains, so that no old tab brings the account back. Deleting a record in your history removes that prompt and its plan.',
        'What was exported to Google Calendar or Jira stays there; take it back before you delete if it should go too. Messages of the contact form belong to no account; ask for their deletion by mail.',
      ],
    },
  ],
})
