import type { Keyword, TaskTemplate } from '../playbook.ts'

type Step = { id: string; season: string; minutes: number; title: string; how: string; done: string; /** Only where the plan goes on into summer. */ late?: true; /** Days that it grows on its own before this. */ waitDays?: number }

/** Weeks from which a plan that begins in spring reaches the summer. */
const SUMMER = 20

/** The steps of one crop, in their seasons; only for goals that name it. */
function crop(about: Keyword[], steps: Step[]): TaskTemplate[] {
  return steps.map(({ late, ...step }, index) => ({
    ...step,
    at: 0.2 + (0.6 * index) / steps.length,
    about,
    when: { mentions: about, ...(late && { minWeeks: SUMMER }) },
    ...(index > 0 && { after: [steps[index - 1]!.id] }),
  }))
}

const TOMATO: Keyword[] = ['tomato', 'tomate']
const PEPPER: Keyword[] = ['pepper', 'chilli', 'chili', 'chile', 'aubergine', 'eggplant', 'paprika', 'pimiento', 'poivron', 'pimentao']
const BEAN: Keyword[] = ['=bean', 'beans', 'bohnen', 'judias', 'haricot', 'feijao']
const CABBAGE: Keyword[] = ['kale', 'cabbage', 'broccoli', 'cauliflower', 'brussels', 'kohlrabi', 'grunkohl', 'kohl']
const ROOTS: Keyword[] = ['carrot', 'parsnip', 'beetroot', 'turnip', 'karotten', 'mohren', 'zanahoria', 'carotte', 'cenoura']
const LEAVES: Keyword[] = ['salad', 'lettuce', 'spinach', 'chard', 'rocket', 'arugula', 'radish', 'salat', 'lechuga', 'salade', 'alface']
const PEA: Keyword[] = ['=pea', 'peas', 'mangetout', 'snow pea', 'erbsen', 'guisantes', 'petits pois']
const SQUASH: Keyword[] = ['courgette', 'zucchini', 'squash', 'pumpkin', 'cucumber', 'melon', 'kurbis', 'gurke', 'calabacin', 'courge']
const ONION: Keyword[] = ['onion', 'garlic', 'leek', 'shallot', 'zwiebel', 'cebolla', 'oignon', 'cebola']
const HERB: Keyword[] = ['herb', 'basil', 'parsley', 'rosemary', 'thyme', 'krauter', 'hierbas', 'herbes']
const STRAWBERRY: Keyword[] = ['strawberr', 'erdbeer', 'fresas', 'fraises', 'morango']
const CORN: Keyword[] = ['sweetcorn', 'sweet corn', '=corn', 'maize']
const FLOWER: Keyword[] = ['sunflower', 'dahlia', 'zinnia', 'cut flower', 'sweet pea', 'wildflower']
const BERRY: Keyword[] = ['raspberr', 'currant', 'gooseberr', 'blueberr', 'fruit bush', 'berry bushes']

/** Crops that have steps of their own. */
export const CROPS: Keyword[] = [...TOMATO, ...PEPPER, ...BEAN, ...CABBAGE, ...ROOTS, ...LEAVES, ...PEA, ...SQUASH, ...ONION, ...HERB, ...STRAWBERRY, ...CORN, ...FLOWER, ...BERRY]

