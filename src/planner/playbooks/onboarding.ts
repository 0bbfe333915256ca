import type { Playbook } from './playbook.ts'

export const ONBOARDING: Playbook = {
  id: 'onboarding',
  title: 'onboarding a colleague',
  plannerTypes: ['calendar', 'sprint'],
  matches: { strong: ['onboard', 'first two weeks', 'first week', 'first day', 'new hire starts', 'new colleague', 'new employee', 'starts as', 'joins our team', 'joins us', 'einarbeit', 'induction', 'new starter', 'incorporacion', 'integration d un', 'first 90 days', 'first month at'], weak: ['laptop', 'buddy', 'manager', 'accounts', 'contract', 'office tour', 'training', 'shadow', '1:1', 'feedback'], not: ['user onboarding', 'onboarding flow', 'school', 'kindergarten', 'baby'] },
  tags: ['onboarding'],
  topicStages: [{ id: 'do', titles: ['{Topic}'], share: 1.5, how: 'Say beforehand what it is for, let the newcomer do rather than watch where possible, end with “what was unclear?”.', done: 'the newcomer can tell in two sentences what they took from it' }],
  tasks: [
    { id: 'contract', at: 0, minutes: 45, priority: 'high', about: ['contract', 'paperwork'], title: 'Contract, payroll and insurance papers signed before the first day', how: 'Send with a stamped reply or e-signature, list what to bring, answer within a day.', done: 'all papers are signed and payroll has them' },
    { id: 'laptop-order', at: 0.02, minutes: 30, priority: 'high', about: ['order the laptop', 'order laptop', 'equipment', 'hardware', 'laptop'], title: 'Order the laptop, phone, chair and badge', how: 'Ask left- or right-handed, keyboard, screen; delivery a week before; serial numbers listed.', done: 'everything is delivered or has a date before day one' },
    { id: 'welcome-mail', at: 0.2, minutes: 30, title: 'Welcome mail: when, where, who meets you, lunch, what to wear', how: 'A week before; two names and phone numbers; the plan of the first week attached.', done: 'it is sent and answered' },
    { id: 'access', at: 0.3, minutes: 60, priority: 'high', about: ['account', 'access', 'login', 'laptop'], title: 'Laptop + accounts: sign in to everything together, password manager first', how: 'A list of systems with who grants; test mail, calendar, chat, ticket tool, door.', done: 'every line of the access list is ticked by the newcomer' },
    { id: 'tour', at: 0.32, minutes: 30, about: ['tour', 'office'], title: 'Office tour: people, exits, coffee, quiet places, first aid', how: 'Introduce by what one may ask them, not by title.', done: 'the newcomer finds printer, exit and three names alone' },
    { id: 'team-lunch', at: 0.34, minutes: 60, about: ['lunch'], title: 'Lunch with the team on the first day', how: 'No work talk for the first half; ask diets beforehand.', done: 'everybody has spoken with the newcomer', type: 'meeting' },
    { id: 'expectations', at: 0.36, minutes: 45, title: 'Expectations talk: week one, month one, month three', how: 'Three outcomes each, how we decide, working hours, how to ask for help.', done: 'the page is written by the newcomer and confirmed by the manager', type: 'meeting' },
    { id: 'product', at: 0.42, minutes: 120, about: ['product', 'training'], title: 'Product training: use it as a customer, then the map behind it', how: 'Buy or sign up for real, break something, then half an hour with somebody who built it.', done: 'the newcomer gives a five-minute demo' },
    { id: 'product-deep', at: 0.5, minutes: 120, about: ['product', 'training'], after: ['product'], title: 'Product training 2: the ten questions customers ask most', how: 'Find each answer in the documentation; mend one page that was wrong.', done: 'ten answers and one improved page' },
    { id: 'shadow-first', at: 0.45, minutes: 120, about: ['shadow'], title: 'Shadow: sit beside two colleagues, note questions', how: 'One quick, one thorough; what they look at first; ask after, not during.', done: 'a list of ten questions is answered' },
    { id: 'shadow-second', at: 0.52, minutes: 120, about: ['shadow'], after: ['shadow-first'], title: 'Shadow, roles swapped: the newcomer leads, the colleague watches', how: 'Speak thoughts aloud; help only when asked.', done: 'three cases are closed with the colleague silent' },
    { id: 'first-own', at: 0.68, minutes: 180, about: ['own ticket', 'tickets', 'first task', 'buddy'], title: 'First own cases with the buddy within reach', how: 'Small and real; buddy reads before it leaves; end of day: what was hard?', done: 'three are finished and nothing was sent unread' },
    { id: 'own-more', at: 0.8, minutes: 180, about: ['own ticket', 'tickets', 'buddy'], after: ['first-own'], title: 'Own cases, second half: a normal load, buddy on request', how: 'Choose from the queue alone; escalate once on purpose to learn the way.', done: 'half a normal day’s load is done alone' },
    { id: 'meet-others', at: 0.58, minutes: 60, title: 'Meet three people from neighbouring teams', how: 'What do you need from us, what annoys you, whom should I know?', done: 'three notes are shared with the manager', optional: true },
    { id: 'ceremonies', at: 0.4, minutes: 30, title: 'How we work: standup, planning, on-call, holidays, chat manners', how: 'The unwritten rules written down; ask the last newcomer what was missing.', done: 'the page is read and one line is added', optional: true },
    { id: 'midpoint', at: 0.62, minutes: 30, title: 'End of week one: what surprised you, what is missing', how: 'Manager listens, fixes one thing the same day.', done: 'one thing is fixed', type: 'meeting', optional: true },
    { id: 'feedback', at: 0.98, minutes: 45, about: ['feedback'], title: 'Feedback both ways and the plan for the next month', how: 'What went well, what to change, what the newcomer sees that we no longer see.', done: 'three outcomes for the next month stand', type: 'meeting' },
  ],
}
