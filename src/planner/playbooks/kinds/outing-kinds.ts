import type { Keyword, Playbook } from '../playbook.ts'

const TIDAL: Keyword[] = ['sail', 'sea', 'coast', 'island', 'islands', 'channel', 'brittany', 'yacht', 'bay', 'sound', 'loch']
const WILD_WATER: Keyword[] = ['white water', 'whitewater', 'rafting', 'rapids']
const UNDER_SAIL: Keyword[] = ['sail', 'yacht', 'ketch', 'sailing']
const CANAL: Keyword[] = ['narrowboat', 'canal', 'houseboat', 'barge', 'cruiser']

/** A trip by boat that one steers oneself. */
export const ON_WATER: Playbook = {
  id: 'kind-on-water',
  title: 'a trip on the water',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['kayak', 'canoe', 'paddle', 'row across', 'row down', 'row round', 'raft', 'white water', 'sail to', 'go sailing', 'narrowboat', 'houseboat', 'mit dem kajak', 'mit dem kanu', 'paddeln', 'segeln nach', 'remar', 'bajar en kayak', 'descendre en canoe', 'descendre en kayak', 'descer de caiaque', 'navegar hasta', 'naviguer jusqu'], weak: ['river', 'lake', 'boat', 'tide', 'lock', 'crew'] },
  tags: ['water'],
  tasks: [
    { id: 'wat-route', at: 0, minutes: 90, priority: 'high', when: { unless: WILD_WATER }, title: '{Subject}: draw the route in day stages, with places to get out', how: 'Guide or chart, not the road map: weirs, portages, locks, bridges, shallows, ferries. Loaded canoe 20 to 25 km a day on a river, narrowboat 3 miles an hour with a lock counted as a mile, yacht 5 knots. A rest day in five.', done: 'each stage has start, end, hours and two exits' },
    { id: 'wat-level', at: 0.05, minutes: 40, priority: 'high', title: '{Subject}: find the season: level, wind, water temperature, closures', how: 'Gauge with its lowest and highest number for paddling; shipping, nesting and angling rules; locks closed in winter. Cold water kills sooner than hunger.', done: 'the weeks that go and the number that says no stand' },
    { id: 'wat-leave', at: 0.1, minutes: 40, when: { unless: WILD_WATER }, title: '{Subject}: permits: access, licence for the boat, overnight, landing', how: 'Who owns banks and bed? Toll, certificate, insurance, customs and flag for another country.', done: 'each permit is there or has its day' },
    { id: 'wat-skill', at: 0.14, minutes: 60, priority: 'high', title: '{Subject}: be honest about skill: who steers, who has done what, what must be learnt first', how: 'Capsize and back in, with these boats, these people and their clothes. Above class II or off the coast, only with somebody who leads such trips.', done: 'a leader is named and the gaps have a course' },
    { id: 'wat-guide', at: 0.18, minutes: 45, priority: 'high', when: { mentions: WILD_WATER }, title: '{Subject}: compare two licensed outfitters: guides, class of water, age, what if the level is wrong', how: 'Certificate of the guide, size of group, helmet and suit included, swimming tested? Refund by level and not by weather.', done: 'one is booked with a second date' },
    { id: 'wat-boat', at: 0.22, minutes: 60, priority: 'high', after: ['wat-route'], when: { unless: WILD_WATER }, title: '{Subject}: get the boat: own, club or hire, with spare paddle, pump and lines', how: 'Does the hirer fetch you at the end? Length of lock, height of bridge. Trailer, straps, parking for days.', done: 'boats are reserved and the way back is settled' },
    { id: 'wat-nights', at: 0.3, minutes: 45, when: { unless: WILD_WATER }, title: '{Subject}: book nights: camp sites by the water, moorings, berths', how: 'An easy landing in the wind of that season; water, a shop every third day. High summer wants it months ahead.', done: 'each night has a place and the first two are booked' },
    { id: 'wat-passage', at: 0.38, minutes: 120, priority: 'high', when: { mentions: TIDAL }, title: '{Subject}: passage plan: tides, streams, wind limit, ports of refuge, watches', how: 'Leave so that gates are passed with the stream; wind against tide is no go. Two refuges on each side; charts on paper; who sleeps when.', done: 'the plan lies ashore with a time to call for help' },
    { id: 'wat-craft', at: 0.42, minutes: 120, when: { mentions: UNDER_SAIL }, title: '{Subject}: go over the yacht: rig, engine, raft, flares, radio, lifejackets, jackstays', how: 'Service dates, gas, bilge alarm, reef once in the harbour. Each of the crew starts the engine and calls Mayday as a drill.', done: 'the list is ticked and two faults are mended' },
    { id: 'wat-locks', at: 0.42, minutes: 45, when: { mentions: CANAL }, title: '{Subject}: learn locks and steering: windlass, cill, ropes held and not tied', how: 'Half a day with the hirer or a helmsman’s course; who walks ahead, who steers, who never jumps.', done: 'everybody has done one lock up and one down' },
    { id: 'wat-train', at: 0.46, minutes: 180, priority: 'high', when: { unless: WILD_WATER }, title: '{Subject}: a trial day fully loaded, in a little wind', how: 'Half a stage. Landing, lunch, capsize near the bank, tow. What rubbed, leaked, was missing?', done: 'speed, faults and one capsize are noted' },
    { id: 'wat-train-two', at: 0.62, minutes: 240, when: { minWeeks: 6, unless: [...WILD_WATER, ...CANAL] }, title: '{Subject}: a trial night out, two days in a row', how: 'The second day tells what shoulders and hands can bear. Cook what you mean to cook.', done: 'the second day was done at the planned speed' },
    { id: 'wat-kit', at: 0.74, minutes: 60, title: '{Subject}: pack by list: buoyancy worn, dry clothes twice bagged, rope, knife, light, repair tape, first aid', how: 'Half of the weight low in the middle, everything tied in. Telephone in a pouch, radio where there is no signal. Cash.', done: 'the boat floats level and a dry set is within reach' },
    { id: 'wat-food', at: 0.86, minutes: 45, title: '{Subject}: food and water by the day, and the shops on the way', how: 'Four litres a head in heat; lunch without a stove. A day’s reserve.', done: 'bags by the day are packed' },
    { id: 'wat-go', at: 0.95, daysBefore: 1, minutes: 40, priority: 'high', title: '{Subject}: last look at level, forecast and crew: go, wait or other water', how: 'The limit was set in winter and is not moved now. Leave route, names, car and the hour to worry with somebody ashore.', done: 'the decision is made by the number and somebody ashore knows' },
    { id: 'wat-after', at: 1.04, minutes: 60, title: '{Subject}: report back, wash and dry everything, and note level, hours and what was too much', how: 'Check, clean, dry: no weed or mussel into the next water. Pay, thank, pictures.', done: 'shore contact knows, boats are back dry' },
  ],
}

