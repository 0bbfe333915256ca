import type { Keyword, Playbook } from '../playbook.ts'
import { wordings } from '../wordings.ts'

const PREGNANT: Keyword[] = ['pregnan', 'trimester', 'schwanger', 'embaraz', 'enceinte', 'gravid', 'gravida']
const BORN: Keyword[] = ['after the birth', 'since the birth', 'after birth', 'after giving birth', 'giving birth', 'gave birth', 'after having a baby', 'after the baby', 'after my baby', 'postnatal', 'postpartum', 'post natal', 'post partum', 'after pregnancy', 'c section', 'caesarean', 'cesarean', 'ruckbildung', 'nach der geburt', 'despues del parto', 'posparto', 'apres accouchement', 'post partum', 'pos parto', 'diastasis']

/** Training in pregnancy, and from the pelvic floor back to sport after a birth. */
export const POSTNATAL_FITNESS: Playbook = {
  id: 'postnatal-fitness',
  title: 'fitness in pregnancy and after birth',
  atItsHours: true,
  plannerTypes: ['calendar'],
  matches: {
    strong: [
      ...wordings(['fit', 'fit again', 'in shape', 'back in shape', 'fitness', 'exercise', 'exercising', 'strong', 'strong again', 'training', 'train', 'running', 'running again', 'sport', 'workout', 'work out'], ['after'], ['giving birth', 'birth', 'the birth', 'having a baby', 'having my baby', 'pregnancy', 'my pregnancy', 'my c section', 'a c section', 'a caesarean', 'my baby', 'my second baby', 'baby']),
      'fit in the first trimester', 'fit in the second trimester', 'fit in the third trimester', 'postnatal', 'postpartum', 'post natal fitness', 'pelvic floor', 'my pelvic floor', 'pelvic floor exercises', 'pelvic floor training', 'diastasis', 'pregnancy fitness', 'pregnancy exercise', 'pregnancy workout', 'prenatal yoga', 'prenatal fitness', 'fit in pregnancy', 'fit during pregnancy', 'exercise in pregnancy', 'exercise during pregnancy', 'exercise while pregnant', 'train while pregnant', 'run while pregnant', 'pregnancy stay fit', 'stay fit in the second trimester', 'ruckbildung', 'ruckbildungsgymnastik', 'schwangerschaftsgymnastik', 'sport in der schwangerschaft', 'suelo pelvico', 'ejercicio en el embarazo', 'perinee', 'sport pendant la grossesse', 'assoalho pelvico', 'exercicio na gravidez'],
    weak: ['pelvic floor', 'pram', 'baby', 'trimester', 'pool', 'yoga', 'belly', 'running', 'in shape', 'weeks', 'breastfeeding', 'fit'],
    not: ['return to work', 'parental leave', 'hospital bag', 'nursery painted', 'dog', 'baby shower', 'baby name', 'potty', 'childcare'],
  },
  tags: ['fitness'],
  series: [
    {
      id: 'floor', about: ['pelvic', 'exercise', 'session', 'core', 'train', 'workout', 'minutes', 'gym', 'class', 'strength', 'practice'], name: 'pelvic floor and trunk', perWeek: 4, minutes: 20, priority: 'high', tags: ['floor'],
      sessions: [
        { id: 'pn-breath', when: { mentions: BORN }, to: 0.35, title: 'Pelvic floor, week {week}: breathe out and lift, long and short', how: 'Lying on the side, later sitting: breathe out, close and lift inwards for five seconds, let go fully for ten; eight times, then eight quick ones. No pressing down, no holding the breath.', done: 'eight of each were possible with full letting go' },
        { id: 'pn-deep', when: { mentions: BORN }, from: 0.05, to: 0.5, title: 'Deep trunk, week {week}: heel slides, side lying, all fours', how: 'Breathe out, floor first, then belly flat; three times eight. A ridge along the middle of the belly means the easier version.', done: 'the belly stayed flat in all sets' },
        { id: 'pn-lift', when: { mentions: BORN }, from: 0.15, title: 'Everyday strength, week {week}: lift, carry, stand up, with the breath out', how: 'Baby or bag close to the body, hips back, both sides in turn; bridge, squat to a chair, row with a band, 3 x 10.', done: 'ten lifts went without pressure downwards' },
        { id: 'pn-strong', when: { mentions: BORN }, from: 0.45, title: 'Strength, week {week}: squat, hinge, side plank from the knees, row, 3 x 8', how: 'Heavier only when nothing leaks, drags or bulges during it and on the day after.', done: 'weights and the day after are noted' },
        { id: 'pn-impact', when: { mentions: BORN }, from: 0.7, title: 'Towards impact, week {week}: brisk hills, heel drops, small jumps', how: 'Not before twelve weeks after the birth and a check of the floor. Walk 30 minutes, stand on one leg 10 seconds, jump on the spot one minute, all without leaking: then run one minute in three.', done: 'the list was passed or says what is missing' },
        { id: 'pp-strength', when: { mentions: PREGNANT, unless: BORN }, title: 'Strength in pregnancy, week {week}: squat, row, hip hinge, side lying, 2 x 12', how: 'You can talk all the time, breathe out on effort, no lying flat on the back for long from the middle on. Light enough for five more.', done: 'two rounds felt easy and nothing pulled downwards' },
        { id: 'pp-floor', when: { mentions: PREGNANT, unless: BORN }, title: 'Pelvic floor in pregnancy, week {week}: lift, hold, and learn to let go', how: 'Eight times five seconds, eight quick, then two minutes of letting go with long breaths out, which birth needs just as much.', done: 'letting go is felt as clearly as lifting' },
        { id: 'pp-mobile', when: { mentions: PREGNANT, unless: BORN }, from: 0.1, title: 'Back, hips and breath, week {week}: cat, hip circles on the ball, chest open', how: 'Fifteen minutes, slow; against back ache and short breath. No deep twists, no hot room.', done: 'the back feels lighter than before' },
      ],
    },
    {
      id: 'move', about: ['walk', 'pram', 'swim', 'pool', 'yoga', 'bike', 'run'], name: 'walk', perWeek: 3, minutes: 30, tags: ['move'],
      sessions: [
        { id: 'pn-walk', to: 0.5, when: { mentions: BORN }, title: 'Pram walk, week {week}: five minutes longer than last week, flat, upright', how: 'Handle high, long steps, shoulders low. Heavier bleeding or a dragging feeling in the evening means half as long tomorrow.', done: 'minutes are noted and the evening was quiet' },
        { id: 'pn-hills', from: 0.35, when: { mentions: BORN }, title: 'Brisk walk, week {week}: forty minutes with two hills', how: 'So fast that sentences get short. The pool only when bleeding has ended and wounds are closed.', done: 'both hills went without pressure downwards' },
        { id: 'pp-walk', when: { mentions: PREGNANT, unless: BORN }, title: 'Endurance, week {week}: walk, swim or bike for 30 minutes, talking pace', how: '150 minutes a week in all is the usual advice. Drink, shade, flat shoes; no risk of falling, no contact, no diving.', done: 'thirty minutes are done and you could have talked' },
      ],
    },
  ],
  tasks: [
    { id: 'pf-clear', at: 0, minutes: 30, priority: 'high', title: 'Ask midwife or doctor what you may do, and what would stop it', how: 'Caesarean, tear, high pressure, bleeding, early contractions, low placenta change the plan. Stop and call: bleeding, fluid, chest pain, dizziness, calf pain, regular contractions, fewer movements. This plan does not replace them.', done: 'allowed, not allowed and warning signs stand on a page' },
    { id: 'pf-check', at: 0.2, minutes: 45, priority: 'high', when: { mentions: BORN }, about: ['check', 'physio', 'postnatal check'], title: 'Have the six-week check and the pelvic floor and belly examined', how: 'Ask for a physiotherapist for the pelvic floor, also without complaints: strength, gap between the muscles, scar.', done: 'the findings and three own exercises are written down' },
    { id: 'pf-weeks', at: 0.03, minutes: 25, when: { mentions: BORN }, title: 'Lay out the stages: rest, floor, walk, strength, impact, sport', how: 'First two weeks mostly lying, six weeks floor and walking, twelve weeks before running and jumps, later after a Caesarean. Feeding and short nights slow it: that is no failure.', done: 'six stages have a likely week and a condition' },
    { id: 'pf-lie', at: 0.02, minutes: 20, when: { mentions: BORN }, title: 'Protect the floor in daily life: roll to the side to get up, nothing heavier than the baby', how: 'Breathe out on lifting, footstool on the toilet, no pressing, no crunches.', done: 'three days of getting up over the side' },
    { id: 'pf-scar', at: 0.3, minutes: 20, when: { mentions: ['c section', 'caesarean', 'cesarean', 'kaiserschnitt', 'cesarea', 'cesarienne'] }, title: 'Care for the scar: dry, loose, from week six massage in circles', how: 'Only when closed and dry; two minutes a day in all directions. Redness, warmth or fluid: doctor.', done: 'it can be touched without drawing back' },
    { id: 'pf-class', at: 0.25, minutes: 40, about: ['class', 'course'], title: 'Book a course with a midwife or physiotherapist', how: 'Place, hours with the baby or while it sleeps, paid by whom. From about week six to eight, later after surgery.', done: 'the place is booked' },
    { id: 'pf-time', at: 0.05, minutes: 25, title: 'Find the times: with whom is the baby, what happens on bad nights', how: 'Three places of twenty minutes a week fixed with partner or friend; on bad nights only breathing lying down.', done: 'three times stand and the small version is known' },
    { id: 'pf-bra', at: 0.1, minutes: 40, title: 'Get shoes with hold and a bra in today’s size', how: 'Feet are often half a size longer; feed or pump before training.', done: 'both fit for twenty minutes of brisk walking' },
    { id: 'pf-eat', at: 0.14, minutes: 25, title: 'Eat for recovery: protein, iron, water; no diet while feeding fully', how: 'Bowl with oats, eggs, pulses; iron checked after blood loss. Half a kilo a week later on is enough.', done: 'three quick meals are in the house' },
    { id: 'pf-mood', at: 0.28, minutes: 20, when: { mentions: BORN }, priority: 'high', title: 'Look at mood and sleep honestly, both of you', how: 'Two weeks of sadness, fear or numbness: call midwife or doctor. Movement helps, it does not replace help.', done: 'you have talked about it once' },
    { id: 'pf-birth', at: 0.8, minutes: 40, when: { mentions: PREGNANT, unless: BORN }, title: 'Practise positions and breathing for the birth with your partner', how: 'All fours, ball, standing with support; long breath out; twenty minutes twice a week from week 34.', done: 'three positions are known to both' },
    { id: 'pf-adapt', at: 0.4, minutes: 25, when: { mentions: PREGNANT, unless: BORN }, title: 'Adapt by trimester: what goes, what changes, what stays', how: 'From the middle on no long lying on the back, shorter steps with pelvic pain, no new sports; at the end walking, water, breath.', done: 'a list with three columns stands' },
    { id: 'pf-test', at: 0.5, minutes: 30, title: 'Half-way test: hold, balance, walk, how the floor feels afterwards', how: 'Ten seconds of holding, ten seconds on one leg, thirty minutes brisk. Leaking or dragging: stay on this stage and ask the physiotherapist.', done: 'the stage for the coming weeks is decided' },
    { id: 'pf-with', at: 0.36, minutes: 40, optional: true, title: 'Find two others to walk or train with', how: 'Course, neighbours, clinic; fixed day.', done: 'the first joint walk has taken place' },
    { id: 'pf-sport', at: 0.9, minutes: 40, priority: 'high', when: { mentions: BORN }, title: 'Decide the way back to your sport with its first four weeks', how: 'Running by walk and run, lifting from half of the old weight, team sport after full sprints. Three sessions a week and a free day between.', done: 'four weeks stand with their stop signs' },
    { id: 'pf-know', at: 0.04, minutes: 25, when: { levels: ['beginner'] }, title: 'Find the pelvic floor: three pictures, three positions, hand on the belly', how: 'As if to stop wind and water, without buttocks and thighs; breath flows.', done: 'lifting and letting go are both felt' },
    { id: 'pf-show', at: 0.12, minutes: 40, when: { levels: ['beginner'] }, title: 'Have the three basic exercises corrected once', how: 'By midwife or physiotherapist, in the room or by video.', done: 'three corrections are noted' },
    { id: 'pf-athlete', at: 0.45, minutes: 40, when: { levels: ['advanced'] }, title: 'Plan for athletes: keep the heart, wait with load, test before running', how: 'Bike and water earlier, load by symptoms, strength of single leg 20 times, calf raises 20 times before the first run.', done: 'the tests and their dates stand' },
    { id: 'pf-units', at: 0.35, minutes: 25, batch: { units: ['exercise', 'class', 'lesson', 'appointment'], unit: 'exercises', usual: 0, of: 3, atMost: 6, until: 0.85 }, title: 'Add {part}: learn slowly, watch the day after', how: 'One new thing a time; leaking, dragging, bulging or pain mean the easier form.', done: 'each has its easier form beside it' },
    { id: 'pf-look', at: 0.3, minutes: 20, everyWeeks: 2, when: { minWeeks: 5 }, title: 'Look back, week {week}: sessions, symptoms, sleep, next stage or same', how: 'Two quiet weeks for a step up. Nights under five hours: the week counts double.', done: 'stage and three times of the coming weeks are set' },
    { id: 'pf-long', at: 0.7, minutes: 60, when: { minWeeks: 8 }, title: 'An hour for yourself: swim, long walk or class without the baby', how: 'Fed before, telephone on loud with one person; go although the kitchen looks like that.', done: 'the hour was yours' },
    { id: 'pf-retest', at: 0.95, minutes: 30, when: { minWeeks: 7 }, title: 'Repeat the test and write what stays in the week', how: 'Same four things; two strength times, three walks.', done: 'both tests lie side by side' },
  ],
}
