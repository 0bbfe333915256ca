import type { Playbook } from '../playbook.ts'

/** Growing into an office, a trade or a role that others admit one to. */
export const BECOMING: Playbook = {
  id: 'kind-becoming',
  title: 'becoming something that others admit one to',
  plannerTypes: ['calendar'],
  usualWeeks: 20,
  matches: {
    strong: ['become a', 'become an', 'become the', 'qualify as', 'train as', 'retrain as', 'get qualified as', 'turn professional', 'be elected', 'get elected', 'get licensed'],
    weak: ['qualification', 'licence', 'training', 'chamber', 'member', 'elected'],
  },
  tags: ['qualification'],
  tasks: [
    { id: 'bec-what', at: 0, minutes: 60, priority: 'high', title: '{Subject}: find out who decides, what they ask, and by which ways one gets there', how: 'The chamber, society, office or school that admits people: age, certificates, experience, examination, a clean record, money. Two ways at least, with months and price.', done: 'the ways stand side by side with time, cost and conditions' },
    { id: 'bec-day', at: 0.04, minutes: 60, title: '{Subject}: talk with two who are it, one new and one of long standing', how: 'An ordinary day, what they earn or give, what nobody told them, whom they would ask. Do they look glad?', done: 'two talks are noted, with one thing that speaks against it' },
    { id: 'bec-try', at: 0.1, minutes: 180, priority: 'high', after: ['bec-day'], title: '{Subject}: spend a day beside somebody who does it', how: 'From first to last hour, the dull parts as well. Ask afterwards where they see you.', done: 'the day is over and you still want it, or know why not' },
    { id: 'bec-gap', at: 0.12, minutes: 45, priority: 'high', after: ['bec-what'], title: '{Subject}: lay what you have beside what is asked', how: 'Have, can be proved, is missing. Earlier work and learning often counts; ask for it to be recognised.', done: 'each condition says met, provable or missing' },
    { id: 'bec-money', at: 0.15, minutes: 60, title: '{Subject}: reckon the money and hours until you are there', how: 'Fees, books, journeys, lost pay; grants, loans, an employer who pays. Who takes over what at home?', done: 'sum and hours a week stand, and where they come from' },
    { id: 'bec-decide', at: 0.18, minutes: 30, priority: 'high', after: ['bec-gap', 'bec-money'], title: '{Subject}: choose the way, and set its last possible day', how: 'Closing dates first: many take people once a year.', done: 'way and closing date are in the calendar' },
    { id: 'bec-papers', at: 0.22, minutes: 90, after: ['bec-gap'], title: '{Subject}: gather certificates, proofs and two referees', how: 'Certified copies, translations, police record, medical: what takes weeks is asked for today.', done: 'all is there or on its way with a date' },
    { id: 'bec-apply', at: 0.3, minutes: 120, priority: 'high', after: ['bec-decide', 'bec-papers'], title: '{Subject}: write the application around three proofs', how: 'Why this, what you have done that shows it, what you bring. Somebody from the trade reads it.', done: 'it is handed in with a confirmation' },
    { id: 'bec-interview', at: 0.42, minutes: 75, after: ['bec-apply'], title: '{Subject}: get ready for the talk or examination that admits you', how: 'Ten questions that were put to others, two minutes each, aloud. Know their rules and their last year.', done: 'somebody asked the ten and you answered' },
    { id: 'bec-learn', at: 0.5, everyWeeks: 2, minutes: 120, title: '{Subject}: the missing part, week {week}: course, practice, proof', how: 'From the list of what is missing, the heaviest first; keep a record of hours as they want it.', done: 'an entry with hours and proof is made' },
    { id: 'bec-mentor', at: 0.36, minutes: 40, title: '{Subject}: ask one of the two to be there for you, an hour a month', how: 'With one question each time, sent before. Bring something too.', done: 'the next hour is fixed' },
    { id: 'bec-people', at: 0.6, minutes: 90, when: { minWeeks: 6 }, title: '{Subject}: go where they meet', how: 'Meeting, conference, open evening. Three names, and a note to each the next day.', done: 'three know your name and what you are after' },
    { id: 'bec-plan-b', at: 0.55, minutes: 30, optional: true, when: { minWeeks: 6 }, title: '{Subject}: write what you do if it is no: again, another way, or close to it', how: 'Before the answer comes. When is the next chance, what would be better by then?', done: 'three lines stand' },
    { id: 'bec-begin', at: 0.9, minutes: 60, priority: 'high', title: '{Subject}: prepare the first hundred days', how: 'Insurance, register, clothes, what you want to have learnt and from whom; what you stop doing for it.', done: 'the first week is planned' },
    { id: 'bec-look', at: 0.97, minutes: 30, title: '{Subject}: look back at the list of conditions, and set the next step', how: 'What is met, what the record says, what the mentor says.', done: 'the next step has a date' },
  ],
}