const ABROAD: Keyword[] = ['morocco', 'africa', 'asia', 'north cape', 'norway', 'turkey', 'iceland', 'balkans', 'europe', 'sahara', 'mongolia', 'iran', 'india', 'silk road', 'alps', 'spain', 'italy', 'abroad', 'overland']
const TWO_WHEELS: Keyword[] = ['motorbike', 'motorcycle', 'moped', 'scooter', 'vespa', 'sidecar']
const SLEPT_IN: Keyword[] = ['campervan', 'camper', 'motorhome', 'caravan', 'van', 'land rover', 'roof tent']

/** A long journey with one's own car, motorbike or van. */
export const OWN_VEHICLE: Playbook = {
  id: 'kind-own-vehicle',
  title: 'a journey with one’s own vehicle',
  plannerTypes: ['calendar'],
  usualWeeks: 12,
  matches: { strong: ['drive the old', 'ride my motorbike to', 'ride my motorcycle to', 'road trip', 'drive overland'], weak: ['motorbike', 'campervan', 'border', 'ferry', 'stages', 'spare'] },
  tags: ['journey'],
  tasks: [
    { id: 'veh-route', at: 0, minutes: 120, priority: 'high', title: '{Subject}: draw the route in stages of four to five hours’ driving, with a free day in four', how: 'Average 60 km an hour off motorways, 40 in mountains. Passes and tracks by season, ferries, low emission zones, tolls; a turning point if you are late.', done: 'each night has a place on the map and three days are in reserve' },
    { id: 'veh-papers', at: 0.06, minutes: 60, priority: 'high', title: '{Subject}: papers: licence, registration, insurance card for each country, breakdown cover, power of attorney if it is not yours', how: 'Which countries are struck out on the insurance card? Does cover bring the vehicle home, and at what age of it?', done: 'each country on the route is covered in writing' },
    { id: 'veh-borders', at: 0.1, minutes: 60, when: { mentions: ABROAD }, title: '{Subject}: visas, permits, customs paper for the vehicle, vaccinations, what may not be brought in', how: 'Official pages and one traveller of this season. Carnet or temporary import, drones, medicine, dog.', done: 'a table country by country has no empty field' },
    { id: 'veh-check', at: 0.14, minutes: 90, priority: 'high', title: '{Subject}: have it gone over completely, early enough for parts', how: 'Tyres with date, brakes, bearings, belts, hoses, cooling, battery, leaks, chain. Tell the garage the route and the load. Weigh it loaded.', done: 'the list of faults has prices and dates' },
    { id: 'veh-mend', at: 0.3, minutes: 180, priority: 'high', after: ['veh-check'], title: '{Subject}: have the faults mended, and do the small jobs yourself once', how: 'Wheel, belt, fuse, puncture, chain: each by hand at home with the tools you take. Photograph how it was.', done: 'nothing on the list is open and a wheel has been changed by you' },
    { id: 'veh-spares', at: 0.36, minutes: 45, title: '{Subject}: spares and tools by what breaks on this type', how: 'Ask its club. Belts, hose, fluids, bulbs, plugs, tube, tow rope, warning kit of each country. Two keys in two pockets.', done: 'they are on board and the garage manual is on the telephone' },
    { id: 'veh-bike', at: 0.4, minutes: 60, when: { mentions: TWO_WHEELS }, title: '{Subject}: luggage low and forward, rain suit, heated grips, ears, and a loaded braking exercise', how: 'Wind and cold tire before kilometres do: 400 a day is much. Emergency braking and a U-turn with full bags on an empty place.', done: 'you could stop and turn it loaded' },
    { id: 'veh-bed', at: 0.4, minutes: 90, when: { mentions: SLEPT_IN }, title: '{Subject}: bed, gas, water, power: a night on the drive with everything in use', how: 'Gas test date, carbon monoxide alarm, level blocks, adapters. Where may one stand overnight, country by country?', done: 'nobody had to go into the house' },
    { id: 'veh-trial', at: 0.56, minutes: 480, priority: 'high', after: ['veh-mend'], title: '{Subject}: a trial weekend of 300 kilometres, loaded, with bad road and a night', how: 'Consumption, noise, temperature, back, who drives when. Screws checked in the evening.', done: 'consumption is known and the new list is short' },
    { id: 'veh-fix', at: 0.64, minutes: 90, after: ['veh-trial'], title: '{Subject}: put right what the trial showed, and leave half of the luggage at home', how: 'Every part used on the trial stays, of the rest a third.', done: 'it is under its permitted weight' },
    { id: 'veh-book', at: 0.68, minutes: 60, title: '{Subject}: book ferries, the first night, the nights at borders and in high season', how: 'Height and length as measured with rack. The rest stays open within a day’s drive.', done: 'confirmations are on paper' },
    { id: 'veh-money', at: 0.76, minutes: 40, title: '{Subject}: budget: fuel by your consumption, tolls, nights, a tow, a flight home', how: 'Two cards in two places, cash in two currencies, vignettes bought at the official shop. Reserve a quarter.', done: 'sum and reserve are on the account' },
    { id: 'veh-home', at: 0.88, minutes: 40, title: '{Subject}: home: who has route, copies and key; medicine, post, plants', how: 'A sign of life on fixed evenings and what happens if it does not come.', done: 'somebody has the sheet' },
    { id: 'veh-go', at: 0.96, daysBefore: 1, minutes: 60, priority: 'high', title: '{Subject}: the day before: pressures for the load, fluids, lights, roads and borders, early to bed', how: 'Leave after rush hour, first stage half as long.', done: 'it stands packed, full and facing the road' },
    { id: 'veh-after', at: 1.04, minutes: 60, title: '{Subject}: after the return: wash below, service, claims, costs, thanks to those who helped', how: 'Salt and sand within a week. What never came out of its box?', done: 'it is serviced and the list for next time is written' },
  ],
}

