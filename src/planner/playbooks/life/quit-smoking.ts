import type { Playbook, TaskTemplate } from '../playbook.ts'

/** Goals that have a few minutes of every day and no other time. */
const A_LITTLE_DAILY = ['minutes every', 'minutes a day', 'min a day', 'minutes each', 'every evening', 'every morning']

/** The last day of smoking is in the goal, and all that comes before it is preparation. */
const NAMED_DAY = ['smoking on', 'smoking from', 'smoking starting', 'vaping on', 'vaping from', 'smoking in', 'new year s', 'quit on', 'stop on', 'quit day', 'quit date', 'last cigarette', 'smoke free from', 'smoke free on', 'cigarettes on', 'rauchen am', 'rauchen auf am', 'letzte zigarette', 'de fumar el', 'de fumer le', 'de fumar em', 'de fumar no dia']

/** Fewer from week to week until none is left: there is no day on which all of it ends at once. */
const FEWER = ['lower number', 'one less', 'one fewer', 'fewer each', 'fewer every', 'less each', 'less every', 'down to zero', 'at zero', 'to zero', 'taper', 'cut down gradually', 'gradually', 'step by step', 'weniger rauchen bis', 'de menos cada', 'de moins chaque']

/** Up to the last cigarette. */
const BEFORE: TaskTemplate[] = [
  { id: 'qs-date', at: 0, when: { unless: [...NAMED_DAY, ...FEWER] }, minutes: 30, priority: 'high', title: 'Choose the last day of smoking within the next two weeks and write why', how: 'An ordinary day without a feast or deadline; three reasons that are yours, with names and sums, on a card in the wallet.', done: 'the date stands in the calendar and the card is in the wallet' },
  { id: 'qs-doctor', at: 0.02, minutes: 40, priority: 'high', title: 'Ask your doctor or pharmacist about aids: patch, gum, spray, tablets', how: 'Say how soon after waking you smoke and how many. Ask about dose, weeks, combining a patch with a short-acting aid, your medicines and any illness or pregnancy. This plan does not replace that advice.', done: 'you know which aid suits you, in which dose and for how long' },
  { id: 'qs-log', at: 0.03, minutes: 45, scale: { units: ['cigarette', 'cigarettes'], minutesEach: 2, atMost: 120 }, title: 'Keep a log for four days: hour, place, company, how strong the urge was', how: 'Write it before lighting. Mark those you hardly noticed and the three you could not imagine missing.', done: 'the three strongest and the five emptiest cigarettes are marked' },
  { id: 'qs-plan', at: 0.1, minutes: 45, priority: 'high', after: ['qs-log'], waitDays: 3, title: 'Write “if … then …” for the six strongest triggers', how: 'Coffee: other cup, other place. After eating: stand up, teeth, walk. Stress: ten slow breaths out. Drink, telephone, waiting for the bus: one sentence each.', done: 'six sentences hang where you smoke most' },
  { id: 'qs-aids', at: 0.09, minutes: 30, after: ['qs-doctor'], title: 'Buy the aids for the first four weeks and read how to use them', how: 'Gum is chewed slowly and parked, the patch goes on in the morning on another place each day; too little is the usual mistake.', done: 'four weeks’ worth lies at home and in the bag' },
  { id: 'qs-tell', at: 0.08, minutes: 25, title: 'Tell three people the date and what helps you', how: 'Ask smokers not to offer, one person to answer the telephone at any hour, those at home for patience in week one.', done: 'three people know the date and one has said yes to calls' },
  { id: 'qs-rooms', at: 0.1, minutes: 30, title: 'Make home and car smoke-free a few days before', how: 'Smoke only outside and standing, never with coffee or screen; the habit loosens before the nicotine goes.', done: 'three days passed without smoke indoors' },
  { id: 'qs-know', at: 0.05, minutes: 30, when: { levels: ['beginner'] }, title: 'Learn how withdrawal runs: hours, days, weeks', how: 'Nicotine leaves within days, the habits take weeks; draw the curve and mark where aids help.', done: 'you know which days will be hard and that they end' },
  { id: 'qs-line', at: 0.06, minutes: 30, when: { levels: ['beginner'] }, title: 'Call a stop-smoking line or join a course or group', how: 'Help with people and an aid together works better than either alone; ask whether your health insurance pays.', done: 'a first conversation is done or dated' },
  { id: 'qs-earlier', at: 0.04, minutes: 40, when: { levels: ['advanced'] }, title: 'Go through earlier attempts: longest spell, what brought you back', how: 'Each attempt has taught something: day, place, company, feeling, aid. Change exactly that this time.', done: 'the moment of relapse has a plan of its own' },
  { id: 'qs-reasons', at: 0, minutes: 30, priority: 'high', when: { mentions: NAMED_DAY }, title: 'Write why, and what could stand in the way of the day you chose', how: 'Three reasons that are yours, with names and sums, on a card in the wallet. Look through the two weeks after the day: feast, deadline, journey, and one sentence for each.', done: 'the card is in the wallet and the hard days of the first fortnight are marked' },
]