/** Taking part in what others hold: a competition, a challenge, a show. */
export const TAKING_PART: Playbook = {
  id: 'kind-taking-part',
  title: 'taking part in something others organise',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: {
    strong: ['take part in', 'taking part in', 'participate in', 'compete in', 'compete at', 'enter a competition', 'enter the competition', 'enter a contest', 'perform at'],
    weak: ['competition', 'contest', 'hackathon', 'show', 'challenge', 'play', 'jury', 'entry'],
  },
  tags: ['taking-part'],
  tasks: [
    { id: 'tak-rules', at: 0, minutes: 40, priority: 'high', title: '{Subject}: read the rules twice: dates, who may, what counts, what is forbidden', how: 'Entry, fee, length, team size, own equipment, who owns the result. What is unclear is asked today.', done: 'a page holds dates, limits and how it is judged' },
    { id: 'tak-enter', at: 0.04, minutes: 30, priority: 'high', after: ['tak-rules'], title: '{Subject}: sign up, and put its dates in the calendar', how: 'With the confirmation saved; the last day for changes and for withdrawing as well.', done: 'the entry is confirmed' },
    { id: 'tak-why', at: 0.06, minutes: 25, title: '{Subject}: say what you want from it: to win, to learn, to meet people, to dare', how: 'One comes first and decides where the hours go. What would make it a good day even in last place?', done: 'a sentence stands that does not depend on the jury' },
    { id: 'tak-before', at: 0.1, minutes: 60, after: ['tak-rules'], title: '{Subject}: look at earlier rounds: what won, what failed, what everybody does', how: 'Pictures, lists, a talk with somebody who was there. Three things to take over, one to do otherwise.', done: 'four lines are written' },
    { id: 'tak-team', at: 0.12, minutes: 45, title: '{Subject}: find those who go along, and share the parts', how: 'Team, accompanist, driver, somebody who films; who does what when something breaks.', done: 'each part has a name' },
    { id: 'tak-start', at: 0.15, minutes: 30, title: '{Subject}: measure where you stand, with their yardstick', how: 'One try under their rules, with a clock, judged by their points.', done: 'the first mark is written down' },
    { id: 'tak-choose', at: 0.22, minutes: 60, priority: 'high', after: ['tak-before'], title: '{Subject}: choose what you show or how you play it, and leave the rest', how: 'What you do surely and gladly, with one thing that is new. Half as much, twice as well.', done: 'it is chosen and fits the time' },
    { id: 'tak-practise', at: 0.3, everyWeeks: 1, minutes: 90, priority: 'high', after: ['tak-choose'], title: '{Subject}: practise, week {week}: the weakest part first, then the whole', how: 'Small pieces slowly, then through without stopping. A line in the evening: what went better.', done: 'the weakest part went once without a fault' },
    { id: 'tak-gear', at: 0.4, minutes: 60, title: '{Subject}: equipment, clothes, papers: try all of it, and bring two of what breaks', how: 'As on the day, with an hour of use.', done: 'everything was used once and lies on a list' },
    { id: 'tak-eye', at: 0.55, minutes: 60, priority: 'high', title: '{Subject}: show it to somebody who knows, and ask for two things to change', how: 'Under their rules with a clock; ask what they remember an hour later.', done: 'both changes are made' },
    { id: 'tak-dress', at: 0.8, daysBefore: 4, minutes: 90, priority: 'high', title: '{Subject}: a full run as on the day, with everything that can go wrong', how: 'The hour of day, the clothes, people watching; somebody drops something in the middle.', done: 'it went to its end in spite of it' },
    { id: 'tak-way', at: 0.86, daysBefore: 3, minutes: 30, title: '{Subject}: way, times, food, sleep, who to call', how: 'There an hour early; what you eat and drink; what you do in the hour of waiting.', done: 'the day stands hour by hour' },
    { id: 'tak-pack', at: 0.95, daysBefore: 1, minutes: 40, title: '{Subject}: pack by the list, and stop practising', how: 'Nothing new today. Charge, print, lay out; early to bed.', done: 'the bag stands by the door' },
    { id: 'tak-after', at: 1.05, minutes: 40, title: '{Subject}: write down how it was, thank, ask for the marks', how: 'Within two days: what carried, what did not, whom you met; a note to three of them.', done: 'a page and three notes are written' },
  ],
}

