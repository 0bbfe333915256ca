import type { Keyword, Playbook } from '../playbook.ts'

const MONEY: Keyword[] = ['treasurer', 'cashier', 'accounts', 'kassenwart', 'tesorero', 'tresorier', 'tesoureiro']
const YOUNG: Keyword[] = ['youth', 'children', 'sunday school', 'scout', 'school', 'cubs', 'brownies', 'junior', 'kids', 'lifeguard']
const CHOSEN: Keyword[] = ['magistrate', 'governor', 'councillor', 'trustee', 'mayor', 'chair', 'warden', 'returning officer']

/** Somebody begins a post that others held before: treasurer, secretary, leader of a group. */
export const TAKING_OVER: Playbook = {
  id: 'kind-taking-over',
  title: 'taking over a post',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['take over', 'taking over', 'take on the', 'serve as', 'step in as', 'ubernehmen', 'asumir', 'prendre la releve', 'assumir'], weak: ['treasurer', 'secretary', 'chair', 'club', 'society', 'committee', 'predecessor'] },
  tags: ['post'],
  tasks: [
    { id: 'ovr-what', at: 0, minutes: 60, priority: 'high', title: '{Subject}: ask for the job on a page: duties, dates of the year, hours a month, powers, until when', how: 'Constitution and standing orders first, then last year’s diary of whoever did it. What may you decide alone, up to which sum?', done: 'duties and hours a month are written down and you would still say yes' },
    { id: 'ovr-elected', at: 0.05, minutes: 30, priority: 'high', when: { mentions: CHOSEN }, title: '{Subject}: find out how one is chosen: conditions, form, referees, interview or vote', how: 'Age, residence, who may not; closing date. Sit in on a sitting or meeting before you apply, most are open.', done: 'form and date stand and two referees have agreed' },
    { id: 'ovr-checks', at: 0.08, minutes: 30, when: { mentions: YOUNG }, title: '{Subject}: apply for the record check, safeguarding course and first aid that it needs', how: 'They take weeks, and without them you may not be alone with a group. Ask for the policy and the name to report to.', done: 'each is applied for, with its date' },
    { id: 'ovr-talk', at: 0.12, minutes: 90, priority: 'high', after: ['ovr-what'], title: '{Subject}: two hours with whoever leaves: what runs, what hangs, who is difficult, what nobody wrote down', how: 'Ask for the year month by month, the worst week, what they would do otherwise. May you ring for half a year?', done: 'a page for each month and a list of open matters stand' },
    { id: 'ovr-papers', at: 0.2, minutes: 75, priority: 'high', after: ['ovr-talk'], title: '{Subject}: take over papers, keys, passwords and stock against a signed list', how: 'Mailbox, cloud, contracts, members’ list, cash box, keys by number. Change the passwords on the same day.', done: 'the list is signed by both and you can open everything on it' },
    { id: 'ovr-cash', at: 0.24, minutes: 90, priority: 'high', when: { mentions: MONEY }, after: ['ovr-papers'], title: '{Subject}: agree cash, bank and books on one day, and have it witnessed', how: 'Count, compare with the statement, list unpaid bills and outstanding subscriptions; last accounts audited? What was before that day is not yours.', done: 'three signatures stand under the balance' },
    { id: 'ovr-sign', at: 0.28, minutes: 60, title: '{Subject}: have yourself entered: bank mandate, register, insurance, website, letterhead', how: 'Minutes of the election, proof of identity, both signatures at the bank: begin at once, banks take weeks. Is liability covered?', done: 'the old name has no power any more and yours has' },
    { id: 'ovr-people', at: 0.34, minutes: 90, title: '{Subject}: short talks with five who depend on it', how: 'What works, what annoys, what should on no account change? Promise nothing yet.', done: 'three wishes that came twice are written down' },
    { id: 'ovr-calendar', at: 0.42, minutes: 45, priority: 'high', after: ['ovr-talk'], title: '{Subject}: enter the year: meetings, returns, renewals, notice periods, with reminders before', how: 'What has a legal date goes in first; a fixed evening a week for the rest.', done: 'each duty has its date and its reminder' },
    { id: 'ovr-side', at: 0.5, minutes: 180, title: '{Subject}: do it once side by side: they watch, you do', how: 'One full round: a meeting, a month’s books, a training session. Write the steps down while you do them.', done: 'one round is done by you and described on a page' },
    { id: 'ovr-first', at: 0.66, minutes: 150, priority: 'high', title: '{Subject}: the first round alone, and the open matters in order of their dates', how: 'Change nothing in the first three months but what is unlawful or dangerous. Ask early, not late.', done: 'the round is done and the oldest open matter is closed' },
    { id: 'ovr-report', at: 0.82, minutes: 60, title: '{Subject}: report after eight weeks: what you found, what is closed, three proposals with a price', how: 'One page to the committee before the meeting. Thank whoever did it before by name.', done: 'the page has been read and one proposal decided' },
    { id: 'ovr-deputy', at: 0.95, minutes: 45, title: '{Subject}: find a deputy, and put the handbook where they can find it', how: 'Nobody can be ill in a post that is in one head. A date each half-year to bring it up to date; the end of your term is in the calendar.', done: 'a second person has done one duty by the handbook' },
  ],
}

