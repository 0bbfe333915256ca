import type { Playbook } from '../playbook.ts'

export const TRIATHLON: Playbook = {
  id: 'triathlon', title: 'triathlon', plannerTypes: ['calendar'], atItsHours: true, usualWeeks: 16, occasion: { on: [7], amongTasks: true },
  usualWeeksFor: [{ mentions: ['ironman', 'long distance', 'langdistanz'], weeks: 30 }], tags: ['triathlon'],
  matches: { strong: ['triathlon', 'triatlon', 'ironman', '70.3', 'duathlon', 'swim bike run', 'swim bike and run'], weak: ['swim', 'bike', 'run', 'race', 'brick', 'transition', 'open water'], not: ['watch the', 'volunteer at'] },
  series: [
    {
      id: 'swim', about: ['swim', 'pool', 'open water', 'schwimm', 'nadar', 'natation'], name: 'swim', perWeek: 2, minutes: 50, tags: ['swim'],
      progression: { unit: 'm', start: { beginner: 600, intermediate: 1000, advanced: 1600 }, peak: 2400, byKeyword: [{ keywords: ['sprint'], peak: 1600 }, { keywords: ['ironman', 'long distance', '70.3', 'half distance', 'middle distance'], peak: 3600 }], weeklyGrowth: 1.06, deloadEvery: 4, taperWeeks: 2, roundTo: 100, minutesPerUnit: { beginner: 0.034, intermediate: 0.026, advanced: 0.021 } },
      sessions: [
        { id: 'swim-breath', when: { levels: ['beginner'] }, to: 0.5, title: 'Swim: {amount} in pieces of 25 m, breathing calmly', how: 'Ten breaths of rest between; breathe out under water all the time, head low; stop while it still looks good.', done: '{amount} are done and the last piece was as calm as the first' },
        { id: 'swim-technique', to: 0.75, title: 'Swim: {amount}, half of it drills: catch, roll, breathe to both sides', how: 'Six drills of 50 m, then the same feeling in 100 m pieces; a film from the side once a month.', done: 'you need a stroke less each length than at the start' },
        { id: 'swim-steady', title: 'Swim: {amount} steady, as few stops as you can', how: 'Slower than you want; count strokes, not minutes; sight forward every sixth stroke.', done: 'the second half took no longer than the first' },
        { id: 'swim-sets', from: 0.3, when: { levels: ['intermediate', 'advanced'] }, title: 'Swim: {amount} with 8 x 100 m at race effort', how: 'Warm up, fifteen seconds of rest between, the last two the fastest.', done: 'all eight lie within five seconds' },
        { id: 'open-water', from: 0.65, title: 'Swim outside, or as if outside: {amount}, sighting, turns, wetsuit', how: 'Never alone; twelve strokes, look up, go on; start in a group; wetsuit off against the clock.', done: 'you swam straight to a mark and got out of the suit in a minute' },
      ],
    },
    {
      id: 'bike', about: ['bike', 'biking', 'cycl', 'ride', 'rad', 'bici', 'velo'], name: 'ride', perWeek: 2, minutes: 75, tags: ['bike'],
      progression: { unit: 'km', start: { beginner: 15, intermediate: 25, advanced: 40 }, peak: 45, byKeyword: [{ keywords: ['sprint'], peak: 30 }, { keywords: ['ironman', 'long distance'], peak: 140 }, { keywords: ['70.3', 'half distance', 'middle distance'], peak: 90 }], weeklyGrowth: 1.08, deloadEvery: 4, taperWeeks: 2, roundTo: 1, minutesPerUnit: { beginner: 2.7, intermediate: 2.3, advanced: 2 } },
      sessions: [
        { id: 'ride-handling', when: { levels: ['beginner'] }, to: 0.4, title: 'Ride: {amount} easy, with braking, bends, drinking and looking back', how: 'Quiet road, helmet, light gear; drink with one hand; brake before the bend, not in it.', done: 'you drank and looked over both shoulders without swerving' },
        { id: 'ride-spin', title: 'Easy ride: ninety turns a minute, one skill', how: 'Flat and light; one leg at a time, bends, standing up, drinking; never out of breath.', done: 'the legs feel better than before', minutes: 60 },
        { id: 'ride-long', title: 'Long ride: {amount}, easy, eat every half hour', how: 'You could talk; ninety turns a minute; repair kit, phone and what you will eat on the day.', done: '{amount} are ridden and you would have had strength to run' },
        { id: 'ride-tempo', from: 0.2, to: 0.92, title: 'Ride: {amount} with 3 x 10 min at race effort', how: 'Low position if you have it, five minutes easy between; same effort uphill and down.', done: 'the third ten minutes were as fast as the first' },
        { id: 'ride-hills', from: 0.3, to: 0.85, when: { levels: ['intermediate', 'advanced'] }, title: 'Ride: {amount} with six climbs of four minutes', how: 'Seated, strong, even; roll down and recover fully.', done: 'six climbs within ten seconds of each other' },
      ],
    },
    {
      id: 'run-off', about: ['run', 'jog', 'lauf', 'correr', 'course'], name: 'run', perWeek: 2, minutes: 45, tags: ['run'],
      progression: { unit: 'km', start: { beginner: 3, intermediate: 5, advanced: 8 }, peak: 11, byKeyword: [{ keywords: ['sprint'], peak: 7 }, { keywords: ['ironman', 'long distance'], peak: 28 }, { keywords: ['70.3', 'half distance', 'middle distance'], peak: 19 }], weeklyGrowth: 1.07, deloadEvery: 4, taperWeeks: 2, roundTo: 0.5, minutesPerUnit: { beginner: 7.5, intermediate: 6.2, advanced: 5.2 } },
      sessions: [
        { id: 'tri-easy', title: 'Run: {amount} easy, whole sentences possible', how: 'Short steps, quiet feet; if breath runs short, walk a minute and go on.', done: '{amount} are done and the next day feels normal' },
        { id: 'tri-strides', from: 0.1, title: 'Run: {amount}, with six relaxed accelerations at the end', how: 'Twenty seconds each, a minute of walking between; tall and loose, never a sprint.', done: 'the sixth was the smoothest' },
        { id: 'tri-pace', from: 0.35, to: 0.95, title: 'Run: {amount}, the middle third at race effort', how: 'Easy, then the effort you will have after the bike, easy home.', done: 'the middle third was even' },
      ],
    },
    {
      id: 'brick', about: ['brick', 'koppel'], name: 'brick', perWeek: 1, minutes: 75, tags: ['brick'], priority: 'high',
      sessions: [
        { id: 'brick-first', to: 0.45, title: 'Brick: forty minutes of riding, then ten of running at once', how: 'Shoes laid out, no pause over three minutes; the first kilometre feels like wood, keep the steps short.', done: 'the legs came back before the ten minutes were over' },
        { id: 'brick-race', from: 0.4, to: 0.92, title: 'Brick: an hour with the last twenty minutes at race effort, then twenty of running', how: 'Drink and eat as on the day; change shoes against the clock; start the run slower than you want.', done: 'the second kilometre was faster than the first' },
        { id: 'brick-short', from: 0.85, title: 'Brick, short and brisk: twenty minutes and two kilometres', how: 'Only to remind the legs; transition once at full speed.', done: 'nothing hurts and the transition took under two minutes' },
      ],
    },
  ],
  tasks: [
    { id: 'entry', at: 0.01, minutes: 45, priority: 'high', title: 'Enter the race: distance, course, cut-off times, wetsuit rule, how one gets there', how: 'Read the rules once: helmet, drafting, numbers; profile of bike and run, usual water temperature.', done: 'the entry is confirmed and the cut-off times stand on the plan' },
    { id: 'bike-check', at: 0.04, minutes: 60, title: 'Bike: size, brakes, tyres, helmet, flat-tyre kit', how: 'Any safe bike will do for the first one; saddle height with a straight heel, new tubes, change one tube at home.', done: 'you changed a tube in under ten minutes' },
    { id: 'health-check', at: 0.03, minutes: 45, when: { levels: ['beginner'] }, title: 'Health check and honest start: doctor where needed, test of all three', how: 'Ten minutes of each, easy; note pulse, distance and how the next day feels.', done: 'three starting numbers are written down and nothing speaks against training' },
    { id: 'first-watch', at: 0.3, minutes: 90, when: { levels: ['beginner'] }, title: 'Watch or help at a race, and walk through its transition area', how: 'Where bikes hang, where one gets on, what people forget; ask two of them what they would do otherwise.', done: 'you can draw the way from water to bike to run' },
    { id: 'power-test', at: 0.08, minutes: 75, when: { levels: ['advanced'] }, title: 'Test day: 400 m, twenty minutes on the bike, 5 km of running; set the zones', how: 'Rested, each on a day of its own within the week; repeat in the middle.', done: 'zones for all three are set and the weakest one gets a session more' },
    { id: 'transition', at: 0.7, minutes: 60, title: 'Practise both transitions ten times in the garden', how: 'Towel, helmet before bike, shoes, number belt; always the same order; film the last one.', done: 'the tenth took half as long as the first' },
    { id: 'fuel', at: 0.6, minutes: 40, when: { minWeeks: 8 }, title: 'Eating and drinking plan: before, on the bike, on the run', how: 'Grams an hour that your stomach knows from training; bottles marked; nothing new on the day.', done: 'the plan is tested on two long rides' },
    { id: 'rehearsal', at: 0.8, minutes: 120, when: { minWeeks: 10 }, title: 'Dress rehearsal: all three at half the distance, in race kit', how: 'Same breakfast, same hour; write down the three things that went wrong.', done: 'each of the three has an answer' },
    { id: 'course-look', at: 0.75, minutes: 60, when: { minWeeks: 12 }, title: 'See the course: ride one lap, find the exits of the water', how: 'In person or on the map with heights; where wind, bends and aid stations are.', done: 'you know the hardest five minutes of bike and run' },
    { id: 'race-kit', at: 0.96, daysBefore: 2, minutes: 60, priority: 'high', title: 'Race kit by the order of the day, times backwards from the start', how: 'Swim, bike, run in three heaps; tyre pressure, number, timing chip; alarm, breakfast, parking, check-in.', done: 'three heaps are packed and the timetable fits on a card' },
  ],
}
