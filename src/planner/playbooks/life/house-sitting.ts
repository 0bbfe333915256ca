import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const ANIMALS: Keyword[] = ['=cat', 'cats', '=dog', 'dogs', 'pets', '=pet', 'hens', 'chickens', 'rabbit', 'guinea pig', 'hamster', 'parrot', 'budgie', 'fish', 'tortoise', 'horse', 'katze', 'hund', 'perro', 'gato', 'chat', 'chien']
const PLANTS: Keyword[] = ['plant', 'garden', 'water', 'greenhouse', 'tomato', 'lawn', 'pflanz', 'giess', 'planta', 'jardin']
const WHOSE = ['my neighbour s', 'our neighbour s', 'my neighbours', 'our neighbours', 'the neighbours', 'my friend s', 'a friend s', 'my friends', 'friends', 'my sister s', 'my brother s', 'my parents', 'my boss s', 'my aunt s', 'my uncle s', 'my cousin s', 'my colleague s']

/** Somebody else's house, animals and plants while they are away. */
export const HOUSE_SITTING: Playbook = {
  id: 'house-sitting',
  title: 'house-sitting',
  plannerTypes: ['calendar'], usualWeeks: 3,
  matches: {
    strong: ['house sitting', 'house sit', 'housesit', 'house sitter', 'pet sitting', 'pet sit', 'cat sitting', 'cat sit', 'dog sitting', 'dog sit', 'plant sitting', 'mind the house', 'minding the house', ...wordings(['look after', 'looking after', 'mind', 'minding', 'take care of', 'taking care of', 'water the plants at'], WHOSE, ['house', 'flat', 'home', 'apartment', 'cat', 'cats', 'dog', 'dogs', 'plants', 'garden', 'place', 'pets', 'hens', 'chickens']), ...wordings(['neighbours', 'neighbour s', 'friend s', 'friends'], ['plants', 'cat', 'cats', 'dog', 'house', 'garden while', 'hens', 'rabbits']), 'haus huten', 'haus sitten', 'haussitting', 'katzen huten', 'wohnung huten', 'blumen giessen bei', 'cuidar la casa de', 'cuidar el gato de', 'garder la maison', 'garder le chat', 'garder le chien de', 'cuidar da casa', 'tomar conta da casa'],
    weak: ['while they', 'while she', 'while he', 'away', 'post', 'keys', 'plants', 'cats', 'pool', 'bins', 'alarm', 'holiday', 'neighbour'],
    not: ['find a house sitter', 'looking for a house sitter', 'find a sitter', 'find a cat sitter', 'babysit', 'adopt', 'buy', 'dementia', 'stroke', 'grandchild', 'business'],
  },
  tags: ['house'],
  location: 'the house',
  partsByKind: true,
  topicStages: [
    { id: 'show', titles: ['{Topic}: have it shown, and write down how it is done'], share: 1, how: 'Let them do it once while you film: when, how much, what can go wrong and whom to call then.', done: '{topic} stands on the sheet with times' },
    { id: 'do', titles: ['{Topic}: check it on the first day and again half-way'], share: 1, lag: 1, how: 'Look at it without hurry on the first visit, compare with the sheet, and tell the owners if something is other than described.', done: 'it is as the owners left it' },
  ],
  series: [
    {
      id: 'visit', about: ['visit', 'feed', 'feeding', 'daily', 'every day', 'walk'], name: 'Visit', perWeek: 7, minutes: 40, priority: 'high', when: { mentions: ANIMALS },
      sessions: [
        { id: 'visit-feed', to: 0.96, title: 'Visit: feed, fresh water, litter or walk, see each animal, lock up', how: 'The same hour each day. Eating, drinking, droppings and mood are the four signs; a cat that has not eaten for a day, or strains at the tray, goes to the vet today.', done: 'each animal has been seen eating and the doors are locked' },
        { id: 'visit-play', to: 0.96, title: 'Visit: feed, then half an hour of play or brushing, one round of the house', how: 'Sit on the floor and let the shy one come. Look under sinks, at windows and at the freezer light on the way out.', done: 'each animal is fed and has had company, and the round is walked' },
        { id: 'visit-clean', to: 0.96, title: 'Visit: feed, bowls and litter washed hot, beds shaken out, doors locked', how: 'Bowls get slimy in two days. Note how much was left: it is the first sign that something is wrong.', done: 'bowls and litter are clean and the amounts are written down' },
      ],
    },
    {
      id: 'watering', about: ['water', 'watering', 'plants', 'garden', 'giessen'], name: 'Watering', perWeek: 2, minutes: 30, when: { mentions: PLANTS },
      sessions: [
        { id: 'water-finger', to: 0.96, title: 'Watering round: finger test, by the pegs, trays emptied, outside in the evening', how: 'A finger two joints deep: damp means wait. Pots outside daily in heat, beds seldom and thoroughly.', done: 'nothing stands in water and nothing hangs its leaves' },
        { id: 'water-look', to: 0.96, title: 'Watering round: the thirsty ones first, leaves turned over for pests, dead heads off', how: 'Greenhouse and boxes before the beds. Ripe tomatoes and beans are picked, or they stop bearing; ask whether you may eat them.', done: 'all pegs are done and what is ripe is picked' },
      ],
    },
    {
      id: 'house-round', about: ['visit', 'check', 'check on the house'], name: 'Round of the house', perWeek: 3, minutes: 25, when: { unless: ANIMALS },
      sessions: [
        { id: 'round-rooms', to: 0.96, title: 'Visit: post in, plants by their pegs, one round through all rooms', how: 'Nose first, then water under sinks, windows and freezer light.', done: 'the round is walked and the post lies sorted' },
        { id: 'round-lived', to: 0.96, title: 'Visit: air for ten minutes, change blinds and a lamp so that it looks lived in', how: 'Cellar and loft too. Run the taps that nobody uses for a minute and flush.', done: 'it looks different from yesterday and nothing drips' },
      ],
    },
  ],
  tasks: [
    { id: 'hs-walk', at: 0.0, minutes: 60, priority: 'high', title: 'Walk through the house with the owners before they leave, and film the tricky things', how: 'Doors that stick, heating, alarm, tap that drips, where the animals hide. Ask what usually goes wrong when they are away.', done: 'you have done each thing once yourself' },
    { id: 'hs-sheet', after: ['hs-walk'], at: 0.001, minutes: 30, priority: 'high', title: 'Get the sheet: travel dates, flight, numbers, vet, plumber, neighbour with a key', how: 'A second person who may decide when they cannot be reached, and up to how much a repair may cost without asking.', done: 'the sheet hangs on the fridge and in your telephone' },
    { id: 'hs-keys', after: ['hs-walk'], at: 0.002, minutes: 20, priority: 'high', about: ['keys', 'key', 'alarm', 'code'], title: 'Try each key and the alarm code while the owners stand beside you', how: 'Lock and unlock from both sides, arm and disarm. Write no code beside the address; a spare key lies at a neighbour’s.', done: 'you have left and come back in alone once' },
    { id: 'hs-insurance', after: ['hs-walk'], at: 0.003, minutes: 20, when: { minWeeks: 2 }, title: 'Settle what is covered: their house insurance, your liability, use of the car', how: 'Some policies want somebody inside every second day, or the water turned off. Two lines by message from both sides are enough.', done: 'both know who pays for a broken vase and a burst pipe' },
    { id: 'hs-limits', after: ['hs-walk'], at: 0.004, minutes: 15, title: 'Agree what you may use: bed, kitchen, internet, guests, and what is off limits', how: 'Whether you sleep there or come by, and how many hours animals may be alone.', done: 'each of you has said it aloud' },
    { id: 'hs-animals', after: ['hs-walk'], at: 0.005, minutes: 40, scale: { units: ['cat', 'dog', 'pet', 'hen', 'rabbit', 'animal', 'chicken'], minutesEach: 10, atMost: 120 }, priority: 'high', when: { mentions: ANIMALS }, about: ['cat', 'cats', 'dog', 'dogs', 'pets', 'hens', 'rabbits', 'fish', 'animals', 'feed'], title: 'Learn the animals’ day: food in grams, water, medicine, litter, walks, fears', how: 'Feed them once with the owners there. Which door never stays open, where the carrier stands, the vet’s number and who pays at the desk.', done: 'the feeding plan hangs at the bowls and enough food is in the house' },
    { id: 'hs-plants', after: ['hs-walk'], at: 0.006, minutes: 30, when: { mentions: PLANTS }, about: ['plants', 'garden', 'greenhouse', 'watering', 'lawn'], title: 'Put the plants in groups by thirst and label each with its day', how: 'Daily, twice a week, once a week, hardly at all. Move them out of the noon sun and onto trays; more house plants drown than dry.', done: 'each pot has a coloured peg' },
    { id: 'hs-first', after: ['hs-keys', 'hs-sheet'], at: 0.01, minutes: 45, priority: 'high', title: 'First visit on the day they leave: windows, taps, stove, heating, fridge, animals counted', how: 'Photograph the rooms for both your sakes. Send one picture and one line; then they can enjoy their holiday.', done: 'the round is walked and the message is sent' },
    { id: 'hs-post', at: 0.24, minutes: 20, everyWeeks: 1, about: ['post', 'mail', 'parcels', 'bins', 'rubbish'], title: 'Post and bins, week {week}: letterbox, parcels, bins out and back in', how: 'Anything that looks like an office or a bill is photographed and sent if they want that. A bin that stands out for three days tells everybody.', done: 'the box is empty and the bins stand in their place' },
    { id: 'hs-pool', at: 0.3, minutes: 40, everyWeeks: 1, when: { mentions: ['pool', 'hot tub', 'pond', 'aquarium', 'piscina', 'piscine', 'teich'] }, about: ['pool', 'pond', 'hot tub', 'aquarium'], title: 'Pool or pond, week {week}: level, pump, skimmer, test strip, animals fished out', how: 'Chlorine and pH as on the owners’ card, chemicals never mixed and always into water. Cover on and gate locked, above all if children visit.', done: 'the values are written down and the pump runs quietly' },
    { id: 'hs-message', at: 0.35, minutes: 15, everyWeeks: 1, title: 'Message to the owners, week {week}: one picture, one line, questions in one go', how: 'Bad news only with what you have already done and one question that can be answered with yes or no.', done: 'it is sent' },
    { id: 'hs-trouble', after: ['hs-walk'], at: 0.007, minutes: 20, title: 'Find stopcock, fuse box and gas tap, and save plumber, vet and locksmith', how: 'Close the stopcock once by hand to see that it moves. With smoke or gas: out first, then call.', done: 'you could find all three in the dark' },
    { id: 'hs-shop', at: 0.5, minutes: 45, when: { mentions: ANIMALS }, title: 'Count food, litter and medicine at half-time and buy what will run out', how: 'The same brand, since a change upsets stomachs. Keep the receipt in the envelope.', done: 'there is enough until two days after they are back' },
    { id: 'hs-clean', at: 0.9, daysBefore: 1, minutes: 75, priority: 'high', title: 'The day before they are back: bed, bathroom, kitchen, floors, litter, bins out', how: 'As you found it and one grade better. Wash what you used, and empty the fridge of what has gone off, theirs too.', done: 'it looks like the photographs of the first day' },
    { id: 'hs-welcome', at: 0.95, daysBefore: 0, minutes: 40, title: 'Last visit: milk, bread and fruit in, heating up, post in order, list of what happened', how: 'Dates and small incidents on half a page: what broke, what was eaten, what the vet said, with receipts.', done: 'page, post and receipts lie on the table' },
    { id: 'hs-handover', at: 1, minutes: 30, priority: 'high', title: 'Hand back keys in person, walk round once and say what broke', how: 'Wait for their message that they are in before you stop coming: flights are missed. Code changed if many had it.', done: 'the keys are back and nothing is left unsaid' },
    { id: 'hs-trial', at: 0.008, minutes: 60, when: { levels: ['beginner'] }, title: 'Do one whole day on trial while the owners are still there', how: 'Feeding, walk, locking up, alarm, all from your sheet and without help.', done: 'you needed no answer that is not on the sheet' },
    { id: 'hs-signs', at: 0.009, minutes: 30, when: { levels: ['beginner'] }, title: 'Read when an animal or a house cannot wait: ten signs and whom to call for each', how: 'Not eating, straining, vomiting twice, laboured breath; wet ceiling, hissing, cold radiators in frost, an open door.', done: 'ten signs with a number each stand on the sheet' },
    { id: 'hs-book', at: 0.011, minutes: 20, when: { levels: ['advanced'] }, title: 'Start the visit log with times, amounts and photographs', how: 'As for paying owners: time in, time out, food, droppings, doors. It protects both sides.', done: 'the first visit stands in it' },
    { id: 'hs-storm', at: 0.55, minutes: 25, when: { minWeeks: 3 }, title: 'Before storm, frost or heat: furniture in, blinds, water butts, pipes, shade', how: 'Look at the forecast for five days each Sunday. In frost keep a tap in the coldest room dripping and doors open to warm rooms.', done: 'nothing outside can fly, burst or cook' },
    { id: 'hs-stand-in', at: 0.2, minutes: 25, when: { minWeeks: 2 }, title: 'Find and brief a stand-in for the day you are ill', how: 'Key, sheet, five minutes with the animals, and the owners know the name.', done: 'somebody else has been in the house once' },
    { id: 'hs-deep', at: 0.7, minutes: 60, when: { minWeeks: 4 }, title: 'Long absences: run all taps, flush, start the car, look into freezer and cellar', how: 'Three minutes hot on each tap that nobody uses, and the shower head too. Battery on charge if they want it.', done: 'the five are ticked with the date' },
  ],
}
