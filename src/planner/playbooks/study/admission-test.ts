import { MOCK_SERIES } from './mock-series.ts'
import type { Keyword, Playbook } from '../playbook.ts'

const GRADUATE: Keyword[] = ['=gre', '=gmat']
const LAW: Keyword[] = ['=lsat', '=lnat']
const MEDICAL: Keyword[] = ['=mcat', '=ucat', '=bmat', '=gamsat', 'medizinertest', '=tms', 'medat', 'medical admission']

/** Timed tests of aptitude for a university: sections, question types, pacing and full practice tests rather than chapters. */
export const ADMISSION_TEST: Playbook = {
  id: 'admission-test',
  title: 'university admission test',
  plannerTypes: ['calendar'], occasion: { on: [6], amongTasks: true },
  matches: {
    strong: ['=sat', 'the sat', 'my sat', 'sat prep', 'sat score', 'sat on', 'sat math', 'study for sat', 'retake sat', '=sats score', 'sat test', 'sat exam', 'digital sat', 'psat', '=act test', 'act exam', 'act test', 'the act in', '=gre', '=gmat', 'gmat focus', '=lsat', '=lnat', '=mcat', '=ucat', '=bmat', '=gamsat', '=tmua', '=esat', 'admission test', 'admissions test', 'college entrance test', 'university entrance test', 'scholastic aptitude', 'aptitude test', 'medizinertest', '=tms', 'medat', 'testas', 'numerus clausus test', 'studierfahigkeitstest', 'prueba de admision', 'prueba de aptitud', 'test d admission', 'tage mage', 'teste de admissao'],
    weak: ['score', 'quant', 'verbal', 'section', 'math', 'reading', 'practice test', 'college', 'university', 'points', 'percentile', 'retake', 'exam', 'test'],
    not: ['we sat', 'i sat', 'he sat', 'she sat', 'they sat', 'sat in', 'sat for', 'sat at', 'sat there', 'sat and', '=sat 9', '=sat sun', 'fri sat', '=erg', 'rowing', 'regatta', 'fitness test', 'bleep test', '=dog', 'agility', 'sat down', 'sat nav', 'satnav', 'act as', 'play', 'theatre', 'act one', 'genetic', 'law', 'year 6', 'year 2', 'primary school', 'gcse', 'on sat', 'every sat', 'sat and sun', 'sat mornings', 'teach'],
  },
  series: [MOCK_SERIES],
  tags: ['study'],
  sessions: {
    minutes: 75,
    perWeek: 5, atLeastPerWeek: 2,
    topicMinutes: { beginner: 700, intermediate: 560, advanced: 420 },
    usualAmount: { units: ['practice test', 'test', 'section', 'chapter', 'question'], value: 6 },
    order: 'rotate',
    topics: ['quantitative questions', 'verbal questions', 'reading passages', 'data and charts'],
    topicsFor: [
      { mentions: LAW, topics: ['logical reasoning: flaw and assumption', 'logical reasoning: strengthen, weaken, infer', 'reading passages', 'the argumentative essay'] },
      { mentions: MEDICAL, topics: ['reasoning with texts', 'quantitative and formal problems', 'diagrams and tables', 'biology and chemistry questions', 'concentration and memory tasks'] },
      { mentions: GRADUATE, topics: ['arithmetic and algebra', 'word problems and number properties', 'data interpretation', 'reading and critical reasoning', 'vocabulary in sentences and the essay'] },
      { mentions: ['=sat', 'psat', '=act'], topics: ['algebra and functions', 'problem solving and data', 'geometry and advanced maths', 'reading: main idea, evidence, inference', 'grammar and punctuation rules', 'words in context and transitions'] },
    ],
    opening: [
      { id: 'adm-rules', when: { levels: ['beginner'] }, minutes: 45, title: 'Know the test: sections, minutes, question types, guessing, adaptive or not', how: 'Read the official description; do five sample questions of each type in the official software with its calculator, marking and review screen.', done: 'one page shows sections, minutes a question and what a wrong answer costs', tags: ['diagnostic'] },
      { id: 'adm-basics', when: { levels: ['beginner'] }, minutes: 60, title: 'Find the missing school basics: forty quick questions without a clock', how: 'Fractions, percentages, equations, sentence parts, commas. What takes longer than a minute goes on the list of basics for the first two weeks.', done: 'the basics are listed in order of how often the test needs them', tags: ['diagnostic'] },
      { id: 'adm-top', when: { levels: ['advanced'] }, title: 'From good to top: sort the last 60 mistakes by cause and by question number', how: 'Careless, misread, out of time, not known. At the top most points are lost on medium questions done too fast.', done: 'the two causes that cost most have a rule for the test', priority: 'high', tags: ['diagnostic'] },
      { id: 'adm-first', minutes: 150, title: 'First full practice test under real conditions: score and a map of mistakes', how: 'An official test, one sitting, real breaks, nothing but permitted aids. Enter every miss and every lucky guess into the error log: type, cause, seconds.', done: 'score for each section and the five costliest question types are written down', priority: 'high', tags: ['diagnostic'] },
    ],
    stages: [
      { id: 'adm-method', titles: ['{Topic}: the method, question type by question type', '{Topic}: the traps in wrong answers'], share: 2, how: 'Untimed. Solve, then say why each wrong option is wrong; write down the first two moves for each type.', done: 'the first two moves for each type in {topic} fit on a card' },
      { id: 'adm-drill', titles: ['{Topic}: twenty questions, medium before hard', '{Topic}: only the types from your error log', '{Topic}: the same questions again, without notes'], share: 4, how: 'Official questions. Before looking at the solution say how sure you are; redo each miss on blank paper the same day and a week later.', done: 'eighteen of twenty are right or understood, and the log is up to date' },
      { id: 'adm-timed', titles: ['{Topic}: one section against the clock', '{Topic}: the section with two minutes less'], share: 3, tags: ['mock'], how: 'Decide on a number of seconds after which you mark and move on; two rounds: sure ones first, then the marked ones. Note where the minutes went.', done: 'every question has an answer and the slowest three are known' },
      { id: 'adm-log', titles: ['{Topic}: review from the error log', '{Topic}: mixed with the sections before'], share: 1.5, lag: 1.4, tags: ['revision'], how: 'Cover the solutions, oldest mistakes first; strike out what is right twice on different days.', done: 'nothing in the log on {topic} is older than ten days and untried' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'adm-sums', when: { levels: ['beginner'] }, title: 'Fluency, round {round}: mental arithmetic, percentages and ten words', how: 'Ten minutes of sums without a calculator, estimating first; ten words in sentences of your own; ten grammar rules with an example.', done: 'the sums took less time than last round', tags: ['revision'] },
      { id: 'adm-half', title: 'Half a test, round {round}: two sections in a row at test speed', how: 'With the short break. Mark at once, sort mistakes by cause, choose the two types for the coming week.', done: 'both sections have a score and the week’s two types are chosen', priority: 'high', tags: ['mock'] },
      { id: 'adm-explain', title: 'Explain, round {round}: the five hardest misses aloud to somebody', how: 'What does the question want, what is the shortest way, how would you see it in twenty seconds next time?', done: 'each has a sentence beginning “next time when I see …”', tags: ['revision'] },
      { id: 'adm-hard', when: { levels: ['advanced'] }, title: 'Hardest module, round {round}: only the last third of the difficulty, full speed', how: 'As it comes when the test adapts upwards. Decide within fifteen seconds: solve, estimate or leave.', done: 'no question took longer than twice its share of the time', tags: ['mock'] },
    ] },
    closing: [
      { id: 'adm-full-2', minutes: 150, title: 'Full practice test on the hour of the test day', how: 'Another official test, same device and breaks, breakfast as planned.', done: 'the score stands beside the first and the costliest section is named', priority: 'high', tags: ['mock'] },
      { id: 'adm-repair', title: 'Repair the costliest section: method, ten slow, ten timed', how: 'Only question types that came more than once.', done: 'ten timed questions of that section are right but one', priority: 'high' },
      { id: 'adm-full-3', minutes: 150, title: 'Last full practice test, at least five days before, with your pacing plan', how: 'Checkpoints: which question at which minute. Practise guessing and moving on.', done: 'all sections were finished in time', priority: 'high', tags: ['mock'] },
      { id: 'adm-day-before', minutes: 40, title: 'Day before: identity card, admission ticket, device charged, route, sleep', how: 'No practice test any more. Read the cards once, install updates of the test software, pack snack, water, permitted calculator and charger.', done: 'everything lies at the door and the alarm is set', priority: 'high' },
    ],
  },
  tasks: [
    { id: 'adm-register', at: 0.02, minutes: 30, priority: 'high', about: ['register', 'registration', 'sign up', 'book'], title: 'Register: date, place, identity card, score report, last day to change', how: 'Name as on the identity card. Does the score arrive before the application closes, and is there a second date to repeat it?', done: 'the place is confirmed and both dates stand in the calendar' },
    { id: 'adm-target', at: 0.03, minutes: 30, title: 'Set the target score from the places you apply to, section by section', how: 'Middle half of those admitted; how much the test counts there. Divide the gap by the sections where points are cheapest.', done: 'each section has today’s score and its target' },
    { id: 'adm-material', at: 0.04, minutes: 30, title: 'Get official practice tests and spread them over the weeks', how: 'Official first, others only for drills. Keep two untouched for the end; install the test software on the device you will use.', done: 'each test has a date and two lie unopened' },
    { id: 'adm-accommodate', at: 0.05, minutes: 30, optional: true, when: { mentions: ['dyslexia', 'adhd', 'accommodation', 'extra time', 'disability', 'anxiety'] }, title: 'Apply for extra time or other accommodation now', how: 'Needs a report and weeks for approval; practise under the conditions that are granted.', done: 'the application is in with its report' },
    { id: 'adm-pulse', at: 0.3, minutes: 30, everyWeeks: 3, when: { minWeeks: 6 }, title: 'Score curve, week {week}: what moved, what costs most, hours for the next weeks', how: 'Scores by section and the error log by cause. Two types get a half more, one that is safe gets a half less.', done: 'the next three weeks have their two types' },
    { id: 'adm-second', at: 0.6, minutes: 30, when: { minWeeks: 10 }, title: 'Decide on the second date before the first', how: 'If the last two practice tests lie more than a twentieth below the target, book the repeat while places are left.', done: 'the repeat is booked or ruled out' },
    { id: 'adm-visit', at: 0.85, minutes: 45, when: { minWeeks: 5 }, title: 'Look at the test centre or test your room, line and camera', how: 'Way on that weekday, entrance, what may come inside; at home: system check, empty desk, people told.', done: 'the way has been timed or the check has passed' },
  ],
}