/** Instead of one last day. */
const BY_NUMBERS: TaskTemplate[] = [
  { id: 'qs-numbers', at: 0.02, minutes: 30, priority: 'high', when: { mentions: FEWER }, title: 'Write the number for each week on one card, and which cigarettes go first', how: 'Begin with those you hardly notice and leave the first of the morning for the end; put only the day’s number into the box each morning, the rest stays out of reach. The last step from three to none is the hard one: give it two weeks.', done: 'every week has its number and the first two cigarettes to go are named' },
  { id: 'qs-zero-eve', at: 0.98, minutes: 45, priority: 'high', when: { mentions: FEWER }, partOfDay: 'evening', title: 'The evening before zero: throw out what is left, lighters and ashtrays; wash coat and car', how: 'No emergency packet; jacket pockets, glove box, balcony. Put gum, water and toothpicks into their places.', done: 'there is nothing to smoke and nothing to light it with' },
  { id: 'qs-zero', at: 1, minutes: 40, priority: 'high', after: ['qs-zero-eve'], waitDays: 1, when: { mentions: FEWER }, title: 'First day at zero: aid at waking, changed morning, something for every break', how: 'Another way to work, a call at noon, a walk after eating, early to bed. Tell the three people that it is today.', done: 'the day went by without one and the hardest hour is noted' },
]
const OF_ONE_LAST_DAY: ReadonlySet<string> = new Set(['qs-clear', 'qs-day-one', 'qs-day-three', 'qs-week-one', 'qs-down', 'qs-trial'])

