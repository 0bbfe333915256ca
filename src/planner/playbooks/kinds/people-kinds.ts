import type { Playbook } from '../playbook.ts'

/** Making somebody or something ready for what comes. */
export const GETTING_READY: Playbook = {
  id: 'kind-getting-ready',
  title: 'getting ready for something',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['prepare', 'get ready', 'getting ready', 'ready for', 'prep for', 'rehears', 'vorbereit', 'fertig machen', 'preparar', 'prepararnos', 'preparer', 'se preparer'],
    weak: ['inspection', 'visit', 'flight', 'interview', 'arrival', 'season', 'winter'],
  },
  tags: ['preparation'],
  topicStages: [
    { id: 'need', titles: ['{Topic}: what it needs, and by when'], share: 1, how: 'List what has to be true of {topic} on the day, what is already true, and what takes longest to get.', done: 'each missing thing of {topic} has a date' },
    { id: 'do', titles: ['{Topic}: get it done and try it once'], share: 2, priority: 'high', how: 'Begin with what others have to deliver; then try {topic} once as it will be on the day.', done: '{topic} has worked once as it will be on the day' },
  ],
  tasks: [
    { id: 'ready-day', at: 0, minutes: 45, priority: 'high', title: '{Subject}: walk through the day itself, hour by hour', how: 'What happens, where, with whom, what is asked or checked; write down everything that has to be there or be able to be done.', done: 'the list covers the day from the door to the way home' },
    { id: 'ready-rules', at: 0.05, minutes: 45, priority: 'high', title: '{Subject}: read the conditions of those who decide', how: 'Rules, forms, sizes, certificates, time limits, costs; from their own page or by a call, with the date on which you read it.', done: 'each condition has its date and its source' },
    { id: 'ready-long', at: 0.1, minutes: 60, priority: 'high', after: ['ready-rules'], title: '{Subject}: begin what takes longest: appointments, papers, orders', how: 'Count back from the day: what needs weeks is begun today, with a second way in case it is refused or late.', done: 'everything with a waiting time is on its way' },
    { id: 'ready-state', at: 0.16, minutes: 60, title: '{Subject}: try how it stands today', how: 'A small trial under the conditions of the day; note what works, what nearly does and what does not.', done: 'the three largest gaps are known' },
    { id: 'ready-first', at: 0.28, minutes: 90, after: ['ready-state'], title: '{Subject}: work on the largest gap', how: 'In short steps with a pause between them; get help from somebody who does it often.', done: 'the largest gap has become a small one' },
    { id: 'ready-second', at: 0.42, minutes: 90, after: ['ready-first'], title: '{Subject}: work on the second and the third', how: 'Alternate them; repeat what already works so that it stays.', done: 'none of the three would make it fail' },
    { id: 'ready-things', at: 0.52, minutes: 60, title: '{Subject}: get the things together and try each of them', how: 'New things are worn, charged or used before the day; a spare for what can break; labels with name and number.', done: 'every thing has been used once' },
    { id: 'ready-others', at: 0.6, minutes: 30, title: '{Subject}: agree with everybody who takes part', how: 'Who does what, who is reached how, what happens if somebody is late or ill.', done: 'everybody has said back their part' },
    { id: 'ready-rehearsal', at: 0.74, minutes: 120, priority: 'high', after: ['ready-second'], title: '{Subject}: a full rehearsal under real conditions', how: 'Same time of day, same length, same things; without stopping; note what went wrong and do only that again.', done: 'the rehearsal ran through without help' },
    { id: 'ready-papers', at: 0.84, minutes: 45, after: ['ready-long'], title: '{Subject}: check papers, dates and names against the conditions', how: 'Originals and copies, spelling as in the passport, validity on the day, confirmations printed and on the telephone.', done: 'a second person has ticked the list' },
    { id: 'ready-plan-b', at: 0.9, minutes: 30, title: '{Subject}: what you do if something goes wrong', how: 'The three likeliest troubles: whom to call, what to say, how much money and time are kept back for it.', done: 'three sentences and three numbers stand on a card' },
    { id: 'ready-eve', at: 0.98, minutes: 60, priority: 'high', title: '{Subject}: everything packed and laid out, then rest', how: 'By the list, at the door; alarm, way and weather checked; nothing new is begun today.', done: 'nothing is left to do but to go' },
    { id: 'ready-after', at: 1.05, minutes: 30, optional: true, title: '{Subject}: afterwards, note what you would do in another way', how: 'While it is fresh: what was missing, what was too much; send thanks and bills.', done: 'the note lies where you will find it next time' },
  ],
}

