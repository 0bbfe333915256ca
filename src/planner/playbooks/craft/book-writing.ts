import type { Playbook } from '../playbook.ts'

export const BOOK_WRITING: Playbook = {
  id: 'book-writing', title: 'writing a book', plannerTypes: ['calendar'], tags: ['writing'],
  matches: { strong: ['novel', 'write a book', 'my book', '=memoir', '=memoirs', 'nanowrimo', 'screenplay', 'short stor', 'poetry', 'manuscript', '50000 words', '50 000 words', 'first draft of', '=roman', 'novela', 'livro', 'children s book', 'writing'], weak: ['words', 'chapters', 'draft', 'edit', 'character', 'plot', 'publish'], not: ['conference talk', 'my talk', 'a talk', 'speech', 'presentation', 'thesis', 'dissertation', 'read', 'copywriting', 'blog'] },
  sessions: {
    minutes: 75, perWeek: 6, topicMinutes: { beginner: 1700, intermediate: 1500, advanced: 1300 }, usualAmount: { units: ['word'], value: 60000 }, order: 'blocks',
    topics: ['opening', 'rising trouble', 'turning point', 'collapse', 'ending'],
    opening: [
      { id: 'model-book', when: { levels: ['beginner'] }, title: 'Take a book you love apart: first pages of ten chapters', how: 'Who speaks, what is wanted, where does it turn, how does it end? One line each.', done: 'ten lines stand and you see where it turns' },
      { id: 'habit-desk', when: { levels: ['beginner'] }, title: 'Set up the writing hour: place, start sign, 200 words that count', how: 'Same chair, phone elsewhere, the last sentence of yesterday on a card; a bad page is a full day.', done: 'three days in a row have at least 200 words' },
      { id: 'structure-break', when: { levels: ['advanced'] }, title: 'Write down what you did in your last book and forbid yourself one of it', how: 'Point of view, time, kind of hero, ending: which habit has become a crutch?', done: 'the forbidden thing hangs above the desk' },
      { id: 'premise', title: 'Premise in one sentence, ending in another', how: 'Who wants what, what stands in the way, what it costs; you may change the ending, not lack one.', done: 'both sentences hang above the desk' },
      { id: 'people', when: { minWeeks: 7 }, title: 'People: want, fear, secret, voice of the main three', how: 'A page each in their own voice; how each would order coffee.', done: 'you could tell them apart by one line of speech' },
      { id: 'scenes', title: 'Scene list: thirty cards with purpose and turn', how: 'Each scene changes something; lay them out, find the sag in the middle.', done: 'cards lie in order with dates and places' },
    ],
    stages: [
      { id: 'draft', titles: ['{Topic}: draft, first scene', '{Topic}: draft, the conflict scene', '{Topic}: draft, a quiet scene that changes something', '{Topic}: draft, dialogue first, description after', '{Topic}: draft to the end of the part'], share: 7, priority: 'high', how: 'Read only yesterday’s last paragraph, write forward, no deleting; brackets for facts; stop mid-scene.', done: 'today’s words are logged and you know the next sentence' },
      { id: 'look-back', titles: ['{Topic}: note what the draft taught you, mend the scene list'], share: 1, when: { minWeeks: 7 }, how: 'No rewriting: a list of what to plant earlier and what to drop.', done: 'the cards match the story you are telling' },
      { id: 'revise', titles: ['{Topic}: revise — cut the first and last paragraph of scenes', '{Topic}: revise — every scene needs a turn', '{Topic}: revise — speech aloud, verbs before adjectives'], share: 3, lag: 4, when: { minWeeks: 7 }, how: 'On paper, in another place; big changes first; read aloud.', done: 'the part is shorter and you would read on' },
    ],
    mixed: { every: 8, sessions: [
      { id: 'first-reader', when: { levels: ['beginner'] }, title: 'First reader, round {round}: one scene to somebody kind, one question', how: 'Ask only: where did you want to go on, where not? No defence.', done: 'the answer is a note, not a rewrite' },
      { id: 'editor-eye', when: { levels: ['advanced'] }, title: 'Edit against your own style sheet, round {round}: rhythm, subtext, omitted scenes', how: 'Cut what dialogue says twice; leave out one scene the reader can guess.', done: 'one scene is gone and nothing is missing' },
      { id: 'research', title: 'Research round {round}: fill the brackets', how: 'Only what the scenes need; one expert call; a timer.', done: 'brackets of finished parts are closed' },
      { id: 'refill', title: 'Refill round {round}: read a master’s scene and copy it by hand', how: 'One page; mark where it turns.', done: 'one trick is named and tried' },
    ] },
    closing: [
      { id: 'read-through', when: { minWeeks: 9 }, title: 'Read the whole in two days, with a pencil only for exclamation and question marks', how: 'As a reader, printed, no mending.', done: 'a page of big notes stands' },
      { id: 'beta-readers', when: { minWeeks: 9 }, title: 'Beta readers: five people, five questions, a date', how: 'Where did you skim, whom did you miss, when did you guess?', done: 'all five have it with the date' },
      { id: 'line-edit', when: { minWeeks: 9 }, title: 'Line edit: fillers, repeated gestures, first lines of chapters', how: 'Search list of your pet words.', done: 'pet words are halved' },
      { id: 'query', when: { minWeeks: 9 }, title: 'Next step: pitch page and ten addresses, or the way to publish yourself', how: 'One paragraph hook, one of story, one of you; format as asked.', done: 'three letters are ready or the quote for editor and cover is in' },
      { id: 'celebrate', title: 'Print it, put it away for three weeks, celebrate', how: 'Back up in two places; tell those who waited.', done: 'it lies in a drawer' },
    ],
  },
  tasks: [],
}
