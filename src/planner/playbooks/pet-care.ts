import type { Playbook } from './playbook.ts'

export const PET_CARE: Playbook = {
  id: 'pet-care', title: 'a new pet', plannerTypes: ['calendar'], tags: ['pet'],
  matches: { strong: ['puppy', 'kitten', 'new dog', 'new cat', 'adopt a dog', 'adopt a cat', 'rescue dog', 'train my dog', 'dog training', 'pet', 'welpe', 'hund', 'katze', 'cachorro', 'perro', 'chien', 'gato'], weak: ['vet', 'food', 'training', 'crate', 'walk', 'litter'], not: ['competition', 'petition', 'shop'] },
  tasks: [
    { id: 'rules', at: 0, minutes: 45, priority: 'high', title: 'Household agreement: who walks, feeds, pays, and what the animal may', how: 'Allergies, landlord, holidays, hours alone; same words for everybody.', done: 'the page hangs on the fridge and everybody signed' },
    { id: 'cost', at: 0.04, minutes: 30, title: 'Yearly cost: food, vet, insurance, sitter', how: 'Emergency sum apart or insurance before the first visit.', done: 'the sum fits the month' },
    { id: 'meet', at: 0.1, minutes: 75, title: 'Meet the animal twice, see papers and where it lives', how: 'Mother or foster home, vaccination card, contract; never from a car park.', done: 'papers and temperament are as described' },
    { id: 'proof', at: 0.2, minutes: 75, about: ['proof', 'flat', 'house', 'home', 'garden'], title: 'Make the home safe at the animal’s height', how: 'Cables, plants, medicines, bins, balcony, washing machine; crawl through every room.', done: 'nothing within reach can be swallowed, bitten or fallen from' },
    { id: 'quiet-place', at: 0.26, minutes: 45, about: ['crate', 'bed', 'litter'], title: 'Set up a quiet place, bowls, bed, toilet spot', how: 'Away from doors; an old shirt that smells of you; litter tray far from food.', done: 'everything stands where it will stay' },
    { id: 'food-buy', at: 0.3, minutes: 30, about: ['food', 'feeding'], title: 'Food: same as before for two weeks, then change slowly', how: 'Ask for brand and times; weigh portions; list of poisons (chocolate, grapes, lilies) on the fridge.', done: 'two weeks’ food and a scale are there' },
    { id: 'equipment', at: 0.32, minutes: 45, title: 'Lead, harness, carrier, tag with number, toys', how: 'Fit with two fingers’ room; carrier open in the room from day one.', done: 'tag is engraved and harness fits' },
    { id: 'vet-choose', at: 0.24, minutes: 40, about: ['vet', 'doctor'], title: 'Vet: choose, ask about emergencies, book the first visit', how: 'Night service, prices, waiting room; week one for a check.', done: 'appointment and emergency number are in the phone' },
    { id: 'vet-first', at: 0.62, minutes: 60, priority: 'high', about: ['vet', 'doctor', 'vaccin'], after: ['vet-choose'], title: 'First vet visit: check, chip, vaccination and worm plan', how: 'Treats, carrier, question list; register the chip in your name.', done: 'plan with dates is on the fridge and the chip registered' },
    { id: 'insurance-pet', at: 0.36, minutes: 30, title: 'Liability and health insurance, registration, tax', how: 'Read waiting times and exclusions.', done: 'policies start on arrival day' },
    { id: 'arrival', at: 0.5, minutes: 120, priority: 'high', title: 'Arrival day: quiet, toilet first, one room, early night', how: 'No visitors, sit on the floor, let it come; sleep nearby.', done: 'it has eaten, been to its place and slept' },
    { id: 'name-toilet', at: 0.56, minutes: 30, about: ['training', 'toilet', 'housetrain'], title: 'Training 1: name, toilet after sleep, food and play', how: 'Reward within two seconds, never scold a puddle.', done: 'it turns at its name in a quiet room' },
    { id: 'alone', at: 0.68, minutes: 30, about: ['training', 'alone'], after: ['name-toilet'], title: 'Training 2: alone for seconds, then minutes', how: 'Leave before it worries, no farewell.', done: 'ten minutes calm' },
    { id: 'lead', at: 0.74, minutes: 40, about: ['training', 'walk', 'lead'], after: ['name-toilet'], title: 'Training 3: lead or carrier without pulling or panic', how: 'Stop when it tightens, pay for a loose line; cats: treats in the carrier.', done: 'a short way without pulling, or in by itself' },
    { id: 'socialise', at: 0.8, minutes: 45, about: ['training', 'social', 'class'], title: 'Meet the world gently: sounds, people, surfaces, calm others', how: 'One new thing a day at its distance; book a class.', done: 'seven new things with a relaxed body' },
    { id: 'care', at: 0.84, minutes: 30, title: 'Handling: paws, ears, teeth, brush, two minutes a day', how: 'Touch, treat, stop.', done: 'all four paws without a fuss' },
    { id: 'sitter', at: 0.9, minutes: 30, title: 'Sitter and emergency page: routine, food, vet, words', how: 'A trial afternoon.', done: 'somebody else has had it for an afternoon', optional: true },
    { id: 'month-look', at: 0.97, minutes: 30, title: 'Look back: weight, habits, what to ask trainer or vet', how: 'Photo log, one worry, one joy.', done: 'the next vet and class dates stand', optional: true },
  ],
}
