import type { Keyword, Playbook } from '../playbook.ts'

/** Short races in the pool rather than a long way. */
const SPRINT: Keyword[] = ['=50 m', '=100 m', '=200 m', '50 free', '100 free', '200 free', '100 freestyle', '50 freestyle', '100 metres', '50 metres', 'masters', 'swim meet', 'nationals', '100 breast', '100 back', '100 fly', 'butterfly', 'medley']

export const DISTANCE_SWIMMING: Playbook = {
  id: 'distance-swimming', title: 'distance swimming', plannerTypes: ['calendar'], atItsHours: true, usualWeeks: 10, occasion: { on: [6], amongTasks: true }, tags: ['swimming'],
  matches: {
    strong: ['river swim', '=3 km swim', 'harbour swim', 'bay swim', 'swim 1 mile', 'swim a mile', 'swim one mile', 'swim 2 miles', 'swim 2 km', 'swim 1 km', 'swim a kilometre', 'lake crossing', 'without stopping in the pool', 'lifeguard', 'open water', 'swim race', 'swim event', 'swim across', 'lake swim', 'sea swim', 'channel swim', 'swim the channel', 'kilometre swim', 'kilometer swim', 'km swim', 'mile swim', 'swim 5', 'swim 10', 'swim marathon', 'marathon swim', 'masters swim', 'swim masters', 'masters swimming', 'masters swimmer', '100 free', '100 freestyle', '50 free', '200 free', '400 free', 'swim nationals', 'swim faster', 'swimming times', 'swim meet'],
    weak: ['swim', 'lake', 'pool', 'wetsuit', 'race', 'km', 'distance', 'training'],
    not: ['triathlon', 'ironman', 'learn to swim', 'cannot swim', 'can t swim', 'afraid of water', 'open the pool', 'lifeguard', 'pool opens', 'refill'],
  },
  series: [
    {
      id: 'long', about: ['long swim', 'lake', 'open water', 'sea', 'river', 'longest'], name: 'long swim', perWeek: 1, minutes: 75, partOf: 'swim', tags: ['endurance'], priority: 'high',
      progression: { unit: 'km', start: { beginner: 0.8, intermediate: 1.6, advanced: 2.5 }, peak: 3, byKeyword: [{ keywords: ['=10 km', '=10k', 'channel', 'marathon'], peak: 8 }, { keywords: ['=5 km', '=5k', 'five kilomet'], peak: 4.4 }, { keywords: ['=4 km', '=3 8 km'], peak: 3.8 }, { keywords: ['=2 km', '=2k', 'mile'], peak: 2.2 }, { keywords: ['=1 km', '=1k'], peak: 1.2 }], weeklyGrowth: 1.1, deloadEvery: 4, taperWeeks: 2, roundTo: 0.2, minutesPerUnit: { beginner: 27, intermediate: 22, advanced: 18 } },
      sessions: [
        { id: 'long-steady', to: 0.6, title: 'Long swim: {amount} without hurry, breathing every third stroke', how: 'Begin so slowly that the first quarter feels too easy; count strokes on one length in ten. Twenty seconds at the wall after each 400 m, no longer.', done: 'you covered {amount} and the stroke count rose by no more than two' },
        { id: 'long-feed', fromAmount: 2.4, from: 0.3, to: 0.92, title: 'Long swim: {amount} with two feeds', how: 'Drink and swallow something at the wall or from a float every half hour, upright, in under thirty seconds; only what you will have on the day.', done: 'both feeds took under thirty seconds and stayed down' },
        { id: 'long-negative', from: 0.45, to: 0.92, title: 'Long swim: {amount}, second half faster than the first', how: 'Write both halves down; if the second is slower, start next time where you ended this one.', done: 'the second half was quicker by a little' },
        { id: 'long-taper', from: 0.9, title: 'Long swim: {amount}, easy, with eight quick starts', how: 'Relaxed; the starts are twenty strokes each as if towards the first buoy.', done: 'you came out fresher than you went in' },
      ],
    },
    {
      id: 'swim', about: ['swim', 'pool', 'training', 'session', 'workout', 'lengths'], name: 'swim', perWeek: 3, minutes: 60, tags: ['pool'],
      progression: { unit: 'km', start: { beginner: 0.8, intermediate: 1.4, advanced: 2.2 }, peak: 3.2, startShare: 1.5, weeklyGrowth: 1.06, deloadEvery: 4, taperWeeks: 2, roundTo: 0.2, minutesPerUnit: { beginner: 30, intermediate: 25, advanced: 20 } },
      sessions: [
        { id: 'breath', when: { levels: ['beginner'] }, to: 0.5, title: 'Breathing and balance: {amount} in 50s, both sides', how: 'Out under water all the time, one goggle in; half of it on your back or side. Fins allowed; rest until the breath is quiet.', done: 'the last 50 was as calm as the second' },
        { id: 'first-400', when: { levels: ['beginner'] }, from: 0.3, to: 0.85, title: 'Longer pieces: {amount}, among them the longest without a stop', how: 'One piece a hundred metres longer than last time, the rest in 50s with 20 seconds.', done: 'the longest piece without a stop is noted' },
        { id: 'sprint-speed', when: { mentions: SPRINT }, title: 'Speed: {amount} with 12 x 25 m all out, a minute of rest each', how: 'Warm up 600 m with four build-ups. Every 25 is timed and full; stop the set when two in a row are three tenths slower. The rest easy.', done: 'the twelve times are in the book and the last is no slower than the fourth' },
        { id: 'sprint-pace', from: 0.2, when: { mentions: SPRINT }, title: 'Race pace: {amount} with 3 rounds of 4 x 50 m at target pace', how: 'Target time of the 100 halved plus half a second, start from the wall, rest until the pulse is down; count strokes on each. 200 m easy between rounds.', done: 'ten of twelve were within three tenths of the pace' },
        { id: 'sprint-start', when: { mentions: SPRINT }, title: 'Starts and turns: {amount} with 10 starts to 15 m and 12 turns at speed', how: 'Reaction, entry through one hole, dolphin kicks counted; turns from 7.5 m in to 7.5 m out, timed. Film two of each.', done: 'the best 15 m and the best turn are in the book' },
        { id: 'sprint-lactate', from: 0.45, to: 0.92, when: { mentions: SPRINT }, title: 'Finish: {amount} with 4 broken 100s, 10 seconds at each 50', how: 'From the block, full, eight minutes easy between. Time less the breaks is what you could swim today.', done: 'the four broken times are written beside the target' },
        { id: 'technique', title: 'Technique: {amount} with catch-up, fingertip drag and 6-3-6', how: 'Warm up 300 m; eight times 50 m drill then 50 m whole stroke thinking of that one thing; cool down on the back.', done: 'two strokes fewer a length than at the start' },
        { id: 'kick-and-turn', to: 0.5, title: 'Legs and turns: {amount}, a quarter of it kicking, every wall a push-off', how: 'On the side or with a snorkel instead of a board; toes long, knees quiet; five metres under water off each wall, then three strokes without breath.', done: 'each push-off carries past the flags' },
        { id: 'threshold', when: { levels: ['intermediate', 'advanced'] }, from: 0.08, to: 0.92, title: 'Threshold: {amount} with 10 x 100 m at one pace', how: 'A pace you could hold for 1,500 m, fifteen seconds of rest; the tenth as fast as the first or stop.', done: 'slowest and fastest differ by three seconds at most' },
        { id: 'pull', to: 0.9, title: 'Strength in the water: {amount} with buoy, a third of it with paddles', how: 'High elbow, press back and not down; off with the paddles at the first twinge in the shoulder.', done: 'the shoulders are tired and do not hurt' },
        { id: 'pace', when: { levels: ['intermediate', 'advanced'] }, from: 0.35, to: 0.95, title: 'Race pace: {amount} with 3 x 500 m at the pace of the day', how: 'A minute between; hold it by feel, look at the clock only at the end of each.', done: 'you guessed each time to within five seconds' },
        { id: 'sight', from: 0.25, title: 'Sighting and crowd: {amount}, eyes up every eighth stroke, turning before the wall', how: 'Crocodile eyes, then breathe to the side; with two friends abreast in a lane if you can; turns without touching.', done: 'you swam 100 m straight with three looks' },
        { id: 'speed', when: { levels: ['advanced'] }, from: 0.2, to: 0.95, title: 'Speed: {amount} with 16 x 25 m, easy back', how: 'All out on long strokes; full recovery, otherwise it is only splashing.', done: 'the last 25 m is within half a second of the first' },
        { id: 'easy-swim', title: 'Easy swim: {amount}, change stroke every length', how: 'The day after hard work; nothing counts, except loose ankles and long exhaling.', done: 'breath and shoulders feel better than before' },
      ],
    },
    {
      id: 'dry-land', about: ['strength', 'gym', 'core', 'dry land', 'shoulder'], name: 'dry-land strength', perWeek: 1, minutes: 30, onlyIfAsked: true, tags: ['strength'],
      sessions: [
        { id: 'bands', title: 'Shoulder care: bands outwards, face pulls, wall slides', how: 'Three rounds of fifteen, slow on the way back; thumbs lead.', done: 'three rounds without a pinch at the front of the shoulder' },
        { id: 'trunk', title: 'Trunk for a long body: dead bug, side plank, superman', how: 'Three rounds of forty seconds; the back stays flat, breathe on.', done: 'the last round looked like the first' },
      ],
    },
  ],
  tasks: [
    { id: 'test-swim', at: 0.02, minutes: 45, priority: 'high', title: 'Test: 400 m and 200 m at full honesty, which gives your pace', how: 'Ten minutes apart after a warm-up; the difference of the two times divided by two is your pace for 100 m at threshold. Repeat it every six weeks.', done: 'the pace for 100 m is written on the lid of the bag' },
    { id: 'doctor-swim', at: 0.03, minutes: 30, when: { levels: ['beginner'] }, title: 'Ask a doctor about heart, ears and cold water', how: 'Cold water is a strain of its own; name medicines and how far you want to swim.', done: 'the answer is yes, or you know what to watch' },
    { id: 'lanes', at: 0.02, minutes: 30, title: 'Find the water: lane times, a club or group, a guarded lake', how: 'Quiet lanes of 25 or 50 m on your days; from which month and at how many degrees the lake is open; who swims there with a buoy.', done: 'each swim of the week has its water and its hour' },
    { id: 'kit-open', at: 0.2, minutes: 45, title: 'Kit for open water: bright cap, tow float, two pairs of goggles, wetsuit', how: 'A wetsuit only if the rules allow it; goggles for sun and for cloud. Try the suit in water, not in the shop; it must pull nowhere at the shoulder. Mark the float with your name and a number to ring.', done: 'everything was in the water once' },
    { id: 'cold', at: 0.55, minutes: 45, when: { minWeeks: 6 }, title: 'Get used to the cold: five short dips, never alone', how: 'In slowly up to the neck, breathe out until the gasp is over, then swim; out before you shiver, dry and warm drink at once. At fifteen degrees stay minutes, not halves of an hour.', done: 'the gasp is over within a minute' },
    { id: 'first-open', at: 0.6, minutes: 75, priority: 'high', title: 'First open-water swim of the season: along the shore, with company', how: 'Where you can stand; sight on a tree, turn round a buoy, stop and tread water on purpose; somebody on the shore knows when you come out.', done: 'you stopped, looked round and went on without hurry' },
    { id: 'crowd', at: 0.72, minutes: 60, when: { mentions: ['race', 'event', 'competition', 'across', 'km', 'kilomet'] }, title: 'Rehearse start, buoys and swimming in a bunch', how: 'Four people, one buoy, ten rounds: start from the water, draft at the hip, turn inside and outside; agree a sign for enough.', done: 'you were touched and kept your stroke' },
    { id: 'full-rehearsal', at: 0.8, minutes: 120, when: { minWeeks: 8 }, priority: 'high', title: 'Rehearsal at three quarters of the distance, in the kit and with the feeds of the day', how: 'Same hour, same breakfast, grease where it rubs; a boat or a friend on the bank with the second bottle.', done: 'you know pace, feeds and what rubbed' },
    { id: 'shoulders', at: 0.4, minutes: 30, when: { minWeeks: 7 }, title: 'Shoulder check: filmed from the front, above and under water', how: 'Crossing the middle, a flat hand at the entry and a dropped elbow are what hurts later; one drill against the worst of them.', done: 'one fault and its drill are named' },
    { id: 'rules-day', at: 0.88, minutes: 30, when: { mentions: ['race', 'event', 'competition', 'across', 'km', 'kilomet'] }, title: 'Rules of the day: temperature, wetsuit, cut-off times, course, how to call for help', how: 'Draw the course with sun and wind at that hour; choose a landmark behind each buoy; learn the sign for help and what the boats do then.', done: 'the drawing hangs on the door and the entry is confirmed' },
    { id: 'logistics-swim', at: 0.94, minutes: 30, title: 'The bag and the timetable of the day, backwards from the start', how: 'Two pairs of goggles, cap, grease, warm clothes with big buttons, something hot in a flask; registration, briefing, warm-up, start.', done: 'the bag stands packed and one person has the timetable' },
    { id: 'feeding-plan', at: 0.5, minutes: 30, when: { levels: ['intermediate', 'advanced'], minWeeks: 6 }, title: 'Feeding plan: what, how much, at which minute', how: 'From an hour on: about half a litre of drink and 40 to 60 g of carbohydrate an hour, tried in three long swims, never something new.', done: 'the plan is a strip of paper with minutes' },
    { id: 'after-swim', at: 1.05, minutes: 20, optional: true, title: 'The day after: loosen, eat, write down three things', how: 'Ten minutes easy in the water or a walk; what helped, what you feared for nothing, which swim comes next.', done: 'three lines are written' },
  ],
}
