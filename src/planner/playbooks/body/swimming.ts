import type { Playbook } from '../playbook.ts'

/** Who swims already wants sets, not floats. */
const SWIMS = ['i can swim', 'i can do', 'already swim', 'laps', 'lengths of', 'swim faster', 'swimming faster', 'endurance', 'go swimming', 'swim more', 'swim regularly', 'kilometre swim', 'swim 1', 'swim 2', 'swim 3', 'masters']

export const SWIMMING: Playbook = {
  id: 'swimming',
  partsBeside: true, title: 'learning to swim', plannerTypes: ['calendar'], atItsHours: true, usualWeeks: 10, tags: ['swimming'], location: 'the pool',
  matches: { strong: ['schwimmen lernen', 'aprender a nadar', 'apprendre a nager', 'aprendo a nadar', 'schwimmen', 'schwimmkurs', 'nadar', 'natacion', 'natacao', 'nager', 'natation', 'swim', 'swimming', 'front crawl', 'freestyle stroke', 'breaststroke'], weak: ['pool', 'goggles', 'crawl', 'lengths', 'metres', 'water'], not: ['lake crossing', 'swim 1 mile', 'swim a mile', 'lifeguard', 'triathlon', 'swimsuit', 'pool party', 'swimlane', 'open water', 'swim race', 'lake swim', 'sea swim', 'channel'] },
  sessions: {
    minutes: 45, perWeek: 2, topicMinutes: { beginner: 90, intermediate: 120, advanced: 180 }, order: 'blocks',
    topics: {
      beginner: ['breathing out under water', 'floating on front and back', 'push and glide', 'leg kick', 'arm stroke', 'breathing to the side', 'the first whole length'],
      intermediate: ['breathing out under water', 'body position and glide', 'kick from the hip', 'arm pull', 'breathing to the side', 'whole stroke over 25 metres', 'longer swims with rests'],
      advanced: ['streamline and turns', 'early catch', 'rhythm of breathing', 'pace over 100 metres', 'endurance sets'],
    },
    topicsFor: [{ mentions: SWIMS, topics: ['easy distance', 'stroke and breathing', 'pace with short rests', 'longer without a stop'] }],
    opening: [
      { id: 'swim-test', when: { mentions: SWIMS }, title: 'Today’s number: ten minutes of swimming, metres counted, strokes a length', how: 'Warm up four lengths; rests are allowed and written down. Have one length filmed from the side.', done: 'metres, strokes and the one thing to change are noted', priority: 'high' },
      { id: 'first-visit', when: { unless: SWIMS }, title: 'First visit: shower, steps, shallow end, and what you can do today', how: 'Walk the shallow end, put your face in, hold the rail and lift your feet. Tell the lifeguard that you are learning.', done: 'it is written down how far and how long you manage today' },
      { id: 'water-trust', when: { unless: SWIMS }, title: 'Trust the water: bubbles, jellyfish float, standing up again', how: 'Ten slow breaths out under water, then curl up and float, then stand up without hurry. Standing up is the skill that makes all others safe.', done: 'you stood up calmly ten times out of ten' },
    ],
    stages: [
      { id: 'drill-set', when: { mentions: SWIMS }, titles: ['{Topic}: eight times 25 m of drills, then 200 m whole stroke'], share: 1, how: 'One thing only a day: exhale, high elbow, roll or kick; fifteen seconds of rest; film the last length once a fortnight.', done: 'the last 25 m took a stroke less than the first' },
      { id: 'main-set', when: { mentions: SWIMS }, titles: ['{Topic}: warm up, six times 100 m, easy 100 m', '{Topic}: warm up, four times 150 m, easy 100 m', '{Topic}: warm up, 100-200-300-200-100 m'], share: 3, how: 'Twenty seconds of rest, the same time for each; add one repetition every second week, nothing in the fourth.', done: 'the last repetition was as fast as the first and the total is in the log' },
      { id: 'steady-swim', when: { mentions: SWIMS }, titles: ['{Topic}: one swim without a stop, a little longer than last time'], share: 1, how: 'Slower than you want at the start; count lengths in fours; breathe to the side that is harder for one length of four.', done: 'it was fifty metres longer than last time and the breath stayed even' },
      { id: 'dry', when: { unless: SWIMS }, titles: ['{Topic}: on land and at the wall'], share: 1, how: 'Watch one good example, do the movement ten times dry, then ten times holding the wall.', done: 'the movement feels the same ten times in a row' },
      { id: 'aided', when: { unless: SWIMS }, titles: ['{Topic}: with a board or a noodle', '{Topic}: with a partner’s hand under you'], share: 2, how: 'Short stretches of 5 to 10 metres with an aid and a rest after each; one thing to look for in each.', done: 'five stretches in a row without stopping in the middle' },
      { id: 'free', when: { unless: SWIMS }, titles: ['{Topic}: without an aid', '{Topic}: a little farther each time'], share: 2, how: 'The same stretches without the aid, from deep towards shallow, stopping while it is still good.', done: 'three good stretches were the last three' },
      { id: 'join', when: { unless: SWIMS }, titles: ['{Topic}: put together with what you had before'], share: 1, lag: 0.6, how: 'Alternate one stretch of the new with one of all you know; count breaths, not speed.', done: 'you kept your breath even over both' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'pyramid', when: { levels: ['advanced'] }, title: 'Pyramid, round {round}: 50, 100, 150, 100, 50 with even breathing', how: 'Twenty seconds of rest between; count strokes on the first and last length.', done: 'the last length took no more strokes than the first' },
      { id: 'deep', title: 'Deep water, round {round}: treading water and back to the side', how: 'Beside the rail and with somebody watching: one minute upright, sculling, then on your back to the wall.', done: 'you could have stayed another minute' },
      { id: 'look', title: 'Have it looked at, round {round}: a teacher or a film from the side', how: 'One lesson, or a friend filming from the edge where the pool allows it; ask for the one thing that costs most.', done: 'one correction is written down for the next visit' },
      { id: 'rest', title: 'Easy swim, round {round}: only what goes well', how: 'No new thing; long glides and slow breathing.', done: 'you left the water fresher than you came' },
    ] },
    closing: [
      { id: 'continuous', title: 'Swim without a stop for as long as it stays easy', how: 'Start slower than seems right, breathe out all the time, turn at the wall without hurry.', done: 'the distance or the minutes stand beside those of the first visit' },
      { id: 'safety', title: 'Fall in and help yourself: clothes on, roll, float, reach the side', how: 'Ask the pool first. An old shirt and shorts, step in, roll onto your back, breathe, move to the wall.', done: 'you reached the side calmly twice' },
      { id: 'measure', title: 'Repeat the first visit’s test and choose what comes next', how: 'The same stretch, the same rests. Then choose: a club, a second stroke, open water with somebody beside you.', done: 'the difference is written down and the next course or day is booked' },
    ],
  },
  tasks: [
    { id: 'kit', at: 0, minutes: 45, title: 'Get the kit: goggles that seal, a cap, a lock for the locker, sandals', how: 'Goggles must hold for a second without their strap; a snug suit, no shorts that fill with water.', done: 'the bag is packed and stands by the door' },
    { id: 'lanes', at: 0.03, references: ['https://www.swimming.org/'], minutes: 20, title: 'Look up quiet lane times, entry and rules of the pool', how: 'Early evenings after school hours are busiest; ask for the shallow or teaching pool.', done: 'the times that fit your days are written down, with the price' },
  ],
}
