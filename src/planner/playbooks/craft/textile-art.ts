import type { Keyword, Playbook } from '../playbook.ts'

const WEAVE: Keyword[] = ['weav', 'loom', 'tapestry', 'wall hanging', 'weben', 'tejer en telar', 'tissage', 'tear']
const STITCH: Keyword[] = ['embroider', 'cross stitch', 'needlepoint', 'needlework', 'sampler', 'stick', 'bordar', 'broder', 'bordado']
const MACRAME: Keyword[] = ['macrame', 'knot']
const DYE: Keyword[] = ['dye', 'dying', 'indigo', 'batik', 'shibori', 'tie dye', 'farben', 'tenir', 'teindre', 'tingir']
const FELT: Keyword[] = ['felt', 'filzen', 'fieltro', 'feutre']
const SPIN: Keyword[] = ['spinning wheel', 'spin wool', 'spin yarn', 'fleece', 'drop spindle']

/** Embroidery, weaving, knotting, dyeing, felting. */
export const TEXTILE_ART: Playbook = {
  id: 'textile-art',
  title: 'embroidery, weaving and dyeing',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  inOrder: true,
  tags: ['textile'],
  matches: {
    strong: ['embroider', 'embroidery', 'cross stitch', 'cross stitching', 'needlepoint', 'hand weaving', 'learn weaving', 'weaving', 'weave a', 'weave the', 'tapestry', 'wall hanging', 'macrame', 'natural dye', 'dyeing', 'dye wool', 'dye my', 'dye fabric', 'dye and weave', 'dye yarn', 'indigo', 'batik', 'shibori', 'needle felt', 'wet felt', 'felting', 'spin wool', 'spin yarn', 'punch needle', 'rug hooking', 'rigid heddle', 'table loom', 'sticken', 'kreuzstich', 'wandbehang', 'makramee', 'bordar', 'punto de cruz', 'telar', 'broderie', 'broder', 'point de croix', 'tissage', 'bordado', 'tecelagem'],
    weak: ['thread', 'yarn', 'hoop', 'loom', 'wool', 'pattern', 'stitch', 'cushion', 'gift', 'linen'],
    not: ['hair dye', 'dye my hair', 'dye easter', 'easter eggs', 'knit', 'crochet', 'sew curtains', 'quilt', 'basket weaving', 'traffic'],
  },
  topicStages: [
    { id: 'plan', titles: ['{Topic}: design, size and material'], share: 1, how: 'Draw it in its size with the colours numbered, and work a sample of ten centimetres to see how long it takes.', done: '{topic} is drawn in its size and its hours are known' },
    { id: 'make', titles: ['{Topic}: work it part by part'], share: 4, how: 'From the middle or from the bottom, one colour or one area a sitting, tension checked every time.', done: '{topic} is worked' },
    { id: 'finish', titles: ['{Topic}: wash, block and finish it'], share: 1, how: 'Lukewarm with wool soap, rolled in a towel, pinned to its measures until dry, and edges or backing sewn by hand.', done: '{topic} lies flat and is ready to use' },
  ],
  tasks: [
    { id: 'tex-what', at: 0, minutes: 60, priority: 'high', title: 'Decide piece, use, size and day, and choose a design that fits the hours', how: 'Will it be washed, hung or worn? An embroidered hand’s breadth takes three to six hours, a woven metre an evening or a week. Halve the size rather than the care.', done: 'piece, measures, technique and day are on one card' },
    { id: 'tex-material', at: 0.05, minutes: 60, title: 'Buy ground, threads and tools that belong together, with a fifth to spare', how: 'Washable threads of one dye lot; linen or cotton for embroidery, strong cotton for the warp, undyed wool for dyeing. Look at colours by daylight.', done: 'everything is there and the colours lie side by side in daylight' },
    { id: 'tex-place', at: 0.07, minutes: 30, title: 'Set up seat and light: lamp from the side, hoop or loom at elbow height', how: 'Daylight lamp, a break for eyes and neck every half hour, a basket that closes against cats and children.', done: 'you can begin within a minute and sit for an hour without pain' },
    { id: 'tex-basics', at: 0.1, minutes: 90, when: { levels: ['beginner'] }, title: 'Practise the five basic stitches, knots or weaves on a spare piece', how: 'Embroidery: stem, back, chain, satin, French knot. Weaving: plain, twill, soumak, rya, joins. Macramé: lark’s head, square, half hitch, spiral, gathering.', done: 'five samples of five centimetres are labelled' },
    { id: 'tex-sample', after: ['tex-place', 'tex-basics'], at: 0.14, minutes: 120, priority: 'high', title: 'Work a sample in the real material, wash it, measure it, and time it', how: 'Ten centimetres square with the main technique and all colours. Shrinkage, bleeding and minutes decide size and order now.', done: 'the sample is washed and its minutes times area fit the calendar' },
    { id: 'tex-design', priority: 'high', at: 0.18, minutes: 120, about: ['design', 'pattern', 'motif', 'drawing', 'cartoon'], title: 'Draw the design in its size, number colours, and check it from across the room', how: 'Half close your eyes: three values, light, middle and dark, have to read. Cut out what cannot be seen.', done: 'a full-size drawing with colour numbers lies there' },
    { id: 'tex-dye-prep', at: 0.22, minutes: 120, when: { mentions: DYE }, about: DYE, title: 'Wash and mordant the material, and weigh dye and fibre', how: 'Scour until the water stays clear; alum at 10 to 15 per cent of dry weight for wool; steel pots that never see food, gloves and open windows.', done: 'the skeins are mordanted, weighed and numbered' },
    { id: 'tex-dye', at: 0.27, minutes: 180, when: { mentions: DYE }, priority: 'high', title: 'Dye light to dark, keep a strip of each bath, rinse and dry in the shade', how: 'Up to a simmer in an hour, an hour at heat, cooled in the bath. Write weight, time and temperature on the label; indigo wants air between dips.', done: 'all colours are dry, rinsed clear and on labels' },
    { id: 'tex-transfer', at: 0.26, minutes: 75, when: { mentions: STITCH }, title: 'Transfer the design, and bind the edges of the ground', how: 'Light box, heat pen or soluble sheet tried on the sample. Centre by folding, ten centimetres of margin all round.', done: 'lines are fine, straight with the weave, and wash out on the sample' },
    { id: 'tex-warp', at: 0.28, minutes: 240, when: { mentions: WEAVE }, priority: 'high', about: ['warp', 'loom', 'dress the loom'], title: 'Wind the warp, dress the loom, and even the tension with a header', how: 'Length of the piece plus a tenth plus loom waste. Thread in daylight, check each heddle, weave three centimetres of waste yarn.', done: 'all threads sing alike and the header lies straight' },
    { id: 'tex-work', after: ['tex-design', 'tex-spin'], at: 0.34, minutes: 120, priority: 'high', batch: { units: ['piece', 'motif', 'cushion', 'napkin', 'square', 'row', 'cm', 'centimetre', 'panel', 'colour', 'color'], unit: 'parts', usual: 8, of: 1, atMost: 16, until: 0.82 }, title: 'Work {part}: one area or colour from edge to edge', how: 'Background shapes before details, dark threads washed first, ends woven in as you go. Lay the work away at a place that is easy to find again.', done: 'the area is finished, its back is tidy, and width and tension are measured' },
    { id: 'tex-measure', at: 0.5, minutes: 30, title: 'Measure width, tension and hours against the drawing', how: 'Weaving draws in and embroidery puckers slowly. Undo two rows now rather than look at them for years.', done: 'it is within half a centimetre and the hours left are known' },
    { id: 'tex-details', at: 0.84, minutes: 120, title: 'Work the details last: outlines, knots, highlights, names and date', how: 'From across the room decide where it needs one more dark and one more light. Initials and year at the edge.', done: 'nothing more asks to be done from across the room' },
    { id: 'tex-off', priority: 'high', at: 0.87, minutes: 120, when: { mentions: [...WEAVE, ...MACRAME] }, title: 'Take it off, secure the ends, and trim the fringe or knot the edge', how: 'Hem stitch while it is under tension, ends woven in for four centimetres, fringe cut over a ruler when it has been washed.', done: 'no end is loose and the edge is straight' },
    { id: 'tex-wash', at: 0.9, minutes: 60, title: 'Wash, roll in a towel, and block it to its measures', how: 'Lukewarm, wool soap, no wringing; pinned on foam with a ruler until dry, embroidery ironed from the back on a towel.', done: 'it is dry, flat and square' },
    { id: 'tex-mount', at: 0.95, minutes: 120, title: 'Mount, line or sew it up, with a label on the back', how: 'Laced over acid-free board, lined by hand, or a pocket for the rod. Name, material, washing on the label.', done: 'it hangs, lies or can be worn as planned' },
    { id: 'tex-give', at: 0.98, minutes: 30, title: 'Photograph it, note hours and yarn, wrap it', how: 'Daylight from the side, one detail, rolled and not folded.', done: 'picture and notes are filed and it is wrapped or hung' },
    { id: 'tex-felt', at: 0.3, minutes: 150, when: { mentions: FELT }, about: FELT, title: 'Lay out the wool in thin crossed layers, wet, rub, and full it to size', how: 'Four layers crosswise, a third to a half larger than the finished piece. Warm water and soap, gentle until the pinch test holds, then roll hard.', done: 'no fibre lifts when you pinch, and it has its size' },
    { id: 'tex-spin', at: 0.3, minutes: 180, when: { mentions: SPIN }, about: SPIN, title: 'Wash and card the fleece, spin an even sample, ply and wash it', how: 'Draft twice as long as the staple; a sample card beside the wheel. Ply in the other direction and count twists.', done: 'a skein of fifty grams is plied, washed and balanced' },
    { id: 'tex-reserve', at: 0.72, minutes: 30, when: { minWeeks: 6 }, title: 'Count what is open, and simplify the part that is least seen', how: 'Fewer colours in the background or one motif less. The last week is for washing and mounting only.', done: 'the open hours fit the open weeks' },
    { id: 'tex-look', at: 0.12, minutes: 90, when: { minWeeks: 8 }, optional: true, title: 'Look at old pieces closely: edges, backs, three colours that work', how: 'In a museum, a church, a grandmother’s chest. Sketch one border with stitch counts.', done: 'one border and one colour chord are in the notebook' },
    { id: 'tex-circle', at: 0.3, minutes: 90, everyWeeks: 4, optional: true, title: 'Work with others for an evening, week {week}', how: 'Bring the monotonous part, and look at one back.', done: 'a part is further and one trick is noted' },
    { id: 'tex-mistake', at: 0.2, minutes: 45, when: { levels: ['beginner'] }, title: 'Learn to undo, mend and hide: unpick, split, re-tension', how: 'Make the three commonest mistakes on the sample on purpose, and repair them.', done: 'three repaired mistakes cannot be found from the front' },
    { id: 'tex-own', at: 0.24, minutes: 150, when: { levels: ['advanced'] }, title: 'Draft your own weave or shading, and sample four variations', how: 'Only one thing changes from one to the next: sett, ply, direction or value. Look at them after a night.', done: 'one variation is chosen with its draft' },
  ],
}
