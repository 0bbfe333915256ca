import type { Playbook } from '../playbook.ts'

/** Getting to know a subject by reading, looking and telling, rather than by practice. */
export const GETTING_TO_KNOW: Playbook = {
  id: 'kind-getting-to-know',
  title: 'getting to know a subject',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['learn', 'study', 'understand', 'read up', 'get to know', 'know more about', 'deepen', 'explore the history', 'lernen', 'verstehen', 'kennenlernen', 'vertiefen', 'aprender', 'estudiar', 'entender', 'conocer', 'profundizar', 'apprendre', 'etudier', 'comprendre', 'connaitre', 'approfondir', 'estudar', 'conhecer', 'aprofundar'],
    weak: ['history', 'basics', 'theory', 'book', 'course'],
  },
  tags: ['learning'],
  sessions: {
    minutes: 60, perWeek: 2, topicMinutes: { beginner: 300, intermediate: 260, advanced: 220 }, order: 'blocks',
    topics: {
      beginner: ['the overview', 'the words and names used most', 'the main lines', 'one part in depth'],
      intermediate: ['the overview, filled in', 'the main lines', 'one part in depth', 'where people disagree'],
      advanced: ['the sources', 'where people disagree', 'a question of your own'],
    },
    stages: [
      { id: 'know-read', titles: ['{Topic}: read or watch it with questions beside you', '{Topic}: a second source that sees it differently'], share: 3, how: 'Write three questions before you begin, look for their answers, and close the book after each section to say it in your own words.', done: 'the three questions are answered without looking' },
      { id: 'know-note', titles: ['{Topic}: put it on one page, with names, dates and links'], share: 1, how: 'A drawing, a timeline or a table from memory first; then fill the gaps from the source and mark what you had missed.', done: 'one page holds what you want to know of it in a year' },
      { id: 'know-see', titles: ['{Topic}: see, taste, hear or use an example of it'], share: 1.5, how: 'A museum, a place, a tasting, a recording, an experiment or a real case; note what matches what you have read and what does not.', done: 'you have an example of your own for it' },
      { id: 'know-recall', titles: ['{Topic}: recall it from an empty page'], share: 1, lag: 1.2, how: 'Write down for ten minutes all you know, compare with your page, and repeat only what was missing.', done: 'the gaps are smaller than the last time' },
    ],
    opening: [
      { id: 'know-aim', title: '{subject}: what you want to be able to tell or do, and what you know already', how: 'Write down for ten minutes all you know; then three questions you would love to answer, and one occasion to use it.', done: 'the page is dated and three questions stand' },
      { id: 'know-guides', title: '{subject}: choose one book, one course and one person to ask', how: 'Read two reviews and the first pages; one good introduction is better than five; ask somebody who knows what they began with.', done: 'the source lies there and the first sitting begins on page one' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'know-tell', title: '{subject}: tell somebody about it for ten minutes, round {round}', how: 'Without notes, to somebody who knows nothing of it; write down their questions, for they show what you have not understood.', done: 'their questions are written down and one is answered' },
      { id: 'know-mix', title: '{subject}: mixed questions on everything so far, round {round}', how: 'Ten questions from different parts in any order; answer aloud, check, and put those you missed back on the pile.', done: 'eight of ten were right, or the others are on the pile again' },
    ] },
    closing: [
      { id: 'know-make', title: '{subject}: make something of it: a talk, a walk, a dinner, a page', how: 'For two or three people you like; choose five things out of all you know, and one that surprised you.', done: 'it is ready to be shown' },
      { id: 'know-end', title: '{subject}: answer your three questions, and choose what comes next', how: 'Compare with the page of the first day; decide what is enough and which thread you follow.', done: 'the three answers stand beside the first page' },
    ],
  },
  tasks: [],
}
