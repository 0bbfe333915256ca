import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const SQL: Keyword[] = ['=sql', 'queries', 'postgresql', 'bigquery']
const SHEETS: Keyword[] = ['excel', 'spreadsheet', 'spreadsheets', 'google sheets', 'pivot']
const CHARTS: Keyword[] = ['power bi', 'powerbi', 'tableau', 'looker']

/** SQL, spreadsheets or a reporting tool, learnt for one's own job: on one's own data, question by question. */
export const DATA_TOOLS: Playbook = {
  id: 'data-tools', title: 'SQL, Excel and reporting tools for work', plannerTypes: ['calendar'], usualWeeks: 8, tags: ['data skills'],
  matches: {
    strong: [
      ...wordings(['learn', 'learning', 'teach myself', 'study', 'practise', 'practice', 'master', 'good at', 'better at', 'enough at', 'fit in', 'confident with', 'confident in', 'brush up', 'brush up my', 'improve my', 'refresh my', 'get into'], ['sql', 'excel', 'power bi', 'powerbi', 'tableau', 'power query', 'google sheets', 'spreadsheets', 'pivot tables', 'bigquery', 'looker']),
      'sql course', 'excel course', 'sql skills', 'excel skills', 'sql basics', 'power bi skills', 'sql for work', 'excel for work', 'sql lernen', 'excel lernen', 'power bi lernen', 'aprender sql', 'aprender excel', 'apprendre sql', 'apprendre excel', 'apprendre le sql', 'maitriser excel', 'aprender power bi',
    ],
    weak: ['joins', 'queries', 'pivot', 'lookups', 'analyst', 'window functions', 'dashboard', 'formulas', 'data', 'reports', 'power query', 'charts', 'work'],
    not: ['migrate', 'migration', 'upgrade', 'teach my team', 'course for our', 'roll out', 'certification exam', 'build a dashboard', 'rewrite our excel'],
  },
  sessions: {
    minutes: 60, perWeek: 4, topicMinutes: { beginner: 300, intermediate: 210, advanced: 150 },
    usualAmount: { units: ['exercise', 'query', 'queries', 'report', 'lesson'], value: 30 },
    order: 'blocks', inParts: true,
    topics: { beginner: ['tables, rows and data types', 'filtering and sorting', 'grouping and totals', 'looking up across two tables', 'cleaning text and dates'], intermediate: ['joining several tables', 'grouping with conditions', 'dates and time series', 'subqueries and named steps', 'running totals and ranking'], advanced: ['window functions', 'query plans and speed', 'data models and definitions', 'checks and reproducible reports'] },
    topicsFor: [
      { mentions: ['sql and excel', 'excel and sql', 'sql excel', 'excel sql'], topics: ['SQL: SELECT, WHERE and ORDER BY', 'SQL: GROUP BY and NULL', 'SQL: joins and their traps', 'Excel: lookups and formulas with conditions', 'Excel: pivot tables and charts', 'SQL: dates, text and WITH', 'from a query to a report in Excel'] },
      { mentions: SQL, topics: ['SELECT, WHERE and ORDER BY', 'GROUP BY, HAVING and NULL', 'joins: inner, left and their traps', 'dates, text and CASE', 'subqueries and WITH', 'window functions'] },
      { mentions: CHARTS, topics: ['loading and cleaning data', 'the data model: facts and lookups', 'measures and totals', 'time comparison', 'charts and filters that answer a question', 'publishing, refresh and rights'] },
      { mentions: SHEETS, topics: ['tables, names and tidy columns', 'formulas with conditions', 'lookups across sheets', 'pivot tables', 'loading and cleaning data', 'charts and one-page reports'] },
    ],
    opening: [
      { id: 'dt-need', priority: 'high', minutes: 45, title: 'Ask what the job really needs: ten questions that come up every month', how: 'Ask your manager or somebody in that job for three reports they use and who reads them; write each as a question with the number that answers it.', done: 'ten questions stand in a list, the most frequent first' },
      { id: 'dt-setup', priority: 'high', title: 'Set up a place to practise: tool, safe data, a notes file', how: 'A copy or a public data set with at least three tables and ten thousand rows; never the live system. One file in which each solved question is kept with its solution.', done: 'the tool opens, the data is loaded and the first ten rows are visible' },
      { id: 'dt-first', when: { levels: ['beginner'] }, title: 'Walk through one table: what is a row, what is each column, what is missing', how: 'Count rows, look at the smallest and largest value and the empty cells of each column before asking anything of it.', done: 'you can say in one sentence what one row stands for' },
      { id: 'dt-peer', when: { levels: ['beginner'] }, minutes: 30, title: 'Find somebody at work or in a forum who looks at your solution once a week', how: 'One person who uses the tool daily; agree on a quarter of an hour and send one solved question beforehand.', done: 'the first appointment stands in both calendars' },
      { id: 'dt-audit', when: { levels: ['advanced'] }, title: 'Take three of your old solutions apart: what breaks when the data doubles', how: 'Time them, read the plan or the steps, look for copied ranges, silent duplicates and totals that depend on sorting.', done: 'three weaknesses are named and ordered' },
    ],
    stages: [
      { id: 'try', titles: ['{Topic}: follow two worked examples by typing them yourself', '{Topic}: change the examples until they break, and say why'], share: 1.5, how: 'Predict the result before you run it, write down the number of rows you expect, then explain each difference.', done: 'both run and you can explain each part aloud' },
      { id: 'solve', titles: ['{Topic}: five exercises without help', '{Topic}: answer two of your ten questions with it', '{Topic}: the same result in a second way', '{Topic}: mend three broken examples'], share: 4, how: 'Write in words first: from which table, which rows, grouped by what, sorted how. Check a total by hand or in another way before you believe it.', done: 'the results agree with a check made in another way, and the solutions are in the notes' },
      { id: 'recall', titles: ['{Topic}: from memory on an empty sheet', '{Topic}: again after a pause, mixed with an older topic'], share: 1, lag: 1.3, tags: ['revision'], how: 'Three tasks of earlier days in mixed order, ten minutes each, only the official reference open.', done: 'two of three were right at the first run' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'dt-question', title: 'Real question {round}: from the sentence to a number somebody can use', how: 'Take the next of your ten questions, answer it with a table or chart and two sentences, including what the number does not say.', done: 'somebody who asked it understood the answer without explanation' },
      { id: 'dt-trap', title: 'Trap round {round}: duplicates, empty values, dates, totals that count twice', how: 'Plant one mistake of each kind in a copy and find it by checks: number of rows before and after, sum by group, a sample of five by hand.', done: 'each planted mistake was found by a check that you keep' },
      { id: 'dt-review', title: 'Read somebody else’s solution, round {round}, and write it shorter or clearer', how: 'From a colleague or a public collection; same result, better names, fewer steps.', done: 'the result is identical and the shorter version is in your notes' },
    ] },
    closing: [
      { id: 'dt-project', priority: 'high', title: 'Small report from raw data to one page, against the clock', how: 'New data, three questions, two hours with the clock in view: load, clean, answer, check, one chart, five sentences.', done: 'the page is finished, and each number on it has been checked in a second way' },
      { id: 'dt-show', title: 'Show the report to somebody who uses the tool daily, and take their three remarks', how: 'They ask, you show the steps; write down what they would do differently.', done: 'three remarks are built in' },
      { id: 'dt-card', minutes: 45, title: 'Write your own card: ten patterns, five checks, where to look things up', how: 'One page in your own words with an example of your data each; this is what lies beside the keyboard on the first day.', done: 'the card answers the ten questions' },
    ],
  },
  tasks: [
    { id: 'dt-level', at: 0.5, minutes: 30, title: 'Halfway: which of the ten questions can you answer alone?', how: 'Mark them green, yellow, red; drop a topic that no question needs and double one that two need.', done: 'the rest of the plan follows the red ones' },
    { id: 'dt-work', at: 0.7, minutes: 60, when: { minWeeks: 5 }, title: 'Replace one report of your work with your own version, and compare them for a week', how: 'Ask first whether you may have the data. Same numbers, less handwork; write how it is refreshed.', done: 'both versions show the same numbers and the old one has an end' },
    { id: 'dt-rights', at: 0.1, minutes: 30, title: 'Settle what data you may practise with, and get read-only access', how: 'Ask the owner of the data; no names, no copies on a private computer, a test copy where there is one.', done: 'you have read access or a public data set instead' },
    { id: 'dt-month', at: 0.85, minutes: 45, when: { minWeeks: 8 }, title: 'Repeat an exercise of the first week, and compare time and errors', how: 'Same task, empty sheet; the difference shows what practice has done.', done: 'both times stand side by side' },
    { id: 'dt-share', at: 0.9, minutes: 45, when: { minWeeks: 6 }, optional: true, title: 'Explain one pattern to a colleague in fifteen minutes', how: 'With their own data; their first question shows what you have not yet understood.', done: 'they solved one task of their own with it' },
  ],
}
