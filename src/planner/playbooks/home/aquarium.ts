import type { Playbook } from '../playbook.ts'

const SALT = ['saltwater', 'marine', 'reef', 'meerwasser', 'coral']

export const AQUARIUM: Playbook = {
  id: 'aquarium',
  title: 'setting up an aquarium',
  plannerTypes: ['calendar'],
  matches: {
    strong: ['aquarium', 'fish tank', 'aquascap', 'reef tank', 'planted tank', 'keep fish', 'keeping fish', 'tropical fish', 'shrimp tank', 'aquario', 'acuario', 'pecera', 'aquarien'],
    weak: ['fish', 'tank', 'plants', 'filter', 'litre', 'liter', 'water', 'shrimp'],
    not: ['visit the aquarium', 'trip', 'zoo', 'public aquarium', 'museum'],
  },
  tags: ['aquarium'],
  location: 'home',
  tasks: [
    { id: 'aqu-want', at: 0, minutes: 45, priority: 'high', title: 'Choose the fish or shrimps first, and let them decide the tank', how: 'Final size, number in a group, temperature, hardness and who eats whom. Test your tap water for hardness and pH and choose kinds that suit it.', done: 'a list of three kinds that fit together and your water is written' },
    { id: 'aqu-size', at: 0.04, minutes: 45, priority: 'high', title: 'Choose the tank size: larger forgives more, from 60 litres upwards', how: 'A filled tank weighs about 1.3 kilograms a litre with stand and stones. Above 200 litres ask about the floor and the insurance.', done: 'size, weight and insurance are settled' },
    { id: 'aqu-learn', at: 0.06, minutes: 60, when: { levels: ['beginner'] }, title: 'Understand the nitrogen cycle before you buy a single fish', how: 'Bacteria turn ammonia into nitrite and nitrate, and need three to six weeks to grow. Fish put in earlier die of nitrite.', done: 'you can explain why the tank stands without fish for weeks' },
    { id: 'aqu-club', at: 0.08, minutes: 60, when: { levels: ['beginner'] }, title: 'Visit a keeper or a club and watch a water change', how: 'Ask for plants, a piece of old filter sponge and the three mistakes of their first year.', done: 'plants and filter sponge are promised' },
    { id: 'aqu-cost', at: 0.1, minutes: 30, title: 'Add up cost: tank, stand, filter, heater, light, power, tests', how: 'Second-hand tanks are cheap: fill them outside for two days to test. Power is watts times hours.', done: 'purchase and monthly sum are known' },
    { id: 'aqu-place', at: 0.12, minutes: 30, title: 'Choose the place: level, no sun, near a socket, not by a door', how: 'Spirit level both ways, drip loops on cables, a socket with residual current protection, room to work above it.', done: 'the place is level and free' },
    { id: 'aqu-buy', at: 0.16, minutes: 75, title: 'Buy tank, filter for twice the volume an hour, heater, light, tests, gravel', how: 'Drop tests for ammonia, nitrite, nitrate, pH and hardness; sand or fine gravel without lime; a bucket used for nothing else.', done: 'everything is there, and the bucket is labelled' },
    { id: 'aqu-leak', at: 0.2, minutes: 45, title: 'Test for leaks and rinse everything without soap', how: 'Fill on the stand with a soft mat under it, paper along the seams, a day. Rinse gravel until the water runs clear.', done: 'the paper is dry after a day' },
    { id: 'aqu-scape', at: 0.24, minutes: 120, priority: 'high', after: ['aqu-leak'], about: ['aquascap', 'layout', 'hardscape'], title: 'Lay the landscape: soil, stones on the glass floor, roots, open water', how: 'Higher at the back, largest stone at a third. Soak roots for a week; vinegar on stones shows lime. Hiding places for each kind.', done: 'nothing can fall and you can get a cleaner behind it' },
    { id: 'aqu-salt', when: { mentions: SALT }, at: 0.26, minutes: 90, priority: 'high', title: 'Mix salt water to 1.025 and set up skimmer and flow', how: 'Osmosis water, salt by weight, stirred for a day at 25 degrees; live rock, skimmer and two pumps against each other.', done: 'salinity is stable for two days' },
    { id: 'aqu-plant', when: { unless: SALT }, at: 0.3, minutes: 120, priority: 'high', after: ['aqu-scape'], about: ['plants'], scale: { units: ['litre', 'liter', 'litro'], minutesEach: 0.4, atMost: 240 }, title: 'Plant densely with fast growers and fill with water over a plate', how: 'Take off rock wool, shorten roots, tweezers, half of the ground covered. Tie ferns to wood and do not bury them.', done: 'plants hold and the water is clear the next day' },
    { id: 'aqu-start', at: 0.33, minutes: 45, priority: 'high', after: ['aqu-scape'], title: 'Start filter, heater at 24 degrees and light for six hours', how: 'Filter never off again. A pinch of food or bacteria starts the cycle; light later up to ten hours.', done: 'temperature is stable and the filter runs without noise' },
    { id: 'aqu-test', at: 0.38, minutes: 20, everyWeeks: 1, after: ['aqu-start'], title: 'Test the water, week {week}: ammonia, nitrite, nitrate, pH', how: 'Same hour, into the table. Nitrite rises, peaks and falls; above 0.3 milligrams a litre with fish inside change half of the water.', done: 'the values are in the table' },
    { id: 'aqu-first', at: 0.68, minutes: 60, priority: 'high', after: ['aqu-start'], waitDays: 21, title: 'Bring in the first animals when nitrite has been nil for a week', how: 'Snails or shrimps first, then a small group. Float the bag for fifteen minutes, add tank water slowly for half an hour, light off, no shop water.', done: 'all eat on the second day' },
    { id: 'aqu-change', at: 0.7, minutes: 45, everyWeeks: 1, after: ['aqu-first'], scale: { units: ['litre', 'liter', 'litro'], minutesEach: 0.1, atMost: 120 }, title: 'Change a third of the water, week {week}, and clean the glass', how: 'Same temperature, siphon over the ground, conditioner if the tap water has chlorine. Squeeze the filter sponge in tank water only, once a month.', done: 'a third is changed and all animals were counted' },
    { id: 'aqu-second', at: 0.84, minutes: 45, after: ['aqu-first'], waitDays: 14, title: 'Add the second group after two weeks of good values', how: 'From a healthy tank with no dead ones, four weeks of quarantine where you can. One centimetre of fish to two litres is the upper limit.', done: 'values stay good for a week after' },
    { id: 'aqu-feed', at: 0.74, minutes: 30, title: 'Set feeding: little, varied, one day a week without', how: 'What is eaten in two minutes, frozen food twice a week. Holiday: a measured portion a day from a friend, or none for a week.', done: 'a card says what and how much' },
    { id: 'aqu-emergency', at: 0.78, minutes: 45, title: 'Prepare for trouble: power cut, leak, sick fish', how: 'Battery air pump, spare heater, ten litres of aged water, quarantine box, the number of a vet for fish.', done: 'the box stands beside the tank' },
    { id: 'aqu-algae', at: 0.9, minutes: 45, optional: true, title: 'Read the algae and correct light and feed, not the chemistry', how: 'Brown at the start is normal; green glass means light, threads mean nutrients. Change one thing for two weeks.', done: 'one cause is named and one thing changed' },
    { id: 'aqu-card', at: 0.98, minutes: 30, title: 'Write the care card by day, week and month', how: 'Daily count and temperature, weekly change and test, monthly filter and trimming.', done: 'somebody else could look after it for a week' },
    { id: 'aqu-trim', at: 0.88, minutes: 45, when: { minWeeks: 7 }, title: 'Trim and replant the tops', how: 'Cut long stems, set the tops, thin floating plants to a third, pass on what is left and never into a pond outdoors.', done: 'light reaches the ground plants' },
    { id: 'aqu-fert', at: 0.8, minutes: 30, when: { minWeeks: 7 }, optional: true, title: 'Adjust fertiliser and light by the growth of new leaves', how: 'Pale new leaves lack iron, holes in old ones potassium. Half the dose on the bottle.', done: 'dose and hours are noted' },
    { id: 'aqu-review', at: 0.96, minutes: 30, when: { minWeeks: 10 }, title: 'Look at the table of three months and settle the final stock', how: 'Nitrate trend, growth, quarrels. Give back what grows too large.', done: 'the stock is fixed' },
    { id: 'aqu-co2', at: 0.5, minutes: 90, when: { levels: ['advanced'] }, title: 'Install and tune CO2 with a drop checker and a night valve', how: 'Twenty to thirty milligrams a litre, one bubble a second to begin with, raised over a week while you watch the fish.', done: 'the checker stays green by day' },
  ],
}
