import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const PUSH: Keyword[] = ['push up', 'push ups', 'pushup', 'press up', 'press ups', 'liegestutz', 'flexiones', 'pompes', 'flexoes', '=dips', '=dip']
const PULL: Keyword[] = ['pull up', 'pull ups', 'pullup', 'chin up', 'chin ups', 'klimmzug', 'klimmzuge', 'dominadas', 'tractions', 'muscle up', 'muscle ups']
const PLANK: Keyword[] = ['plank', 'unterarmstutz', 'plancha', 'gainage', 'prancha', 'l sit', 'dead hang']
const INVERTED: Keyword[] = ['handstand', 'headstand', 'handstands', 'pino', 'appui renverse', 'walk on my hands']

export const BODYWEIGHT_FEAT: Playbook = {
  id: 'bodyweight-feat', title: 'a feat of strength with one’s own weight', plannerTypes: ['calendar'], usualWeeks: 10, atItsHours: true, tags: ['strength'],
  matches: {
    strong: [...wordings(['do a', 'do one', 'do my first', 'my first', 'first', 'do ten', 'do 10', 'do 20', 'in a row', 'one', 'strict', 'unassisted'], ['pull up', 'chin up', 'push up', 'muscle up', 'pull ups', 'push ups', 'press ups', 'handstand', 'pistol squat']), ...PUSH, ...PULL, ...PLANK, ...INVERTED, 'pistol squat', 'pistol squats'],
    weak: ['in a row', 'first', 'learn', 'hold', 'minutes', 'strict', 'without stopping', 'reps', 'repetitions', 'manage'],
    not: ['gym', 'lose', 'weights', 'workout plan', 'full body', 'marathon', 'running', 'obstacle', 'hyrox', 'yoga', 'plank fence', 'planks', 'deck', 'every morning', 'every evening', 'every day', 'every other day', 'fit for', 'squats and', 'posture', 'pull up bar', 'dips and sauces', 'challenge'],
  },
  series: [
    {
      id: 'bf-push', about: ['push', 'press', 'practice', 'practise', 'training', 'session', 'strength', 'liegestutz', 'flexion', 'pompes'], name: 'push-up session', perWeek: 3, minutes: 25, tags: ['strength'], priority: 'high', when: { mentions: PUSH },
      sessions: [
        { id: 'bf-push-incline', to: 0.35, when: { levels: ['beginner'] }, title: 'Push-ups, week {week}: hands on a table or bench, 4 x 8 with a straight body', how: 'The height at which eight are clean; a hand’s breadth lower when all four sets are. Not from the knees: the trunk has to learn it too.', done: 'the four sets are done and the height is written down' },
        { id: 'bf-push-sets', title: 'Push-ups, week {week}: five sets at 60 % of your best, a minute and a half between', how: 'Elbows at 45 degrees, chest to a fist’s height, body like a board. One more in the last set than last week.', done: 'all five sets were clean and the total is written down' },
        { id: 'bf-push-ladder', from: 0.1, title: 'Push-ups, week {week}: ladder up and down, as far as each step is clean', how: 'One, two, three … with as many breaths of rest as you did repetitions; down again from the first step that shakes.', done: 'the highest step and the total stand in the log' },
        { id: 'bf-push-slow', from: 0.15, to: 0.85, title: 'Push-ups, week {week}: slow ones, three seconds down and a second at the bottom, 4 x 40 %', how: 'The slow way down makes the strength, the pause takes the swing out. End with a plank of half a minute.', done: 'no repetition dropped the last hand’s breadth' },
        { id: 'bf-push-dense', from: 0.5, title: 'Push-ups, week {week}: as many as the goal in the fewest sets', how: 'Sets of two thirds of your best until the number of the goal is full; count the sets. Fewer each time is what gets you there.', done: 'the number is full and the sets are counted' },
      ],
    },
    {
      id: 'bf-pull', about: ['pull', 'chin', 'practice', 'practise', 'training', 'session', 'strength', 'klimmzu', 'dominada', 'traction'], name: 'pull-up session', perWeek: 3, minutes: 30, tags: ['strength'], priority: 'high', when: { mentions: PULL },
      sessions: [
        { id: 'bf-pull-hang', to: 0.4, title: 'Pull-ups, week {week}: hang 4 x 20 seconds, shoulders pulled down, then rows 4 x 8', how: 'First the shoulders away from the ears, arms straight; rows under a table or bar with the body straight.', done: 'the last hang was as long as the first' },
        { id: 'bf-pull-negative', to: 0.75, title: 'Pull-ups, week {week}: jump up and come down in five seconds, 5 x 3', how: 'Chin over the bar from a chair, hold a second, down evenly to straight arms. Two minutes between; stop when it takes less than three seconds.', done: 'fifteen slow ones are done or the number at which you stopped is noted' },
        { id: 'bf-pull-band', from: 0.15, title: 'Pull-ups, week {week}: with a band under the foot, 4 x 5', how: 'The band with which five just go; a thinner one when all four sets are clean. Pull the elbows to the hips.', done: 'four sets of five are done and the band is noted' },
        { id: 'bf-pull-try', from: 0.35, title: 'Pull-ups, week {week}: the real one first, while fresh, then holds half-way up', how: 'Up to five single tries with two minutes between, then three holds of ten seconds at a right angle.', done: 'the tries are counted, however far they went' },
        { id: 'bf-pull-sets', from: 0.5, when: { levels: ['intermediate', 'advanced'] }, title: 'Pull-ups, week {week}: five sets at half of your best, all strict', how: 'From straight arms to chin over the bar, no kick. One repetition more in one of the sets each week.', done: 'the total is one more than last week' },
      ],
    },
    {
      id: 'bf-plank', about: ['plank', 'hold', 'practice', 'practise', 'training', 'session', 'core'], name: 'plank session', perWeek: 4, minutes: 15, tags: ['strength'], priority: 'high', when: { mentions: PLANK },
      sessions: [
        { id: 'bf-plank-short', title: 'Plank, week {week}: six holds at half of your best, thirty seconds between', how: 'Elbows under the shoulders, buttocks tight, breath even. When the back sags the hold is over, whatever the watch says.', done: 'six holds were straight, seen in mirror or film' },
        { id: 'bf-plank-long', from: 0.15, title: 'Plank, week {week}: one hold of four fifths of your best, then two at half', how: 'Count breaths instead of seconds. Ten seconds more in the long one each week.', done: 'the long hold is written down' },
        { id: 'bf-plank-side', title: 'Plank, week {week}: side plank, dead bug and glute bridge, 3 x 30 seconds each', how: 'What gives way first in the plank: hips, belly or shoulders? That one gets a fourth round.', done: 'three rounds are done on both sides' },
        { id: 'bf-plank-hard', from: 0.4, title: 'Plank, week {week}: harder and shorter, 8 x 15 seconds with full tension', how: 'Pull elbows and toes towards each other as hard as you can. Fifteen such seconds are worth a minute of hanging through.', done: 'eight holds shook from effort and not from sagging' },
      ],
    },
    {
      id: 'bf-handstand', about: ['handstand', 'headstand', 'practice', 'practise', 'training', 'session', 'balance'], name: 'handstand practice', perWeek: 4, minutes: 20, tags: ['skill'], priority: 'high', when: { mentions: INVERTED },
      sessions: [
        { id: 'bf-hs-wrist', to: 0.4, title: 'Handstand, week {week}: warm wrists and shoulders, then hollow body 5 x 20 seconds', how: 'Wrists in circles, palms up and down on the floor; lying on the back, lower back pressed down, arms by the ears.', done: 'five holds without the back leaving the floor' },
        { id: 'bf-hs-wall', title: 'Handstand, week {week}: belly to the wall, 5 x 20 to 40 seconds', how: 'Walk up with the feet, hands a hand’s width from the wall, push tall through the shoulders, look between the hands. Come down before the strength is gone.', done: 'the holds are counted and the wall was hardly touched' },
        { id: 'bf-hs-bail', to: 0.35, title: 'Handstand, week {week}: learn to come out of it: turn and step down, ten times', how: 'One hand steps forward, hips turn, feet land one by one. Who can fall dares to balance.', done: 'ten exits were quiet and without fear' },
        { id: 'bf-hs-kick', from: 0.2, title: 'Handstand, week {week}: kick up to the wall, heels off for two seconds, fifteen tries', how: 'Long step, straight arms, same leg; the last ten centimetres as slowly as you can. Fingers brake, heels of the hands push.', done: 'three of fifteen stood for two seconds' },
        { id: 'bf-hs-free', from: 0.5, title: 'Handstand, week {week}: in free space, twenty tries, the best one filmed', how: 'Short tries with rest, better daily than long. Too far over: press the fingertips; falling back: bend the arms a little.', done: 'the longest in seconds is written down' },
      ],
    },
  ],
  tasks: [
    { id: 'bf-test', at: 0, minutes: 20, priority: 'high', title: 'Test: how many or how long today, clean, filmed from the side', how: 'Warm up five minutes; stop at the first one that is not clean. This number sets all sets of the coming weeks.', done: 'number and film are kept' },
    { id: 'bf-doctor', at: 0.005, minutes: 15, title: 'Ask a doctor or physiotherapist first with wrist, shoulder, back or blood pressure trouble', how: 'Sharp pain in a joint is a sign to stop; burning muscles are not.', done: 'nothing stands against it, or you know the variant that is allowed' },
    { id: 'bf-place', at: 0.01, minutes: 30, title: 'Set up the place: floor or bar that holds, chair, band, mat, watch', how: 'A door-frame bar is tried with half the weight first. What stands ready is used.', done: 'everything is in reach of one square metre' },
    { id: 'bf-ladder', at: 0.02, minutes: 20, title: 'Write the way up: today, each fourth week, the goal', how: 'Many gain about a tenth a week at first, then less. Every fourth week is lighter, at half the sets.', done: 'three tests stand in the calendar with their numbers' },
    { id: 'bf-form', at: 0.05, minutes: 30, when: { levels: ['beginner'] }, title: 'Learn the clean form before the number: three details, one a session', how: 'One good film watched twice, then yours beside it. Ask somebody who can to look once.', done: 'each of the three details is right in the film' },
    { id: 'bf-easier', at: 0.03, minutes: 20, when: { levels: ['beginner'] }, title: 'Find the variant of which you can do five', how: 'Higher hands, a stronger band, a shorter hold: strength grows with clean repetitions and not with failed ones.', done: 'five clean ones of it are done' },
    { id: 'bf-weight', at: 0.3, minutes: 30, when: { levels: ['advanced'] }, title: 'Add weight once a week: 5 x 5 with a tenth of your body weight', how: 'A rucksack does. Whoever does five heavy ones finds the plain ones light.', done: 'five sets of five are done and logged' },
    { id: 'bf-warm', at: 0.04, minutes: 15, title: 'Settle the warm-up: five minutes for wrists, shoulders and trunk', how: 'Circles, bear walk, ten easy ones of what follows. It comes before every session.', done: 'it hangs at the place and was done twice' },
    { id: 'bf-opposite', at: 0.12, minutes: 25, title: 'Choose the opposite movement and do it as often', how: 'Rows to push-ups, push-ups to pull-ups, bridges to planks: shoulders stay in the middle.', done: 'it stands at the end of two sessions a week' },
    { id: 'bf-food', at: 0.15, minutes: 20, title: 'Eat and sleep for it: protein with each meal, seven hours', how: 'About 1.6 g a kilo and day. Every kilo too many is lifted in every repetition.', done: 'three breakfasts and dinners with enough of it are chosen' },
    { id: 'bf-retest', at: 0.25, minutes: 20, everyWeeks: 4, when: { minWeeks: 5 }, priority: 'high', title: 'Test again, week {week}: one set to the last clean one, new numbers for the sets', how: 'Two days of rest before it, same hour, filmed. No gain twice: more rest or food, not more sets.', done: 'the new number stands beside the old ones' },
    { id: 'bf-light', at: 0.33, minutes: 15, everyWeeks: 4, when: { minWeeks: 6 }, title: 'Easier days, week {week}: half the sets, and look for sore places', how: 'Tendons need longer than muscles; press elbows, wrists and shoulders.', done: 'no place is sore, or it has its week off' },
    { id: 'bf-stuck', at: 0.6, minutes: 20, when: { minWeeks: 7 }, title: 'Where does it break off? Train that place for two weeks', how: 'Bottom, middle, lock-out or breath: holds there, three of ten seconds, at the start of each session.', done: 'the place is named and has been trained four times' },
    { id: 'bf-grease', at: 0.45, minutes: 10, when: { minWeeks: 6, unless: INVERTED }, title: 'On two free days: half of your best every hour, five times, never to tiredness', how: 'Beside the kettle or door frame. It teaches nerves and not muscles, so it must stay easy.', done: 'two such days are done and the next session was no worse' },
    { id: 'bf-reps', at: 0.2, minutes: 15, batch: { units: ['push', 'press', 'pull', 'chin up', 'repetitions', 'reps'], unit: 'repetitions', usual: 0, of: 10, atMost: 6, until: 0.95 }, tags: ['milestone'], title: 'Milestone: one set to the last clean one, filmed, beside the one before', how: 'After a day of rest, as the first thing of the session. Not yet: the date moves by a week, the sets stay.', done: 'they stand in the log with the film' },
    { id: 'bf-rest', at: 0.93, minutes: 10, title: 'Two days of rest, then a light touch: three sets of a third', how: 'Sleep, water, no new exercise. The strength is there, the rest lets it show.', done: 'arms and shoulders feel fresh' },
    { id: 'bf-day', at: 1, minutes: 30, priority: 'high', title: 'The day: warm up well, one try, a witness or the camera', how: 'First third easy, then even, breathe with each one. Ten minutes of rest and a second try are allowed.', done: 'the number stands beside that of the first day' },
  ],
}
