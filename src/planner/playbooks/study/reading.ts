import type { Playbook } from '../playbook.ts'
import { FOLLOWED_ONLINE } from './online-course.ts'
import { READ_FOR_PLEASURE } from './reading-goal.ts'

export const READING: Playbook = {
  id: 'reading', title: 'reading and self-study', plannerTypes: ['calendar'], atItsHours: true, tags: ['reading'],
  matches: { strong: ['=read', '=reads', 'reading', 'reading list', 'book club', 'finish the book', '=books', 'online course', 'coursera', 'udemy', 'mooc', 'self study', 'learn to code', 'learn python', 'learn sql', 'learn javascript', 'learn programming', 'lesen', '=leer', '=lire', '=ler'], weak: ['chapter', 'pages', 'novel', 'author', 'course', 'lessons', 'modules'], not: [...READ_FOR_PLEASURE, ...FOLLOWED_ONLINE, 'create an online course', 'build an online course', 'record an online course', 'produce an online course', 'with my son', 'with my daughter', 'with our son', 'with our daughter', 'with the kids', 'to my son', 'to my daughter', 'with my child', 'with my kids', 'year old', 'duolingo', 'homework', 'language class', 'set up a book club', 'start a book club', 'monthly book club', 'found a book club', 'run a book club', 'book group', 'reading group', 'host a book club', 'launch a book club', 'sort out', 'attic', 'sell', 'bookkeep', 'books balance', 'write', 'exam', 'spanish', 'french', 'guitar', 'piano', 'swim', 'marathon', 'cook', 'drive', 'read out', 'do the books', 'books of our', 'the books of my', 'keep the books', 'books for our club', 'our books are', 'book club'] },
  sessions: {
    minutes: 60, perWeek: 4, topicMinutes: { beginner: 360, intermediate: 300, advanced: 240 }, usualAmount: { units: ['book', 'lesson', 'module'], value: 3 }, order: 'blocks',
    topics: { beginner: ['the foundations', 'a first small project', 'the usual mistakes', 'a project of your own'], intermediate: ['the parts you half know', 'a harder project', 'how good people do it'], advanced: ['the primary sources', 'an original piece of work'] },
    opening: [{ id: 'choose-edition', when: { levels: ['beginner'] }, title: 'Choose an edition or course you can follow: notes, exercises, a page you like', how: 'Read the same page in two; take the one where you wanted to turn over. Look whether somebody you know reads along.', done: 'it lies ready and the first date is set' }, { id: 'map', title: 'Survey: contents, first and last chapter, three questions you bring', how: 'Half an hour over contents, preface, conclusion; write what you want to know and what you already believe.', done: 'three questions stand on the bookmark' }],
    stages: [
      { id: 'read', titles: ['{Topic}: read with a pencil', '{Topic}: read on, questions in the margin', '{Topic}: the difficult pages, slowly'], share: 4, how: 'Mark the one sentence a section hangs on, argue in the margin, stop at a natural end.', done: 'the part is read and its main sentence copied out in your words' },
      { id: 'apply', titles: ['{Topic}: try it out on something of your own', '{Topic}: exercise without looking', '{Topic}: explain it with an example from this week'], share: 3, how: 'A small case from your life or work; stuck for ten minutes is fine, then look.', done: 'you have made something small with it' },
      { id: 'retell', titles: ['{Topic}: retell it from memory'], share: 1, lag: 1.2, how: 'Two minutes aloud, book closed; open, correct, note what was missing.', done: 'the retelling needed no second look' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'vocabulary', when: { levels: ['beginner'] }, title: 'Terms in your own words, round {round}: ten that keep coming back', how: 'One line each with an example; ask where two of them differ.', done: 'you could explain eight of the ten without the page' },
      { id: 'compare', when: { levels: ['advanced'] }, title: 'Compare, round {round}: the same question in another author', how: 'One passage each, what both take for granted, where they part; which would you defend?', done: 'the disagreement is one paragraph' },
      { id: 'catch-up', title: 'Catch up, round {round}: unread pages, open exercises, a decision what to skip', how: 'Skim what is behind, read properly only what the next part needs.', done: 'you are on the plan again and know what you left out' },
      { id: 'source', title: 'Go to a source or critic, round {round}', how: 'One review against, one reference followed to its origin; what would the author answer?', done: 'the strongest objection is written in one sentence' },
      { id: 'notes', title: 'Notes in order, round {round}: one page so far', how: 'Claims, best example, what you doubt, what to look up.', done: 'the page would help you in a year' },
      { id: 'talk', title: 'Tell somebody about it, round {round}', how: 'A friend, a forum, a voice message: the idea that changed your mind and the one that did not.', done: 'one question came back that you cannot answer yet' },
    ] },
    closing: [
      { id: 'answers', title: 'Answer your three questions from the start', how: 'Half a page each, with a place in the text; what would the other side say?', done: 'each answer quotes one passage' },
      { id: 'reread', title: 'Reread the three passages you marked most', how: 'Slowly, aloud; what did you miss the first time?', done: 'one of them is copied by hand' },
      { id: 'next', title: 'Keep what matters: five sentences, one habit, next title', how: 'Where will you use it within a week? Give or lend the book with a note.', done: 'the habit has a date and the next title is chosen' },
      { id: 'prepare-talk', title: 'Prepare the talk about it: two passages, two questions, one objection', how: 'Mark pages, write questions that cannot be answered with yes.', done: 'the card lies in the book' },
    ],
  },
  tasks: [],
}
