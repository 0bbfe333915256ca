import type { Playbook } from '../playbook.ts'

/** Drawing as a practice over weeks: seeing, line, form, light, people, places, and a sketchbook that fills up. */
export const DRAWING_PRACTICE: Playbook = {
  id: 'drawing-practice',
  title: 'drawing practice',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 8,
  matches: {
    strong: ['learn to draw', 'into drawing', 'drawing again', 'start drawing', 'take up drawing', 'learn drawing', 'learn how to draw', 'draw every day', 'draw daily', 'draw each day', 'draw something every', 'drawing practice', 'drawing habit', 'drawing skills', 'drawing every', 'daily drawing', 'daily sketch', 'sketch every', 'sketch daily', 'sketchbook', 'sketching', 'get better at drawing', 'improve my drawing', 'draw portraits', 'draw people', 'draw faces', 'draw animals', 'draw hands', 'figure drawing', 'life drawing', 'urban sketch', 'portrait drawing', 'practise drawing', 'practice drawing', 'inktober', 'drawing challenge', 'zeichnen lernen', 'zeichnen uben', 'taglich zeichnen', 'jeden tag zeichnen', 'portrats zeichnen', 'aprender a dibujar', 'dibujar cada dia', 'dibujar todos los dias', 'apprendre a dessiner', 'dessiner chaque jour', 'dessiner tous les jours', 'aprender a desenhar', 'desenhar todos os dias'],
    weak: ['draw', 'drawing', 'sketch', 'pencil', 'portrait', 'charcoal', 'ink', 'figure', 'perspective', 'days', 'every'],
    not: ['technical drawing', 'draw up', 'draw a plan', 'draw a floor plan', 'comic', 'manga', 'prize draw', 'draw water', 'autocad', 'watercolour', 'watercolor', 'oil painting', 'construction drawing', 'novel', '=app', 'apps'],
  },
  tags: ['drawing'],
  sessions: {
    minutes: 45, perWeek: 5,
    topicMinutes: { beginner: 300, intermediate: 260, advanced: 240 },
    usualAmount: { units: ['drawing', 'sketch', 'page', 'portrait', 'zeichnung', 'dibujo', 'dessin', 'desenho'], value: 40 },
    order: 'blocks', inParts: true,
    topicsFor: [
      { mentions: ['portrait', 'face', 'portrat', 'retrato', 'rostro', 'gesicht', 'visage'], topics: ['head as a simple form', 'proportions of the face', 'eyes and brows', 'nose and mouth', 'ears, hair and neck', 'light on the head', 'likeness', 'hands with the head'] },
      { mentions: ['figure', 'life drawing', 'draw people', 'anatomy', 'aktzeichnen'], topics: ['gesture', 'balance and weight', 'torso and pelvis', 'legs and feet', 'arms and hands', 'head and neck', 'foreshortening', 'clothing'] },
      { mentions: ['urban', 'building', 'street', 'city', 'architecture', 'travel sketch'], topics: ['one-point perspective', 'two-point perspective', 'windows and doors', 'streets and people', 'trees and sky', 'light and shadow in ink', 'the quick page on site'] },
      { mentions: ['animal', 'bird', 'horse', 'cat', 'dog', 'tiere'], topics: ['gesture of animals', 'simple forms of the body', 'heads', 'legs and paws', 'fur and feathers', 'animals that move'] },
    ],
    topics: {
      beginner: ['seeing outlines', 'straight lines and ellipses', 'boxes and cylinders', 'negative space and proportion', 'light and shadow', 'everyday things', 'plants', 'rooms in perspective', 'hands', 'faces'],
      intermediate: ['gesture', 'form and overlap', 'values in three tones', 'perspective of rooms and streets', 'heads', 'hands and feet', 'cloth and folds', 'composition of a page'],
      advanced: ['expressive line', 'value design', 'figures in space', 'drawing from imagination', 'a series on one subject'],
    },
    opening: [
      { id: 'dw-before', minutes: 45, priority: 'high', title: 'Draw your hand, a chair and a face today, dated, without help', how: 'Fifteen minutes each, one page each, no rubber. They go to the back of the book and are drawn again at the end.', done: 'three dated drawings lie at the back' },
      { id: 'dw-kit', minutes: 30, title: 'Set out a kit that is always ready: book, two pencils, one pen, sharpener', how: 'A book that may be spoilt, HB and 4B, a waterproof fineliner; at the place and hour where you will draw, telephone elsewhere.', done: 'you can begin within a minute' },
      { id: 'dw-arm', when: { levels: ['beginner'] }, title: 'Loosen the arm: lines from the shoulder, ghosted circles, pressure from light to dark', how: 'Two pages of parallel lines between two dots, a page of ellipses that touch, ten-step scale from white to black.', done: 'the last row is straighter than the first and the scale has ten steps' },
      { id: 'dw-measure', when: { levels: ['beginner'] }, title: 'Learn to measure by eye: pencil at arm’s length, angles, half-way marks', how: 'One eye closed, arm straight; compare height with width before any detail; check the half-way mark first.', done: 'a bottle and a cup stand in the right proportion to each other' },
      { id: 'dw-direction', when: { levels: ['advanced'] }, title: 'Choose three artists and copy what you lack from each', how: 'One page a piece, half of it copied, half your own subject in their way; write down how they leave out.', done: 'three rules you want to try are written beside them' },
    ],
    stages: [
      { id: 'look', titles: ['{Topic}: three studies from life, slow, mostly looking', '{Topic}: three more, from another side', '{Topic}: two slow ones in a different light'], share: 3, how: 'Look twice as long as you draw; large forms first, detail in the last five minutes. No photograph where the thing itself is in the house.', done: 'three studies stand with a note on what was seen wrongly at first' },
      { id: 'construct', titles: ['{Topic}: build it from simple forms, ten small ones', '{Topic}: turn the simple forms in space, ten from your head'], share: 2, how: 'Boxes, cylinders, balls drawn through as if of glass; a matchbox in size each; turn it to another angle from your head.', done: 'ten stand, and two show an angle you did not see' },
      { id: 'fast', titles: ['{Topic}: twenty quick ones of one to two minutes', '{Topic}: quick ones in pen, no rubber'], share: 2, how: 'Timer on; the whole before the parts; a line that stays is better than three that search.', done: 'twenty are on paper and the best two are marked' },
      { id: 'master', titles: ['{Topic}: copy one master drawing and say what was left out', '{Topic}: draw your own subject in the manner of that master'], share: 1.5, how: 'An old or living artist; half size, same medium; which lines are dark, which end, where is nothing.', done: 'copy and three sentences are beside each other' },
      { id: 'page', titles: ['{Topic}: one finished page with everything so far', '{Topic}: the finished page again, larger and with fewer lines'], share: 2.5, lag: 1, how: 'Three thumbnails first, choose by squinting, then an hour without haste; stop before it is tired.', done: 'the page is dated and has one thing you like and one to work on' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'dw-out', minutes: 60, title: 'Draw outside, round {round}: a café, a stop, a market, a museum', how: 'Three things that stand, five people who do not; small, quickly, unfinished is right.', done: 'a page was filled on the spot' },
      { id: 'dw-memory', title: 'Draw from memory, round {round}: yesterday’s subject, then compare', how: 'Ten minutes without looking, then the same from life beside it; mark in red what you had made up.', done: 'the red marks have become fewer or have a name', tags: ['revision'] },
      { id: 'dw-review', minutes: 30, title: 'Lay out the last pages, round {round}: what has improved, what comes next', how: 'On the floor, from two metres; three best with a mark, the commonest fault becomes the next warm-up.', done: 'the fault and its exercise are on the first page', tags: ['revision'] },
      { id: 'dw-play', title: 'Play, round {round}: the other hand, blind outline, ink and water, large paper', how: 'One rule for the whole sitting, no result wanted; five sheets at least.', done: 'five sheets are full and one is kept' },
    ] },
    closing: [
      { id: 'dw-again', minutes: 60, title: 'Draw hand, chair and face again, and lay them beside the first', how: 'Same time, same subjects, same light; look for proportion, line and tone one by one.', done: 'the six lie side by side and three differences are written down', priority: 'high' },
      { id: 'dw-best', minutes: 60, title: 'Choose the ten best pages, photograph them well, show them to somebody', how: 'Daylight without sun, camera parallel, order by what speaks to the next; ask which they would hang up.', done: 'ten are saved and one hangs' },
      { id: 'dw-next', minutes: 30, title: 'Set the next stretch: one subject, one book, one day a week with others', how: 'What you drew gladly in the worst week is the subject; a class, a drawing group or a swap of pages keeps it going.', done: 'the first three sittings stand in the calendar' },
    ],
  },
  tasks: [
    { id: 'dw-group', at: 0.35, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Draw once with others: an open studio, a life class or a sketch walk', how: 'Ask beforehand about easels and poses; sit beside somebody whose line you like and look how they begin.', done: 'you went, and brought home one way of beginning' },
    { id: 'dw-critique', at: 0.6, minutes: 45, when: { minWeeks: 8 }, title: 'Show five pages to somebody who draws better, with one question', how: 'Not “is it good” but “what would you practise first”.', done: 'one exercise of theirs has been done three times' },
    { id: 'dw-project', at: 0.7, minutes: 90, when: { minWeeks: 10 }, title: 'Begin a small series: eight drawings of one subject in one format', how: 'Your street, tools, one face over the seasons; same size and medium, thumbnails for all eight first.', done: 'the eight thumbnails are chosen and the first stands' },
    { id: 'dw-month', at: 0.25, minutes: 30, when: { minWeeks: 6 }, everyWeeks: 4, title: 'Date and count the pages, week {week}: how many, of what, how it felt', how: 'Compare with the plan; shorten sittings rather than skip days.', done: 'the number stands on the inside of the cover' },
  ],
}