/** Joining a group that is there: finding it, trying it, staying. */
export const JOINING: Playbook = {
  id: 'kind-joining',
  title: 'joining a group',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: {
    strong: ['join a', 'join an', 'join the', 'join our local', 'find a club', 'find a group', 'sign up for a', 'become a member of'],
    weak: ['club', 'choir', 'team', 'group', 'class', 'society', 'orchestra', 'gym'],
  },
  tags: ['joining'],
  tasks: [
    { id: 'joi-want', at: 0, minutes: 25, priority: 'high', title: '{Subject}: say what you look for: level, people, evening, distance, money', how: 'What would make you go on a wet Tuesday? Write also what you do not want.', done: 'five lines stand, two of them musts' },
    { id: 'joi-find', at: 0.06, minutes: 60, priority: 'high', after: ['joi-want'], title: '{Subject}: find three, and look when they last did something', how: 'Notice boards, umbrella society, somebody who goes. A page without news for a year is a telephone call.', done: 'three stand with contact, evening and price' },
    { id: 'joi-ask', at: 0.12, minutes: 40, after: ['joi-find'], title: '{Subject}: write to all three: may I come and look, what do I bring, what must I be able to do', how: 'Who you are in two sentences. Ask for the name of somebody who meets you at the door.', done: 'all three have your message and one date stands' },
    { id: 'joi-ready', at: 0.2, minutes: 60, title: '{Subject}: get ready for the first time: clothes, gear to borrow, a refreshed basic', how: 'Nothing bought yet. An hour of what you once could takes the fear away.', done: 'the bag stands ready' },
    { id: 'joi-first', at: 0.28, minutes: 120, priority: 'high', after: ['joi-ask'], title: '{Subject}: go to the first one, stay to the end and for the drink afterwards', how: 'Three names. Ask somebody how they came to it. Two lines at night: how was I received, did I laugh?', done: 'you were there and know three names' },
    { id: 'joi-second', at: 0.4, minutes: 120, priority: 'high', after: ['joi-first'], title: '{Subject}: go to the second one on your list', how: 'On another evening, with the same two lines.', done: 'both can be compared' },
    { id: 'joi-again', at: 0.52, minutes: 120, after: ['joi-second'], title: '{Subject}: go to the better one again', how: 'The second time tells more than the first: are you greeted by name?', done: 'you have been twice at one' },
    { id: 'joi-terms', at: 0.6, minutes: 30, after: ['joi-again'], title: '{Subject}: read the terms: fee, notice, insurance, duties, audition', how: 'Reductions, trial months, hours of helping that are expected.', done: 'the terms are known and fit' },
    { id: 'joi-join', at: 0.66, minutes: 20, priority: 'high', after: ['joi-terms'], title: '{Subject}: sign up, and put the evenings of the term in the calendar', how: 'At home everybody knows the evening; it is not given away.', done: 'you are a member and twelve evenings are entered' },
    { id: 'joi-practise', at: 0.72, minutes: 60, title: '{Subject}: an hour by yourself on what was too fast', how: 'Ask the leader which page, move or word it is.', done: 'it is slower no longer' },
    { id: 'joi-give', at: 0.85, minutes: 45, when: { minWeeks: 4 }, title: '{Subject}: do something for it: set out chairs, bring cake, give somebody a lift', how: 'Small and soon: who helps belongs.', done: 'it is done and somebody has thanked you' },
    { id: 'joi-look', at: 0.97, minutes: 20, title: '{Subject}: look back after the first weeks: stay, change, or try the third', how: 'The two lines of each evening tell.', done: 'it is decided' },
  ],
}

