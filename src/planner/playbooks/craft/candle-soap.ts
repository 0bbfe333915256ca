import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const CANDLE: Keyword[] = ['candle', 'kerze', 'vela', 'bougie', 'wax']
const SOAP: Keyword[] = ['soap', 'seife', 'jabon', 'savon', 'sabonete', 'sabao', 'bath bomb']
const CREAM: Keyword[] = ['cream', 'lotion', 'balm', 'cosmetic', 'salve']

/** Poured and cured things for the bathroom and the table. */
export const CANDLE_SOAP: Playbook = {
  id: 'candle-soap',
  title: 'making candles, soap and balms',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  inOrder: true,
  tags: ['candles and soap'],
  location: 'the kitchen',
  matches: {
    strong: ['candle making', 'bars of soap', 'soap bars', 'homemade soap', 'homemade candles', 'scented candles', 'soap making', 'make soap', 'make candles', 'soap and candle', 'candles and soap', 'cold process soap', 'beeswax candle', 'bath bombs', 'lip balm', 'kerzen', 'seife sieden', 'seife herstellen', 'seifen', 'hacer jabon', 'hacer velas', 'faire des bougies', 'faire du savon', 'fazer velas', 'fazer sabonete', ...wordings(['make', 'making', 'pour', 'learn to make', 'produce'], ['my own', 'our own', '20', '30', '40', '50', 'some', 'homemade', 'scented', 'natural', 'soy'], ['candles', 'soap', 'soaps', 'bars of soap', 'bath bombs', 'balm', 'candles and soap', 'soap and candles'])],
    weak: ['gift', 'market', 'scent', 'wax', 'wick', 'lye', 'oil', 'mould', 'jars', 'labels'],
    not: ['soap opera', 'candle lit', 'candlelight dinner', 'sell my', 'open a shop', 'online shop', 'blow out'],
  },
  topicStages: [
    { id: 'test', titles: ['{Topic}: one small test batch, written down'], share: 1, how: 'A fifth of the amount, weighed to the gram, one thing changed at a time.', done: 'the test of {topic} has been used and judged' },
    { id: 'make', titles: ['{Topic}: make the whole batch'], share: 2, how: 'Everything weighed and laid out before anything is heated. Room empty of children and animals.', done: '{topic} stands in its moulds or jars with date and batch on it' },
  ],
  tasks: [
    { id: 'can-plan', at: 0, minutes: 45, priority: 'high', title: 'Decide what, how many, for whom and for which day, and count back the curing time', how: 'Cold-process soap cures four to six weeks, soy candles one to two, balms are ready the next day. One in five is for yourself and for tests.', done: 'a list has kinds, numbers and the last day to pour each' },
    { id: 'can-safe', at: 0.04, minutes: 45, priority: 'high', title: 'Set up the place safely: gloves, goggles, ventilation, a lid, no water on wax', how: 'Lye goes into water and never water into lye, outside or at an open window. Wax melts in a water bath with a thermometer, never alone; a lid and baking soda for fire.', done: 'protection lies ready and nobody small can come in' },
    { id: 'can-recipe', at: 0.08, minutes: 60, title: 'Choose recipes, and work out every amount by weight', how: 'Soap through a lye calculator with five to eight per cent of superfat, even for recipes from a book. Candle: fragrance at six to eight per cent of the wax, wick by the width of the jar.', done: 'one sheet for each kind with grams and temperatures' },
    { id: 'can-buy', at: 0.11, minutes: 60, title: 'Buy oils or wax, wicks or lye, fragrance for skin or flame, moulds, jars, labels', how: 'A scale to the gram, a thermometer, a stick blender that does not go back to the kitchen. Jars of the same width so that one wick suits all.', done: 'everything is on the table and ticked on the sheet' },
    { id: 'can-first', at: 0.15, minutes: 90, when: { levels: ['beginner'] }, title: 'Make the smallest batch together with somebody or with the film beside you', how: '300 grams, no colour, one scent. Stop at each step and compare temperature and thickness.', done: 'the small batch is in its mould without a surprise' },
    { id: 'can-soap-test', at: 0.18, minutes: 120, when: { mentions: SOAP }, priority: 'high', title: 'Make a test soap, and note trace, scent and colour', how: 'Lye and oils both at 35 to 40 degrees, blend in bursts to a thin trace. Some scents seize in seconds: now is when you find out.', done: 'the test is in its mould with minutes and temperatures' },
    { id: 'can-candle-test', at: 0.2, minutes: 120, when: { mentions: CANDLE }, priority: 'high', title: 'Pour three test candles with three wicks, and burn them after a week', how: 'After two hours the pool should reach the rim and be about a centimetre deep. Mushrooming, soot and tunnels mean another size.', done: 'one wick is chosen by a burn of four hours' },
    { id: 'can-soap', at: 0.18, minutes: 110, when: { mentions: SOAP }, about: SOAP, priority: 'high', batch: { units: ['soap', 'bar', 'seife'], unit: 'bars', usual: 12, of: 12, atMost: 6, until: 0.34 }, title: 'Make the soap: {part}', how: 'Weigh twice, lye last. Pour, tap, cover, insulate for a day unless there is milk or honey in it. Gloves until it is cut and for two days after.', done: 'it is in the mould with date and recipe number' },
    { id: 'can-cut', at: 0.36, minutes: 60, when: { mentions: SOAP }, after: ['can-soap'], waitDays: 2, title: 'Unmould, cut and stand the soap on edge to cure', how: 'When it is as firm as cold butter, after one to three days. Airy, dark, two centimetres apart, turned every week.', done: 'bars stand on edge with the date they will be ready' },
    { id: 'can-candle', at: 0.4, minutes: 110, when: { mentions: CANDLE }, about: CANDLE, priority: 'high', batch: { units: ['candle', 'kerze', 'vela', 'jar'], unit: 'candles', usual: 12, of: 12, atMost: 6, until: 0.6 }, title: 'Pour {part}: wicks centred, jars warm, scent in at the right heat', how: 'Fragrance into soy wax at about 65 to 70 degrees, stirred for two minutes; pour at 55 to 60. Cool slowly, away from draughts, and top up a dip.', done: 'they stand straight with level tops and a date' },
    { id: 'can-balm', at: 0.5, minutes: 90, when: { mentions: CREAM }, about: CREAM, title: 'Melt, stir and fill balms or creams in boiled jars', how: 'Everything boiled or wiped with alcohol; without water they keep half a year, with water they need a preservative and a pH check.', done: 'jars are filled, closed and dated' },
    { id: 'can-second', at: 0.58, minutes: 120, when: { minWeeks: 6 }, title: 'Make a second round with what the first one taught', how: 'Change only one thing: scent, colour or wick. This round is usually the one that is given away.', done: 'the second round stands beside the first with its note' },
    { id: 'can-turn', at: 0.62, minutes: 30, title: 'Turn the bars, trim wicks and look for faults', how: 'Orange spots, sweating, white ash; wet spots in candles are only looks. What is wrong is thrown out or remelted for yourself.', done: 'only sound pieces stay on the rack' },
    { id: 'can-label', at: 0.72, minutes: 75, scale: { units: ['candle', 'soap', 'bar', 'jar'], minutesEach: 2, atMost: 240 }, about: ['label', 'packaging'], title: 'Write and print the labels: contents, weight, date, how to use it safely', how: 'Ingredients in order of weight with allergens of the scent; trim to five millimetres, never leave it alone, not more than four hours. A brand only where it is meant to be sold.', done: 'each kind has a label that a stranger understands' },
    { id: 'can-legal', at: 0.03, minutes: 60, when: { mentions: ['market', 'sell', 'shop', 'stall', 'fair'] }, title: 'Look up what selling needs: safety assessment, notification, warning labels, insurance', how: 'Cosmetics usually need an assessment for each recipe and a register entry; candles a warning label. Ask before the first sale, because assessments take weeks.', done: 'you know what may be sold by the day and what is only a present' },
    { id: 'can-test', at: 0.82, minutes: 60, priority: 'high', title: 'Test after curing: tongue or strip on soap, four hours of burning, your own skin', how: 'pH between 8 and 10, no zap; a candle that burns clean to the bottom; two people who use it for a week.', done: 'each kind has passed or is taken out of the list' },
    { id: 'can-wrap', at: 0.92, minutes: 90, scale: { units: ['candle', 'soap', 'bar', 'jar', 'gift', 'people'], minutesEach: 3, atMost: 300 }, title: 'Wrap them so that soap breathes and wicks stay upright', how: 'Paper band round soap and no film, lid on scented candles, a card with the story and the date.', done: 'everything is wrapped and counted against the list' },
    { id: 'can-note', at: 0.97, minutes: 30, title: 'Write down recipes, costs and what to change', how: 'Grams, scents, wick, minutes, price of one piece; keep one of each batch.', done: 'the batch book is complete and one of each is on the shelf' },
    { id: 'can-scent', at: 0.13, minutes: 60, when: { minWeeks: 6 }, title: 'Blend scents on strips, and choose after a night', how: 'Three drops of base, two of heart, one of top; number the strips and ask two noses. What is pleasant cold may be too much warm.', done: 'two blends with their drops are chosen' },
    { id: 'can-stock', at: 0.44, minutes: 45, when: { minWeeks: 8 }, title: 'Count the curing shelf against the day, and reorder early', how: 'Whatever is not in the mould now cannot cure in time; replace it with balms or candles.', done: 'the list of what will be ready is certain' },
    { id: 'can-care', at: 0.17, minutes: 45, when: { levels: ['beginner'] }, title: 'Learn what to do if something goes wrong: spill, burn, seized soap, fire', how: 'Lye on skin: running water for fifteen minutes. Wax fire: lid, heat off, never water. Seized soap goes into the oven at 70 degrees.', done: 'the four answers hang on the wall above the stove' },
    { id: 'can-swirl', at: 0.34, minutes: 120, when: { levels: ['advanced'] }, title: 'Work a design: drop swirl, layers, embeds, or a dipped taper', how: 'Slow recipe with a high part of olive oil, scent known not to accelerate, colours split at emulsion.', done: 'the cut shows the pattern you drew' },
  ],
}
