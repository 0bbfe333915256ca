import type { StayWords } from './stay-words.ts'

/** Days on a yacht that one sails from harbour to harbour. */
export const SAILING_DAYS: StayWords = {
  first: ['Take over the boat: inventory, life jackets, safety talk, first shopping on board', 'Go through the list with the charter company and photograph every scratch; one jacket fitted to each person; gas, radio, flares and the man-overboard drill shown to all.', 'the inventory is signed and everybody knows where their jacket hangs'],
  start: ['First leg: two hours in easy wind, and everybody takes the helm once', 'Wind below 15 knots, a bay with good holding at its end; knots and orders are practised before they are needed.', 'the anchor holds and nobody was frightened'],
  morning: [
    ['Cast off after breakfast and sail the longer leg before the wind gets up', 'Forecast and route in the log before leaving, harbour pilot open, one alternative harbour on the way; whoever is not sailing looks out.', 'the boat is on its way with a route that everybody has seen'],
    ['Bay morning: swim off the stern, snorkel, coffee at anchor', 'Check the anchor by snorkel and two bearings; engine off while anybody is in the water, ladder down first.', 'everybody has swum and is back on board'],
    ['Short hop to the next island, with manoeuvres on the way', 'Tacks, a reef put in and out, a fender picked up as if it were a person; jobs change each day.', 'each has done a job they had not done before'],
  ],
  afternoon: [
    ['Into harbour or buoy before four: berth, shore power, water', 'Ring ahead where berths can be booked; fenders and lines ready outside; jobs shared out before the entrance.', 'the boat lies safely and the tank is full'],
    ['Anchor in a lee bay: lunch, swimming, siesta', 'Four times the depth in chain and more in wind; sun awning up, an anchor alarm set.', 'the anchor has held for an hour'],
  ],
  evening: [
    ['Evening ashore: a walk through the harbour town, and dinner', 'Shoes left by the gangway, one torch, and tomorrow’s forecast read before the second glass.', 'tomorrow’s time of casting off is agreed'],
    ['Evening on board: one-pan dinner, log, stars', 'Cook and washer-up by rota; kitty counted, water and gas noted in the log.', 'log and kitty are up to date'],
  ],
}

/** Days on a ship that goes to another port overnight. */
export const CRUISE_DAYS: StayWords = {
  first: ['Go on board: safety drill, cabin, and where you eat', 'The drill comes before anything else; check dining time and cabin account, put the ship’s clock on your watch.', 'the drill is done and the account shows only what you ordered'],
  morning: [
    ['Port morning: ashore early, the one thing you came for first', 'Note the all-aboard time and the ship’s agent’s number; ship’s excursions are waited for, your own are not.', 'you have seen what you chose for this port'],
    ['Sea morning: a walk round the deck, then the talk on the next port', 'Sheltered side, a jacket, a map of the next harbour; the pool is empty before ten.', 'you know what you do in the next port and how you get back'],
  ],
  afternoon: [
    ['Back on board an hour before the ship leaves', 'The way back is slower in the afternoon; ship’s time counts, not the town’s.', 'everybody is on board before the gangway goes up'],
    ['Afternoon on board: a deck chair, the pool, one class', 'One thing with a time, the rest without; sun cream at sea too.', 'you have done nothing for an hour'],
  ],
  evening: [
    ['Dinner and the sail-away from the top deck', 'Up twenty minutes before; look up the lights, the bridge or the pilot boat.', 'you saw the port go'],
    ['Evening on board: show or a quiet bar, and the papers for tomorrow', 'Card, water, shoes and the excursion ticket in one bag by the door; look at the account.', 'tomorrow’s bag stands by the door'],
  ],
}

/** Days of dives from one place. */
export const DIVING_DAYS: StayWords = {
  first: ['Check in at the dive centre: papers, kit, weights, and a shallow check dive booked', 'Certificate, log book, medical form and insurance with you; try on suit, mask and regulator before anybody waits for you.', 'kit is marked with your name and the check dive has an hour'],
  start: ['Check dive from the shore: weights, mask, air, hand signals', 'Ten metres at most, with your buddy for the week; note weights and what leaked.', 'weights are right and the signals agreed'],
  morning: [
    ['Two dives from the boat, the deeper one first', 'Buddy check aloud, plan the depth and the turn pressure, three minutes at five metres; an hour on the surface between them.', 'both dives stand in the log'],
    ['Reef dive, slow and shallow, with a fish card', 'Stay a metre above the coral, touch nothing; look under one ledge for ten minutes rather than at ten.', 'you can name three things that you saw'],
  ],
  afternoon: [
    ['Rinse the kit, sleep, drink two litres', 'Regulator with its cap on, computer and mask in fresh water; out of the sun until four.', 'everything hangs in the shade'],
    ['Afternoon without a tank: snorkel, beach, a ride into the village', 'Ears and skin need a pause; anybody with a cold stays dry.', 'nobody dives tired'],
  ],
  evening: [
    ['Log book with the guide, and an early night', 'Depth, time, gas, weights, three animals; alcohol and the first dive do not go together.', 'today’s dives are signed'],
    ['Dinner out, and the plan for tomorrow’s site', 'Current, depth and visibility from the board at the centre. The last dive ends a day before the flight.', 'the site and the hour of leaving are known'],
  ],
}
