import type { Keyword, Playbook } from '../playbook.ts'

const CHILDREN: Keyword[] = ['paediatric', 'pediatric', 'children', 'infant', 'baby', 'nanny', 'nursery', 'childminder', 'babysit', 'parents']
const WORK: Keyword[] = ['at work', 'workplace', 'first aider', 'office', 'my job', 'employer', 'company', 'trainer']
const OUTDOOR: Keyword[] = ['outdoor', 'wilderness', 'mountain', 'expedition', 'scouts', 'hiking', 'sailing', 'coach', 'lifeguard']
const BOOKED: Keyword[] = ['course on', 'course is on', 'is booked', 'have booked', 'booked for', 'course from']

/** A course with hands on a manikin, what is practised before and after it, and a certificate that runs out. */
export const FIRST_AID: Playbook = {
  id: 'first-aid', title: 'first aid certificate', plannerTypes: ['calendar'], usualWeeks: 6, tags: ['first aid'],
  matches: {
    strong: ['first aid course', 'first aid cert', 'first aid training', 'first aid qualification', 'first aid at work', 'first aid exam', 'learn first aid', 'first aid refresher', 'refresh my first aid', 'first aider', 'paediatric first aid', 'pediatric first aid', 'outdoor first aid', 'cpr course', 'cpr cert', 'cpr training', 'learn cpr', 'basic life support', 'emergency first aid', 'red cross course'],
    weak: ['course', 'certificate', 'cpr', 'defibrillator', 'aed', 'refresher', 'red cross', 'st john'],
    not: ['first aid kit for', 'first aid tent', 'first aid post at', 'arrange first aid', 'run a first aid', 'teach first aid', 'first aid for our event', 'stall', 'festival', 'vet'],
  },
  sessions: {
    minutes: 40, perWeek: 2, topicMinutes: { beginner: 120, intermediate: 90, advanced: 55 }, usualAmount: { units: ['module', 'hour', 'skill', 'chapter'], value: 8 }, order: 'blocks',
    topics: ['looking at a casualty and calling for help', 'unconscious but breathing: recovery position', 'resuscitation and the defibrillator', 'choking', 'bleeding, shock and wounds', 'heart attack, stroke and seizures', 'burns, poisoning and allergic reactions', 'bones, head and back'],
    topicsFor: [
      { mentions: CHILDREN, topics: ['looking at a child and calling for help', 'resuscitation of babies and children', 'choking: baby and child', 'fever, seizures and breathing trouble', 'bleeding, burns and scalds', 'poisoning, allergies and swallowed things', 'falls: head and bones'] },
      { mentions: OUTDOOR, topics: ['looking at a casualty far from help, and calling for it', 'resuscitation and drowning', 'cold, heat and exhaustion', 'bleeding and wounds', 'bones, back and carrying somebody', 'allergies, bites and illness on the way'] },
    ],
    opening: [
      { id: 'fa-quiz', minutes: 30, title: 'Twenty questions cold: what would you do first?', how: 'Write the first two steps for collapse, choking, bleeding, burn, seizure. Compare with the guideline of your country.', done: 'the wrong ones are the first to be practised' },
      { id: 'fa-words', when: { levels: ['beginner'] }, minutes: 30, title: 'Learn the order that every case begins with: danger, response, airway, breathing, call', how: 'Say it aloud with your hands, on a cushion, five times. It comes before everything else.', done: 'you go through it without stopping' },
      { id: 'fa-number', when: { levels: ['beginner'] }, minutes: 25, title: 'Practise the call: where, what, how many, who – and stay on the line', how: 'Ring a friend instead of the emergency number. Loudspeaker on, both hands free; the app that sends your place.', done: 'the call took under a minute and nothing was missing' },
      { id: 'fa-gap', when: { levels: ['advanced'] }, minutes: 30, title: 'Read what has changed in the guidelines since your last course', how: 'Ratios, order, defibrillator, tourniquet: mark what you would still do in the old way.', done: 'the changes fit on one card' },
    ],
    stages: [
      { id: 'fa-read', titles: ['{Topic}: read it in the manual, then say the steps aloud'], share: 1, how: 'Manual of the course body, not a film from anywhere. Close it and say what you see, what you do, when you call.', done: 'the steps come in order without the book' },
      { id: 'fa-hands', titles: ['{Topic}: with your hands, on a cushion or a volunteer', '{Topic}: the same against the clock, while somebody distracts you'], share: 2, how: 'Kneel, speak, touch, count aloud. Never press on the chest of a healthy person: a firm cushion or the manikin of the course takes that.', done: 'it went through once without a look at the card' },
      { id: 'fa-case', titles: ['{Topic}: three cases read to you – what do you do first?'], share: 1, lag: 1.2, how: 'Somebody reads, you act it out in the room. What changes the order: alone, a child, blood, traffic?', done: 'two of three went without help' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'fa-mixed', title: 'Cases drawn by lot, round {round}', how: 'Ten cards, one minute each, aloud and with hands.', done: 'eight of ten began right' },
      { id: 'fa-press', title: 'Two minutes of chest compressions, round {round}: speed and depth', how: 'On a firm cushion to music of 100 to 120 beats; arms straight, full release, swap after two minutes.', done: 'the speed held until the end' },
    ] },
    closing: [
      { id: 'fa-test', minutes: 45, title: 'Mock test: thirty questions and two cases in front of somebody', how: 'As on the last day of the course: written part, then resuscitation with the defibrillator and one injury.', done: 'no step that saves a life was missing', priority: 'high' },
      { id: 'fa-bag', onDayBefore: true, minutes: 20, title: 'Before the course: trousers to kneel in, identity card, confirmation, food', how: 'Long hair tied, no long nails, something warm for lying on the floor. Read the sheet of the course once more.', done: 'it lies ready and the way is known' },
    ],
  },
  tasks: [
    { id: 'fa-which', at: 0.01, minutes: 30, priority: 'high', title: 'Find out which certificate is asked for: hours, body, how old it may be', how: 'Employer, club, licence office or nursery accept different ones: six hours, sixteen, or a paediatric one; part online or all in the room?', done: 'name, hours and accepted bodies are written down' },
    { id: 'fa-book', at: 0.05, minutes: 30, priority: 'high', when: { unless: BOOKED }, about: ['book', 'course', 'register'], title: 'Book a course that ends two weeks before you need the paper', how: 'Red Cross, St John or a like body: dates, group under sixteen, a manikin for two. Who misses an hour gets no certificate.', done: 'the confirmation is there and the days are free' },
    { id: 'fa-pay', at: 0.06, minutes: 20, when: { mentions: WORK }, title: 'Ask who pays and gives the hours: employer or accident insurance', how: 'First aiders at work are mostly trained at no cost to them, in working time; ask before you pay.', done: 'payment and hours are agreed' },
    { id: 'fa-online', at: 0.4, minutes: 60, about: ['online', 'e learning'], title: 'Do the part that is asked for before the course', how: 'Blended courses lock the room to whoever has not passed the online part; save the proof.', done: 'the proof is saved' },
    { id: 'fa-near', at: 0.2, minutes: 30, title: 'Find the three nearest defibrillators, and look inside a first aid kit', how: 'Work, home, sports ground: where, how it opens, what is out of date.', done: 'the three are on the map and the kit is complete' },
    { id: 'fa-paper', at: 0.97, minutes: 20, title: 'Hand in the certificate, and put the day it runs out in the calendar', how: 'A copy for yourself. Most are good for two or three years, with a short yearly refresher advised.', done: 'it is handed in and the reminder stands three months before the end' },
    { id: 'fa-keep', at: 0.99, minutes: 25, when: { minWeeks: 5 }, title: 'Fix ten minutes a month that keep it in your hands', how: 'One case and two minutes of compressions on the first Sunday; skill fades within half a year.', done: 'the ten minutes stand in the calendar' },
    { id: 'fa-kit', at: 0.6, minutes: 40, when: { minWeeks: 5 }, title: 'Put together kits for home and car from what the course uses', how: 'Gloves, dressings, bandages, foil, scissors, face shield; no tablets for others.', done: 'both kits are closed and dated' },
    { id: 'fa-home', at: 0.75, minutes: 40, when: { minWeeks: 6 }, title: 'Show those at home the call, the recovery position and where the kit is', how: 'Twenty minutes; children can make the call. What one explains one keeps.', done: 'each has done it once' },
    { id: 'fa-meet', at: 0.5, everyWeeks: 3, minutes: 20, when: { minWeeks: 7 }, title: 'Look back, week {week}: which steps still come in the wrong order', how: 'Only those next week.', done: 'the two weakest have a day' },
  ],
}
