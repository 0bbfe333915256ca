import type { Playbook } from '../playbook.ts'

/** Seeing, tasting or visiting all or many of something, one after the other. */
export const EXPERIENCING: Playbook = {
  id: 'kind-experiencing',
  title: 'going through a whole set of things to see or try',
  plannerTypes: ['calendar'],
  usualWeeks: 26,
  matches: { strong: ['watch', 'see all', 'see every', 'visit all', 'visit every', 'taste', 'try all', 'try every', 'listen to', 'walk all', 'walk every', 'eat at every', 'tick off'], weak: ['all', 'every', 'best', 'list'] },
  tags: ['experience'],
  tasks: [
    { id: 'exp-list', at: 0, minutes: 60, priority: 'high', title: '{Subject}: write the whole list and say what counts', how: 'Take one list that others have made, strike what does not interest you and add what is missing; decide whether passing by counts, or how long you stay.', done: 'the list has a number at its end and a rule for ticking off' },
    { id: 'exp-hard', at: 0.03, minutes: 40, after: ['exp-list'], title: '{Subject}: mark what is hard to get at: seldom open, far away, sold out, only in season', how: 'These set the dates, everything else fits in around them. Write down the days and what has to be booked.', done: 'each hard one has a date or a way to it' },
    { id: 'exp-groups', at: 0.06, minutes: 40, after: ['exp-list'], title: '{Subject}: make portions that belong together, by place, kind or time', how: 'Five to eight portions, an easy one first; what lies side by side is done on one day, and nobody takes in more than three of a kind.', done: 'every line of the list stands in one portion' },
    { id: 'exp-cost', at: 0.09, minutes: 30, optional: true, title: '{Subject}: passes, free days, loans, and who comes along', how: 'Season ticket against single prices, library against buying, discount days; ask two people for the portions that they would like.', done: 'the cheapest way is chosen and two dates are shared' },
    { id: 'exp-log', at: 0.1, minutes: 30, title: '{Subject}: set up the log: date, three words, one picture, a mark out of ten', how: 'One page or one album; what takes longer than five minutes is not kept up.', done: 'the first line is filled in as a trial' },
    { id: 'exp-first', at: 0.14, minutes: 150, priority: 'high', after: ['exp-groups'], title: '{Subject}: the first portion, an easy one', how: 'Read a page about it before, look for one thing that you want to find, and write the log on the way home.', done: 'the portion is ticked off and in the log' },
    { id: 'exp-second', at: 0.3, minutes: 150, after: ['exp-first'], title: '{Subject}: the second portion, with somebody who knows more', how: 'A guide, a talk, a friend with an opinion: ask what they would go to again, and why.', done: 'the portion is in the log, with one thing you would have missed alone' },
    { id: 'exp-pace', at: 0.4, minutes: 20, title: '{Subject}: count what is done, and set the pace for the rest', how: 'What is left, divided by the weeks that are left. If the pace is not to be kept, drop the weakest of the list on purpose, instead of all of it by accident.', done: 'the number a week is known and the calendar holds it' },
    { id: 'exp-hard-ones', at: 0.5, minutes: 180, priority: 'high', after: ['exp-hard'], title: '{Subject}: the hard ones, on their dates', how: 'Tickets, way and opening hours checked two days before; a second choice nearby in case it is closed.', done: 'the hard ones of this half are ticked off' },
    { id: 'exp-third', at: 0.65, minutes: 150, after: ['exp-second'], title: '{Subject}: the third portion, the kind you expected least of', how: 'Give it the full time all the same; write what changed your mind, or did not.', done: 'the portion is in the log' },
    { id: 'exp-rest', at: 0.82, minutes: 180, after: ['exp-third'], title: '{Subject}: the rest, and what was closed the first time', how: 'By the map on one day, or two short evenings; what cannot be had any more is struck out with a note.', done: 'no line of the list is open' },
    { id: 'exp-best', at: 0.95, minutes: 60, title: '{Subject}: choose your five best and show them to somebody', how: 'Read the log from the beginning; five that you would go back to, one that everybody praises without reason. Show, lend or lead somebody there.', done: 'somebody else has one of the five on their list' },
  ],
}

