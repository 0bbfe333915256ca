import type { Playbook } from './playbook.ts'

export const TRIP: Playbook = {
  id: 'trip',
  title: 'trip',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['trip', 'days in', 'vacation', 'holiday in', 'holiday to', 'city break', 'weekend in', 'visit to', 'travel', 'itinerary', 'sightseeing', 'road trip', 'honeymoon in', 'backpack', 'tage in', 'reise', 'stadtereise', 'dias en', 'viaje', 'escapada', 'jours a', 'voyage', 'dias em', 'viagem', 'nights in', 'urlaub in', 'lisbon', 'kyoto', 'osaka', 'tokyo', 'rome', 'florence', 'venice', 'paris', 'barcelona', 'madrid', 'london', 'berlin', 'amsterdam', 'vienna', 'prague', 'budapest', 'istanbul', 'athens', 'new york', 'edinburgh', 'dublin', 'copenhagen', 'porto', 'seville', 'marrakesh', 'italy', 'japan', 'spain', 'portugal', 'greece', 'france', 'thailand', 'iceland', 'morocco'],
    weak: ['flights', 'hotel', 'day trip', 'museum', 'food', 'beach', 'kids', 'budget', 'sights'],
    not: ['moving', 'flat', 'wedding', 'marathon', 'startup', 'exam', 'conference talk', 'learn', 'apprendre', 'aprender', 'estudiar', 'party', 'hire', 'job', 'lernen', 'course'],
  },
  tags: ['trip'],
  tasks: [
    { id: 'papers', at: 0, minutes: 30, priority: 'high', about: ['passport', 'visa'], title: 'Passports, visas, insurance: check validity and order what is missing', how: 'Many countries want six months left on the passport; check entry rules on the government page; copy everything to the phone and to one other person.', done: 'every traveller’s papers outlast the trip', shared: true },
    { id: 'dates-budget', at: 0.02, minutes: 60, priority: 'high', about: ['budget'], title: 'Fix dates, pace and budget a day', how: 'One anchor a day is enough; note school days, heat, festivals; a tenth of the budget stays free.', done: 'dates and a sum a day are agreed by everybody who travels' },
    { id: 'transport', at: 0.12, minutes: 75, priority: 'high', about: ['flight', 'train', 'car', 'ferry'], title: 'Compare and book the journey', how: 'Door to door, not airport to airport; luggage, seats together, change terms; arrive before dinner.', done: 'tickets are booked and in the phone offline', when: { unless: ['flights booked', 'flights are booked', 'flights and', 'already booked'] } },
    { id: 'beds', at: 0.2, minutes: 75, about: ['hotel', 'accommodation', 'hostel', 'apartment'], title: 'Book beds within walking distance of what you came for', how: 'Map first; lift, late arrival, quiet, free cancellation; one change of place every three nights at most.', done: 'each night has a bed with address and check-in time', when: { unless: ['accommodation booked', 'hotel is booked', 'booked already', 'already booked', 'are booked'] } },
    { id: 'must-tickets', at: 0.4, minutes: 45, title: 'Book timed tickets for the two sights that sell out', how: 'From the official sites, first slot of the morning; the rest stays open.', done: 'both are in the wallet app' },
    { id: 'tables', at: 0.55, minutes: 30, title: 'Reserve two dinners and note five places near each area', how: 'Opening days, diets, a cheap one each; ask residents, not lists.', done: 'two tables are confirmed', optional: true },
    { id: 'money-phone', at: 0.7, minutes: 30, title: 'Cards, some cash, roaming or eSIM, offline maps', how: 'Tell the bank, know the fees, load maps and translations.', done: 'maps work in airplane mode', optional: true },
    { id: 'wishes', at: 0.06, minutes: 40, title: 'One wish each: what every traveller would be sad to miss', how: 'Everybody names one must and one must-not; children too; mark them on one map and see which lie together.', done: 'each wish has an area and a day' },
    { id: 'days-sketch', at: 0.3, minutes: 60, title: 'Sketch the days: one area a day, rain version, rest afternoon', how: 'Closed days first (museums on Mondays), early things early, nothing after a late arrival.', done: 'each day has an anchor and an empty half' },
    { id: 'health', at: 0.35, minutes: 40, title: 'Health: vaccinations, prescriptions, first-aid bag, insurance number', how: 'Some vaccinations need six weeks; generic names of medicines; children’s doses.', done: 'bag and papers are complete', optional: true },
    { id: 'local-words', at: 0.6, minutes: 30, title: 'Twenty words, tipping, plugs, customs and the emergency number', how: 'Hello, please, thanks, without meat, how much; practise aloud.', done: 'everybody can order and apologise', optional: true },
    { id: 'home', at: 0.85, minutes: 30, title: 'Leave home in order: plants, post, pets, bins, keys with somebody', how: 'A half-page for whoever looks after it.', done: 'somebody has key and page', optional: true },
    { id: 'pack', at: 0.93, minutes: 75, title: 'Pack by list: medicines, chargers, shoes walked in, rain layer', how: 'Lay out, take a third away; liquids and papers on top.', done: 'the bag closes and weighs what it may', shared: true, tags: ['packing'] },
    { id: 'check-in', at: 0.98, minutes: 20, title: 'Check in, check the way to the airport, set two alarms', how: 'Boarding passes offline, strike and weather news, taxi or train time.', done: 'everybody has a boarding pass offline' },
    { id: 'after', at: 1.05, minutes: 45, title: 'Home again: photos, claims, a line to the people you met', how: 'Twenty best pictures, refunds while receipts are at hand.', done: 'album and claims are done', optional: true },
  ],
}