/** From the evening before on; `at` is for a day within the first two weeks. */
const FROM_THE_DAY: TaskTemplate[] = [
  { id: 'qs-clear', at: 0.13, daysBefore: 1, minutes: 60, priority: 'high', after: ['qs-plan'], partOfDay: 'evening', title: 'The evening before: throw out all cigarettes, lighters and ashtrays; wash coat and car', how: 'No emergency packet; jacket pockets, glove box, balcony. Put gum, water, toothpicks and carrots in their places.', done: 'none is left in house, car or desk' },
  { id: 'qs-day-one', at: 0.15, minutes: 60, priority: 'high', after: ['qs-clear', 'qs-aids'], waitDays: 1, title: 'First smoke-free day: aid at waking, changed morning, something for every break', how: 'Patch on before coffee, other way to work, a call at noon, early bed. An urge lasts about three to five minutes: delay, drink water, breathe, do something.', done: 'you went to bed without having smoked and crossed off the day' },
  { id: 'qs-day-three', at: 0.18, minutes: 30, after: ['qs-day-one'], waitDays: 2, title: 'Day three: look at withdrawal, dose and sleep', how: 'Irritable, hungry, awake: all pass and are strongest now. Is the aid dosed enough? Half the coffee: without smoke it works more strongly.', done: 'dose and coffee are set and the next two days are planned' },
  { id: 'qs-week-one', at: 0.24, minutes: 30, after: ['qs-day-three'], waitDays: 4, title: 'After a week: count the money, name the two hardest moments, add a sentence for each', how: 'Put the saved sum somewhere you can see. What worked three times stays; what failed gets another answer.', done: 'the sum is visible and the two moments have a new sentence' },
  { id: 'qs-move', at: 0.26, minutes: 40, after: ['qs-day-one'], waitDays: 1, title: 'Move when the urge is greatest: a brisk walk of fifteen minutes at that hour', how: 'Look in the log for the hour; shoes at the door; stairs count on rainy days.', done: 'three walks took the place of three cigarettes' },
  { id: 'qs-food', at: 0.3, minutes: 30, after: ['qs-day-one'], waitDays: 2, title: 'Food without weighing: what the hand may reach for', how: 'Meals at fixed hours, something crisp cut ready, water first; a little weight is no reason to go back.', done: 'two snacks stand ready at home and at work' },
  { id: 'qs-company', at: 0.36, minutes: 45, after: ['qs-day-one'], waitDays: 14, title: 'First evening with smokers or a drink: plan it from arrival to leaving', how: 'Wait until two weeks are behind you, stay inside when others go out, a glass without alcohol in the smoking hand, a person who knows, own way home.', done: 'you came home smoke-free or know what was missing' },
  { id: 'qs-slip', at: 0.32, minutes: 25, priority: 'high', title: 'Write what you do after a slip, before it happens', how: 'One cigarette is a slip and not the end: throw away the rest, call the person, aid as before, note what came before it, and go on the same hour.', done: 'the five lines are on the back of the card' },
  { id: 'qs-stress', at: 0.42, minutes: 30, after: ['qs-day-one'], waitDays: 3, title: 'Practise one answer to stress that needs no pause outside', how: 'Out-breath twice as long as in-breath for two minutes, then write the next single step; do it daily, not only in need.', done: 'it worked once on a bad day' },
  { id: 'qs-reward', at: 0.5, minutes: 45, after: ['qs-day-one'], waitDays: 7, title: 'Buy the first reward with the money saved', how: 'Something you use or see often; tell somebody what paid for it.', done: 'it is bought and named' },
  { id: 'qs-down', at: 0.7, minutes: 30, after: ['qs-day-one'], waitDays: 14, title: 'Step down the aid as agreed with doctor or pharmacist', how: 'Lower patch first, short-acting aid only for the strongest trigger; not earlier than planned because it is going well.', done: 'the last step has a date' },
  { id: 'qs-one-no', at: 0.85, minutes: 25, after: ['qs-day-one'], waitDays: 14, title: 'Prepare for “just one”: holidays, grief, a feast, a good mood', how: 'Most go back after weeks with one cigarette in company. Write the sentence you will say, and say it aloud.', done: 'the sentence stands and was said once' },
  { id: 'qs-look', at: 0.95, minutes: 30, after: ['qs-day-one'], waitDays: 14, title: 'Look back: breath on the stairs, smell, money, what you would tell a beginner', how: 'Same stairs as on the first day. Choose the date for the next look, three months on.', done: 'four lines stand and the next date is in the calendar' },
  { id: 'qs-week', at: 0.3, minutes: 25, everyWeeks: 2, when: { minWeeks: 4 }, title: 'Look back, week {week}: urges, money saved, aid, next hard occasion', how: 'Count the urges of one day, add up the sum, look in the calendar for the next feast or trip and plan it.', done: 'the next hard occasion has a plan' },
  { id: 'qs-check', at: 0.8, minutes: 40, when: { minWeeks: 8 }, title: 'Tell your doctor: blood pressure, medicines, lungs', how: 'Some medicines are dosed differently once you no longer smoke; ask about cough that stays.', done: 'doses are checked and the date is noted' },
  { id: 'qs-identity', at: 0.65, minutes: 30, after: ['qs-day-one'], waitDays: 14, when: { minWeeks: 6 }, title: 'Fill the breaks for good: what you do with twenty free half hours', how: 'Sit outside with tea, two songs, a call, a page: a break is allowed without a reason.', done: 'three breaks a day have something you like' },
  { id: 'qs-trial', at: 0.9, minutes: 60, when: { minWeeks: 8 }, title: 'Meet the strongest old trigger on purpose, with a plan', how: 'The pub, the night shift, the holiday café: with a friend, aid in the pocket, an hour at most.', done: 'the hour passed without smoking' },
]

