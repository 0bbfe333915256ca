import type { Playbook } from '../playbook.ts'

/** Finding out, and deciding by it. */
export const FINDING_OUT: Playbook = {
  id: 'kind-finding-out',
  title: 'finding out and deciding',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['research', 'investigat', 'evaluat', 'assess', 'compare', 'analys', 'analyz', 'explor', 'find out', 'decide', 'review', 'audit', 'map out', 'benchmark', 'recherchier', 'untersuch', 'bewert', 'vergleich', 'analysier', 'herausfinden', 'entscheid', 'pruf', 'investigar', 'evaluar', 'comparar', 'analizar', 'averiguar', 'decidir', 'rechercher', 'evaluer', 'comparer', 'analyser', 'etudier', 'decider', 'pesquisar', 'avaliar', 'descobrir'],
    weak: ['options', 'feasibility', 'study', 'recommendation', 'alternatives', 'analysis'],
  },
  tags: ['research'],
  topicStages: [
    { id: 'look', titles: ['{Topic}: what is known, from three independent sources'], share: 2, priority: 'high', how: 'Note for each source who says it, how they know it and when; mark where they contradict each other about {topic}.', done: 'what is sure, what is disputed and what is unknown about {topic} stands on a page' },
    { id: 'ask', titles: ['{Topic}: ask or measure what no source answers'], share: 2, how: 'A short talk with somebody who does it, a visit, or a count of your own; write down the question before you go.', done: 'the open question about {topic} has an answer with a date' },
    { id: 'say', titles: ['{Topic}: what follows from it'], share: 1, how: 'One sentence with the finding, one with how sure it is, one with what to do.', done: 'the three sentences on {topic} stand' },
  ],
  tasks: [
    { id: 'find-question', at: 0, minutes: 45, priority: 'high', title: '{Subject}: write the question, and the decision that hangs on it', how: 'One question, what would be done with each possible answer, who decides, and how exact the answer has to be.', done: 'whoever decides says: yes, with that answer I could decide' },
    { id: 'find-criteria', at: 0.08, minutes: 45, priority: 'high', after: ['find-question'], title: '{Subject}: criteria in order of weight, and what rules something out', how: 'Three to six criteria with a measure each; write them before the first option is looked at, so that none is bent to fit.', done: 'two people would rank an example in the same way' },
    { id: 'find-sources', at: 0.16, minutes: 60, title: '{Subject}: list sources: people, figures, places to look', how: 'At least one who gains nothing by the answer; official figures before opinions; last year’s before older ones.', done: 'each criterion has two sources' },
    { id: 'find-long-list', at: 0.24, minutes: 90, title: '{Subject}: a long list of possibilities, changing nothing being one of them', how: 'Width before judgement: ask three people who have solved the same, and look at how others abroad or in another trade do it.', done: 'ten possibilities stand there with a line each' },
    { id: 'find-short-list', at: 0.34, minutes: 60, after: ['find-long-list', 'find-criteria'], title: '{Subject}: cut it down to three by what rules out', how: 'One line of reason for each that falls out, so that nobody brings it back.', done: 'three are left and the reasons for the others stand' },
    { id: 'find-data', at: 0.44, minutes: 150, priority: 'high', after: ['find-short-list'], title: '{Subject}: figures for the three, with all costs and risks', how: 'Costs over its whole life and not only at the start; effort, time, what could go wrong; where a figure is a guess, say so.', done: 'each field of the table is filled, with its source' },
    { id: 'find-see', at: 0.54, minutes: 120, priority: 'high', title: '{Subject}: see it for yourself: visit, trial or talk with users', how: 'Ask users what they would do differently, what annoys them, what it really cost; try the most important use on your own case.', done: 'two users have been asked about each of the best two' },
    { id: 'find-numbers', at: 0.64, minutes: 60, after: ['find-data'], title: '{Subject}: check whether the result depends on one assumption', how: 'Change the two least certain figures by a third, up and down, and look whether the order stays.', done: 'it is known which figure could turn the result over' },
    { id: 'find-second', at: 0.72, minutes: 45, title: '{Subject}: have somebody argue against it', how: 'Give the table to somebody who likes another option best; write down their strongest point and answer it.', done: 'the strongest point against it has an answer or has changed the result' },
    { id: 'find-recommend', at: 0.82, minutes: 90, priority: 'high', after: ['find-numbers'], title: '{Subject}: a recommendation on one page', how: 'Question, answer, why, what it costs, what speaks against it, what has to happen next and by when.', done: 'the page can be understood without you' },
    { id: 'find-decide', at: 0.92, minutes: 60, priority: 'high', type: 'meeting', title: '{Subject}: decide, and write down why', how: 'With those who may decide; note the decision, its reasons, and the sign that would make you think again.', done: 'the decision and its reasons are written down' },
    { id: 'find-next', at: 0.98, minutes: 45, title: '{Subject}: the first step, and a word to all who were asked', how: 'Order, sign or announce the first step; thank those who helped and tell them how it came out.', done: 'the first step is done and nobody waits for an answer' },
  ],
}

