import type { Keyword, Playbook } from '../playbook.ts'

const SOCKS: Keyword[] = ['sock', 'socken', 'calcetin', 'chaussette', 'meias']
const BLANKETS: Keyword[] = ['blanket', 'afghan', 'bedspread', 'decke', 'babydecke', 'manta', 'couverture', 'granny square']
const SCARVES: Keyword[] = ['scarf', 'shawl', 'cowl', 'schal', 'bufanda', 'echarpe', 'cachecol']
const HATS: Keyword[] = ['=hat', '=hats', 'beanie', 'mutze', 'gorro', 'bonnet']
const TOYS: Keyword[] = ['amigurumi', 'toy', 'teddy', 'bear', 'doll', 'animal']
const MITTENS: Keyword[] = ['mitten', 'glove', 'handschuh', 'guantes', 'gants']

export const KNITTING: Playbook = {
  id: 'knitting',
  title: 'knitting or crochet',
  plannerTypes: ['calendar'], usualWeeks: 8,
  usualWeeksFor: [{ mentions: ['=hat', '=hats', 'beanie', 'scarf', 'socks', 'mittens', 'cowl', 'dishcloth', 'headband', 'mutze', 'schal'], weeks: 4 }],
  tags: ['knitting'],
  matches: {
    strong: ['christening blanket', 'baby blanket', 'blanket in merino', 'merino blanket', 'in merino', 'knit', 'knitting', 'learn to knit', 'learn how to knit', 'learn to crochet', 'learn knitting', 'stricken lernen', 'aprender a tejer', 'apprendre a tricoter', 'crochet', 'amigurumi', 'granny square', 'stricken', 'strick einen', 'strickpullover', '*stricken', 'hakel', 'tejer', 'a ganchillo', 'tricot', 'tricoter un', 'tricoter une', 'tejer un', 'tejer una', 'tricotar um', 'tricotar uma', 'einen pullover stricken', 'croche', 'fair isle', 'cable jumper', 'aran jumper', 'lopapeysa', 'pair of socks', 'woollen', 'wool jumper', 'wool scarf', 'make a sweater', 'make a jumper', 'make socks', 'einen pullover fur'],
    weak: ['yarn', 'wool', 'needles', 'hook', 'sweater', 'jumper', 'cardigan', 'sock', 'scarf', 'shawl', 'blanket', 'hat', 'mittens', 'pattern', 'stitch'],
    not: ['knitting circle', 'knitting club', 'knitting group', 'yarn shop', 'open a', 'online shop', 'sell', 'market stall', 'knitwear brand', 'knitting pattern app', 'sew', 'buy'],
  },
  sessions: {
    minutes: 60, perWeek: 5, order: 'blocks', inParts: true,
    topicMinutes: { beginner: 480, intermediate: 360, advanced: 300 }, usualAmount: { units: ['square', 'stripe'], value: 48 },
    topics: ['the back', 'the front', 'the first sleeve', 'the second sleeve'],
    topicsFor: [
      { mentions: SOCKS, topics: ['leg of the first sock', 'heel of the first sock', 'foot and toe of the first sock', 'leg of the second sock', 'heel of the second sock', 'foot and toe of the second sock'] },
      { mentions: BLANKETS, topics: ['the first third of the blanket', 'the second third of the blanket', 'the last third of the blanket', 'the border of the blanket'] },
      { mentions: SCARVES, topics: ['the first half', 'the second half', 'the edges'] },
      { mentions: HATS, topics: ['the brim', 'the body of the hat', 'the crown'] },
      { mentions: MITTENS, topics: ['cuff and hand of the first one', 'thumb of the first one', 'cuff and hand of the second one', 'thumb of the second one'] },
      { mentions: TOYS, topics: ['the head', 'the body', 'arms and legs', 'ears and face'] },
    ],
    opening: [
      { id: 'choose-pattern', title: 'Choose the pattern and the size from a garment that fits', how: 'Measure a piece that fits well, lying flat, and choose the size by its finished width, not by the letter on the label. Read the pattern once to its end and mark every abbreviation you do not know.', done: 'one size is circled through the whole pattern and no abbreviation is unclear', priority: 'high', when: { unless: [...BLANKETS, ...TOYS, ...SCARVES] } },
      { id: 'choose-design', title: 'Choose the pattern and the finished size', how: 'Lay a sheet or a tape measure out in the finished size and look at it in its place. Read the pattern once to its end and mark every abbreviation you do not know.', done: 'width and length stand on the pattern and no abbreviation is unclear', priority: 'high', when: { mentions: [...BLANKETS, ...TOYS, ...SCARVES] } },
      { id: 'buy-yarn', title: 'Buy the yarn with one ball to spare, all from one dye lot', how: 'Reckon by metres and not by weight: metres in the pattern, plus a tenth. Check washing instructions, keep one label, and ask whether unopened balls can be returned.', done: 'all balls bear the same lot number and the needles or hook have the right size' },
      { id: 'practice-stitches', when: { levels: ['beginner'] }, title: 'Practise the basic stitches on a square you may throw away', how: 'Twenty stitches wide with thick, smooth, light-coloured yarn: begin, work ten rows, count after every row, undo two rows and pick the stitches up again, finish.', done: 'the last ten rows have the same number of stitches and straight edges' },
      { id: 'read-stitches', when: { levels: ['beginner'] }, title: 'Learn to see and mend three mistakes: dropped, split and extra stitch', how: 'Make each of them on purpose on the practice square and put it right with a crochet hook. This saves more yarn and patience than anything else.', done: 'each of the three was mended without undoing the row' },
      { id: 'swatch', title: 'Make a tension square of 15 cm, wash it, and count 10 cm', how: 'In the stitch of the pattern, washed and dried like the finished piece, counted in the middle. Too many stitches: a needle or hook half a millimetre thicker; too few: a thinner one.', done: 'stitches and rows over 10 cm agree with the pattern, or the numbers have been recalculated', priority: 'high' },
      { id: 'adapt', when: { levels: ['advanced'] }, title: 'Rework the shaping to your own measurements', how: 'Recalculate lengths, bust or calf shaping and increases from your own gauge and draw them on a schematic; decide between working in pieces and in the round.', done: 'a schematic shows stitches and centimetres at every change' },
    ],
    stages: [
      { id: 'begin', titles: ['{Topic}: begin it and set up the pattern', '{Topic}: work the first rows slowly and check the repeat'], share: 1.2, priority: 'high', how: 'Count the stitches twice before the first pattern row, put a marker at every repeat and one on the right side. The first ten rows are the slow ones.', done: 'the repeat fits the number of stitches and ten rows are straight' },
      { id: 'work', titles: ['{Topic}: work on, counting at each marker', '{Topic}: work on to the next mark on the schematic', '{Topic}: work on and compare it with the measurements', '{Topic}: work on to the end of this ball', '{Topic}: work on for ten more centimetres'], share: 4, how: 'Tick every row on the pattern or with a row counter; stop at the end of a row. Lay it flat and measure every five centimetres without pulling.', done: 'today’s rows are ticked and the stitch count is right' },
      { id: 'straight-end', when: { mentions: [...BLANKETS, ...SCARVES] }, titles: ['{Topic}: finish it and measure it against the plan'], share: 1, how: 'Lay it flat without pulling: width at three places, length at both sides. Photograph it against the plan before you go on.', done: 'both sides are equally long and no repeat is missing' },
      { id: 'shape', when: { unless: [...BLANKETS, ...SCARVES] }, titles: ['{Topic}: work the shaping, row by row from a slip', '{Topic}: finish off and measure it against the pattern'], share: 1.2, how: 'Write the rows with increases or decreases on a slip beforehand and cross them off. Finish loosely, leave a tail of 20 cm where a seam will come.', done: 'it has the measurements of the schematic and the tail is long enough to sew with' },
    ],
    mixed: { every: 7, sessions: [
      { id: 'check-over', title: 'Look it over, round {round}: lay it flat, count, mend what is wrong', how: 'In daylight at arm’s length; a mistake found now costs ten minutes, at the end the whole piece. Compare mirrored parts row by row and weigh the yarn that is left.', done: 'every mistake you can see is mended or knowingly left, and the yarn will last' },
      { id: 'technique', when: { levels: ['beginner'] }, title: 'Learn the next technique on scrap yarn, round {round}', how: 'Whatever the pattern asks for next: increase, decrease, picking up stitches, colour change. Three times on scrap before it is done in the real piece.', done: 'the third attempt looks like the picture' },
      { id: 'tails', title: 'Weave in the tails there are so far, round {round}', how: 'With a blunt needle along the wrong side, 5 cm in one direction and 2 cm back. Ten tails now are better than sixty at the end.', done: 'no tail older than this week hangs loose' },
    ] },
    closing: [
      { id: 'block', when: { unless: TOYS }, title: 'Wash and block it, and let it dry flat for two days', how: 'Soak for twenty minutes in lukewarm water, roll in a towel without wringing, pin out to the measurements. Keep wool away from radiators and sun.', done: 'every piece is dry and has its measurements', priority: 'high' },
      { id: 'while-drying', title: 'While it dries: weave in the tails that are no longer needed', how: 'Keep the tails at the edges that will be sewn with. Turn the pieces over once so that the underside dries too, and do not begin a seam on damp wool.', done: 'only the tails for seams are left', when: { unless: TOYS } },
      { id: 'assemble', title: 'Join the pieces with mattress stitch or an invisible seam', how: 'Pin first at the ends, then the middle; shoulders, sleeves, sides in this order. Sew by daylight with the tails, and try it on before the last seam.', done: 'seams lie flat and both sides are equally long', when: { unless: [...SOCKS, ...SCARVES, ...BLANKETS, ...HATS, ...MITTENS] } },
      { id: 'join-squares', when: { mentions: ['square', 'patchwork', 'grannies'] }, title: 'Lay out the squares, photograph the order and join them row by row', how: 'Move them about until no two alike touch, then a photograph as the plan. Join all the long rows first and the cross rows after them, with the same tension as the squares.', done: 'the corners meet and the whole lies flat' },
      { id: 'neckband', when: { unless: [...SOCKS, ...SCARVES, ...BLANKETS, ...HATS, ...MITTENS, ...TOYS] }, title: 'Pick up the neckband after the shoulders are joined, and cast off loosely', how: 'Three stitches for four rows along the slope, one for one along the straight part, the same number on both sides. Pull it over a head before the end is woven in.', done: 'it goes over the head without force and lies flat' },
      { id: 'border', when: { minWeeks: 6, unless: [...TOYS, ...SOCKS, ...BLANKETS, ...HATS] }, title: 'Finish the edges: front bands, border, buttons or fringe', how: 'Pick up three stitches for four rows along a side edge; set buttonholes evenly from a paper template. A border that waves has too many stitches.', done: 'the edge neither pulls in nor waves' },
      { id: 'fill-toy', when: { mentions: TOYS }, title: 'Fill it, close it and fasten every small part for good', how: 'Small tufts of filling with the back of a pencil, washable to 40 degrees. For a child under three the eyes are embroidered, not buttons; pull at each part hard.', done: 'nothing comes off when you pull with all your strength' },
      { id: 'ends', title: 'Weave in the last ends, press lightly and try it out', how: 'Tails in two directions, then a night in use. Photograph it, write needle, yarn and changes on the pattern.', done: 'no end shows and the note for the next one is written' },
      { id: 'care', when: { minWeeks: 4 }, title: 'Pack it with a care label and a length of spare yarn', how: 'Washing temperature, drying flat, two metres of yarn wound on a card. For a present add its lot number and your name.', done: 'whoever gets it can wash and mend it' },
    ],
  },
  tasks: [],
}
