import type { Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const CHILDREN = ['child', 'daughter', 'son', 'kid', 'kids', 'children', 'twins', 'grandson', 'granddaughter', 'nephew', 'niece', 'year old', 'little one', 'boy', 'girl']

/** A child learns to ride a bicycle: balance, pedals, brakes, then real paths. */
export const CHILD_CYCLING: Playbook = {
  id: 'child-cycling',
  title: 'teaching a child to ride a bicycle',
  plannerTypes: ['calendar'],
  usualWeeks: 6,
  matches: {
    strong: [...wordings(CHILDREN, ['to ride', 'how to ride', 'to cycle', 'learns to ride', 'learn to ride', 'ride', 'riding'], ['a bike', 'a bicycle', 'her bike', 'his bike', 'their bikes', 'bikes', 'without stabilisers']), ...wordings(CHILDREN, ['to cycle', 'learns to cycle', 'learn to cycle', 'cycling without']), 'without stabilisers', 'without stabilizers', 'without training wheels', 'off stabilisers', 'training wheels off', 'stabilisers off', 'balance bike', 'first bike for', 'child s first bike', 'teach to ride a bike', 'ride a bike without', 'fahrrad fahren beibringen', 'fahrradfahren beibringen', 'radfahren beibringen', 'lernt fahrradfahren', 'laufrad', 'ohne stutzrader', 'montar en bici a mi', 'andar en bici a mi', 'sin ruedines', 'faire du velo a ma', 'faire du velo a mon', 'sans petites roues', 'andar de bicicleta a'],
    weak: ['bike', 'park', 'helmet', 'pedal', 'scared', 'balance', 'brake', 'years old', 'stabilisers'],
    not: ['motorbike', 'motorcycle', 'triathlon', 'repair', 'business', 'club', '=app', 'apps', 'horse', 'race', 'tour de', 'mountain bike race', 'sell'],
  },
  tags: ['cycling'],
  partsByKind: true,
  topicStages: [
    { id: 'play', titles: ['{Topic}: turn it into a game in a flat, empty place'], share: 1, how: 'Ten minutes, three tries, stop while it is still fun.', done: 'it worked three times in a row' },
  ],
  tasks: [
    { id: 'cb-bike', at: 0, minutes: 60, priority: 'high', about: ['bike', 'bicycle', 'size', 'buy'], title: 'Check that the bicycle fits: both feet flat on the ground while sitting', how: 'Measure the inside leg; light, hand brake they can pull with two fingers. Too big “to grow into” is what makes learning hard.', done: 'they sit with flat feet and can pull the brake' },
    { id: 'cb-helmet', at: 0.02, minutes: 30, priority: 'high', about: ['helmet', 'gear'], title: 'Fit helmet, closed shoes, gloves', how: 'Two fingers above the brows, straps in a V below the ears, one finger under the chin. Gloves take the fear of falling.', done: 'the helmet stays when they shake their head' },
    { id: 'cb-place', at: 0.03, minutes: 30, title: 'Choose the place: flat, empty, smooth, with a slight slope at one end', how: 'Car park on Sunday or a wide path in a park; short grass brakes too much for pedalling.', done: 'you have been there at the hour you will practise' },
    { id: 'cb-promise', at: 0.04, minutes: 15, about: ['scared', 'fear', 'afraid'], title: 'Agree the rules with the child: they say stop, nobody pushes, we end with a game', how: 'Let them choose bell and colour of tape. Tell how long you needed yourself.', done: 'three rules are agreed and the child named one' },
    { id: 'cb-off', at: 0.06, minutes: 30, priority: 'high', about: ['stabilisers', 'stabilizers', 'training wheels'], title: 'Take off stabilisers and pedals, lower the saddle', how: 'Left pedal unscrews clockwise. Without pedals it is a balance bicycle; stabilisers only teach leaning the wrong way.', done: 'the bicycle rolls freely and both feet reach the ground' },
    { id: 'cb-walk', at: 0.1, minutes: 40, priority: 'high', after: ['cb-off'], title: 'Practise scooting: walking, then long strides on the saddle', how: 'To a cone and back, looking at you and not at the wheel. Ten minutes, break, ten minutes.', done: 'they scoot twenty metres without wobbling' },
    { id: 'cb-brake', at: 0.16, minutes: 40, priority: 'high', about: ['brake', 'brakes', 'braking', 'stopping'], title: 'Practise braking: stop at the chalk line, with the hand, then with feet down', how: 'Beside the bicycle first, then rolling; both brakes gently. Nobody goes down a slope before this works.', done: 'five of six stops are at the line' },
    { id: 'cb-glide', at: 0.26, minutes: 45, priority: 'high', after: ['cb-walk'], about: ['balance'], title: 'Glide with feet up: down the slight slope, count the seconds', how: 'Feet up for two, then five seconds; whoever can steer round a bottle is ready for pedals.', done: 'ten seconds with feet up and one gentle bend' },
    { id: 'cb-pedals', at: 0.4, minutes: 45, priority: 'high', after: ['cb-glide', 'cb-brake'], about: ['pedals', 'pedalling'], title: 'Put the pedals back and start from “two o’clock”', how: 'One pedal up in front, press and look far ahead. Hold them under the arms or at the back, never at handlebar or saddle; let go early.', done: 'they pedalled ten metres without a hand on them' },
    { id: 'cb-start', at: 0.52, minutes: 40, after: ['cb-pedals'], title: 'Start alone: set pedal, push, look ahead', how: 'Slightly downhill first; six starts with each foot, then they may choose.', done: 'four of five starts work without help' },
    { id: 'cb-steer', at: 0.62, minutes: 45, about: ['steering', 'turning', 'curves'], title: 'Steer: slalom, figure of eight, narrow gate of two chalk lines', how: 'Eyes where they want to go; gates three metres apart, then two.', done: 'a figure of eight without a foot down' },
    { id: 'cb-look', at: 0.74, minutes: 40, title: 'Ride with one hand and look over the shoulder', how: 'You hold up fingers behind them and they call the number; bell, wave, then arm out for a second.', done: 'they rode straight for ten metres and named the number' },
    { id: 'cb-path', at: 0.84, minutes: 60, priority: 'high', about: ['ride bike', 'ride a bike', 'without stabilisers', 'without training wheels', 'ride without', 'path', 'ride', 'first ride'], title: 'First real ride on a traffic-free path, you behind on the outside', how: 'One to two kilometres with a goal: ice cream, ducks. Keep right, ring, stop at each crossing with a foot down.', done: 'they came back on their own wheels and want to go again' },
    { id: 'cb-roads', at: 0.92, minutes: 40, title: 'Driveways, kerbs and crossings: stop, look, walk the bicycle across', how: 'Walk the way without the bicycle first; children judge speed badly up to about ten.', done: 'they stopped at each edge without being told' },
    { id: 'cb-fall', at: 0.3, minutes: 20, about: ['scared', 'fear', 'falls'], title: 'When they fall: comfort, one small success, then stop for the day', how: 'Plasters in the pocket. Ask what happened, raise the saddle never on such a day. Two weeks of break are no loss.', done: 'the last try of the day succeeded' },
    { id: 'cb-saddle', at: 0.7, minutes: 15, title: 'Raise the saddle a finger’s width and check brakes, tyres, screws', how: 'Tip of the foot on the ground is enough once starting works.', done: 'saddle is up and the brakes bite' },
    { id: 'cb-feast', at: 1, minutes: 60, title: 'Celebrate: a short outing by bicycle with the family', how: 'Pace of the child, pump and plaster with you; photograph for the grandparents.', done: 'it took place and the next ride has a date' },
    { id: 'cb-show', at: 0.05, minutes: 25, when: { levels: ['beginner'] }, title: 'Learn as the grown-up: why balance comes before pedals', how: 'Watch a cycling organisation’s film on balance first; walk beside, hands off, few words: “look at me”.', done: 'you can say the four steps: scoot, brake, glide, pedal' },
    { id: 'cb-short', at: 0.12, minutes: 20, when: { levels: ['beginner'] }, title: 'Try a session of twenty minutes and see when attention ends', how: 'Rested, fed, no audience. Stop two minutes before they want to.', done: 'you know the length of a good session' },
    { id: 'cb-skill', at: 0.78, minutes: 40, when: { levels: ['advanced'] }, title: 'Gears, standing on the pedals and a low kerb for those who are sure', how: 'Grass first; weight back over the kerb, light gear before the hill.', done: 'one hill and one kerb are ridden' },
    { id: 'cb-times', at: 0.34, minutes: 40, batch: { units: ['session', 'lesson', 'ride', 'times', 'morning'], unit: 'sessions', usual: 0, of: 2, atMost: 8, until: 0.95 }, title: 'Practise {part}: what worked last time, one new thing, one game', how: 'Traffic lights, collecting cones, slow race: the last one wins.', done: 'one thing worked that did not last time' },
    { id: 'cb-check', at: 0.2, minutes: 15, everyWeeks: 1, when: { minWeeks: 3 }, title: 'Tick the steps together, week {week}: scoot, brake, glide, pedal, start, steer', how: 'Sticker for each; if one is shaky, it is next time’s game.', done: 'the next session has one aim' },
    { id: 'cb-free', optional: true, at: 0.22, minutes: 30, when: { minWeeks: 4 }, title: 'Let the bicycle stand where they play and ride it unasked', how: 'Yard, path before the house; ten minutes on five days beat an hour on Saturday.', done: 'they got on it by themselves twice' },
    { id: 'cb-way', at: 0.9, minutes: 60, when: { minWeeks: 6 }, title: 'Ride a way of daily life together: playground, grandparents, baker', how: 'Quiet roads, twice at a calm hour, the child in front and you half a length behind.', done: 'they know the three dangerous places' },
    { id: 'cb-course', at: 0.88, minutes: 30, when: { minWeeks: 8 }, title: 'Look for a course in riding skills at school, club or cycling organisation', how: 'From about seven or eight with signals and traffic rules.', done: 'a place is booked or the age is noted' },
  ],
}
