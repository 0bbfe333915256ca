import type { Playbook } from './playbook.ts'

export const SPRING_CLEANING: Playbook = {
  id: 'spring-cleaning',
  title: 'cleaning and decluttering',
  plannerTypes: ['calendar'],
  matches: { strong: ['spring clean', 'deep clean', 'declutter', 'clean the house', 'clean the whole', 'clean my', 'tidy up', 'tidy the', 'organise my closet', 'organize my closet', 'organise the garage', 'clear out', 'fruhjahrsputz', 'aufraumen', 'limpieza', 'grand menage', 'faxina', 'decluttering'], weak: ['kitchen', 'bathroom', 'bedroom', 'garage', 'windows', 'wardrobe', 'donate', 'attic', 'basement'], not: ['moving', 'tenancy', 'data cleaning', 'clean code'] },
  tags: ['home'],
  topicStages: [{ id: 'clean', titles: ['{Topic}'], share: 1.5, how: 'Clear first (bin, give away, belongs elsewhere), then clean from top to bottom and from the far end to the door; let the cleaner soak while you do the next thing.', done: '{topic} is clean, everything in it has a place and the bags have left' }],
  defaultTopics: ['kitchen', 'bathroom', 'bedrooms', 'living room'],
  tasks: [
    { id: 'supplies', at: 0, minutes: 20, title: 'Kit ready: cloths, descaler, degreaser, bin bags, three boxes', how: 'Boxes say keep elsewhere, give away, rubbish. Check what is already under the sink before buying.', done: 'the kit stands in one bucket', optional: true },
    { id: 'kitchen-cold', at: 0.08, minutes: 75, about: ['kitchen'], title: 'Kitchen: fridge, freezer, oven and cupboards', how: 'Oven cleaner on first, then empty the fridge shelf by shelf, throw what is out of date, shelves in warm water; oven last.', done: 'fridge and oven shine and the freezer has a list' },
    { id: 'kitchen-surfaces', at: 0.14, minutes: 60, about: ['kitchen'], title: 'Kitchen: tops of cupboards, extractor, tiles, floor behind things', how: 'Filter into soapy water, degrease from high to low, pull out what has wheels.', done: 'a white cloth stays white on the tops' },
    { id: 'bathrooms', at: 0.28, minutes: 90, about: ['bath', 'toilet', 'shower', 'wc'], title: 'Bathrooms: lime, joints, drains, cabinet, towels', how: 'Descaler soaks while you sort the cabinet; old toothbrush for joints; expired medicine to the pharmacy.', done: 'taps and glass are clear and the drain runs freely', scale: { units: ['bathroom', 'bath'], minutesEach: 30, atMost: 150 } },
    { id: 'bedrooms', at: 0.42, minutes: 90, about: ['bedroom', 'schlafzimmer'], title: 'Bedrooms: mattresses, under the beds, bedding, dust on top', how: 'Beds stripped first thing so that the wash runs; vacuum and turn mattresses, wipe lamps and frames, floor under the bed last.', done: 'beds are made fresh and nothing lives under them' },
    { id: 'wardrobe', at: 0.5, minutes: 90, about: ['wardrobe', 'closet', 'clothes'], title: 'Declutter the wardrobe: try, keep, mend, give', how: 'All of one kind on the bed at a time; what did not fit or was not worn for a year goes; hang by kind.', done: 'each piece fits and the give-away bags are tied' },
    { id: 'donate', at: 0.88, minutes: 45, about: ['donate', 'charity', 'give away', 'sell'], title: 'Donate: drop off bags, list the three things worth selling', how: 'Check what the shop takes and when it opens; photograph for sale in daylight.', done: 'the bags have left the house' },
    { id: 'living', at: 0.36, minutes: 75, about: ['living', 'lounge', 'dining'], title: 'Living room: shelves, sofa, cables, lamps', how: 'Books off, dust, back; cushions vacuumed; label cables and remove the dead ones.', done: 'shelves have air and no cable lies loose' },
    { id: 'windows', at: 0.72, minutes: 90, about: ['window', 'fenster'], title: 'Windows: frames first, then glass, sills and blinds', how: 'Overcast hour, two buckets, squeegee from top; frames and rubber seals before glass.', done: 'no streaks against the light and sills are wiped' },
    { id: 'garage-sort', at: 0.6, minutes: 90, about: ['garage', 'basement', 'cellar', 'attic', 'shed', 'loft'], title: 'Garage: everything out of one half, sort, sweep', how: 'Paint and chemicals to the tip, tools on the wall, season on top, bikes by the door.', done: 'you can park or walk through' },
    { id: 'garage-store', at: 0.66, minutes: 60, about: ['garage', 'basement', 'cellar', 'attic', 'shed', 'loft'], after: ['garage-sort'], title: 'Garage: shelves, labels, what goes to the tip', how: 'Heavy low, labels on two sides, one shelf left empty.', done: 'each box has a label and the tip run is done or dated' },
    { id: 'paper', at: 0.55, minutes: 60, about: ['paper', 'desk', 'office'], title: 'Paper and desk: file, shred, one inbox', how: 'Taxes by year, contracts, rest to shred; scan what you look for on the road.', done: 'one tray holds all open paper', optional: true },
    { id: 'textiles', at: 0.45, minutes: 45, title: 'Curtains, rugs and cushion covers: wash or air', how: 'Read labels, wash in batches across the days, hang damp.', done: 'all are back up and dry', optional: true },
    { id: 'safety', at: 0.8, minutes: 30, title: 'While you are at it: smoke alarms, filters, fridge seals, first-aid box', how: 'Press each alarm, change batteries, replace what is out of date.', done: 'every alarm has beeped', optional: true },
    { id: 'hall', at: 0.76, minutes: 45, about: ['hall', 'entrance', 'stairs'], title: 'Hall and entrance: coats, shoes, doormat, switches', how: 'Winter things away, one hook a person, wipe switches and handles.', done: 'the first thing a guest sees is floor', optional: true },
    { id: 'keep-it', at: 0.97, minutes: 30, title: 'Keep it: fifteen minutes a day and one drawer a week', how: 'Agree who does what on which day; the list hangs inside a cupboard.', done: 'the list hangs and everybody has a line', optional: true },
  ],
}
