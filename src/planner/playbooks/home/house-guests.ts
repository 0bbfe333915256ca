import type { Keyword, Playbook } from '../playbook.ts'

const KIDS: Keyword[] = ['child', 'kids', 'children', 'baby', 'grandchildren', 'cousins']
const OLD: Keyword[] = ['parents', 'grandmother', 'grandfather', 'grandparents', 'mother', 'father', 'in laws']
const FAR: Keyword[] = ['abroad', 'from japan', 'from america', 'from india', 'from australia', 'flight', 'fly', 'overseas', 'airport']
const GUESTS: Keyword[] = ['guest', 'people', 'visitor', 'friend', 'person']

/** People who come to stay: beds, food, days together and days apart. */
export const HOUSE_GUESTS: Playbook = {
  id: 'house-guests',
  title: 'having guests to stay',
  plannerTypes: ['calendar'], usualWeeks: 4, occasion: { on: [5] },
  tags: ['guests'],
  matches: {
    strong: ['parents arrive', 'parents visit', 'parents are visiting', 'parents are coming', 'parents come to visit', 'parents come to stay', 'parents come for', 'my parents come', 'our parents come', 'in laws arrive', 'in laws visit', 'in laws are coming', 'in laws come', 'in laws are visiting', 'family is coming to stay', 'family comes to stay', 'friends come to stay', 'friends are coming to stay', 'friends are staying', 'friends arrive', 'friends from abroad', 'guests from', 'guests arrive', 'guests are coming', 'guests to stay', 'house guests', 'overnight guests', 'visitors arrive', 'visitors from', 'sister is coming to stay', 'brother is coming to stay', 'sister visits', 'brother visits', 'cousins visit', 'grandparents visit', 'relatives visit', 'relatives come', 'come to stay with us', 'visit from my parents', 'visit from our parents', 'visit of my parents', 'visit of my in laws', 'host my parents', 'host my in laws', 'host friends for', 'have friends to stay', 'besuch von meinen eltern', 'eltern kommen zu besuch', 'schwiegereltern kommen', 'mis padres vienen', 'mis suegros vienen', 'visita de mis padres', 'mes parents arrivent', 'mes parents viennent', 'mes beaux parents viennent', 'meus pais vem', 'meus sogros vem', 'law visits', 'law visits for', 'visits for the weekend', 'visits us for', 'comes for the weekend', 'come for the weekend', 'stays for the weekend'],
    weak: ['visit', 'stay', 'spare room', 'bed', 'breakfast', 'airport', 'guests', 'week'],
    not: ['move in with us', 'moving in', 'to live with us', 'exchange student', 'au pair', 'wedding guests', 'party', 'airbnb', 'dinner for', 'hotel', 'delegation', 'customers', 'christmas dinner', 'coming home from hospital', 'team'],
  },
  tasks: [
    { id: 'hg-ask', always: true, at: 0, minutes: 30, priority: 'high', title: 'Ask them: arrival and leaving by the hour, what they eat, how they sleep, what they want to do', how: 'Allergies, medicines, stairs, snoring, pets; one wish each. Say also which days you work.', done: 'hours and wishes stand on a page' },
    { id: 'hg-terms', always: true, at: 0.05, minutes: 30, priority: 'high', title: 'Settle at home: who gives up what, how many days, which evenings are ours', how: 'Three nights are easy, two weeks need a day apart. Who cooks, who drives, who takes them out?', done: 'everybody at home has said what they need' },
    { id: 'hg-beds', always: true, at: 0.15, minutes: 60, priority: 'high', scale: { units: GUESTS, minutesEach: 15, atMost: 180 }, about: ['beds', 'room'], title: 'Beds: try the mattress for a night, borrow what is missing, empty a shelf and a hook', how: 'Linen, two pillows each, a lamp, a socket by the bed. Nobody sleeps well on an untried sofa bed.', done: 'each bed was lain in and has linen' },
    { id: 'hg-home', at: 0.3, minutes: 75, title: 'Mend and clear what guests stumble over: lock, tap, light, path, hall', how: 'Go in as a stranger with a suitcase.', done: 'five things are mended or moved' },
    { id: 'hg-plan', always: true, at: 0.25, minutes: 60, priority: 'high', about: ['plan', 'programme'], title: 'Plan the days: one thing a day, every third day free, rain beside sun', how: 'Their wishes first. What can they do without you? Book what sells out.', done: 'each day has one thing, and tickets are booked' },
    { id: 'hg-off', at: 0.1, minutes: 20, title: 'Ask for the days off, or put your work in their naps and mornings', how: 'Arrival and leaving above all.', done: 'the days are granted' },
    { id: 'hg-food', always: true, at: 0.6, minutes: 60, title: 'Plan the meals: breakfast that serves itself, three dinners to cook ahead, two out', how: 'What everybody eats. Milk of their kind, coffee of their strength.', done: 'meals and a shopping list stand' },
    { id: 'hg-kids', at: 0.35, minutes: 60, when: { mentions: KIDS }, title: 'For children: cot or mattress, steps and sockets, a box of toys, one place outside', how: 'Ask at the library of things or the neighbours. What must move up a metre?', done: 'cot, box and place are there' },
    { id: 'hg-old', at: 0.35, minutes: 45, when: { mentions: OLD }, title: 'For older guests: chair with arms, light at night, handrail, the nearest doctor', how: 'Their medicines and insurance card; short ways, a bench halfway.', done: 'the night way is lit and the doctor’s number hangs there' },
    { id: 'hg-far', at: 0.4, minutes: 45, when: { mentions: FAR }, title: 'For those from far: pick-up, a card for the phone, adapter, an empty first day', how: 'Invitation letter or insurance if the border asks. Jet lag wants daylight and an early soup.', done: 'pick-up is fixed, the first day is empty' },
    { id: 'hg-new', when: { levels: ['beginner'] }, at: 0.08, minutes: 30, title: 'Sleep a night in the guest bed, and use only what a guest would find', how: 'Where is the switch, the towel, the glass of water?', done: 'what was missing stands on the list' },
    { id: 'hg-save', when: { levels: ['beginner'] }, at: 0.12, minutes: 25, title: 'Set what it may cost, and who pays for outings', how: 'Said before it is easy: “we cook, you take us out once.”', done: 'a sum stands and it has been said' },
    { id: 'hg-clean', always: true, at: 0.85, daysBefore: 2, minutes: 120, priority: 'high', title: 'Clean bathroom, kitchen and their room; the rest is tidied', how: 'Fresh towels, empty bin, a drawer that closes.', done: 'the room could be shown' },
    { id: 'hg-shop', always: true, at: 0.9, daysBefore: 2, minutes: 75, title: 'Shop for the first three days', how: 'Heavy things delivered. Cook one dish ahead for the evening of arrival.', done: 'fridge is full and one dish is ready' },
    { id: 'hg-sheet', at: 0.88, daysBefore: 3, minutes: 25, title: 'Write the page for the wall: network, keys, heating, buses, numbers', how: 'In their language if need be. A key each.', done: 'the page hangs and the keys are cut' },
    { id: 'hg-arrive', always: true, at: 1, minutes: 90, priority: 'high', title: 'They arrive: fetch them, show the room, eat early, leave them alone', how: 'Tea and the sheet; no programme.', done: 'they are fed and know where the towels are' },
    { id: 'hg-talk', daysAfter: 2, at: 1.05, minutes: 20, title: 'After two days: ask what they like more of, and say what you need', how: 'Over breakfast, lightly: quiet hours, an evening off, another dish.', done: 'one thing is changed' },
    { id: 'hg-apart', daysAfter: 4, at: 1.1, minutes: 30, when: { minWeeks: 2 }, title: 'A day apart: they have tickets, you have the house', how: 'Picnic in the bag, a map, a train home.', done: 'everybody had six hours' },
    { id: 'hg-long', when: { levels: ['advanced'] }, at: 0.5, minutes: 45, title: 'For more than ten days: a week that repeats, with two evenings of your own', how: 'Ordinary days with laundry and work keep it friendly.', done: 'the week stands' },
    { id: 'hg-picture', daysAfter: 5, at: 1.15, minutes: 30, optional: true, when: { minWeeks: 3 }, title: 'Take the picture of everybody, and print two', how: 'In good light, in the middle of the stay.', done: 'two prints exist' },
    { id: 'hg-check', at: 0.45, everyWeeks: 2, minutes: 25, when: { minWeeks: 6 }, title: 'Guest check, week {week}: what is booked, what sells out, what has changed on their side', how: 'A short call with them, and the next three things with a day.', done: 'the next three things have a day' },
    { id: 'hg-room', at: 0.2, minutes: 240, when: { minWeeks: 6 }, title: 'Make the room a guest room: paint, curtain, shelf, real mattress', how: 'Whatever will serve the next guests too. One wall is enough.', done: 'the room is ready but for the linen' },
    { id: 'hg-cook', at: 0.7, minutes: 150, when: { minWeeks: 5 }, title: 'Cook three dinners ahead and freeze them, labelled', how: 'Soup, stew, sauce: what gets better. Nothing that they do not eat.', done: 'three dinners are frozen' },
    { id: 'hg-leave', daysAfter: 6, at: 1.2, minutes: 60, when: { minWeeks: 3 }, title: 'Leaving: bags, chargers from sockets, food for the way, who drives', how: 'Look under the beds the evening before.', done: 'nothing is left behind' },
    { id: 'hg-after', daysAfter: 7, at: 1.3, minutes: 60, title: 'Wash, give back what was borrowed, note what was good', how: 'Their coffee and their pillow on the card for next time.', done: 'the room is yours again' },
  ],
}
