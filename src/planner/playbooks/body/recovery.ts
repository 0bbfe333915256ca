import type { Playbook } from '../playbook.ts'

export const RECOVERY: Playbook = {
  id: 'recovery', title: 'recovery and rehabilitation', plannerTypes: ['calendar'], tags: ['recovery'],
  matches: { strong: ['recover', 'rehab', 'after surgery', 'knee surgery', 'acl', 'injury', 'physio', 'physiotherapy', 'burnout', 'shoulder', 'post op', 'operation', 'reha', 'rehabilit', 'lesion', 'concussion', 'stress'], weak: ['exercises', 'doctor', 'pain', 'walk', 'weeks', 'appointment'], not: ['return to work', 'returning to work', 'back to work', 'phased return', 'sick leave', 'parental leave', 'maternity leave', 'paternity leave', 'prepare for my', 'prepare for an operation', 'prepare for surgery', 'get ready for my', 'before my operation', 'before my surgery', 'data recovery', 'disaster', 'stress test', 'server'] },
  series: [
    { id: 'exercises', about: ['exercise', 'rehab', 'training', 'ubung', 'ejercicio', 'session'], name: { en: 'rehab exercises', de: 'Reha-Übungen', es: 'ejercicios de rehabilitación', fr: 'exercices de rééducation', pt: 'exercícios de reabilitação' }, perWeek: 5, minutes: 25, tags: ['exercise'], priority: 'high', sessions: [
      { id: 'gentle', to: 0.35, title: 'Rehab exercises, week {week}: gentle range, three times ten', how: 'Only what your therapist has shown; pain up to 3 of 10, gone by next morning; breathe.', done: 'the sets are logged with pain before, after and next morning' },
      { id: 'activate', to: 0.5, title: 'Rehab exercises, week {week}: wake the muscles, slow holds', how: 'Five seconds hold, mirror for form, swelling checked before and after.', done: 'no more swelling than yesterday' },
      { id: 'balance', from: 0.25, title: 'Rehab exercises, week {week}: balance and control', how: 'One leg or one arm, support in reach, eyes open then closed.', done: 'thirty seconds steady on each side' },
      { id: 'load', from: 0.4, title: 'Rehab exercises, week {week}: a little more load', how: 'One change at a time: weight, range or number, about a tenth.', done: 'form held and the next morning was no worse' },
      { id: 'function', from: 0.6, title: 'Rehab exercises, week {week}: what life asks — stairs, carrying, getting up', how: 'Your own stairs, your own bag; both sides.', done: 'it works without a trick' },
      { id: 'return', from: 0.85, title: 'Rehab exercises, week {week}: test the return with your therapist’s criteria', how: 'Compare sides; fear is information too.', done: 'the numbers are written for the next appointment' },
    ] },
    { id: 'walk', about: ['walk', 'cardio', 'bike', 'swim', 'gehen', 'caminar'], name: { en: 'walk', de: 'Spaziergang', es: 'caminata', fr: 'marche', pt: 'caminhada' }, perWeek: 3, minutes: 25, tags: ['walk'], sessions: [
      { id: 'flat', to: 0.5, title: 'Walk, week {week}: flat, shoes on, turn back at half', how: 'Stop while it is good; note minutes and mood.', done: 'minutes are logged' },
      { id: 'longer', from: 0.3, title: 'Walk, week {week}: five minutes longer than last', how: 'If pain rises keep the old length twice more.', done: 'it was longer or wisely not' },
      { id: 'mixed', from: 0.6, title: 'Walk, week {week}: gentle slope, then rest with legs up', how: 'Down is harder than up for knees.', done: 'no swelling in the evening' },
    ] },
  ],
  tasks: [
    { id: 'outdoor-day', at: 0.75, minutes: 90, when: { minWeeks: 8 }, title: 'A whole normal day as a rehearsal: work, shop, cook, with breaks planned', how: 'Write beforehand where you will sit down; compare the evening and the next morning.', done: 'the next morning was as usual, or you know what to leave out' },
    { id: 'doctor-plan', at: 0, minutes: 45, priority: 'high', title: 'Ask the doctor: what is allowed when, warning signs, whom to call', how: 'Written, with weeks; what would be a reason to come at once. This plan never replaces their advice.', done: 'the page hangs in the kitchen' },
    { id: 'home-safe', at: 0.02, minutes: 45, title: 'Make home easy: rails, chair height, shower stool, things within reach', how: 'Walk the way from bed to bath at night.', done: 'the night way is safe' },
    { id: 'physio-book', at: 0.04, minutes: 30, scale: { units: ['session'], minutesEach: 3, atMost: 60 }, about: ['physio', 'therap', 'appointment'], title: 'Book the therapy series and the check-ups', how: 'Prescription, insurance, waiting list; same weekday.', done: 'the first six dates stand' },
    { id: 'pain-log', at: 0.03, minutes: 20, title: 'Start the log: pain, sleep, swelling, mood, minutes', how: 'Two lines a day, same hour.', done: 'the first three days are in' },
    { id: 'work-talk', at: 0.3, minutes: 45, about: ['work', 'employer', 'return'], title: 'Talk with work: phased return, hours, tasks, desk', how: 'What you can, not what you have; in writing; review date.', done: 'steps with dates are agreed' },
    { id: 'help-list', at: 0.05, minutes: 30, title: 'Who helps with shopping, lifts, children — names and days', how: 'People like a concrete request.', done: 'two weeks are covered' },
    { id: 'sleep', at: 0.15, minutes: 30, title: 'Sleep: positions, cushions, medicine times', how: 'Ask about tapering; screens out.', done: 'four nights were better or the doctor knows' , optional: true },
    { id: 'check-half', at: 0.5, minutes: 40, title: 'Half-way check with therapist: compare, adjust', how: 'Bring the log; ask what to drop.', done: 'the second half is adjusted' },
    { id: 'joy', at: 0.6, minutes: 45, title: 'One thing you miss, in a version that is allowed', how: 'Choose the shortest form of it, ask somebody along, and stop while it is still good.', done: 'you did it', optional: true },
    { id: 'prevent', at: 0.92, minutes: 40, title: 'Keep it from coming back: two exercises for life, load rules, shoes or desk', how: 'Tie both exercises to brushing your teeth, and write the load rule where you will see it before you overdo it.', done: 'both have a place in the day' },
    { id: 'recovery-words', at: 0.06, minutes: 30, when: { levels: ['beginner'] }, title: 'Learn the scale: what pain is allowed, what swelling means, when to stop', how: 'Green up to 3 of 10, amber till next morning, red: stop and call. Write your own examples.', done: 'the three colours hang beside the exercise mat' },
    { id: 'first-aids', at: 0.02, minutes: 30, when: { levels: ['beginner'] }, title: 'Walk stairs, sit, get into a car with the aids, with somebody beside you', how: 'Good leg up first, sore leg down first; practise the turn.', done: 'you have done each three times safely' },
    { id: 'strength-symmetry', at: 0.7, minutes: 40, when: { levels: ['advanced'] }, title: 'Symmetry test: sore against sound side in three movements', how: 'Same number, same height, film; under 90 % means another fortnight.', done: 'the three percentages are in the log' },
    { id: 'sport-ladder', at: 0.8, minutes: 40, when: { levels: ['advanced'] }, title: 'Ladder back to your sport: six rungs with pass marks', how: 'Each rung twice without reaction next morning before the next.', done: 'the rung you stand on is marked' },
    { id: 'plateau', at: 0.6, minutes: 30, when: { minWeeks: 7 }, title: 'Plateau talk: what has not changed for two weeks, and what to try', how: 'Bring the log to the therapist; change one of load, number, rest.', done: 'one change is agreed for two weeks' },
    { id: 'fitness-base', at: 0.65, minutes: 40, when: { minWeeks: 6 }, title: 'Keep the rest of the body fit: arms, heart, sound side', how: 'Twenty minutes of what is allowed, breath quicker, joint quiet.', done: 'two sessions this week left no trace in the log' },
  ],
}