/** Something that others will use, and that has to be run. */
export const SETTING_UP: Playbook = {
  id: 'kind-setting-up',
  title: 'setting something up',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['set up', 'setting up', 'start a', 'start an', 'start our', 'start my', 'open a', 'open our', 'found a', 'launch', 'initiat', 'install', 'einricht', 'grund', 'eroffn', 'aufbau', 'starten', 'montar', 'abrir', 'fundar', 'iniciar', 'poner en marcha', 'instalar', 'ouvrir', 'fonder', 'lancer', 'installer', 'monter', 'comecar um', 'comecar uma'],
    weak: ['community', 'group', 'club', 'service', 'library', 'shared', 'station', 'box'],
  },
  tags: ['setting up'],
  topicStages: [
    { id: 'settle', titles: ['{Topic}: decide how it should be, and who has to agree'], share: 1, priority: 'high', how: 'One sentence for what {topic} must do on an ordinary day; ask those who own the ground, the money or the rules.', done: '{topic} is agreed in writing' },
    { id: 'build', titles: ['{Topic}: put it in place and try it'], share: 2.5, how: 'The simplest form that works; try {topic} with two people who will use it before all of it is finished.', done: 'two users have got along with {topic} without you' },
    { id: 'run', titles: ['{Topic}: settle who looks after it'], share: 0.8, how: 'What has to be done daily, weekly and yearly for {topic}, by whom, and what it costs.', done: 'a name stands beside each of these' },
  ],
  tasks: [
    { id: 'setup-need', at: 0, minutes: 60, priority: 'high', title: '{Subject}: ask five who would use it', how: 'What do they do today instead, when would they use it, what would keep them away? Listen more than you explain.', done: 'three of five would use it and you know for what' },
    { id: 'setup-seen', at: 0.06, minutes: 60, title: '{Subject}: visit one that works and ask what it takes', how: 'Costs of the first year, hours a week, what broke, what they would leave out, who was against it and why.', done: 'a list of their advice, with figures' },
    { id: 'setup-scope', at: 0.12, minutes: 45, priority: 'high', after: ['setup-need'], title: '{Subject}: the smallest form that is useful, and what comes later', how: 'One sentence on what it offers, when and where; three things it deliberately does not do in the first half-year.', done: 'the sentence has been tried on two strangers' },
    { id: 'setup-permit', at: 0.16, minutes: 60, priority: 'high', title: '{Subject}: permission, liability, insurance', how: 'Owner of the place, office, neighbours, fire and hygiene rules; who is liable when somebody gets hurt; all of it in writing.', done: 'each permission is granted or has a date' },
    { id: 'setup-money', at: 0.22, minutes: 60, title: '{Subject}: costs of starting and of a year of running, and who pays', how: 'Three offers for the largest item, a tenth kept back, gifts and loans before purchases.', done: 'the money for the start is promised by name' },
    { id: 'setup-people', at: 0.28, minutes: 60, title: '{Subject}: find two people who carry it with you', how: 'Ask for something definite (an hour on Thursdays), not for help in general; agree who decides what.', done: 'two have said yes to something definite' },
    { id: 'setup-place', at: 0.34, minutes: 75, after: ['setup-scope'], title: '{Subject}: fix its place and measure it', how: 'Way there, light, power, weather, neighbours, room to store; draw where everything goes.', done: 'the drawing has measures and the owner agrees' },
    { id: 'setup-order', at: 0.4, minutes: 75, after: ['setup-place', 'setup-money'], title: '{Subject}: order and borrow what it needs', how: 'What has a delivery time first; robust before beautiful; spare parts for what wears.', done: 'everything has a delivery date before the building days' },
    { id: 'setup-build', at: 0.54, minutes: 240, priority: 'high', after: ['setup-order', 'setup-permit'], title: '{Subject}: put it up', how: 'With helpers on a fixed day, each with a task; the safety of users first; photographs of what will be hidden.', done: 'it stands, works and hurts nobody' },
    { id: 'setup-rules', at: 0.64, minutes: 45, title: '{Subject}: five rules and a sign that explains it', how: 'What one may do, what not, who looks after it and how to reach them; readable from two metres.', done: 'a passer-by has understood it without asking' },
    { id: 'setup-trial', at: 0.72, minutes: 90, priority: 'high', after: ['setup-build'], title: '{Subject}: a quiet trial with ten people', how: 'Let them use it for a few days, watch where they stop, mend the two things that are asked for twice.', done: 'the two things are mended' },
    { id: 'setup-tell', at: 0.8, minutes: 60, title: '{Subject}: let people know: notice, local group, personal word', how: 'Where those who would use it already are; one picture, one sentence, the date; ask ten people to bring somebody.', done: 'the date has been seen at three places' },
    { id: 'setup-open', at: 0.92, minutes: 120, priority: 'high', after: ['setup-trial'], title: '{Subject}: open it', how: 'A short hour at a time when people pass by; show it being used; thank helpers and givers by name.', done: 'strangers have used it' },
    { id: 'setup-care', at: 0.98, minutes: 45, title: '{Subject}: a rota for looking after it, and a look back after a month', how: 'What is done daily, weekly and each season, and by whom; a box for complaints; a date on which you decide how it goes on.', done: 'the next four weeks have names' },
  ],
}

