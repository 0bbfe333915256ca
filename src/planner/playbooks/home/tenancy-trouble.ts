import type { Keyword, Playbook } from '../playbook.ts'

const MOULD: Keyword[] = ['mould', 'mold', 'damp', 'schimmel', 'moho', 'moisissure', 'mofo']
const HEATING: Keyword[] = ['heating', 'hot water', 'boiler', 'heizung']
const RENT: Keyword[] = ['rent', 'miete', 'alquiler', 'loyer', 'aluguel']
const DEPOSIT: Keyword[] = ['deposit', 'kaution', 'fianza', 'caution']
const NOISE: Keyword[] = ['noise', 'noisy', 'neighbour', 'barking', 'music']
const DEFECTS: Keyword[] = ['defect', 'letter', 'room', 'fault', 'repair']

/** A tenant’s trouble with the home or the landlord: proof, notice, the period, and the step above. */
export const TENANCY_TROUBLE: Playbook = {
  id: 'tenancy-trouble',
  title: 'trouble with a tenancy',
  plannerTypes: ['calendar'], usualWeeks: 8,
  tags: ['tenancy'],
  matches: {
    strong: ['landlord does not answer', 'landlord doesn t answer', 'landlord won t', 'landlord will not', 'landlord refuses', 'landlord ignores', 'landlord to fix', 'landlord to repair', 'landlord raised', 'landlord wants more rent', 'landlord keeps', 'landlord does nothing', 'landlord about the', 'dispute with my landlord', 'dispute with our landlord', 'trouble with my landlord', 'rent increase', 'raised the rent', 'raised my rent', 'raised our rent', 'rent reduction', 'reduce the rent', 'flat has mould', 'apartment has mould', 'mould in my flat', 'mould in our flat', 'mould in my apartment', 'mould in my room', 'mold in my apartment', 'tenancy deposit', 'deposit has not been returned', 'deposit back from', 'keeps my deposit', 'eviction notice', 'been evicted', 'notice to quit', 'mieterhohung', 'mietminderung', 'schimmel in der wohnung', 'subida del alquiler', 'augmentation de loyer', 'depot de garantie', 'aumento do aluguel', 'landlord to repair our', 'get the landlord to'],
    weak: ['landlord', 'rent', 'tenant', 'flat', 'letter', 'heating', 'damp', 'deposit', 'agency'],
    not: ['let out', 'my tenant', 'our tenant', 'tenants of mine', 'find a tenant', 'become a landlord', '=app', 'software', 'multi tenant', 'landlord is selling'],
  },
  tasks: [
    { id: 'tt-facts', always: true, at: 0, minutes: 40, priority: 'high', title: 'Write what is wrong: since when, which rooms, what was said to whom', how: 'Dated lines, without adjectives. What you have already paid, mended or put up with stands there too.', done: 'a page of dated lines stands' },
    { id: 'tt-photos', always: true, at: 0.01, minutes: 40, priority: 'high', scale: { units: DEFECTS, minutesEach: 10, atMost: 180 }, about: ['photos', 'evidence'], title: 'Prove it: photographs with a ruler, readings, witnesses, bills', how: 'The same place every week shows that it grows. Somebody from outside the household looks and writes three sentences.', done: 'ten proofs are numbered' },
    { id: 'tt-contract', always: true, at: 0.03, minutes: 45, title: 'Read the contract on this: repairs, rent, notice, how letters must be sent', how: 'Mark the clauses; some do not hold in law even if they were signed. The inventory of the first day belongs to it.', done: 'the clauses are marked and copied' },
    { id: 'tt-damp', at: 0.04, minutes: 60, when: { mentions: MOULD }, title: 'Measure for a week: temperature, humidity, airing, heating, three times a day', how: 'A hygrometer for little money. It answers the first thing the landlord will say: that you do not air.', done: 'a week of readings stands' },
    { id: 'tt-health', at: 0.05, minutes: 40, when: { mentions: MOULD }, title: 'Move bed and wardrobe from the wall; see a doctor if somebody coughs', how: 'Small spots are wiped with alcohol, gloves and an open window, after the photographs. A child or asthma makes it urgent.', done: 'nobody sleeps beside it' },
    { id: 'tt-heat', at: 0.02, minutes: 30, priority: 'high', when: { mentions: HEATING }, title: 'Report it today as urgent, note room temperatures, borrow heaters', how: 'No heating or hot water in winter usually counts in hours and days, not weeks. Keep the bills.', done: 'the report is in writing, temperatures are noted' },
    { id: 'tt-rent', at: 0.04, minutes: 75, priority: 'high', when: { mentions: RENT }, title: 'Check the sum: form of the letter, last rise, local rents, the cap', how: 'Three flats nearby of the same size and age, the official table if there is one. Is the waiting time kept? What must you answer, until when?', done: 'the lawful sum and the last day for an answer stand' },
    { id: 'tt-deposit', at: 0.05, minutes: 40, when: { mentions: DEPOSIT }, title: 'List what may be taken off the deposit and what may not', how: 'Wear is not damage; the inventory of the first and last day decides. In which scheme or account does it lie, and which period runs?', done: 'the sum you ask for stands, with its reckoning' },
    { id: 'tt-noise', at: 0.06, minutes: 20, when: { mentions: NOISE }, title: 'Keep a log of the noise for two weeks: day, hour, how long, what', how: 'Witnesses for three of the entries; a friendly word at the door first.', done: 'fourteen days are logged' },
    { id: 'tt-advice', always: true, at: 0.08, minutes: 60, priority: 'high', about: ['advice', 'tenants'], title: 'Ask a tenants’ union or advice centre before you withhold anything', how: 'With page, proofs and contract. Rent that is kept back without ground can cost the home.', done: 'you know what you may do and what you may not' },
    { id: 'tt-letter', always: true, after: ['tt-facts', 'tt-photos'], at: 0.1, minutes: 60, priority: 'high', about: ['letter'], title: 'Write the notice of it: what, where, proof, what I ask, by which day', how: 'One page. Two weeks are usual for repairs, days for heating. Offer three dates on which somebody can come.', done: 'the page stands, with a day' },
    { id: 'tt-send', always: true, after: ['tt-letter'], at: 0.12, minutes: 20, priority: 'high', title: 'Send it so that its arrival can be shown', how: 'Recorded post or handed over with a witness; mail as well. The address of the contract.', done: 'proof of arrival is filed' },
    { id: 'tt-others', at: 0.15, minutes: 40, optional: true, title: 'Ask the neighbours whether they have the same', how: 'Three letters weigh more than one; the cause may lie in the house.', done: 'the flats above, below and beside were asked' },
    { id: 'tt-words', when: { levels: ['beginner'] }, at: 0.07, minutes: 30, title: 'Learn what counts: defect, notice, period, reduction, retaliation', how: 'From the page of a tenants’ union in your country. Five sentences.', done: 'you can say each in your own case' },
    { id: 'tt-cover', when: { levels: ['beginner'] }, at: 0.06, minutes: 20, title: 'Look whether legal cover, union or students’ office takes it on', how: 'Many policies wait three months: when did yours begin?', done: 'you know who would pay' },
    { id: 'tt-visit', after: ['tt-send'], at: 0.3, minutes: 60, title: 'Be there when they look at it, with a second person and a note', how: 'Who was there, what they measured, what they promised. Sign nothing that says it is your fault.', done: 'the note is written the same day' },
    { id: 'tt-remind', after: ['tt-send'], waitDays: 14, at: 0.4, minutes: 30, priority: 'high', title: 'The period is over: remind, with a second and last day', how: 'Say which step comes next and mean it.', done: 'the second letter is out' },
    { id: 'tt-official', after: ['tt-remind'], at: 0.52, minutes: 60, title: 'Take the step above: council’s housing office, scheme, ombudsman, arbitration', how: 'Housing inspectors can order repairs; deposit schemes settle without a court.', done: 'it is lodged, with a number' },
    { id: 'tt-expert', when: { levels: ['advanced'] }, at: 0.56, minutes: 90, title: 'Get an expert’s opinion, or have evidence secured by the court', how: 'Reckon cost against what is in dispute; who loses usually pays.', done: 'it is ordered, or refused with a reason' },
    { id: 'tt-log', at: 0.2, everyWeeks: 1, minutes: 20, when: { minWeeks: 3 }, title: 'Log, week {week}: pictures, readings, calls, what is due', how: 'Ten minutes on a fixed day.', done: 'the week’s lines stand' },
    { id: 'tt-talk', at: 0.62, minutes: 45, when: { minWeeks: 5 }, title: 'Offer a way out that costs both little', how: 'A date, a sum, a flat in the same house, leaving early without costs. In writing and without giving up a right.', done: 'the offer is made or answered' },
    { id: 'tt-again', at: 0.85, minutes: 60, when: { minWeeks: 6 }, title: 'Measure and photograph again after six weeks: does it stay mended', how: 'The same places, the same light, the same hour; after rain or a cold night.', done: 'the second series lies beside the first' },
    { id: 'tt-court', after: ['tt-official'], at: 0.75, minutes: 60, when: { minWeeks: 6 }, title: 'Decide with advice: court, staying with it, or moving', how: 'Hours, money, nerves, chance of winning. A new flat may be the cheaper right.', done: 'it is decided and the next step has a date' },
    { id: 'tt-close', at: 0.97, minutes: 25, title: 'Close it: mended, paid or agreed in writing; file kept', how: 'Photographs of the mended state. Keep the file until after the deposit of this flat.', done: 'the end is in writing' },
  ],
}