/** Counting, photographing or mapping something that is there. */
export const RECORDING: Playbook = {
  id: 'kind-recording',
  title: 'recording what is there',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['photograph', 'count', 'map', 'document', 'film all', 'film every', 'record all', 'record every', 'observe', 'inventory', 'list all', 'list every'], weak: ['all', 'every', 'archive'] },
  tags: ['record'],
  tasks: [
    { id: 'rec-question', at: 0, minutes: 45, priority: 'high', title: '{Subject}: what the record is for, and who will use it', how: 'One sentence: what somebody should be able to find out from it in ten years. From this follow place, limits and what need not be recorded.', done: 'the sentence stands, with the area and the days it covers' },
    { id: 'rec-known', at: 0.04, minutes: 60, title: '{Subject}: find out what has been recorded before', how: 'Town archive, local society, old maps, an open database; ask one person who has done it how they named and counted.', done: 'you know what is there and which way of recording you take over' },
    { id: 'rec-rules', at: 0.1, minutes: 45, priority: 'high', after: ['rec-question'], title: '{Subject}: fix the form: fields, units, names, what is left out', how: 'Place, date, time, weather or light, number, picture, doubt. Two people must fill it in alike; what is doubtful gets a mark and no guess.', done: 'a form of one page with an example exists' },
    { id: 'rec-leave', at: 0.12, minutes: 30, optional: true, title: '{Subject}: ask for leave where land, people or children are concerned', how: 'Owner, warden or office; say what happens with the data. Nobody recognisable is shown without being asked.', done: 'each place is free to enter or has a yes in writing' },
    { id: 'rec-trial', at: 0.18, minutes: 90, priority: 'high', after: ['rec-rules'], title: '{Subject}: one trial round, alone and then by somebody else', how: 'The same small part twice on one day; compare the two forms line by line. Differences are faults of the form, not of the people.', done: 'both rounds agree, or the form has been changed' },
    { id: 'rec-plan', at: 0.24, minutes: 30, after: ['rec-trial'], title: '{Subject}: divide it into rounds with a map, an hour and a second date', how: 'The same hour and the same way each time, or the numbers cannot be compared; keep a spare date for rain.', done: 'each round has its part, its day and its reserve' },
    { id: 'rec-first', at: 0.32, minutes: 150, priority: 'high', after: ['rec-plan'], title: '{Subject}: first round, in the best conditions', how: 'Form, pencil, full battery, water. Finish a part before the next begins, and note the hour at which you stopped.', done: 'the part is complete on the form' },
    { id: 'rec-second', at: 0.48, minutes: 150, after: ['rec-first'], title: '{Subject}: second round, the parts that are hard to reach', how: 'Go with somebody; what cannot be reached is noted as seen from outside and not left blank.', done: 'the hard parts are on the form, with how they were seen' },
    { id: 'rec-enter', at: 0.55, minutes: 75, after: ['rec-first'], title: '{Subject}: enter, name and back up everything so far', how: 'The same evening while you can still read it; file names from date and place, one copy in another house. Check ten entries at random.', done: 'ten of ten entries agree with the form' },
    { id: 'rec-third', at: 0.68, minutes: 150, after: ['rec-second'], title: '{Subject}: third round, the rest and all marks of doubt', how: 'Take the list of doubts along; decide each on the spot, or leave it marked for good.', done: 'no part is open and each doubt is decided or marked' },
    { id: 'rec-check', at: 0.8, minutes: 60, after: ['rec-third'], title: '{Subject}: repeat a tenth of it, and say how exact the record is', how: 'Drawn by lot, recorded without looking at the first result. The difference goes into the text.', done: 'the error is a number' },
    { id: 'rec-show', at: 0.92, minutes: 120, priority: 'high', after: ['rec-check'], title: '{Subject}: make the map, table or album, with a page on how it was done', how: 'What was recorded, by whom, when and how, what is missing. Five findings in five sentences before any picture.', done: 'somebody who was not there can read it without asking' },
    { id: 'rec-give', at: 0.98, minutes: 30, after: ['rec-show'], title: '{Subject}: give it to the archive, the society or the office that keeps such things', how: 'With the rights that you grant and the date of the next recording; keep the raw data beside it.', done: 'somebody has confirmed that they hold it' },
  ],
}

