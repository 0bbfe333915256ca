import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const ARMOUR: Keyword[] = ['armour', 'armor', 'foam', 'sword', 'weapon', 'prop', 'helmet', 'shield', 'wings', 'rustung']
const WIG: Keyword[] = ['wig', 'hair', 'perucke', 'peluca', 'perruque']

/** A costume of a character, built and sewn for a day. */
export const COSPLAY: Playbook = {
  id: 'cosplay',
  title: 'making a costume or cosplay',
  plannerTypes: ['calendar'],
  usualWeeks: 12,
  inOrder: true,
  tags: ['costume'],
  matches: {
    strong: ['cosplay', 'cosplay costume', 'build a cosplay', 'sew a cosplay', 'cosplay for the', 'larp costume', 'carnival costume', 'halloween costume', 'carnival group costume', 'fancy dress costume', 'costume armour', 'foam armour', 'kostum nahen', 'kostum bauen', 'faschingskostum', 'disfraz', 'faire un costume', 'fantasia de carnaval', ...wordings(['make', 'sew', 'build', 'create', 'craft', 'finish', 'sew and build'], ['a', 'my', 'our', 'the', 'a full', '5', '6'], ['costume', 'costumes', 'cosplay', 'larp', 'superhero suit'])],
    weak: ['armour', 'wig', 'convention', 'comic con', 'foam', 'prop', 'paint', 'fabric', 'character', 'carnival', 'halloween'],
    not: ['buy a costume', 'rent a costume', 'stage a play', 'school play', 'costumes for our play', 'swimming costume', 'bathing costume', 'theatre', 'musical', 'sew the costumes for', 'costumes for 1', 'costumes for 2'],
  },
  topicStages: [
    { id: 'pattern', titles: ['{Topic}: pattern, mock-up and material'], share: 1, how: 'Draw it on the photograph of yourself, cut it from paper or cheap cloth, try it on and correct before any good material is cut.', done: 'the mock-up of {topic} fits and you can sit down in it' },
    { id: 'make', titles: ['{Topic}: make it'], share: 2.5, how: 'Large parts first, edges and fastenings before paint or trim. Try it on after every step.', done: '{topic} is made and can be put on' },
    { id: 'finish', titles: ['{Topic}: paint or trim it and fix it to the whole'], share: 1, how: 'Seal before paint, shade the recesses, lighten the edges, and sew or buckle it where it will be worn.', done: '{topic} looks right at three metres and holds when you move' },
  ],
  tasks: [
    { id: 'cos-refs', at: 0, minutes: 60, priority: 'high', title: 'Collect pictures of the character from all sides, and list every part', how: 'Front, back, side and details on one sheet. For each part: sew, build, change something bought, or buy. Note what must come off for eating and for the toilet.', done: 'every part from boots to hair has its way beside it' },
    { id: 'cos-budget', at: 0.04, minutes: 45, about: ['budget', 'material'], title: 'Divide budget and hours by what is seen first: silhouette, head, colours', how: 'Hours times one and a half. Boots, wig and undergarments from second hand; rules of the event for props and blades looked up now.', done: 'each part has money, hours and a week, and the rules are known' },
    { id: 'cos-dummy', at: 0.07, minutes: 45, title: 'Take measurements in the underclothes it is worn with, and make a tape dummy', how: 'An old shirt, three layers of tape, cut open at the back and stuffed. Measure standing and sitting.', done: 'the dummy has your size and a list of twelve measures hangs beside it' },
    { id: 'cos-pattern', at: 0.12, minutes: 150, priority: 'high', about: ['pattern', 'mock up'], title: 'Make patterns and a mock-up in paper, foil and old sheets', how: 'Armour: wrap in cling film and tape, draw the lines, cut off and flatten. Clothes: change a bought pattern. Move, sit and raise your arms.', done: 'the mock-up fits over the underclothes and you can sit' },
    { id: 'cos-buy', at: 0.18, minutes: 75, title: 'Order materials with samples: cloth, foam, glue, thread, paint, wig', how: 'Look at cloth by daylight and under a lamp. Foam of 5 and 10 millimetres, contact glue with ventilation and a mask. Wigs and eyes come from far: three weeks.', done: 'everything is ordered with arrival dates' },
    { id: 'cos-practice', at: 0.2, minutes: 90, when: { levels: ['beginner'] }, title: 'Practise on offcuts: bevel, glue, heat, seal, paint; or seam, zip, hem', how: 'Make a single shoulder plate or sleeve from start to end.', done: 'the test piece survives a fall from the table' },
    { id: 'cos-base', at: 0.26, minutes: 180, scale: { units: ['costume', 'outfit', 'suit'], minutesEach: 75, atMost: 900 }, priority: 'high', about: ['clothes', 'dress', 'suit', 'coat', 'cape', 'sewing', 'fabric'], title: 'Sew the base layer, with hidden pockets and a way to the toilet', how: 'Wash the cloth first. Zip or hooks that you reach yourself, seams felled where straps rub, hem after the shoes are there.', done: 'it is on in five minutes without help' },
    { id: 'cos-armour-cut', at: 0.36, minutes: 240, priority: 'high', when: { mentions: ARMOUR }, about: ARMOUR, title: 'Cut, bevel, heat-form and glue armour and props', how: 'Sharp blade for each ten cuts, mark the left and right twin, heat until the foam turns shiny and hold it over the knee. Contact glue dries ten minutes before it is joined.', done: 'all shapes hold without tape and fit over the clothes' },
    { id: 'cos-straps', priority: 'high', at: 0.45, minutes: 120, when: { mentions: ARMOUR }, title: 'Fit straps, buckles and magnets, and walk up the stairs in it', how: 'Weight on shoulders and hips and never on the neck. Elastic where you breathe, snaps where you are in a hurry.', done: 'you climb stairs, sit and hug somebody without losing a part' },
    { id: 'cos-seal', priority: 'high', at: 0.52, minutes: 150, when: { mentions: ARMOUR }, title: 'Seal in three coats, and spray the base colour', how: 'Flexible sealer, sanded between coats; the spray first on a scrap because some eat foam. Two days to dry hard.', done: 'surfaces are smooth, flexible and do not crack when bent' },
    { id: 'cos-paint', priority: 'high', after: ['cos-base', 'cos-seal'], at: 0.6, minutes: 180, about: ['paint', 'weathering'], title: 'Paint shadows, edges and wear, then varnish', how: 'Black-brown in the recesses wiped off at once, silver with a dry sponge on edges, dirt where real dirt would lie.', done: 'it looks like metal, leather or bone at three metres' },
    { id: 'cos-wig', at: 0.66, minutes: 150, when: { mentions: WIG }, about: WIG, title: 'Cut, heat and spike the wig on a head', how: 'Pin it, cut longer than you think, steam instead of flame, glue spray in layers. Wig cap and six grips on the day.', done: 'it survives shaking your head and a night in its box' },
    { id: 'cos-shoes', at: 0.7, minutes: 120, about: ['shoes', 'boots'], title: 'Make shoes or boot covers on shoes you can walk ten hours in', how: 'Elastic under the sole, heel glued, grip left free.', done: 'an hour of walking leaves no blister' },
    { id: 'cos-makeup', at: 0.74, minutes: 75, about: ['make up', 'makeup', 'face paint', 'lenses'], title: 'Try make-up once by the clock, with a skin test the day before', how: 'Primer, contour for the character’s bones, brows, setting spray. No lenses without an optician.', done: 'it is repeatable in its time and a list lies beside the mirror' },
    { id: 'cos-trial', at: 0.82, minutes: 150, priority: 'high', title: 'Wear everything for three hours: walk, sit, eat, toilet, photograph', how: 'Film yourself walking. Note what rubs, falls, squeaks, gets hot; drink through a straw.', done: 'the list of faults has times and names for each' },
    { id: 'cos-fix', at: 0.87, minutes: 180, title: 'Mend what the trial showed, in order of what would end the day', how: 'Straps and shoes first, looks afterwards. Leave undone what nobody sees at three metres.', done: 'a second hour of wear goes without a stop' },
    { id: 'cos-kit', after: ['cos-fix'], at: 0.93, minutes: 45, title: 'Pack the repair kit, transport boxes and a bag for everything human', how: 'Glue, tape, safety pins, needle, elastic, wipes, water, snacks, ticket, telephone pocket. Props in a rigid box with the event’s rule printed.', done: 'it fits through the door, into the train and past the prop check' },
    { id: 'cos-pose', at: 0.95, minutes: 45, optional: true, title: 'Practise five poses, a walk and a sentence of the character', how: 'In front of the mirror, prop in the other hand, chin, weight on one leg.', done: 'five photographs look like the character' },
    { id: 'cos-after', after: ['cos-kit'], at: 1.02, minutes: 60, optional: true, title: 'Air, clean, mend and store it, and note what to do better', how: 'Vodka spray against sweat, wig on its head, armour hung and not stacked.', done: 'it could be worn again next week' },
    { id: 'cos-halfway', at: 0.5, minutes: 30, when: { minWeeks: 6 }, title: 'Count open parts and hours, and simplify the least seen third', how: 'A bought belt, one layer of paint less, no lights. Sleep before the event is part of the costume.', done: 'the rest fits into the weeks that are left' },
    { id: 'cos-lights', at: 0.56, minutes: 150, when: { minWeeks: 8 }, optional: true, title: 'Add light, sound or a moving part, with a switch you can reach', how: 'Battery on the hip and never at the head, plugs between parts, a spare set charged.', done: 'it runs four hours and comes apart at plugs' },
    { id: 'cos-shots', at: 0.9, minutes: 60, when: { minWeeks: 8 }, optional: true, title: 'Arrange a photographer and a place that belongs to the character', how: 'Early light, three poses planned, one full body, one face, one detail.', done: 'date, place and five shots are agreed' },
    { id: 'cos-ask', at: 0.15, minutes: 45, when: { levels: ['beginner'] }, title: 'Show list and mock-up to somebody who has built one', how: 'Ask which part they would buy, which glue, and what broke on their first day.', done: 'one part has become simpler' },
    { id: 'cos-advanced', at: 0.3, minutes: 240, when: { levels: ['advanced'] }, title: 'Draft in 3D, print or thermoform the detail pieces, and mould repeats', how: 'Split by the printer’s bed, 0.2 millimetre layers, filler and 240 to 600 grit; silicone mould for anything needed four times.', done: 'details are smooth and the mould has given two casts' },
  ],
}
