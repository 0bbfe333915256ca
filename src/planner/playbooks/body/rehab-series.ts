import type { Keyword, SeriesTemplate, SessionTemplate } from '../playbook.ts'

export const MIND: Keyword[] = ['burnout', 'burn out', 'burned out', 'exhaustion', 'exhausted', 'nervous breakdown', 'breakdown', 'depression', 'stress']
const LIGAMENT: Keyword[] = ['=acl', 'cruciate', 'meniscus', 'kreuzband', 'ligamento cruzado', 'ligaments croises', '=lca']
const NEW_JOINT: Keyword[] = ['hip replac', 'knee replac', 'new hip', 'new knee', 'artificial hip', 'artificial knee', 'hip operation', 'hufte', 'endoproth', 'protesis', 'prothese', 'knietep', 'hufttep']
const SHOULDER: Keyword[] = ['shoulder', 'rotator', 'collarbone', 'clavicle', 'schulter', 'hombro', 'epaule', 'ombro']
const ANKLE: Keyword[] = ['ankle', 'achilles', 'foot fracture', 'broken foot', 'sprunggelenk', 'tobillo', 'cheville', 'tornozelo']
const HAND: Keyword[] = ['wrist', 'carpal', 'broken hand', 'finger', 'handgelenk', 'muneca', 'poignet', 'punho']
const STROKE: Keyword[] = ['stroke', 'schlaganfall', 'ictus', '=avc', 'derrame']
const KNOWN: Keyword[] = [...LIGAMENT, ...NEW_JOINT, ...SHOULDER, ...ANKLE, ...HAND, ...STROKE]
/** Those who are not helped by walking further, or have to do so for other reasons. */
const NOT_BY_WALKING: Keyword[] = [...LIGAMENT, ...SHOULDER, ...HAND]

const SAFE = 'Only what surgeon and therapist have released; pain at most 3 of 10 and gone by the next morning.'

/** What every rehabilitation has, whatever was hurt. */
const GENERAL: SessionTemplate[] = [
  { id: 'gentle', to: 0.35, when: { unless: KNOWN }, title: 'Rehab exercises, week {week}: gentle range, three times ten', how: 'Only what your therapist has shown; pain up to 3 of 10, gone by next morning; breathe.', done: 'the sets are logged with pain before, after and next morning' },
  { id: 'activate', to: 0.5, when: { unless: KNOWN }, title: 'Rehab exercises, week {week}: wake the muscles, slow holds', how: 'Five seconds hold, mirror for form, swelling checked before and after.', done: 'no more swelling than yesterday' },
  { id: 'balance', from: 0.25, when: { unless: [...KNOWN] }, title: 'Rehab exercises, week {week}: balance and control', how: 'One leg or one arm, support in reach, eyes open then closed.', done: 'thirty seconds steady on each side' },
  { id: 'load', from: 0.4, when: { unless: KNOWN }, title: 'Rehab exercises, week {week}: a little more load', how: 'One change at a time: weight, range or number, about a tenth.', done: 'form held and the next morning was no worse' },
  { id: 'function', fromWeek: 2, from: 0.6, when: { unless: LIGAMENT }, title: 'Rehab exercises, week {week}: what daily life asks, such as stairs, carrying, getting up', how: 'Your own stairs, your own bag; both sides.', done: 'it works without a trick' },
  { id: 'return', fromWeek: 6, from: 0.85, when: { unless: LIGAMENT }, title: 'Rehab exercises, week {week}: test the return with your therapist’s criteria', how: 'Compare sides; fear is information too.', done: 'the numbers are written for the next appointment' },
]

