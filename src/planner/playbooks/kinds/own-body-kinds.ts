import type { Keyword, Playbook } from '../playbook.ts'

/** Giving blood or plasma again and again: appointments with the lawful gap between them. */
export const GIVING_BLOOD: Playbook = {
  id: 'kind-giving-blood',
  title: 'giving blood',
  plannerTypes: ['calendar'],
  usualWeeks: 50,
  matches: { strong: ['give blood', 'donate blood', 'blood donation', 'donate plasma', 'give plasma', 'donate platelets', 'blut spenden', 'blutspende', 'donar sangre', 'donner son sang', 'donner mon sang', 'doar sangue'], weak: ['donor', 'appointment', 'iron', 'haemoglobin'] },
  tags: ['blood'],
  tasks: [
    { id: 'bld-may', at: 0, minutes: 20, priority: 'high', title: 'Check whether you may give: weight, age, journeys, tattoos, medicines, illness', how: 'The service’s own questionnaire online. Four months after a tattoo, some after malaria countries or an operation: note the day from which you may.', done: 'the questionnaire says yes, or from which day' },
    { id: 'bld-gap', at: 0.01, minutes: 15, priority: 'high', title: 'Look up the gap between two donations, and put all dates into the calendar', how: 'Whole blood: at least 8 weeks in most countries, 12 for men and 16 for women in the UK, with a most of 4 to 6 a year; plasma after days, as the service says. Away from races, long drives and exams.', done: 'each date is at least the gap after the one before' },
    { id: 'bld-book', at: 0.02, minutes: 15, priority: 'high', after: ['bld-may'], title: 'Register as a donor, and book the first appointment and the one after it', how: 'App or telephone; a place near work with evening hours. Next one is booked while you drink your tea.', done: 'two appointments are confirmed' },
    { id: 'bld-iron', at: 0.03, minutes: 20, title: 'Eat for iron from two weeks before each date', how: 'Pulses, meat or green leaves with something sour; no tea or coffee with the meal. Turned away for low iron: see the doctor before tablets.', done: 'three such meals a week are on the list' },
    { id: 'bld-give-first', at: 0.06, minutes: 75, priority: 'high', after: ['bld-may'], type: 'event', title: 'First donation: eat, drink half a litre, card along, nothing heavy afterwards', how: 'Sleep and breakfast; say how you are, honestly. Press for ten minutes, sit for fifteen, no sport and no ladder that day.', done: 'given, or turned away with the day of the next try' },
    { id: 'bld-after', at: 0.1, minutes: 15, title: 'Write down value of haemoglobin, arm, how you felt, and ask about blood group and card', how: 'If it falls from time to time, leave one out. Ring the service if you fall ill within two weeks.', done: 'the value stands in a list' },
    { id: 'bld-give-second', at: 0.34, minutes: 75, priority: 'high', after: ['bld-give-first'], waitDays: 84, type: 'event', title: 'Second donation: eat, drink half a litre, card along, nothing heavy afterwards', how: 'Sleep and breakfast; say how you are, honestly. Press for ten minutes, sit for fifteen, no sport and no ladder that day.', done: 'given, or turned away with the day of the next try' },
    { id: 'bld-give-third', at: 0.62, minutes: 75, priority: 'high', after: ['bld-give-second'], waitDays: 84, when: { minWeeks: 30, unless: ['twice', 'two times', '2 times', '=2x'] }, type: 'event', title: 'Third donation: eat, drink half a litre, card along, nothing heavy afterwards', how: 'Sleep and breakfast; say how you are, honestly. Press for ten minutes, sit for fifteen, no sport and no ladder that day.', done: 'given, or turned away with the day of the next try' },
    { id: 'bld-give-fourth', at: 0.9, minutes: 75, priority: 'high', after: ['bld-give-third'], waitDays: 84, when: { minWeeks: 40, unless: ['twice', 'two times', '2 times', '=2x', 'three times', '3 times'] }, type: 'event', title: 'Fourth donation: eat, drink half a litre, card along, nothing heavy afterwards', how: 'Sleep and breakfast; say how you are, honestly. Press for ten minutes, sit for fifteen, no sport and no ladder that day.', done: 'given, or turned away with the day of the next try' },
    { id: 'bld-bring', at: 0.5, minutes: 15, optional: true, title: 'Ask somebody to come along next time', how: 'Half of new donors come with a friend.', done: 'somebody has a date' },
    { id: 'bld-year', at: 0.98, minutes: 15, title: 'Count the year, look at the values, and book the first of the next', how: 'Was the gap right for you?', done: 'the next date stands' },
  ],
}