/** Leading a meeting or a discussion that takes place anyway. */
export const CHAIRING: Playbook = {
  id: 'kind-chairing',
  title: 'chairing a meeting',
  plannerTypes: ['calendar'],
  usualWeeks: 5,
  matches: { strong: ['=chair', 'chairing', 'preside over', 'moderate', 'moderating', 'facilitate the', 'moderieren', 'die sitzung leiten', 'die versammlung leiten', 'moderar', 'presidir', 'animer la reunion', 'presider', 'moderer'], weak: ['meeting', 'agenda', 'panel', 'motions', 'minutes'] },
  tags: ['chairing'],
  tasks: [
    { id: 'chr-aim', at: 0, minutes: 40, priority: 'high', title: 'Ask what must be decided or said by the end, and by whom', how: 'Three results at most; what is only told goes out by letter. Who called it, who may vote, who will be angry?', done: 'each item has an aim: decide, discuss or hear' },
    { id: 'chr-rules', at: 0.08, minutes: 45, priority: 'high', title: 'Read the rules: notice, quorum, motions, majorities, who votes, proxies', how: 'Constitution and standing orders; last minutes with what was left open. Count what the quorum is in people.', done: 'quorum, majorities and the last day for notice stand on a card' },
    { id: 'chr-agenda', at: 0.16, minutes: 60, priority: 'high', after: ['chr-aim'], title: 'Draw up the agenda with minutes: easy, hard, hard, easy, and a break', how: 'The item that matters most after a quarter of an hour, not last. A name and a paper for each; “any other business” five minutes and no votes.', done: 'the minutes add up to ten less than the room is yours' },
    { id: 'chr-send', at: 0.26, minutes: 40, priority: 'high', after: ['chr-agenda', 'chr-rules'], title: 'Send notice, agenda and papers by the day the rules say', how: 'Place, hour, way in, how to move something and by when. One page a paper with the proposed wording on top.', done: 'it went out in time and the date is noted' },
    { id: 'chr-panel', at: 0.36, minutes: 90, when: { mentions: ['panel', 'discussion', 'debate', 'podium', 'hustings'] }, title: 'Talk with each speaker for twenty minutes: one strong claim, one story, what they disagree on', how: 'How are they introduced in a sentence? Say that you will interrupt. Ten questions in order, none that can be answered with yes.', done: 'each has said what the other will contradict' },
    { id: 'chr-talks', at: 0.4, minutes: 75, title: 'Ring the two who will disagree and the one who never speaks', how: 'What would you need to live with it? No deals, but no surprises. Ask both for a wording.', done: 'you know where it will burn and have two wordings' },
    { id: 'chr-help', at: 0.5, minutes: 30, title: 'Settle who takes minutes, counts, keeps the door, the speakers’ list and the clock', how: 'None of them yourself. Ballot papers, voting cards, a register at the door, a link tested for those at home.', done: 'each task has a name' },
    { id: 'chr-script', at: 0.64, minutes: 60, priority: 'high', after: ['chr-agenda'], title: 'Write your sheet: opening, each motion word for word, how it is put, when you cut', how: '“Two minutes each, those who have not spoken first.” “I put it to the vote.” What you say when somebody shouts; amendments before motions.', done: 'you could run it if somebody took your notes and left you the sheet' },
    { id: 'chr-room', at: 0.92, daysBefore: 1, minutes: 40, title: 'Look at the room: circle or rows, sight, microphone, water, heating, clock in your view', how: 'Steps, hearing loop, key, copies of papers, name cards. A second clock for the speakers.', done: 'microphone, key and papers have been tried' },
    { id: 'chr-day', at: 1, daysBefore: 0, minutes: 45, priority: 'high', title: 'On the day: half an hour early, quorum, start to the minute, sum up after each item', how: 'Say who does what by when and let it be written. You do not argue: hand over the chair if you must. Close early if you can.', done: 'each item ended in a sentence that was read out' },
    { id: 'chr-minutes', at: 1.06, minutes: 60, priority: 'high', title: 'Check the minutes within three days and send each task to its person', how: 'Decisions word for word with votes, tasks with name and date; no speeches.', done: 'minutes are out and each has its task' },
    { id: 'chr-after', at: 1.2, minutes: 25, title: 'Ask after two weeks what was done, and note for next time where minutes were lost', how: 'A line to each name. What ran over and why?', done: 'each task is done or has a new date' },
  ],
}

