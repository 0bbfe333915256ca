import type { Playbook, TaskTemplate } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const OTHER_NAMES: Record<string, string[]> = { garage: ['garage'], attic: ['attic', 'loft'], basement: ['basement', 'cellar'], shed: ['shed'] }

/** A goal that names these cleans more than the store room. */
const OTHER_ROOMS = ['kitchen', 'bath', 'bedroom', 'living', 'window', 'whole', 'entire', 'every room', 'all rooms', 'spring clean', 'deep clean']

/** A store room is cleared in halves; each has its tasks where the goal speaks of it. */
function storeTasks(place: string): TaskTemplate[] {
  const about = OTHER_NAMES[place]!
  const when = { mentions: about, unless: OTHER_ROOMS }
  const Place = place[0]!.toUpperCase() + place.slice(1)
  return [
    { id: `${place}-aim`, at: 0.04, minutes: 45, about, when, priority: 'high', title: `${Place}: what it is for, photographs of each wall, tip run booked`, how: 'Walk in with a pad: zones for what stays, what others have lent or left, opening hours of the tip, a date with whoever has to decide with you.', done: 'a sketch of the zones hangs at the door and the run has a date' },
    { id: `${place}-sort`, at: 0.2, minutes: 120, about, when, priority: 'high', title: `${Place}: first half out, four piles: keep, give, sell, bin`, how: 'One corner at a time, no box goes back unopened; each thing in the hand once, doubtful ones in a box with a date; a timer of fifty minutes, then ten of rest.', done: 'the first half is empty and swept and each pile has its place' },
    { id: `${place}-sort-2`, at: 0.4, minutes: 120, about, when, after: [`${place}-sort`], title: `${Place}: second half out, the same four piles`, how: 'Heaviest first with a second pair of hands; what belongs to others is called for with a date.', done: 'nothing is left on the floor that has not been decided on' },
    { id: `${place}-hazard`, at: 0.5, minutes: 60, about, when, title: `${Place}: paint, oil, batteries, gas, electric waste to the collection point`, how: 'Upright in a crate, lids on, never down the drain; ask what they take and on which day; delete what is on old devices.', done: 'no dangerous thing is left and the receipt or the visit is ticked' },
    { id: `${place}-clean`, at: 0.58, minutes: 75, about, when, after: [`${place}-sort-2`], title: `${Place}: ceiling to floor, damp, mice, light, sockets`, how: 'Cobwebs, shelves, floor last; look for wet marks, droppings and frayed cable while it is empty; one bright lamp.', done: 'the floor is swept and each fault is mended or on a list' },
    { id: `${place}-store`, at: 0.7, minutes: 120, about, when, after: [`${place}-clean`], title: `${Place}: shelves and zones, heavy low, labels on two sides`, how: 'Season things on top, daily things at hand height, wall for tools; lidded boxes against damp; one shelf left empty.', done: 'each thing has a zone and you can walk or park through' },
    { id: `${place}-sell`, at: 0.78, minutes: 60, about, when, title: `${Place}: sell the few things that are worth it, give away the rest`, how: 'Photograph in daylight with size and fault, price to go within a week; a date after which it is given away.', done: 'each is sold, promised or in the car' },
    { id: `${place}-tip`, at: 0.86, minutes: 90, about, when, title: `${Place}: the tip run and the donation run`, how: 'Load in the order of unloading, cover and straps, proof of address; gifts clean and whole.', done: 'the car is empty and nothing waits at the door' },
  ]
}

const STORE_ROOMS = ['basement', 'garage', 'attic', 'cellar', 'loft', 'shed', 'box room', 'storage room', 'storage unit', 'lumber room']