/** Getting better terms from somebody who could say no. */
export const NEGOTIATING: Playbook = {
  id: 'kind-negotiating',
  title: 'negotiating',
  plannerTypes: ['calendar'],
  usualWeeks: 5,
  matches: {
    strong: ['negotiat', 'renegotiat', 'haggle', 'bargain', 'get a better deal', 'get better terms'],
    weak: ['rent', 'price', 'contract', 'terms', 'salary', 'rate', 'supplier', 'lease'],
  },
  tags: ['negotiation'],
  tasks: [
    { id: 'neg-paper', at: 0, minutes: 40, priority: 'high', title: '{Subject}: read what is agreed now: sum, term, notice, rises, who may change what', how: 'Mark the dates on which something may be changed. What was only said is noted as that.', done: 'half a page says what holds, and until when' },
    { id: 'neg-market', at: 0.08, minutes: 75, priority: 'high', title: '{Subject}: find three comparisons that the other side cannot wave aside', how: 'Offers on paper, an index, what others pay for the same. Nearest in kind counts more than lowest.', done: 'three comparisons with source and date' },
    { id: 'neg-want', at: 0.14, minutes: 30, priority: 'high', after: ['neg-market'], title: '{Subject}: set what you ask, what you hope, and where you get up', how: 'Three numbers and three things that are not money: term, date, repair, service. The last line is written before the talk, never in it.', done: 'aim, hope and limit stand on a card' },
    { id: 'neg-else', at: 0.2, minutes: 60, priority: 'high', after: ['neg-want'], title: '{Subject}: make the way without them real', how: 'A second offer, a viewing, a saved reserve. Who has a way out speaks more calmly.', done: 'one other way could be taken within a month' },
    { id: 'neg-them', at: 0.28, minutes: 40, title: '{Subject}: write what they want and fear, and what costs you little and is worth much to them', how: 'A longer term, payment sooner, less trouble, a reference. Who really decides?', done: 'five lines stand, two of them are gifts' },
    { id: 'neg-story', at: 0.36, minutes: 30, after: ['neg-them'], title: '{Subject}: put it into four sentences: thanks, fact, proposal, question', how: '“Could you agree to that?” and then silence. No threat, no apology.', done: 'it takes a minute aloud' },
    { id: 'neg-play', at: 0.45, minutes: 45, priority: 'high', after: ['neg-story'], title: '{Subject}: play it through with somebody who says no three ways', how: '“Not possible”, “everybody pays that”, “I have to ask”. A calm answer to each; then change seats.', done: 'three answers come without a search' },
    { id: 'neg-ask', at: 0.52, minutes: 20, title: '{Subject}: ask for the talk: whom, when, about what', how: 'Early in their week, before their decision falls; the subject named, no numbers yet.', done: 'the date stands' },
    { id: 'neg-talk', at: 0.65, minutes: 60, priority: 'high', after: ['neg-ask', 'neg-play'], title: '{Subject}: hold the talk: listen first, ask first, write down', how: 'First number with a reason; give only against something. A pause to think is always allowed.', done: 'it is noted what was offered and what comes next' },
    { id: 'neg-second', at: 0.76, minutes: 40, after: ['neg-talk'], title: '{Subject}: answer the offer: yes, or one exchange more', how: 'Against the card and not against the mood. The last step is small, and said to be the last.', done: 'there is an agreement, or a friendly no' },
    { id: 'neg-write', at: 0.86, minutes: 30, priority: 'high', after: ['neg-second'], title: '{Subject}: have it in writing: sum, from when, until when, signed', how: 'The same day in a mail: “as agreed …”; then the paper itself is read word by word.', done: 'both have signed or confirmed it' },
    { id: 'neg-check', at: 0.97, minutes: 20, title: '{Subject}: check the first bill, and put the next date for talking in the calendar', how: 'Note what worked. The next time begins with a thank-you.', done: 'the bill is right and the date stands' },
  ],
}
