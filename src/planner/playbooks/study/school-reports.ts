import type { Keyword, Playbook } from '../playbook.ts'

const PUPILS: Keyword[] = ['pupil', 'student', 'child', 'report', 'kid']
const YOUNG: Keyword[] = ['primary', 'nursery', 'kindergarten', 'reception', 'first grade', 'year 1', 'year 2']

/** Reports on pupils: evidence, wording, a few each sitting, and a second reader. */
export const SCHOOL_REPORTS: Playbook = {
  id: 'school-reports',
  title: 'writing school reports',
  plannerTypes: ['calendar'], usualWeeks: 3,
  tags: ['reports'],
  matches: {
    strong: ['school reports', 'report cards', 'end of term reports', 'end of year reports', 'reports for my class', 'reports for the class', 'reports for my pupils', 'reports for 1', 'reports for 2', 'reports for 3', 'pupil reports', 'reports on my pupils', 'reports on 2', 'reports for all my', 'zeugnisse schreiben', 'zeugnistexte', 'boletines de notas', 'bulletins scolaires', 'bulletins de notes', 'boletins escolares', 'pareceres', 'write reports', 'writing reports', 'reports for pupils', 'reports for students', 'reports for children', 'reports for my students'],
    weak: ['pupils', 'class', 'marks', 'grades', 'parents', 'comments', 'teacher'],
    not: ['annual report', 'school reports feature', 'sales report', 'expense', 'test reports', 'bug', 'dashboard', 'sprint', 'customers', '=app', 'board', 'client', 'manager', 'company', 'police', 'lab'],
  },
  tasks: [
    { id: 'sr-rules', always: true, at: 0, minutes: 30, priority: 'high', title: 'Read the rules: form, length, who signs, dates of conference and handing out', how: 'The head’s deadline is earlier than the parents’. Which sentences are required, which words are not allowed?', done: 'dates and form stand on a page' },
    { id: 'sr-list', always: true, at: 0.02, minutes: 30, title: 'Set up the list: each name, subjects, marks, absences, special plans', how: 'Names spelled as in the register. Absences and support from the office, not from memory.', done: 'the list is complete for every pupil' },
    { id: 'sr-evidence', always: true, after: ['sr-list'], at: 0.05, minutes: 120, priority: 'high', scale: { units: PUPILS, minutesEach: 6, atMost: 480 }, about: ['marks', 'evidence'], title: 'Put the evidence beside each name: marks, work, two observations, one success', how: 'From books, mark book and notes. For whom do you have nothing? Those you watch this week.', done: 'each name has two observations, or is on the list for this week' },
    { id: 'sr-watch', after: ['sr-evidence'], at: 0.12, minutes: 45, title: 'Watch the quiet ones: five a day, one note each', how: 'Those whose face comes slowly when you read the list.', done: 'nobody is left without a note' },
    { id: 'sr-colleagues', at: 0.08, minutes: 40, title: 'Ask colleagues for their lines and marks, with a day', how: 'One message with the names and the form; a reminder two days before.', done: 'the request is out with its day' },
    { id: 'sr-bank', always: true, at: 0.1, minutes: 75, priority: 'high', about: ['phrases', 'wording'], title: 'Write ten model sentences in plain words, for strengths and for next steps', how: 'Concrete: what the child can do now, what comes next and how. No “tries hard” without what at. They are a start, never the report.', done: 'ten sentences that fit nobody by accident' },
    { id: 'sr-sample', always: true, after: ['sr-bank', 'sr-evidence'], at: 0.16, minutes: 60, priority: 'high', title: 'Write three first: a strong one, a weak one, one in the middle; count the minutes', how: 'Show them to a colleague. The minutes give the plan of the rest.', done: 'three stand and you know the minutes for each' },
    { id: 'sr-write', always: true, after: ['sr-sample'], at: 0.2, minutes: 150, priority: 'high', batch: { units: PUPILS, unit: 'reports', usual: 20, of: 6, atMost: 20, until: 0.72 }, title: 'Write the reports, {part}', how: 'Not by the alphabet: one hard, four easy, one hard. After six the words wear out: stop.', done: 'the texts stand and were each read once' },
    { id: 'sr-plain', when: { mentions: YOUNG }, at: 0.5, minutes: 45, title: 'A line for the child in words that it can read', how: 'One success with its day.', done: 'each child has its line' },
    { id: 'sr-hard', always: true, at: 0.45, minutes: 60, priority: 'high', title: 'The difficult ones: facts, what was tried, what is agreed; and a call home before', how: 'No parent should read it there for the first time.', done: 'the homes concerned know' },
    { id: 'sr-first', when: { levels: ['beginner'] }, at: 0.04, minutes: 60, title: 'Read ten of last year’s reports by an experienced colleague', how: 'Which sentence tells you most about a child? Underline verbs.', done: 'five good sentences are noted' },
    { id: 'sr-mentor', when: { levels: ['beginner'] }, at: 0.24, minutes: 40, title: 'Have the mentor read your first six', how: 'Before the rest is written.', done: 'their remarks are on the page of rules' },
    { id: 'sr-support', at: 0.4, minutes: 60, optional: true, title: 'Check special plans: what must be named, what may not', how: 'With the support teacher. Goals of the plan in the same words.', done: 'each of them was checked by two' },
    { id: 'sr-fair', when: { levels: ['advanced'] }, at: 0.76, minutes: 45, title: 'Read across: are boys and girls, quiet and loud, praised for the same things', how: 'Count adjectives in ten and ten.', done: 'the words are balanced or changed' },
    { id: 'sr-rest', at: 0.3, minutes: 20, when: { minWeeks: 2 }, title: 'Plan three evenings off and one walk into the days of writing', how: 'Tired reports are written twice.', done: 'they stand in the calendar' },
    { id: 'sr-half', at: 0.48, minutes: 30, when: { minWeeks: 2 }, title: 'Halfway: count, move what is behind, ask for help where it stands still', how: 'Number done, number left, minutes each.', done: 'the days left hold the rest' },
    { id: 'sr-swap', always: true, at: 0.8, minutes: 90, priority: 'high', title: 'Swap with a colleague: names, he and she, marks against text', how: 'The copied wrong name is what parents remember.', done: 'each was read by a second person' },
    { id: 'sr-enter', at: 0.86, minutes: 90, title: 'Enter, print one, look at breaks, signatures and dates', how: 'One test print before the whole class.', done: 'all are in the system and the print is clean' },
    { id: 'sr-notes', at: 0.1, everyWeeks: 1, minutes: 45, when: { minWeeks: 4 }, title: 'Observations, week {week}: two lines on each of a third of the class', how: 'While they work, with the day. Strength and next step in the pupil’s own example.', done: 'a third of the class has two new lines' },
    { id: 'sr-talks', at: 0.42, minutes: 120, when: { minWeeks: 4 }, title: 'Let the pupils write their own report first: what I can do, what I want to learn', how: 'A page with three beginnings of sentences. You will quote from it.', done: 'every pupil has handed one in' },
    { id: 'sr-samples', at: 0.3, minutes: 90, when: { minWeeks: 4 }, title: 'Choose two pieces of work of each pupil, from the beginning and from now', how: 'Photographed and beside the name. What changed between the two is the report’s best sentence.', done: 'two pieces stand beside each name' },
    { id: 'sr-conference', at: 0.9, minutes: 60, when: { minWeeks: 2 }, title: 'Prepare the conference: who is at risk, what you propose', how: 'A line for each of them with the evidence.', done: 'the lines are ready' },
    { id: 'sr-hand', always: true, at: 0.97, minutes: 40, priority: 'high', title: 'Hand in, and note what would have saved hours', how: 'Two observations a week from the first month on, in the same list.', done: 'they are in, and the list for next term is set up' },
  ],
}
