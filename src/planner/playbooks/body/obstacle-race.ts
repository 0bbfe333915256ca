import type { Keyword, Playbook } from '../playbook.ts'

const LONG: Keyword[] = ['super', 'beast', 'ultra', '21 km', 'half marathon', '15 km', '16 km', '20 km']

export const OBSTACLE_RACE: Playbook = {
  id: 'obstacle-race',
  title: 'obstacle race',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 10, occasion: { on: [6], amongTasks: true },
  matches: {
    strong: ['obstacle race', 'obstacle course', 'obstacle run', 'obstacle racing', 'spartan race', 'spartan sprint', 'spartan super', 'spartan beast', 'for a spartan', 'tough mudder', 'mud run', 'mud race', 'mudder', 'warrior dash', 'strongman run', 'strongmanrun', 'xletix', 'rugged maniac', '=ocr race', 'ocr race', 'ninja warrior', 'hyrox', 'hindernislauf', 'hindernisrennen', 'schlammlauf', 'carrera de obstaculos', 'course d obstacles', 'corrida de obstaculos'],
    weak: ['race', 'training', 'obstacles', 'team', 'grip', 'burpees', 'km', 'run', 'weeks', 'months', 'pull ups'],
    not: ['organise', 'organize', 'dog agility', 'horse', 'build an obstacle', 'children s party', 'sponsor'],
  },
  tags: ['obstacle race'],
  series: [
    {
      id: 'run', about: ['run', 'running', 'jog', 'lauf', 'correr', 'courir'], name: 'run', perWeek: 2, minutes: 45, tags: ['run'], priority: 'high',
      progression: { unit: 'km', start: { beginner: 3, intermediate: 5, advanced: 7 }, peak: 12, byKeyword: [{ keywords: LONG, peak: 18 }], weeklyGrowth: 1.1, deloadEvery: 4, taperWeeks: 1, roundTo: 0.5, minutesPerUnit: { beginner: 7.5, intermediate: 6.5, advanced: 5.8 } },
      sessions: [
        { id: 'or-easy', title: 'Run: {amount}, easy, on soft ground', how: 'Slow enough to talk, walk the steep bits. Grass, wood or gravel, short steps downhill.', done: 'the {amount} are done and you could have talked' },
        { id: 'or-hills', from: 0.12, title: 'Run: {amount} with six hills or stairs', how: 'Forty seconds up strongly, walk down; hands on the thighs where it is steep.', done: 'the sixth was as fast as the first' },
        { id: 'or-stops', from: 0.25, title: 'Run: {amount} with a stop every kilometre: ten press-ups, ten squats, ten lunges', how: 'At race pace to the stop, straight on afterwards. The legs learn to run after work.', done: 'pace after the last stop was like after the first' },
        { id: 'or-carry', from: 0.4, title: 'Run: {amount} on trails, two carries of 200 metres in between', how: 'Bag of sand, log or bucket of 10 to 20 kilos at the chest; back upright, quick small steps.', done: 'both carries were without setting down or with one stop' },
      ],
    },
    {
      id: 'strength', about: ['strength', 'obstacle', 'gym', 'grip', 'kraft'], name: 'obstacle strength', perWeek: 2, minutes: 45, tags: ['strength'],
      sessions: [
        { id: 'or-pull', title: 'Obstacle strength, week {week}: hang, rows, pull-ups, leg raises', how: 'Dead hang three times to one short of letting go, rows 3 x 10, pull-ups or slow lowering 4 x 4, hanging knee raises 3 x 8.', done: 'hanging time is noted and longer than last time or as long and calmer' },
        { id: 'or-push', title: 'Obstacle strength, week {week}: press-ups, burpees, step-ups, plank', how: 'Press-ups 4 x 8 to 12, burpees 5 x 6 in even pace, step-ups to knee height 3 x 10 each, plank 3 x 40 seconds.', done: 'the last round looked like the first' },
        { id: 'or-crawl', from: 0.1, title: 'Obstacle strength, week {week}: crawl, roll, jump down, over a wall', how: 'Bear crawl 4 x 20 m, low crawl under a string, jump onto and step down, a chest-high wall with one foot up. Old clothes and grass.', done: 'you got over the wall six times' },
        { id: 'or-grip', from: 0.15, title: 'Obstacle strength, week {week}: grip: towel hangs, farmer’s walk, monkey bars', how: 'Towel over the bar 4 x 15 seconds, heavy carry 4 x 40 m, bars on a playground both ways. Not on two days in a row.', done: 'the bars went without touching the ground, or one rung further' },
        { id: 'or-rope', from: 0.3, title: 'Obstacle strength, week {week}: rope, traverse, balance, throw', how: 'Foot lock first sitting, then a metre up and down; wall traverse; beam; ten throws of a stick at a bale.', done: 'the foot lock holds you without hands pulling' },
        { id: 'or-circuit', from: 0.4, title: 'Obstacle strength, week {week}: circuit of six stations with 300 metres of running', how: 'Carry, wall, crawl, hang, burpees, throw; three rounds, heart rate up, technique clean.', done: 'the third round was at most a tenth slower' },
        { id: 'or-light', from: 0.93, title: 'Obstacle strength, week {week}: light and short, hands spared', how: 'Twenty minutes, half the sets, no rope. Cut nails, care for the skin.', done: 'you are fresher than before' },
      ],
    },
  ],
  tasks: [
    { id: 'or-race', at: 0, minutes: 30, priority: 'high', title: 'Read the race: distance, climbing, list of obstacles, water, penalty, cut-off time', how: 'Look at film and map of last year. Write the six obstacles that count most and whether one may help each other.', done: 'six obstacles, distance and penalty are on a page' },
    { id: 'or-health', at: 0.01, minutes: 20, title: 'Ask a doctor first with heart, blood pressure, shoulder or back trouble', how: 'Cold water and electric shocks are no joke with a weak heart. Tetanus protection up to date; this plan does not replace that advice.', done: 'you have asked, or know why it is not needed' },
    { id: 'or-test', at: 0.02, minutes: 45, priority: 'high', title: 'Test: 3 km, hang, pull-ups, press-ups, burpees in two minutes', how: 'Warm up, rest five minutes in between. Write it down; the weakest gets one more set in each week.', done: 'five numbers stand and the weakest is named' },
    { id: 'or-entry', at: 0.04, minutes: 30, title: 'Register, book start time, insurance and the way there', how: 'Early waves have firmer ground and fewer queues. Check name of team, waiver, minimum age.', done: 'start number, wave and way are confirmed' },
    { id: 'or-shoes', at: 0.08, minutes: 60, about: ['shoes', 'kit', 'gear'], title: 'Choose shoes with deep studs that drain, and clothes that do not soak', how: 'Tight synthetics, long socks against scratches, no cotton, no jewellery. Gloves only if tested wet.', done: 'a wet run of five kilometres left no sore place' },
    { id: 'or-place', at: 0.07, minutes: 40, title: 'Find bars, wall, rope and hill near you', how: 'Playground early in the morning, outdoor gym, climbing hall, stairs; ask owner for wall and rope.', done: 'each of the four has a place' },
    { id: 'or-burpee', at: 0.12, minutes: 20, title: 'Learn the even burpee: step back, chest down, step up, small jump', how: 'Eight a minute for ten minutes is better than twenty and standing. Penalties are often 30.', done: 'thirty are done in under four minutes with an even pulse' },
    { id: 'or-wall', at: 0.25, minutes: 40, title: 'Technique: walls, with run-up, foot, hips over, leg across', how: 'Hands over the edge, foot high on the wall, turn on the hip, hang and drop. With partner: knee, shoulder, pull.', done: 'a wall of two metres goes alone or with one help' },
    { id: 'or-water', at: 0.45, minutes: 30, title: 'Get used to cold and wet: end showers cold, run once in wet clothes', how: 'Breathe out on entering, never jump head first, no long stay. Somebody with you at open water.', done: 'two minutes of cold are calm' },
    { id: 'or-food', at: 0.5, minutes: 20, title: 'Try food and drink for the race', how: 'Breakfast three hours before, 30 to 60 g of carbohydrates an hour beyond an hour, gel without unpacking with muddy hands.', done: 'breakfast and gel were borne on a long run' },
    { id: 'or-team', at: 0.16, minutes: 30, when: { mentions: ['team', 'friends', 'colleagues', 'we ', 'together'] }, title: 'Agree in the team: pace, who boosts whom, stay together or not', how: 'One training together every two weeks. The slowest sets the pace; signs for stop and help.', done: 'three rules and the joint dates stand' },
    { id: 'or-check', at: 0.3, minutes: 20, everyWeeks: 3, when: { minWeeks: 6 }, title: 'Test of week {week}: hang, pull-ups, 3 km', how: 'Same order and rest. Elbows or shins that hurt for longer than two days mean a week with half.', done: 'numbers stand beside the first and one set is moved' },
    { id: 'or-rehearse', at: 0.76, minutes: 120, priority: 'high', when: { minWeeks: 4 }, title: 'Rehearsal: two thirds of the distance with ten stations, wet and in race clothes', how: 'Start fast on purpose, then find your pace. Note what chafed and when grip failed.', done: 'you finished and know the two things to change' },
    { id: 'or-rest', at: 0.2, minutes: 15, title: 'Plan recovery: a free day after hard grip, sleep, hands', how: 'Calluses filed flat, cream at night, forearms rolled. A tenth more running a week at most.', done: 'no two grip days follow each other' },
    { id: 'or-begin', at: 0.05, minutes: 30, when: { levels: ['beginner'] }, title: 'Learn four basic moves with somebody who looks: squat, press-up, hang, landing', how: 'Shoulders down in the hang, soft knees in the landing, hands under shoulders.', done: 'all four look right on film' },
    { id: 'or-negative', at: 0.14, minutes: 25, when: { levels: ['beginner'] }, title: 'Build the first pull-up: lowering in five seconds, band, rows', how: 'Three times three lowerings, twice a week. Hanging for 30 seconds comes before pulling.', done: 'five lowerings of five seconds are clean' },
    { id: 'or-fast', at: 0.4, minutes: 45, when: { levels: ['advanced'] }, title: 'Plan for time: obstacles by speed, splits, where to overtake', how: 'Film each technique, save two seconds in each, transitions under pulse 170. Heavy carries at race distance.', done: 'a table with splits and penalty budget stands' },
    { id: 'or-trail', at: 0.6, minutes: 90, when: { minWeeks: 8 }, title: 'Go to a park or hall with real obstacles once', how: 'Rig, rings, rope, tilted wall: try each five times fresh and once tired.', done: 'the three hardest were done or have a plan B' },
    { id: 'or-long', at: 0.68, minutes: 110, when: { minWeeks: 10 }, title: 'Longest outing: 90 to 110 minutes on trails with climbs', how: 'Easy, eat at 45 minutes, last quarter as you want to finish.', done: 'you came home without limping' },
    { id: 'or-pack', at: 0.95, daysBefore: 2, minutes: 40, priority: 'high', title: 'Pack: number, papers, dry clothes, towel, bin bags, food, tape, old shoes', how: 'Warm things and water for afterwards, cash, car key with somebody. Nails short, hair tied.', done: 'the bag stands at the door' },
    { id: 'or-plan', at: 0.93, daysBefore: 4, minutes: 25, title: 'Write the race on one hand: first kilometre slow, six obstacles, when to eat, penalty', how: 'Wipe hands before grip obstacles, look at how others do it while you queue, no jump without seeing ground.', done: 'five lines are in your head' },
    { id: 'or-after', at: 1.03, minutes: 30, title: 'Afterwards: wash out scratches, warm up, three easy days, notes', how: 'Red growing scratches or fever: doctor. Write what gave out first.', done: 'wounds are clean and three lines are written' },
  ],
}
