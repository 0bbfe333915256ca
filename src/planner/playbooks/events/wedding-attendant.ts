import type { Keyword, Playbook } from '../playbook.ts'

const HEN: Keyword[] = ['maid of honour', 'maid of honor', 'bridesmaid', 'hen', 'bachelorette', 'trauzeugin', 'dama de honor', 'temoin de la mariee', 'madrinha']
const STAG: Keyword[] = ['best man', 'groomsman', 'stag', 'bachelor party', 'padrino', 'padrinho']
const FAR: Keyword[] = ['abroad', 'destination', 'fly', 'flight', 'tuscany', 'italy', 'spain', 'greece', 'mallorca']
const OTHERS: Keyword[] = ['bridesmaid', 'groomsmen', 'usher', 'friend', 'guest', 'people']

/** Standing beside bride or groom: party before, clothes, present, speech, the day itself. */
export const WEDDING_ATTENDANT: Playbook = {
  id: 'wedding-attendant',
  title: 'being maid of honour or best man',
  plannerTypes: ['calendar'], usualWeeks: 20, occasion: { on: [6], amongTasks: true },
  tags: ['wedding-help'],
  matches: {
    strong: ['maid of honour', 'maid of honor', 'matron of honour', 'chief bridesmaid', 'bridesmaid duties', 'i m a bridesmaid', 'i am a bridesmaid', 'being a bridesmaid', 'best man duties', 'i m the best man', 'i am the best man', 'i m best man', 'being best man', 'as best man', 'as maid of honour', 'as maid of honor', 'be a groomsman', 'trauzeuge', 'trauzeugin', 'dama de honor', 'testigo de boda', 'temoin de mariage', 'temoin de la mariee', 'temoin du marie', 'madrinha de casamento', 'padrinho de casamento'],
    weak: ['getting married', 'wedding', 'bride', 'groom', 'hen', 'stag', 'speech', 'dress', 'rings', 'best friend'],
    not: ['our wedding', 'my wedding', 'find a best man', 'choose my bridesmaids', 'best man speech', 'maid of honour speech', 'maid of honor speech'],
  },
  tasks: [
    { id: 'wa-ask', at: 0, minutes: 60, priority: 'high', title: 'Ask bride or groom what they wish of you, and what not', how: 'An hour over a drink: dates, sum, jobs before and on the day, secrets, who must not sit beside whom. Write it down and send it back.', done: 'a page says what is yours, and they have nodded' },
    { id: 'wa-dates', at: 0.03, minutes: 30, title: 'Put the dates in the calendar: fittings, hen or stag, rehearsal, the day before, the day after', how: 'With leave asked for, travel and somebody for children or pets.', done: 'every date is entered and leave is granted' },
    { id: 'wa-money', at: 0.05, minutes: 30, priority: 'high', title: 'Reckon what it costs you, and say early what is too much', how: 'Clothes, party, journey, bed, present. A frank word now is kinder than a pout in May.', done: 'the sum stands and the awkward word is said' },
    { id: 'wa-group', at: 0.08, minutes: 40, scale: { units: OTHERS, minutesEach: 3, atMost: 90 }, title: 'Gather the others: one group, who does what, who pays for what', how: 'Names from bride or groom only. First message: date, sum at most, three jobs to take.', done: 'everybody has answered and each job has a name' },
    { id: 'wa-hen', at: 0.12, minutes: 90, priority: 'high', when: { mentions: HEN, unless: STAG }, about: ['hen', 'bachelorette'], title: 'Plan the hen party: her wish, date, town, one surprise, sum a head', how: 'Six to ten weeks before the wedding, not the night before. Two ideas to the group, a vote with a last day, deposits before anything is booked.', done: 'date and place are booked and deposits are in' },
    { id: 'wa-stag', at: 0.12, minutes: 90, priority: 'high', when: { mentions: STAG }, about: ['stag', 'bachelor'], title: 'Plan the stag party: his wish, date, town, one thing to do by day, sum a head', how: 'Six to ten weeks before the wedding, not the night before. What would his mother laugh at? Deposits before anything is booked.', done: 'date and place are booked and deposits are in' },
    { id: 'wa-party', at: 0.12, minutes: 90, priority: 'high', when: { unless: [...HEN, ...STAG] }, title: 'Plan the party before the wedding: wish, date, place, sum a head', how: 'Six to ten weeks before; two ideas to the group and a vote with a last day.', done: 'date and place are booked' },
    { id: 'wa-held', at: 0.6, minutes: 240, after: ['wa-hen', 'wa-stag', 'wa-party'], title: 'Hold the party: list, timetable, way home, somebody who stays sober', how: 'Kitty counted, numbers of all, a quiet hour in it for those who need one; pictures only as agreed.', done: 'everybody is home and the kitty is settled' },
    { id: 'wa-clothes', at: 0.2, minutes: 120, about: ['dress', 'suit', 'outfit', 'fitting'], title: 'Dress or suit: choose by their wish, order, first fitting', how: 'Ordered dresses take twelve weeks and alterations four. Shoes are bought before the hem is measured.', done: 'it is ordered with a date for the fitting' },
    { id: 'wa-fitting', at: 0.75, minutes: 60, after: ['wa-clothes'], title: 'Last fitting with shoes and what goes under it, and a dance in it', how: 'Sit, raise the arms, climb a stair.', done: 'it fits and hangs in its cover' },
    { id: 'wa-present', at: 0.4, minutes: 60, about: ['present', 'gift'], title: 'Settle the present: from the group or from you, by their list or something made', how: 'Sum, who collects, last day; a card that all sign.', done: 'it is bought or being made, with a date' },
    { id: 'wa-help', at: 0.36, minutes: 120, when: { minWeeks: 5 }, title: 'Give them an afternoon of work: invitations, favours, seating, phone calls', how: 'Ask what they keep putting off; bring food.', done: 'one job of theirs is finished' },
    { id: 'wa-speech', at: 0.55, minutes: 90, priority: 'high', about: ['speech', 'toast'], title: 'Write the speech: one story, what changed when the other came, a wish', how: 'Four minutes, no former partners, nothing the grandmother need not know. Ask two people for a scene.', done: 'a draft of four minutes is read aloud to somebody' },
    { id: 'wa-speak', at: 0.85, daysBefore: 7, minutes: 45, after: ['wa-speech'], title: 'Practise the speech standing, with a glass in the hand', how: 'Three times; first and last sentence by heart. Cards in large print, a second copy with somebody.', done: 'it comes with three glances at the card' },
    { id: 'wa-room', at: 0.66, minutes: 40, title: 'Know the day: timetable, people in charge, numbers, who is called when', how: 'From the couple or their planner, on a card for pocket and telephone. Which of it is yours alone?', done: 'the card is complete and two others have it' },
    { id: 'wa-bag', at: 0.9, daysBefore: 3, minutes: 45, priority: 'high', title: 'Pack the rescue bag: needle, pins, plasters, tape, tissues, mints, pills, water, flat shoes', how: 'Also charger, stain pen, cash for tips, straw, the vows in print.', done: 'the bag is packed and marked' },
    { id: 'wa-rehearse', at: 0.96, daysBefore: 1, minutes: 90, about: ['rehearsal'], title: 'Rehearsal: where you stand, rings, train, flowers, signature', how: 'Who hands what to whom; try it with a curtain ring. Early bed for both of you.', done: 'it ran through once without a word' },
    { id: 'wa-rings', at: 0.97, daysBefore: 1, minutes: 15, priority: 'high', title: 'Rings, papers, vows and speech into one place, and tell a second person which', how: 'An inner pocket with a button.', done: 'all four are there and somebody knows' },
    { id: 'wa-morning', at: 0.99, daysBefore: 1, minutes: 30, title: 'Plan the morning: breakfast, hair, time of leaving, calm music, who keeps others out', how: 'An hour of slack before the car. Eat, and make them eat.', done: 'the morning stands by quarter hours' },
    { id: 'wa-travel', at: 0.26, minutes: 60, when: { mentions: FAR }, title: 'Book way and bed near the place, a day before and after', how: 'The clothes travel in the cabin.', done: 'both are booked and can be changed' },
    { id: 'wa-learn', at: 0.07, minutes: 30, when: { levels: ['beginner'] }, title: 'Ask somebody who has done it what was hardest and what nobody tells you', how: 'Mostly: the group chat, the money and the hour before the ceremony.', done: 'three hints are noted' },
    { id: 'wa-calm', at: 0.8, minutes: 25, when: { levels: ['beginner'] }, title: 'Think through three mishaps: tears, rain, an uncle who drinks', how: 'One sentence and one person for each.', done: 'three lines are on the card' },
    { id: 'wa-lead', at: 0.45, minutes: 60, when: { levels: ['advanced'] }, title: 'Run the side of it that they dread: suppliers’ calls, seating, the programme of the evening', how: 'With leave and limits in writing; a list each Sunday.', done: 'they have not thought of it for two weeks' },
    { id: 'wa-look', at: 0.3, everyWeeks: 4, minutes: 30, when: { minWeeks: 10 }, title: 'An evening without lists, week {week}: ask how they are, then what is next', how: 'The second question only if they raise it.', done: 'you know how they are' },
    { id: 'wa-film', at: 0.5, minutes: 90, optional: true, when: { minWeeks: 8 }, title: 'Prepare one surprise: film of friends, book of wishes, song', how: 'Last day for contributions three weeks before; test it on the hall’s machine.', done: 'all contributions are in, or it is given up in time' },
    { id: 'wa-after', at: 1.04, minutes: 45, title: 'The day after: gifts, clothes, hired things, a walk with them or a note', how: 'Take home what is returned on Monday; send the ten best pictures.', done: 'nothing is left behind and the note is sent' },
  ],
}
