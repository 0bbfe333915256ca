import type { StayWords } from './stay-words.ts'

/** Days in a holiday house in the country. */
export const COTTAGE_DAYS: StayWords = {
  first: ['Open up the house: beds, fridge, heating, and a first look at what lies around it', 'Find fuse box, water tap, first-aid box and the owner’s number; show children how far they may go and where water is out of bounds without an adult.', 'everybody has a bed and knows the bounds'],
  morning: [
    ['Slow morning: breakfast outside, and nobody drives anywhere', 'Bread fetched by whoever wakes first; a list on the fridge for what each would like to do.', 'the list has one wish from each'],
    ['Morning on or in the water: swim, boat, rods or stones to throw', 'Life jackets on before the jetty, one adult watches and does nothing else; ask the owner about boat, depth and fishing licence.', 'everybody was on or in the water, or chose not to be'],
    ['Morning in the woods: a round walk of two hours with something to find', 'Map or track loaded, ticks looked for afterwards; berries and mushrooms only if somebody knows them.', 'you are back with something in your pockets'],
  ],
  afternoon: [
    ['Half an hour’s drive at most: market, farm, castle or the next village', 'Shopping for two days on the way; nothing that needs a ticket booked.', 'the fridge is full again'],
    ['Afternoon at the house: hammock, games, each with two hours alone', 'Adults take the children in turns, so that each has a free stretch.', 'everybody had two hours of their own'],
  ],
  evening: [
    ['Fire or barbecue, and stories until it is dark', 'Look at the fire rules of the day first; a bucket of water beside it, sparks out before bed.', 'the embers are wet'],
    ['Evening in: one large pan, cards, tomorrow’s weather', 'Children chop and set; who cooks tomorrow is drawn from a hat.', 'somebody knows what there is to eat tomorrow'],
  ],
}

/** Days of rest, water and warmth in one hotel. */
export const WELLNESS_DAYS: StayWords = {
  first: ['Arrive without hurry: robe, a look round, treatments confirmed at the desk', 'Say what you must not have (pregnancy, blood pressure, heart, allergies) before anything begins; times with an hour between them.', 'treatment times are on a card and the telephone lies in the safe'],
  morning: [
    ['Late breakfast, then an hour’s walk outside', 'Easy pace, talk or none; water afterwards.', 'you have been out in daylight'],
    ['Morning in the water: warm pool, jets, and a lounger after', 'Before eleven it is empty; twenty minutes at a time, then rest as long.', 'shoulders are lower than when you came'],
  ],
  afternoon: [
    ['The treatment that was booked, and nothing for an hour after it', 'Ten minutes early, no meal just before; say so when pressure or heat is too much.', 'you lay still for an hour afterwards'],
    ['Sauna in two or three rounds: warm, cold, rest', 'Eight to twelve minutes, out as soon as it is too much, cold water from the feet up, as long a rest as the round; drink.', 'you have rested as long as you sweated'],
  ],
  evening: [
    ['Long dinner, and early to bed', 'A table for the two of you at the quiet end; lights out when you are tired rather than when the film ends.', 'the lights were out early'],
    ['Evening by the fire or with a book, without a screen', 'One thing each that you want to do more of at home, written down.', 'the thing stands on paper'],
  ],
}

/** Days among wild animals, seen at the hours at which they move. */
export const WILDLIFE_DAYS: StayWords = {
  isEarly: true,
  first: ['Arrive at the lodge or camp: briefing, the hours of the drives, the way after dark', 'Nobody walks alone at night; ask for malaria nets, drinking water and when the generator runs; batteries on charge.', 'everybody knows the rules and the hour of the morning call'],
  start: ['First game drive, without a list', 'Layers against the cold before sunrise, binoculars for each, sitting and silent near animals; tell the guide what you would love to see and what you can do without.', 'you have sat with one animal until it forgot you'],
  morning: [
    ['Drive at sunrise, back when the heat comes', 'Out before the gate opens if the guide can; breakfast box in the car, a scarf against the dust.', 'the sightings are in the notebook'],
    ['Slower morning: a guided walk, a hide or the birds by the water', 'Neutral colours, closed shoes, behind the guide in a line; small things are looked at that a car drives past.', 'you know a track and a call that you did not know'],
  ],
  afternoon: [
    ['Rest through the heat, then a drive into the last light', 'Lunch, shade, cleaning lens and binoculars; out again about four.', 'you were somewhere with a view at sunset'],
    ['Afternoon at the lodge: pool, water hole, talk with a guide off duty', 'Nothing left open in the tent, since monkeys can undo zips.', 'everybody is rested'],
  ],
  evening: [
    ['Dinner by the fire, with the day’s sightings told round', 'Long sleeves and repellent from dusk; the walk back with an escort.', 'tomorrow’s hour is fixed and cameras are charging'],
    ['Stars and night sounds, and an early night', 'Torch off for ten minutes; ask the guide for three constellations.', 'you are in bed before ten'],
  ],
}
