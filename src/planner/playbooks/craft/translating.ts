import type { Keyword, Playbook } from '../playbook.ts'

const LITERATURE: Keyword[] = ['novel', 'poem', 'poetry', 'story', 'stories', 'memoir', 'play', 'book']
const TECHNICAL: Keyword[] = ['manual', 'contract', 'technical', 'medical', 'legal', 'website', 'documentation', 'report', 'subtitles']
const PAGES: Keyword[] = ['page', 'word', 'chapter', 'poem', 'seite', 'pagina']

/** Translating a text: its voice, its words, drafts at a pace, and a reader who knows only the one language. */
export const TRANSLATING: Playbook = {
  id: 'translating',
  title: 'translating a text',
  plannerTypes: ['calendar'], usualWeeks: 12,
  tags: ['translation'],
  matches: {
    strong: ['translate a', 'translate an', 'translate my', 'translate the', 'translate our', 'translating a', 'translating my', 'translating the', 'translation of a', 'translation of my', 'translation of the', 'literary translation', 'roman ubersetzen', 'buch ubersetzen', 'text ubersetzen', 'traducir una novela', 'traducir un libro', 'traducir el', 'traduire un roman', 'traduire un livre', 'traduire le', 'traduzir um romance', 'traduzir um livro'],
    weak: ['pages', 'novel', 'into english', 'from french', 'publisher', 'glossary', 'chapters'],
    not: ['translate the app', 'translate our app', 'translate the website', 'localis', 'translate the strategy', 'translate the ui', 'sprint', 'translation feature', 'learn', 'translation company', 'certified translation', '=cv', 'resume', 'website', 'apply for', 'certificate', 'documents for', '=app'],
  },
  tasks: [
    { id: 'tr-read', always: true, at: 0, minutes: 240, priority: 'high', about: ['read'], title: 'Read the whole once as a reader, pencil down, and once with a pencil', how: 'First for the tone and the pace; then mark names, plays on words, quotations, dialect, what you do not know.', done: 'it was read twice and the marks are counted' },
    { id: 'tr-rights', always: true, at: 0.01, minutes: 40, priority: 'high', title: 'Settle rights, contract, fee, deadline, and who edits', how: 'Who holds the rights to translate? Fee by page or word, share, name on the cover, what happens when it is late.', done: 'the agreement is in writing, or it is known that it is for the drawer' },
    { id: 'tr-sample', always: true, after: ['tr-read'], at: 0.04, minutes: 120, priority: 'high', title: 'Translate five pages from three places, with the hours counted', how: 'Beginning, talk, the hardest. It gives your pace and the voice.', done: 'five pages and the hours for each stand' },
    { id: 'tr-pace', always: true, after: ['tr-sample'], at: 0.06, minutes: 30, title: 'Reckon the pace: pages left, hours a page, a third on top for revising', how: 'With days off and a week of reserve before the deadline.', done: 'pages a week stand, and the day of the first full draft' },
    { id: 'tr-voice', always: true, after: ['tr-sample'], at: 0.07, minutes: 75, priority: 'high', title: 'Fix the voice on a page: tense, address, length of sentences, how each person talks', how: 'Two paragraphs in two tones; read aloud, choose. Which author of your language would have sounded so?', done: 'a page of rules with examples stands' },
    { id: 'tr-gloss', always: true, at: 0.08, minutes: 75, priority: 'high', about: ['glossary', 'terms'], title: 'Begin the glossary: names, terms, places, repeated words, decisions', how: 'A table with source, choice, why, page. What comes again must come again in the same word.', done: 'thirty lines stand' },
    { id: 'tr-world', at: 0.1, minutes: 120, title: 'Look up its world: place, time, things, trade, quotations in their known translation', how: 'Pictures, maps, an hour with somebody of that trade. Verses and scripture exist already in your language.', done: 'the marked places are answered or listed for the author' },
    { id: 'tr-lit', at: 0.12, minutes: 60, when: { mentions: LITERATURE }, title: 'Solve the five hardest places first: title, puns, songs, dialect, first line', how: 'Three versions of each, left lying for a week. What must be kept: sense, sound or laugh?', done: 'each has a version that can stand for now' },
    { id: 'tr-tech', at: 0.12, minutes: 60, when: { mentions: TECHNICAL }, title: 'Get the client’s terms, earlier texts and a person for questions', how: 'Translation memory or a list; house style for numbers, units, address.', done: 'terms and a name for questions are there' },
    { id: 'tr-draft', always: true, at: 0.16, minutes: 150, priority: 'high', batch: { units: PAGES, unit: 'pages', usual: 0, of: 10, atMost: 40, until: 0.68 }, title: 'Draft, {part}: through to the end, gaps marked', how: 'Do not polish. Mark doubts with a sign, go on; stop in the middle of a sentence.', done: 'the pages stand from first to last word' },
    { id: 'tr-week', always: true, at: 0.18, everyWeeks: 1, minutes: 150, priority: 'high', title: 'Draft, week {week}: on from the last page, with yesterday’s read aloud first', how: 'Fixed hours, counted pages. The glossary is open beside it.', done: 'the week’s pages are drafted and counted' },
    { id: 'tr-tools', when: { levels: ['beginner'] }, at: 0.05, minutes: 60, title: 'Set up the desk: two columns, dictionaries of one language, a program that aligns', how: 'A dictionary of your own language is opened more often than the other. Machine output beside yours only after your own draft.', done: 'a page was done with it' },
    { id: 'tr-compare', when: { levels: ['beginner'] }, at: 0.09, minutes: 90, title: 'Compare a page of a known translation with its source, sentence by sentence', how: 'What did they leave, turn, split? Three things to take over.', done: 'three things are noted' },
    { id: 'tr-author', at: 0.4, minutes: 60, when: { minWeeks: 6 }, title: 'Send the author one list of questions, with page and your guess', how: 'One list, not twenty mails. They like to see what you found.', done: 'the list is out' },
    { id: 'tr-mid', at: 0.45, minutes: 60, when: { minWeeks: 8 }, title: 'Halfway: give ten pages to a reader who does not know the source', how: 'Where did they stumble, where does it smell of the other language?', done: 'the marks are read and three rules changed' },
    { id: 'tr-revise', always: true, after: ['tr-week'], at: 0.72, minutes: 240, priority: 'high', title: 'First revision, against the source: nothing lost, nothing added, words as in the glossary', how: 'Line by line. Numbers and names twice. Every sign of doubt is settled.', done: 'no sign is left open' },
    { id: 'tr-aloud', always: true, after: ['tr-revise'], at: 0.82, minutes: 240, priority: 'high', title: 'Second revision, without the source: read aloud as if it had been written so', how: 'A week later, on paper. Where the tongue stumbles, the sentence is mended.', done: 'the whole was read aloud' },
    { id: 'tr-style', when: { levels: ['advanced'] }, at: 0.86, minutes: 120, title: 'Look at rhythm over whole chapters: openings, ends, the long sentence left long', how: 'Beside the source: does the page turn at the same breath?', done: 'first and last page of each chapter are settled' },
    { id: 'tr-reader', at: 0.88, minutes: 60, when: { minWeeks: 6 }, title: 'A last reader with a good ear, and your answer to each mark', how: 'Take, leave, solve otherwise: no mark without one of the three.', done: 'each mark is answered' },
    { id: 'tr-note', at: 0.92, minutes: 75, optional: true, title: 'Translator’s note: what is hidden behind the words, and a word of thanks', how: 'Two pages at most; nothing that the text should say itself.', done: 'it stands, or is left out on purpose' },
    { id: 'tr-hand', always: true, at: 0.97, minutes: 45, priority: 'high', title: 'Hand it in: clean file, glossary, list of open questions for the editor', how: 'One style for quotes and dashes; a copy outside the house. Put the days for the editor’s queries in the calendar.', done: 'receipt is confirmed' },
  ],
}