/** Coming to terms with a loss, a hurt or an end. */
export const GETTING_OVER: Playbook = {
  id: 'kind-getting-over',
  title: 'getting over something that hurts',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  matches: { strong: ['get over', 'getting over', 'forgive', 'come to terms', 'let go of', 'letting go', 'cope with', 'coping with', 'make peace', 'heal from', 'mourn', 'grieve'], weak: ['loss', 'breakup', 'break-up', 'betrayal', 'grief', 'rejection', 'disappointment'] },
  tags: ['healing'],
  tasks: [
    { id: 'over-tell', at: 0, minutes: 60, priority: 'high', title: 'Choose two people to talk to, and tell the first one how it is', how: 'One who listens and one who gets you out of the house. Say what you need: no advice, an hour, a walk. If you no longer sleep, eat or want to live, call a doctor or a crisis line today.', done: 'one talk has taken place and the second person knows' },
    { id: 'over-write', at: 0.03, minutes: 40, title: 'Write down what happened, for nobody to read', how: 'Twenty minutes on four days, without stopping and without spelling: what happened, what it did to you, what you have lost. Put it away each time.', done: 'four pages lie in an envelope' },
    { id: 'over-base', at: 0.06, minutes: 30, priority: 'high', title: 'Fix the ground: sleep, three meals, daylight, less alcohol', how: 'The same hour to get up, half an hour outside before noon, no bottle alone. Decide nothing large for four weeks.', done: 'a week of it is in the calendar' },
    { id: 'over-triggers', at: 0.1, minutes: 45, title: 'Put away what tears it open: pictures, messages, places, dates', how: 'A box in the cellar and muted contacts are enough, nothing need be thrown away. Write down the three moments of the week that are worst, and what you do then.', done: 'the box is closed and each of the three moments has a plan' },
    { id: 'over-contact', at: 0.14, minutes: 40, title: 'Decide how you deal with those concerned: no contact, a rule, or one clear talk', how: 'What has to be settled is settled in writing. A rule for the rest: for how long, by which way, about what not.', done: 'the rule stands, and somebody knows it' },
    { id: 'over-move', at: 0.2, minutes: 60, title: 'Begin one thing with your body, with others, on fixed days', how: 'A class, a running group, a choir that sings: somebody notices when you do not come.', done: 'you have been there once and the next date stands' },
    { id: 'over-part', at: 0.3, minutes: 45, title: 'Write two lists: what was done to you, and what was your part', how: 'As a fair witness would: facts without always and never. What you could not know then is not your fault.', done: 'both lists could be read by somebody who likes you' },
    { id: 'over-letter', at: 0.4, minutes: 60, after: ['over-part'], title: 'Write the letter that you do not send', how: 'Everything, then read it aloud to an empty chair or to your friend. Wait two weeks before you decide whether any part of it should be said.', done: 'the letter is written, read aloud and put away' },
    { id: 'over-back', at: 0.5, minutes: 30, title: 'Look back: what is easier than in the first week, what is not', how: 'Sleep, thoughts an hour, one good moment a day, each from 0 to 10, beside the first week. No better at all after some weeks: make an appointment with a doctor or therapist, it is what they are for.', done: 'the numbers stand side by side and the next step is chosen' },
    { id: 'over-meaning', at: 0.6, minutes: 45, title: 'Write what you keep of it, and what you will do differently', how: 'Three things that were good and stay yours; two that you will see sooner next time.', done: 'a page that you could show in a year' },
    { id: 'over-new', at: 0.7, minutes: 120, title: 'Do something alone that you always did together, or have never done', how: 'A meal, a film, a day out; small enough to be sure to happen. It may hurt, and it is over by evening.', done: 'it is done and you have written one sentence about it' },
    { id: 'over-goodbye', at: 0.85, minutes: 60, priority: 'high', after: ['over-letter'], title: 'Say goodbye in your own way: burn, bury, give away, or say that you forgive', how: 'To forgive is to stop collecting the debt; it needs no meeting and excuses nothing. Choose place and hour, and who is with you afterwards.', done: 'it is done and the evening was not spent alone' },
    { id: 'over-hard-days', at: 0.95, minutes: 30, title: 'Plan the hard days of the coming year: birthday, holiday, anniversary', how: 'For each: with whom, where, and one thing that belongs to you alone.', done: 'the dates have a plan and somebody knows of them' },
  ],
}