/** Writing down what a meeting decides. */
export const MINUTING: Playbook = {
  id: 'kind-minuting',
  title: 'taking the minutes',
  plannerTypes: ['calendar'],
  usualWeeks: 2,
  matches: { strong: ['take the minutes', 'take minutes', 'taking the minutes', 'write the minutes', 'minute the'], weak: ['meeting', 'board', 'decisions'] },
  tags: ['minutes'],
  tasks: [
    { id: 'min-read', at: 0, minutes: 30, priority: 'high', title: 'Get agenda, papers, last minutes and the list of those invited', how: 'Which form do they use: decisions only or the course of talk? Names, posts, abbreviations with their spelling.', done: 'you could fill in half of the head already' },
    { id: 'min-form', at: 0.3, minutes: 30, priority: 'high', after: ['min-read'], title: 'Prepare the page: item by item, proposed wording, space for vote and task', how: 'Copy each motion from the papers, so that only changes have to be written. Columns: decided, who, by when.', done: 'every item of the agenda has its block' },
    { id: 'min-chair', at: 0.5, minutes: 20, title: 'Agree with the chair on signs: sum up, say that again, who moved it', how: 'Decisions are read out by you before the next item. Recording only where all agree and it is wiped afterwards.', done: 'the chair will stop when you lift your hand' },
    { id: 'min-kit', at: 0.9, daysBefore: 1, minutes: 20, title: 'Charge, print, and pick the seat beside the chair with sight of all', how: 'Plan of seats with names, register to sign, a pen for when the battery ends.', done: 'kit and seat are settled' },
    { id: 'min-do', at: 1, daysBefore: 0, minutes: 30, priority: 'high', title: 'In the meeting: who came and left when, motions word for word, votes for, against, abstained', how: 'What was decided and why in a line; not who said what, unless they ask for it. Read each decision aloud.', done: 'each decision was confirmed in the room' },
    { id: 'min-draft', at: 1.04, minutes: 90, priority: 'high', title: 'Write them up within a day, past tense, no adjectives', how: 'Head, present, apologies, quorum, items, tasks in bold with name and date, next meeting. Two pages.', done: 'somebody who was not there knows what was decided' },
    { id: 'min-send', at: 1.1, minutes: 30, after: ['min-draft'], title: 'Have the chair check them, send them out as a draft, send each task by itself', how: 'Objections within the period of the rules; confidential items apart.', done: 'the draft is out and each task with its person' },
    { id: 'min-file', at: 1.3, minutes: 15, title: 'File the signed copy where the next secretary finds it, and wipe recording and notes', how: 'Number, year, decisions into the register of decisions.', done: 'signed, filed, wiped' },
  ],
}

