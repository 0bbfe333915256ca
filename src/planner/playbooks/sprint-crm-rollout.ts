import type { Playbook } from './playbook.ts'

export const SPRINT_CRM_ROLLOUT: Playbook = {
  id: 'sprint-crm-rollout', title: 'software roll-out in a company', plannerTypes: ['sprint', 'calendar'], tags: ['roll-out'],
  matches: { strong: ['crm', 'erp', 'roll out a new', 'rollout of', 'roll out our new', 'tool migration', 'switch from', 'introduce jira', 'sharepoint', 'new ticketing', 'helpdesk', 'hris', 'intranet', 'implementation of'], weak: ['users', 'training', 'data import', 'sales', 'adoption', 'workflow'], not: ['api', 'webhooks', 'design system', 'app'] },
  defaultTopics: ['data import', 'main workflow', 'reports', 'training'],
  topicStages: [
    { id: 'agree', titles: ['{Topic}: agree with the people who will use it'], share: 2, how: 'Sit beside them for an hour, write today’s way in ten lines, cross out what the new way drops.', done: 'two of them signed the ten lines' },
    { id: 'configure', titles: ['{Topic}: set up and try with real cases'], share: 4, priority: 'high', how: 'Standard before custom; three real cases end to end in the sandbox.', done: 'the three cases run without a note on paper' },
    { id: 'teach', titles: ['{Topic}: one-page guide and practice hour'], share: 2, how: 'Their words, their screen, their exercise.', done: 'each of them did it once alone' },
  ],
  tasks: [
    { id: 'why-crm', at: 0.01, minutes: 120, priority: 'high', title: 'Why and how we will know: three numbers and what will be switched off', how: 'Baseline today; the old tool’s end date is announced now.', done: 'sponsor said numbers and date aloud to everybody' },
    { id: 'champions', at: 0.04, minutes: 90, title: 'One champion a team, with hours given', how: 'Respected, not only keen; manager frees four hours a week.', done: 'names and hours are confirmed' },
    { id: 'process-map', at: 0.08, minutes: 240, title: 'Map the main process as it is and as it will be', how: 'One wall, sticky notes, exceptions in red; drop two steps.', done: 'process owners signed the new one' },
    { id: 'fields', at: 0.14, minutes: 180, title: 'Fields and stages: only what somebody uses in a decision', how: 'Each mandatory field needs a name behind it.', done: 'the list is half as long as the old one' },
    { id: 'roles-crm', at: 0.18, minutes: 150, title: 'Roles and visibility, tested with three fake people', how: 'Who sees whose, who exports.', done: 'the three see exactly theirs' },
    { id: 'data-clean', at: 0.26, minutes: 360, about: ['data', 'import', 'migration', 'contacts'], always: true, title: 'Clean the data before import: duplicates, owners, dead entries', how: 'Owners clean their own with a list of a hundred; nothing older than two years unless legal.', done: 'duplicates under two per cent in the sample' },
    { id: 'data-import', at: 0.4, minutes: 300, about: ['data', 'import', 'migration', 'contacts'], always: true, after: ['data-clean'], title: 'Trial import twice, count and spot-check, then freeze the mapping', how: 'Totals by owner and status, ten records by hand.', done: 'counts match and owners confirmed' },
    { id: 'mail-calendar', at: 0.34, minutes: 180, about: ['email', 'calendar', 'integration'], title: 'Mail, calendar and phone connection', how: 'Privacy first: what is logged automatically, what never.', done: 'five users have it and like what it logs' },
    { id: 'reports', at: 0.5, minutes: 240, about: ['report', 'dashboard', 'forecast'], title: 'Reports: the three meetings that will use them', how: 'Rebuild the Monday meeting’s sheet and hold it from the tool.', done: 'one real meeting ran from it' },
    { id: 'automation', at: 0.56, minutes: 240, about: ['automat', 'workflow', 'approval'], title: 'Automate the two dullest steps, and nothing else yet', how: 'Reminders and hand-overs; switch to turn off.', done: 'both ran for a week without surprise' },
    { id: 'pilot-team', at: 0.62, minutes: 300, priority: 'high', title: 'Pilot with one team for two weeks, daily fifteen minutes', how: 'Fix small things the same day; write down refusals.', done: 'the team would not go back' },
    { id: 'training', at: 0.74, minutes: 300, about: ['training', 'workshop', 'onboarding'], always: true, title: 'Training in small groups on real cases', how: 'Eight people, ninety minutes, own data, follow-up hour after a week.', done: 'everybody closed a real case in class' },
    { id: 'support-desk', at: 0.8, minutes: 120, title: 'First weeks’ support: channel, walk-arounds, question list', how: 'Answer within an hour; each question twice becomes a page.', done: 'names and hours are on the wall' },
    { id: 'cut-crm', at: 0.88, minutes: 240, priority: 'high', after: ['data-import', 'training'], title: 'Switch: final import, old tool read-only, champions on the floor', how: 'Friday noon freeze, Monday start, breakfast.', done: 'all new entries are in the new tool' },
    { id: 'adoption', at: 0.94, minutes: 90, title: 'Adoption check after a week: who is not in, and why', how: 'Visit, do not mail.', done: 'each reason has an answer' },
    { id: 'retire', at: 0.98, minutes: 90, title: 'Retire the old tool: archive, cancel, delete', how: 'Export in open format, legal retention.', done: 'the licence is cancelled' },
  ],
}