export const BUYING: Playbook = {
  id: 'kind-buying',
  title: 'choosing and buying',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['buy', 'purchas', 'shop for', 'procure', 'order a', 'rent', 'lease', 'choose', 'pick out', 'hire a', 'commission', 'kaufen', 'aussuchen', 'mieten', 'beschaff', 'beauftrag', 'comprar', 'elegir', 'alquilar', 'contratar', 'acheter', 'choisir', 'louer', 'embaucher', 'escolher', 'alugar'],
    weak: ['price', 'offer', 'dealer', 'supplier', 'quote', 'budget'],
  },
  tags: ['buying'],
  topicStages: [
    { id: 'needs', titles: ['{Topic}: must-haves, nice-to-haves and the limit'], share: 1, priority: 'high', how: 'Three must-haves that rule something out, the rest in order; the most that {topic} may cost with everything that comes with it.', done: 'the list for {topic} stands with a sum' },
    { id: 'compare', titles: ['{Topic}: compare three offers and take one'], share: 2, how: 'The same questions to three sellers, written offers, costs over its life; read the conditions for returning {topic}.', done: '{topic} is chosen and the offer is in writing' },
    { id: 'take', titles: ['{Topic}: order it, check it on arrival, file the papers'], share: 1, how: 'Check it before you sign for it; keep receipt, guarantee and the last day for returning {topic}.', done: '{topic} is there, works, and its papers are filed' },
  ],
  tasks: [
    { id: 'buy-needs', at: 0, minutes: 45, priority: 'high', title: '{Subject}: must-haves, nice-to-haves and the limit', how: 'Write down what it is used for on an ordinary day. Three must-haves at most; the rest in order; the sum including everything that comes with it.', done: 'the list has a line below which nothing is looked at' },
    { id: 'buy-measure', at: 0.06, minutes: 30, title: '{Subject}: measure and check what it has to fit', how: 'Room, doors, connections, existing parts, persons; write the measures into your telephone.', done: 'each limit has a number' },
    { id: 'buy-market', at: 0.14, minutes: 75, title: '{Subject}: learn the market: kinds, prices, what breaks', how: 'Two independent tests, the price of a used one, and three people who own one: what would they choose today?', done: 'you know the usual price and the two usual faults' },
    { id: 'buy-list', at: 0.26, minutes: 90, priority: 'high', after: ['buy-market'], title: '{Subject}: three offers with all their costs', how: 'Delivery, installation, running costs over five years, what it will be worth then; the same questions to each seller, in writing.', done: 'three offers stand side by side' },
    { id: 'buy-try', at: 0.42, minutes: 120, priority: 'high', after: ['buy-list'], title: '{Subject}: see and try the best two', how: 'Bring the list and somebody who does not fall in love with it; try what you will do with it most often; look where faults hide.', done: 'each must-have has been tried and not only promised' },
    { id: 'buy-seller', at: 0.54, minutes: 30, title: '{Subject}: check the seller and the papers', how: 'Who owns it, address, reviews that tell of trouble, guarantee, right to return, for used things proof of purchase.', done: 'there is nothing you would have to trust blindly' },
    { id: 'buy-price', at: 0.62, minutes: 45, after: ['buy-try'], title: '{Subject}: settle price and conditions', how: 'Name your number with its reason, ask for extras instead of a discount, be ready to leave; everything agreed goes into writing.', done: 'price, date and conditions are in writing' },
    { id: 'buy-sleep', at: 0.7, minutes: 20, title: '{Subject}: sleep on it, then decide', how: 'Compare with the list once more; what would you regret in a year?', done: 'the decision is the same on the next morning' },
    { id: 'buy-do', at: 0.78, minutes: 60, priority: 'high', after: ['buy-price', 'buy-sleep'], title: '{Subject}: order, pay safely and fix the delivery', how: 'A way of paying that can be called back; nothing in full before you have seen it; insurance from the day it is yours.', done: 'order and date are confirmed in writing' },
    { id: 'buy-check', at: 0.9, minutes: 60, priority: 'high', after: ['buy-do'], title: '{Subject}: check it on arrival and put it to use', how: 'Against the order, before you sign; every function once in the first days; report faults at once and in writing.', done: 'each function has worked once' },
    { id: 'buy-papers', at: 0.97, minutes: 30, title: '{Subject}: file receipt and guarantee, pass on the old one', how: 'The last day for returning it and the end of the guarantee go into the calendar; sell or give away what it replaces.', done: 'the papers can be found and the old one is gone' },
  ],
}

