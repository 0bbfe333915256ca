import { ON_SNOW } from './ski-fitness.ts'
import type { Playbook } from '../playbook.ts'

/** No rack and no machines: repetitions, pauses and slowness instead of plates. */
const HOME = ['at home', 'calisthenic', 'street workout', 'pull up bar', 'first pull up', 'park bars', 'dumbbell', 'kettlebell', 'resistance band', 'bodyweight', 'body weight', 'no equipment', 'without equipment', 'no gym', 'zu hause', 'hantel', 'ohne gerate', 'en casa', 'mancuernas', 'sin gimnasio', 'a la maison', 'halteres', 'sans materiel', 'em casa', 'sem equipamento']

/** Who spares the back lifts nothing heavy from the floor. */
const SPARED_BACK = ['bad back', 'bad lower back', 'dodgy back', 'weak back', 'sore back', 'no deadlift', 'no heavy deadlift', 'slipped disc', 'herniated disc', 'bandscheibe', 'kein kreuzheben', 'hernia discal', 'hernie discale', 'hernia de disco']

export const FITNESS: Playbook = {
  id: 'fitness',
  title: 'strength and fitness',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['stamina', 'endurance', 'fitter', 'kondition', 'ausdauer verbessern', 'mehr sport', 'mehr bewegung', 'sport machen', 'sport treiben', 'mas ejercicio', 'hacer deporte', 'plus de sport', 'faire du sport', 'mais exercicio', 'deadlift', 'bench press', 'my squat', 'bulk up', 'build muscle', 'put on muscle', 'gain muscle', 'krafttraining', 'muskelaufbau', 'fitnessstudio', 'abnehmen', 'fit werden', 'gimnasio', 'ponerme en forma', 'ponerse en forma', 'perder peso', 'musculation', 'remise en forme', 'me remettre en forme', 'perdre du poids', 'academia', 'entrar em forma', 'emagrecer', 'ficar em forma', 'gym', 'get stronger', 'strength', 'fitness', 'workout', 'get fit', 'muscle', 'lift weights', 'weightlifting', 'bodyweight', 'calisthenics', 'yoga', 'pilates', 'mobility', 'stretching', 'push up', 'pull up', 'kettlebell', 'in shape', 'exercise', 'krafttraining', 'gimnasio', 'musculation', 'academia', 'ejercicio', 'musculacao', 'entrenamientos', 'bajar de peso', 'adelgazar', 'entrainement', 'maigrir', 'treino', 'treinar', 'perder kilos', 'hanteln', 'kurzhanteln', 'beep test', 'bleep test', 'shuttle run', 'fitness test', 'basic training', 'six pack', '=sixpack', 'visible abs', 'flat stomach', 'chin ups', 'chin up'],
    weak: ['training', 'session', 'sets', 'cardio', 'beginner', 'times a week'],
    not: [...ON_SNOW, 'broke my', 'broken', 'fractured', 'sprained', 'dislocated', 'tore my', 'torn', 'cast comes off', 'therapist', '=acl', 'cruciate', 'meniscus', 'rehab', 'after surgery', 'after my surgery', 'after an operation', 'physio', 'replacement', 'fracture', 'giving birth', 'after giving birth', 'after having a baby', 'after having my baby', 'after the birth', 'after pregnancy', 'after my baby', 'after a c section', 'after birth', 'gave birth', 'postnatal', 'postpartum', 'having a baby', 'pregnan', 'trimester', 'pelvic floor', 'return to football', 'open a', 'opening a', 'cancel my gym', 'cancel his gym', 'cancel her gym', 'cancel the gym', 'brain', 'exercise sheet', 'recover from surgery'],
  },
  tags: ['fitness'],
  series: [
    {
      id: 'strength',
      phases: [{ until: 0.35, amount: '3 x 10' }, { until: 0.7, amount: '4 x 8' }, { until: 1, amount: '5 x 5' }], about: ['gym', 'strength', 'lift', 'weights', 'muscle', 'kraft', 'fuerza', 'workout', 'training', 'train', 'full body', 'session', 'exercise', 'musculation', 'kettlebell', 'calisthenics', 'bodyweight', 'fitness', 'entrenamiento', 'entreno', 'treino', 'entrainement', 'seance', 'hantel', 'pesas', 'gimnasio', 'academia', '=sport', '=deporte', 'ejercicio', 'exercicio', '=bewegung', 'work out', '=faire du sport'], name: 'strength', perWeek: 3, minutes: 50, tags: ['strength'], priority: 'high',
      sessions: [
        { id: 'learn-a', to: 0.17, when: { levels: ['beginner', 'intermediate'], unless: HOME }, title: 'Strength, week {week}: learn squat, row and press with light weights', how: 'Three sets of ten with a weight you could lift fifteen times; film one set from the side. Write down every weight.', done: 'all sets look alike on film and are in the log' },
        { id: 'learn-b', to: 0.17, when: { levels: ['beginner', 'intermediate'], unless: HOME }, title: 'Strength, week {week}: learn hinge, pull-down and carry', how: 'Romanian deadlift with a flat back, pull-down or assisted pull-up, heavy-ish carries of thirty steps. Three sets each.', done: 'you feel the hinge behind, not in the back' },
        { id: 'squat', to: 0.97, when: { unless: HOME }, title: 'Lower body, week {week}: squat {amount}, lunges, calves', how: 'Leave two repetitions in the tank. When all sets reach their number, add 2.5 kg next time.', done: 'every set is logged with the weight for next time' },
        { id: 'push', to: 0.97, when: { unless: HOME }, title: 'Push, week {week}: bench or press-ups {amount}, shoulder press, triceps', how: 'Shoulder blades together, bar or chest down in two seconds, up in one. Two repetitions in the tank.', done: 'every set is logged and shoulders feel fine' },
        { id: 'pull', to: 0.97, when: { unless: [...HOME, ...SPARED_BACK] }, title: 'Pull, week {week}: deadlift 3 x 5, rows, face pulls', how: 'Deadlift first while fresh: brace, push the floor away; then rows 3 x 10 and face pulls 2 x 15.', done: 'back stays flat in every set and the weights are logged' },
        { id: 'pull-spared', to: 0.97, when: { mentions: SPARED_BACK, unless: HOME }, title: 'Pull, week {week}: supported rows, pull-downs, face pulls, hip bridges', how: 'Chest on the bench for the rows, nothing lifted from the floor with a bent back; bridges 3 x 12 with a pause. What pulls into the leg or hurts the next morning is left out and shown to doctor or physiotherapist.', done: 'no set was felt in the back and the weights are logged' },
        { id: 'top-set', to: 0.97, when: { levels: ['advanced'], unless: HOME }, minutes: 75, title: 'Strength, week {week}: heavy top set of three, then back-off 4 x 5', how: 'Ramp up in five sets; the top set leaves one repetition; drop a tenth for the back-off sets, three minutes between.', done: 'the top set moved faster or heavier than last time' },
        { id: 'full-heavy', from: 0.5, to: 0.97, when: { levels: ['intermediate', 'advanced'], unless: HOME }, title: 'Full body, week {week}: heavy triples, then an easy circuit', how: 'Squat and press 4 x 3 with three minutes between, then ten minutes of carries, rows and planks.', done: 'all triples were fast enough to be sure of a fourth' },
        { id: 'deload', from: 0.46, to: 0.54, when: { unless: HOME }, title: 'Lighter session, week {week}: same lifts, half the sets', how: 'Same weights minus a fifth, two sets each, and ten minutes of stretching: the body grows in this week.', done: 'you leave the gym fresher than you came' },
        { id: 'test', from: 0.97, when: { unless: HOME }, title: 'Strength test, week {week}: five-repetition best, compare with week 1', how: 'Warm up in five steps, then one set of five as heavy as clean form allows for squat, press and row.', done: 'the three numbers stand beside those of week 1' },
        { id: 'home-learn', to: 0.2, when: { mentions: HOME }, title: 'Strength at home, week {week}: learn squat, row, press-up and hip hinge', how: 'Three sets of ten each without haste: chair behind you for the squat, hands on a worktop for the press-up, broomstick along the back for the hinge. Film one set from the side.', done: 'all sets look alike on film and are in the log' },
        { id: 'home-legs', from: 0.1, to: 0.97, when: { mentions: HOME }, title: 'Legs at home, week {week}: squat, split squat, hip bridge, calves – three rounds', how: 'Eight to twelve each, down in three seconds, two left in you. When twelve are easy: more weight, then a pause of two seconds below, then one leg.', done: 'every set is logged and one of them was harder than last time' },
        { id: 'home-push', from: 0.1, to: 0.97, when: { mentions: HOME }, title: 'Push at home, week {week}: press-ups, overhead press, floor press, plank – three rounds', how: 'Wall, worktop, chair, floor: take the height at which eight are clean. Weights or filled bottles overhead without a hollow back; plank until it shakes.', done: 'every set is logged with its height or weight' },
        { id: 'home-pull', from: 0.1, to: 0.97, when: { mentions: HOME }, title: 'Pull at home, week {week}: one-arm row, hinge with weight, reverse fly, dead bug', how: 'Hand on a chair, elbow to the hip, a second at the top; band or rucksack where there is no weight. Ten to fifteen each, three rounds.', done: 'you feel the back and not the neck, and every set is logged' },
        { id: 'home-circuit', from: 0.4, to: 0.97, when: { mentions: HOME }, title: 'Circuit at home, week {week}: five exercises, 40 seconds each, 20 to change', how: 'Squat, row, press-up, bridge, marching or jumping on the spot; three rounds, later five, at a pace that you can hold.', done: 'the last round had as many repetitions as the first' },
        { id: 'home-easy', from: 0.46, to: 0.54, when: { mentions: HOME }, title: 'Lighter session at home, week {week}: same exercises, half the rounds, stretching', how: 'Two easy rounds and ten minutes of hips, chest and calves: the body grows in this week.', done: 'you are fresher than before' },
        { id: 'home-test', from: 0.97, when: { mentions: HOME }, title: 'Test at home, week {week}: press-ups, squats in a minute, plank, rows with your weight', how: 'Warm up, five minutes between; count only the clean ones.', done: 'the four numbers stand beside those of week 1' },
      ],
    },
    {
      id: 'mobility', about: ['mobility', 'stretch', 'yoga', 'flexib', 'pilates', 'dehn', 'movilidad', 'estiramiento', 'mobilite', 'alongamento'], name: 'mobility', perWeek: 2, minutes: 20, tags: ['mobility'],
      sessions: [
        { id: 'hips', title: 'Mobility, week {week}: hips and ankles', how: 'Deep squat hold 2 x 60 s, 90/90 switches, ankle rocks against the wall, couch stretch 60 s a side. Breathe out into the end position.', done: 'the squat hold is quiet for a full minute' },
        { id: 'upper-back', title: 'Mobility, week {week}: upper back and shoulders', how: 'Open books, thread the needle, wall slides, doorway stretch; slow, eight each side.', done: 'arms reach overhead without the ribs lifting' },
        { id: 'hamstrings', title: 'Mobility, week {week}: hamstrings and lower back', how: 'Cat-cow, single-leg hinge, strap stretch 60 s a side, child’s pose. Never into pain.', done: 'you can touch your shins with straight knees, or a hand lower than last week' },
        { id: 'flow', title: 'Mobility, week {week}: whole-body flow', how: 'World’s greatest stretch, downward dog to plank, deep squat to stand; one round a minute.', done: 'you moved without stopping for the whole time' },
      ],
    },
    {
      id: 'cardio', about: ['cardio', 'bike', 'cycl', 'swim', 'row', 'walk', 'steps', 'hiit', 'spin', 'schwimm', 'nadar', 'nager', 'natacao'], name: 'cardio', perWeek: 1, minutes: 35, tags: ['cardio'],
      sessions: [
        { id: 'steady', title: '{name}, week {week}: steady, able to talk', how: 'One even effort; add five minutes every second week.', done: 'the pace at the end equals the pace at the start' },
        { id: 'pyramid', from: 0.2, title: '{name}, week {week}: pyramid 1-2-3-2-1 min brisk', how: 'As much easy time between as the effort before it.', done: 'the last minute is as quick as the first' },
        { id: 'technique', title: '{name}, week {week}: technique first, then easy distance', how: 'A third of the time on one detail of form, the rest easy while keeping it.', done: 'you can name the detail and feel it' },
      ],
    },
  ],
  tasks: [
    { id: 'form-check', at: 0.08, minutes: 45, optional: true, when: { levels: ['beginner'] }, title: 'Have your form checked: a trainer’s hour or films from the side', how: 'Squat, hinge, press, row with an empty bar; ask for one cue each, not ten.', done: 'one cue for each lift is written in the log', tags: ['measure'] },
    { id: 'gym-tour', at: 0.01, minutes: 30, optional: true, when: { levels: ['beginner'], unless: HOME }, title: 'Learn the room: machines you need, rack, safety pins, quiet hours', how: 'Go once without training; try safety pins and how to leave a failed lift.', done: 'you know your five places and how to get out from under a bar', tags: ['measure'] },
    { id: 'block-plan', at: 0.02, minutes: 45, optional: true, when: { levels: ['advanced'] }, title: 'Plan the block: volume, intensity, lighter week, test', how: 'Weekly sets for each muscle, top sets at an effort of 8 of 10, one lighter week in four.', done: 'every week has its sets and loads on paper', tags: ['measure'] },
    { id: 'baseline', at: 0, minutes: 30, title: 'Baseline: waist, resting pulse, push-ups, plank, photo', how: 'Measure in the morning; push-ups and plank to clean failure, no heroics. Ask a doctor first if chest, joints or pills give reason.', done: 'five numbers are in the log', optional: true, tags: ['measure'] },
    { id: 'protein', at: 0.05, minutes: 30, title: 'Food that carries the training: protein at every meal, sleep at a fixed hour', how: 'About 1.6 g protein per kilo of body weight a day spread over meals; choose three breakfasts and three dinners you like.', done: 'the shopping list for a week is written', optional: true, tags: ['nutrition'] },
    { id: 'halfway-check', at: 0.5, minutes: 20, title: 'Halfway check: log, aches, what to swap', how: 'Which lift stalled, which joint complains, which session is skipped most? Change one thing each.', done: 'the second half is adjusted on paper', optional: true, when: { minWeeks: 4 }, tags: ['measure'] },
    { id: 'final-measure', at: 0.98, minutes: 30, title: 'Measure again and decide the next block', how: 'Same five numbers at the same hour; keep what worked, choose the next goal with a number in it.', done: 'the next block has a start date', optional: true, tags: ['measure'] },
  ],
}