/** Bringing a group into being that meets again and again. */
export const STARTING_GROUP: Playbook = {
  id: 'kind-setting-up-group',
  title: 'starting a group',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  matches: { strong: ['start a group', 'start a band', 'form a band', 'form a group', 'start a circle'], weak: ['group', 'band', 'circle', 'choir', 'club', 'society', 'team', 'meetup', 'stammtisch', 'league', 'committee', 'ensemble', 'crew', 'network', 'round'] },
  tags: ['group'],
  tasks: [
    { id: 'sgr-what', at: 0, minutes: 40, priority: 'high', title: '{Subject}: say what you do together, for whom, how often, and what it is not', how: 'Five sentences that a stranger could act on; level, language, cost. A name can wait.', done: 'five sentences stand' },
    { id: 'sgr-first', at: 0.06, minutes: 60, priority: 'high', after: ['sgr-what'], title: '{Subject}: win two or three who begin with you', how: 'Ask people one by one, with the evening and the task that you would like them to take. Fewer who are sure.', done: 'three have said yes' },
    { id: 'sgr-when', at: 0.12, minutes: 30, after: ['sgr-first'], title: '{Subject}: fix evening, hour and length for the first three times', how: 'The same day each time, ninety minutes to two hours, ending at the minute.', done: 'three dates stand' },
    { id: 'sgr-where', at: 0.16, minutes: 60, priority: 'high', title: '{Subject}: find a place that costs little and may be loud or late', how: 'Library, school, church, back room, kitchen. Key, chairs, toilets, noise, somebody in a wheelchair.', done: 'the place is promised for three dates' },
    { id: 'sgr-kit', at: 0.24, minutes: 45, title: '{Subject}: gather what is needed the first time, borrowed where it can be', how: 'Material, music, books, tea, name labels; who brings what.', done: 'everything stands on a list with a name' },
    { id: 'sgr-call', at: 0.3, minutes: 60, priority: 'high', after: ['sgr-when', 'sgr-where'], title: '{Subject}: let people know: three notices, one group, twenty personal words', how: 'What, for whom, when, where, bring, cost, your name. A picture of people and not of a thing.', done: 'twenty people have been asked by name' },
    { id: 'sgr-plan', at: 0.4, minutes: 45, title: '{Subject}: plan the first evening minute by minute', how: 'Arrive, names, do something together within ten minutes, a break to talk, what next. No rules tonight.', done: 'the evening fits on a card' },
    { id: 'sgr-start', at: 0.46, minutes: 120, priority: 'high', after: ['sgr-call', 'sgr-plan'], title: '{Subject}: the first meeting', how: 'Greet everybody at the door; names and numbers on a list; ask at the end what would bring them back.', done: 'it took place and the list has names' },
    { id: 'sgr-thanks', at: 0.5, minutes: 20, after: ['sgr-start'], title: '{Subject}: write to everybody the next day: thanks, picture, next date', how: 'One channel that all use. Ring those who said they would come.', done: 'everybody has the next date' },
    { id: 'sgr-second', at: 0.6, minutes: 120, after: ['sgr-start'], title: '{Subject}: second meeting, led by somebody else for half of it', how: 'Ask them a week before. What was asked for last time happens.', done: 'somebody else has led' },
    { id: 'sgr-tasks', at: 0.7, minutes: 45, priority: 'high', title: '{Subject}: share the work: key, list, money, newcomers', how: 'Small jobs with names, for three months each. A tin is enough; write in and out.', done: 'four jobs have four names' },
    { id: 'sgr-third', at: 0.78, minutes: 120, after: ['sgr-second'], title: '{Subject}: third meeting: what do we want to have done by summer', how: 'One thing to work towards: an evening, a walk, a piece to show.', done: 'the aim has a date' },
    { id: 'sgr-form', at: 0.88, minutes: 40, optional: true, title: '{Subject}: settle whether it needs a form: loose, part of a society, or its own', how: 'As soon as there is money, keys or insurance. Joining one that exists saves a year.', done: 'the form is chosen' },
    { id: 'sgr-look', at: 0.97, minutes: 30, title: '{Subject}: look back with those who began it: who stayed, why, what we change', how: 'Ring two who stayed away. Next six dates.', done: 'six dates stand' },
  ],
}