export const SELLING: Playbook = {
  id: 'kind-selling',
  title: 'selling',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['sell', '=sale', '=sold', 'auction', 'get rid of my', 'verkauf', 'versteiger', 'vender', 'subastar', 'vendre', 'leiloar'],
    weak: ['price', 'buyer', 'value', 'market', 'offer'],
  },
  tags: ['selling'],
  topicStages: [
    { id: 'ready', titles: ['{Topic}: clean, complete, photograph and describe'], share: 2, how: 'Parts and papers of {topic} together; daylight, every side, every flaw; measures and age in the first line.', done: '{topic} is described so that no buyer has to ask' },
    { id: 'sell', titles: ['{Topic}: offer it, answer, hand it over against payment'], share: 2, priority: 'high', how: 'Answer on the same day; hold {topic} for nobody without a deposit; money first, then the thing, with a receipt.', done: '{topic} is sold and paid for' },
  ],
  tasks: [
    { id: 'sell-list', at: 0, minutes: 90, priority: 'high', title: '{Subject}: look through all of it and write a list', how: 'What it is, maker, age, condition, what belongs to it; sort into worth something, worth a little, worth giving away. Set aside what somebody in the family wants.', done: 'each piece stands in one of the three groups' },
    { id: 'sell-right', at: 0.06, minutes: 30, title: '{Subject}: check that it may be sold, and by whom', how: 'Who owns it, who has to agree, proof of purchase or inheritance, rules for selling such things, tax on a gain.', done: 'nobody could object to the sale afterwards' },
    { id: 'sell-learn', at: 0.12, minutes: 90, priority: 'high', after: ['sell-list'], title: '{Subject}: find out what such things really fetched', how: 'Prices that were paid and not asked: closed auctions, dealers’ lists, a society of collectors. Note condition beside each price.', done: 'the ten best pieces have a range with its source' },
    { id: 'sell-value', at: 0.22, minutes: 90, priority: 'high', after: ['sell-learn'], title: '{Subject}: have the best of it valued by two who do not buy', how: 'Ask for the fee and what it is valued for (sale, insurance, estate); have it written down; nothing leaves the house without a receipt.', done: 'two written values stand beside your own range' },
    { id: 'sell-way', at: 0.34, minutes: 60, after: ['sell-value'], title: '{Subject}: choose the way: auction, dealer, private, all at once or singly', how: 'Put fees, time, risk and likely sum side by side; the best pieces and the rest often go different ways.', done: 'each group has its way and its lowest price' },
    { id: 'sell-ready', at: 0.44, minutes: 120, title: '{Subject}: clean, complete and photograph it', how: 'Clean only what bears it, for some things lose value by it; daylight, all sides, flaws close up, marks readable.', done: 'pictures and parts are together' },
    { id: 'sell-text', at: 0.52, minutes: 60, after: ['sell-ready'], title: '{Subject}: an honest description with measures and flaws', how: 'What, maker, age, size, condition, what is included, why it is sold, how it is paid and sent.', done: 'a stranger had no question left' },
    { id: 'sell-offer', at: 0.62, minutes: 60, priority: 'high', after: ['sell-text'], title: '{Subject}: put it on offer or hand it in', how: 'At the hour and in the season when buyers look; the price with room for one step; for auctions the contract with reserve and fees read before you sign.', done: 'it stands where its buyers look' },
    { id: 'sell-answer', at: 0.74, minutes: 60, after: ['sell-offer'], title: '{Subject}: answer, show, negotiate', how: 'Same day, same friendly sentence; in a public place or with somebody beside you; your lowest price stays in your head.', done: 'a buyer and a sum are agreed in writing' },
    { id: 'sell-hand', at: 0.86, minutes: 60, priority: 'high', after: ['sell-answer'], title: '{Subject}: take payment and hand it over', how: 'Money seen on the account or in the hand, then the thing; insured parcel with a number; a receipt with both names.', done: 'paid, handed over, and signed for' },
    { id: 'sell-rest', at: 0.96, minutes: 60, title: '{Subject}: the rest: lower once, then give it away', how: 'After a month one step down, then as a lot, then to somebody who is glad of it; share out the money as agreed, note it for the tax.', done: 'nothing of it stands around and the money is shared out' },
  ],
}