export const CROP_TASKS: TaskTemplate[] = [
  ...crop(PEPPER, [
    { id: 'pepper-sow', season: '02-25', minutes: 40, title: 'Peppers: sow indoors at 24 to 26 degrees', how: 'They are slow and need ten weeks before planting out. Half a centimetre deep, covered, on the warmest sill or a heat mat, with a lamp as soon as they show.', done: 'the tray is labelled, warm and covered' },
    { id: 'pepper-plant', season: '05-24', minutes: 45, waitDays: 56, title: 'Peppers: plant out in the warmest place, after the nights stay above ten degrees', how: 'Forty centimetres apart, as deep as they stood in the pot, with a stake. Pinch out the very first flower, so that the plant grows before it fruits.', done: 'they stand staked, watered and sheltered from wind' },
  ]),
  ...crop(TOMATO, [
    { id: 'tomato-sow', season: '03-15', minutes: 40, title: 'Tomatoes: sow indoors, about eight weeks before the last frost', how: 'Two seeds a pot, one centimetre deep, 20 to 22 degrees until they show, then cooler at 16 to 18 with as much light as possible, or they grow long and weak.', done: 'each variety is sown and labelled, and stands in the light' },
    { id: 'tomato-plant', season: '05-18', minutes: 60, waitDays: 42, title: 'Tomatoes: plant out deep, with stake and roof or a sheltered wall', how: 'After the last frost and a week of hardening off. Sixty centimetres apart, buried up to the first leaves because the stem roots, watered at the foot and never over the leaf.', done: 'each plant is tied to its stake and mulched' },
    { id: 'tomato-care', late: true, season: '06-20', minutes: 40, title: 'Tomatoes: pinch out side shoots, tie up, feed', how: 'Cordon varieties every week down to one stem, bush varieties not at all. Feed fortnightly when the first truss has set, and take off the leaves that touch the soil.', done: 'one stem a plant is tied up and fed' },
  ]),
  ...crop(CABBAGE, [
    { id: 'kale-sow', season: '04-15', minutes: 30, title: 'Kale and cabbages: sow in small pots, outside or on a cool sill', how: 'Two seeds a pot, thinned to one. They want light and cool, and stand out by day from the first true leaf.', done: 'the pots are labelled and stand cool and bright' },
    { id: 'kale-plant', season: '05-22', minutes: 45, title: 'Kale and cabbages: plant firmly, with a net on hoops from the first day', how: 'Fifty centimetres apart, so firm that a leaf tears before the plant comes out. Fine mesh keeps off pigeons and white butterflies, a collar round the stem the root fly.', done: 'all stand firm under the net with its edges weighed down' },
  ]),
  ...crop(BEAN, [
    { id: 'bean-sow', season: '05-15', minutes: 45, title: 'Beans: sow or plant out when the soil is over twelve degrees, poles first', how: 'Climbing beans six to a pole, bush beans every ten centimetres in rows of forty, three centimetres deep. In cold wet soil they rot, so a week later is better than a week early.', done: 'poles stand and seeds are in, watered once' },
    { id: 'bean-pick', late: true, season: '07-20', minutes: 40, title: 'Beans: pick every second day, and sow a second row of bush beans', how: 'Pods that snap and show no seeds; the more you pick the more come. Beans are cooked, never eaten raw.', done: 'the row is picked clean and the second sowing is in' },
  ]),
  ...crop(PEA, [
    { id: 'pea-sow', season: '03-25', minutes: 40, title: 'Peas: sow in a flat trench, five centimetres apart, with twigs or netting', how: 'From five degrees on, in cool soil, covered against pigeons. A second row three weeks later makes the harvest longer.', done: 'the row is sown, marked, covered and has its support' },
  ]),
  ...crop(ROOTS, [
    { id: 'root-sow', season: '04-01', minutes: 45, title: 'Carrots and roots: sow straight into fine soil, one centimetre deep', how: 'No stones and no fresh compost, rows twenty-five centimetres apart, a few radish seeds in the row to mark it. Carrots take three weeks to show and must not dry out.', done: 'the rows are sown, marked and moist' },
    { id: 'root-thin', season: '05-05', minutes: 40, title: 'Carrots and roots: thin in the evening and put the fly net over them', how: 'To three or four centimetres for carrots, ten for beetroot. Water before, press the soil afterwards and take the thinnings away, since their smell brings the carrot fly.', done: 'each root has its distance and the net is closed' },
  ]),
  ...crop(LEAVES, [
    { id: 'leaf-sow', season: '03-28', minutes: 30, title: 'Salad and radishes: sow the first short row, and fleece it', how: 'Half a metre only, because a whole packet is ripe in one week. One centimetre deep, fleece at night until the end of April.', done: 'half a metre of each is sown and covered' },
    { id: 'leaf-again', season: '05-05', minutes: 30, title: 'Salad and radishes: pick the first, sow the next half metre', how: 'Again every three weeks until August; in summer in half shade and a variety that does not bolt.', done: 'the first bowl is picked and the next row is sown' },
  ]),
  ...crop(ONION, [
    { id: 'onion-plant', season: '03-28', minutes: 40, title: 'Onions and garlic: set them with the tip just showing', how: 'Ten centimetres apart, twenty-five between rows, in firm soil without fresh manure. Hoe often, because they cannot stand weeds, and stop watering when the tops begin to fall.', done: 'the rows are set, marked and netted against birds' },
  ]),
  ...crop(HERB, [
    { id: 'herb-plant', season: '04-20', minutes: 45, title: 'Herbs: plant the woody ones dry and sunny, parsley and chives richer, basil last', how: 'Rosemary, thyme and sage want grit and little water. Mint only in a pot. Basil stays indoors until the nights are above twelve degrees.', done: 'each herb stands in the soil it wants, near the kitchen door' },
  ]),
  ...crop(STRAWBERRY, [
    { id: 'strawberry-plant', season: '04-05', minutes: 45, title: 'Strawberries: plant with the heart level with the soil', how: 'Thirty centimetres apart, sixty between rows. Straw under the fruit when they flower and a net when they turn red; cut runners except for new plants.', done: 'all hearts are above the soil and watered in' },
  ]),
  ...crop(SQUASH, [
    { id: 'squash-sow', season: '04-25', minutes: 30, title: 'Courgettes, squash and cucumbers: sow on edge in pots, warm', how: 'Three weeks before planting out and no earlier; two seeds a pot at 20 degrees. Two courgette plants feed four people.', done: 'the pots are sown and warm' },
    { id: 'squash-plant', season: '05-22', minutes: 45, waitDays: 18, title: 'Courgettes, squash and cucumbers: plant out on a shovel of compost, with room', how: 'One square metre each, two for pumpkins; protect from slugs for the first ten days. Cucumbers climb a net.', done: 'they stand with compost, room and a slug collar' },
  ]),
  ...crop(CORN, [
    { id: 'corn-plant', season: '05-20', minutes: 40, title: 'Sweetcorn: set it in a block and not in a row', how: 'The wind pollinates it: at least four by four plants, thirty-five centimetres apart. Sown in pots four weeks before, or in the ground above twelve degrees.', done: 'a block of at least sixteen plants is in' },
  ]),
  ...crop(FLOWER, [
    { id: 'flower-sow', season: '04-15', minutes: 40, title: 'Flowers: sow hardy ones outside, tender ones in pots', how: 'Poppies and marigolds where they are to flower; zinnias and sunflowers in pots until the middle of May; dahlia tubers in when there is no more frost.', done: 'each is sown with its label' },
  ]),
  ...crop(BERRY, [
    { id: 'berry-plant', season: '03-15', minutes: 60, title: 'Berry bushes: plant while they are dormant, and prune at once', how: 'A hole twice as wide as the roots; currants a hand deeper than in the pot, blueberries in acid compost. Raspberries get two wires.', done: 'the bushes are planted, cut back and mulched' },
  ]),
]