/** Becoming a referee and holding the first matches or classes. */
export const OFFICIATING: Playbook = {
  id: 'kind-officiating',
  title: 'refereeing and judging a sport',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['referee', 'umpire', 'umpiring', 'refereeing', 'linesman', 'qualify as a referee', 'become a referee', 'schiedsrichter', 'arbitro', 'arbitre', 'arbitrer', 'arbitrar'], weak: ['match', 'course', 'season', 'whistle', 'league', 'club'] },
  tags: ['refereeing'],
  tasks: [
    { id: 'ref-course', at: 0, minutes: 45, priority: 'high', title: 'Register with the association: course, age, fee, record check, who takes you on', how: 'Clubs often pay course and kit, for each must name referees. Ask for the courses of the next three months, online part and practical day.', done: 'a place is confirmed and the check applied for' },
    { id: 'ref-laws', at: 0.06, minutes: 90, priority: 'high', title: 'Read the laws of the game once through, then a chapter an evening with pictures', how: 'This year’s edition with its changes. Write each law as a question to yourself: what happened, where, restart, card?', done: 'you score nine of ten on the sample test' },
    { id: 'ref-fit', at: 0.1, minutes: 45, everyWeeks: 1, title: 'Week {week}: fitness as in a match, backwards and sideways too', how: 'Ten times 50 metres with short breaks, later the test of your level; last ten minutes as sharp as the first.', done: 'times are noted' },
    { id: 'ref-watch', at: 0.16, minutes: 120, title: 'Watch a match and look only at the referee: position, signal, voice', how: 'Ask for ten minutes with them afterwards. Count how often they are within fifteen metres of the ball.', done: 'three things to copy and one question are noted' },
    { id: 'ref-attend', at: 0.28, minutes: 240, priority: 'high', after: ['ref-course'], title: 'Attend the course, with questions on the laws you mix up', how: 'Volunteer for the whistle in the practical part; find two others to ring after matches.', done: 'all parts are attended and signed' },
    { id: 'ref-test', at: 0.38, minutes: 60, priority: 'high', after: ['ref-attend', 'ref-laws'], title: 'Sit the rules test and the fitness test', how: 'Read twice: where does play restart? Warm up for a quarter of an hour.', done: 'both are passed, or have a second date' },
    { id: 'ref-kit', at: 0.42, minutes: 45, title: 'Get kit: two whistles, cards, flags, coin, watch that stops, book, shirt in two colours', how: 'Write the fields of the match card into your book; practise the whistle: short, long, loud.', done: 'the bag is packed by list' },
    { id: 'ref-signs', at: 0.48, minutes: 40, title: 'Signals and voice in front of a mirror: one word, one arm, straight back', how: 'Film it. Whistle, signal, place; then talk. What do you say to “that was never a foul”?', done: 'six signals look sure on the film' },
    { id: 'ref-line', at: 0.56, minutes: 150, after: ['ref-test'], title: 'Run the line or assist in two easy games with an experienced colleague', how: 'Eye contact before each signal; agree on hand signs before kick-off.', done: 'two games and two short talks are in the book' },
    { id: 'ref-eve', at: 0.9, daysBefore: 1, minutes: 40, title: 'The day before: teams, colours, pitch, route, rules of that age group, form of the league', how: 'Length of halves, substitutes, sin bin. Ring the home club. Arrive an hour early.', done: 'route, colours and special rules stand on the card' },
    { id: 'ref-first', at: 1, daysBefore: 0, minutes: 60, priority: 'high', title: 'First match: check pitch and boots, talk to both captains, decide early and close to the ball', how: 'First foul whistled, first dissent answered. Nobody changes a decision by shouting. With young teams: a word to parents through the coach.', done: 'the match is over, card signed and result sent' },
    { id: 'ref-review', at: 1.04, minutes: 40, priority: 'high', title: 'Go through three decisions with your mentor on the same evening', how: 'Where did you stand, what did you see, what would you do? One thing for next time, no more.', done: 'one sentence for the next match stands' },
    { id: 'ref-season', at: 1.2, minutes: 30, title: 'Give the appointments officer your free dates, and book the next course evening', how: 'At a level at which you can make mistakes; an observer once in the first five. How abuse is reported.', done: 'three dates are in the calendar' },
  ],
}

const DRAWN: Keyword[] = ['tombola', 'raffle', 'lucky dip', 'lottery']

