import type { Keyword, Playbook } from '../playbook.ts'

const BUYERS: Keyword[] = ['customer', 'interview', 'buyer', 'consumer', 'client']
const RIVALS: Keyword[] = ['competitor', 'competition', 'supplier', 'provider', 'vendor', 'model', 'product']
const ENTRY: Keyword[] = ['enter', 'launch', 'country', 'expand']

/** A market looked at for a decision: question, size, buyers, rivals, and what follows. */
export const MARKET_ANALYSIS: Playbook = {
  id: 'market-analysis',
  title: 'market analysis',
  plannerTypes: ['calendar'], usualWeeks: 4,
  tags: ['market'],
  matches: {
    strong: ['market analysis', 'analysis of the market', 'analyse the market', 'analyze the market', 'market study', 'market research', 'market overview', 'market sizing', 'size the market', 'competitor analysis', 'competitive analysis', 'competitor research', 'analysis of our competitors', 'analyse our competitors', 'analyze our competitors', 'marktanalyse', 'wettbewerbsanalyse', 'marktforschung', 'analisis de mercado', 'estudio de mercado', 'etude de marche', 'analyse de marche', 'analise de mercado', 'estudo de mercado'],
    weak: ['competitor', 'customers', 'segment', 'price', 'boss', 'slides', 'report', 'trend'],
    not: ['stock market', 'financial markets', 'flea market', 'christmas market', 'job market', 'sprint', 'market stall', 'market research panel app', 'thesis'],
  },
  tasks: [
    { id: 'ma-question', always: true, at: 0, minutes: 40, priority: 'high', title: 'Settle with whoever asked: which decision hangs on it, by when, how exact', how: '“What would you do otherwise if the answer were small?” Ten slides or two pages, for whom? What they believe already is noted too.', done: 'one question and the decision behind it stand in writing' },
    { id: 'ma-bounds', always: true, after: ['ma-question'], at: 0.04, minutes: 30, title: 'Draw the bounds: which product, which buyers, which countries, which years', how: 'A list of what is outside. Words that two people use otherwise are defined.', done: 'half a page of bounds is agreed' },
    { id: 'ma-guess', always: true, after: ['ma-bounds'], at: 0.06, minutes: 30, title: 'Write the answer as you guess it today, and what would show that it is wrong', how: 'Five sentences. It keeps the search short.', done: 'five guesses, each with its test' },
    { id: 'ma-sources', always: true, at: 0.1, minutes: 90, priority: 'high', about: ['sources', 'data'], title: 'Find the sources: statistics, associations, registers, annual reports, customs, tests', how: 'Official numbers before paid studies; note who counted, what, when. A librarian or association answers in a day.', done: 'ten sources are listed with year and what they count' },
    { id: 'ma-top', always: true, after: ['ma-sources'], at: 0.2, minutes: 90, priority: 'high', about: ['size'], title: 'Size it from above: whole market, the part that fits, the part within reach', how: 'Each step with its source and year. A range rather than a number.', done: 'three numbers stand with sources' },
    { id: 'ma-bottom', always: true, after: ['ma-sources'], at: 0.26, minutes: 90, priority: 'high', title: 'Size it from below: buyers times how often times price', how: 'From a shop, a fleet, a town that you know, and up. Do the two agree within a factor of two? Say why not.', done: 'both ways stand side by side' },
    { id: 'ma-growth', after: ['ma-top'], at: 0.3, minutes: 60, title: 'Growth over five years back and three on, with what drives and what brakes it', how: 'Law, price, technology, habit; one line of evidence each.', done: 'a chart and four drivers stand' },
    { id: 'ma-segments', always: true, at: 0.34, minutes: 75, title: 'Divide the buyers by what they need and how they decide', how: 'Three to five groups with size, price sensitivity, who signs. Age and size alone are rarely the reason.', done: 'a table of groups stands' },
    { id: 'ma-rivals', always: true, at: 0.38, minutes: 120, priority: 'high', scale: { units: RIVALS, minutesEach: 30, atMost: 600 }, about: ['competitors', 'rivals', 'suppliers'], title: 'Rivals in one table: offer, price, share, strength, weak spot, last move', how: 'Also what people do instead of buying. Prices as they are really paid. Buy or try the two best.', done: 'the table has no empty field without a reason' },
    { id: 'ma-interviews', always: true, at: 0.42, minutes: 60, priority: 'high', title: 'Find five buyers and two sellers, and fix the talks', how: 'Through colleagues, dealers, forums. Twenty minutes, open questions, no selling.', done: 'seven talks have a date' },
    { id: 'ma-talks', after: ['ma-interviews'], at: 0.52, minutes: 180, priority: 'high', scale: { units: BUYERS, minutesEach: 30, atMost: 600 }, about: ['interviews', 'talks'], title: 'Hold the talks: last purchase, why, who decided, what nearly stopped it', how: 'What they did, not what they would do. Sentences word for word.', done: 'a page of notes for each' },
    { id: 'ma-entry', at: 0.46, minutes: 75, when: { mentions: ENTRY }, title: 'What it takes to get in: approval, channel, price of the first customer, time', how: 'Somebody who tried and failed knows most.', done: 'costs and months stand as a range' },
    { id: 'ma-read', when: { levels: ['beginner'] }, at: 0.02, minutes: 60, title: 'Read two good analyses of other markets and note how they are built', how: 'Where is the answer, where are sources, what was left out?', done: 'an outline of yours stands' },
    { id: 'ma-check', when: { levels: ['beginner'] }, at: 0.32, minutes: 45, title: 'Show the sizes to somebody who works with numbers, before you go on', how: 'Units, years, double counting; what would they have done otherwise?', done: 'the sizes are confirmed or mended' },
    { id: 'ma-model', when: { levels: ['advanced'] }, at: 0.6, minutes: 120, title: 'Build a small model: three assumptions that move the answer, low, middle and high', how: 'Which one decides? Find a second source for that.', done: 'a table shows what each assumption does' },
    { id: 'ma-so', always: true, after: ['ma-talks', 'ma-rivals'], at: 0.68, minutes: 60, priority: 'high', title: 'Draw the conclusions: three sentences that somebody could act on', how: 'Against the five guesses: held, fell, open. What follows for price, offer, moment?', done: 'three sentences, each with two proofs' },
    { id: 'ma-draft', always: true, after: ['ma-so'], at: 0.75, minutes: 180, priority: 'high', about: ['report', 'slides'], title: 'Write it: answer first, then size, buyers, rivals, risks, what is not known', how: 'A sentence as the head of each page, one picture below, source in small. What is a guess is called one.', done: 'the draft can be read in ten minutes' },
    { id: 'ma-attack', after: ['ma-draft'], at: 0.85, minutes: 45, title: 'Have somebody attack it', how: 'The numbers, the missing rival, the convenient year.', done: 'three attacks are answered in the text' },
    { id: 'ma-more', at: 0.5, minutes: 90, when: { minWeeks: 3 }, title: 'Go and look: shop, fair, test drive, a day with a seller', how: 'Note what no number says.', done: 'a page with five observations' },
    { id: 'ma-survey', at: 0.56, minutes: 150, optional: true, when: { minWeeks: 5 }, title: 'A short survey on the one number that decides', how: 'Ten questions, a hundred answers from the right people, tried on three first.', done: 'the number stands with its spread' },
    { id: 'ma-second', at: 0.62, everyWeeks: 2, minutes: 30, when: { minWeeks: 4 }, title: 'Look-in with whoever asked, week {week}: what is found, what surprises, what is dropped', how: 'Fifteen minutes, one page. It saves a wrong last week.', done: 'the next two weeks are agreed' },
    { id: 'ma-watch', at: 0.9, minutes: 40, when: { minWeeks: 5 }, title: 'Set up what keeps it fresh: five numbers, their sources, the day they appear', how: 'An alert for the two rivals that matter. Who looks once a quarter?', done: 'the five numbers have a source and a day' },
    { id: 'ma-present', always: true, at: 0.96, minutes: 75, priority: 'high', title: 'Hand it over: two pages ahead, ten minutes of talk, sources in a folder', how: 'Say what you would do, and what would change your mind.', done: 'it is handed over and the decision has a date' },
  ],
}