/** Giving up a way of behaving, or growing into another. */
export const CHANGING_ONESELF: Playbook = {
  id: 'kind-changing-oneself',
  title: 'changing a way of behaving',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  matches: { strong: ['overcome', 'give up', 'giving up', 'unlearn', 'beat my', 'control my', 'become more', 'become less', 'become calm', 'become better', 'become a morning person', 'become a better', ...['bit', 'procrastinat', 'worry', 'shout', 'yell', 'interrupt', 'swear', 'snack', 'compar', 'overthink', 'scroll', 'pick', 'pull', 'snooz', 'complain', 'apologi', 'argu', 'lying', 'gossip', 'being', 'buying', 'eating', 'checking', 'losing', 'saying', 'wasting', 'oversleep', 'putting'].map((verb) => `stop ${verb}`)], weak: ['habit', 'procrastination', 'temper', 'nails', 'patient', 'confident'] },
  tags: ['change'],
  tasks: [
    { id: 'chg-note', at: 0, minutes: 20, priority: 'high', title: '{Subject}: note each time for four days, without changing anything', how: 'Hour, place, who was there, what you felt just before, what you got out of it. A tally on paper in your pocket is enough.', done: 'four days stand on one page with a number a day' },
    { id: 'chg-why', at: 0.06, minutes: 40, after: ['chg-note'], title: '{Subject}: find the two moments that bring most of it, and what it is good for', how: 'Read the page: nearly everything comes from two or three moments. Name what it gives you: rest, safety, something to do, not having to begin.', done: 'two moments and what they give are written in one sentence each' },
    { id: 'chg-aim', at: 0.1, minutes: 30, priority: 'high', after: ['chg-note'], title: '{Subject}: say what you will do instead, and how you will count it', how: 'Something that takes two minutes and gives a little of the same. An aim in numbers for this plan, not never and not always.', done: 'the aim is a number and the first step fits into two minutes' },
    { id: 'chg-place', at: 0.14, minutes: 45, after: ['chg-why'], title: '{Subject}: change the place so that the old way is harder and the new one lies ready', how: 'Remove, cover, move to another room, log out; lay out what you need for the new way where the moment comes.', done: 'at both moments the new way is the nearer one' },
    { id: 'chg-plan', at: 0.18, minutes: 20, after: ['chg-aim'], title: '{Subject}: write an if-then sentence for each of the two moments', how: 'If it is … and I notice …, then I … Say it aloud three times and hang it where the moment comes.', done: 'two sentences hang there' },
    { id: 'chg-tell', at: 0.2, minutes: 30, title: '{Subject}: tell one person, and agree on a short message each week', how: 'Somebody who asks without preaching; a number and a sentence, always on the same day.', done: 'the first message has been sent' },
    { id: 'chg-first', at: 0.24, minutes: 30, priority: 'high', after: ['chg-plan', 'chg-place'], title: '{Subject}: the first week, one of the two moments only', how: 'Only where it is easier. Tick off each evening; a slip is noted with its moment and nothing more.', done: 'five of seven days are ticked off, or the sentence has been changed' },
    { id: 'chg-slip', at: 0.34, minutes: 25, after: ['chg-first'], title: '{Subject}: plan for the slip: the first five minutes afterwards', how: 'Twice in a row is what counts, not once. Write what you do at once, whom you write to, and where the page lies.', done: 'the plan is a card of three lines' },
    { id: 'chg-second', at: 0.42, minutes: 30, after: ['chg-first'], title: '{Subject}: the second moment as well, with what you have learnt', how: 'Change one thing of the first try: earlier, smaller, or with somebody. Keep the tally.', done: 'both moments have had a week' },
    { id: 'chg-count', at: 0.52, minutes: 30, after: ['chg-second'], title: '{Subject}: count again for two days and compare with the first four', how: 'The same page, the same signs. Where nothing has moved, the replacement gives too little: choose another one.', done: 'the two numbers stand side by side and one thing is changed' },
    { id: 'chg-hard', at: 0.64, minutes: 40, title: '{Subject}: practise on a hard day on purpose: tired, hurried, among people', how: 'Choose the day, say the sentence in the morning, ask somebody to watch. Note what nearly went wrong.', done: 'one hard day is behind you, with a note' },
    { id: 'chg-help', at: 0.72, minutes: 30, optional: true, title: '{Subject}: get help where will is not enough', how: 'A group, a course, a doctor or therapist: where it harms body, money or people, or where fear stands behind it, this is the shorter way.', done: 'you know whom you would call, or have called' },
    { id: 'chg-keep', at: 0.86, minutes: 30, after: ['chg-count'], title: '{Subject}: take away the crutches one by one, and see what holds', how: 'First the reminders, then the tally. What comes back gets its crutch again for two weeks.', done: 'a week without a tally is behind you' },
    { id: 'chg-end', at: 0.97, minutes: 30, title: '{Subject}: write down what works, and the day in three months on which you look again', how: 'Which moment, which sentence, which place. You will need the page after the next holiday or illness.', done: 'the page and the date exist' },
  ],
}

