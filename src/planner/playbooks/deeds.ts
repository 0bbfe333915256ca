import type { Stage } from './playbook.ts'
import { wordings } from './wordings.ts'

/** What is done to many things one after the other: the verb says how it begins, what happens to each, and how it ends. */
export type Deed = {
  verbs: readonly string[]
  /** No noun reads like them: 'translate' is a verb alone, 'review' of 'review page' is not. */
  onlyVerbs?: readonly string[]
  /** Undisturbed minutes for one of them. */
  minutesEach: number
  /** Title behind the part, how, when it is done, and its minutes. */
  before: Step | null
  each: Step
  after: Step | null
}

type Step = { title: string; how: string; done: string; minutes: number }

const step = (title: string, how: string, done: string, minutes: number): Step => ({ title, how, done, minutes })

/** Offers are compared to take one of them, accounts to see that they agree. */
const COMPARED_TO_CHOOSE = wordings(['compare'], ['', 'the', 'two', 'three', 'four', 'five', '2', '3', '4', '5'], ['products', 'tools', 'systems', 'programs', 'vendors', 'suppliers', 'providers', 'offers', 'quotes', 'models', 'agencies', 'venues'])

/** In English; the first that has the verb. `minutes` of `each` count where the goal names no amount. */
export const DEEDS: readonly Deed[] = [
  {
    verbs: ['review', 'audit', 'vet', 'go through', 'look through'], onlyVerbs: [ 'proofread', 'assess', 'evaluate', 'verify', 'examine', 'appraise'], minutesEach: 20,
    before: step('what each is judged by, tried on five of them', 'Three to six questions with yes, no or not clear; what is serious and what is only untidy; two people judge the same five apart and compare before the rest begins.', 'two people reach the same verdict on the same five for “{topic}”', 75),
    each: step('one by one, each with a verdict and its reason', 'The oldest and the most used first; one line each with verdict, reason and who has to act; what takes longer than twice the usual time goes on a list of its own.', 'every one in this part of “{topic}” has a verdict, a reason and an owner where something has to happen', 180),
    after: step('settle the doubtful ones and hand on what has to change', 'Decide the open cases together in one sitting; sort what has to change by weight, with a name and a date for each; look again at one in ten, drawn by lot.', 'nothing of “{topic}” is open without a name and a date', 75),
  },
  {
    verbs: ['sort', 'sort out', 'triage', 'weed', 'cull'], onlyVerbs: ['prioritise', 'prioritize', 'categorise', 'categorize', 'classify', 'declutter'], minutesEach: 12,
    before: step('the piles and the rule for each, tried on ten', 'Keep, pass on, throw away, ask; what the law or the owner wants kept and for how long; how dangerous or private things leave the house; ten tried by two people.', 'two people put the same ten of “{topic}” on the same piles', 60),
    each: step('through all of it, in the order in which it stands', 'One at a time in the hand once; label each pile at once; what needs a question goes on the pile for questions, not back.', 'this part of “{topic}” stands in marked piles and nothing is left where it was', 180),
    after: step('decide what was left in doubt, and let go what goes', 'The questions in one sitting with whoever may decide; collection or disposal with a date and a receipt; a list of what was kept and where.', 'the pile of questions for “{topic}” is empty and what goes is gone', 60),
  },
  {
    verbs: ['label', 'tag', 'mark', 'barcode', 'number'], onlyVerbs: ['relabel', 'retag', 'renumber'], minutesEach: 4,
    before: step('wording, size and material, one tried where it has to last', 'What must stand on it by rule and what helps whoever looks for it; number range without gaps; one stuck on, wiped, wetted and read from two steps away.', 'one label for “{topic}” has been tried and whoever signs for it agrees', 60),
    each: step('put them on, place by place, and tick the list', 'Old labels off or crossed out; two people, one reads and one sticks; what cannot be identified is put aside and never guessed.', 'each in this part of “{topic}” carries its label and a tick on the list', 150),
    after: step('compare with the list, and find out about those put aside', 'Walk along once from the other end; ten drawn by lot from the list have to be found within a minute each.', 'list and labels of “{topic}” agree, and none is left aside', 45),
  },
  {
    verbs: ['pack', 'box', 'wrap', 'crate'], onlyVerbs: ['unpack', 'repack'], minutesEach: 15,
    before: step('boxes, numbers, and what must lie beside what', 'Material that does no harm to it; number on two sides, content on the list and not on the box; what is heavy below, what is needed first on top.', 'material for “{topic}” is there and one box has been packed as a pattern', 45),
    each: step('pack, close, enter in the list', 'One place at a time; weight that one person can lift; each box with its number in the list before the next is opened.', 'each box of this part of “{topic}” is closed, numbered and in the list', 150),
    after: null,
  },
  {
    verbs: ['count', 'weigh', 'measure'], onlyVerbs: ['quantify'], minutesEach: 10,
    before: step('what exactly counts, how, and the sheet for it', 'Beginning, end and unit in one sentence each; who gives the figures and who writes them down; five tried on two days by two people.', 'two people get the same figure for the same five of “{topic}”', 60),
    each: step('take the figures and note what disturbs them', 'Always in the same way; raw figures kept as they are; a note where something unusual happened.', 'this part of “{topic}” stands in the sheet with its date and who took it', 150),
    after: step('say what the figures tell, on one page', 'Middle, spread and the odd ones looked at by themselves; beside the value that is wanted; what one would do about it.', 'the page on “{topic}” has been understood by somebody who did not count', 75),
  },
  {
    verbs: ['scan', 'photograph'], onlyVerbs: ['digitise', 'digitize'], minutesEach: 4,
    before: step('settings, file names and ten tried to the end', 'Resolution, format, background or light; file names that sort; where it is kept twice; rights and people in the picture; ten made, opened and judged on another screen.', 'ten of “{topic}” are named, stored twice and accepted', 75),
    each: step('make them, name them, store them the same day', 'Same setting throughout; clean first; front and back where something is written; the list ticked as you go.', 'each in this part of “{topic}” has its file with its name in both places', 180),
    after: step('open one in ten, repeat the bad ones, hand the list over', 'Sharp, complete, straight, right name; a file is restored from the second copy to see that it works.', 'no gap is left in the list of “{topic}” and one file was restored from the copy', 60),
  },
  {
    verbs: ['catalogue', 'catalog', 'enter', 'register', 'index', 'log', 'document', 'inventory'], onlyVerbs: ['transcribe', 'itemise', 'itemize'], minutesEach: 12,
    before: step('fields, spelling and sources, ten entered by two people', 'Which fields nobody may leave open; names, dates and places written one way; what stays out and who may see what; the ten compared line by line.', 'the rules for “{topic}” fit on a page and ten entries agree', 90),
    each: step('enter them, doubtful ones marked', 'In one order, so that a gap shows; what cannot be read gets a mark and never a guess; saved twice each day.', 'this part of “{topic}” is entered without an empty required field', 240),
    after: step('compare one in ten with the original and close the doubts', 'Drawn by lot, by somebody who did not enter them; more than one mistake in twenty means that part once more.', 'one in ten of “{topic}” has been compared and the doubts are decided', 75),
  },
  {
    verbs: ['interview', 'shadow', 'question'], onlyVerbs: ['consult'], minutesEach: 90,
    before: step('questions, consent, dates, and one tried', 'What shall be decided with the answers; open questions in their words; consent and what happens with notes; dates with two in reserve; one tried from beginning to end.', 'the guide for “{topic}” has been tried and every name has a date', 120),
    each: step('hold them, with notes on the same day', 'One asks, one writes words and not opinions; at most three a day; ten minutes after each for what surprised.', 'notes of each in this part of “{topic}” lie under a code', 360),
    after: step('put side by side what was said, and say what follows', 'Same question, all answers in a row; patterns with how many said it and one sentence in their words; a copy of their own part to those who want it.', 'the findings of “{topic}” stand on a page with what to do about each', 120),
  },
  {
    verbs: ['visit', 'survey', 'monitor'], onlyVerbs: ['observe'], minutesEach: 60,
    before: step('sheet, places and times, permission, and one trial', 'What is noted and what is not; a plan of days, hours and places that leaves none out; permission, safety and whom to ring; the trial by two people side by side.', 'two people noted the same in the trial of “{topic}”', 90),
    each: step('carry them out by the plan, notes clean the same day', 'On time; the unusual noted with its hour; a missed one is made good in the same kind of hour.', 'each of this part of “{topic}” has its sheet with date, hour and place', 300),
    after: step('check that none is missing, and store them safely', 'Sheets against the plan; names taken out; two copies; what was unusual listed for those who analyse.', 'the sheets of “{topic}” are complete and stored twice', 45),
  },
  {
    verbs: ['shortlist', 'pick'], onlyVerbs: ['select', 'choose', 'decide on', ...COMPARED_TO_CHOOSE], minutesEach: 10,
    before: step('what decides, with weights, before the first is looked at', 'Three to five points that can be seen on paper; what rules one out at once; who has the last word; ten tried by two people.', 'the points for “{topic}” are written and two people agree on the first ten', 60),
    each: step('look at all that come into question against the points', 'Each with a mark for every point and one sentence; doubts are read by a second person; nobody judges friends.', 'each in this part of “{topic}” has its marks and a sentence', 150),
    after: step('decide together, write the reasons, tell those concerned', 'First the clear ones, then the border; a reserve of two; an answer to those who were not chosen.', 'the list for “{topic}” is decided, with reasons and a reserve', 60),
  },
  {
    verbs: ['contact', 'call', 'ring', 'ask', 'phone', 'approach'], onlyVerbs: ['negotiate', 'talk to', 'speak to', 'speak with', 'meet with'], minutesEach: 30,
    before: step('what you want of each, what you can give, what is the limit', 'One line for each with name, number and history; the wish, the least you would accept and what you offer for it; who may say yes.', 'the sheet for “{topic}” has a wish and a limit in each line', 75),
    each: step('talk to them, most important first, and note the answer', 'By telephone before writing; one question at the end that gets a date; the answer noted within the hour.', 'each in this part of “{topic}” has been reached and has answered or has a date', 150),
    after: step('confirm in writing and follow up those who are silent', 'What was agreed, price, date, conditions; a second try after five days by another way; then decide without them.', 'each agreement from “{topic}” lies there in writing', 60),
  },
  {
    verbs: ['subtitle'], onlyVerbs: ['translate', 'localise', 'localize'], minutesEach: 6,
    before: step('word list, form of address, and pieces with their pictures', 'Words that must always be the same, what stays as it is, length that fits; where each piece stands; a hundred words tried and read by a native speaker.', 'the word list for “{topic}” is approved by whoever decides on the language', 90),
    each: step('translate, with questions on one list', 'By place and not by alphabet; what is not clear in the original is asked and not guessed; numbers, names and slots compared.', 'this part of “{topic}” is complete, and its questions are answered', 300),
    after: step('second reader sees it where it stands', 'On the screen or page itself: cut lines, wrong places, tone, dates, money; corrections go into the word list too.', 'a native speaker has read “{topic}” in its place and nothing serious is open', 120),
  },
  {
    verbs: ['delete', 'drop', 'archive', 'remove', 'retire', 'scrap'], onlyVerbs: ['discontinue', 'withdraw', 'delist'], minutesEach: 10,
    before: step('list with proof that nobody needs them, and the way back', 'Last use, last sale or last run of each; who has to be asked or told; what must be kept by law; how one comes back within a month.', 'each of “{topic}” has its proof, and whoever decides has signed the list', 75),
    each: step('take them out in portions, and watch for a few days', 'The safest ones first; note day and person; stop the moment somebody misses one.', 'each in this part of “{topic}” is out, and nobody has missed it', 120),
    after: step('clear what pointed to them, and tell those concerned', 'Lists, shelves, links, contracts, instructions; what was saved or earned by it in one sentence.', 'nothing points to “{topic}” any more', 45),
  },
  {
    verbs: ['move', 'transfer', 'import', 'export', 'copy'], onlyVerbs: ['migrate', 'convert', 'relocate'], minutesEach: 8,
    before: step('what goes where, what stays behind, and ten as a trial', 'A table from old place to new, field by field or shelf by shelf; what is cleaned first; the trial compared one by one; the way back.', 'ten of “{topic}” arrived as they left, and the table is signed', 120),
    each: step('in portions, each counted at both ends', 'The simple ones first, the largest when there is time; stop at a difference and find its cause; the old place stays untouched until the end.', 'the numbers for this part of “{topic}” are the same at both ends', 240),
    after: step('compare the whole by lot, open the new, close the old', 'One in twenty looked at closely, all that are special; people told from which hour the new place counts; the old one locked but kept.', 'the whole of “{topic}” has been compared, and nobody works in the old place', 90),
  },
  {
    verbs: ['map', 'chart', 'trace'], onlyVerbs: [], minutesEach: 120,
    before: step('walk along it with those who do it', 'From the first trigger to the last receipt on two real cases; who, how long it takes, how long it lies, what comes back; forms and screens photographed.', 'two real cases of “{topic}” have been followed from beginning to end', 180),
    each: step('draw it on one sheet, with waiting times and loops', 'As it is and not as it should be; each hand-over, each question that comes back; where it lies longest in red.', 'everybody who does a part of “{topic}” finds it on the sheet', 150),
    after: step('have it confirmed, and name the three places that cost most', 'Fifteen minutes with each who does a part; corrections at once; the three places with their days or hours.', 'the sheet on “{topic}” is confirmed, and the three places are agreed', 75),
  },
  {
    verbs: ['check', 'inspect', 'calibrate', 'service'], onlyVerbs: ['recheck', 'recalibrate', 'maintain'], minutesEach: 12,
    before: step('what has to be right, with what it is checked, and the list', 'Each one with place and number; the value or state that counts as right; instrument, reference or rule at hand; what is taken out of use at once.', 'the list for “{topic}” is complete and says what counts as right', 60),
    each: step('one by one, with result and date', 'In the order of the list; what is wrong gets a mark on the thing itself and a line with who mends it; nothing is signed unseen.', 'each in this part of “{topic}” has a result, a date and a name', 120),
    after: step('put right what was found, and check that again', 'What stops work or is dangerous first; the rest with a date; the signed list where an inspector would look for it.', 'nothing found in “{topic}” is open without a date', 60),
  },
  {
    verbs: ['write', 'rewrite', 'draft', 'formulate'], minutesEach: 20,
    before: step('a pattern, the rules, and three as a sample', 'For whom, what must be in each, length, tone, words to avoid; three of different kinds written to the end and read by whoever approves.', 'three of “{topic}” are approved as the pattern', 90),
    each: step('write them, facts at their source', 'In portions of one kind; names, numbers and dates from the source and not from memory; doubts marked and collected.', 'this part of “{topic}” is written and its doubts are on one list', 240),
    after: step('have them read by somebody else, correct, approve', 'One reader for facts, one who does not know the matter; the same mistake twice is corrected in all; approval in writing.', 'all of “{topic}” is approved', 90),
  },
  {
    verbs: ['record', 'film'], minutesEach: 60,
    before: step('text or questions, place, equipment, and a trial', 'One page for each with the one thing it has to say; quiet place, light, spare batteries; consent of those who are heard or seen; a minute recorded and listened to elsewhere.', 'the trial for “{topic}” can be heard and seen well', 90),
    each: step('record them, and store them twice the same day', 'Warm up, a second take of whatever stumbled, a minute of the empty room; name and number said at the beginning.', 'each in this part of “{topic}” is stored twice under its name', 150),
    after: step('cut, listen to the end, have it approved', 'Begin where it gets interesting; loudness alike; names and titles right; text for those who do not hear it.', 'each of “{topic}” is approved by those who are heard in it', 150),
  },
  {
    verbs: ['invite', 'email', 'write to', 'notify', 'remind'], minutesEach: 3,
    before: step('the list with addresses, and the text', 'Each once, with the right name; what, when, where, until when to answer and how; read by somebody who knows nothing of it.', 'the list for “{topic}” is complete and the text approved', 75),
    each: step('send it, and keep the list of answers', 'Those who matter most by hand or by telephone; undelivered ones looked up at once; answers entered each day.', 'all of “{topic}” is sent and nothing came back', 75),
    after: step('remind those who are silent, and count', 'One reminder a week before the last day, in two sentences; numbers to those who plan seats, food or material.', 'the number for “{topic}” is known to those who plan with it', 45),
  },
  {
    verbs: ['find', 'recruit', 'win', 'sign up', 'line up'], minutesEach: 15,
    before: step('who is wanted, for what, when, and where to ask', 'Task, hours and what they get for it in three sentences; ten places or people to ask first; how many more than needed, because some drop out.', 'the text for “{topic}” stands and ten addresses are on the list', 60),
    each: step('ask them in person, and note who says what', 'By name and for one thing; a yes gets a date and a contact at once; a no is asked for another name.', 'this part of “{topic}” has said yes, with a date', 120),
    after: step('confirm, share out, and keep a reserve', 'Who does what and when, in writing; telephone number of the one to ask; two in reserve; a reminder three days before.', 'each of “{topic}” has confirmed and knows the day', 60),
  },
  {
    verbs: ['collect', 'gather', 'request'], onlyVerbs: ['fetch'], minutesEach: 3,
    before: step('what is wanted, from whom, in which form, until when', 'A list with one line each; who has it; the form that can be used as it is; a date well before it is needed.', 'the list for “{topic}” names who has each', 60),
    each: step('ask, tick off, file at once', 'Everything named and filed the same day; gaps asked for each week; copies where the original has to stay.', 'this part of “{topic}” is filed under its name', 150),
    after: step('close the gaps, or note why they stay', 'A last call by telephone; what cannot be had gets a note with reason and date; somebody else tries to find five by lot.', 'each line of “{topic}” is there or has a note', 60),
  },
  {
    verbs: ['match', 'assign', 'compare'], onlyVerbs: ['reconcile', 'cross check'], minutesEach: 15,
    before: step('what has to agree with what, and by which rule', 'Both sources from the same day; the rule for rounding, dates and doubles; what difference is let go; five tried by two people.', 'two people get the same for five of “{topic}”', 60),
    each: step('go through them, differences on one list', 'One period or kind after the other; each difference with amount and likely cause; nothing is forced to fit.', 'this part of “{topic}” agrees or its differences are listed', 180),
    after: step('clear up the differences, and have it signed', 'The largest first; corrections with a document; what stays is explained in a sentence and signed.', 'no difference in “{topic}” is without an explanation', 90),
  },
  {
    verbs: ['clean', 'clean out', 'wash', 'clear', 'clear out', 'empty', 'tidy'], onlyVerbs: ['disinfect', 'defrost'], minutesEach: 15,
    before: step('when it can stand empty, what is needed, who is told', 'A time when nobody needs it; where the content goes meanwhile and at which temperature or how safe; agents, gloves, bags; what goes to the tip.', 'day, place for the content and material for “{topic}” are fixed', 45),
    each: step('empty it, clean it from top to bottom, look for damage', 'Throw away what is past its date and write it down; corners, seals and drains; photograph what is broken.', 'this part of “{topic}” is clean and dry, and damage is noted', 180),
    after: step('put back by a plan, and say how it stays so', 'Labels and dates, what is used first in front; a short plan with day and name on the door; somebody else looks at it.', 'everything in “{topic}” has its place, and the plan hangs there', 60),
  },
  {
    verbs: ['order', 'buy', 'purchase', 'print'], onlyVerbs: ['procure'], minutesEach: 0.5,
    before: step('number, specification and three prices', 'Count with a reserve; size, material, wording or file; delivery time, minimum number, what happens with mistakes; a sample or proof seen.', 'three prices for “{topic}” lie side by side, and a sample or proof was seen', 75),
    each: step('order in writing, with the day of delivery', 'Address and hour of delivery, who takes it, who pays; the confirmation compared with the order word by word.', 'the order for “{topic}” is confirmed with a day', 60),
    after: step('count and check what arrives', 'The same day: number, quality, wording; complaints with a picture at once; put where it is needed.', 'what came for “{topic}” is counted, and complaints are out', 45),
  },
  {
    verbs: ['update', 'fix', 'redo'], onlyVerbs: ['revise', 'rework', 'refresh', 'overhaul'], minutesEach: 30,
    before: step('what no longer holds, with who uses it', 'Read it beside how it is really done today; changes of rules, names and numbers since the last date; ask the two people who use it most.', 'the list of what is wrong in “{topic}” is agreed with those who use it', 90),
    each: step('change it, old version kept', 'One matter after the other; date and name of the version on each page; what was left out on purpose is said.', 'this part of “{topic}” says how it is done from now on', 180),
    after: step('have it approved, put it where it is used, take the old away', 'Signed by whoever answers for it; shown to those who work with it; old copies and links gone.', 'the new version of “{topic}” is signed and no old one is in use', 60),
  },
  {
    verbs: ['edit', 'proofread'], minutesEach: 60,
    before: step('length, order and rules, one done to the end', 'What has to go, what must stay, how long it may be; names, spelling, loudness or look written down once; one finished as the pattern and shown to whoever approves.', 'one of “{topic}” is approved as the pattern', 90),
    each: step('first what is said, then how it is said', 'Whole passages before words; a list of what has to be asked; the old version kept until the end.', 'this part of “{topic}” is through its second pass', 210),
    after: step('last look by somebody who has not seen it', 'On the device or paper on which it will be seen; beginning, end and names; corrections of the last hour checked too.', 'whoever approves “{topic}” has seen the last version', 60),
  },
  {
    verbs: ['prepare', 'prep', 'set up'], minutesEach: 20,
    before: step('what it must be able to do, and for whom', 'Ask the one who will work with it what was missing last time; what has to be there, in what number and by when.', 'the list for “{topic}” is agreed with whoever will use it', 45),
    each: step('get it ready, the part that others wait for first', 'One after the other to the end and not all of them half; put away or filed where it will be looked for.', 'this part of “{topic}” could be used as it is', 120),
    after: step('try it as it will be used, mend, leave a spare', 'By somebody who did not prepare it, with the clock; what fails gets a spare or a second way.', 'somebody else has used “{topic}” without asking', 45),
  },
  {
    verbs: ['rehearse', 'practise', 'practice'], onlyVerbs: ['run through', 'dry run'], minutesEach: 90,
    before: step('what is played through, who plays whom, what would be a success', 'The likeliest course and two surprises; the questions one would rather not be asked; roles with names; time and place as on the day.', 'course, roles and surprises for “{topic}” are on a page', 60),
    each: step('play it through once without stopping', 'With clock and watchers; nobody explains on the way; what was missing is written down at once.', 'it was played through to the end, and the notes are taken', 90),
    after: step('change three things, and repeat what went wrong', 'The three that cost most; who changes what until when; the weak part once more.', 'the three changes after “{topic}” are made', 60),
  },
  {
    verbs: ['test', 'try', 'trial'], onlyVerbs: ['try out'], minutesEach: 30,
    before: step('what is tried, what counts as passed, what is needed for it', 'The usual case, the worst one and the one that went wrong before; expected result and time in figures; where it can be tried without harm.', 'each case of “{topic}” has an expected result that two people understand alike', 75),
    each: step('run through it, with a protocol and pictures', 'As it would be for real, by somebody who did not prepare it; result and time beside what was expected; no mending on the way.', 'each case in this part of “{topic}” is marked passed or failed with its proof', 180),
    after: step('mend what failed, and try that again', 'By weight; the cause and not the sign; what failed and what stands beside it once more; what is left is accepted in writing by whoever may.', 'nothing serious from “{topic}” is open, and the protocol is filed', 120),
  },
]

/** People who are taught: groups of this size, each for so many minutes. */
export const GROUP = { people: 8, minutes: 120 }

/** Who is trained goes through the steps of teaching. */
export const TRAINING_VERBS: ReadonlySet<string> = new Set(['train', 'brief', 'instruct', 'retrain'])

export function stageOf(deed: Step, id: string, topicTitle = deed.title): Stage {
  return { id, titles: [`{Topic}: ${topicTitle}`], how: deed.how, done: deed.done, share: deed.minutes / 60 }
}