const INKED: Keyword[] = ['tattoo', 'piercing', 'pierced', 'tattooed']
const TEETH: Keyword[] = ['teeth', 'braces', 'aligner', 'implant', 'crown', 'wisdom tooth', 'tooth']
const EYES: Keyword[] = ['eyes lasered', 'laser', 'cataract', 'glasses', 'contact lenses', 'lasik']
const OPINION: Keyword[] = ['second opinion']

/** Something is done to one's own body that needs no stay in a hospital. */
export const BEING_TREATED: Playbook = {
  id: 'kind-being-treated',
  title: 'a treatment of one’s own choice',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  matches: { strong: ['get a tattoo', 'teeth straightened', 'ears pierced', 'second opinion', 'eyes lasered'], weak: ['consultation', 'aftercare', 'healing', 'practitioner'] },
  tags: ['treatment'],
  tasks: [
    { id: 'tmt-want', at: 0, minutes: 45, priority: 'high', when: { unless: OPINION }, title: '{Subject}: write what you want, why now, and what speaks against it', how: 'Allergies, medicines, blood thinners, scars, work rules. For what lasts for life: look at the picture every day for a month.', done: 'wish, reason and health list stand' },
    { id: 'tmt-file', at: 0, minutes: 60, priority: 'high', when: { mentions: OPINION }, title: '{Subject}: get reports, scans and the proposed treatment in writing', how: 'You have a right to copies; images on a disc. Ask the first doctor without apology. Does the insurer pay?', done: 'the folder is complete' },
    { id: 'tmt-ask', at: 0.08, minutes: 30, when: { mentions: OPINION }, title: '{Subject}: write five questions: what if I do nothing, chances in figures, other ways, who does it how often', how: 'What matters to you: stairs, running, work? Take somebody along to listen.', done: 'five questions fit on a card' },
    { id: 'tmt-who', at: 0.1, minutes: 60, priority: 'high', title: '{Subject}: find two who do this every week: training, register, results after a year', how: 'Healed work and not fresh; hygiene certificate, insurance; complaints register. Independent of the first for an opinion.', done: 'two are on the list with what speaks for them' },
    { id: 'tmt-consult', at: 0.2, minutes: 60, priority: 'high', after: ['tmt-who'], title: '{Subject}: consultation: what is possible, risks, pain, how long, whole price', how: 'What goes wrong in your hands, how often, who pays then? A plan in writing to take home; no deposit on the same day.', done: 'plan and price lie before you in writing' },
    { id: 'tmt-sleep', at: 0.3, minutes: 20, after: ['tmt-consult'], title: '{Subject}: sleep on it for a week, compare, decide', how: 'With somebody who says what they think. No is a result.', done: 'you have said yes, no or later' },
    { id: 'tmt-book', at: 0.36, minutes: 30, priority: 'high', after: ['tmt-sleep'], when: { unless: OPINION }, title: '{Subject}: book, with healing time before sun, sea, sport and feasts', how: 'Two to four weeks without bathing for a tattoo, six for a lobe, months for cartilage; braces come with a visit every six weeks.', done: 'day and free weeks stand' },
    { id: 'tmt-teeth', at: 0.44, minutes: 60, when: { mentions: TEETH }, title: '{Subject}: dentist first: decay and gums in order, impressions, cost plan to the insurer', how: 'Retainer for life is part of it: ask what it costs.', done: 'mouth is sound and the insurer has answered' },
    { id: 'tmt-eyes', at: 0.44, minutes: 60, when: { mentions: EYES }, title: '{Subject}: leave out contact lenses for two weeks, have cornea and pupils measured', how: 'Dry eyes, night driving, thin cornea: not everybody is fit for it.', done: 'the measurements say which way' },
    { id: 'tmt-design', at: 0.44, minutes: 60, when: { mentions: INKED, unless: ['pierc'] }, title: '{Subject}: design in true size on paper on your skin, spelling checked', how: 'Standing, moving, in a mirror. Fine lines run in ten years: larger and simpler.', done: 'you wore the paper for a day and would keep it' },
    { id: 'tmt-ready', at: 0.6, minutes: 30, when: { unless: OPINION }, title: '{Subject}: ready for the day: aftercare bought, lift home, rest, eaten, no alcohol or aspirin', how: 'Ask before you leave out a medicine. Loose clothes.', done: 'aftercare and lift are there' },
    { id: 'tmt-do', at: 0.66, minutes: 120, priority: 'high', after: ['tmt-book'], when: { unless: OPINION }, title: '{Subject}: the appointment', how: 'Needles unpacked before your eyes; say stop if you want to. Aftercare in writing and a number.', done: 'done, with instructions in your hand' },
    { id: 'tmt-second', at: 0.66, minutes: 60, priority: 'high', after: ['tmt-ask', 'tmt-who'], when: { mentions: OPINION }, title: '{Subject}: the appointment for the opinion, notes taken', how: 'Let them speak before you say what the first said. Ask for it in writing.', done: 'the answers to five questions stand' },
    { id: 'tmt-compare', at: 0.8, minutes: 45, when: { mentions: OPINION }, title: '{Subject}: put both side by side, take it to your own doctor, decide', how: 'Where do they agree? Where not, what would settle it?', done: 'the decision is told to both' },
    { id: 'tmt-care', at: 0.72, minutes: 20, after: ['tmt-do'], when: { unless: OPINION }, title: '{Subject}: aftercare twice a day as written, and look at it by daylight', how: 'Clean hands, nothing picked off. Redness that spreads, fever, pus, sight worse: at once to a doctor.', done: 'a week has passed and it looks as it should' },
    { id: 'tmt-check', at: 0.95, minutes: 40, when: { unless: OPINION }, title: '{Subject}: check-up, touch-up, papers filed', how: 'Photograph beside the first. Batch of ink, implant or lens kept.', done: 'it has been looked at and the papers are filed' },
  ],
}

