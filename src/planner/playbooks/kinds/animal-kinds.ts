import type { Keyword, Playbook } from '../playbook.ts'

const HATCHED: Keyword[] = ['hatch', 'chick', 'ducklings', 'quail', 'canar', 'budg', 'finch', 'geese', 'goslings', 'incubator', 'parrot', 'pigeon', 'poultry', 'hen']
const MILK_FED: Keyword[] = ['orphan', 'hand rear', 'hand-rear', 'bottle feed', 'bottle-feed', 'lamb', 'kid goat', 'leveret', 'hedgehog']
const BORN: Keyword[] = ['puppies', 'kittens', 'litter', 'sheep', 'guinea pig', 'rabbit', 'goats', 'dog', 'cat', 'ponies', 'foal', 'hamster', 'alpaca', 'pigs', 'cattle']
const CATERPILLARS: Keyword[] = ['silkworm', 'caterpillar', 'butterfl', 'ladybird', 'stick insect', 'tadpole', 'mealworm']

/** Who rears what is there already chooses no parents. */
const REARED: Keyword[] = ['rear', 'raise', 'hand rear', 'orphan', 'hatch', 'bring up', 'bottle feed']

/** Animals are bred, hatched or brought up by hand. */
export const BREEDING: Playbook = {
  id: 'kind-breeding',
  title: 'breeding and rearing animals',
  plannerTypes: ['calendar'],
  usualWeeks: 26,
  usualWeeksFor: [{ mentions: REARED, weeks: 10 }],
  matches: { strong: ['breed', 'rear', 'hand rear', 'hatch', 'zuchten', 'aufziehen', 'ausbruten', 'criar', 'elever des', 'faire couver'], weak: ['pair', 'young', 'litter', 'clutch', 'stock', 'hand-rear'] },
  tags: ['breeding'],
  tasks: [
    { id: 'brd-plan', at: 0, minutes: 40, priority: 'high', when: { mentions: REARED }, title: '{Subject}: settle who feeds at which hours, also at night and at weekends, and what becomes of them', how: 'From the first day to the last as a table: hours, names, a stand-in. Where do they go when they are grown, who takes the males? A place in writing before the first feed.', done: 'each feed of the first two weeks has a name and each animal a place' },
    { id: 'brd-why', at: 0, minutes: 45, priority: 'high', when: { unless: REARED }, title: '{Subject}: say what for, how many, and who takes each young one before there is any', how: 'A waiting list in writing or no breeding: shelters are full. What becomes of males, of faulty ones? Time every day for months, holidays too.', done: 'more takers than expected young are named' },
    { id: 'brd-law', at: 0.04, minutes: 40, priority: 'high', title: '{Subject}: look up permits, registration, rings or chips, neighbours, what the lease says', how: 'Licence for selling litters, holding number, protected kinds, age from which they may leave. Society rules for papers.', done: 'each duty stands with its office and day' },
    { id: 'brd-learn', at: 0.06, minutes: 120, when: { unless: REARED }, title: '{Subject}: spend half a day with a breeder in season, and join the society', how: 'What goes wrong in the first year? Losses, costs, which vet. See the nest box, the records and the oldest animal.', done: 'a mentor answers the telephone and the costs are in figures' },
    { id: 'brd-stock', at: 0.12, minutes: 90, priority: 'high', after: ['brd-why'], when: { unless: REARED }, title: '{Subject}: choose the parents: health tested, unrelated, good-tempered, of the right age', how: 'Two generations of papers, hereditary tests of that breed, see both parents move. Quarantine two to four weeks. No beauty over health.', done: 'tests are on paper and they have settled in' },
    { id: 'brd-home', at: 0.18, minutes: 180, priority: 'high', title: '{Subject}: build the place: room for the grown number, dry, warm, safe, quick to clean', how: 'Separate cage or pen for weaning and for a sick one; thermometer, light by the clock. Nest box or whelping box with rails in good time.', done: 'thermometer and animals have tried it for a week' },
    { id: 'brd-ask', at: 0.1, minutes: 45, when: { mentions: REARED }, title: '{Subject}: ask somebody who has reared them: milk or feed, warmth by age, what they die of', how: 'A farmer, rescue, breeder or vet of that kind; by telephone today, for the first days decide. Weight at which you worry?', done: 'feed, degrees and three warning signs are on the wall' },
    { id: 'brd-vet', at: 0.24, minutes: 40, when: { unless: REARED }, title: '{Subject}: vet check before mating: weight, parasites, vaccination, emergency number at night', how: 'When is it an emergency, by minutes? What may you give yourself? A caesarean in figures.', done: 'both are fit and the night number hangs on the wall' },
    { id: 'brd-eggs', at: 0.36, minutes: 60, priority: 'high', when: { mentions: HATCHED, unless: ['rear', 'raise'] }, title: '{Subject}: bring eggs or pair together: fresh and clean, incubator on trial for two days', how: 'Steady warmth, turning, moisture; candle after a week; no turning in the last three days and the lid stays shut. Canaries: pair when both call, dummy eggs till the fourth.', done: 'day, number and date of hatching are on the card' },
    { id: 'brd-mate', at: 0.34, minutes: 60, priority: 'high', when: { mentions: BORN, unless: [...HATCHED, ...REARED] }, title: '{Subject}: mate at the right time of year and heat, and reckon the day of birth', how: 'Count back from mild weather and your holidays. Dog 63 days, cat 65, rabbit 31, guinea pig 68, sheep 147, goat 150. Note the day seen; scan where it is usual.', done: 'day of mating and of birth are in the calendar' },
    { id: 'brd-larvae', at: 0.34, minutes: 60, when: { mentions: CATERPILLARS }, title: '{Subject}: make sure of fresh food plants for the whole time before the eggs come', how: 'Silkworms eat mulberry or a bought paste and nothing else, a carrier bag a day at the end; unsprayed, dry, twice a day, also at weekends.', done: 'the tree and two feeders for weekends are found' },
    { id: 'brd-feed', at: 0.42, minutes: 30, when: { unless: REARED }, title: '{Subject}: change the feed: slowly more protein and minerals, no fat mother', how: 'By weight and week of carrying or laying; rearing food bought before it is needed.', done: 'the feeding table hangs there' },
    { id: 'brd-birth', at: 0.54, minutes: 240, priority: 'high', when: { unless: ['rear', 'orphan', 'hand rear', ...CATERPILLARS] }, title: '{Subject}: be there for birth or hatching: kit ready, watch, hands off while it goes well', how: 'Towels, scales, gloves, iodine, lamp, number. Limits at which you ring: strong pains of half an hour without result, a pause of two hours. Do not help chicks out.', done: 'each young one is dry, warm, weighed and has drunk or been fed' },
    { id: 'brd-milk', at: 0.2, minutes: 60, priority: 'high', when: { mentions: MILK_FED, unless: ['chick', 'duck'] }, title: '{Subject}: first day by hand: warm first, then colostrum within six hours, then little and often', how: 'Never milk into a cold one. Lamb 50 ml a kilo each feed, every four hours, sitting upright; replacer at 39 degrees, teats boiled. Company of its kind as soon as it can.', done: 'temperature is normal and it has drunk three times' },
    { id: 'brd-daily', at: 0.6, minutes: 45, everyWeeks: 1, when: { unless: CATERPILLARS }, title: '{Subject}: week {week}: weigh at the same hour, clean, look at each, write it down', how: 'Weight that stands still for a day is the first sign. Handle briefly from the age that suits the kind; warmth three degrees lower each week under a lamp.', done: 'every one has a weight in this week’s column' },
    { id: 'brd-wean', at: 0.82, minutes: 60, when: { unless: CATERPILLARS }, title: '{Subject}: wean step by step; worm, vaccinate, chip or ring by age', how: 'Solid food beside milk first. Rings go on within days, chips before they leave; sexes apart before they are mature.', done: 'all eat alone and have their marks' },
    { id: 'brd-moult', at: 0.6, minutes: 30, when: { mentions: CATERPILLARS }, title: '{Subject}: clean trays daily, leave moulting ones in peace, give twigs or cells to spin in', how: 'Wet leaves and crowding kill most; lift them with the leaf and not with fingers. Before they change they wander and stop eating. Draw or weigh one a day.', done: 'all have spun or changed, and the losses are counted' },
    { id: 'brd-go', at: 0.92, minutes: 60, priority: 'high', when: { unless: CATERPILLARS }, title: '{Subject}: hand over to the takers: see their place, contract, feed for a week, papers', how: 'Not before the lawful age, never two animals of a kind that needs company singly. You take back what does not work.', done: 'each has gone with contract and papers' },
    { id: 'brd-book', at: 0.97, minutes: 40, title: '{Subject}: close the book: number, losses with their cause, costs, what you keep, whether again', how: 'After breeding the mother rests for a season. A page for whoever does it next.', done: 'the sum and the decision stand' },
  ],
}

