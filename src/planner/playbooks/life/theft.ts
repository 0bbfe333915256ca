import type { Keyword, Playbook } from '../playbook.ts'

const BIKE: Keyword[] = ['bike', 'bicycle', 'e bike', 'ebike', 'scooter']
const PHONE: Keyword[] = ['phone', 'laptop', 'tablet', 'computer']
const HOME: Keyword[] = ['burgl', 'broken into', 'broke into', 'break in']
const CAR: Keyword[] = ['=car', 'van', 'motorbike']
const THINGS: Keyword[] = ['thing', 'item', 'bike', 'object', 'bag']

/** After a theft or a burglary: report, insurer, search, replacement, and a lock that holds. */
export const THEFT: Playbook = {
  id: 'theft',
  title: 'after a theft',
  plannerTypes: ['calendar'], usualWeeks: 6,
  tags: ['theft'],
  matches: {
    strong: ['was stolen', 'were stolen', 'been stolen', 'got stolen', 'stolen bike', 'stolen bicycle', 'stolen car', 'stolen laptop', 'stole my', 'stole our', 'burglary', 'was burgled', 'were burgled', 'been burgled', 'broken into', 'broke into', 'after the break in', 'report a theft', 'gestohlen', 'einbruch', 'me robaron', 'nos robaron', 'vol de mon velo', 'cambrioles', 'fui roubado', 'foi roubada', 'foi roubado', 'fahrrad wurde gestohlen', 'wurde gestohlen', 'wurde geklaut', 'me han robado', 'nos han robado', 'a ete vole', 'ont ete voles', 'roubaram minha', 'roubaram meu'],
    weak: ['police', 'insurance', 'lock', 'serial', 'receipt', 'crime number'],
    not: ['wallet', 'passport', 'purse', 'identity theft', 'idea', 'stolen base', '=app', 'data breach', 'insurance product'],
  },
  tasks: [
    { id: 'th-safe', always: true, at: 0, minutes: 30, priority: 'high', when: { mentions: HOME }, title: 'Touch little, photograph every room, and make doors and windows shut for tonight', how: 'The police may want traces; a locksmith or a board on the window comes after the photographs. Keep each receipt: making it safe is usually paid.', done: 'the home can be locked and the pictures are saved twice' },
    { id: 'th-list', always: true, at: 0, minutes: 45, priority: 'high', scale: { units: THINGS, minutesEach: 12, atMost: 300 }, about: ['list', 'serial'], title: 'List what is gone: make, model, number, marks, price, day it was bought', how: 'Receipts from mail and shop accounts, numbers from boxes and registers, photographs in which it can be seen. What you cannot prove is noted all the same.', done: 'each thing has a line with proof or “no proof”' },
    { id: 'th-report', always: true, after: ['th-list'], at: 0.01, minutes: 45, priority: 'high', about: ['police', 'report'], title: 'Report it to the police, and keep the reference number', how: 'Online or at the station; when you last saw it and when it was missing, cameras nearby, the list attached. Insurers ask for the number within days.', done: 'the number and a copy of the report are in your folder' },
    { id: 'th-insurer', always: true, after: ['th-report'], at: 0.03, minutes: 40, priority: 'high', about: ['insurance', 'claim'], title: 'Tell the insurer within the period of the policy, with list and number', how: 'Contents, bicycle, car or travel policy, and the card it was bought with. Ask what they pay, as new or at today’s value, what the excess is, and whether you may replace it at once.', done: 'a claim number exists and you know what they still want' },
    { id: 'th-phone', at: 0, minutes: 40, priority: 'high', when: { mentions: PHONE }, title: 'Lock and locate the device, change the passwords it knew, block the card in it', how: 'From another device: mail first, then bank, then the rest; sign out everywhere. Do not go to the dot on the map yourself, give it to the police.', done: 'device locked, mail and bank have new passwords' },
    { id: 'th-car', at: 0.02, minutes: 30, priority: 'high', when: { mentions: CAR }, title: 'Tell registration office, finance company and parking or toll accounts', how: 'Whatever is sent to the number plate from now on must not be yours. Both keys are kept: the insurer asks for them.', done: 'three confirmations are in the folder' },
    { id: 'th-around', always: true, at: 0.03, minutes: 60, title: 'Ask around the place: neighbours, shops, cameras, cleaners, building management', how: 'Recordings are often wiped within three days. Ask them to keep it and give them the police number.', done: 'everybody who could have seen it was asked' },
    { id: 'th-bike', at: 0.05, minutes: 30, when: { mentions: BIKE }, title: 'Enter the frame number in the registers, and post it where cyclists look', how: 'National bicycle register, local groups, two photographs with the mark nobody would notice. Look at the racks by the station on the way.', done: 'it is found in the register by its number' },
    { id: 'th-market', at: 0.15, everyWeeks: 1, minutes: 20, title: 'Search the small ads, week {week}: make, colour, odd part, spelled wrongly too', how: 'A saved search with an alert. Found it? Screenshots and the police; never a meeting by yourself.', done: 'the week’s offers were looked through' },
    { id: 'th-beginner', at: 0.04, minutes: 25, when: { levels: ['beginner'] }, title: 'Read what your policy calls theft: locked, where, at night, which proof', how: 'Many policies want a certain lock, or pay less for what stood outside. Better known before the form than after.', done: 'you can say which conditions are met' },
    { id: 'th-advice', at: 0.12, minutes: 40, when: { levels: ['beginner'] }, title: 'Have somebody who has done it look over the claim before it goes', how: 'A friend after a burglary, a consumers’ office, the broker. Two numbers that do not agree cost weeks.', done: 'the claim was read by a second person' },
    { id: 'th-without', always: true, at: 0.06, minutes: 30, title: 'Settle how you do without it: borrow, hire, share, another way to work', how: 'For as long as the insurer takes, often four to six weeks. Hire may be covered.', done: 'the next two weeks work without it' },
    { id: 'th-rest', at: 0.08, minutes: 30, title: 'Think what else they could use: keys, papers, addresses, saved cards', how: 'A key with an address means a new cylinder today. Watch the account for small debits.', done: 'locks and accounts are safe' },
    { id: 'th-talk', at: 0.1, minutes: 40, optional: true, title: 'Talk about it with somebody, above all after a burglary', how: 'Bad sleep and listening at night are ordinary for some weeks. Victims’ support listens without charge.', done: 'you have told it once from beginning to end' },
    { id: 'th-chase', after: ['th-insurer'], waitDays: 14, at: 0.4, minutes: 20, priority: 'high', title: 'Ask the insurer where the claim stands and what is missing', how: 'With the number, in writing; ask for an advance on what is undisputed.', done: 'there is a date or a sum' },
    { id: 'th-argue', after: ['th-chase'], at: 0.55, minutes: 40, when: { levels: ['advanced'] }, title: 'Check the offer against replacement price, age table and excess, and answer with proof', how: 'Three prices of today for the same or the next model; ask which rule the deduction stands on.', done: 'the offer is accepted, or an answer with three prices is out' },
    { id: 'th-compare', at: 0.45, minutes: 60, when: { minWeeks: 4 }, title: 'Choose what replaces it, and ask whether you want the same again', how: 'Second-hand with a receipt and a number that is in no register; insurance before the first night.', done: 'one is chosen, with price and day' },
    { id: 'th-buy', after: ['th-compare'], at: 0.65, minutes: 60, when: { minWeeks: 4 }, title: 'Buy it, photograph it, and file number and receipt on the same day', how: 'Five photographs and the number in two places.', done: 'number, receipt and pictures can be found in a minute' },
    { id: 'th-lock', always: true, at: 0.7, minutes: 75, priority: 'high', about: ['lock', 'alarm'], title: 'Close the gap they used: lock, place, light, habit', how: 'How did they get at it? The police advise at home without charge; two different locks, a fixed point, nothing to be seen from the street.', done: 'the gap is closed and tried out' },
    { id: 'th-rest-of-things', at: 0.85, minutes: 60, when: { minWeeks: 4 }, title: 'Put the other valuable things on the same list, with numbers and pictures', how: 'Half an hour through each room with the telephone; saved outside the home.', done: 'the list has ten lines that you did not have before' },
    { id: 'th-close', at: 0.97, minutes: 20, title: 'Close it: money in, cover changed, search alerts off or kept', how: 'Tell the police and the register if it came back.', done: 'the folder says how it ended' },
  ],
}
