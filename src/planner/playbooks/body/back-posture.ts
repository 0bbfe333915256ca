import type { Keyword, Playbook } from '../playbook.ts'

const NECK: Keyword[] = ['neck', 'shoulder', 'posture', 'headache', 'hunch', 'nacken', 'schulter']

/** Less back and neck pain from sitting: daily strength and movement, the workplace, habits. */
export const BACK_POSTURE: Playbook = {
  id: 'back-posture',
  title: 'back, neck and posture',
  atItsHours: true,
  plannerTypes: ['calendar'],
  matches: {
    strong: ['posture', 'my posture', 'improve my posture', 'better posture', 'fix my posture', 'lower back', 'low back', 'back exercises', 'back pain', 'bad back', 'sore back', 'stiff back', 'strengthen my back', 'strong back', 'neck pain', 'stiff neck', 'sore neck', 'tech neck', 'text neck', 'hunched', 'round shoulders', 'rounded shoulders', 'desk posture', 'sitting all day', 'sit all day', 'slipped disc', 'herniated disc', 'sciatica', 'back school', 'ruckenschmerz', 'ruckentraining', 'rucken starken', 'haltung verbessern', 'nackenschmerz', 'dolor de espalda', 'mejorar mi postura', 'mal de dos', 'ma posture', 'dor nas costas', 'minha postura', 'back hurts', 'back aches', 'neck hurts', 'back is killing me'],
    weak: ['desk', 'sitting', 'core', 'stretch', 'chair', 'minutes', 'pain', 'office', 'strength'],
    not: ['backpack', 'horse', 'dog', 'back garden', 'surgery', 'operation', 'back squat', 'yoga teacher', 'deadlift pr'],
  },
  tags: ['back'],
  series: [
    {
      id: 'daily', about: ['exercise', 'back', 'core', 'stretch', 'routine', 'minutes', 'morning', 'session', 'train', 'strength', 'posture', 'mobility', 'practice'], name: 'back programme', perWeek: 5, minutes: 15, priority: 'high', tags: ['exercise'],
      sessions: [
        { id: 'bp-three', to: 0.45, title: 'Three for the trunk, week {week}: curl-up, side plank, bird dog', how: 'Holds of eight seconds, 6-4-2 on each side, lower back neither hollow nor round. Side plank from the knees first; breathe on.', done: 'all three went on both sides without pain above 3 of 10' },
        { id: 'bp-move', title: 'Loosen, week {week}: cat and cow, hips, upper back over a rolled towel', how: 'Ten slow breaths in each: hip flexor kneeling, open-book turning, chest over the towel. To the pull and not beyond it.', done: 'turning to both sides feels freer than before' },
        { id: 'bp-hips', from: 0.12, title: 'Hips and legs, week {week}: bridge, hinge with a stick, sit and stand', how: 'Three times ten. The stick touches head, upper back and sacrum while the hips go back; so one lifts everything.', done: 'ten hinges kept all three points on the stick' },
        { id: 'bp-upper', from: 0.08, title: 'Upper back and neck, week {week}: rows with a band, wall angels, chin back', how: 'Three times twelve, shoulders low and back, two seconds of holding. Chin straight back ten times as if against a wall.', done: 'twelve rows were done without lifting the shoulders' },
        { id: 'bp-walk', to: 0.6, title: 'Walk, week {week}: fifteen minutes briskly, arms swinging', how: 'Walking is the best studied exercise for backs; also on bad days, then in three pieces of five minutes.', done: 'the minutes are walked and the back is as before or better' },
        { id: 'bp-load', from: 0.4, title: 'Load, week {week}: lift and carry, a little heavier than last week', how: 'Bag or dumbbells from knee height, suitcase carry on each side for 30 metres, three rounds. Start with what you could do fifteen times.', done: 'the weight is noted and the next morning was quiet' },
        { id: 'bp-plank', from: 0.45, title: 'Trunk, next step, week {week}: full side plank, plank with a tap, dead bug', how: 'Three rounds of 20 to 40 seconds. Quality ends the set.', done: 'one position was held five seconds longer' },
      ],
    },
    {
      id: 'breaks', about: ['break', 'desk break', 'pause'], name: 'movement breaks', perWeek: 2, minutes: 10, tags: ['desk'], onlyIfAsked: true,
      sessions: [
        { id: 'bp-break', title: 'Desk check, week {week}: alarm every 40 minutes, stand, reach, ten steps', how: 'No sitting position is right for hours: the next one is. Count today how many alarms were followed.', done: 'at least six of eight alarms were followed' },
      ],
    },
  ],
  tasks: [
    { id: 'bk-red', at: 0, minutes: 20, priority: 'high', title: 'Rule out warning signs, and see a doctor if one is there', how: 'At once with numbness between the legs, trouble with bladder or bowel, growing weakness of a leg, fever, after a fall, or with cancer before. Pain below the knee, at night, or over six weeks: make an appointment.', done: 'none is there, or the appointment is made' },
    { id: 'bk-log', at: 0.07, minutes: 20, priority: 'high', title: 'Log three days: pain from 0 to 10, what came before, hours seated, sleep', how: 'Morning, noon, evening. What makes it better counts as much as what makes it worse.', done: 'three days show the worst hour and two things that help' },
    { id: 'bk-test', at: 0.02, minutes: 20, priority: 'high', title: 'Test: side plank each side, fingers to floor, stand up from a chair in 30 seconds', how: 'Photograph from the side against a wall as well, relaxed. Once more every three weeks.', done: 'four numbers and one photograph are saved' },
    { id: 'bk-aim', at: 0.11, minutes: 20, title: 'Choose the aim: which activity without thinking about the back?', how: 'Not “upright all day”: sitting through a film, lifting the child, driving two hours, gardening.', done: 'one activity with a date stands' },
    { id: 'bk-desk', at: 0.15, minutes: 45, priority: 'high', about: ['desk', 'chair', 'workplace', 'screen', 'monitor', 'ergonom'], title: 'Set up the desk: screen an arm away at eye level, elbows 90 degrees, feet flat', how: 'Books under the screen, separate keyboard with a laptop, mouse close, a cushion in the small of the back. Take a photograph before and after.', done: 'an hour at it leaves neck and wrist quiet' },
    { id: 'bk-alarm', at: 0.24, minutes: 15, title: 'Tie movement to what happens anyway: calls standing, printer far away, glass small', how: 'Alarm every 40 minutes for the first two weeks; stairs, half the call on foot.', done: 'five habits stand on the screen’s edge' },
    { id: 'bk-show', at: 0.2, minutes: 60, optional: true, about: ['physio', 'trainer', 'course'], title: 'Have the exercises checked once by a physiotherapist', how: 'Prescription or one paid hour; show where it hurts, ask for two corrections and a step up and a step down for each exercise.', done: 'two corrections are on film' },
    { id: 'bk-lift', at: 0.3, minutes: 25, title: 'Practise lifting, tying shoes, loading the car, getting out of bed', how: 'Close to the body, hips back, breathe out. A round back is not forbidden, only unprepared load is.', done: 'four everyday lifts went without holding the breath' },
    { id: 'bk-sleep', at: 0.38, minutes: 20, title: 'Find the lying position: pillow under or between the knees, height for the neck', how: 'Side: pillow as high as the shoulder, one between the knees. Back: one under the knees. Try for three nights each.', done: 'morning stiffness is shorter than half an hour' },
    { id: 'bk-phone', at: 0.34, minutes: 15, when: { mentions: NECK }, title: 'Lift the telephone and book to eye height and change hands', how: 'Elbow on the other arm, reading wedge in bed, no telephone between ear and shoulder.', done: 'a day went without the chin on the chest' },
    { id: 'bk-flare', at: 0.21, minutes: 25, priority: 'high', title: 'Write the plan for a bad day: move gently, warmth, half the exercises, no bed rest', how: 'Two short walks, cat and cow, position with legs up for ten minutes; which painkiller is right for you ask doctor or pharmacist. It mostly settles within days.', done: 'the plan hangs in the cupboard' },
    { id: 'bk-stress', at: 0.46, minutes: 25, title: 'Find what tenses: shoulders at the ears, held breath, clenched jaw', how: 'Three times a day: breathe out long, let shoulders and jaw drop. Bad sleep and worry double pain; what would take weight off?', done: 'one source of tension has its countermeasure' },
    { id: 'bk-fun', at: 0.58, minutes: 60, title: 'Add something you like: swim, dance, climb, ride, twice in two weeks', how: 'Backs like variety; the best exercise is the one you still do in a year.', done: 'two tries are done and one stays' },
    { id: 'bk-half', at: 0.5, minutes: 30, title: 'Half-way: repeat the test, raise two exercises, drop one', how: 'Same photograph, same wall. What hurts less, what is easier, which habit fell asleep?', done: 'both tests lie side by side and two exercises are harder' },
    { id: 'bk-car', at: 0.56, minutes: 20, optional: true, about: ['car', 'driving', 'commute', 'travel'], title: 'Set the car or train seat and plan stops', how: 'Seat close, back nearly upright, roll in the small of the back; stop every ninety minutes and walk round the car.', done: 'an hour’s drive was bearable' },
    { id: 'bk-review', at: 0.3, minutes: 20, everyWeeks: 2, when: { minWeeks: 5 }, title: 'Look back, week {week}: pain average, sessions kept, hours seated, next step', how: 'Under three sessions a week: shorter and tied to the morning coffee. Nothing better after six weeks: doctor or physiotherapist.', done: 'one thing is changed for the next two weeks' },
    { id: 'bk-know', at: 0.05, minutes: 25, when: { levels: ['beginner'] }, title: 'Learn what is true about backs: movement helps, pictures mislead, most heals', how: 'Discs do not slip out, pain is not damage, upright is not better than changing. Three sentences on a card for bad days.', done: 'the three sentences are in your words' },
    { id: 'bk-slow', at: 0.06, minutes: 25, when: { levels: ['beginner'] }, title: 'Learn neutral: tilt the pelvis both ways and stop in the middle', how: 'Lying, on all fours, standing, each ten times; hand under the small of the back.', done: 'the middle is found standing too' },
    { id: 'bk-strong', at: 0.36, minutes: 45, when: { levels: ['advanced'] }, title: 'Go to barbell or kettlebell: hinge, carry, row with a plan of eight weeks', how: '3 x 8 with two in reserve, 2.5 percent more a week; the trunk work becomes the warm-up.', done: 'the plan and the first weights stand' },
    { id: 'bk-units', at: 0.2, minutes: 25, batch: { units: ['exercise', 'stretch', 'move'], unit: 'exercises', usual: 0, of: 2, atMost: 8, until: 0.7 }, title: 'Learn {part} in front of a mirror and film one set of each', how: 'Step down when pain goes over 3, step up when twelve are easy.', done: 'each is on film with its easier and harder form' },
    { id: 'bk-work', at: 0.44, minutes: 30, when: { minWeeks: 6 }, title: 'Change one thing at work: standing desk, walking meeting, lift instead of bend', how: 'Ask the employer: many places have someone for ergonomics and pay for a table.', done: 'it has been in use for a week' },
    { id: 'bk-long', at: 0.72, minutes: 90, when: { minWeeks: 7 }, title: 'Try the aim at half size: an hour of garden, drive or concert', how: 'With two breaks and a walk afterwards; next morning from 0 to 10.', done: 'the next morning was at most 2 above usual' },
    { id: 'bk-keep', at: 0.95, minutes: 25, title: 'Set what stays: ten minutes three times a week, walking, test every quarter', how: 'Tie it to a place and hour; back pain comes again in most people, and less in those who keep moving.', done: 'the three times stand in the calendar for half a year' },
  ],
}