/** Coming to a decision, or to a name. */
export const DECIDING: Playbook = {
  id: 'kind-deciding',
  title: 'coming to a decision',
  plannerTypes: ['calendar'],
  usualWeeks: 4,
  matches: { strong: ['decide', 'make up my mind', 'make up our minds', 'come to a decision', 'figure out whether', 'name our', 'name my', 'name the', 'find a name', 'choose a name', 'pick a name', 'choose between'], weak: ['whether', 'option', 'decision'] },
  tags: ['decision'],
  tasks: [
    { id: 'dec-question', at: 0, minutes: 40, priority: 'high', title: '{Subject}: write the question in one sentence, with who decides and until when', how: 'A question with a date. Say what happens if nobody decides: that is an option too. Who has a voice, and who has to live with it?', done: 'the sentence, the date and the names stand on one page' },
    { id: 'dec-must', at: 0.08, minutes: 40, priority: 'high', after: ['dec-question'], title: '{Subject}: list what it must have, what would be good, and what rules it out', how: 'Each person alone for ten minutes, then together. At most three musts; a must that no option meets is a wish.', done: 'three musts and the rest in order of weight' },
    { id: 'dec-options', at: 0.18, minutes: 60, after: ['dec-must'], title: '{Subject}: collect ten possibilities before you judge one', how: 'Alone, then ask three people; turn the question round, halve it, postpone it, do both for a month. No comments while collecting.', done: 'ten lines, among them two that surprised you' },
    { id: 'dec-short', at: 0.28, minutes: 30, after: ['dec-options'], title: '{Subject}: strike out what fails a must; keep three', how: 'Say in half a sentence why each goes. What goes with regret shows a wish that you had forgotten.', done: 'three are left and the reasons are written' },
    { id: 'dec-facts', at: 0.38, minutes: 90, after: ['dec-short'], title: '{Subject}: find out the five facts that would change your mind', how: 'Cost, time, risk, what cannot be undone, what others have come to regret. Measured or asked, not guessed.', done: 'each fact has a source or is marked as a guess' },
    { id: 'dec-ask', at: 0.48, minutes: 60, after: ['dec-short'], title: '{Subject}: ask two people who chose differently', how: 'What did they expect, what came, what would they look at today? Not what you should do.', done: 'both answers are noted' },
    { id: 'dec-try', at: 0.58, minutes: 180, priority: 'high', after: ['dec-short'], title: '{Subject}: try the first choice on a small scale', how: 'A weekend there, a week with the name, a day in the job, the sum put aside for a month: as real as can be without signing.', done: 'you have a note from the trial, not from imagination' },
    { id: 'dec-table', at: 0.7, minutes: 40, after: ['dec-facts', 'dec-try'], title: '{Subject}: set the three side by side, and argue against the one you like', how: 'By the list and its weights; then ten minutes as the lawyer of the second. Imagine that it has failed after a year: what was it?', done: 'the table is filled in and the strongest counter-argument is written' },
    { id: 'dec-sleep', at: 0.8, minutes: 20, after: ['dec-table'], title: '{Subject}: decide for yourself in the evening, and look again in the morning', how: 'Write the answer on a slip before sleeping. Relief in the morning says as much as the table.', done: 'the slip and the morning agree, or you know what is missing' },
    { id: 'dec-decide', at: 0.88, minutes: 40, priority: 'high', after: ['dec-sleep'], title: '{Subject}: decide, write down why, and tell those concerned the same day', how: 'The decision, three reasons, what you give up with it, and when you would look at it again.', done: 'everybody concerned knows it from you' },
    { id: 'dec-first', at: 0.96, minutes: 45, after: ['dec-decide'], title: '{Subject}: take the first step that is hard to take back', how: 'Book, sign, register, say no to the other; close the search pages.', done: 'the step is taken and the other options are declined' },
  ],
}