export const SPRING_CLEANING: Playbook = {
  id: 'spring-cleaning',
  title: 'cleaning and decluttering',
  plannerTypes: ['calendar'], usualWeeks: 2,
  matches: { strong: ['end of tenancy clean', 'end of tenancy cleaning', 'end of lease clean', 'move out clean', 'moving out clean', 'check out clean', 'tenancy clean', 'ausmist', 'entrumpel', 'limpar a garagem', 'limpar e organizar', 'limpiar el trastero', 'vider le grenier', 'spring clean', 'deep clean', 'declutter', 'clean the house', 'clean the whole', 'clean my', 'tidy up', 'tidy the', 'organise my closet', 'organize my closet', 'organise the garage', 'clear out', 'fruhjahrsputz', 'aufraumen', 'limpieza', 'grand menage', 'faxina', 'decluttering', 'clutter', 'messy', ...wordings(['clear out', 'sort out', 'tidy'], ['the', 'our', 'my'], ['wardrobe', 'closet', 'flat', 'apartment', 'kitchen cupboards']), ...wordings(['empty', 'clear', 'clear out', 'sort out', 'sort through', 'tidy'], ['the', 'our', 'my'], STORE_ROOMS), ...STORE_ROOMS.map((room) => `${room} cleared`)], weak: ['kitchen', 'bathroom', 'bedroom', 'garage', 'windows', 'wardrobe', 'donate', 'attic', 'basement'], not: ['mum s', 'mom s', 'dad s', 'gran s', 'grandma s', 'nan s', 'parents', 'my aunt', 'my uncle', 'goes on the market', 'digital', 'inbox', 'hard drive', 'moving', 'tenancy', 'data cleaning', 'clean code', 'parents house', 'parents flat', 'parents home', 'my mother s', 'my father s', 'desktop', 'my late', 'backlog', 'e mail', 'email'] },
  tags: ['home'],
  namedOnlyFrom: 1,
  namedOnlyUnless: ['whole', 'entire', 'house', 'flat', 'apartment', 'home', 'everything', 'every room', 'all rooms', 'spring clean', 'deep clean'],
  topicStages: [{ id: 'clean', titles: ['{Topic}'], share: 1.5, how: 'Clear first (bin, give away, belongs elsewhere), then clean from top to bottom and from the far end to the door; let the cleaner soak while you do the next thing.', done: '{topic} is clean, everything in it has a place and the bags have left' }],
  defaultTopics: ['kitchen', 'bathroom', 'bedrooms', 'living room'],
  tasks: [
    { id: 'supplies', at: 0, minutes: 20, title: 'Kit ready: cloths, descaler, degreaser, bin bags, three boxes', how: 'Boxes say keep elsewhere, give away, rubbish. Check what is already under the sink before buying.', done: 'the kit stands in one bucket', optional: true },
    { id: 'kitchen-cold', at: 0.08, minutes: 75, about: ['kitchen'], title: 'Kitchen: fridge, freezer, oven and cupboards', how: 'Oven cleaner on first, then empty the fridge shelf by shelf, throw what is out of date, shelves in warm water; oven last.', done: 'fridge and oven shine and the freezer has a list' },
    { id: 'kitchen-surfaces', at: 0.14, minutes: 60, about: ['kitchen'], title: 'Kitchen: tops of cupboards, extractor, tiles, floor behind things', how: 'Filter into soapy water, degrease from high to low, pull out what has wheels.', done: 'a white cloth stays white on the tops' },
    { id: 'bathrooms', at: 0.28, minutes: 90, about: ['bath', 'toilet', 'shower', 'wc'], title: 'Bathrooms: lime, joints, drains, cabinet, towels', how: 'Descaler soaks while you sort the cabinet; old toothbrush for joints; expired medicine to the pharmacy.', done: 'taps and glass are clear and the drain runs freely', scale: { units: ['bathroom', 'bath'], minutesEach: 30, atMost: 150 } },
    { id: 'bedrooms', at: 0.42, minutes: 90, scale: { units: ['bedroom', 'room'], minutesEach: 30, atMost: 240 }, about: ['bedroom', 'schlafzimmer'], title: 'Bedrooms: mattresses, under the beds, bedding, dust on top', how: 'Beds stripped first thing so that the wash runs; vacuum and turn mattresses, wipe lamps and frames, floor under the bed last.', done: 'beds are made fresh and nothing lives under them' },
    { id: 'wardrobe', at: 0.5, minutes: 90, about: ['wardrobe', 'closet', 'clothes'], title: 'Declutter the wardrobe: try, keep, mend, give', how: 'All of one kind on the bed at a time; what did not fit or was not worn for a year goes; hang by kind.', done: 'each piece fits and the give-away bags are tied' },
    { id: 'donate', at: 0.88, minutes: 45, about: ['donate', 'charity', 'give away', 'sell'], after: ['wardrobe', 'store-sort'], title: 'Donate: drop off bags, list the three things worth selling', how: 'Check what the shop takes and when it opens; photograph for sale in daylight.', done: 'the bags have left the house' },
    { id: 'living', at: 0.36, minutes: 75, about: ['living', 'lounge', 'dining'], title: 'Living room: shelves, sofa, cables, lamps', how: 'Books off, dust, back; cushions vacuumed; label cables and remove the dead ones.', done: 'shelves have air and no cable lies loose' },
    { id: 'windows', at: 0.72, minutes: 90, scale: { units: ['window', 'room', 'bedroom'], minutesEach: 10, atMost: 240 }, about: ['window', 'fenster'], title: 'Windows: frames first, then glass, sills and blinds', how: 'Overcast hour, two buckets, squeegee from top; frames and rubber seals before glass.', done: 'no streaks against the light and sills are wiped' },
    { id: 'store-sort', at: 0.6, minutes: 90, about: ['garage', 'basement', 'cellar', 'attic', 'shed', 'loft'], when: { mentions: OTHER_ROOMS }, title: 'Store room or garage: everything out of one half, sort, sweep', how: 'Paint and chemicals to the tip, tools on the wall, season on top, bikes by the door.', done: 'you can park or walk through' },
    { id: 'store-shelves', at: 0.66, minutes: 60, about: ['garage', 'basement', 'cellar', 'attic', 'shed', 'loft'], when: { mentions: OTHER_ROOMS }, after: ['store-sort'], title: 'Store room or garage: shelves, labels, what goes to the tip', how: 'Heavy low, labels on two sides, one shelf left empty.', done: 'each box has a label and the tip run is done or dated' },
    ...['garage', 'attic', 'basement', 'shed'].flatMap(storeTasks),
    { id: 'paper', at: 0.55, minutes: 60, about: ['paper', 'desk', 'office'], title: 'Paper and desk: file, shred, one inbox', how: 'Taxes by year, contracts, rest to shred; scan what you look for on the road.', done: 'one tray holds all open paper', optional: true },
    { id: 'textiles', at: 0.45, minutes: 45, about: ['curtain', 'rug', 'cushion', 'textile'], title: 'Curtains, rugs and cushion covers: wash or air', how: 'Read labels, wash in batches across the days, hang damp.', done: 'all are back up and dry', optional: true },
    { id: 'safety', at: 0.8, minutes: 30, about: ['alarm', 'filter', 'first aid'], title: 'While you are at it: smoke alarms, filters, fridge seals, first-aid box', how: 'Press each alarm, change batteries, replace what is out of date.', done: 'every alarm has beeped', optional: true },
    { id: 'hall', at: 0.76, minutes: 45, about: ['hall', 'entrance', 'stairs'], title: 'Hall and entrance: coats, shoes, doormat, switches', how: 'Winter things away, one hook a person, wipe switches and handles.', done: 'the first thing a guest sees is floor', optional: true },
    { id: 'keep-it', at: 0.97, minutes: 30, title: 'Keep it: fifteen minutes a day and one drawer a week', how: 'Agree who does what on which day; the list hangs inside a cupboard.', done: 'the list hangs and everybody has a line', optional: true },
    { id: 'cleaning-order', at: 0.01, minutes: 20, when: { levels: ['beginner'] }, title: 'Learn the order that saves work: dry before wet, top to bottom, product needs minutes', how: 'Spray, do something else, wipe; one cloth colour for bath, one for kitchen. Never mix bleach with anything.', done: 'you have done one shelf that way and know your two products' },
    { id: 'one-drawer', at: 0.03, minutes: 20, when: { levels: ['beginner'] }, title: 'Begin with one drawer from start to end', how: 'Empty, wipe, four piles, put back only what is used.', done: 'it closes with a finger' },
    { id: 'deep-jobs', at: 0.7, minutes: 75, when: { levels: ['advanced'] }, about: ['hood', 'drain', 'washing machine', 'kitchen', 'bath'], title: 'The jobs that wait for years: hood filter housing, shower trap, behind the washing machine', how: 'Photograph before unscrewing; descale with acid, rinse, dry.', done: 'water runs off fast and the drum smells of nothing' },
    { id: 'repair-basket', at: 0.75, minutes: 60, when: { minWeeks: 3 }, about: ['repair', 'mend'], title: 'The repair basket: buttons, hinges, squeaks, bulbs', how: 'Twenty minutes by the clock each sitting; what fails twice goes.', done: 'the basket is empty' },
    { id: 'seasonal-swap', at: 0.6, minutes: 60, when: { minWeeks: 4 }, about: ['season', 'coat'], title: 'Swap the seasons: coats, duvets, garden things', how: 'Wash before storing, cedar not balls, label with month.', done: 'only this season is within reach' },
    { id: 'memory-box', at: 0.82, minutes: 60, when: { minWeeks: 4 }, about: ['photo', 'keepsake', 'memor', 'attic', 'loft'], title: 'Photographs and keepsakes: one box a person', how: 'Last of all, when deciding is easy; photograph what is too big.', done: 'each box closes' },
  ],
}