/** Things change hands: a swap of uniforms, seeds or toys, a tombola. */
export const SWAPPING: Playbook = {
  id: 'kind-swapping',
  title: 'running a swap or tombola',
  plannerTypes: ['calendar'],
  usualWeeks: 7,
  matches: { strong: ['uniform swap', 'clothes swap', 'toy swap', 'seed swap', 'book swap', 'plant swap', 'swap shop', 'tombola', 'swap day', 'kleidertausch', 'tauschborse', 'bourse aux vetements'], weak: ['sizes', 'donations', 'volunteers', 'table', 'prizes'] },
  tags: ['swap'],
  tasks: [
    { id: 'swp-aim', at: 0, minutes: 40, priority: 'high', when: { mentions: DRAWN }, title: 'Settle what the money is for, the price of a ticket, and how many prizes that pays for', how: 'Takings wanted, divided by what people spend at such an event: that is the number of tickets. One ticket in four wins something at a tombola, a dozen good prizes do for a raffle.', done: 'aim, price and number of tickets and prizes stand' },
    { id: 'swp-rule', at: 0, minutes: 45, priority: 'high', when: { unless: DRAWN }, title: 'Settle the rule: one in one out, tokens, a small price or free; and who gets the money', how: 'Who has nothing to bring must be able to take. One sentence that fits on the poster; what is not accepted.', done: 'the rule is one sentence and the committee has agreed' },
    { id: 'swp-law', at: 0.05, minutes: 30, when: { mentions: DRAWN }, title: 'Check the lottery rules: licence, sale on the day only, age, wine and food as prizes', how: 'Small ones at an event are mostly free, with limits on prizes and costs. Print the promoter on tickets where it is asked for.', done: 'it is known what is allowed, in writing' },
    { id: 'swp-date', at: 0.06, minutes: 30, priority: 'high', when: { unless: DRAWN }, title: 'Fix day, room and hours for giving in, sorting and taking', how: 'When people are there anyhow; giving in at least a day earlier, for sorting takes longest. Tables, rails, dry storage with a key.', done: 'room and three times are confirmed' },
    { id: 'swp-team', at: 0.12, minutes: 40, priority: 'high', title: 'Find six helpers in shifts, with a deputy for the till', how: 'Two hours each; who fetches, who sorts, who takes money, who clears. First choice of the pile is nobody’s pay: say so.', done: 'each shift has two names' },
    { id: 'swp-call', at: 0.2, minutes: 60, when: { unless: DRAWN }, title: 'Tell everybody what is wanted, in which state, where and until when', how: 'Letter home, group, poster at the gate; clean, whole, named labels out. What is short: the big sizes, boots, winter coats.', done: 'it was sent and hangs where they wait' },
    { id: 'swp-prizes', at: 0.26, minutes: 120, when: { mentions: DRAWN }, title: 'Ask shops and families for prizes: a list, a letter with the cause, a day for fetching', how: 'One big, ten good, many small; about one ticket in four or five wins. Note giver and value for the thanks.', done: 'two hundred or as many as you have tickets for are promised' },
    { id: 'swp-kit', at: 0.4, minutes: 45, when: { unless: DRAWN }, title: 'Get rails, hangers, boxes by size, labels, tokens, float, mirrors, bags', how: 'Borrow from shop, theatre, sports club. Float in small coins, cash box, card reader if there is signal.', done: 'all lies in one place with a list' },
    { id: 'swp-in', at: 0.6, minutes: 150, priority: 'high', when: { unless: DRAWN }, title: 'Take things in, give a token for each, refuse with a smile', how: 'Look at zips, knees, smell at the table and not later. Count per kind.', done: 'all is in, counted and locked away' },
    { id: 'swp-sort', at: 0.74, minutes: 150, priority: 'high', after: ['swp-in'], when: { unless: DRAWN }, title: 'Sort by kind and size, mend or throw out, price', how: 'Smallest to largest from the door; a tenth will be rags.', done: 'each thing hangs or stands in its size or has its number' },
    { id: 'swp-number', at: 0.7, minutes: 90, priority: 'high', when: { mentions: DRAWN }, after: ['swp-prizes'], title: 'List the prizes with their givers, number them, prepare tickets, drum and float', how: 'Tombola: every ticket that ends in 0 or 5 has its twin stuck on a prize. Raffle: stubs with name and number, a drum that turns, a book with who sold which block.', done: 'each prize has its number and each block of tickets its seller' },
    { id: 'swp-sell', at: 0.8, minutes: 60, when: { mentions: ['raffle'] }, after: ['swp-number'], title: 'Give out the blocks of tickets and chase stubs and money by a day', how: 'Sign out, sign in; unsold ones come back before the draw.', done: 'stubs and money agree' },
    { id: 'swp-stall', at: 0.94, daysBefore: 1, minutes: 60, priority: 'high', when: { mentions: DRAWN }, title: 'Set out the stall: big prizes high and in sight, price in large figures, tickets mixed', how: 'Under a roof or with sheets against rain; food and wine in shade. Card reader tried.', done: 'a stranger knows from three metres what it costs and what there is' },
    { id: 'swp-eve', at: 0.94, daysBefore: 1, when: { unless: DRAWN }, minutes: 90, priority: 'high', title: 'Build up: way in, way round, try-on corner, till at the exit', how: 'Pushchairs must pass. Half of it stays under the tables to fill up: the last comers should find something too.', done: 'somebody walked round with a bag and a pushchair' },
    { id: 'swp-day', at: 1, daysBefore: 0, minutes: 60, priority: 'high', title: 'On the day: open on the minute, two at the till, fill up, count', how: 'Money away every hour. A swap: a limit each for the first half hour, and a quiet half hour for those who would rather not be seen. A draw: somebody neutral pulls, numbers are read twice and written down.', done: 'closed, counted by two, written down' },
    { id: 'swp-rest', at: 1.04, minutes: 90, title: 'Clear away: what is good goes into labelled boxes, the rest to a charity that has agreed', how: 'Inside two days, before the caretaker asks. Borrowed things go back, prizes not fetched are rung up.', done: 'the room is as it was' },
    { id: 'swp-thanks', at: 1.12, minutes: 40, title: 'Say how much changed hands and what came in, and set the next date', how: 'Number of things, sum, what was short; thanks by name. One more who would run it with you.', done: 'the notice is out and the next date stands' },
  ],
}