/** Keeping up with people. */
export const KEEPING_IN_TOUCH: Playbook = {
  id: 'kind-keeping-in-touch',
  title: 'keeping up with people',
  plannerTypes: ['calendar'],
  usualWeeks: 12,
  matches: { strong: ['keep in touch', 'stay in touch', 'get back in touch', 'reconnect', 'rekindle', 'make friends', 'make new friends', 'find friends', 'spend more time with', 'meet new people', 'be a better friend'], weak: ['friends', 'family', 'people', 'neighbours'] },
  tags: ['people'],
  tasks: [
    { id: 'touch-list', at: 0, minutes: 40, priority: 'high', title: 'Write down who: five close ones, ten others, and how you last heard of each', how: 'From telephone, photographs and calendars. Those to whom you would tell bad news first are the five.', done: 'fifteen names with the date of the last contact' },
    { id: 'touch-rhythm', at: 0.05, minutes: 30, priority: 'high', after: ['touch-list'], title: 'Give each a rhythm and a way: call, walk, letter, message, visit', how: 'A month for the close ones, a season for the others; the way that they like, not the easiest one.', done: 'each name has the next date' },
    { id: 'touch-dates', at: 0.08, minutes: 40, title: 'Enter birthdays, children, illness, exams and other days that matter to them', how: 'With a reminder a week before; one line on what you talked about last.', done: 'the calendar knows the days of all fifteen' },
    { id: 'touch-first', at: 0.12, minutes: 45, after: ['touch-list'], title: 'Write to the three you have neglected longest, without excusing yourself', how: 'A memory that you share, one piece of news, one question. A picture helps. No reproach, no explanation of the silence.', done: 'three messages are sent' },
    { id: 'touch-hour', at: 0.2, minutes: 45, title: 'Begin a fixed hour of calls, on the way or while cooking', how: 'Whoever is on top of the list; five minutes count. Say at once how long you have.', done: 'the first hour has reached two people' },
    { id: 'touch-meet', at: 0.3, minutes: 150, priority: 'high', after: ['touch-first'], title: 'Meet the first of them, and do something side by side', how: 'Walking, cooking, mending: easier than opposite each other after years. Fix the next date before you part.', done: 'you have met and the next date stands' },
    { id: 'touch-group', at: 0.42, minutes: 60, title: 'Bring several together with something that repeats: first Friday, film club, run', how: 'The same day, place and hour, so that nobody has to organise it; begin with three, and it takes place with two.', done: 'the first date is fixed and three have agreed' },
    { id: 'touch-new', at: 0.5, minutes: 90, optional: true, title: 'Go where the same people come every week', how: 'A class, a choir, a club, a volunteer shift: friendship takes repetition. Go four times before you judge, and talk to one person each time.', done: 'you know two names and when they come again' },
    { id: 'touch-ask', at: 0.6, minutes: 30, title: 'Ask somebody for a small favour, and offer one', how: 'A lift, a recipe, a book: who may help comes nearer. Make the offer a concrete one: Thursday at six, I fetch the children.', done: 'one favour asked and one done' },
    { id: 'touch-letter', at: 0.7, minutes: 45, title: 'Write a letter by hand to somebody who was important to you', how: 'One page on what you have from them; a stamp and no occasion.', done: 'it is in the box' },
    { id: 'touch-look', at: 0.82, minutes: 30, title: 'Look through the list: who answers, who is missing, what was too much', how: 'Lower the rhythm instead of giving up; leave alone without anger who does not answer three times.', done: 'each name has a rhythm that you keep' },
    { id: 'touch-keep', at: 0.95, minutes: 30, after: ['touch-look'], title: 'Fix the dates of the coming half-year: two visits, one evening, six calls', how: 'With the people themselves, today, as long as everybody has the calendar open.', done: 'the dates are confirmed by the others' },
  ],
}
