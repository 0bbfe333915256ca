import type { Keyword, Playbook } from '../playbook.ts'

/** Courses with lessons, tasks and a certificate that somebody follows at home. */
export const FOLLOWED_ONLINE: Keyword[] = ['coursera', 'udemy', '=edx', 'udacity', 'datacamp', 'codecademy', 'khan academy', 'futurelearn', 'masterclass course', 'linkedin learning', 'skillshare', 'mooc', 'my online course', 'an online course', 'the online course', 'finish my course', 'finish the course', 'complete my course', 'complete the course', 'finish my online', 'complete my online', 'online certificate', 'certificate online', 'google certificate', 'data analytics certificate', 'project management certificate', 'ux certificate', 'online class', 'distance learning course', 'correspondence course', 'self paced course', 'onlinekurs', 'fernkurs', 'curso online', 'curso en linea', 'cours en ligne', 'formation en ligne']

export const ONLINE_COURSE: Playbook = {
  id: 'online-course', title: 'online course', plannerTypes: ['calendar'], usualWeeks: 8, atItsHours: true, tags: ['course'],
  matches: {
    strong: FOLLOWED_ONLINE,
    weak: ['course', 'certificate', 'modules', 'lessons', 'module', 'lesson', 'videos', 'learn', 'assignments'],
    not: ['create', 'build a course', 'sell my', 'launch', 'record a course', 'teach a', 'run an online', 'our online course', 'learners', 'platform for', 'lms', 'moodle', 'market', 'introduce'],
  },
  sessions: {
    minutes: 75, perWeek: 4, atLeastPerWeek: 3, topicMinutes: { beginner: 420, intermediate: 360, advanced: 270 }, usualAmount: { units: ['=hour', '=hours', 'module', 'lesson'], value: 24 }, order: 'blocks',
    topics: ['the first quarter', 'the second quarter', 'the third quarter', 'the last quarter'],
    opening: [
      { id: 'oc-start', when: { levels: ['beginner'] }, title: 'Do the first lesson twice: once to watch, once with hands on the keyboard or pen', how: 'Look where questions are asked, how tasks are marked, whether the transcript can be read. Slow videos run well at one and a quarter.', done: 'the first task is handed in' },
      { id: 'oc-notes', when: { levels: ['beginner'] }, minutes: 45, title: 'Set up notes that you will find again: a page a module, three lines a lesson', how: 'What it is for, one example, one thing you did not understand; no copying of slides.', done: 'the page of the first module has its three lines' },
      { id: 'oc-skip', when: { levels: ['advanced'] }, title: 'Sit the tests of the next modules cold, and skip what you pass', how: 'Over four fifths right: only the tasks that are marked. The hours saved go into the project.', done: 'each module is marked as full, tasks only or skipped' },
      { id: 'oc-map', minutes: 45, title: 'List what is left: modules, hours, marked tasks, last day of access', how: 'Lessons and minutes from the outline; tasks take about as long again as the videos. Peer-marked tasks wait for others, so they are handed in a week early.', done: 'the hours left are divided by the weeks and fit into them' },
    ],
    stages: [
      { id: 'oc-watch', titles: ['{Topic}: lessons with the player stopped before each answer', '{Topic}: next lessons, three lines of notes each'], share: 3, how: 'Predict, then look; type or write along instead of watching. At most forty minutes of video in one go.', done: 'the lessons are ticked off and each has its three lines' },
      { id: 'oc-do', titles: ['{Topic}: exercises and labs without the solution open', '{Topic}: the exercise that failed, once more from a blank page'], share: 3, how: 'Stuck for fifteen minutes: the forum, then the solution, then again without it.', done: 'the exercises run or are right without looking' },
      { id: 'oc-quiz', titles: ['{Topic}: the test, and each wrong answer explained'], share: 1, how: 'In one sitting, notes closed. Write for each miss why the right one is right before you repeat the test.', done: 'the test is passed and no miss is unexplained', tags: ['test'] },
      { id: 'oc-apply', titles: ['{Topic}: use it on something of your own'], share: 1, lag: 0.6, how: 'Your own data, text, garden or team: one small piece with what the module taught. It is what is left when the videos are forgotten.', done: 'the small piece exists and can be shown' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'oc-catch', title: 'Catch up, round {round}: open tasks, half-watched lessons, questions to the forum', how: 'Oldest first; what brings no marks and no use is skipped on purpose.', done: 'nothing older than two weeks is open' },
      { id: 'oc-recall', title: 'From memory, round {round}: the last two modules on one page', how: 'Blank page first, notes afterwards in another colour; three cards for what was missing.', done: 'the page is complete and the three cards exist' },
      { id: 'oc-peer', title: 'Mark and be marked, round {round}: two pieces by others, one question of your own', how: 'Marking others against the scheme shows what the scheme wants of you.', done: 'two are marked and your question has been asked' },
    ] },
    closing: [
      { id: 'oc-project', title: 'Final project: choose something somebody would use, and write down what it must show', how: 'The marking scheme beside it; small and finished beats large and half done.', done: 'half a page says what it does and how it will be marked', priority: 'high' },
      { id: 'oc-project-2', title: 'Final project: build it, with the marking scheme open', how: 'Worst part first; stop at the time you set and describe what is missing.', done: 'each line of the scheme has a place in it', priority: 'high' },
      { id: 'oc-hand-in', minutes: 60, title: 'Hand it in a week before the last day, and mark those of others', how: 'Peers need days; names, links and rights of access checked from another account.', done: 'it is handed in and opens for a stranger', priority: 'high' },
      { id: 'oc-certificate', minutes: 40, title: 'Get the certificate with your name as in the passport; save it and stop the subscription', how: 'Download as a file, note the link by which it can be checked, cancel before the next payment.', done: 'the file is saved in two places and no further payment is due' },
      { id: 'oc-show', minutes: 45, title: 'Show it: CV, profile, the project with three lines on what you decided', how: 'The piece counts more than the certificate; send it to two people who could use it.', done: 'project and certificate are in CV and profile' },
    ],
  },
  tasks: [
    { id: 'oc-hours', at: 0.01, minutes: 20, title: 'Put the hours into the calendar and tell somebody when you will be done', how: 'The same two evenings and one morning; whoever studies alone stops in week three unless somebody asks.', done: 'the hours stand in the calendar and one person will ask' },
    { id: 'oc-access', at: 0.02, minutes: 20, title: 'Check access: last day, price a month, software, help with fees', how: 'Monthly subscriptions cost less the faster you go; many offer help with the fee on request.', done: 'last day and price stand beside the hours' },
    { id: 'oc-half', at: 0.5, minutes: 25, when: { minWeeks: 4 }, title: 'Half-way: hours used, hours left, what to skip', how: 'Behind by more than a fifth: drop what is not marked, or move the last day now and not in the last week.', done: 'the hours left fit into the weeks left again' },
    { id: 'oc-people', at: 0.3, minutes: 40, when: { minWeeks: 5 }, title: 'Find one other who takes it, and fix a weekly half hour', how: 'Forum, chat group or colleague: each shows what they made; no lessons are watched together.', done: 'the first half hour has taken place' },
    { id: 'oc-log', at: 0.6, minutes: 20, when: { minWeeks: 7 }, title: 'Look through your notes: which three things have you used?', how: 'What was used is kept; what was never needed gets a line with its link.', done: 'three things are named with the place where you used them' },
  ],
}