const SKY: Keyword[] = ['northern lights', 'aurora', 'eclipse', 'perseids', 'meteor', 'leonids', 'geminids', 'comet', 'milky way', 'saturn', 'stars', 'shooting stars', 'polarlicht', 'aurores', 'auroras']
const FLOWERS: Keyword[] = ['blossom', 'bluebell', 'tulips', 'lavender', 'orchid', 'heather', 'snowdrops', 'autumn colours', 'foliage', 'bloom']

/** Seeing what shows itself only at times: a light in the sky, an animal, a bloom. */
export const SEEING: Playbook = {
  id: 'kind-seeing',
  title: 'seeing something that shows itself only at times',
  plannerTypes: ['calendar'],
  usualWeeks: 8,
  matches: { strong: ['see the northern lights', 'see the aurora', 'spot a', 'hear a nightingale', 'hear the nightingale', 'polarlichter sehen', 'ver auroras', 'ver la aurora', 'voir des aurores', 'voir les aurores', 'ver a aurora'], weak: ['season', 'sighting', 'forecast', 'hide', 'binoculars'] },
  tags: ['sighting'],
  tasks: [
    { id: 'see-when', at: 0, minutes: 60, priority: 'high', title: '{Subject}: find out when and where the chance is best, in figures', how: 'Records of the last five years by week, hour and place: observatory, bird club, park, almanac. What share of those who went saw it?', done: 'two windows and two places stand with their chance' },
    { id: 'see-moon', at: 0.06, minutes: 30, priority: 'high', when: { mentions: SKY }, title: '{Subject}: put moon, hours of darkness, cloud statistics and light pollution side by side', how: 'New moon for faint things; a place with clear nights counts more than a latitude; horizon free in the direction it appears.', done: 'nights are ranked and the direction is known' },
    { id: 'see-habits', at: 0.06, minutes: 45, priority: 'high', when: { unless: [...SKY, ...FLOWERS] }, title: '{Subject}: learn its habits: call, track, food, hour, how near one may come', how: 'Hear the call until you know it in your sleep; dawn and dusk, tide, wind towards you. Distances and closures are law where it breeds.', done: 'you know three signs that come before it is seen' },
    { id: 'see-bloom', at: 0.06, minutes: 30, priority: 'high', when: { mentions: FLOWERS }, title: '{Subject}: follow the forecast: it moves by two weeks from year to year', how: 'South and low first, north and high later: plan a route that can slide. Local webcams, the garden’s own page, bloom reports.', done: 'the page with this year’s forecast is bookmarked and read weekly' },
    { id: 'see-ask', at: 0.14, minutes: 45, title: '{Subject}: ask somebody who sees it every year, and decide: guide, group or alone', how: 'Warden, club evening, local photographer. “Where would you send your sister, and what do visitors do wrong?”', done: 'a place that is in no leaflet and one mistake to avoid are noted' },
    { id: 'see-nights', at: 0.2, minutes: 60, priority: 'high', after: ['see-when'], title: '{Subject}: reserve several tries, not one, and book what can be cancelled', how: 'Three to five nights or dawns; one try in three is a success for most things. Lodging near the spot, leave from work, second best window.', done: 'tries are in the calendar and can be moved' },
    { id: 'see-kit', at: 0.34, minutes: 45, title: '{Subject}: binoculars or tripod, red light, layers for two hours of standing still, chair, flask', how: 'Eight by forty-two is enough; certified filter for the sun, without exception. Muted colours, nothing that rustles.', done: 'everything was used once in the dark or in the cold' },
    { id: 'see-picture', at: 0.4, minutes: 40, optional: true, title: '{Subject}: try the camera at home, or decide to leave it there', how: 'Manual focus on a far lamp, 10 seconds, open aperture; two pictures, then look with your own eyes.', done: 'settings stand on a card' },
    { id: 'see-spot', at: 0.5, minutes: 120, title: '{Subject}: see the place by day: way, stand, wind, danger, where to park', how: 'Walk it once as you will in the dark. Where does the sun or moon come up? Ask the landowner.', done: 'the stand is chosen and you would find it without light' },
    { id: 'see-alert', at: 0.6, minutes: 20, title: '{Subject}: set the alarm: forecast, sighting group, satellite, a friend who rings', how: 'One number that says go, agreed beforehand with those who come along.', done: 'alarm and number are set' },
    { id: 'see-first', at: 0.7, minutes: 180, priority: 'high', after: ['see-nights'], title: '{Subject}: first try: an hour before, still, eyes used to the dark', how: 'Twenty minutes without a telephone. Look wide, not at a point; wait half an hour longer than you want to.', done: 'time, weather and what was seen or heard are noted' },
    { id: 'see-second', at: 0.82, minutes: 180, priority: 'high', after: ['see-first'], title: '{Subject}: second try, with one thing changed: hour, place or wind', how: 'Read the notes of the first. If it was there already: now only look.', done: 'the second entry stands beside the first' },
    { id: 'see-third', at: 0.92, minutes: 180, after: ['see-second'], title: '{Subject}: third try, or the same once more for somebody who has not seen it', how: 'With the guide if two have failed.', done: 'it has been seen, or you know the next window' },
    { id: 'see-tell', at: 0.98, minutes: 20, title: '{Subject}: report the sighting, keep sensitive places to yourself, write a page', how: 'Count, place, hour to the recording scheme; no nest or den with coordinates on the internet.', done: 'it is reported and written down' },
  ],
}

