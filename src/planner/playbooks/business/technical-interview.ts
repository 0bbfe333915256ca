import type { Playbook } from '../playbook.ts'

/** Coding and system design interviews: problems by pattern, aloud and against the clock. */
export const TECHNICAL_INTERVIEW: Playbook = {
  id: 'technical-interview',
  title: 'technical interview',
  plannerTypes: ['calendar'], occasion: { on: [2, 3, 4] }, usualWeeks: 8,
  matches: {
    strong: ['technical interview', 'tech interview', 'coding interview', 'programming interview', 'system design interview', 'leetcode', 'neetcode', 'hackerrank', 'whiteboard interview', 'interview with google', 'interview at google', 'interview at amazon', 'interview at meta', 'interview at microsoft', 'faang', 'software engineer interview', 'software developer interview', 'developer interview', 'sde interview', 'coding challenge', 'entrevista tecnica', 'entretien technique', 'technisches interview', 'technisches vorstellungsgesprach', '=google interview', 'amazon interview', 'meta interview', 'microsoft interview', 'apple interview'],
    weak: ['interview', 'algorithm', 'data structures', 'system design', 'software engineer', 'mock interview', 'developer', 'prepare', 'behavioural', 'behavioral'],
    not: ['hire', 'hiring', 'candidates', 'build a', 'interviewers', 'conduct'],
  },
  tags: ['technical interview'],
  sessions: {
    minutes: 90, perWeek: 5,
    topicMinutes: { beginner: 480, intermediate: 330, advanced: 210 },
    usualAmount: { units: ['problem', 'question', 'exercise', 'task'], value: 60 },
    order: 'blocks', inParts: true,
    topics: { beginner: ['arrays and strings', 'hash maps and sets', 'two pointers and sliding window', 'linked lists, stacks and queues', 'recursion and trees', 'sorting and binary search', 'graphs: breadth and depth first'], intermediate: ['arrays, hash maps and sliding window', 'trees and recursion', 'binary search and heaps', 'graphs and topological order', 'dynamic programming', 'system design'], advanced: ['dynamic programming and hard graphs', 'system design: storage and scale', 'system design: failure and consistency'] },
    opening: [
      { id: 'ti-format', minutes: 45, priority: 'high', title: 'Ask the recruiter: rounds, language, editor, length, what each round judges', how: 'Write five polite questions; find out whether code must run, whether design is a round of its own, and who decides in the end.', done: 'each round has its length, tool and criterion in your notes' },
      { id: 'ti-company', minutes: 45, title: 'Find out what the company asks, and fix the dates of the mock interviews', how: 'Read its engineering blog and candidates’ public reports, move the topics that come up twice forward; ask two practice partners, one stronger than you, for fixed dates.', done: 'the topic order is adjusted and the mock interviews stand in both calendars' },
      { id: 'ti-baseline', priority: 'high', title: 'Solve one easy and one medium problem cold, on the clock, aloud', how: 'Twenty and thirty-five minutes, recorded, no search; then mark where it stuck: reading, idea, code, test or talking.', done: 'the stuck points are named and the topics have a red, amber or green mark' },
      { id: 'ti-language', when: { levels: ['beginner'] }, title: 'Write the standard library of your interview language from memory', how: 'Lists, maps, sets, heaps, sorting with a key, string slicing, reading input; one line each with its cost, then check.', done: 'the sheet is complete and the ten you use most come without looking' },
      { id: 'ti-cost', when: { levels: ['beginner'] }, title: 'Learn to count cost: time and memory for fifteen snippets', how: 'Loops in loops, halving, recursion trees, hidden copies; predict, then time with 1,000 and 100,000 items.', done: 'thirteen of fifteen predictions were right' },
      { id: 'ti-bar', when: { levels: ['advanced'] }, title: 'Write what your level is judged by: scope, trade-offs, leading without title', how: 'Take the company’s public levels; put two of your projects beside each demand and find the one with no proof.', done: 'each demand has a project or a plan for the gap' },
    ],
    stages: [
      { id: 'pattern', titles: ['{Topic}: the pattern on one sheet, with two solved examples'], share: 1.5, how: 'Say when it applies, write the skeleton from memory, trace it by hand on five elements, note the two usual bugs; for stories: situation, action, result with a number; for design: the parts and their limits.', done: 'the sheet was written without looking and the trace is right' },
      { id: 'solve', titles: ['{Topic}: three tasks from easy to medium, aloud', '{Topic}: two tasks against the clock', '{Topic}: one task you have never seen, one from memory'], share: 4, how: 'Repeat the question, give an example and edge cases, name the simple way and its cost, then the better one; code; test by hand. Look at a hint after twenty minutes, at the solution after forty.', done: 'each was finished or understood, and every miss stands in the log with its cause' },
      { id: 'again', titles: ['{Topic}: repeat the missed ones without notes'], share: 1.5, lag: 1.2, tags: ['revision'], how: 'Take only what failed, on an empty screen, half of the time; whatever fails twice comes back after three and after seven days.', done: 'the missed ones came out right within half the time' },
    ],
    mixed: { every: 4, sessions: [
      { id: 'ti-mock', title: 'Mock interview {round}: forty-five minutes with somebody who asks back', how: 'One unknown problem, shared editor without completion, camera on; afterwards they give a mark for idea, code, testing and talking.', done: 'four marks stand and the lowest has a drill', priority: 'high', tags: ['mock'] },
      { id: 'ti-blind', title: 'Mixed set {round}: three problems, pattern unknown, ninety seconds to name it', how: 'Drawn from all topics so far; name pattern and cost of ten first, then write out the three that you doubted.', done: 'eight of ten patterns were named rightly and three are coded', tags: ['revision'] },
      { id: 'ti-design', title: 'Design round {round}: one system in forty minutes on a blank board', how: 'Requirements and numbers five minutes, interface and data ten, main path ten, bottleneck and failure fifteen; film it.', done: 'the drawing survives the loss of any one part and says what it costs', tags: ['design'] },
      { id: 'ti-story', title: 'Stories, round {round}: two minutes each for conflict, failure, success, influence', how: 'Record, listen, cut; your own decision in the first person, a figure at the end, what you would do differently today.', done: 'four stories are under two minutes and each holds one follow-up question' },
      { id: 'ti-project', title: 'Project talk {round}: one project of yours under twenty minutes of questions', how: 'Drawing, three decisions with the rejected way, one incident, figures before and after, what you would rebuild.', done: 'no answer was vague and the weakest has a better wording' },
      { id: 'ti-read', title: 'Foreign code {round}: find four bugs in two hundred lines, aloud', how: 'Read from entry point to data, write a failing test first, then the smallest correction; twenty-five minutes.', done: 'the bugs that were found have a test each' },
    ] },
    closing: [
      { id: 'ti-full', title: 'Full rehearsal: the rounds of the day in their order, with their breaks', how: 'New problems, real tool, real clothes; eat and pause as on the day; no feedback until the end.', done: 'the last round was as clear as the first and the corrections are three lines', priority: 'high' },
      { id: 'ti-questions', title: 'Prepare your questions, the salary figure and the set-up', how: 'Five questions for engineers and manager; wish, fair and lowest figure; camera, sound, link, second device, pen and paper.', done: 'one card holds them and a friend saw and heard you in the tool' },
      { id: 'ti-light', minutes: 45, title: 'Day before: the pattern sheets once, two easy problems, then stop', how: 'Success before sleep: solve what you can; read the checklist of the first five minutes aloud.', done: 'both ran at once and the screen is off' },
    ],
  },
  tasks: [
    { id: 'ti-after', at: 1.03, minutes: 30, title: 'Same day: write the questions down, thank them, mark what was missing', how: 'Within an hour, problem by problem with your cost and bugs; a three-line message to the recruiter.', done: 'notes and message are out' },
  ],
}
