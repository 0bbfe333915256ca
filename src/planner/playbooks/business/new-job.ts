import type { Keyword, Playbook } from '../playbook.ts'

const REMOTE: Keyword[] = ['remote', 'home office', 'from home', 'hybrid']
const LEADS: Keyword[] = ['manager', 'lead', 'head of', 'team of']
const AWAY: Keyword[] = ['relocat', 'new city', 'abroad', 'move to']
const PEOPLE: Keyword[] = ['colleague', 'people', 'person', 'team']

/** Beginning in a new post: the days before, the first week, and the first hundred days. */
export const NEW_JOB: Playbook = {
  id: 'new-job',
  title: 'starting a new job',
  plannerTypes: ['calendar'], usualWeeks: 14, occasion: { on: [1] },
  tags: ['job'],
  matches: {
    strong: ['hand in my notice', 'handing in my notice', 'give my notice in', 'resign and start', 'start the new job', 'starting the new job', 'start my new job', 'start a new job', 'starting a new job', 'starting my new job', 'begin my new job', 'begin a new job', 'my new job starts', 'my new job begins', 'new job starts', 'new job begins', 'first day at my new job', 'first day in my new job', 'first day at work', 'first weeks in my new job', 'first 90 days in my', 'first 90 days at my', 'first 100 days in my', 'first hundred days', 'prepare for my new job', 'ready for my new job', 'get ready for a new job', 'settle into my new job', 'settle in at my new job', 'neuer job beginnt', 'neuen job anfangen', 'ersten 100 tage im', 'empiezo un nuevo trabajo', 'nuevo trabajo empieza', 'je commence un nouveau travail', 'nouveau travail commence', 'comeco um novo emprego', 'novo emprego comeca', 'neue stelle an', 'neuen job an', 'neue arbeit an', 'empiezo un trabajo nuevo', 'empiezo en un nuevo', 'commence un nouveau travail', 'commence un nouveau poste', 'comeco num novo emprego'],
    weak: ['boss', 'colleagues', 'contract', 'probation', 'team', 'onboarding', 'office'],
    not: ['find a new job', 'look for a new job', 'application', 'interview', 'our new hire', 'new employee', 'onboard our', 'learn', 'before my new job', 'wedding'],
  },
  tasks: [
    { id: 'nj-paper', always: true, at: 0, minutes: 40, priority: 'high', about: ['contract', 'papers'], title: 'Read the contract once more, and gather what they want on the first day', how: 'Tax number, insurance, bank, certificates, work permit; probation, notice, holidays that are booked already. Ask what is missing by mail.', done: 'a folder holds all they asked for' },
    { id: 'nj-old', always: true, at: 0.04, minutes: 60, title: 'Leave the old place well: handover, thanks, reference, private files', how: 'Three people you want to stay in touch with get a line. The reference is asked for now.', done: 'nothing of yours is left there and the reference is on its way' },
    { id: 'nj-learn', always: true, at: 0.15, minutes: 90, title: 'Read up: products, customers, rivals, last year’s news, who is who', how: 'As a customer would: buy, try, call the hotline. Ten questions that you cannot answer go along.', done: 'a page of facts and ten questions stand' },
    { id: 'nj-boss', always: true, at: 0.25, daysBefore: 14, minutes: 30, priority: 'high', about: ['boss', 'manager'], title: 'Write to your manager two weeks ahead: what shall I read, where and when do I begin', how: 'Four sentences. Ask who shows you round and whether there is a plan for the first week.', done: 'hour, place and a name are known' },
    { id: 'nj-skill', at: 0.3, minutes: 120, title: 'Freshen up the one tool that you will need in week one', how: 'From the advertisement and the interview. Two evenings with an example of your own.', done: 'the example works' },
    { id: 'nj-rest', always: true, at: 0.35, daysBefore: 10, minutes: 30, title: 'Put free days between the two, and do nothing useful in them', how: 'A week if it can be had; doctor and offices on the first day, then off.', done: 'the days stand in the calendar' },
    { id: 'nj-move', at: 0.2, minutes: 120, when: { mentions: AWAY }, title: 'Settle where you sleep in the first month, and the way to work from there', how: 'Furnished and short first; the search goes on from the spot.', done: 'bed and way are booked' },
    { id: 'nj-way', always: true, at: 0.8, daysBefore: 4, minutes: 60, title: 'Go the way once at the real hour, and lay out the clothes', how: 'Door, lift, lunch places. A step smarter than the interview’s photographs of the team.', done: 'the way takes so many minutes and the bag is packed' },
    { id: 'nj-home', at: 0.7, minutes: 75, when: { mentions: REMOTE }, title: 'Set up the place at home: chair, light, sound, line, door', how: 'A call with a friend on camera. Ask what they send and when.', done: 'the trial call was good' },
    { id: 'nj-story', always: true, at: 0.85, daysBefore: 3, minutes: 30, title: 'Prepare your thirty seconds: who I am, what I do here, what I like to be asked', how: 'Aloud, three times. It is told forty times in the first week.', done: 'it takes half a minute and sounds like you' },
    { id: 'nj-first', when: { levels: ['beginner'] }, at: 0.4, minutes: 45, title: 'Ask two working people what nobody told them before their first job', how: 'Hours, breaks, being ill, mail, when one says du or first names, who gets coffee.', done: 'ten things are noted' },
    { id: 'nj-money', when: { levels: ['beginner'] }, at: 0.45, minutes: 40, title: 'Reckon what arrives net, and set the standing orders', how: 'Tax, insurance, rent, way, a tenth aside. The first pay often comes at the end of the second month.', done: 'the sums stand and two months are bridged' },
    { id: 'nj-day', always: true, occasion: true, about: ['new job', 'first day', 'neue stelle', 'neuer job', 'nuevo trabajo', 'trabajo nuevo', 'nouveau travail', 'novo emprego'], at: 1, minutes: 60, priority: 'high', title: 'The first day: names, place, rules, and one question to everybody: what should I know', how: 'Names into a sketch of the room. Listen; nothing is compared with the old place.', done: 'ten names and three rules are on paper' },
    { id: 'nj-week', daysAfter: 5, at: 1.05, minutes: 45, priority: 'high', title: 'End of the first week: with the manager, what counts in thirty, sixty, ninety days', how: 'Three results, how they are measured, what not to do. Send it back in five lines.', done: 'the five lines are confirmed' },
    { id: 'nj-talks', daysAfter: 8, at: 1.1, minutes: 90, scale: { units: PEOPLE, minutesEach: 25, atMost: 600 }, about: ['talks', 'colleagues'], title: 'Arrange short talks with the people your work depends on', how: 'Twenty minutes each: what do you do, what goes wrong between us, whom else should I see?', done: 'each has a date, and two pages of notes begin' },
    { id: 'nj-win', daysAfter: 21, at: 1.2, minutes: 120, priority: 'high', title: 'Finish one small thing that somebody was waiting for', how: 'Small, visible, theirs. Say who helped.', done: 'somebody has said thank you' },
    { id: 'nj-month', daysAfter: 30, at: 1.3, minutes: 45, priority: 'high', when: { minWeeks: 6 }, title: 'After a month: ask for feedback before it is given', how: 'What shall I do more, less, otherwise? One thing is changed by next week.', done: 'three answers are noted and one is done' },
    { id: 'nj-lead', daysAfter: 14, at: 1.15, minutes: 120, when: { mentions: LEADS }, title: 'A talk with each of your people: what shall stay, what shall end, what do you want', how: 'An hour each, no promises; then say to all what you heard.', done: 'all were heard and have heard back' },
    { id: 'nj-map', daysAfter: 35, at: 1.32, minutes: 60, when: { levels: ['advanced'] }, title: 'Draw how it really works: who decides, who is asked, what was tried before', how: 'With two who have been there long. Keep it at home.', done: 'the map has names and two surprises' },
    { id: 'nj-habit', daysAfter: 10, at: 1.12, minutes: 20, title: 'Set your hours, breaks and the end of the day, before others set them', how: 'What is done in the first month counts as normal.', done: 'they stand in the calendar that others see' },
    { id: 'nj-half', daysAfter: 60, at: 1.6, minutes: 40, when: { minWeeks: 10 }, title: 'After two months: measure yourself by the five lines, and ask about the rest of probation', how: 'What is on course, what needs help? Better now than in the last week.', done: 'the talk took place' },
    { id: 'nj-ninety', daysAfter: 90, at: 1.9, minutes: 40, when: { minWeeks: 12 }, title: 'After ninety days: what you have learnt, what you propose, what you want next', how: 'One page to the manager. Would you take the job again?', done: 'the page is handed over' },
  ],
}