const METERS: Keyword[] = ['meter', 'smart meter']
const LINES: Keyword[] = ['fibre', 'broadband', 'internet', 'fiber', 'telephone', 'wifi']
const STREET: Keyword[] = ['kerb', 'curb', 'drive', 'driveway', 'crossover']
const MAINS: Keyword[] = ['mains', 'gas', 'water', 'sewer', 'electricity', 'three phase', 'supply', 'charger', 'charging point', 'wallbox']

/** Something that a supplier or the council puts in at the house. */
export const GETTING_CONNECTED: Playbook = {
  id: 'kind-getting-connected',
  title: 'getting a connection put in',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['get a smart meter', 'get a fibre', 'get broadband', 'get a dropped kerb', 'get connected to'], weak: ['supplier', 'network', 'installer', 'appointment', 'connection'] },
  tags: ['connection'],
  tasks: [
    { id: 'con-who', at: 0, minutes: 45, priority: 'high', title: '{Subject}: find out who is responsible: supplier, network operator or council, and what is possible here', how: 'Checker by postcode, number on the meter or cabinet, neighbours who have it. Customer or meter number at hand.', done: 'responsible body and answer for this address are in writing' },
    { id: 'con-why', at: 0.06, minutes: 30, title: '{Subject}: reckon what it brings and costs: once, monthly, term, what you lose', how: 'Old tariff, alarm, lift telephone, landline, solar feed-in may not go with it. Grants and vouchers for rural places.', done: 'the sum over three years stands' },
    { id: 'con-yes', at: 0.1, minutes: 40, priority: 'high', title: '{Subject}: get the yes of landlord, co-owners or whoever owns the ground in between', how: 'Sketch with the route, who makes good, wayleave. Tenants may have a right: say which.', done: 'consent is signed' },
    { id: 'con-meter', at: 0.14, minutes: 20, when: { mentions: METERS }, title: '{Subject}: photograph meter, reading and board; is there signal, room, asbestos behind it?', how: 'First or second generation, keeps working after switching? How often it sends is your choice.', done: 'pictures and three answers of the supplier are filed' },
    { id: 'con-line', at: 0.14, minutes: 45, when: { mentions: LINES }, title: '{Subject}: compare three offers: speed measured, upload, term, installation; or join with neighbours', how: 'Fixed wireless, satellite and mobile for farms; community scheme from a handful of houses. Trench of your own lowers the price.', done: 'one is chosen with its least speed in the contract' },
    { id: 'con-street', at: 0.14, minutes: 90, when: { mentions: STREET }, title: '{Subject}: council’s conditions: width, sight, trees, drains, planning permission, listed contractors', how: 'Measures and photographs, depth of the forecourt for a whole car, drainage on your own ground. Fee is gone if refused: ring first.', done: 'an officer has said what would be refused' },
    { id: 'con-mains', at: 0.14, minutes: 60, when: { mentions: MAINS, unless: METERS }, title: '{Subject}: load and route with an electrician or fitter, application to the network operator', how: 'Main fuse, distance, trench, notice before it goes on. Who may do which part?', done: 'the form is filled in with a sketch' },
    { id: 'con-apply', at: 0.24, minutes: 60, priority: 'high', after: ['con-who', 'con-yes'], title: '{Subject}: apply or order, complete, with plan, pictures and numbers', how: 'Copy of all; number of the case; which day they must answer by.', done: 'the receipt has a number' },
    { id: 'con-chase', at: 0.4, minutes: 20, waitDays: 10, after: ['con-apply'], title: '{Subject}: ask after it every two weeks, with number and name', how: 'Telephone, then writing, then complaint, then ombudsman after eight weeks.', done: 'a date or a reason is in writing' },
    { id: 'con-day', at: 0.56, minutes: 20, priority: 'high', after: ['con-apply'], title: '{Subject}: fix the appointment, and who is at home', how: 'Half-day window, text on the day; compensation if nobody comes. Power or water off: freezer, computer, fish.', done: 'day, window and somebody at home stand' },
    { id: 'con-ready', at: 0.72, minutes: 60, title: '{Subject}: clear the way: cupboard, meter, wall, drive; show where cables run', how: 'Two metres of room, drill hole and socket agreed on with tape. Dog away.', done: 'tape marks each place' },
    { id: 'con-in', at: 0.8, minutes: 120, priority: 'high', after: ['con-day', 'con-ready'], title: '{Subject}: be there while it is put in; photograph before, readings, after', how: 'Old and new number and reading on one picture. Test before they leave; what is made good by whom.', done: 'it works in your sight and the sheet is signed with remarks' },
    { id: 'con-check', at: 0.92, minutes: 30, after: ['con-in'], title: '{Subject}: after two weeks measure speed or compare readings, and check the first bill', how: 'Three times of day, by cable. Wrong start reading: complain at once with the picture.', done: 'bill and measurement are right or complained about' },
    { id: 'con-end', at: 0.98, minutes: 20, title: '{Subject}: end the old contract, file plan and guarantee', how: 'Only now, with the number kept. Where the pipe or cable lies goes into the house file.', done: 'the old one is ended in writing' },
  ],
}
