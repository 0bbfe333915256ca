import type { Keyword, Playbook } from '../playbook.ts'
import { KEEPS_ALREADY } from '../home/keeps-already.ts'

const SOURDOUGH: Keyword[] = ['sourdough', 'sauerteig', 'masa madre', 'levain', 'fermentacao natural', 'starter']

export const BREAD_BAKING: Playbook = {
  id: 'bread-baking',
  title: 'bread baking',
  plannerTypes: ['calendar'], usualWeeks: 6,
  tags: ['baking'],
  location: 'the kitchen',
  matches: {
    strong: ['sourdough', '=sourdough', 'sourdough baking', '*sauerteig', 'bake bread', 'baking bread', 'bake my own bread', 'bake a loaf', 'bread baking', 'baguette', 'ciabatta', 'bake rye', 'learn to bake', 'learn to bake sourdough', 'learn to make bread', 'sourdough bread', 'sourdough loa', 'bake our own bread', 'sauerteig', 'brot backen', 'brotbacken', '*brot backen', 'masa madre', 'hacer pan', 'hornear pan', 'faire du pain', 'faire mon pain', 'pain au levain', 'fazer pao', 'pao caseiro', 'fermentacao natural', 'our bread', 'all our bread', 'my bread', 'bread at home', 'own bread', 'bake bread every', 'bake all our', 'sauerteigbrot', 'lernen sauerteigbrot'],
    weak: ['bread', 'loaf', 'starter', 'flour', 'dough', 'rye', 'oven', 'bake', 'rolls', 'crust'],
    not: ['subscription', 'customers', 'sell', 'licence', 'open a', 'sell', 'bakery website', 'cake', 'garlic bread', 'market stall', 'visit', 'breadboard', 'bread maker review'],
  },
  sessions: {
    minutes: 90, perWeek: 3, order: 'blocks', inParts: true,
    topicMinutes: { beginner: 400, intermediate: 300, advanced: 240 }, usualAmount: { units: ['loaf', 'loaves', 'bread', 'brote'], value: 12 },
    topics: ['plain tin loaf', 'wholemeal loaf', 'free-standing loaf', 'long cold proof', 'your own recipe'],
    topicsFor: [{ mentions: SOURDOUGH, topics: ['tin loaf with starter', 'free-standing country loaf', 'rye bread', 'loaf with long cold proof', 'your own recipe'] }, { mentions: ['baguette', 'ciabatta'], topics: ['dough with a pre-ferment', 'folding instead of kneading', 'shaping', 'scoring and steam', 'a full tray twice the same'] }],
    opening: [
      { id: 'bread-starter', when: { mentions: SOURDOUGH, unless: KEEPS_ALREADY }, priority: 'high', title: 'Start the sourdough: equal weights of wholemeal flour and water', how: '50 g each in a clean jar at about 26 degrees, lid loose, a rubber band at the level. Feed daily with equal parts after throwing all but 50 g away; days 3 and 4 are often quiet, go on all the same.', done: 'the jar is labelled and the daily five minutes are at a fixed hour' },
      { id: 'bread-flour-test', when: { levels: ['advanced'] }, title: 'Compare two flours at three hydrations with the same timetable', how: 'Six small doughs of 100 g; feel, spread and crumb side by side. Ash and protein on the bag explain half of it.', done: 'the best flour and water for your oven stand in numbers' },
      { id: 'bread-wake', when: { mentions: KEEPS_ALREADY }, title: 'Wake your starter: three feeds at 26 degrees, until it doubles in four hours', how: 'From the refrigerator 1:3:3, then 1:2:2 twice at its peak. Smell and time go into the log; a slow one gets a third of wholemeal rye.', done: 'it has doubled in four hours twice running' },
      { id: 'bread-equipment', when: { unless: KEEPS_ALREADY }, title: 'Get scale, thermometer, proving basket, blade and a hot pot or stone', how: 'A scale to the gram is the one thing that matters; a heavy pot with a lid replaces steam, a bowl with a floured cloth the basket. Measure what the oven really reaches.', done: 'the true temperature of the oven is known and all lies ready' },
      { id: 'bread-percent', when: { levels: ['beginner'] }, title: 'Learn to read a recipe in baker’s percentages', how: 'Flour is 100: water 65 to 75, salt 2, yeast 0.5 to 1, starter 20. Write one recipe in grams for 500 g and for 800 g of flour.', done: 'you can tell a stiff dough from a wet one by its numbers' },
      { id: 'bread-yeast-loaf', when: { levels: ['beginner'] }, title: 'Bake one simple loaf with yeast to learn what ready dough feels like', how: '500 g flour, 340 g water, 10 g salt, 4 g yeast. Press a floured finger in: it comes back slowly when ripe. Core temperature of 96 degrees, and cut it only when it is cold.', done: 'the loaf has risen, was cut cold, and its photograph is in the log' },
      { id: 'bread-float', when: { mentions: SOURDOUGH }, title: 'Test the starter: doubled in four to six hours, twice running', how: 'Feed it 1:1:1, mark the level, look every hour; a spoonful floats at its peak. Not there yet: warmer, wholemeal rye, another three days.', done: 'it has doubled twice within six hours and its hour of peak is noted' },
    ],
    stages: [
      { id: 'bake', titles: ['{Topic}: bake the first one and log times and temperatures', '{Topic}: bake it again with one thing changed', '{Topic}: bake it once more and compare the crumb'], share: 3, priority: 'high', how: 'Dough at 24 to 26 degrees; rise until it has grown by half, not by the clock. For a short sitting mix and fold it the evening before and leave the shaped loaf in the refrigerator overnight. Score in one stroke, steam for 15 minutes, bake to a core of 96 to 98 degrees.', done: 'the crumb was photographed cold, and temperature, hours and one fault stand in the log' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'bread-crumb', title: 'Judge the last two loaves, round {round}: crumb, crust, taste, keeping', how: 'Dense with large holes below the crust: too young; flat and pale: too old. Change one thing only. Taste again on the third day.', done: 'the next loaf has one change, written with its reason' },
      { id: 'bread-discard', when: { mentions: SOURDOUGH }, title: 'Use the starter left over and set a dried reserve aside, round {round}', how: 'Crackers, pancakes or flat bread from the refrigerator jar; a thin layer dried on paper keeps a year.', done: 'the jar is down to 50 g and the reserve is dated' },
      { id: 'bread-shaping', when: { levels: ['beginner'] }, title: 'Practise shaping with one dough, ten times, round {round}', how: 'Flour, water and salt only, no baking; round, then long, bench scraper in the dry hand. Let it rest when it tears.', done: 'the tenth one keeps its shape for five minutes' },
      { id: 'bread-other', when: { levels: ['advanced'] }, title: 'Try a technique new to you, round {round}: scald, lamination, seeds soaked', how: 'One technique in the dough you know best, so that its effect can be seen.', done: 'its effect is noted beside a cut slice' },
    ] },
    closing: [
      { id: 'bread-timetable', title: 'Write your timetable: from feeding to cutting, for a weekday and a weekend', how: 'Work back from the hour of eating; the cold proof of 8 to 16 hours carries the night or the working day.', done: 'two timetables hang in the kitchen' },
      { id: 'bread-two-alike', title: 'Bake the same loaf twice the same, with nobody helping', how: 'From the log only, temperatures measured; the second one on another day.', done: 'both loaves look alike in section', priority: 'high' },
      { id: 'bread-share', title: 'Bake for guests and let three people judge it blind beside a bought loaf', how: 'Bake two the day before; cut cold, numbers on the plates, crumb first, then crust.', done: 'three judgements are noted and the recipe card is written' },
      { id: 'bread-keep', when: { minWeeks: 6 }, title: 'Settle storing, freezing and the care of the starter when you are away', how: 'Cut side down in linen, frozen in slices on the first day; the starter stiff in the refrigerator for three weeks, or dried.', done: 'bread for a week and a rest of two weeks both have their way' },
    ],
  },
  tasks: [],
}