/** Helping others to be able to do something. */
export const TEACHING: Playbook = {
  id: 'kind-teaching',
  title: 'teaching others',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['teach', 'train our', 'train my', 'train the', 'coach', 'tutor', 'mentor', 'show my', 'run a course', 'schul', 'unterricht', 'beibring', 'ensen', 'capacit', 'formar a', 'enseign', 'former', 'apprendre a mon', 'apprendre a ma', 'ensin', 'treinar'],
    weak: ['class', 'group', 'children', 'staff', 'lesson', 'workshop'],
  },
  tags: ['teaching'],
  topicStages: [
    { id: 'show', titles: ['{Topic}: show it, do it together, let them do it'], share: 2.5, priority: 'high', how: 'Five minutes of showing {topic} on a real case, then side by side, then alone while you watch.', done: 'each has done {topic} once alone' },
    { id: 'again', titles: ['{Topic}: again after some days, from memory'], share: 1, lag: 0.6, how: 'No explaining first: let them begin {topic}, help only where they stop, and note what has to come once more.', done: '{topic} works without help' },
  ],
  tasks: [
    { id: 'teach-aim', at: 0, minutes: 45, priority: 'high', title: '{Subject}: what they can do at the end, and how you will see it', how: 'At most three sentences that begin with “can”; a small test on a real case that shows it.', done: 'the three sentences and the test stand' },
    { id: 'teach-start', at: 0.06, minutes: 45, priority: 'high', title: '{Subject}: find out where they stand', how: 'Let each do a small piece of it and watch; what do they already do, what are they afraid of, what do they want it for?', done: 'for each there is a first step that is neither too easy nor too hard' },
    { id: 'teach-order', at: 0.12, minutes: 60, after: ['teach-aim', 'teach-start'], title: '{Subject}: cut it into steps of one sitting each', how: 'From the whole to the part: each sitting ends with something usable; the hardest step in the middle, not at the end.', done: 'each step has an exercise and a sign that it was understood' },
    { id: 'teach-material', at: 0.2, minutes: 75, title: '{Subject}: examples from their own life, and things to handle', how: 'Three real cases of theirs, tools or sheets for each person; try one exercise on somebody first.', done: 'one person has done the exercise without your help' },
    { id: 'teach-first', at: 0.3, minutes: 60, priority: 'high', after: ['teach-order'], title: '{Subject}: the first sitting, with a success at its end', how: 'A tenth of talking, the rest doing; end with something that each can show to somebody at home or at work.', done: 'each has made something that works' },
    { id: 'teach-second', at: 0.42, minutes: 60, after: ['teach-first'], title: '{Subject}: the second sitting begins with the first from memory', how: 'Ten minutes of recalling without help, then the next step; write down each mistake that two people make.', done: 'the first step has been done again without help' },
    { id: 'teach-hard', at: 0.54, minutes: 75, priority: 'high', after: ['teach-second'], title: '{Subject}: the hard step, in small pieces', how: 'Show it slowly, then aloud with their own words, then alone; praise what they did and not what they are.', done: 'each has managed the hard step once' },
    { id: 'teach-practice', at: 0.64, minutes: 45, title: '{Subject}: practice between the sittings: little and often', how: 'Ten minutes a day with a task that checks itself; agree when and where, and look at it at the next sitting.', done: 'there are four days of practice before the next sitting' },
    { id: 'teach-together', at: 0.74, minutes: 75, after: ['teach-hard'], title: '{Subject}: all of it together on a real case', how: 'A whole case from beginning to end; you say nothing until they ask; then discuss one thing only.', done: 'the case was finished without your hands' },
    { id: 'teach-explain', at: 0.82, minutes: 45, title: '{Subject}: they explain it to somebody else', how: 'Who explains notices what is missing: let each teach one step to a partner.', done: 'each step has been explained by one of them' },
    { id: 'teach-test', at: 0.92, minutes: 60, priority: 'high', title: '{Subject}: the small test that was agreed on, and what is still open', how: 'On a fresh case; compare with the three sentences; for what is open a shorter repetition with a date.', done: 'for each it is known what works and what comes again' },
    { id: 'teach-keep', at: 0.98, minutes: 30, title: '{Subject}: a page to look things up, and a date in a month', how: 'The steps, the three usual mistakes and whom to ask; in a month ten minutes of trying it again.', done: 'the page hangs where it is needed and the date stands' },
  ],
}

