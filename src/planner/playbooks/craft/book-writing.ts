import type { Keyword, Playbook } from '../playbook.ts'

/** What is wanted is the draft alone: nothing of it is revised before its last word. */
const DRAFT_ALONE: Keyword[] = ['first draft', 'rough draft', 'zero draft', 'nanowrimo', 'rohfassung', 'erste fassung', 'primer borrador', 'premier jet', 'primeiro rascunho']

export const BOOK_WRITING: Playbook = {
  id: 'book-writing', title: 'writing a book', plannerTypes: ['calendar'], usualWeeks: 26,
  usualWeeksFor: [{ mentions: ['novel', 'roman', 'romance', 'trilogy'], weeks: 40 }, { mentions: ['short stor', 'picture book', 'poem', 'kurzgeschichte'], weeks: 12 }], tags: ['writing'],
  matches: { strong: ['buch schreiben', 'roman schreiben', 'escribir un libro', 'escribir una novela', 'escribir mi novela', 'ecrire un livre', 'ecrire un roman', 'ecrire mon roman', 'escrever um livro', 'escrever um romance', 'escrever meu livro', 'illustrate a picture book', 'write and illustrate', 'novel', 'write a book', 'my book', '=memoir', '=memoirs', 'nanowrimo', 'screenplay', 'short stor', 'manuscript', '50000 words', '50 000 words', 'first draft of', '=roman', 'novela', 'livro', 'children s book', 'writing', 'trilogy', 'write a play', 'stage play', 'write a musical', 'sitcom', 'write a comedy', 'libretto', 'write a fairy tale'], weak: ['words', 'chapters', 'draft', 'edit', 'character', 'plot', 'publish'], not: ['life story', 'memoirs of', 'conference talk', 'my talk', 'a talk', 'speech', 'presentation', 'thesis', 'dissertation', '=read', 'reading', 'copywriting', 'blog', 'illustrate a'] },
  sessions: {
    minutes: 75, perWeek: 6, topicMinutes: { beginner: 1700, intermediate: 1500, advanced: 1300 }, usualAmount: { units: ['word'], value: 60000 }, order: 'blocks',
    topicsFor: [
      { mentions: ['screenplay', 'script for a film', 'film script', 'drehbuch', 'guion', 'scenario de film', 'roteiro'], topics: ['the set-up, to page 10', 'what starts it, to page 25', 'new rules, to page 40', 'the midpoint, to page 55', 'the noose tightens, to page 75', 'all is lost, to page 85', 'the last act'] },
      { mentions: ['=memoir', '=memoirs', 'autobiograph', 'my life', 'family story', 'memoiren'], topics: ['the place it begins', 'the people around you', 'what was expected', 'the turn', 'the hard years', 'what helped', 'what you know now'] },
      { mentions: ['children s book', 'picture book', 'kinderbuch', 'libro infantil', 'livre pour enfant', 'livro infantil'], topics: ['the wish', 'the trouble grows', 'the worst moment', 'the way out', 'the last page'] },
      { mentions: ['non fiction', 'nonfiction', 'guide', 'handbook', 'manual', 'how to book', 'sachbuch', 'ratgeber'], topics: ['the promise to the reader', 'the ground: what one must know first', 'the method, first half', 'the method, second half', 'cases and examples', 'objections and mistakes', 'the first week of the reader'] },
    ],
    topics: ['the world before', 'what disturbs it', 'the step across', 'allies and first tests', 'the promise of the story', 'the midpoint turn', 'the screw tightens', 'the great loss', 'the decision', 'the confrontation', 'what has changed'],
    opening: [
      { id: 'model-book', when: { levels: ['beginner'] }, title: 'Take a book you love apart: first pages of ten chapters', how: 'Who speaks, what is wanted, where does it turn, how does it end? Write one line for each.', done: 'ten lines stand and you see where it turns' },
      { id: 'habit-desk', when: { levels: ['beginner'] }, title: 'Set up the writing hour: place, start sign, 200 words that count', how: 'The same chair, the telephone in another room, yesterday’s last sentence on a card. A bad page counts as a full day.', done: 'three days in a row have at least 200 words' },
      { id: 'structure-break', when: { levels: ['advanced'] }, title: 'Write down what you did in your last book and forbid yourself one of it', how: 'Point of view, time, kind of hero, ending: which habit has become a crutch?', done: 'the forbidden thing hangs above the desk' },
      { id: 'premise', title: 'Write the premise in one sentence and the ending in another', how: 'Who wants what, what stands in the way, and what it costs. You may change the ending later, but you may not lack one.', done: 'both sentences hang above the desk' },
      { id: 'people', when: { minWeeks: 7 }, title: 'Get to know the main three: want, fear, secret, voice', how: 'Write a page for each in their own voice, down to how they would order coffee.', done: 'you could tell them apart by one line of speech' },
      { id: 'scenes', title: 'Make the scene list: thirty cards with purpose and turn', how: 'Each scene changes something for somebody. Lay the cards out on the floor and find where the middle sags.', done: 'cards lie in order with dates and places' },
    ],
    stages: [
      { id: 'draft', titles: ['{Topic}: draft', '{Topic}: draft, the conflict scene', '{Topic}: draft, a quiet scene that changes something', '{Topic}: draft, dialogue first, description after', '{Topic}: draft to the end of the part'], share: 7, priority: 'high', how: 'Read only the last paragraph of yesterday, then write forward without deleting. Brackets stand for facts to look up, and you stop in the middle of a scene, so that tomorrow begins by itself.', done: 'today’s words are logged and you know the next sentence' },
      { id: 'look-back', titles: ['{Topic}: note what the draft taught you, mend the scene list'], share: 1, when: { minWeeks: 7 }, how: 'Rewrite nothing yet: only list what has to be planted earlier and what can go.', done: 'the cards match the story you are telling' },
      { id: 'revise', titles: ['{Topic}: revise', '{Topic}: revise, every scene needs a turn', '{Topic}: revise aloud, verbs before adjectives'], share: 3, lag: 4, when: { unless: DRAFT_ALONE, minWeeks: 7 }, how: 'On paper and in another place: large changes first, then cut the first and last paragraph of each scene where it loses nothing, then read aloud.', done: 'the part is shorter and you would read on' },
    ],
    mixed: { every: 8, sessions: [
      { id: 'first-reader', when: { levels: ['beginner'] }, title: 'First reader, round {round}: one scene to somebody kind, one question', how: 'Ask only where they wanted to read on and where not, and do not defend it.', done: 'the answer is a note, not a rewrite' },
      { id: 'editor-eye', when: { levels: ['advanced'] }, title: 'Edit against your own style sheet, round {round}: rhythm, subtext, omitted scenes', how: 'Cut what dialogue says twice; leave out one scene the reader can guess.', done: 'one scene is gone and nothing is missing' },
      { id: 'research', title: 'Research, round {round}: fill the brackets', how: 'Look up only what the scenes need, with a timer, and call one person who knows it from experience.', done: 'brackets of finished parts are closed' },
      { id: 'refill', title: 'Refill, round {round}: read a master’s scene and copy it by hand', how: 'One page is enough. Mark where it turns and how the writer got there.', done: 'one trick is named and tried' },
    ] },
    closing: [
      { id: 'read-through', when: { unless: DRAFT_ALONE, minWeeks: 9 }, title: 'Read the whole in two days, with a pencil only for exclamation and question marks', how: 'Printed, in another chair, as a reader and without mending anything.', done: 'a page of big notes stands' },
      { id: 'beta-readers', when: { unless: DRAFT_ALONE, minWeeks: 9 }, title: 'Give it to five readers with five questions and a date', how: 'Where did you skim, whom did you miss, when did you guess, what stayed with you, whom would you give it to?', done: 'all five have it with the date' },
      { id: 'line-edit', when: { unless: DRAFT_ALONE, minWeeks: 9 }, title: 'Edit the lines: fillers, repeated gestures, first lines of chapters', how: 'Make a list of your pet words and search for each of them.', done: 'pet words are halved' },
      { id: 'query', when: { unless: DRAFT_ALONE, minWeeks: 9 }, title: 'Prepare the next step: a pitch page and ten addresses, or the way to publish it yourself', how: 'One paragraph that hooks, one with the story, one about you, in the form that each address asks for.', done: 'three letters are ready or the quote for editor and cover is in' },
      { id: 'celebrate', title: 'Print it, put it away for three weeks, celebrate', how: 'Save it in two places and tell those who waited. Distance makes you its first reader.', done: 'it lies in a drawer' },
    ],
  },
  tasks: [],
}
