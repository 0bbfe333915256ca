import type { Keyword, Playbook } from '../playbook.ts'

const WORKING: Keyword[] = ['job', 'work', 'shift', 'hours a week']
const COURSES: Keyword[] = ['course', 'module', 'class', 'subject', 'lecture']

/** A term with several courses: dates on one page, a week that repeats, revision from the second week. */
export const TERM_PLAN: Playbook = {
  id: 'term-plan',
  title: 'a term with several courses',
  plannerTypes: ['calendar'], usualWeeks: 15,
  tags: ['study'],
  matches: {
    strong: ['plan my semester', 'plan the semester', 'semester plan', 'semester with', 'term plan', 'plan my term', 'plan the term', 'my term begins', 'my semester begins', 'my semester starts', 'the semester starts', 'the semester begins', 'organise my semester', 'organize my semester', 'routine for five courses', 'routine for four courses', 'routine for my courses', 'routine for my classes', 'routine for six', 'first semester', 'next semester', 'this semester', 'keep up with my courses', 'keep up with five courses', 'semesterplan', 'semester planen', 'organizar el semestre', 'planificar el semestre', 'organiser mon semestre', 'planejar o semestre', 'organizar o semestre', 'behind with my coursework', 'behind with my studies', 'catch up with my coursework', 'catch up on my coursework'],
    weak: ['course', 'lecture', 'seminar', 'university', 'exam', 'assignment', 'credits', 'timetable'],
    not: ['abroad', 'erasmus', 'exchange semester', 'teach', 'my pupils', 'thesis', 'dissertation', 'school reports', 'long term', 'short term', 'fees'],
  },
  tasks: [
    { id: 'tp-dates', always: true, at: 0, minutes: 60, priority: 'high', about: ['dates', 'syllabus'], scale: { units: COURSES, minutesEach: 10, atMost: 150 }, title: 'Put every date of every course on one page: papers, tests, talks, exams, registrations', how: 'From each syllabus, with its share of the mark. Two on one day are seen now, not then.', done: 'one page shows the term, the clashes are marked' },
    { id: 'tp-load', always: true, after: ['tp-dates'], at: 0.01, minutes: 30, title: 'Reckon hours: credits times hours, contact and own, against the week you have', how: 'An ordinary course asks two hours of its own for one taught. More than forty-five in all? Drop one while it is free.', done: 'hours for each course stand, and the sum' },
    { id: 'tp-week', always: true, after: ['tp-load'], at: 0.02, minutes: 45, priority: 'high', title: 'Build the week that repeats: classes, one own block for each course, food, sport, free evening', how: 'The block stands within a day of its class. Mornings for what is hard. Saturday or Sunday is off.', done: 'the week stands in the calendar until the last class' },
    { id: 'tp-goal', at: 0.02, minutes: 20, title: 'Say what each course shall bring: mark, pass, skill', how: 'Not all of them get the best of you. Which two matter?', done: 'beside each stands a word' },
    { id: 'tp-books', always: true, at: 0.03, minutes: 60, title: 'Get books, scripts, accounts, groups, and see each room once', how: 'Library before shop; last year’s exams are in the students’ office or archive.', done: 'for each course the material is there' },
    { id: 'tp-notes', always: true, at: 0.04, minutes: 40, title: 'Settle one way of notes and files for all courses', how: 'A folder for each course, a page for each class, three questions at the margin. What is written by hand is photographed.', done: 'the folders exist, the first page stands' },
    { id: 'tp-work', at: 0.03, minutes: 30, when: { mentions: WORKING }, title: 'Fix the hours of your job round the classes, and fewer in the exam weeks', how: 'Ask now for the weeks before the exams; who asks in May gets none.', done: 'the shifts are agreed' },
    { id: 'tp-group', at: 0.06, minutes: 40, title: 'Find two people for each hard course, and a fixed hour', how: 'Explain to each other, do not read together.', done: 'the hour stands' },
    { id: 'tp-review', always: true, at: 0.08, everyWeeks: 1, minutes: 60, priority: 'high', title: 'Friday’s hour, week {week}: gaps of the week, next deadlines, next week’s blocks', how: 'For each course: what did I not understand, whom do I ask, what is due within three weeks? Cards for what must be known.', done: 'each gap has a day, and the next week is laid' },
    { id: 'tp-first', when: { levels: ['beginner'] }, at: 0.05, minutes: 30, title: 'Learn how university reads and writes: an hour with the library', how: 'Search, citing, skimming a paper in ten minutes.', done: 'one paper was found and cited' },
    { id: 'tp-ask', when: { levels: ['beginner'] }, at: 0.12, minutes: 30, title: 'Go to one office hour with one question', how: 'Write it down before; it makes the second time easy.', done: 'you were there' },
    { id: 'tp-papers', always: true, after: ['tp-dates'], at: 0.14, minutes: 45, priority: 'high', about: ['papers', 'assignments'], title: 'Cut each paper into topic, sources, outline, draft, revision, with days of its own', how: 'The day for the draft lies ten days before it is due.', done: 'each paper has five days in the calendar' },
    { id: 'tp-quarter', at: 0.27, minutes: 60, when: { minWeeks: 8 }, title: 'After four weeks: which course takes more than planned, what is dropped', how: 'With the hours of the reviews. The last day for leaving a course?', done: 'the week is rebuilt' },
    { id: 'tp-mid', at: 0.45, minutes: 90, when: { minWeeks: 8 }, title: 'Midterm: one past question for each course, without notes', how: 'Thirty minutes each. It shows the gap while there is time.', done: 'each course has a mark of your own' },
    { id: 'tp-gap', after: ['tp-mid'], at: 0.5, minutes: 120, when: { minWeeks: 8 }, title: 'Close the two largest gaps', how: 'Other explanation, other book, tutor.', done: 'the same questions go well' },
    { id: 'tp-break', at: 0.55, minutes: 30, when: { minWeeks: 8 }, title: 'Plan a long weekend without a book', how: 'Before the second half begins; somebody waits for you there.', done: 'the days are kept' },
    { id: 'tp-exams', always: true, at: 0.68, minutes: 60, priority: 'high', about: ['exams'], title: 'Lay out the exam weeks backwards: three passes through each course, hardest first', how: 'First pass understand, second past papers, third the faults. The day before is for sleep.', done: 'each exam has its passes in the calendar' },
    { id: 'tp-past', at: 0.74, everyWeeks: 1, minutes: 120, priority: 'high', when: { minWeeks: 8 }, title: 'Past paper, week {week}: by the clock, marked, faults sorted', how: 'Not known, misread, too slow: each has another cure.', done: 'one paper is marked and its faults have a day' },
    { id: 'tp-top', when: { levels: ['advanced'] }, at: 0.35, minutes: 90, title: 'In the two that matter, read one work beyond the list and talk about it', how: 'With the teacher; an assistant’s job or a thesis begins so.', done: 'the talk took place' },
    { id: 'tp-health', at: 0.2, minutes: 20, optional: true, title: 'Look at sleep, food and people; where does the students’ counselling sit', how: 'Known before it is needed.', done: 'hours and place are noted' },
    { id: 'tp-end', always: true, at: 0.98, minutes: 40, title: 'Close the term: marks, what worked, books back, next registrations', how: 'Three habits to keep, one to drop.', done: 'half a page is written and the next dates stand' },
  ],
}