const KNEE_LIGAMENT: SessionTemplate[] = [
  { id: 'acl-straight', to: 0.14, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: get it quite straight, wake the thigh, calm the swelling', how: 'Heel on a rolled towel for ten minutes, thigh pressed down ten times ten seconds, straight leg lifted three times ten, ankle pumps, ice. ' + SAFE, done: 'the knee lies flat and the straight leg lifts without sagging' },
  { id: 'acl-bend', to: 0.2, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: bend a little further, patella mobile, even steps', how: 'Heel slides three times fifteen up to the angle you were given, then the exercise bike without resistance for ten minutes as soon as it turns; walk before a mirror without a limp.', done: 'the angle is in the log and the steps look alike' },
  { id: 'acl-base', from: 0.06, to: 0.45, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: mini squats, bridges, calf raises, low step-ups', how: 'Three times twelve each, knee over the second toe, step of ten and later twenty centimetres. Ten minutes of bike before and after.', done: 'three rounds were clean and the knee was no thicker the next morning' },
  { id: 'acl-balance', fromWeek: 1, from: 0.1, to: 0.65, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: stand on one leg, eyes closed, then reach and catch', how: 'Four times thirty seconds, then on a cushion, then reaching forwards, sideways and back with the free leg.', done: 'both legs stand thirty seconds alike' },
  { id: 'acl-strength', fromWeek: 5, from: 0.25, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: strength – leg press, split squat, hamstring bridge', how: 'Four times eight with two repetitions left in you, one leg after the other; a little more weight each week, hamstrings as much as thigh. A graft needs months: never skip a month ahead.', done: 'sets and weights of both legs are in the log' },
  { id: 'acl-heart', from: 0.12, to: 0.8, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: bike or water, twenty to forty minutes easily, then hips and trunk', how: 'Saddle high, low gear, no breaststroke kick. Side plank, hip abduction, dead bug: three rounds.', done: 'the minutes are logged and the knee was quiet in the evening' },
  { id: 'acl-jump', fromWeek: 14, from: 0.45, to: 0.9, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: land softly, then jog – only once your therapist has released it', how: 'Two legs from a low box, quiet, knees not inwards; then one minute of jogging and two of walking, eight times. Often from the fourth month, and only without swelling.', done: 'landings looked alike on film and the next morning was quiet' },
  { id: 'acl-turn', fromWeek: 20, from: 0.7, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: brake, turn, change direction, with the ball on the known drills', how: 'Planned at half speed first, then on call; twenty minutes after a long warm-up. Contact and games come last and not before nine months unless your surgeon says otherwise.', done: 'the drills ran without sparing the knee' },
  { id: 'acl-test', fromWeek: 18, from: 0.8, when: { mentions: LIGAMENT }, title: 'Knee, week {week}: test both sides – single-leg hops, squats, strength', how: 'Hop far, triple hop, six metres on time; with the therapist also the strength machine. Ninety per cent of the sound side in all is the usual mark for returning.', done: 'the percentages stand in the log' },
]

const OTHER_JOINTS: SessionTemplate[] = [
  { id: 'nj-early', to: 0.35, when: { mentions: NEW_JOINT }, title: 'New joint, week {week}: thigh and buttock tension, heel slides, stand up and sit down', how: 'Three times ten, several small rounds a day. ' + SAFE + ' Keep the movements that you were told to avoid out of it.', done: 'the rounds are logged with pain and the angle' },
  { id: 'nj-walk', from: 0.1, to: 0.7, when: { mentions: NEW_JOINT }, title: 'New joint, week {week}: even steps with the aids, side steps at the worktop, low step', how: 'Both steps equally long, sticks put away only when you no longer limp; step of ten centimetres, sound leg up first and sore leg down first.', done: 'ten metres look even on film' },
  { id: 'nj-strong', fromWeek: 5, from: 0.4, when: { mentions: NEW_JOINT }, title: 'New joint, week {week}: strength – chair squats, bridges, leg to the side, calf raises', how: 'Three times ten, slowly down; then balance on one leg with a hand at the worktop.', done: 'three rounds were steady and the evening was no stiffer' },
  { id: 'sh-early', to: 0.35, when: { mentions: SHOULDER }, title: 'Shoulder, week {week}: pendulum, helped lifting with a stick, shoulder blade back and down', how: 'Three times ten, sling as told between. ' + SAFE, done: 'angle and pain are in the log' },
  { id: 'sh-active', fromWeek: 4, from: 0.25, to: 0.65, when: { mentions: SHOULDER }, title: 'Shoulder, week {week}: lift by yourself, wall slides, turning outwards with a light band', how: 'Elbow at the ribs with a towel under it; no shrugging in the mirror; three times twelve.', done: 'the arm goes up without the shoulder rising to the ear' },
  { id: 'sh-strong', fromWeek: 10, from: 0.5, when: { mentions: SHOULDER }, title: 'Shoulder, week {week}: rows, presses against the wall, carrying, reaching overhead', how: 'Three times ten; one step more a week: wall, table, floor. Overhead only when it is quiet the next day.', done: 'both arms do the same number' },
  { id: 'an-early', to: 0.35, when: { mentions: ANKLE }, title: 'Ankle, week {week}: circles, towel stretch, toes up and down, load as released', how: 'Three times fifteen, leg high and cooled afterwards; put on as many kilos on the scales as you were allowed.', done: 'the range and the load are in the log' },
  { id: 'an-strong', fromWeek: 3, from: 0.25, to: 0.75, when: { mentions: ANKLE }, title: 'Ankle, week {week}: calf raises on two legs, then one; balance; band in four directions', how: 'Three times twelve to fifteen, heel slowly down; on one leg thirty seconds, later on a cushion.', done: 'one-legged raises are counted on both sides' },
  { id: 'an-hop', fromWeek: 8, from: 0.6, when: { mentions: ANKLE }, title: 'Ankle, week {week}: walk briskly, small hops, change of direction, uneven ground', how: 'Hops only after twenty-five one-legged raises; two legs before one.', done: 'the next morning was no thicker' },
  { id: 'ha-early', to: 0.4, when: { mentions: HAND }, title: 'Hand, week {week}: fingers to fist and stretch, thumb to each finger, wrist in warm water', how: 'Five small rounds a day of ten, hand above the heart between; scar massage once it is closed.', done: 'the fist closes as far as yesterday or further' },
  { id: 'ha-strong', fromWeek: 4, from: 0.3, when: { mentions: HAND }, title: 'Hand, week {week}: putty, turning a hammer slowly, gripping, buttons and keys', how: 'Three times ten; weight grows by a tenth; no push-ups before they are released.', done: 'grip and turn are compared with the other hand' },
  { id: 'st-range', to: 0.6, when: { mentions: STROKE }, title: 'After the stroke, week {week}: the affected side – reach, open, put down, many times', how: 'A hundred small repetitions count more than ten perfect ones: cups, pegs, towels; the good hand waits. Rest before it gets clumsy.', done: 'the repetitions are counted' },
  { id: 'st-stand', from: 0.1, when: { mentions: STROKE }, title: 'After the stroke, week {week}: stand up, shift weight, step, turn, with somebody beside you', how: 'Chair with arms at the wall, ten times each; shoes on; the helper stands on the affected side.', done: 'it was done without a near fall' },
  { id: 'st-task', from: 0.25, when: { mentions: STROKE }, title: 'After the stroke, week {week}: one daily task in its parts – dressing, tea, telephone', how: 'Choose the one you miss most, with the therapist’s trick; words aloud while you do it if speech is practised as well.', done: 'one part more went without help' },
]

/** Exercises by what was hurt, and walking for those whom it helps. */
export const REHAB_SERIES: SeriesTemplate[] = [
  {
    id: 'exercises', when: { unless: MIND }, about: ['exercise', 'rehab', 'training', 'ubung', 'ejercicio', 'session'],
    name: { en: 'rehab exercises', de: 'Reha-Übungen', es: 'ejercicios de rehabilitación', fr: 'exercices de rééducation', pt: 'exercícios de reabilitação' },
    perWeek: 5, minutes: 25, tags: ['exercise'], priority: 'high', sessions: [...GENERAL, ...KNEE_LIGAMENT, ...OTHER_JOINTS],
  },
  {
    id: 'walk', when: { unless: NOT_BY_WALKING }, about: ['walk', 'outside', 'outdoors', 'fresh air', 'cardio', 'bike', 'swim', 'gehen', 'caminar'],
    name: { en: 'walk', de: 'Spaziergang', es: 'caminata', fr: 'marche', pt: 'caminhada' }, perWeek: 3, minutes: 25, tags: ['walk'], sessions: [
      { id: 'flat', to: 0.5, title: 'Walk, week {week}: flat, shoes on, turn back at half', how: 'Stop while it is good; note minutes and mood.', done: 'minutes are logged' },
      { id: 'longer', from: 0.3, title: 'Walk, week {week}: five minutes longer than last', how: 'If pain rises keep the old length twice more.', done: 'it was longer or wisely not' },
      { id: 'mixed', from: 0.6, title: 'Walk, week {week}: gentle slope, then rest with legs up', how: 'Down is harder than up for knees.', done: 'no swelling in the evening' },
    ],
  },
]
