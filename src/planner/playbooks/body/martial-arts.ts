import type { Playbook } from '../playbook.ts'

const GRADING = ['grading', 'belt', 'exam', 'test', 'dan', 'kyu', 'prufung', 'gurtel', 'examen', 'grado']
const FIGHT = ['fight', 'competition', 'tournament', 'spar', 'boxing match', 'bout', 'wettkampf', 'combate', 'combat']

export const MARTIAL_ARTS: Playbook = {
  id: 'martial-arts', title: 'martial arts: grading or competition', plannerTypes: ['calendar'], atItsHours: true, usualWeeks: 10, occasion: { on: [6], amongTasks: true, when: { mentions: [...GRADING, ...FIGHT] } }, tags: ['martial arts'], location: 'the dojo',
  matches: {
    strong: ['martial art', 'boxing', 'boxing fight', 'amateur fight', 'first fight', 'mma fight', '=mma', 'wrestling match', 'wrestling season', 'wrestling training', 'karate', 'judo', 'taekwondo', 'tae kwon do', 'aikido', 'jiu jitsu', 'jujitsu', 'bjj', 'kung fu', 'krav maga', 'kickboxing', 'thai boxing', 'muay thai', 'boxing match', 'boxing training', 'learn boxing', 'learn to box', 'fencing tournament', 'kendo', 'black belt', 'brown belt', 'blue belt', 'green belt', 'belt grading', 'belt test', 'belt exam', 'dan grading', 'kyu grading', 'dan exam', 'gurtelprufung', 'schwarzgurt', 'kampfsport', 'boxen lernen', 'cinturon negro', 'artes marciales', 'ceinture noire', 'arts martiaux', 'faixa preta', 'artes marciais', 'tai chi', 'capoeira'],
    weak: ['kata', 'forms', 'sparring', 'grading', 'dojo', 'belt', 'throws', 'train', 'club', 'technique'],
    not: ['boxing day', 'boxing up', 'open a', 'found a', 'six sigma', 'lean', 'green belt around', 'unboxing', 'film'],
  },
  series: [
    {
      id: 'dojo', about: ['train', 'gym', 'class', 'session', 'practice', 'practise', 'dojo', 'karate', 'judo', 'box', 'spar', 'kampf', 'entren'], name: 'training', perWeek: 3, minutes: 75, priority: 'high', tags: ['technique'],
      sessions: [
        { id: 'ma-basics', to: 0.9, title: 'Basics, week {week}: stances, steps, guard, three techniques on both sides', how: 'Slow with full form, then in pairs of three at speed. Weaker side first and one set more.', done: 'the weaker side looks like the stronger one at half speed' },
        { id: 'ma-form', when: { mentions: GRADING.concat('kata', 'form', 'karate', 'taekwondo', 'kung fu', 'tai chi') }, title: 'Form, week {week}: in sections, then once through without stopping', how: 'Three sections slowly with breath and gaze, then whole at full speed, filmed once. Mend the turn or stance that shakes.', done: 'the whole form went through on balance and one correction is noted' },
        { id: 'ma-partner', from: 0.1, title: 'With a partner, week {week}: set attacks, distance, timing', how: 'Slow until both are certain, then with surprise. Control matters more than force: tap, stop, change roles.', done: 'each defence worked three times in a row at normal speed' },
        { id: 'ma-combos', from: 0.15, title: 'Combinations, week {week}: pads or bag, six rounds of two minutes', how: 'Two techniques, then three, then with a step out. Hands return to the guard after each; a minute of rest.', done: 'the guard was still up in the sixth round' },
        { id: 'ma-ground', when: { mentions: ['judo', 'jiu jitsu', 'jujitsu', 'bjj', 'krav', 'aikido', 'grappl'] }, title: 'Falling, throws and holds, week {week}: entries first, then the whole technique', how: 'Ten falls each side as warm-up, twenty entries without throwing, six throws. Tap early, let go at once.', done: 'the throw comes from movement and you fall without a thought' },
        { id: 'ma-spar', from: 0.25, to: 0.95, when: { mentions: FIGHT.concat('karate', 'judo', 'taekwondo', 'boxing', 'jiu jitsu', 'bjj', 'kickboxing', 'muay thai') }, title: 'Sparring, week {week}: one task a round', how: 'Only jab, only counters, only from the edge: six rounds of two minutes with protection. Write down what you were hit by.', done: 'the task was done in four of six rounds' },
        { id: 'ma-engine', to: 0.93, title: 'Conditioning, week {week}: intervals, trunk, legs', how: 'Eight rounds of thirty seconds hard and thirty easy on the bag or skipping, then squats, press-ups and planks in three rounds.', done: 'the last round had as many strokes as the second' },
        { id: 'ma-mock', from: 0.75, title: 'As on the day, week {week}: the programme in order, somebody calls', how: 'In clean kit, with greeting and waiting times. No repeats; notes only afterwards.', done: 'the programme ran to its end and three points are noted' },
        { id: 'ma-detail', when: { levels: ['advanced'] }, from: 0.1, to: 0.95, title: 'Detail, week {week}: one technique taken apart with hips, timing and reason', how: 'Twenty slow, twenty with a partner who resists a little; explain aloud what it is for.', done: 'you could teach it in two minutes' },
      ],
    },
    {
      id: 'forms', about: ['kata', 'form', 'forms', 'poomsae', 'pattern', 'patterns'], name: 'forms', perWeek: 3, minutes: 15, tags: ['forms'], onlyIfAsked: true,
      sessions: [
        { id: 'mf-slow', to: 0.7, title: '{name}, week {week}: the required form in slow motion, each stance held', how: 'Three times through without power: weight, hip, eyes before each turn. Stop at the place that wobbles and do it ten times.', done: 'the wobbling place stood still three times in a row' },
        { id: 'mf-parts', from: 0.1, title: '{name}, week {week}: the hardest third, five times, then the whole at speed', how: 'Know what each movement is for. Filmed once from the front: height of the stances, return of the hand, breath.', done: 'one correction from the film is in the last run' },
        { id: 'mf-exam', from: 0.55, title: '{name}, week {week}: bow, form, bow, as before the examiners, once', how: 'Cold, without warm-up runs, facing another wall than usual. Count the faults, mend one, once more.', done: 'it went through without a stop and the faults are counted' },
      ],
    },
    {
      id: 'power', about: ['strength', 'fitness', 'conditioning', 'weights', 'kraft'], name: 'strength', perWeek: 1, minutes: 40, tags: ['strength'], onlyIfAsked: true,
      sessions: [
        { id: 'mp-base', title: '{name}, week {week}: press-ups, squats, hip raises, plank, jumps, three rounds', how: 'Twelve of each, thirty seconds of plank, eight quiet jumps; one more a week. Hips and shoulders mobile afterwards, five minutes.', done: 'three rounds are done with the same form as the first' },
        { id: 'mp-rounds', from: 0.3, title: '{name}, week {week}: rounds of the length of a bout with a minute between', how: 'Combinations on the spot or at the bag, hands up to the end; last twenty seconds at full speed.', done: 'hands stayed up in the last round' },
      ],
    },
  ],
  tasks: [
    { id: 'ma-programme', at: 0, minutes: 45, priority: 'high', title: 'Get the programme or rules and mark each item green, amber or red', how: 'From your association’s current syllabus, since old copies circulate. Names of techniques belong to it as well as the doing.', done: 'each item has a colour and the red ones have a place in the plan' },
    { id: 'ma-trainer', at: 0.02, minutes: 30, priority: 'high', title: 'Talk with the trainer: are you allowed, what is missing, who partners you', how: 'Ask for waiting time, licence, entry form, fee, and for two things they would fail you on today.', done: 'the trainer’s two points and the closing date are written down' },
    { id: 'ma-entry', at: 0.2, minutes: 30, title: 'Enter: form, fee, passport of the association, medical paper', how: 'Copies of earlier gradings, stamps for the year, doctor’s form where competitions want it.', done: 'the entry is confirmed' },
    { id: 'ma-partner-find', at: 0.08, minutes: 30, title: 'Fix a partner of your size and two extra practice times', how: 'Same partner for the set exercises, another one for surprise. Ask for the mat outside class hours.', done: 'partner and times are agreed' },
    { id: 'ma-kit', at: 0.1, minutes: 40, title: 'Kit: suit, belt, gloves, mouthguard, shin and groin protection', how: 'Mouthguard fitted in hot water, gloves of the weight your training asks for; suit clean, without rings or zips.', done: 'everything was worn for one training' },
    { id: 'ma-baseline', at: 0.04, minutes: 60, title: 'Film the first state: form, three techniques on both sides, two rounds', how: 'Camera at hip height, from the front and the side. Watch it once with the trainer.', done: 'the film is dated with three notes' },
    { id: 'ma-names', at: 0.14, minutes: 45, when: { mentions: GRADING }, title: 'Learn the terms: cards with name, meaning, what it is used for', how: 'Fifteen cards a week, aloud while doing it. Commands, counting and etiquette too.', done: 'you do each technique when somebody calls its name' },
    { id: 'ma-theory', at: 0.5, minutes: 60, when: { mentions: GRADING }, title: 'Theory and etiquette: history, principles, questions examiners ask', how: 'Ask two people who passed which questions came. Answer in three sentences each.', done: 'ten questions were answered without notes' },
    { id: 'ma-bunkai', at: 0.4, minutes: 60, when: { mentions: ['dan', 'black belt', 'schwarzgurt', 'cinturon negro', 'ceinture noire', 'faixa preta'] }, title: 'Work out what the movements of the form are for, with a partner', how: 'Two uses for each section, shown slowly and at speed; the examiner wants to see understanding.', done: 'each section has one use that works on a partner who resists' },
    { id: 'ma-weight', at: 0.3, minutes: 30, when: { mentions: FIGHT }, title: 'Weight class and rules: where you stand, what counts, what is forbidden', how: 'Choose the class you reach without dehydration. Learn points, warnings, signals of the referee.', done: 'class is fixed and you can name five fouls' },
    { id: 'ma-first-fall', at: 0.06, minutes: 60, when: { levels: ['beginner'] }, title: 'Learn to fall, to tap and to stop', how: 'Backward, both sides and forward from kneeling, then from standing. Chin to the chest, arm strikes the mat.', done: 'ten falls on each side did not jar' },
    { id: 'ma-first-etiquette', at: 0.03, minutes: 30, when: { levels: ['beginner'] }, title: 'Know the house: bowing, belt, hygiene, who is asked what', how: 'Nails short, water outside, arrive ten minutes early, tie the belt without help.', done: 'the belt was tied correctly three times' },
    { id: 'ma-teach', at: 0.6, minutes: 60, when: { levels: ['advanced'] }, title: 'Teach a group one item of the programme and correct three people', how: 'What you cannot explain you do not yet know; note the questions you had no answer for.', done: 'two open questions have been cleared with the trainer' },
    { id: 'ma-body', at: 0.25, minutes: 30, title: 'Rules for load: two hard days a week, knocks, joints, sleep', how: 'After a blow to the head with headache or sickness no sparring until a doctor says so. Stretch hips and shoulders after each training.', done: 'hard and easy days are fixed in the calendar' },
    { id: 'ma-half', at: 0.5, minutes: 60, title: 'Halfway: second film beside the first, colours on the programme again', how: 'Everything still red gets ten minutes in each training from now on.', done: 'no item is red without a place in the plan' },
    { id: 'ma-seminar', at: 0.55, minutes: 180, when: { minWeeks: 6 }, optional: true, title: 'Train once elsewhere: a seminar or another club', how: 'Other bodies and other timing show what only works at home.', done: 'two things to take over are noted' },
    { id: 'ma-mock-full', at: 0.8, minutes: 90, priority: 'high', when: { minWeeks: 4 }, title: 'Mock grading or fight before higher belts', how: 'Ask them to call in mixed order, interrupt and tire you first. Written notes from each.', done: 'three people have said pass, or what is missing' },
    { id: 'ma-easy-week', at: 0.65, minutes: 30, when: { minWeeks: 8 }, title: 'Lighter week: half the load, forms slowly, joints cared for', how: 'Small injuries heal now or take part in the grading.', done: 'nothing hurts that did not hurt before' },
    { id: 'ma-last', at: 0.9, minutes: 30, title: 'Last ten days: less load, whole programme twice, nothing new', how: 'Sleep, form in the head each evening, sparring only light.', done: 'the programme was gone through twice without a gap' },
    { id: 'ma-pack', at: 0.97, daysBefore: 1, minutes: 30, priority: 'high', title: 'Pack suit, belt, passport, protection, food; way and time of arrival', how: 'An hour early, warm jacket, water, something light two hours before.', done: 'the bag stands ready with the papers on top' },
    { id: 'ma-after', at: 1.04, minutes: 30, optional: true, title: 'Afterwards: thank partner and trainer, note the examiners’ remarks', how: 'While they are fresh; two of them become the first work of the next grade.', done: 'two remarks are written in the training book' },
  ],
}
