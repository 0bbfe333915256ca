import type { Playbook } from '../playbook.ts'

/** Too short for drinks on the way and for a rehearsal of half the distance. */
const SHORT = ['=5k', '5 km', 'couch to', 'parkrun', 'five k', '=3k']

/** What is run on a day: the month of a race is no month to begin in. */
const RACES = ['marathon', 'maraton', 'maratona', 'halbmarathon', 'half on', 'race', 'ultra', '10k', '=10 km', 'parkrun', 'carrera', 'course', 'corrida', 'wettlauf', 'volkslauf']

export const RUNNING: Playbook = {
  id: 'running',
  title: 'running',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 10, occasion: { on: [7], amongTasks: true, when: { mentions: RACES } },
  usualWeeksFor: [{ mentions: ['half marathon', 'half-marathon', 'halbmarathon', 'media maraton', 'semi marathon', 'meia maratona'], weeks: 12 }, { mentions: ['ultra', 'marathon', 'maraton', 'maratona'], weeks: 18 }],
  matches: {
    strong: ['running base', 'aerobic base', 'half on', 'long run on', 'long runs', 'marathon', 'run the berlin', 'run the london', 'run the boston', 'run the new york', 'run the chicago', 'run the tokyo', 'run the paris', 'run the vienna', 'run the marathon', 'berlin marathon', 'london marathon', 'boston marathon', 'new york marathon', 'city marathon', 'half marathon', '=5k', '=10k', 'couch to', 'parkrun', 'run a marathon', 'run a half', 'run a race', 'run a 5', 'run a 10', 'run a sub', 'running', 'race day', '=run', '=runs', 'jog', 'ultra', 'laufen', 'correr', 'courir', 'corrida', 'halbmarathon', 'maratona', 'meia maratona', 'maraton', 'medio maraton', 'semi marathon', 'demi marathon', 'course a pied', 'carrera popular', 'carrera de 5', 'carrera de 10', 'carrera de 15', 'carrera de 21', 'course de 5', 'course de 10', 'course de 15', 'volkslauf', 'stadtlauf', 'corrida de rua', 'un trail', 'trail de', 'trail running', '5k time', '10k time', 'marathon time', 'half marathon time', 'parkrun time', 'faster 5k', 'faster 10k'],
    weak: ['long run', 'race', 'pace', 'training', 'km', 'miles', 'tempo', 'strength'],
    not: ['running for town', 'running for city', 'running for council', 'running for mayor', 'running for school board', 'running for office', 'running for president', 'running for chair', 'running for treasurer', 'run for mayor', 'run for council', 'run for office', 'running order', 'running costs', 'triathlon', 'ironman', 'organise a', 'organize a', 'organisieren', 'organizar', 'organiser', 'sponsored', 'runs out', 'run out', 'run errands', 'dry run', 'long run plan', 'run a workshop', 'run ads', 'run the', 'run a research', 'run a study', 'run a survey', 'run a pilot', 'run a conference', 'run a team', 'run a campaign', 'run a meet', 'run our', 'run an experiment', 'sprint planning', 'school run'],
  },
  tags: ['running'],
  series: [
    {
      id: 'long', about: ['long run', 'longest run', 'longer', 'long one', 'langer lauf', 'tirada larga', 'sortie longue', 'longao'], name: 'long run', perWeek: 1, minutes: 75, partOf: 'run', tags: ['endurance'], priority: 'high',
      progression: { unit: 'km', start: { beginner: 5, intermediate: 9, advanced: 16 }, peak: 16, byKeyword: [{ keywords: ['ultra'], peak: 36 }, { keywords: ['half marathon', 'halbmarathon', 'semi marathon', 'media maraton', 'meia maratona', '=21k'], peak: 19 }, { keywords: ['marathon', 'maraton', 'maratona'], peak: 30 }, { keywords: ['=10k', '10 km', 'ten k'], peak: 13 }, { keywords: ['=5k', '5 km', 'couch to', 'parkrun'], peak: 7 }], weeklyGrowth: 1.1, deloadEvery: 4, taperWeeks: 2, roundTo: 0.5, minutesPerUnit: { beginner: 7.5, intermediate: 6, advanced: 5.4 }, otherUnit: { unit: 'miles', keywords: ['mile', 'miles'], factor: 0.621 } },
      sessions: [
        { id: 'long-easy', to: 0.6, title: 'Long run: {amount}, easy all the way', how: 'Slow enough to talk in whole sentences. Start even slower; walk a minute every mile or two if breath runs short. Drink on anything over an hour.', done: 'you covered {amount} and could have gone on for ten minutes' },
        { id: 'long-fuel', fromAmount: 8, from: 0.3, to: 0.92, title: 'Long run: {amount}, rehearse breakfast and fuel', how: 'Eat and drink exactly as on race day, same shoes and shorts; take something every 35-40 minutes.', done: 'you covered {amount} and know what your stomach accepts' },
        { id: 'long-finish', from: 0.45, to: 0.92, title: 'Long run: {amount}, last quarter at goal pace', how: 'Three quarters easy, the last quarter at the pace you want on the day, relaxed shoulders.', done: 'the last quarter was the steadiest' },
        { id: 'long-taper', from: 0.9, title: 'Long run: {amount}, short and fresh before the race', how: 'Easy, with four 20-second strides at the end. Resist adding distance: the work is done.', done: 'you finish wanting more' },
      ],
    },
    {
      id: 'run', about: ['run', 'jog', 'running', 'laufen', 'correr', 'courir', 'corrida', 'sortie', 'salida', 'treino', 'lauf', 'training', 'workout', 'session'], name: 'run', perWeek: 3, minutes: 45, tags: ['run'],
      progression: { unit: 'km', start: { beginner: 3, intermediate: 5, advanced: 9 }, peak: 12, startShare: 0.8, byKeyword: [{ keywords: ['=5k', '5 km', 'couch to', 'parkrun'], peak: 5 }], weeklyGrowth: 1.07, deloadEvery: 4, taperWeeks: 2, roundTo: 0.5, minutesPerUnit: { beginner: 7.5, intermediate: 6.3, advanced: 5.3 }, otherUnit: { unit: 'miles', keywords: ['mile', 'miles'], factor: 0.621 } },
      sessions: [
        { id: 'run-walk', untilAmount: 4, when: { levels: ['beginner'] }, to: 0.45, title: 'Run-walk: {amount}, 2 min run / 1 min walk', how: 'Start walking for five minutes, then alternate; the running part is slower than you think. Lengthen the running half by a minute every week.', done: 'you covered {amount} and never gasped' },
        { id: 'run-drills', when: { levels: ['beginner'] }, from: 0.1, to: 0.7, title: 'Easy run: {amount}, with five minutes of running drills first', how: 'Ankles, knees up, skipping, tall posture, quiet feet; then conversation pace with walking whenever breath runs short.', done: 'steps were quieter at the end than at the start' },
        { id: 'continuous', untilAmount: 5, when: { levels: ['beginner'] }, from: 0.35, to: 0.9, title: 'First stretch without walking: {amount}, slower than feels right', how: 'Lengthen the piece without a walk by two minutes each time; the pace may be a shuffle.', done: 'the longest piece without walking is noted' },
        { id: 'easy', title: 'Easy run: {amount}', how: 'Conversation pace, flat or soft ground. If you cannot speak a sentence, slow down.', done: '{amount} are done and the next day feels normal' },
        { id: 'strides', from: 0.08, to: 0.9, title: 'Easy run with strides: {amount} + 6 x 20 s', how: 'Easy, then six relaxed accelerations of 20 seconds with a full minute of walking between.', done: 'the sixth stride is as smooth as the first' },
        { id: 'tempo', fromAmount: 5, when: { levels: ['intermediate', 'advanced'] }, from: 0.2, to: 0.9, title: 'Tempo run: {amount}, middle 20 min comfortably hard', how: 'Ten minutes easy, twenty at a pace you could hold for an hour in a race, easy home.', done: 'the pace of the second ten minutes equals the first' },
        { id: 'easy-soft', fromAmount: 5, when: { levels: ['intermediate', 'advanced'] }, from: 0.2, to: 0.96, title: 'Easy run on soft ground: {amount}', how: 'Forest, grass or gravel where you can, short quick steps, slow enough to talk. Between two hard days it is this run that makes you stronger.', done: '{amount} are done and the legs feel looser than before' },
        { id: 'hills', fromAmount: 4, when: { levels: ['intermediate', 'advanced'] }, from: 0.12, to: 0.55, title: 'Hill run: {amount} with 6 x 45 s uphill', how: 'Find a slope of 4-6 %. Up strong and tall, walk down fully recovered; legs, not lungs, decide.', done: 'the last hill took no longer than the first' },
        { id: 'intervals', fromAmount: 5, from: 0.45, to: 0.92, when: { levels: ['intermediate', 'advanced'] }, title: 'Interval run: {amount} with 5 x 3 min fast', how: 'Warm up well; three minutes at your 5 km effort, two minutes jog between; stop if form breaks.', done: 'all five are within a few seconds a kilometre of each other' },
        { id: 'easy-talk', fromAmount: 5, from: 0.45, to: 0.96, when: { levels: ['intermediate', 'advanced'] }, title: 'Easy run in company: {amount}, talking all the way', how: 'With somebody slower, or aloud to yourself every five minutes: whole sentences, or walk until they come back.', done: '{amount} are done and you could have told a story to the end' },
        { id: 'recovery', from: 0.3, to: 0.95, title: 'Recovery run: {amount}, slower than you want', how: 'The day after hard work: flat, short steps, no watch.', done: 'you come home fresher than you left' },
        { id: 'race-pace', fromAmount: 5, from: 0.7, to: 0.96, title: 'Race-pace run: {amount} with 3 x 6 min at goal pace', how: 'Goal effort, not faster; two minutes easy between. Note heart rate or breathing so that you recognise it on the day.', done: 'goal pace felt controlled' },
        { id: 'easy-form', fromAmount: 5, from: 0.7, to: 0.96, title: 'Easy run with an eye on form: {amount}, light and upright', how: 'Every kilometre one minute of attention: tall back, loose hands, feet under the hips; the rest without a watch.', done: '{amount} are done and the last minute looked like the first' },
        { id: 'shakeout', from: 0.96, title: 'Shakeout run: 20 min easy, 4 strides, lay out the kit', how: 'Just loosen up. Then number, safety pins, shoes, socks, gels and warm layer on one chair.', done: 'the chair is complete and the alarm is set', minutes: 25 },
      ],
    },
    {
      id: 'strength', about: ['strength', 'gym', 'core', 'kraft', 'fuerza', 'cross train', 'renforcement'], name: 'strength', perWeek: 1, minutes: 35, onlyIfAsked: true, tags: ['strength'], when: {},
      sessions: [
        { id: 'runner-strength-a', title: 'Runner’s strength A: split squats, calf raises, plank', how: 'Three rounds of ten each side, slow down, quick up, a minute between rounds; bent-knee calf raises protect the Achilles.', done: 'three rounds with clean knees' },
        { id: 'runner-strength-b', title: 'Runner’s strength B: single-leg deadlifts, step-ups, side plank', how: 'Three rounds of eight each side; hold the hips level, add weight only when the last two are easy.', done: 'hips stay level to the last repetition' },
      ],
    },
  ],
  tasks: [
    { id: 'tune-up', at: 0.72, minutes: 60, optional: true, when: { minWeeks: 9, levels: ['intermediate', 'advanced'], unless: SHORT }, title: 'Tune-up race or time trial at half the distance', how: 'Ten days of easy running around it; even pace; use it to set the goal pace, not to prove something.', done: 'goal pace for the day is a number', tags: ['logistics'] },
    { id: 'niggles', at: 0.4, minutes: 30, when: { minWeeks: 7 }, title: 'Body check: sore spots, shoes, sleep, two exercises against the weak one', how: 'Press calves, shins, hips; what is worse on one side gets two exercises or a physiotherapist.', done: 'each sore spot has an answer', tags: ['gear'] },
    { id: 'fuel-plan', at: 0.55, minutes: 30, when: { minWeeks: 8, unless: SHORT }, title: 'Fuel and drink plan, to be tested on three long runs', how: 'What, how much, when; aid stations of the course; nothing new on the day.', done: 'the plan is a list with minutes', tags: ['logistics'] },
    { id: 'heat-cold', at: 0.65, minutes: 30, when: { minWeeks: 10 }, title: 'Clothes and pace for heat, wind and rain', how: 'One run in bad weather on purpose; slower by feel, not by stubbornness.', done: 'you know what you wear at 5, 12 and 22 degrees', tags: ['gear'] },
    { id: 'shoes', at: 0.02, minutes: 60, title: 'Get shoes fitted and one spare pair planned before the taper', how: 'Go late in the day with your socks, run in them at the shop; note the distance to replace them at (about 600-800 km).', done: 'the pair fits and the date of the spare is noted', optional: true, tags: ['gear'] },
    { id: 'route', at: 0.02, minutes: 30, title: 'Choose safe routes for short, long and hilly days', how: 'One flat loop, one hill, one out-and-back with water; tell somebody which you take when dark.', done: 'three routes are saved with their lengths', optional: true, when: { maxWeeks: 30 }, tags: ['gear'] },
    { id: 'race-logistics', at: 0.85, minutes: 45, title: 'Race logistics: number pick-up, travel, breakfast, start box', how: 'Write the morning backwards from the gun: in the box, last toilet, bag drop, train, breakfast, alarm.', done: 'the timetable and a plan B for the trip are on paper', when: { mentions: ['race', 'marathon', 'event', '10k', '5k', 'triathlon'], unless: ['parkrun'] }, tags: ['logistics'] },
    { id: 'parkrun-ready', at: 0.85, minutes: 30, title: 'Parkrun: register, print the barcode, and walk or volunteer on the course once', how: 'Registration is free and done once; without the barcode there is no time. Look where the start is, how the laps go and where you can warm up, and stand at the back on the day.', done: 'the barcode lies with the keys and you know the laps', when: { mentions: ['parkrun'] }, tags: ['logistics'] },
    { id: 'first-race-plan', at: 0.93, minutes: 20, title: 'Plan the five kilometres: slower first kilometre, where to walk, last 500 metres', how: 'The first kilometre feels too slow on purpose. Decide now where a minute of walking is allowed, and keep the quicker pace for the last 500 metres.', done: 'you can say the plan in three sentences', when: { mentions: SHORT }, tags: ['logistics'] },
    { id: 'race-plan', at: 0.93, minutes: 30, title: 'Write the race plan: first, middle and last third', how: 'Pace and drink for each third, the sentence you will tell yourself when it gets hard, and what you will do if the day is hot.', done: 'it fits on a card', when: { mentions: ['race', 'marathon', 'triathlon', '10k', '5k'], unless: SHORT }, tags: ['logistics'] },
  ],
}
