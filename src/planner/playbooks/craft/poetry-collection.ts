import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

/** Poems, from the notebook to a collection in its order. */
export const POETRY_COLLECTION: Playbook = {
  id: 'poetry-collection',
  title: 'writing poems',
  plannerTypes: ['calendar'],
  usualWeeks: 20,
  tags: ['poems'],
  inOrder: true,
  matches: {
    strong: ['poetry collection', 'collection of poems', 'book of poems', 'poetry book', 'poetry pamphlet', 'chapbook', 'haiku', 'sonnet', 'gedichtband', 'gedichte schreiben', 'poemario', 'escribir poemas', 'recueil de poemes', 'ecrire des poemes', 'escrever poemas', ...wordings(['write', 'writing', 'finish', 'publish'], ['a', 'my', 'some', '10', '12', '20', '30', '40', '50', 'my first', 'a collection of', 'new'], ['poem', 'poems', 'poetry', 'song lyrics', 'lyrics'])],
    weak: ['contest', 'submit', 'lines', 'verse', 'magazine', 'reading', 'collection'],
    not: ['slam', 'learn by heart', 'recite', 'memorise', 'memorize', 'analyse', 'essay', 'exam', 'read poems', 'poetry evening'],
  },
  tasks: [
    { id: 'poe-frame', at: 0, minutes: 60, priority: 'high', title: 'Decide number, thread and where the poems are to go', how: 'A pamphlet has 20 to 30 pages, a collection 50 to 80. Write down the rules of the contest or publisher now: length, anonymity, unpublished work, format, fee.', done: 'number, thread and rules stand on one page' },
    { id: 'poe-read', at: 0.04, minutes: 90, title: 'Read two collections from cover to cover for their order, and copy one poem by hand', how: 'How the first poem opens the door, where it turns quiet, what the last line of the book does.', done: 'a page of notes says how each is built' },
    { id: 'poe-forms', at: 0.07, minutes: 60, when: { levels: ['beginner'] }, title: 'Write three small exercises: a list, a letter, a poem without adjectives', how: 'Fifteen minutes each with a timer and no correcting. The aim is to find out what you look at.', done: 'three drafts exist and one line surprises you' },
    { id: 'poe-aloud', at: 0.09, minutes: 45, when: { levels: ['beginner'] }, title: 'Learn line and breath: break one paragraph into lines in four ways', how: 'Read each aloud. The end of a line is a small silence, so what stands there is heard twice.', done: 'you can say why one of the four is right' },
    { id: 'poe-seeds', at: 0.1, minutes: 75, title: 'Collect seeds: fifty images, overheard sentences, smells, questions', how: 'Things and not feelings: the feeling comes from the thing. Carry a notebook for a week, then choose the thirty that will not leave you.', done: 'the list has more seeds than you need poems' },
    { id: 'poe-draft', at: 0.15, minutes: 75, priority: 'high', batch: { units: ['poem', 'gedicht', 'poema', 'poeme', 'haiku', 'sonnet'], unit: 'poems', usual: 20, of: 2, atMost: 20, until: 0.6 }, title: 'Draft {part}: by hand, without judging, past the first ending', how: 'One seed each. Write twenty minutes past the point where it seems finished, then mark the line where it really begins.', done: 'the drafts are dated and laid aside for a week' },
    { id: 'poe-rest', after: ['poe-draft', 'poe-half'], at: 0.62, minutes: 30, title: 'Lay everything out on the floor and mark what is alive', how: 'Three piles: alive, has one good line, was practice. Do not save what only you understand.', done: 'the piles are counted against the number you need' },
    { id: 'poe-more', at: 0.65, minutes: 90, title: 'Write what is missing: the poem that joins two piles, the one you avoided', how: 'A light one between two heavy ones, a long one among the short. Two or three are enough.', done: 'the gaps have drafts' },
    { id: 'poe-revise', at: 0.68, minutes: 75, priority: 'high', batch: { units: ['poem', 'gedicht', 'poema', 'poeme', 'haiku', 'sonnet'], unit: 'poems', usual: 20, of: 4, atMost: 12, until: 0.82 }, title: 'Revise {part}: cut the first and last line, strengthen verbs, read aloud', how: 'Strike out explanation, abstract nouns and every second adjective. Try another line length and a title that adds something.', done: 'each is shorter or truer, and reads aloud without a stumble' },
    { id: 'poe-reader', after: ['poe-revise'], at: 0.84, minutes: 60, title: 'Give them to two readers with one question each', how: 'Not “do you like it”, but “where did you stop reading” and “which line do you remember”.', done: 'the answers are noted beside the poems' },
    { id: 'poe-order', at: 0.88, minutes: 90, priority: 'high', title: 'Put them in order: opening, threads, breath, last poem', how: 'On the floor with titles and first lines. Neighbours should speak to each other; the best three open, close and stand at two thirds.', done: 'the order has been read aloud once from first to last' },
    { id: 'poe-title', at: 0.9, minutes: 45, title: 'Choose the title of the collection from a line inside it', how: 'Ten candidates, said aloud to somebody, slept on for a night. Search whether a book already has it.', done: 'one title is chosen' },
    { id: 'poe-proof', at: 0.92, minutes: 60, title: 'Proofread for commas, line breaks, spaces and names, on paper', how: 'Backwards, poem by poem, then once for consistency: capitals at line starts, dashes, quotation marks.', done: 'no mark is left open' },
    { id: 'poe-format', at: 0.94, minutes: 60, title: 'Format it as the rules ask: font, page for each poem, contents, anonymous', how: 'File name, word or line count, cover letter of ten lines, biography of three. No name in the file’s properties where it is judged blind.', done: 'the file passes the checklist of the rules' },
    { id: 'poe-submit', at: 0.97, minutes: 45, priority: 'high', about: ['submit', 'contest', 'competition', 'send', 'publish', 'hand in'], title: 'Submit it at least two days before the last day, and log it', how: 'Pay the fee, keep the confirmation, note whether it may be sent elsewhere at the same time.', done: 'the confirmation is filed and the date of the answer stands in the calendar' },
    { id: 'poe-magazines', at: 0.8, minutes: 60, when: { minWeeks: 8 }, optional: true, title: 'Send single poems to three magazines', how: 'Read an issue first, send three to five that fit, and keep a table of what is where.', done: 'three submissions are in the table' },
    { id: 'poe-evening', at: 0.5, minutes: 90, when: { minWeeks: 8 }, optional: true, title: 'Read two drafts at an open stage or to friends', how: 'Listen for where the room grows quiet. Mark it on the page the same evening.', done: 'two poems have marks from an audience' },
    { id: 'poe-walk', at: 0.2, minutes: 45, everyWeeks: 2, optional: true, title: 'Walk without a telephone, week {week}, and write ten lines of what you saw', how: 'Same way each time: what has changed since the last walk is the poem.', done: 'ten lines stand in the notebook' },
    { id: 'poe-half', at: 0.42, minutes: 30, when: { minWeeks: 6 }, title: 'Count drafts against weeks, and notice what you keep writing about', how: 'The theme that returns unasked is the thread of the collection. Change the plan to it.', done: 'the thread has a name and the next drafts follow it' },
    { id: 'poe-form', after: ['poe-draft'], at: 0.3, minutes: 90, when: { levels: ['advanced'] }, title: 'Set yourself a form for five of them: sonnet, ghazal, syllables, erasure', how: 'Keep the rule for one whole draft, then break it in one place on purpose.', done: 'five drafts keep their rule and one breaks it well' },
  ],
}