/** Bringing people together. */
export const GATHERING: Playbook = {
  id: 'kind-gathering',
  title: 'bringing people together',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['organi', 'arrange', 'host', 'hold a', 'hold an', 'hold our', 'celebrat', 'put on a', 'invite', 'gathering', 'ceremony', 'veranstalt', 'ausricht', 'organisier', 'celebrar', 'organizar', 'celebrer', 'realizar um', 'realizar uma'],
    weak: ['guests', 'people', 'venue', 'evening', 'event', 'invitation'],
  },
  tags: ['event'],
  topicStages: [
    { id: 'choose', titles: ['{Topic}: three possibilities, decide for one'], share: 1, how: 'Price, capacity and what is included for {topic} from three sides; ask somebody who has used it.', done: '{topic} is decided and its price known' },
    { id: 'fix', titles: ['{Topic}: confirm it in writing and check it the week before'], share: 1, how: 'Name, day, hour, sum and the number to call on the day; ask once more a week before.', done: '{topic} is confirmed twice' },
  ],
  tasks: [
    { id: 'gather-why', at: 0, minutes: 45, priority: 'high', title: '{Subject}: what people should go home with, for how many, for how much', how: 'One sentence on the occasion, a number of people with a range, a sum that may be spent, and who decides.', done: 'the sentence, the number and the sum are agreed' },
    { id: 'gather-date', at: 0.06, minutes: 45, priority: 'high', title: '{Subject}: fix the day and check that it is free for those who matter', how: 'Holidays, other events, those who may not be missing, and a second date for bad weather or illness.', done: 'those who may not be missing have said yes' },
    { id: 'gather-place', at: 0.14, minutes: 75, priority: 'high', after: ['gather-date'], title: '{Subject}: see and book the place', how: 'Room, toilets, way without stairs, heating, sound, parking, hours for setting up and clearing; what it costs with everything.', done: 'it is booked in writing for the hours that are needed' },
    { id: 'gather-run', at: 0.24, minutes: 60, after: ['gather-why'], title: '{Subject}: the course of it, minute by minute for the first half-hour', how: 'Arrival, welcome, the main thing, a pause, the end; who leads through it; something to do for those who know nobody.', done: 'two people have gone through it in their minds and found no gap' },
    { id: 'gather-invite', at: 0.32, minutes: 60, priority: 'high', after: ['gather-place'], title: '{Subject}: invite, with a day to answer by', how: 'What, when, where, how long, what to bring, how to get there, food and access needs; a personal word to those who matter most.', done: 'all invitations are out' },
    { id: 'gather-helpers', at: 0.42, minutes: 45, title: '{Subject}: find helpers, each with one task', how: 'Setting up, door, food, sound, clearing; give each a task, an hour and the name of whom to ask.', done: 'each task has a name and a stand-in' },
    { id: 'gather-food', at: 0.5, minutes: 60, title: '{Subject}: food and drink by the head, with what some may not eat', how: 'Amounts per head, hot or cold, who brings it, plates and cups, water for everybody.', done: 'it is ordered or promised, with amounts' },
    { id: 'gather-things', at: 0.58, minutes: 60, title: '{Subject}: sound, light, seats, signs, first aid', how: 'List what is there and what is missing; try sound and picture at the place; rain, dark and cold thought of.', done: 'everything has been tried or has somebody who brings it' },
    { id: 'gather-count', at: 0.72, minutes: 30, after: ['gather-invite'], title: '{Subject}: ask those who have not answered and fix the number', how: 'One friendly message each; then tell the number to place and kitchen.', done: 'the number is fixed and passed on' },
    { id: 'gather-rain', at: 0.78, minutes: 30, title: '{Subject}: what you do about rain, too few, too many, or no power', how: 'Who decides until which hour, how everybody gets to know, what is left out first.', done: 'four sentences stand and the helpers know them' },
    { id: 'gather-briefing', at: 0.9, minutes: 45, type: 'meeting', title: '{Subject}: go through the course with all helpers', how: 'On the spot if possible: who stands where when; telephone numbers on one card.', done: 'each helper has said their part aloud' },
    { id: 'gather-setup', at: 0.98, daysBefore: 1, minutes: 120, priority: 'high', title: '{Subject}: set up and try everything', how: 'Seats, signs from the street, sound, water, toilets; finished an hour before the first come.', done: 'an hour before, you could open the door' },
    { id: 'gather-after', at: 1.04, minutes: 60, title: '{Subject}: clear away, say thank you, pay, and note what you learnt', how: 'Within two days: thanks with a picture, bills, things returned, five lines for the next time.', done: 'nothing is owed, nothing is missing, and the five lines are written' },
  ],
}