const HORSES: Keyword[] = ['pony', 'horse', 'mare', 'gymkhana', 'foal', 'stallion', 'gelding', 'cob']
const DOGS: Keyword[] = ['dog', 'poodle', 'sheepdog', 'terrier', 'spaniel', 'retriever', 'collie', 'puppy', 'hound']
const STOCK: Keyword[] = ['heifer', 'cow', 'bull', 'calf', 'sheep', 'ewe', 'ram', 'lamb', 'goat', 'alpaca', 'pig', 'sow', 'tup']
const SMALL_STOCK: Keyword[] = ['rabbit', 'cavy', 'guinea pig', 'budg', 'canary', 'pigeon', 'hen', 'cockerel', 'poultry', 'bantam', 'cat']

/** An animal is made ready to be judged or looked at. */
export const SHOWING: Playbook = {
  id: 'kind-showing',
  title: 'showing an animal',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['groom', 'plait the', 'show my rabbit', 'show our', 'show my', 'turn out the'], weak: ['show', 'parade', 'judge', 'class', 'breed standard', 'coat'] },
  tags: ['show'],
  tasks: [
    { id: 'sho-class', at: 0, minutes: 60, priority: 'high', title: '{Subject}: read the schedule: class, age, closing date, papers, vaccinations', how: 'Breed standard or rules line by line, looked at beside the animal. Entry often closes four to eight weeks before.', done: 'the class is chosen and the closing date is in the calendar' },
    { id: 'sho-enter', at: 0.06, minutes: 30, priority: 'high', after: ['sho-class'], title: '{Subject}: enter in time, with registration, ring or tag number and pass', how: 'Movement licence, health certificate, insurance; stabling or pen, pass for the car.', done: 'the entry is confirmed' },
    { id: 'sho-see', at: 0.1, minutes: 120, title: '{Subject}: watch such a class, or have an exhibitor look at yours with you', how: 'How is it set up, moved, handled? Which fault would they show, which hide? Ask for an honest place.', done: 'three things to work on are written in order' },
    { id: 'sho-condition', at: 0.14, minutes: 45, title: '{Subject}: bring it into condition: feed, weight, teeth, feet, parasites', how: 'Coat is made inside in eight weeks. Vet or farrier early, so that hoof and shaved places grow. Mind waiting times of medicines.', done: 'weight aim and appointments stand' },
    { id: 'sho-handle', at: 0.2, minutes: 25, everyWeeks: 1, priority: 'high', title: '{Subject}: week {week}: five short practices of standing, leading and being touched by a stranger', how: 'Ten minutes a day: stand square, walk out straight, turn, be looked in the mouth. Stop while it goes well.', done: 'it stood for one minute longer than last week' },
    { id: 'sho-noise', at: 0.4, minutes: 60, title: '{Subject}: get it used to crowd, loudspeaker, flags, trailer, other animals', how: 'A car park on market day, somebody with an umbrella; load it twice for nothing but a feed.', done: 'it eats in the trailer and beside the loudspeaker' },
    { id: 'sho-coat', at: 0.3, minutes: 60, everyWeeks: 2, when: { unless: SMALL_STOCK }, title: '{Subject}: coat care, week {week}: brush through to the skin, trim a little, no bath before work', how: 'Small corrections over weeks look natural. Mats open from the tip. Photograph from both sides.', done: 'a comb goes through everywhere' },
    { id: 'sho-trial', at: 0.64, minutes: 150, priority: 'high', title: '{Subject}: full rehearsal: wash, trim, plait or card, kit, ring, with somebody as judge', how: 'By the clock from bath to ring. Which clip was too much cannot be put back: do it now and not in the last week.', done: 'the hours are known and the kit list is complete' },
    { id: 'sho-clip', at: 0.86, daysBefore: 7, minutes: 120, when: { mentions: [...DOGS, ...STOCK] }, title: '{Subject}: last trim and nails a week before', how: 'Lines settle in some days. Standards say what may not be cut; blend and step back often.', done: 'both sides are alike from two metres' },
    { id: 'sho-bath', at: 0.94, daysBefore: 2, minutes: 120, priority: 'high', when: { mentions: [...DOGS, ...HORSES, ...STOCK] }, title: '{Subject}: bath two days before, rinsed twice, dried with the lie, kept clean under a rug', how: 'Oil comes back into the coat overnight. White legs with chalk or starch only where it is allowed. Clean straw.', done: 'it is dry to the skin and rugged' },
    { id: 'sho-small', at: 0.94, daysBefore: 2, minutes: 60, priority: 'high', when: { mentions: SMALL_STOCK }, title: '{Subject}: clean feet, ears, vent and nails, stroke out loose hair or bath birds early', how: 'Damp cloth, no soap on fur in the last week; birds are bathed days before. Training pen the nights before.', done: 'no stain, no loose fur, ring readable' },
    { id: 'sho-kit', at: 0.96, daysBefore: 1, minutes: 60, priority: 'high', title: '{Subject}: pack: papers, number, brushes, spray, water from home, feed, first aid, white coat or hat', how: 'Trailer or box checked, fuel, map of the ground. Plait the evening before with thread, not bands, and hood over it.', done: 'the list is ticked and the trailer is hitched' },
    { id: 'sho-day', at: 1, daysBefore: 0, minutes: 90, priority: 'high', title: '{Subject}: on the day: two hours before the class, water, walk, last brush, number on', how: 'Watch the class before yours; smile and keep an eye on the judge to the end. Shade and water come before ribbons.', done: 'shown, watered and stabled' },
    { id: 'sho-after', at: 1.05, minutes: 30, title: '{Subject}: ask the judge for two sentences, thank, keep apart from the others for two weeks', how: 'Droppings, cough, lice: what goes round at shows. Plaits out the same day.', done: 'notes stand and it is well after two weeks' },
  ],
}