/** Something or somebody that has to be found. */
export const SEARCHING: Playbook = {
  id: 'kind-searching',
  title: 'finding somebody or something',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['find', 'trace', 'locate', 'track down', 'search', 'look for', 'recruit', 'reconnect', 'finden', 'suchen', 'aufspuren', 'encontrar', 'buscar', 'localizar', 'trouver', 'retrouver', 'chercher', 'procurar', 'achar'],
    weak: ['lost', 'partner', 'contacts', 'candidates', 'somebody'],
  },
  tags: ['search'],
  tasks: [
    { id: 'search-what', at: 0, minutes: 45, priority: 'high', title: '{Subject}: describe it so that others could recognise it', how: 'What is certain, what is likely, what rules it out; the last known place or date; a picture if there is one.', done: 'somebody who knows nothing of it could look with you' },
    { id: 'search-known', at: 0.06, minutes: 60, title: '{Subject}: gather every trace you already have', how: 'Papers, messages, photographs, names of people who may know; write date and source beside each.', done: 'all traces stand on one sheet in their order' },
    { id: 'search-where', at: 0.14, minutes: 60, priority: 'high', after: ['search-what'], title: '{Subject}: list the places and people to ask, the likeliest first', how: 'Registers, archives, societies, firms, neighbours, groups on the internet; note opening hours, fees and what they need from you.', done: 'fifteen addresses stand in order' },
    { id: 'search-rules', at: 0.18, minutes: 30, title: '{Subject}: what you may ask and publish', how: 'Privacy of those concerned, who gets to know that you are looking, what you do if somebody does not want to be found.', done: 'you know what you will not do' },
    { id: 'search-letter', at: 0.24, minutes: 45, after: ['search-what'], title: '{Subject}: a short request that is easy to answer', how: 'Who you are, what you look for and why, one question, how to reach you; half a page, and a call some days later.', done: 'somebody else would answer it in two minutes' },
    { id: 'search-first', at: 0.34, minutes: 120, priority: 'high', after: ['search-where', 'search-letter'], title: '{Subject}: ask the first five', how: 'One after the other, with the date and the name of who answered in the list; end each talk with: whom else should I ask?', done: 'five have been asked and new names stand in the list' },
    { id: 'search-second', at: 0.48, minutes: 120, after: ['search-first'], title: '{Subject}: follow the new traces and ask the next ten', how: 'What two sources say independently counts most; drop what leads nowhere after two tries.', done: 'each trace is followed up or closed' },
    { id: 'search-remind', at: 0.58, minutes: 45, after: ['search-first'], title: '{Subject}: remind those who have not answered', how: 'After ten days, friendly, with the first letter below; try another way (call instead of writing).', done: 'everyone has been reminded once' },
    { id: 'search-wide', at: 0.66, minutes: 60, title: '{Subject}: look further: a notice, a group, somebody who does this for a living', how: 'Where do people meet who would know? Ask for the price before you commission anything.', done: 'three new ways have been tried' },
    { id: 'search-check', at: 0.8, minutes: 90, priority: 'high', after: ['search-second'], title: '{Subject}: check what you have found', how: 'Compare with what is certain; ask for a second proof; be slow with money and with personal data.', done: 'two independent signs say that it is the right one' },
    { id: 'search-meet', at: 0.9, minutes: 90, priority: 'high', after: ['search-check'], title: '{Subject}: make contact or secure it', how: 'A place where both feel at ease, a first step that can be taken back, everything agreed in writing.', done: 'the first meeting or the hand-over has taken place' },
    { id: 'search-close', at: 0.98, minutes: 30, title: '{Subject}: thank those who helped and file the traces', how: 'A line to everybody who answered; the list stays with you for the case that it goes on.', done: 'nobody is still looking on your behalf' },
  ],
}