/** Getting others to agree, to join or to act. */
export const WINNING_PEOPLE: Playbook = {
  id: 'kind-winning-people',
  title: 'winning people for something',
  plannerTypes: ['calendar', 'sprint'],
  matches: {
    strong: ['convince', 'persuad', 'campaign', 'advocate', 'lobby', 'get people to', 'win over', 'promot', 'raise awareness', 'motivat', 'engage', 'attract', 'uberzeug', 'werben', 'gewinnen', 'convencer', 'promover', 'captar', 'atraer', 'convaincre', 'promouvoir', 'attirer', 'atrair'],
    weak: ['support', 'members', 'signatures', 'residents', 'audience'],
  },
  tags: ['outreach'],
  tasks: [
    { id: 'win-ask', at: 0, minutes: 45, priority: 'high', title: '{Subject}: one thing that people are asked to do, and by when', how: 'Who exactly, what exactly, until when, and how you count it; a wish that nobody could act on is no request.', done: 'a stranger could say back what they are asked to do' },
    { id: 'win-who', at: 0.06, minutes: 60, priority: 'high', title: '{Subject}: who decides, who is for it, who against, who does not care', how: 'Names with their reason; the undecided are your audience, and each has somebody they listen to.', done: 'twenty names stand in four groups' },
    { id: 'win-listen', at: 0.14, minutes: 90, after: ['win-who'], title: '{Subject}: listen to five of the undecided', how: 'What worries them, which words they use, what would have to be true for a yes; no arguing yet.', done: 'their three reasons are written in their own words' },
    { id: 'win-facts', at: 0.2, minutes: 90, title: '{Subject}: three facts that hold, with sources, and one story', how: 'Figures you would repeat before an opponent; one person whom it concerns and who agrees to be named.', done: 'each fact has survived somebody who is against it' },
    { id: 'win-message', at: 0.28, minutes: 60, priority: 'high', after: ['win-listen', 'win-facts'], title: '{Subject}: the message in three sentences', how: 'Their worry, what is proposed, the one thing to do; try it on three of them and change what they stumble over.', done: 'three people could repeat it the next day' },
    { id: 'win-first', at: 0.36, minutes: 90, priority: 'high', after: ['win-message'], title: '{Subject}: win the first ten in person', how: 'Those who are nearly convinced and whom others listen to; ask each for a yes and for one more name.', done: 'ten have said yes by name' },
    { id: 'win-material', at: 0.44, minutes: 90, after: ['win-message'], title: '{Subject}: a page, a picture and an answer to the five usual objections', how: 'Readable in a minute, with where to sign or sign up; each objection is answered politely and with a source.', done: 'the ten use it themselves' },
    { id: 'win-places', at: 0.54, minutes: 120, after: ['win-material'], title: '{Subject}: go where the undecided are', how: 'Three places and hours where they have time to listen; two people each time; note every question.', done: 'three places have been visited and the count is known' },
    { id: 'win-public', at: 0.64, minutes: 75, title: '{Subject}: have others speak: local paper, group, somebody respected', how: 'Something new, a date and a picture make news; write it so that it can be printed as it is.', done: 'it has appeared in two places that are not yours' },
    { id: 'win-count', at: 0.72, minutes: 45, title: '{Subject}: count, and change what does not work', how: 'Yes by place and by way of asking; stop the weakest and double the best.', done: 'the next two weeks go where the yes comes from' },
    { id: 'win-deciders', at: 0.82, minutes: 90, priority: 'high', title: '{Subject}: bring it before those who decide', how: 'A short page, the number of those behind it, and what happens next; ask for a date for the answer.', done: 'there is a date for the decision' },
    { id: 'win-close', at: 0.96, minutes: 60, title: '{Subject}: tell all who helped how it came out', how: 'Result, thanks by name, what you ask of them now; keep the addresses of those who want to go on.', done: 'everybody who said yes knows the result' },
  ],
}

