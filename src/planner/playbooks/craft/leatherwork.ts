import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

/** Bags, belts and wallets from vegetable-tanned leather. */
export const LEATHERWORK: Playbook = {
  id: 'leatherwork',
  title: 'leatherwork',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  inOrder: true,
  tags: ['leather'],
  location: 'the workbench',
  matches: {
    strong: ['leatherwork', 'leather work', 'leather craft', 'leathercraft', 'saddle stitch', 'leder nahen', 'lederarbeit', 'ledertasche', 'trabajar el cuero', 'travail du cuir', 'trabalhar couro', ...wordings(['make', 'sew', 'craft', 'build', 'stitch', 'making'], ['', 'a', 'my own', 'my', 'an', 'the', '5', '10', 'some'], ['leather bag', 'leather bags', 'leather belt', 'leather wallet', 'leather wallets', 'leather case', 'leather purse', 'leather satchel', 'leather sheath', 'leather journal', 'leather backpack', 'leather goods', 'leather apron', 'leather collar', 'leather belts'])],
    weak: ['leather', 'bag', 'awl', 'thread', 'buckle', 'gift', 'wallet', 'hand stitched'],
    not: ['leather sofa', 'clean the leather', 'leather jacket', 'repair', 'restore', 'buy', 'sell my', 'faux'],
  },
  topicStages: [
    { id: 'cut', titles: ['{Topic}: paper pattern, cut and prepare the edges'], share: 1, how: 'Pattern in card with all holes, cut in one pull with a sharp blade, thinned where several layers meet.', done: '{topic} is cut and its edges are prepared' },
    { id: 'sew', titles: ['{Topic}: glue, mark, pierce and stitch'], share: 2, how: 'Glue three millimetres along the edge, prick at a fixed distance, two needles, the same hand first in every stitch.', done: '{topic} is stitched and its ends are locked' },
  ],
  tasks: [
    { id: 'lea-design', at: 0, minutes: 60, priority: 'high', title: 'Decide size and use: lay what goes in on the table and draw round it', how: 'Carry a paper bag of that size for a day. How it opens, how it hangs, what weighs on which seam.', done: 'a drawing has outside measures, closing and strap' },
    { id: 'lea-model', at: 0.06, minutes: 90, title: 'Build it in felt or card and carry it for an evening', how: 'Fold, staple, fill it. Corners, gusset and length of the strap change now.', done: 'the model fits its contents and your shoulder' },
    { id: 'lea-pattern', after: ['lea-model'], at: 0.12, minutes: 120, priority: 'high', about: ['pattern'], title: 'Draw the pattern on card with seam allowance, fold lines and every hole', how: 'Four millimetres for the seam, the turn of the leather added at folds, symmetrical parts from one half. Number the pieces.', done: 'the card pieces go together without leather' },
    { id: 'lea-material', at: 0.16, minutes: 75, about: ['leather', 'material', 'tools'], title: 'Choose leather and fittings: thickness, part of the hide, solid brass', how: 'Vegetable-tanned, 1.2 to 1.6 millimetres for a wallet, 2 to 2.5 for a bag, 3.5 for a belt. Lay the pattern on the hide before you pay; mark scars.', done: 'hide, thread, needles and fittings match the pattern' },
    { id: 'lea-tools', at: 0.18, minutes: 45, title: 'Set out and sharpen: knife, pricking irons, awl, edge beveller, mallet', how: 'Strop until the knife shaves paper, stone block under the irons, glue with the window open.', done: 'an offcut is cut with a clean edge in one pull' },
    { id: 'lea-practice', at: 0.22, minutes: 120, when: { levels: ['beginner'] }, title: 'Practise the saddle stitch: three seams of twenty centimetres on offcuts', how: 'Waxed thread four times the seam, two needles, the same angle, pull evenly. Look at the back.', done: 'the third seam looks the same on both sides' },
    { id: 'lea-small', at: 0.26, minutes: 150, when: { levels: ['beginner'] }, title: 'Make a key fob or card holder from start to end', how: 'Cut, glue, prick, stitch, edge. Every step of the big piece once, in small.', done: 'it is finished and you know your slowest step' },
    { id: 'lea-cut', at: 0.34, minutes: 120, priority: 'high', scale: { units: ['bag', 'belt', 'wallet', 'piece', 'case'], minutesEach: 30, atMost: 420 }, title: 'Lay out and cut the pieces, the visible ones from the back of the hide', how: 'Stretch runs across: straps along the spine. Weight on the pattern, straight lines in one pull, corners with a punch.', done: 'all pieces are cut, numbered and flat' },
    { id: 'lea-dye', at: 0.4, minutes: 90, when: { mentions: ['dye', 'colour', 'color', 'stain', 'tool', 'carv', 'stamp'] }, about: ['dye', 'carving', 'stamping', 'tooling'], title: 'Tool or stamp it damp, then dye in thin coats', how: 'Damp and not wet, tried on an offcut of the same hide. Two thin coats crosswise; a night to dry.', done: 'the surface is even and does not rub off on a white cloth' },
    { id: 'lea-thin', at: 0.44, minutes: 90, title: 'Thin the edges where layers meet, bevel and pre-polish what is hard to reach later', how: 'To half the thickness over ten millimetres. Pocket edges are finished now.', done: 'folded edges lie flat and inner edges shine' },
    { id: 'lea-fittings', at: 0.5, minutes: 75, about: ['buckle', 'fittings', 'zip', 'lock'], title: 'Set fittings, pocket and zip while it is flat', how: 'Measured from both sides, punched one size smaller, rivets with a piece of leather behind. Tried with the closing pulled shut.', done: 'everything metal sits straight and holds a pull' },
    { id: 'lea-glue', at: 0.56, minutes: 75, title: 'Glue the seams, clamp, trim level and prick the stitch line', how: 'Roughen, thin coats on both sides, wait until they are no longer wet. One line from a divider at four millimetres.', done: 'edges are one surface and the marks end evenly at corners' },
    { id: 'lea-stitch', at: 0.62, minutes: 180, priority: 'high', about: ['sew', 'stitch'], scale: { units: ['bag', 'belt', 'wallet', 'piece', 'case'], minutesEach: 60, atMost: 600 }, title: 'Stitch the seams in sittings of an hour', how: 'Clamp between the knees, awl straight through, three stitches back at start and end. A metre takes about two hours by hand.', done: 'all seams are closed and locked' },
    { id: 'lea-edges', at: 0.78, minutes: 120, title: 'Sand, bevel and burnish the edges until they are one', how: 'Grain 220, 400, 600, water or gum, wooden slicker or cloth, wax warm at the end. Three rounds.', done: 'no layer can be seen or felt at the edge' },
    { id: 'lea-strap', at: 0.72, minutes: 90, about: ['strap', 'handle'], title: 'Make the strap and test it with twice the weight', how: 'Three and a half millimetres or two layers stitched, holes every 25 millimetres, hung from a door for a night.', done: 'nothing has stretched or opened in the morning' },
    { id: 'lea-care', after: ['lea-edges'], at: 0.88, minutes: 45, title: 'Oil it lightly, wax it, and let it rest for two days', how: 'A thin coat of neatsfoot oil evens the colour; too much makes it limp. In the light it darkens for weeks.', done: 'a drop of water stays on top' },
    { id: 'lea-test', at: 0.92, minutes: 60, priority: 'high', title: 'Use it for a day and mend what pulls, rubs or gapes', how: 'Filled as meant. Corners, first stitches and rivets show it first.', done: 'a full day leaves no mark where none should be' },
    { id: 'lea-mark', at: 0.96, minutes: 30, title: 'Stamp or write name and date inside, and wrap it with a note on care', how: 'Dry away from heating, wax twice a year, scratches rub out with a thumb.', done: 'it is marked, wrapped and its pattern is filed' },
    { id: 'lea-second', at: 0.84, minutes: 120, when: { minWeeks: 6 }, optional: true, title: 'Make a matching small piece from the offcuts', how: 'Key loop, card case or zip pull with the same thread and edge.', done: 'it lies in the bag' },
    { id: 'lea-count', at: 0.54, minutes: 30, when: { minWeeks: 6 }, title: 'Reckon stitches left against evenings left', how: 'Centimetres of seam times a minute and a half. Rivets instead of a hidden seam save an evening.', done: 'the seams left fit the sittings left' },
    { id: 'lea-look', at: 0.08, minutes: 60, when: { minWeeks: 6 }, optional: true, title: 'Take an old bag apart, or look into a saddler’s work, and note how corners are made', how: 'Where it is thin, where it is doubled, what wore out first.', done: 'two solutions are drawn' },
    { id: 'lea-form', at: 0.48, minutes: 150, when: { levels: ['advanced'] }, title: 'Wet-form a gusset or pocket over a wooden block', how: 'Soaked until bubbles stop, bone folder along the edge, clamped for a night, trimmed dry.', done: 'the form stays and the flange is even' },
  ],
}