export const QUIT_SMOKING: Playbook = {
  id: 'quit-smoking',
  title: 'quitting smoking',
  plannerTypes: ['calendar'], usualWeeks: 10, begins: { task: 'qs-day-one', daysAhead: 14 },
  matches: {
    strong: ['e zigarette', 'das rauchen aufgeben', 'rauchen aufgeben', 'rauchen abgewohnen', '=rauchen', '=smoking', 'nicotine pouches', 'off nicotine', 'quit snus', 'stop snus', 'cigarettes a day', 'i smoke', 'smoker', 'quit smoking', 'quitting smoking', 'stop smoking', 'stopping smoking', 'give up smoking', 'giving up smoking', 'smoke free', 'smokefree', 'quit cigarettes', 'give up cigarettes', 'quit nicotine', 'mit dem rauchen', 'rauchen aufhoren', 'rauchfrei', 'nichtraucher', 'dejar de fumar', 'dejar el tabaco', 'arreter de fumer', 'arreter la cigarette', 'parar de fumar', 'deixar de fumar', 'mit dem rauchen aufhoren'],
    weak: ['cigarette', 'a day', 'nicotine', 'patches', 'smoker', 'smoke', 'vape', 'years'],
    not: ['rauchmelder', 'rauch melder', 'smoking area', 'non smoking', 'smoking room', 'smoking meat', 'bbq', 'campaign', '=app', 'smoke detector', 'smoked', 'leaflet', 'smoking ban'],
  },
  tags: ['smoke-free'],
  series: [
    {
      id: 'quit-practice', about: ['check in', 'checkin', 'check up on me', 'quit', 'smok', 'rauch', 'fumar', 'fumer', 'vap'], name: 'smoke-free', perWeek: 3, minutes: 10, tags: ['practice'],
      sessions: [
        { id: 'qp-date', to: 0.04, when: { mentions: A_LITTLE_DAILY }, title: 'Smoke-free, week {week}: choose the last day and write three reasons', how: 'Within two weeks, an ordinary day; reasons with names and sums on a card for the wallet.', done: 'the date stands in the calendar and three people know it' },
        { id: 'qp-aid', to: 0.08, when: { mentions: A_LITTLE_DAILY }, title: 'Smoke-free, week {week}: ask doctor or pharmacist about aids and dose', how: 'Write how many and how soon after waking; patch with a short-acting aid, weeks, your medicines. This plan does not replace that advice.', done: 'the aid is known and bought, or the appointment stands' },
        { id: 'qp-clear', from: 0.1, to: 0.2, when: { mentions: A_LITTLE_DAILY }, title: 'Smoke-free, week {week}: cigarettes, lighters and ashtrays out of house, car and desk', how: 'No emergency packet; gum, water and toothpicks into their places. The day after is the first without.', done: 'none is left in any pocket' },
        { id: 'qp-count', to: 0.15, title: 'Smoke-free, week {week}: today’s cigarettes and the moment before each', how: 'Hour, place, feeling, strength from one to ten; name the emptiest one and leave it out tomorrow.', done: 'the day stands on the sheet and one cigarette of tomorrow is struck out' },
        { id: 'qp-delay', to: 0.3, title: 'Smoke-free, week {week}: let one urge pass by the clock', how: 'Look at the second hand, breathe out slowly, notice where you feel it; it rises, peaks and falls within minutes.', done: 'one urge has passed and its minutes are noted' },
        { id: 'qp-plan', from: 0.1, title: 'Smoke-free, week {week}: tomorrow’s hard moment and the answer to it', how: 'Look through the day: who, where, when; one “if … then …” and the thing that must be in the pocket.', done: 'the sentence stands and the thing is packed' },
        { id: 'qp-body', from: 0.2, title: 'Smoke-free, week {week}: tense and release, then ten slow breaths', how: 'Shoulders, hands, jaw; then out longer than in. On calm days, so that it is there on bad ones.', done: 'shoulders and jaw are looser than before' },
        { id: 'qp-gain', from: 0.3, title: 'Smoke-free, week {week}: what is better, what is saved, whom to tell', how: 'Breath, smell, sleep, money; one line and a message to somebody who backs you.', done: 'the line stands and the message is sent' },
        { id: 'qp-story', from: 0.5, title: 'Smoke-free, week {week}: an urge that surprised you, taken apart', how: 'What came before it, what you told yourself, what you will say next time; surprises are what brings people back.', done: 'the surprise has a sentence of its own' },
      ],
    },
  ],
  tasks: [
    ...BEFORE,
    ...BY_NUMBERS,
    ...FROM_THE_DAY.map((task) => (OF_ONE_LAST_DAY.has(task.id) ? { ...task, when: { ...task.when, unless: FEWER } } : task)),
  ],
}
