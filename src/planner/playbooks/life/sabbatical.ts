import type { Keyword, Playbook } from '../playbook.ts'

const TRAVEL: Keyword[] = ['travel', 'world', 'abroad', 'trip', 'cycle', 'sail', 'walk']
const MAKING: Keyword[] = ['write', 'novel', 'book', 'paint', 'music', 'build', 'learn', 'study']
const MONTHS: Keyword[] = ['month', 'thousand', 'euro', 'pound', 'dollar']

/** Months away from work: permission, money, cover, and what the time is for. */
export const SABBATICAL: Playbook = {
  id: 'sabbatical',
  title: 'months off work',
  plannerTypes: ['calendar'], usualWeeks: 20,
  tags: ['sabbatical'],
  matches: {
    strong: ['sabbatical', 'months off to', 'months off work', 'months off from work', 'months off and', 'a year off', 'year off work', 'year off from work', 'unpaid leave', 'take time off work to', 'career break', 'three months off', 'six months off', 'sabbatjahr', 'auszeit', 'ano sabatico', 'annee sabbatique', 'conge sabbatique', 'licenca sem vencimento', 'off to write', 'time off to', 'quit my job and want', 'quit my job to', 'quit my job and'],
    weak: ['boss', 'leave', 'savings', 'write', 'travel', 'insurance', 'return'],
    not: ['gap year before university', 'maternity', 'paternity', 'parental', 'sick leave', 'semester abroad', '=app', 'professor s sabbatical research grant'],
  },
  tasks: [
    { id: 'sa-why', always: true, at: 0, minutes: 45, priority: 'high', title: 'Write what the months are for, in three sentences, and what they are not for', how: 'Rest, a work, a place, people: one comes first. What must have happened by the end so that it was right?', done: 'three sentences stand, read aloud to somebody' },
    { id: 'sa-length', always: true, at: 0.02, minutes: 30, priority: 'high', title: 'Choose length and season, with the last possible day for saying so at work', how: 'Quiet months of the firm, school years, weather. Rest alone takes the first three weeks of any break.', done: 'begin, end and the day of asking stand' },
    { id: 'sa-rules', always: true, at: 0.03, minutes: 45, about: ['contract', 'rules'], title: 'Read what your contract and the law give: unpaid leave, saved hours, reduced pay', how: 'Is there a right to return to the same place? What happens to holiday, pension, bonus? Others in the firm have done it: ask one.', done: 'two models stand with their conditions' },
    { id: 'sa-budget', always: true, at: 0.05, minutes: 75, priority: 'high', scale: { units: MONTHS, minutesEach: 6, atMost: 180 }, about: ['budget', 'money', 'savings'], title: 'Reckon the months: fixed costs, living, what it is for, and three months to come back in', how: 'Income that stops, insurances that you pay yourself, tax of the year. What can be let, paused or cancelled?', done: 'the sum, what is there and what is missing stand' },
    { id: 'sa-save', at: 0.1, minutes: 30, title: 'Set up the saving: a standing order on the day of pay, a separate account', how: 'Missing sum through months. Too much? Then shorter, later or cheaper.', done: 'the first transfer has gone' },
    { id: 'sa-insure', always: true, at: 0.2, minutes: 60, priority: 'high', title: 'Settle health cover, pension and liability for the months without pay', how: 'Ask the insurers in writing: what runs on, what rests, what it costs. The gap of a week is the dear one.', done: 'each insurance says what happens, with a date' },
    { id: 'sa-case', always: true, at: 0.12, minutes: 60, priority: 'high', title: 'Prepare the request: dates, who covers what, what the firm gets out of it', how: 'A page with the work by month and a name for each. Two versions: the wished and the one you would take.', done: 'a page that your manager could pass on' },
    { id: 'sa-ask', after: ['sa-case'], at: 0.15, minutes: 45, priority: 'high', title: 'Ask your manager, and leave the page there', how: 'Not by mail. Ask when an answer can be expected and who else decides.', done: 'it was said, and a day for the answer stands' },
    { id: 'sa-paper', after: ['sa-ask'], waitDays: 14, at: 0.28, minutes: 45, priority: 'high', title: 'Have it in writing: leave, return, place, reachable or not', how: 'Signed by who may sign. Also what holds if you fall ill meanwhile.', done: 'the signed paper is in the folder' },
    { id: 'sa-home', at: 0.35, minutes: 60, title: 'Those you live with: what changes for them in money, work and time', how: 'Partner, children, parents. Their months count too.', done: 'a talk took place and two things are agreed' },
    { id: 'sa-let', at: 0.4, minutes: 90, optional: true, title: 'Home and contracts: let a room, pause gym, car and subscriptions', how: 'Ask the landlord for leave to sublet in good time; meter readings, post, plants.', done: 'each contract is kept, paused or ended' },
    { id: 'sa-travel', at: 0.45, minutes: 120, when: { mentions: TRAVEL }, title: 'Rough route by month: seasons, visas, vaccinations, first bed', how: 'Only the first two weeks are booked. Visa runs and jabs decide the order.', done: 'months, papers and first bed stand' },
    { id: 'sa-work', at: 0.45, minutes: 90, when: { mentions: MAKING }, title: 'Lay out the work: hours a day, a place that is not the kitchen, a first goal for week four', how: 'Mornings, five days, somebody who reads or hears it every fortnight. Less than you think: three hours of it are a full day.', done: 'place, hours and the reader stand' },
    { id: 'sa-try', when: { levels: ['beginner'] }, at: 0.3, minutes: 60, title: 'Try a week of it in your holiday', how: 'With the hours and the money of later. What was missing, what was too much?', done: 'the week is noted on half a page' },
    { id: 'sa-talk', when: { levels: ['beginner'] }, at: 0.08, minutes: 60, title: 'Talk with two who have done it', how: 'What was the third month like? What would they do otherwise, what did coming back cost?', done: 'two talks are noted' },
    { id: 'sa-check', at: 0.32, everyWeeks: 4, minutes: 30, when: { minWeeks: 10 }, title: 'Check of the preparation, week {week}: money, paper, cover, handover', how: 'Four lamps: green, yellow, red, and what turns it.', done: 'each red one has a date' },
    { id: 'sa-handover', always: true, at: 0.78, minutes: 180, priority: 'high', title: 'Hand over at work: list, passwords by the proper way, two weeks side by side', how: 'Who decides what without you. Clients hear it from you, with the name of who follows.', done: 'somebody else has done each thing once' },
    { id: 'sa-reach', at: 0.85, minutes: 20, title: 'Say how you can be reached: not at all, once a month, in a fire', how: 'One person has the number. Mail answers by itself and is not read.', done: 'the rule is told and set up' },
    { id: 'sa-land', when: { minWeeks: 8 }, at: 0.9, minutes: 45, title: 'Plan the first three weeks without aims: sleep, desk cleared, people', how: 'Tiredness comes up when it may. Nothing new is begun.', done: 'three weeks stand with little in them' },
    { id: 'sa-return', when: { minWeeks: 12 }, at: 0.93, minutes: 40, title: 'Set the return before you go: first day, first month, what you want changed', how: 'A talk with the manager four weeks before the end. What may not go back to how it was?', done: 'two dates stand' },
    { id: 'sa-year', when: { levels: ['advanced'] }, at: 0.5, minutes: 60, title: 'Shape the money over years: taxes across two years, saved hours, part-time before or after', how: 'Half a year over New Year is taxed otherwise than one within it. Ask before you sign.', done: 'the cheapest of three shapes is known' },
    { id: 'sa-begin', at: 0.98, minutes: 60, priority: 'high', title: 'The last day: thank, clear the desk, put the first three sentences on the wall', how: 'A drink with those who cover for you.', done: 'the desk is empty' },
  ],
}