/** A walk or tour led for others. */
export const LEADING_WALK: Playbook = {
  id: 'kind-leading-walk',
  title: 'leading a walk or tour',
  plannerTypes: ['calendar'],
  usualWeeks: 5,
  matches: { strong: ['lead a walk', 'lead a guided', 'lead a hike', 'lead a tour', 'guide a walk', 'guided walk', 'lead the walk', 'lead the hike', 'lead a bike ride', 'lead a nature walk'], weak: ['route', 'walkers', 'group', 'stops'] },
  tags: ['walk'],
  tasks: [
    { id: 'wlk-who', at: 0, minutes: 30, priority: 'high', title: 'Say for whom it is: length, climb, pace, theme, how many at most', how: 'Slowest sets the pace: 3 km an hour with stops. Twelve to twenty can hear you. Insurance through which club?', done: 'one line says who will enjoy it and who will not' },
    { id: 'wlk-route', at: 0.08, minutes: 60, priority: 'high', title: 'Draw the route: start by bus and car, six stops, toilets, shelter, two short cuts', how: 'A stop every ten to fifteen minutes, out of wind and traffic, with something to see. Leave for private land.', done: 'map, times and escape points stand' },
    { id: 'wlk-try', at: 0.2, minutes: 180, priority: 'high', after: ['wlk-route'], title: 'Walk it with somebody of the slowest kind, by the clock, at that hour', how: 'Stiles, mud, bulls, roads, signal, sun in the eyes at each stop. Write times and dangers on the map.', done: 'real times and each danger are on the map' },
    { id: 'wlk-story', at: 0.34, minutes: 120, title: 'Write three minutes for each stop: one thing to look at, one story, one question', how: 'Sources checked, something to touch or an old picture. A thread that leads to the last stop.', done: 'each stop fits on a card' },
    { id: 'wlk-risk', at: 0.44, minutes: 40, title: 'Risk sheet, first aid, second leader for the end of the line', how: 'Heat, ticks, roads, weather limit at which you call it off; who has the certificate; emergency point by grid reference.', done: 'the sheet is with the organiser and the back marker has said yes' },
    { id: 'wlk-tell', at: 0.5, minutes: 45, priority: 'high', title: 'Announce it: meeting point with pin, start and end, boots, dogs, price, registration', how: 'Length, climb and surface honestly, what to bring, until when you decide about rain and where it is told.', done: 'it is published and a test registration came through' },
    { id: 'wlk-dry', at: 0.72, minutes: 60, title: 'Try the stops aloud on a friend, with your back to the wind', how: 'They stand where the last one would. What was too long?', done: 'no stop is over four minutes' },
    { id: 'wlk-check', at: 0.92, daysBefore: 2, minutes: 45, title: 'Two days before: forecast, closures, list of names, café, last look at the start', how: 'Telephone numbers of all; write once more to all.', done: 'go or not is decided and told' },
    { id: 'wlk-day', at: 1, daysBefore: 0, minutes: 45, priority: 'high', title: 'On the day: a quarter of an hour early, count, introduce the last one, say pace and breaks', how: 'Wait until all stand before you speak. Count at every road and stop. End on the minute, by the bus.', done: 'as many came back as set off' },
    { id: 'wlk-after', at: 1.05, minutes: 30, title: 'Send pictures and sources, report what was dangerous, note real times', how: 'Ask one question: which stop would you leave out?', done: 'the report is in and the card has its times' },
  ],
}
