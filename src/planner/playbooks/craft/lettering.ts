import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

/** Calligraphy and hand lettering, alone or for a stack of envelopes. */
export const LETTERING: Playbook = {
  id: 'lettering',
  title: 'calligraphy and hand lettering',
  atItsHours: true,
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  tags: ['lettering'],
  matches: {
    strong: ['calligraphy', 'hand lettering', 'handlettering', 'brush lettering', 'copperplate', 'italic script', 'blackletter', 'kalligraphie', 'kalligrafie', 'schonschreiben', 'caligrafia', 'calligraphie', ...wordings(['learn', 'practise', 'practice', 'improve', 'write'], ['', 'my', 'modern', 'brush', 'pointed pen'], ['lettering', 'calligraphy', 'handwriting']), 'improve my handwriting', 'neater handwriting'],
    weak: ['envelopes', 'nib', 'ink', 'pen', 'cards', 'wedding', 'alphabet', 'letters'],
    not: ['letter of', 'cover letter', 'signage', 'learn to write', 'child', 'school', 'font', 'logo', 'chinese characters', 'japanese'],
  },
  sessions: {
    minutes: 40, perWeek: 4, topicMinutes: { beginner: 200, intermediate: 160, advanced: 140 }, order: 'blocks',
    topics: {
      beginner: ['pressure and basic strokes', 'lower case: n, m, h, u and their family', 'lower case: o, a, d, c, e', 'loops and descenders', 'capitals', 'words and spacing', 'a line and a layout'],
      intermediate: ['strokes and rhythm', 'joins and spacing', 'capitals with flourish', 'numerals and addresses', 'layout and centring', 'a finished piece'],
      advanced: ['variations of one hand', 'contrast of two hands', 'flourishing', 'colour and gilding', 'a series of pieces'],
    },
    opening: [
      { id: 'let-sample', minutes: 40, priority: 'high', title: 'Write the alphabet and one sentence as you write today, and date it', how: 'With the pen you have. Choose one hand, such as italic, copperplate or brush, and one master sheet for it; mixing three is what makes beginners slow.', done: 'the dated sheet and the master alphabet lie in one folder' },
      { id: 'let-kit', minutes: 40, title: 'Set up pen, ink, paper and a slanted board, and prepare the nib', how: 'Smooth paper of 90 to 120 grams that does not bleed, printed guide sheet below it, nib wiped with saliva or toothpaste so that ink holds. Board at 20 to 30 degrees, elbow on the table.', done: 'a line flows for ten centimetres without blots' },
    ],
    stages: [
      { id: 'drill', titles: ['{Topic}: slow drills on guide lines', '{Topic}: drills again, with your eye on the white between'], share: 2, how: 'A row of each stroke, up light and down heavy or at one pen angle, two seconds a stroke. Circle the best of each row.', done: 'the last row is more even than the first' },
      { id: 'letters', titles: ['{Topic}: ten of each, compared with the master', '{Topic}: the three weakest, thirty of each'], share: 2, how: 'Copy, lay the master on the window over it, mark where it differs. Only three letters at a time.', done: 'three letters match the master on the window' },
      { id: 'words', titles: ['{Topic}: in words and names', '{Topic}: in whole lines at an even pace'], share: 2, how: 'Words that join them in all ways: minimum, ballad, rhythm; then real names and addresses. Spacing by equal white and not by the ruler.', done: 'ten words stand with even spacing' },
      { id: 'piece', titles: ['{Topic}: one small finished piece'], share: 1.5, lag: 1, how: 'A card, a name, a line. Pencil guide, two drafts, then ink in one go.', done: 'the piece is dry, rubbed clean and dated' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'let-warm', title: 'Ovals, waves and pressure, round {round}, then one page of a favourite text', how: 'Ten minutes of drills, then write without looking at the master and compare afterwards.', done: 'three differences are marked in red', tags: ['revision'] },
      { id: 'let-speed', title: 'Write one address every three minutes, round {round}', how: 'By the clock and not fast: rhythm is what is trained. Count spoiled ones.', done: 'eight of ten are good enough to send', tags: ['revision'] },
    ] },
    closing: [
      { id: 'let-again', title: 'Write alphabet and sentence again beside the first sheet', how: 'Same size, same time. Look at slant, spacing and weight one by one.', done: 'both lie side by side with three differences named', priority: 'high' },
    ],
  },
  tasks: [
    { id: 'let-list', at: 0.1, minutes: 45, when: { mentions: ['envelope', 'place card', 'invitation', 'menu', 'sign', 'certificate'] }, priority: 'high', title: 'Get the list: names, titles and addresses, checked by those who know them', how: 'One spreadsheet, line breaks as they will be written, a second pair of eyes for spelling. Fifteen per cent more envelopes than names.', done: 'the list is signed off and the paper is there with spares' },
    { id: 'let-paper', at: 0.3, minutes: 45, when: { mentions: ['envelope', 'place card', 'invitation', 'menu', 'sign', 'certificate'] }, title: 'Test ink on the real paper: bleeding, drying, postman’s rain', how: 'Coated and recycled papers bleed; gum sandarac or another ink helps. Wipe with a damp finger after an hour.', done: 'ink and paper agree, and a posted test has arrived readable' },
    { id: 'let-template', at: 0.45, minutes: 60, when: { mentions: ['envelope', 'place card', 'invitation', 'menu', 'certificate'] }, title: 'Make the layout template: lines, left edge or centre, height of the first line', how: 'Laser level, light box or a card with slots. Leave the stamp and the lower code zone free.', done: 'three test pieces lie exactly alike' },
    { id: 'let-write', at: 0.55, minutes: 120, priority: 'high', batch: { units: ['envelope', 'place card', 'invitation', 'card', 'menu', 'certificate', 'name'], unit: 'pieces', usual: 0, of: 12, atMost: 14, until: 0.92 }, title: 'Write {part}, warmed up, in one sitting each', how: 'Ten minutes of drills first, an envelope takes four to six minutes. Tick the list as you lay it aside to dry; stop when the third in a row is spoiled.', done: 'the pieces are dry, ticked and spelled as on the list' },
    { id: 'let-check', at: 0.95, minutes: 45, when: { mentions: ['envelope', 'place card', 'invitation', 'menu', 'certificate'] }, title: 'Check every piece against the list, and rewrite the spoiled ones', how: 'Two people, one reads, one looks. Rub out pencil only after a night.', done: 'all are there, right and packed flat' },
    { id: 'let-class', at: 0.3, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Go to a class or let a calligrapher correct a page', how: 'Bring the page with your circles on it; ask about angle and hold first.', done: 'one correction is practised for a week' },
    { id: 'let-hold', at: 0.08, minutes: 30, when: { levels: ['beginner'] }, title: 'Settle hold, seat and paper angle with a photograph of your hand', how: 'Pen resting and not gripped, movement from the arm for large strokes, paper turned instead of the wrist.', done: 'the hand does not hurt after half an hour' },
    { id: 'let-tools', at: 0.15, minutes: 30, when: { levels: ['beginner'] }, title: 'Learn to clean nibs, mix ink and rescue a blot', how: 'Rinse every ten minutes, dry at once; gum arabic thickens, water thins; a blot is lifted with a corner of blotting paper.', done: 'pen and desk are clean and a blot was lifted' },
    { id: 'let-gift', at: 0.75, minutes: 90, when: { minWeeks: 8 }, title: 'Make one framed piece: a poem or a name, with three drafts', how: 'Longest line first for the size, margins wider below. Colour in one word only.', done: 'it hangs or is given away' },
    { id: 'let-folder', at: 0.5, minutes: 30, when: { minWeeks: 6 }, everyWeeks: 4, title: 'Lay out the sheets, week {week}, and choose the letter of the month', how: 'From two metres: slant, spacing, weight. The commonest fault becomes the warm-up.', done: 'the fault and its drill are on the first page' },
    { id: 'let-own', at: 0.6, minutes: 120, when: { levels: ['advanced'] }, title: 'Draw a variation of your own from one historical page', how: 'Measure x-height in nib widths, angle and joins, then change one of them through the whole alphabet.', done: 'an alphabet with its rules stands on one sheet' },
  ],
}
