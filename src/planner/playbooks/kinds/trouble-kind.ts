import type { Playbook } from '../playbook.ts'

/** Something is wrong and has to be put right: told as a fact rather than asked for, so no words of a goal ask for it. */
export const TROUBLE: Playbook = {
  id: 'kind-trouble',
  title: 'putting something right',
  plannerTypes: ['calendar'],
  usualWeeks: 3,
  matches: { strong: ['put right', 'sort out the trouble with', 'sort out the problem with', 'solve the problem with', 'solve my problem with', 'solve our problem with'], weak: ['problem', 'trouble', 'cause', 'remedy'] },
  tags: ['trouble'],
  tasks: [
    { id: 'tro-facts', at: 0, minutes: 25, priority: 'high', title: '{Subject}: write what is wrong, since when, how often, and what it touches', how: 'Pictures or numbers with the date. When is it worse, when is it not there? Whoever helps will ask just that.', done: 'half a page with three pictures or numbers stands' },
    { id: 'tro-stop', at: 0.02, minutes: 30, priority: 'high', title: '{Subject}: keep it from getting worse today', how: 'Switch off, cover, move away, warn, call for help if it cannot wait. Receipts are kept.', done: 'nothing more is lost while you look into it' },
    { id: 'tro-whose', at: 0.06, minutes: 30, priority: 'high', title: '{Subject}: find out whose matter it is, and tell them in writing', how: 'Yours, the landlord’s, the maker’s, the insurer’s, an office’s, the other person’s. Guarantees and policies have periods: which ends first?', done: 'it is known who answers for it, and they know' },
    { id: 'tro-cause', at: 0.12, minutes: 45, after: ['tro-facts'], title: '{Subject}: look for the cause', how: 'What changed just before it began? Ask “and why that?” four times. Write three possible causes and how to tell them apart.', done: 'one cause is likely and you can say why' },
    { id: 'tro-known', at: 0.16, minutes: 40, title: '{Subject}: see how others got rid of it', how: 'Somebody who had the same, a trade’s own page, a forum with pictures. What did it cost, what made it worse?', done: 'three ways stand with cost and catch' },
    { id: 'tro-try', at: 0.24, minutes: 60, after: ['tro-cause', 'tro-known'], title: '{Subject}: try the simplest remedy, and only that one', how: 'One change at a time, a few days each. Nothing that cannot be undone.', done: 'it helped, or is ruled out' },
    { id: 'tro-ask', at: 0.3, minutes: 45, priority: 'high', after: ['tro-cause'], title: '{Subject}: ask two who deal with it every day', how: 'A tradesperson, adviser, doctor, office: send the half page before. What is it, what would you do, how long, how much?', done: 'two opinions stand, in writing where money is in it' },
    { id: 'tro-choose', at: 0.42, minutes: 25, priority: 'high', after: ['tro-ask', 'tro-try'], title: '{Subject}: choose: do it, have it done, or live with it', how: 'Price, days, what could go wrong. Living with it needs a limit: from when no longer?', done: 'it is chosen, with a price and a day' },
    { id: 'tro-arrange', at: 0.5, minutes: 30, after: ['tro-choose'], title: '{Subject}: arrange the day: who comes, what is needed, who is there', how: 'Parts ordered, permission asked, the place cleared. A second day in reserve.', done: 'the day stands and everybody knows it' },
    { id: 'tro-do', at: 0.68, minutes: 120, priority: 'high', after: ['tro-arrange'], title: '{Subject}: put it right', how: 'Pictures before, during and after. What turns up on the way is noted before it is closed again.', done: 'it works in your sight' },
    { id: 'tro-check', at: 0.86, minutes: 15, priority: 'high', after: ['tro-do'], waitDays: 5, title: '{Subject}: look again after some days, in the situation in which it began', how: 'Rain, night, load, the same person. Complain at once if it is back.', done: 'it has stayed away, or they have been told' },
    { id: 'tro-money', at: 0.92, minutes: 25, title: '{Subject}: settle the money, and file bill, pictures and guarantee', how: 'Pay what was agreed; claim from those who owe it, with a day.', done: 'the file can be found in a minute' },
    { id: 'tro-again', at: 0.97, minutes: 30, title: '{Subject}: take away what brought it about', how: 'A habit, a check in the calendar, a better part, a rule between people.', done: 'one thing is changed so that it does not come back' },
  ],
}