const SHORN: Keyword[] = ['shear', 'shearing', 'shorn']
const FEET: Keyword[] = ['hoof', 'hooves', 'feet', 'trim', 'farrier']
const JABS: Keyword[] = ['vaccin', 'jab', 'inject', 'worm', 'deworm', 'drench', 'dip', 'dose', 'microchip', 'chip', 'tag', 'flea', 'fluke']
const SURGERY: Keyword[] = ['neuter', 'spay', 'castrat', 'dehorn', 'disbud']

/** A treatment for one animal or a whole flock. */
export const TREATING_ANIMALS: Playbook = {
  id: 'kind-treating-animals',
  title: 'treating animals',
  plannerTypes: ['calendar'],
  usualWeeks: 4,
  matches: { strong: ['deworm', '=worm', 'drench', 'shear', 'microchip', 'neuter', 'spay', 'castrate', 'vaccinate the lambs', 'dehorn', 'disbud'], weak: ['vet', 'flock', 'herd', 'dose', 'medicine book'] },
  tags: ['animals'],
  tasks: [
    { id: 'trt-plan', at: 0, minutes: 40, priority: 'high', title: '{Subject}: settle with the vet what, when, how much, how often', how: 'Age, weight, last time, carrying or not, what is going round here; who may give it by law. Second dose after how many weeks?', done: 'product, dose, dates and who gives it stand' },
    { id: 'trt-test', at: 0.08, minutes: 30, when: { mentions: ['worm', 'deworm', 'drench', 'fluke'] }, title: '{Subject}: dung samples first: treat what needs it and what still works', how: 'Ten fresh lumps from ten animals, cool, to the laboratory; treating everybody breeds resistance. Again two weeks after, to see whether it helped.', done: 'the count is back and names the group' },
    { id: 'trt-list', at: 0.12, minutes: 30, priority: 'high', title: '{Subject}: list every animal with number, weight and last treatment', how: 'Weigh the heaviest and dose the group by it: guessing low is the usual fault. Who is ill or in milk stays out.', done: 'the list has one line an animal' },
    { id: 'trt-order', at: 0.18, minutes: 30, title: '{Subject}: order or book: medicine with its cold chain, shearer, farrier, surgery', how: 'Prescription, use-by, fridge 2 to 8 degrees, needles for each ten animals; shearers are booked by the round, months ahead.', done: 'all is there or has a day' },
    { id: 'trt-catch', at: 0.3, minutes: 60, priority: 'high', title: '{Subject}: prepare catching: pen, race, halter, traps, helpers, shade', how: 'Practise with feed for days. Feral cats: traps fed open for a week, one tied to the clinic’s hours. Gates that swing one way.', done: 'all go in for feed and the gate shuts' },
    { id: 'trt-fast', at: 0.5, minutes: 20, when: { mentions: [...SHORN, ...SURGERY] }, partOfDay: 'evening', title: '{Subject}: the evening before: no feed as told, dry under a roof', how: 'Wet fleece cannot be shorn; full stomachs are dangerous lying down. Water stays. Cats and dogs by the clinic’s hours.', done: 'dry, empty, in their pen' },
    { id: 'trt-give', at: 0.6, minutes: 150, priority: 'high', scale: { units: ['sheep', 'lamb', 'goat', 'alpaca', 'pony', 'cat', 'animal', 'cow'], minutesEach: 3, atMost: 360 }, when: { mentions: JABS, unless: [...SHORN, ...SURGERY] }, after: ['trt-plan', 'trt-catch'], title: '{Subject}: treat in order, mark each, write at once', how: 'Shake, gun tested into a jug, clean skin, new needle each ten, over the tongue for drenches. Dips want gloves, apron and a disposal permit. One holds, one gives, one writes.', done: 'marks and list agree' },
    { id: 'trt-shear', at: 0.6, minutes: 180, priority: 'high', when: { mentions: SHORN }, after: ['trt-catch'], title: '{Subject}: shearing day: clean board, calm order, first aid for cuts, fleece rolled at once', how: 'Light before dark fleece, young last. Feet and vaccination in the same hold. Sort at the table: neck, blanket, belly.', done: 'all are shorn, looked over and back on grass' },
    { id: 'trt-feet', at: 0.6, minutes: 150, priority: 'high', when: { mentions: FEET, unless: SHORN }, after: ['trt-catch'], title: '{Subject}: trim level with the sole, dirt out first, a little at a time', how: 'Stop at pink. Sharp shears, disinfected between animals; lame ones last and noted. Bleeding: pressure and powder. Every six to ten weeks.', done: 'each stands square and no horn folds over' },
    { id: 'trt-op', at: 0.6, minutes: 120, priority: 'high', when: { mentions: SURGERY }, after: ['trt-catch'], title: '{Subject}: bring them in on the day, and fetch them warm, quiet, with papers', how: 'Chip and test in the same sleep. Covered box on a towel; collar against licking; ferals stay a night in.', done: 'all are awake and the papers are in the folder' },
    { id: 'trt-after', at: 0.74, minutes: 30, title: '{Subject}: watch for two days: feed, lumps, lameness, wound, warmth', how: 'Shorn ones want shelter against cold rain and sun. Ring at swelling of the face, staggering, open stitches.', done: 'each has eaten and moved normally' },
    { id: 'trt-book', at: 0.8, minutes: 30, priority: 'high', title: '{Subject}: enter it in the medicine book with batch and waiting time', how: 'Number, product, dose, batch, day, milk and meat from when. Keep for the years that the law says; needles into the sharps box.', done: 'the book is complete and pens are marked' },
    { id: 'trt-second', at: 0.96, minutes: 60, waitDays: 14, after: ['trt-book'], title: '{Subject}: second dose or check, and next year’s date', how: 'Dung again after two weeks, stitches after ten days, second vaccination in four to six weeks.', done: 'result is noted and the next date stands' },
  ],
}
