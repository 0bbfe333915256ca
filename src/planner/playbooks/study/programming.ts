import type { Playbook } from '../playbook.ts'

/** Programming from zero, or a new language, with a project of one's own at the end. */
export const PROGRAMMING: Playbook = {
  id: 'programming',
  title: 'learning to program',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['learn to code', 'learning to code', 'learn coding', 'learn to program', 'learning to program', 'learn programming', 'learn computer programming', 'teach myself to code', 'teach myself programming', 'teach myself python', 'learn python', 'learning python', 'learn javascript', 'learn typescript', 'learn java', 'learn rust', 'learn golang', 'learn c++', 'learn c#', 'learn kotlin', 'learn swift', 'learn php', 'learn ruby', 'learn html', 'learn react', 'learn sql', 'learn =r', 'learn web development', 'web development from scratch', 'learn frontend', 'learn backend', 'learn app development', 'learn android', 'learn data science', 'learn data analysis', 'learn machine learning', 'data science portfolio', 'coding from scratch', 'programming from scratch', 'python from scratch', 'python basics', 'python course', 'programmieren lernen', 'programmieren', 'coden lernen', 'python lernen', 'java lernen', 'javascript lernen', 'aprender a programar', 'aprender programacion', 'aprender python', 'aprender javascript', 'apprendre a programmer', 'apprendre a coder', 'apprendre la programmation', 'apprendre python', 'aprender programacao', 'aprender a codar'],
    weak: ['code', 'python', 'javascript', 'beginner', 'project', 'web', 'app', 'data', 'from zero', 'scratch', 'course', 'learn'],
    not: ['exam', 'interview', 'our team', 'sprint', 'synthesizer', 'teach my class', 'teach a', 'teach the', 'teach our', 'teach an', 'certification', 'teach kids', 'dress code', 'morse code', 'spanish'],
  },
  tags: ['programming'],
  series: [
    {
      id: 'project-day', about: ['project', 'build', 'hackathon'], name: 'project day', perWeek: 0.5, minutes: 180, tags: ['project'], priority: 'high', onlyIfAsked: true,
      sessions: [
        { id: 'pd-slice', to: 0.5, title: '{name}, week {week}: the smallest version that runs from input to output', how: 'Write down in two sentences what it does today, build that and commit every half hour; hard-coded values are allowed. Twenty minutes stuck: smaller example, then ask.', done: 'it runs and somebody else could start it with the readme' },
        { id: 'pd-feature', from: 0.25, title: '{name}, week {week}: one feature with its test, finished today', how: 'First the example that shall work, then the code, then names. Stop with an hour left for cleaning up and the next three steps.', done: 'the feature is committed with a test and three next steps are noted' },
        { id: 'pd-show', from: 0.75, title: '{name}, week {week}: errors handled, a readme, shown to somebody', how: 'Wrong input, no network, empty file; then watch in silence while somebody uses it.', done: 'three errors give a clear message and one user has tried it' },
      ],
    },
    {
      id: 'meetup', about: ['meetup', 'club', 'study group', 'pair', 'group'], name: 'meetup', perWeek: 0.25, minutes: 120, tags: ['people'], onlyIfAsked: true,
      sessions: [
        { id: 'mu-question', title: '{name}, week {week}: take one question and one thing to show', how: 'Two minutes of your own code are worth more than an hour of listening. Ask somebody how they would have done it and note the word you did not know.', done: 'the question has an answer and one idea is tried within two days' },
      ],
    },
  ],
  sessions: {
    minutes: 60, perWeek: 4, atLeastPerWeek: 2,
    topicMinutes: { beginner: 420, intermediate: 330, advanced: 240 },
    usualAmount: { units: ['chapter', 'lesson', 'module', 'exercise', 'kata', 'project', 'projekt', 'proyecto'], value: 12 },
    order: 'blocks', inParts: true,
    topicsFor: [
      { mentions: ['data science', 'data analysis', 'machine learning', 'data portfolio', 'pandas'], topics: ['tables: load, clean, join', 'questions and statistics', 'charts that say one thing', 'a first model and its honest test', 'portfolio project: data to finding', 'portfolio project: write it up and publish'] },
      { mentions: ['sql', 'database'], topics: ['select, filter and sort', 'grouping and totals', 'joining tables', 'subqueries and windows', 'designing tables of your own', 'your own database and ten questions to it'] },
      { mentions: ['web', 'html', 'javascript', 'typescript', 'react', 'frontend'], topics: ['pages: structure and style', 'values, conditions and loops', 'functions and lists', 'keeping versions with git', 'the page that reacts: events and forms', 'data from elsewhere: requests and errors', 'your own project: first working version', 'your own project: finish and publish'] },
    ],
    topics: { beginner: ['values, names and input', 'conditions', 'loops', 'functions', 'lists and dictionaries', 'files and errors', 'keeping versions with git', 'your own project: first working version', 'your own project: finish and publish'], intermediate: ['the language’s own way: types and collections', 'functions, modules and tests', 'errors, files and requests', 'git, libraries and their documentation', 'your own project: first working version', 'your own project: tests and publishing'], advanced: ['the type system and memory model', 'concurrency and errors', 'tools, tests and packaging', 'a real project in the new language'] },
    opening: [
      { id: 'pr-goal', minutes: 45, priority: 'high', title: 'Choose the thing you will build, small enough to be finished', how: 'Something that you or one other person would really use: three sentences on what it does, one on what it does not do. It decides what you learn and in which order.', done: 'the three sentences stand and somebody else understood them' },
      { id: 'pr-setup', priority: 'high', title: 'Set up: language, editor, a folder, the first program that runs', how: 'Official installer, one editor, run a file from the editor and from the command line; change the text and run it again.', done: 'a program of three lines runs and you know where it lies' },
      { id: 'pr-errors', when: { levels: ['beginner'] }, title: 'Break a small program in ten ways and read what the computer says', how: 'Delete a bracket, misspell a name, divide by zero, mix text and number; read the last line first, then the line number; collect message and meaning.', done: 'ten messages stand with their cause in your own words' },
      { id: 'pr-paper', when: { levels: ['beginner'] }, title: 'Trace three programs on paper, line by line', how: 'A column for each variable, a row for each line; predict the output before you run it.', done: 'the third prediction was right' },
      { id: 'pr-port', when: { levels: ['advanced'] }, title: 'Port a program of yours literally, then ask what natives would change', how: 'Two hundred lines from your strongest language; run the formatter and linter, read one good code base beside it, list ten differences of style.', done: 'the ten differences stand with before and after' },
    ],
    stages: [
      { id: 'idea', titles: ['{Topic}: read, predict, type it in, change it', '{Topic}: small programs from a blank file'], share: 2.5, how: 'Twenty minutes of course or book at most, then the editor: type every example yourself, guess the output before you run it, and change one thing at a time.', done: 'you can write the smallest example of it without looking' },
      { id: 'drill', titles: ['{Topic}: six exercises from easy to hard', '{Topic}: exercises with one twist of your own'], share: 3, how: 'Write in words what goes in and what comes out, then code; stuck for fifteen minutes means print the values, explain it aloud, only then look it up.', done: 'five of six run and the sixth has its cause in the log' },
      { id: 'use', titles: ['{Topic}: use it in something of your own', '{Topic}: rebuild yesterday’s program without looking'], share: 3, how: 'Add one visible thing to your program with it; save a version with a sentence after each step that works; test with wrong input.', done: 'the program does one thing more than before and still does the old ones' },
      { id: 'recall', titles: ['{Topic}: from memory after some days, then tidy the old code'], share: 1, lag: 1.3, tags: ['revision'], how: 'Blank file, ten minutes: everything you remember; then open your first program with it and rename, shorten, split.', done: 'the gaps are marked and the old program is easier to read' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'pr-debug', title: 'Bug hunt {round}: find and explain three faults', how: 'Take two of your old ones and one from a forum; reproduce, halve the place where it can be, change one thing, say why it is cured.', done: 'each fault has a sentence on its cause', tags: ['revision'] },
      { id: 'pr-show', title: 'Show it, round {round}: let somebody use what you have without help', how: 'Watch in silence for five minutes, write down where they hesitate; mend one of the places at once.', done: 'one place is mended and two are noted' },
      { id: 'pr-read', title: 'Read code, round {round}: forty lines by somebody good', how: 'Say in words what each block does, look up two things you did not know, take one over into your own program.', done: 'two new things are noted and one is used' },
      { id: 'pr-second', title: 'Tiny program {round}: finished in one sitting without a tutorial', how: 'A timer, a quiz question, a converter: documentation is allowed, finished examples are not.', done: 'it runs and you know which two things you had to look up' },
      { id: 'pr-help', when: { levels: ['beginner'] }, title: 'Ask well, round {round}: one stuck point in a study group or forum', how: 'Smallest program that shows it, what you expected, what came, what you tried; often the answer comes while you write it.', done: 'the question is answered and the answer tried' },
    ] },
    closing: [
      { id: 'pr-finish', title: 'Finish the project: cut what is not ready, test the rest', how: 'List of what it promises; try each with right, empty and absurd input; remove what does not work yet.', done: 'every promised function works with all three inputs', priority: 'high' },
      { id: 'pr-publish', title: 'Put it online with a page that says what it does and how to start it', how: 'A public repository without passwords in it, one picture, three lines to start; try the lines on another computer.', done: 'a friend has started it from the page alone' },
      { id: 'pr-next', minutes: 45, title: 'Look back at the first program and choose the next project', how: 'Rewrite the first one in ten minutes, compare; write down what you can do now and the one thing that holds you back.', done: 'the next project has its three sentences' },
    ],
  },
  tasks: [],
}
