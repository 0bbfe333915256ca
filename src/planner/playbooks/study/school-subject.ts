import type { Playbook } from '../playbook.ts'

/** A school subject to catch up in or to excel at: gaps first, then the class's own pace; contests of problems too. */
export const SCHOOL_SUBJECT: Playbook = {
  id: 'school-subject',
  title: 'school subject',
  plannerTypes: ['calendar'], usualWeeks: 8,
  matches: {
    strong: ['catch up in', '=sats', 'year 6 sats', 'year 2 sats', 'behind in maths', 'behind in math', 'behind in reading', 'behind in english', 'behind at school', 'behind with maths', 'long division', 'catch up in maths', 'catch up in math', 'eleven plus', '11 plus', 'son catch up', 'daughter catch up', 'his fractions', 'her fractions', 'son s maths', 'daughter s maths', 'catch up on maths', 'catch up on math', 'catch up with maths', 'catching up in', 'catch up at school', 'better at maths', 'better at math', 'better in maths', 'better in school', 'improve in maths', 'improve my maths', 'improve my math', 'improve my grades', 'improve her grades', 'improve his grades', 'better grades', 'better marks', 'tutor my', 'tutoring', 'tutor in maths', 'help my daughter with maths', 'help my son with maths', 'help my daughter with math', 'help my son with math', 'help my child with', 'help with school', 'refresh my maths', 'refresh my math', 'relearn maths', 'relearn math', 'learn maths', 'learn math', 'learn algebra', 'learn calculus', 'learn physics', 'learn chemistry', 'learn statistics', 'times tables', 'multiplication tables', 'olympiad', 'math competition', 'maths competition', 'math contest', 'nachhilfe', 'mathe lernen', 'in mathe', 'mathe aufholen', 'einmaleins', 'besser in der schule', 'mathematikolympiade', 'mejorar en matematicas', 'ponerme al dia en', 'clases de refuerzo', 'olimpiada', 'rattraper', 'progresser en maths', 'soutien scolaire', 'olympiade', 'recuperar matematica', 'reforco escolar', 'semester study', 'study system', 'study routine', 'study schedule for the semester', 'study plan for the semester'],
    weak: ['school', 'maths', 'math', 'physics', 'chemistry', 'daughter', 'son', 'class', 'grade', 'year', 'homework', 'teacher', 'contest', 'problems', 'mathe'],
    not: ['exam', 'abitur', 'prufung', 'catch up on sleep', 'catch up with friends', 'catch up on', 'machine learning', 'programming', 'lesson plan', 'spanish', 'french', 'piano', 'olympic', 'prufungen in'],
  },
  tags: ['school'],
  sessions: {
    minutes: 45, perWeek: 3, atLeastPerWeek: 2,
    topicMinutes: { beginner: 330, intermediate: 270, advanced: 240 },
    usualAmount: { units: ['chapter', 'topic', 'unit', 'problem', 'exercise', 'lesson', 'kapitel', 'thema'], value: 6 },
    order: 'blocks', inParts: true,
    topicsFor: [
      { mentions: ['olympiad', 'contest', 'competition', 'olympiade', 'olimpiada'], topics: ['number theory: divisibility and remainders', 'combinatorics: counting and pigeonholes', 'algebra: inequalities and equations', 'geometry: angles, circles and similar triangles', 'invariants, games and extreme cases', 'writing a complete proof'] },
      { mentions: ['times table', 'multiplication', 'einmaleins'], topics: ['twos, fives and tens', 'threes, fours and sixes', 'sevens, eights and nines', 'mixed rows and dividing'] },
      { mentions: ['physic', 'physik', 'fisica'], topics: ['quantities, units and graphs', 'motion and forces', 'energy and power', 'electricity', 'waves, heat and the current chapter'] },
      { mentions: ['chemi', 'quimica', 'chimie'], topics: ['atoms, ions and the periodic table', 'bonds and formulas', 'equations and amounts', 'acids, bases and redox', 'the current chapter'] },
      { mentions: ['statistic', 'statistik', 'estadistica'], topics: ['describing data', 'probability', 'distributions', 'samples and intervals', 'tests and relationships'] },
      { mentions: ['math', 'mathe', 'matematic', 'algebra', 'calculus'], topics: ['mental arithmetic, fractions and signs', 'percentages and ratios', 'terms and equations', 'functions and graphs', 'geometry', 'the chapter of the class'] },
    ],
    topics: ['the foundations of earlier years', 'the chapter before', 'the chapter of the class', 'tasks as they come in tests'],
    opening: [
      { id: 'ss-gaps', priority: 'high', title: 'Find the gaps: twenty short tasks from easy to hard, without help', how: 'Take them from the books of the last three years; stop at the third miss in a row; the first gap matters most, not the current chapter. Colour each topic.', done: 'each topic has a colour and the earliest gap is named' },
      { id: 'ss-teacher', minutes: 30, priority: 'high', title: 'Ask the teacher: what comes next, what counts, which two gaps weigh most', how: 'Three questions by mail or after class; dates of tests, kind of tasks, allowed aids; for a contest past papers and marking.', done: 'dates and the two gaps are noted' },
      { id: 'ss-place', when: { levels: ['beginner'] }, title: 'Set up place and ritual: same hour, phone outside, five tasks that always succeed first', how: 'Squared paper, ruler, timer of 20 minutes and 5 of pause; the hour ends with something that worked.', done: 'place and hour are fixed and one trial round has been done' },
      { id: 'ss-words', when: { levels: ['beginner'] }, title: 'Collect the words of the subject with a picture and an example each', how: 'Thirty terms from the book: own words, drawing, one that is and one that is not; five a day as cards.', done: 'thirty cards stand and twenty are right' },
      { id: 'ss-limit', when: { levels: ['advanced'] }, title: 'Take the hardest tasks of three years and sort them by idea, not by chapter', how: 'Twenty minutes each without a hint; write the first idea even if it fails; name the trick in three words.', done: 'the sorted list shows which ideas you never have by yourself' },
    ],
    stages: [
      { id: 'understand', titles: ['{Topic}: understand – draw it, say it, one example step by step', '{Topic}: the next step, with worked examples'], share: 2, how: 'First with things or a drawing, then in words, then in signs; cover the worked solution and guess the next line; explain the why aloud.', done: 'it can be explained to somebody with a fresh example' },
      { id: 'practise', titles: ['{Topic}: ten tasks from easy to hard', '{Topic}: ten tasks, mixed with older ones', '{Topic}: word problems and traps'], share: 4, how: 'Check each one at once; after a miss find the line where it went wrong and do a twin task; stop after twenty minutes and pause.', done: 'eight of ten were right and each miss stands in the book of mistakes' },
      { id: 'test', titles: ['{Topic}: short test on the clock, marked'], share: 1, tags: ['test'], how: 'Five tasks as the teacher sets them, in the time of the class, no help; mark with points.', done: 'four of five are right or the next round is set' },
      { id: 'return', titles: ['{Topic}: again after a week, from an empty page'], share: 1, lag: 1.3, tags: ['revision'], how: 'Everything you remember, then three tasks from the book of mistakes.', done: 'the three tasks came out right without a look' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'ss-class', title: 'With the class, round {round}: this week’s homework and the next lesson in advance', how: 'Homework alone first; then read the next two pages, write one question to ask in the lesson.', done: 'homework is done and one question is ready to be asked' },
      { id: 'ss-mistakes', title: 'Book of mistakes, round {round}: ten old misses, mixed', how: 'Cover the solution; sort causes into careless, rule, idea; only the kind that comes most gets a drill.', done: 'seven of ten are right and the commonest cause is known', tags: ['revision'] },
      { id: 'ss-teach', title: 'Teach it, round {round}: explain one topic to somebody for ten minutes', how: 'A younger child, a parent, the wall; they may ask “why?” three times.', done: 'each “why” had an answer or is noted for the teacher', tags: ['revision'] },
      { id: 'ss-mental', title: 'Fast round {round}: ten minutes of basics on the clock, then a puzzle', how: 'Sixty short ones, only the own record counts; the puzzle is for pleasure and may stay open.', done: 'the record and the slowest kind are noted' },
    ] },
    closing: [
      { id: 'ss-same', title: 'The twenty tasks of the first day again, under the same conditions', how: 'Same time, no help; compare topic by topic with the colours of then.', done: 'the gain is visible and what is still red has a date', priority: 'high' },
      { id: 'ss-real', title: 'A whole test or paper as set in school or contest, in its full time', how: 'Read all first, easy ones first, written so that a stranger can follow; mark strictly.', done: 'it is marked and the two most expensive mistakes have a rule', priority: 'high' },
      { id: 'ss-keep', minutes: 30, title: 'Decide what stays: one short session a week and what it contains', how: 'Book of mistakes, one old topic, next week’s chapter; say what worked and thank whoever helped.', done: 'the weekly session stands in the calendar' },
    ],
  },
  tasks: [],
}