/** Looking after something over time. */
export const LOOKING_AFTER: Playbook = {
  id: 'kind-looking-after',
  title: 'looking after something',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['look after', 'take care of', 'care for', 'maintain', 'keep an eye', 'monitor', 'house sit', 'pet sit', 'babysit', 'pflegen', 'betreuen', 'sich kummern', 'instand halten', 'cuidar', 'mantener', 'ocuparme', 'prendre soin', 'garder', 'entretenir', 'tomar conta', 'manter'],
    weak: ['while', 'away', 'daily', 'water', 'feed', 'check'],
  },
  tags: ['care'],
  series: [
    { id: 'rounds', about: ['round', 'check on', 'look after'], name: '{subject}', perWeek: 3, minutes: 30, tags: ['care'], sessions: [
      { id: 'round-look', title: '{name}: the round, and a look at what has changed', how: 'Same order each time; what is due today is done at once, what is new goes into the book with the date.', done: 'the round is in the book' },
      { id: 'round-clean', title: '{name}: the round, with cleaning and topping up', how: 'What is used up is filled, what is dirty is cleaned; note what will run out within a week.', done: 'nothing will run out before the next round' },
      { id: 'round-close', title: '{name}: the round, and one thing looked at closely', how: 'Take another corner each time: leak, wear, mood, weight, date; a photograph if in doubt.', done: 'one thing has been looked at closely and written down' },
    ] },
  ],
  tasks: [
    { id: 'care-hand-over', at: 0, minutes: 60, priority: 'high', title: '{Subject}: have everything shown and write it down', how: 'What is done daily, weekly and only in an emergency; keys, codes, food, where the valves are; what you may decide yourself.', done: 'somebody else could do it by your page' },
    { id: 'care-normal', at: 0.04, minutes: 30, title: '{Subject}: note what is normal', how: 'Pictures and numbers of a good day (level, weight, colour, habit), so that you notice a change.', done: 'the good day stands on half a page' },
    { id: 'care-stock', at: 0.08, minutes: 45, title: '{Subject}: stock for the whole time and two weeks more', how: 'What is used each day times the days, with who delivers it and what can replace it.', done: 'nothing has to be bought in a hurry' },
    { id: 'care-emergency', at: 0.1, minutes: 30, priority: 'high', title: '{Subject}: emergency card: whom to call, what to switch off, what to pay', how: 'Doctor or tradesperson with hours, insurance number, owner’s number and a neighbour; hung where it is needed.', done: 'the card hangs and the numbers have been tried' },
    { id: 'care-stand-in', at: 0.2, minutes: 30, title: '{Subject}: a stand-in who knows the round', how: 'Do it together once; agree on how they get the key and on what they get for it.', done: 'the stand-in has done it once' },
    { id: 'care-review', at: 0.5, minutes: 30, when: { minWeeks: 3 }, title: '{Subject}: look through the book: what comes too often, what too seldom', how: 'Compare with the good day; change one interval at most, and tell the owner.', done: 'the intervals fit what was seen' },
    { id: 'care-deep', at: 0.7, minutes: 90, when: { minWeeks: 3 }, title: '{Subject}: the thorough round: clean, repair, replace', how: 'Everything that the short rounds leave; photographs before and after.', done: 'it stands better than at the start' },
    { id: 'care-return', at: 0.98, minutes: 45, title: '{Subject}: hand it back with the book', how: 'Go through it together: what happened, what is used up, what has to be done soon; return keys and receipts.', done: 'the owner has the book, the keys and the bill' },
  ],
}
