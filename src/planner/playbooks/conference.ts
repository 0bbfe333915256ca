import type { Playbook } from './playbook.ts'

export const CONFERENCE: Playbook = {
  id: 'conference', title: 'conference or public event', plannerTypes: ['calendar', 'sprint'], tags: ['event'],
  matches: { strong: ['conference', 'meetup', 'symposium', 'hackathon', 'workshop', 'organise an event', 'organize an event', 'fair', 'festival', 'charity run', 'fundraiser', 'fundraising', 'gala', 'offsite', 'retreat', 'school event', 'exhibition', 'tagung', 'congreso', 'conferencia', 'colloque', 'benefit concert', 'charity', 'volunteer day for', 'volunteer event'], weak: ['speakers', 'venue', 'sponsors', 'attendees', 'tickets', 'programme', 'volunteers', 'guests'], not: ['wedding', 'trade fair site', 'website', 'birthday'] },
  uses: [{ id: 'party' }],
  topicStages: [
    { id: 'settle', titles: ['{Topic}: three options, decide, confirm in writing'], share: 2, how: 'Same question to three, price and date; confirm with a name on the other side.', done: '{topic} is confirmed in writing' },
    { id: 'brief', titles: ['{Topic}: brief everybody who touches it'], share: 1, how: 'Half a page: what, when, who, what if.', done: 'those who do it have answered' },
  ],
  tasks: [
    { id: 'purpose', at: 0, minutes: 75, priority: 'high', title: 'Purpose: who leaves with what; numbers for success', how: 'One sentence for guests, one for sponsors or donors; a size you can fill.', done: 'team and decider agreed' },
    { id: 'budget-event', at: 0.04, minutes: 75, about: ['budget'], title: 'Budget with break-even number of guests', how: 'Fixed costs over price minus costs a head; reserve 10 %; who signs.', done: 'break-even is below what you expect' },
    { id: 'date-venue', at: 0.06, minutes: 120, priority: 'high', about: ['venue', 'location', 'hall'], title: 'Venue: capacity, steps, sound, power, end of hire', how: 'Walk the guest’s way with a wheelchair in mind; check clashes of the date.', done: 'contract with hours and rain plan is signed' },
    { id: 'permits-event', at: 0.12, minutes: 60, about: ['permit', 'insurance', 'licence'], title: 'Permits, insurance, music rights, first aid', how: 'Ask the authority by phone first; lead times; risk sheet.', done: 'each has a number or a date' },
    { id: 'programme', at: 0.16, minutes: 90, about: ['programme', 'program', 'agenda', 'schedule'], title: 'Programme: peaks, breaks, quiet room, end on time', how: 'Break every seventy-five minutes; strong opening; nothing after the best.', done: 'times add up with buffers' },
    { id: 'speakers', at: 0.2, minutes: 120, about: ['speaker', 'talk', 'artist', 'band'], title: 'Speakers: invite with date, length, fee, audience', how: 'Diverse by intent; ask for title and picture; travel terms.', done: 'two thirds have said yes' },
    { id: 'sponsors', at: 0.22, minutes: 120, about: ['sponsor', 'donor', 'donation', 'grant'], title: 'Sponsors and donors: list of thirty, offer in three sizes, ask by phone', how: 'What they get, by when; warm introductions; thank within a day.', done: 'half the target is promised' },
    { id: 'tickets', at: 0.3, minutes: 75, about: ['ticket', 'registration', 'sign up'], title: 'Registration: page, price steps, refund, data kept short', how: 'Test on a phone; confirmation with calendar entry; diet and access needs.', done: 'ten strangers could register' },
    { id: 'promo', at: 0.36, minutes: 90, about: ['promot', 'marketing', 'poster', 'social'], title: 'Promotion: ten channels, speakers share, local press', how: 'First call, programme, last seats; picture and two sentences ready.', done: 'dates and texts for each channel stand' },
    { id: 'catering-event', at: 0.5, minutes: 60, about: ['cater', 'food', 'coffee'], title: 'Catering: numbers, diets, water, waste', how: 'Order 90 % of registrations for free events; labels with allergens.', done: 'confirmed with last change date' },
    { id: 'tech', at: 0.58, minutes: 75, about: ['sound', 'tech', 'stream', 'av'], title: 'Technology: sound, slides, microphones, stream, backup', how: 'One person owns it; adapters; batteries; recording consent.', done: 'list is confirmed and a rehearsal hour booked' },
    { id: 'volunteers', at: 0.62, minutes: 60, about: ['volunteer', 'helper', 'team'], title: 'Volunteers: posts, shifts, food, somebody to ask', how: 'No shift over four hours; two floaters; thank-you plan.', done: 'every post has a name twice' },
    { id: 'accessibility-event', at: 0.66, minutes: 45, title: 'Access: route, seats, captions, quiet space, code of conduct', how: 'Ask on the form, answer each; who handles reports.', done: 'page and people are ready' },
    { id: 'run-sheet', at: 0.8, minutes: 75, priority: 'high', title: 'Run sheet by five minutes, with names and phone numbers', how: 'Doors to last bin; what if speaker late, rain, power.', done: 'everybody has it and has read their lines' },
    { id: 'print', at: 0.84, minutes: 60, title: 'Signs, badges, thank-you cards, spare pens', how: 'Big names, arrows at every turn, proof-read.', done: 'boxes are packed by room' },
    { id: 'last-mail', at: 0.9, minutes: 40, title: 'Last mail to guests and speakers: way, times, contact', how: 'Short, map, what to bring; speakers get their slot and room.', done: 'sent and bounced ones phoned' },
    { id: 'rehearsal-event', at: 0.97, minutes: 90, title: 'Walk-through on site with all leads', how: 'Every hand-over once, microphones on, lights off and on.', done: 'list of fixes is closed' },
    { id: 'after-event', at: 1.05, minutes: 75, title: 'Thanks within two days, survey, accounts, lessons', how: 'Numbers against the first page; pay helpers’ expenses; book next year’s date.', done: 'accounts balance and thanks are out' },
  ],
}