/** Something that an office, a firm or a neighbour has to do or allow. */
export const SETTLING: Playbook = {
  id: 'kind-settling',
  title: 'settling a matter with others',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['solved', 'resolve', 'settle', 'claim', 'appeal', 'complain', 'negotiat', 'cancel', 'dispute', 'sort out', 'obtain', 'apply', 'application', 'renew', 'register', 'get permission', 'permit', 'reclaim', 'sorted', 'approved', 'beantrag', 'klar', 'kundig', 'widerspr', 'verhandel', 'anmeld', 'genehmig', 'solicit', 'tramit', 'reclam', 'resolver', 'negociar', 'renovar', 'demander', 'regler', 'negocier', 'renouvel', 'contester', 'requerer', 'pedir'],
    weak: ['council', 'office', 'landlord', 'authority', 'letter', 'form', 'contract', 'deadline', 'insurance', 'bank'],
  },
  tags: ['matter'],
  topicStages: [
    { id: 'papers', titles: ['{Topic}: who decides it, what they need, by when'], share: 1, priority: 'high', how: 'The form and the rule from the official page; papers, fee, time it takes, and what happens if {topic} is late.', done: 'a folder holds everything that {topic} needs' },
    { id: 'send', titles: ['{Topic}: send it complete, with proof, and note the answer date'], share: 1.5, how: 'One covering sentence that says what you want; copies of everything; a reminder on the day an answer is due.', done: '{topic} is with them and the receipt is filed' },
  ],
  tasks: [
    { id: 'settle-want', at: 0, minutes: 45, priority: 'high', title: '{Subject}: write what you want, and the least you would accept', how: 'One sentence each; beside it what the other side wants, and what you do if there is no agreement.', done: 'both sentences stand and everybody on your side agrees with them' },
    { id: 'settle-story', at: 0.06, minutes: 60, priority: 'high', title: '{Subject}: put the facts in order, with proof', how: 'A dated list: what happened, who said what, what it costs; photographs, letters and receipts numbered to match.', done: 'each line of the list has its proof or says that there is none' },
    { id: 'settle-rule', at: 0.12, minutes: 60, title: '{Subject}: find out who decides, by which rule and until when', how: 'The responsible office or person, the form, the rule it goes by, time limits and fees; advice centres often know in ten minutes.', done: 'the name, the rule and the last possible day are known' },
    { id: 'settle-advice', at: 0.18, minutes: 45, title: '{Subject}: ask somebody who knows the matter', how: 'Advice centre, association, insurance with legal cover, or somebody who has been through it; bring the list and two questions.', done: 'both questions are answered and the next step is clear' },
    { id: 'settle-papers', at: 0.26, minutes: 75, after: ['settle-rule'], title: '{Subject}: get the papers that are missing', how: 'Order certificates and statements first, they take longest; have copies certified where it is asked for.', done: 'the folder is complete against the list of the office' },
    { id: 'settle-talk', at: 0.34, minutes: 60, priority: 'high', after: ['settle-want'], title: '{Subject}: talk before you write', how: 'Ask how they see it, say what you need in one sentence, propose something; write down on the same day what was said and send it to them.', done: 'their view is known and the talk is confirmed in writing' },
    { id: 'settle-send', at: 0.46, minutes: 75, priority: 'high', after: ['settle-story', 'settle-papers'], title: '{Subject}: send the request complete and with proof of receipt', how: 'What you want in the first sentence, facts, rule, a date for the answer; keep a copy of every page.', done: 'it is proven that they have it' },
    { id: 'settle-wait', at: 0.6, minutes: 30, waitDays: 10, after: ['settle-send'], title: '{Subject}: ask where it stands', how: 'With the reference number; who has it, what is missing, when it will be decided. Note the name and the hour.', done: 'you know who has it and the next date' },
    { id: 'settle-more', at: 0.7, minutes: 45, after: ['settle-send'], title: '{Subject}: hand in what they ask for, the same week', how: 'Answer each point by its number; if something is impossible, say what you can offer instead.', done: 'no question of theirs is open' },
    { id: 'settle-push', at: 0.8, minutes: 60, after: ['settle-wait'], title: '{Subject}: the next step up, if nothing moves', how: 'A last date in writing, then the supervisor, ombudsman, arbitration or councillor; stay polite, for others will read it.', done: 'either it is decided or the next instance has it' },
    { id: 'settle-check', at: 0.9, minutes: 45, priority: 'high', title: '{Subject}: check the answer against what you asked for', how: 'What is granted, from when, under which conditions, how long you have to object; compare sums and names.', done: 'it is accepted, or the objection is sent in time' },
    { id: 'settle-close', at: 0.97, minutes: 30, title: '{Subject}: see that it is carried out, and file it', how: 'Money received, work done, entry changed: look for yourself; then one folder and the date until which it must be kept.', done: 'what was promised has happened' },
  ],
}
