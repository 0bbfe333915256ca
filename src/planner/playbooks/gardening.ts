import type { Playbook } from './playbook.ts'

export const GARDENING: Playbook = {
  id: 'gardening',
  title: 'vegetable garden',
  plannerTypes: ['calendar'],
  matches: { strong: ['garden', 'veg patch', 'vegetable', 'raised bed', 'allotment', 'grow tomatoes', 'balcony plants', 'seedling', 'herb garden', 'compost', 'greenhouse', 'gemusebeet', 'garten', 'huerto', 'jardin', 'potager', 'horta', 'lawn', 'planting'], weak: ['tomato', 'pepper', 'kale', 'beans', 'seeds', 'soil', 'zone', 'frost', 'sow'], not: ['kindergarten', 'beer garden', 'garden party', 'garden wedding'] },
  tags: ['garden'],
  topicStages: [
    { id: 'sow', titles: ['{Topic}: choose the variety and sow'], share: 1, how: 'Read the packet for depth, warmth and weeks to harvest; label with name and date; a few extra for the slugs.', done: '{topic} is sown, watered and labelled' },
    { id: 'plant', titles: ['{Topic}: plant out or thin, with support and mulch'], share: 1, how: 'After hardening off and the last frost for tender ones; distance by the grown plant, water the hole, not the leaf.', done: '{topic} stands at its distance with support and a hand of mulch', lag: 2, waitDays: 21 },
    { id: 'care', titles: ['{Topic}: feed, tie up, look under the leaves'], share: 0.7, waitDays: 10, how: 'Five minutes each: pests below the leaf, tie or pinch, feed when flowers set.', done: 'nothing is eaten, thirsty or lying down' },
  ],
  defaultTopics: ['salad and radishes', 'beans', 'tomatoes', 'herbs'],
  tasks: [
    { id: 'sun-map', at: 0, minutes: 45, priority: 'high', title: 'Watch the sun and choose the spot; look up first and last frost', how: 'Note sun at 9, 12 and 15; six hours for fruiting crops; near water; away from tree roots. Look up the average last frost of your zone.', done: 'the spot is pegged out and the frost date is on the wall' },
    { id: 'bed-plan', at: 0.03, minutes: 60, after: ['sun-map'], title: 'Draw the bed: what stands where, what follows what', how: 'Tall to the north, quick between slow, families apart from last year; squares of thirty centimetres.', done: 'the drawing has a place and a date for each crop' },
    { id: 'soil', at: 0.06, minutes: 45, title: 'Soil test and order of compost', how: 'Jar test for texture, strip for acidity; about a third of the bed’s volume in compost.', done: 'the result and the delivery date are known' },
    { id: 'seeds-buy', at: 0.04, minutes: 30, about: ['seed order', 'buy seeds'], title: 'Order seeds, trays, labels, seed compost, a grow light if the sill is dark', how: 'Two varieties each at most, disease resistant for a first year.', done: 'everything is ordered with arrival before sowing day' },
    { id: 'bed-material', at: 0.08, minutes: 60, about: ['raised bed', 'bed built', '=bed'], after: ['sun-map'], title: 'Raised bed: measure, choose untreated wood, buy screws, liner, mesh', how: 'No wider than an arm reaches from both sides (120 cm), 30 cm deep at least; mesh against voles.', done: 'all material lies in the yard' },
    { id: 'bed-build', at: 0.2, minutes: 150, priority: 'high', about: ['raised bed', 'bed built', '=bed'], after: ['bed-material'], title: 'Raised bed: level the ground and build the frame', how: 'Corners square by equal diagonals, drill before screwing, cardboard on the grass.', done: 'the frame stands level and does not move when you lean on it' },
    { id: 'bed-fill', at: 0.26, minutes: 120, about: ['raised bed', 'bed built', '=bed'], after: ['bed-build'], title: 'Raised bed: fill — twigs, leaves, soil, compost on top', how: 'Water each layer; it sinks by a fifth, keep two bags.', done: 'it is full to a hand below the rim and watered' },
    { id: 'seeds-indoors', at: 0.14, minutes: 60, after: ['seeds-buy'], about: ['seeds indoors', 'sow indoors', 'indoor'], title: 'Seeds indoors: tomatoes and peppers first, warm and bright', how: 'Six to eight weeks before last frost; 22 degrees to sprout, then cooler and as much light as possible.', done: 'trays are sown, labelled and covered' },
    { id: 'prick-out', at: 0.32, minutes: 45, after: ['seeds-indoors'], waitDays: 14, title: 'Prick out seedlings into pots', how: 'At the first true leaves, hold by the leaf, deeper than before for tomatoes.', done: 'the strongest stand alone in pots' },
    { id: 'hardy-sow', at: 0.34, minutes: 45, after: ['bed-fill'], title: 'Sow the hardy ones outside: peas, radish, spinach', how: 'When soil crumbles and is over eight degrees; fleece at night.', done: 'rows are marked and covered' },
    { id: 'water-plan', at: 0.4, minutes: 60, title: 'Water: rain barrel, hose or drip line with a timer', how: 'Morning, at the foot, deep twice a week rather than daily.', done: 'a week without you would not hurt the bed', optional: true },
    { id: 'harden', at: 0.55, minutes: 30, after: ['prick-out'], waitDays: 14, title: 'Harden off: plants outside by day for a week', how: 'Shade and one hour first, longer each day, in at night below ten degrees.', done: 'they stood a night outside without drooping' },
    { id: 'supports', at: 0.6, minutes: 60, after: ['bed-fill'], title: 'Set stakes, canes and netting before planting', how: 'Canes two metres for beans, a stake each for tomatoes, net against birds.', done: 'supports stand firm in wind' },
    { id: 'slug-round', at: 0.75, minutes: 30, title: 'Slug and weed round at dusk', how: 'Torch, bucket, hoe when dry; mulch where the soil shows.', done: 'no weed is taller than a thumb', optional: true },
    { id: 'compost-start', at: 0.45, minutes: 45, title: 'Start a compost heap: brown and green in turns', how: 'Shade, open below, two parts dry to one part fresh.', done: 'the first layers are warm within the week', optional: true },
    { id: 'second-sowing', at: 0.88, minutes: 30, after: ['hardy-sow'], title: 'Second sowing and first harvest; note what to do differently', how: 'Every gap gets salad; pick small and often; a line in the garden book.', done: 'something of yours was on the plate', optional: true },
  ],
}