const FESTIVE: Keyword[] = ['choir', 'band', 'orchestra', 'brass', 'ensemble', 'singers', 'musicians', 'dance group', 'theatre group']

/** A journey that one person organises for a club, a choir or a team. */
export const GROUP_JOURNEY: Playbook = {
  id: 'kind-group-journey',
  title: 'organising a group’s journey',
  plannerTypes: ['calendar'],
  usualWeeks: 30,
  matches: { strong: ['choir tour', 'choir trip', 'orchestra tour', 'band tour', 'club trip', 'group trip', 'group journey', 'coach trip', 'parish trip', 'club outing'], weak: ['coach', 'participants', 'deposit', 'members', 'rooms', 'organiser'] },
  tags: ['group'],
  tasks: [
    { id: 'grj-frame', at: 0, minutes: 60, priority: 'high', title: 'Settle the frame with the committee: aim, dates, price a head, fewest and most, who decides', how: 'Two dates and a limit put to a vote; who cannot pay, who cannot walk. Who signs: club or you? Package travel law makes whoever sells it liable.', done: 'date, limit and number of places are in the minutes' },
    { id: 'grj-interest', at: 0.05, minutes: 45, priority: 'high', after: ['grj-frame'], title: 'Ask for a firm yes or no by a day, with room wish, diet, mobility, passport', how: 'One form, one reminder, no “perhaps”. Count companions.', done: 'names, and not a number, are on the list' },
    { id: 'grj-offers', at: 0.1, minutes: 120, priority: 'high', after: ['grj-interest'], title: 'Three offers for coach or train and three for beds, the same questions to each', how: 'Free place for the driver or one in twenty-five, driver’s hours, single supplements, until when names and numbers may change, stages of cancellation.', done: 'six offers stand in one table, price a head at full and at low number' },
    { id: 'grj-money', at: 0.16, minutes: 60, priority: 'high', after: ['grj-offers'], title: 'Reckon the price with a tenth in reserve, open an account, set deposit and rates', how: 'Fixed costs divided by the fewest. Deposit covers what you cannot get back; last rate eight weeks before. Grants for youth, culture, twin towns.', done: 'three dates of payment and the terms for cancelling are sent' },
    { id: 'grj-book', at: 0.2, minutes: 60, priority: 'high', after: ['grj-money'], title: 'Book transport and beds as soon as the deposits are in', how: 'Nothing signed before two thirds have paid. Insurance for cancelling, liability, instruments.', done: 'contracts are signed and deposits paid on' },
    { id: 'grj-concert', at: 0.26, minutes: 90, priority: 'high', when: { mentions: FESTIVE }, title: 'Arrange where you perform: church, hall, a choir or band there as partner', how: 'Write in their language with a recording and programme; date, rehearsal, stands, fee or collection, poster, rights. One concert to each two days.', done: 'one host has confirmed in writing' },
    { id: 'grj-gear', at: 0.4, minutes: 45, when: { mentions: FESTIVE }, title: 'Instruments, robes, stands, music: what travels, in what, with which customs list', how: 'Measures for the hold; list with serial numbers at borders; what can be borrowed there.', done: 'each large thing has a place and a keeper' },
    { id: 'grj-plan', at: 0.36, minutes: 90, title: 'Draft the programme: one fixed thing in the morning, one in the evening, free in between', how: 'Groups need twice the time: 40 people off a coach take fifteen minutes. Guide, tickets and tables for groups; toilets every two hours.', done: 'each day has times, addresses and a plan for rain' },
    { id: 'grj-meals', at: 0.48, minutes: 60, title: 'Reserve tables: set menu, diets counted, paid in one bill', how: 'A menu in three choices, chosen beforehand. The first evening near the beds.', done: 'each common meal is confirmed with number and price' },
    { id: 'grj-helpers', at: 0.54, minutes: 30, title: 'Share out the work: money, rooms, health, bus list, music, photographs', how: 'Groups of eight with somebody who counts. Who stays behind with an ill one?', done: 'each task has a name and two know everything' },
    { id: 'grj-rooms', at: 0.66, minutes: 45, title: 'Make the room list and the seating, with tact', how: 'Snorers, couples, ground floor, minors apart from adults with consent forms.', done: 'the list is with the hotel' },
    { id: 'grj-papers', at: 0.72, minutes: 60, priority: 'high', title: 'Collect passport validity, health cards, emergency numbers, medicines, consent', how: 'Sealed envelopes for health; copies in two bags. Who needs a visa is known early.', done: 'there is no gap in the table' },
    { id: 'grj-last-rate', at: 0.76, minutes: 40, priority: 'high', title: 'Chase the last rate, fill places from the waiting list, send names and final number', how: 'By the day in the contract, in writing. Who has not paid does not travel: say so kindly.', done: 'all have paid and the number is confirmed' },
    { id: 'grj-sheet', at: 0.9, daysBefore: 14, minutes: 60, title: 'Information evening and one sheet: meeting point, luggage, programme, money, telephone numbers', how: 'Large print. Your number and a second one; what happens to whoever is late.', done: 'each has the sheet' },
    { id: 'grj-confirm', at: 0.96, daysBefore: 3, minutes: 60, priority: 'high', title: 'Confirm again: coach with times and driver’s number, beds, meals, hosts', how: 'By telephone, name noted. Float in cash, tips, first aid, name labels.', done: 'each has confirmed time and number' },
    { id: 'grj-accounts', at: 1.05, minutes: 75, title: 'Settle accounts with receipts, pay back what is over, thank hosts and helpers', how: 'Within three weeks, checked by a second person. Pictures with consent, an evening to look at them.', done: 'the account is closed and checked' },
  ],
}
