import type { Keyword, Playbook } from '../playbook.ts'

const SELF: Keyword[] = ['freelance', 'self employed', 'own business', 'my company', 'clients']
const PART: Keyword[] = ['part time', 'four day', '4 day', '80 percent', '30 hours', 'reduce my hours']
const TASKS_OF_WORK: Keyword[] = ['task', 'project', 'meeting', 'client']

/** Work that ends: fewer hours, evenings of one's own, and the talks that make it hold. */
export const WORKING_LESS: Playbook = {
  id: 'working-less',
  title: 'working less',
  plannerTypes: ['calendar'], usualWeeks: 8,
  tags: ['work-life'],
  matches: {
    strong: ['work less', 'working less', 'stop working evenings', 'stop working late', 'stop working weekends', 'stop working in the evening', 'stop working at night', 'stop working on weekends', 'stop working on sundays', 'less overtime', 'stop overtime', 'no more overtime', 'too much overtime', 'work life balance', 'leave work on time', 'leave the office on time', 'finish work on time', 'switch off after work', 'work fewer hours', 'reduce my hours', 'reduce my working hours', 'go part time', 'work a four day week', 'work four days a week', 'a four day week for me', 'avoid burnout', 'prevent burnout', 'close to burnout', 'weniger arbeiten', 'feierabend', 'trabajar menos', 'travailler moins', 'trabalhar menos'],
    weak: ['boss', 'evenings', 'weekend', 'overtime', 'family', 'hours', 'mail'],
    not: ['team of', 'company introduces', 'pilot the four day', 'pilot a four day', 'sprint', '=app', 'recover from burnout', 'employees'],
  },
  tasks: [
    { id: 'wl-record', always: true, at: 0, minutes: 20, priority: 'high', title: 'Write down hours and what they went into, for ten working days', how: 'A line every two hours: for whom, planned or thrown in, yours or somebody else’s. With the hour at which you stopped and the one at which you really stopped.', done: 'the sheet lies where you work and has its first lines' },
    { id: 'wl-why', always: true, at: 0.02, minutes: 30, priority: 'high', title: 'Write why it is too much: load, fear, pride, a bad hour, no replacement', how: 'Three causes are yours to change, others need a talk. What would happen if it were left undone?', done: 'each cause is marked as yours or theirs' },
    { id: 'wl-aim', always: true, after: ['wl-why'], at: 0.04, minutes: 20, priority: 'high', title: 'Set the hour at which it ends, and what waits behind it', how: 'A course, a child, a meal at seven: what has a start pulls harder than a wish. Two evenings first.', done: 'the hour and two fixtures stand in the calendar' },
    { id: 'wl-rules', at: 0.05, minutes: 40, about: ['contract'], title: 'Read contract, agreement and law: hours, rest, overtime, right to less', how: 'Eleven hours of rest and a longest week are law in many countries; so is asking for part time. Who keeps the record?', done: 'half a page says what holds for you' },
    { id: 'wl-review', always: true, after: ['wl-record'], waitDays: 10, at: 0.18, minutes: 45, priority: 'high', title: 'Sort the ten days: keep, shorten, hand over, drop, ask', how: 'Hours beside each. Five things usually make half of the overtime.', done: 'five things have a verdict and hours' },
    { id: 'wl-drop', after: ['wl-review'], at: 0.22, minutes: 60, scale: { units: TASKS_OF_WORK, minutesEach: 15, atMost: 240 }, title: 'Drop or shorten three things that nobody would miss for a month', how: 'A report, a copy, a standing meeting. Say it to whoever gets it, with the day on which you ask again.', done: 'three are stopped and announced' },
    { id: 'wl-boss', always: true, after: ['wl-review'], at: 0.26, minutes: 45, priority: 'high', when: { unless: SELF }, about: ['boss', 'manager'], title: 'Prepare the talk: ten days on a page, three proposals, one request', how: '“With these hours I can do A and B well; which of the rest shall wait?” Choose the moment before new work is given out.', done: 'it takes five minutes aloud, and the date stands' },
    { id: 'wl-talk', after: ['wl-boss'], at: 0.32, minutes: 40, priority: 'high', when: { unless: SELF }, title: 'Hold the talk, and send the result in three lines the same day', how: 'What goes, what stays, when you look at it again.', done: 'the three lines are sent' },
    { id: 'wl-clients', at: 0.26, minutes: 60, priority: 'high', when: { mentions: SELF }, title: 'Reckon what each client brings an hour, and part with the last or raise the price', how: 'With the hours nobody pays for. Notice in writing, with a name who could take over.', done: 'one client fewer or one price higher' },
    { id: 'wl-part', at: 0.3, minutes: 60, when: { mentions: PART }, title: 'Reckon fewer hours through: net pay, pension, holiday, who does what falls away', how: 'Four days with the work of five is a cut in pay. Write the list of what goes along with the day.', done: 'the sums and the list stand' },
    { id: 'wl-close', always: true, at: 0.1, minutes: 15, title: 'Build the last quarter hour: list for tomorrow, desk, machine off, a sentence', how: 'At the same minute each day; the first task of tomorrow lies on top.', done: 'it has been done on three days' },
    { id: 'wl-reach', at: 0.12, minutes: 30, title: 'Take mail and chat off the phone, and say how you are reached when it burns', how: 'A number for fires, with an example of what one is. An answer in the morning is an answer.', done: 'the phone is silent after the hour' },
    { id: 'wl-no', when: { levels: ['beginner'] }, at: 0.15, minutes: 25, title: 'Practise three sentences that say no or later', how: '“I can do it by Thursday, or instead of X.” Aloud, with somebody who insists.', done: 'each was said once in earnest' },
    { id: 'wl-one', when: { levels: ['beginner'] }, at: 0.08, minutes: 15, title: 'Choose one evening this week that is yours whatever happens, and tell two people', how: 'The easiest one. Leave ten minutes before.', done: 'the evening took place' },
    { id: 'wl-deep', at: 0.2, minutes: 30, title: 'Block the two best hours of the day for what only you can do', how: 'Before mail. Meetings are offered round them.', done: 'the blocks stand for four weeks' },
    { id: 'wl-hand', when: { levels: ['advanced'] }, at: 0.4, minutes: 90, title: 'Hand one whole area over, with its decisions', how: 'Who, from when, up to what sum without asking, when you look at it. Being asked less is the aim.', done: 'somebody else decides there from a day on' },
    { id: 'wl-week', always: true, at: 0.24, everyWeeks: 1, minutes: 20, priority: 'high', title: 'Reckoning, week {week}: hours, evenings kept, what broke in', how: 'Three numbers and one change for next week. What broke in twice needs a talk, not more discipline.', done: 'three numbers and one change stand' },
    { id: 'wl-body', at: 0.35, minutes: 30, optional: true, when: { minWeeks: 5 }, title: 'Look at sleep, back, mood, drink; with two of four wrong for weeks, see a doctor', how: 'Exhaustion has an early and a late stage; the early one is shorter.', done: 'the four are noted, an appointment is made if need be' },
    { id: 'wl-holiday', at: 0.55, minutes: 30, when: { minWeeks: 6 }, title: 'Enter the holiday of the year, and the first free Friday', how: 'Before others do. With who stands in and what is not done meanwhile.', done: 'the days are granted' },
    { id: 'wl-second', at: 0.7, minutes: 40, when: { minWeeks: 6 }, title: 'Second look with boss or clients: what held, what came back', how: 'With the weekly numbers. Ask for what the first talk left out.', done: 'the next three lines are sent' },
    { id: 'wl-keep', at: 0.97, minutes: 20, title: 'Compare with the first ten days, and set what you do when it creeps back', how: 'Two late evenings in one week is the alarm; then the sheet comes out again.', done: 'alarm and answer stand in the calendar' },
  ],
}
