import type { Keyword, Playbook } from '../playbook.ts'

const ACTED: Keyword[] = ['drama', 'acting', 'theatre', 'play', 'musical', 'film', 'panto', 'actor', 'role']
const SUNG: Keyword[] = ['musical', 'choir', 'opera', 'sing', 'voice', 'chorus']
const PLAYED: Keyword[] = ['orchestra', 'conservatoire', 'conservatory', 'band', 'brass', 'violin', 'cello', 'piano', 'flute', 'music school', 'college of music', 'trumpet', 'clarinet', 'percussion']
const DANCED: Keyword[] = ['ballet', 'dance', 'dancer', 'circus', 'musical', 'cheerleading']
const SPORT: Keyword[] = ['team', 'basketball', 'football', 'hockey', 'rugby', 'squad', 'netball', 'volleyball', 'academy', 'baseball', 'soccer', 'rowing', 'swim']
const ON_SCREEN: Keyword[] = ['quiz', 'tv', 'television', 'show', 'casting', 'advert', 'model']

/** Being looked at for a few minutes, by which a place is given. */
export const AUDITIONING: Playbook = {
  id: 'kind-auditioning',
  title: 'auditioning',
  plannerTypes: ['calendar'],
  usualWeeks: 10,
  matches: { strong: ['audition', 'try out for', 'tryout', 'go on a casting', 'casting for', 'vorsprechen', 'vorsingen', 'vorspielen', 'vortanzen', 'audicion', 'audicao', 'teste de elenco'], weak: ['panel', 'pieces', 'monologue', 'excerpts', 'school', 'place'] },
  tags: ['audition'],
  tasks: [
    { id: 'aud-terms', at: 0, minutes: 45, priority: 'high', title: 'Read the call twice: what is shown or tested, rounds, closing date, fee, age', how: 'What is prescribed, what is free, how long, what to wear, who accompanies, first round by film? Ask the office what the page leaves open.', done: 'requirements stand on a card with three dates' },
    { id: 'aud-enter', at: 0.05, minutes: 60, priority: 'high', after: ['aud-terms'], title: 'Send the entry with photograph, CV of a page and references', how: 'A week before it closes. Two or three places and not one: the first is for learning.', done: 'receipt is there' },
    { id: 'aud-choose', at: 0.08, minutes: 90, priority: 'high', after: ['aud-terms'], when: { unless: ['basketball', 'football', 'hockey', 'rugby', 'netball', 'volleyball', 'soccer', 'baseball', 'quiz'] }, title: 'Choose what shows you within the first thirty seconds', how: 'Fits your age and type now, not your dream; contrast between the two; nothing that is heard forty times a day. A teacher has a veto.', done: 'the choice stands and a reserve is named' },
    { id: 'aud-coach', at: 0.12, minutes: 60, title: 'Find somebody who knows what such panels look for, and book three dates', how: 'At the start, the middle, a week before. A student of that place knows how the day goes.', done: 'three dates are booked' },
    { id: 'aud-speech', at: 0.18, minutes: 90, when: { mentions: ACTED }, title: 'Read the whole plays, and say for each speech who I talk to, what I want, what changes', how: 'Divide by intentions. Two minutes by the clock. Place the other person just above the panel’s heads.', done: 'each beat has a verb and it stays under two minutes' },
    { id: 'aud-song', at: 0.18, minutes: 75, when: { mentions: SUNG }, title: 'Prepare the songs: key, cut of 16 and 32 bars, clean copy for the pianist', how: 'Marked start, tempo, cut, end; taped so that pages turn. Speak the text before you sing it.', done: 'a stranger played it from your copy' },
    { id: 'aud-notes', at: 0.18, minutes: 90, when: { mentions: PLAYED }, title: 'Put pieces, excerpts and scales on a grid, with the right edition and three recordings each', how: 'Excerpts are lost by rhythm and intonation: metronome, drone, context of the whole work. Sight-reading daily for five minutes.', done: 'each has a tempo now and a tempo then' },
    { id: 'aud-body', at: 0.18, minutes: 60, when: { mentions: DANCED }, title: 'Take class each week in the style of the school, and a solo of ninety seconds', how: 'They look at how fast you take corrections. Picking up combinations is practised with strange teachers.', done: 'two strange classes are attended' },
    { id: 'aud-sport', at: 0.18, minutes: 60, when: { mentions: SPORT }, title: 'Ask the coach what is tested, and measure yourself in each today', how: 'Sprint, shuttle, ball skills, small-sided games. Position in which the team is thin.', done: 'each test has a figure and an aim' },
    { id: 'aud-trial', at: 0.5, minutes: 90, priority: 'high', when: { mentions: SPORT, unless: [...ACTED, ...PLAYED] }, title: 'Play in a strange team once, and have the tests taken by somebody else', how: 'Coaches look at what you do without the ball, how you take a remark, whether you run back. Ask for one thing to change.', done: 'all tests have a second figure and one remark is noted' },
    { id: 'aud-screen', at: 0.18, minutes: 60, when: { mentions: ON_SCREEN, unless: [...ACTED, ...PLAYED] }, title: 'Find three stories about yourself of thirty seconds, and the format watched ten times', how: 'They look for somebody who talks to the camera as to a friend. Answer a mock quiz or task aloud, also when you do not know it.', done: 'three stories are filmed and one is kept' },
    { id: 'aud-train', at: 0.22, minutes: 90, everyWeeks: 1, priority: 'high', when: { mentions: SPORT, unless: [...ACTED, ...PLAYED] }, title: 'Week {week}: the weakest of the tests twice, then a game against better ones', how: 'Sharp and short on other days. Sleep and two easy days before the try-out.', done: 'the weakest figure is a little better than last week' },
    { id: 'aud-work', at: 0.22, minutes: 120, everyWeeks: 1, priority: 'high', when: { unless: ['basketball', 'football', 'hockey', 'rugby', 'netball', 'volleyball', 'soccer', 'baseball', 'squad'] }, title: 'Week {week}: the weakest minute slowly, then the whole once', how: 'Short daily practice, here the long one of the week. Record the last run and listen on the next day only.', done: 'one thing is better on the recording than last week' },
    { id: 'aud-first', at: 0.5, minutes: 60, priority: 'high', after: ['aud-choose'], when: { unless: SPORT }, title: 'Hold a first mock before three people who do not love you', how: 'Walk in, name, begin, thank, walk out. One asks for it again otherwise: faster, angrier, to the floor. Change it at once.', done: 'three remarks are noted and you took one direction' },
    { id: 'aud-talk', at: 0.6, minutes: 45, title: 'Practise the talk: why here, what did you see last, what do you do when it goes wrong', how: 'Two honest sentences each. A question of your own that their page does not answer.', done: 'somebody asked you six and you did not recite' },
    { id: 'aud-second', at: 0.78, minutes: 60, priority: 'high', after: ['aud-first'], when: { unless: SPORT }, title: 'Hold a second mock at the hour and in the clothes and shoes, with a bad room', how: 'Cold, echo, somebody writing and not looking up. After five flights of stairs.', done: 'it held, and what slipped is known' },
    { id: 'aud-travel', at: 0.86, minutes: 30, title: 'Settle way, bed, warm-up room, papers, water, copies, spare string or shoe', how: 'There ninety minutes early; a plan for a late train. Film entries: upload two days before.', done: 'the bag list and two ways stand' },
    { id: 'aud-eve', at: 0.96, daysBefore: 1, minutes: 30, title: 'The day before: easy, nothing new, bag packed, early to bed', how: 'Once through softly: the beginning and the end. Walk.', done: 'the bag is at the door' },
    { id: 'aud-after', at: 1.03, minutes: 30, title: 'Write down on the same day what was asked, ask for feedback, next date', how: 'A no says: not this one, now. What would you keep?', done: 'notes stand and the next one is entered' },
  ],
}

const FLOWN: Keyword[] = ['pilot', 'flying', 'glider', 'gliding', 'paraglid', 'microlight', 'helicopter', 'balloon']
const DRONES: Keyword[] = ['drone', 'uav']
const RADIO: Keyword[] = ['radio', 'ham', 'marine radio', 'vhf']
const BOATS: Keyword[] = ['skipper', 'boat', 'boating', 'sailing', 'yachtmaster', 'inland waterway']
const MACHINES: Keyword[] = ['forklift', 'crane', 'digger', 'excavator', 'chainsaw', 'tractor', 'telehandler', 'lift truck', 'hgv', 'lorry', 'bus', 'taxi']
const HUNTED: Keyword[] = ['hunting', 'shotgun', 'firearms', 'gun', 'falconry', 'fishing', 'angling']
const SAVES: Keyword[] = ['lifeguard', 'rescue', 'swimming judge', 'coach', 'instructor']
const KINDS_OF_LICENCE = [...FLOWN, ...DRONES, ...RADIO, ...BOATS, ...MACHINES, ...HUNTED, ...SAVES]

/** Being allowed to do something: course, theory, hours of practice, test, paper. */
export const BEING_LICENSED: Playbook = {
  id: 'kind-being-licensed',
  title: 'getting a licence',
  plannerTypes: ['calendar'],
  usualWeeks: 16,
  matches: { strong: ['get my licence', 'pilot s licence', 'drone licence', 'radio licence', 'forklift', 'skipper s licence', 'jagdschein', 'angelschein', 'bootsfuhrerschein', 'staplerschein', 'licencia de piloto', 'licence de pilote', 'permis bateau', 'permis de chasse', 'licenca de piloto'], weak: ['licence', 'license', 'theory', 'practical', 'hours', 'examiner'] },
  tags: ['licence'],
  tasks: [
    { id: 'lic-which', at: 0, minutes: 60, priority: 'high', title: '{Subject}: find out which class you need, who issues it, and what it lets you do', how: 'Age, health, record, residence; valid where and how long; what it costs in all, with hours most people really need and not the lawful least.', done: 'class, office, total and months stand on a page' },
    { id: 'lic-health', at: 0.05, minutes: 45, priority: 'high', when: { mentions: [...FLOWN, ...BOATS, ...MACHINES, ...SAVES] }, title: '{Subject}: medical and eyesight test first, before any money for lessons', how: 'Doctor on the authority’s list; spectacles, colour vision, medicines along. A no today saves a year.', done: 'the certificate is there, or it is known what is missing' },
    { id: 'lic-record', at: 0.05, minutes: 40, priority: 'high', when: { mentions: [...HUNTED, 'taxi', 'bus'] }, title: '{Subject}: record check, referees, safe storage', how: 'They take weeks. Cabinet by the standard before the first weapon; the police may visit.', done: 'each is applied for' },
    { id: 'lic-school', at: 0.08, minutes: 90, priority: 'high', after: ['lic-which'], title: '{Subject}: visit two schools or clubs: instructors, machines, waiting times, pass rate, what if it rains', how: 'Trial lesson with the instructor you would have. Pay in stages and never for the whole ahead.', done: 'one is chosen and dates to the first test are booked' },
    { id: 'lic-book', at: 0.12, minutes: 40, title: '{Subject}: get this year’s syllabus, question bank and log book, and enrol with the authority', how: 'Number of questions, minutes, pass mark, how often it may be repeated. Divide chapters by weeks.', done: 'each week has a chapter and the account with the authority works' },
    { id: 'lic-study', at: 0.16, minutes: 120, everyWeeks: 1, priority: 'high', title: '{Subject}: theory, week {week}: a chapter, twenty questions, the wrong ones explained aloud', how: 'Law, weather, technique, emergency: whatever the week’s chapter is, link it to a case in practice. Wrong ones come back on the third day.', done: 'eighteen of twenty are right' },
    { id: 'lic-air', at: 0.24, minutes: 120, when: { mentions: FLOWN }, title: '{Subject}: fly twice a week where you can: effects of controls, circuits, stalls, then first solo', how: 'Long gaps cost hours. Brief from the checklist at home, chair-fly each circuit, debrief written on the same day.', done: 'the instructor’s list for solo is signed' },
    { id: 'lic-nav', at: 0.6, minutes: 180, when: { mentions: FLOWN }, title: '{Subject}: cross-country: plan, weather, weight, fuel, radio, diversion', how: 'Plan on paper, fly by it, compare. Solo qualifying flight on the first stable day.', done: 'the qualifying flight stands in the log book' },
    { id: 'lic-drone', at: 0.4, minutes: 60, when: { mentions: DRONES }, title: '{Subject}: register as operator, insure, practise hover, figure of eight, failsafe', how: 'Categories by weight and distance to people; map of zones; ten manoeuvres without position hold, logged.', done: 'operator number is on the drone and ten exercises are logged' },
    { id: 'lic-radio', at: 0.4, minutes: 60, when: { mentions: RADIO }, title: '{Subject}: listen and operate under supervision: call signs, bands, log, distress', how: 'Club station evenings; build a dipole or kit, for half of the questions become plain. Alphabet without thinking.', done: 'ten contacts are in the log under supervision' },
    { id: 'lic-sea', at: 0.4, minutes: 180, when: { mentions: BOATS }, title: '{Subject}: practice on board: man overboard, mooring, knots, chart, lights and shapes', how: 'Each manoeuvre till it works twice in wind from both sides; chart work with the real instruments, minutes on the clock.', done: 'all compulsory manoeuvres have worked twice' },
    { id: 'lic-machine', at: 0.4, minutes: 180, when: { mentions: MACHINES }, title: '{Subject}: practice on the machine: daily check, load, sight, slope, parking', how: 'Walk-round aloud in the same order. Ask the employer for supervised hours; what fails most people is looking over the shoulder.', done: 'the examiner’s sheet was driven without a fault that fails' },
    { id: 'lic-hunt', at: 0.4, minutes: 150, when: { mentions: HUNTED }, title: '{Subject}: practice: safe handling, range, species by skull, track and feather, out with a keeper', how: 'A fault of safety fails at once: same sequence each time, muzzle, finger, chamber. Two mornings outside a month.', done: 'ten handlings in a row are free of faults and the range scores pass' },
    { id: 'lic-save', at: 0.4, minutes: 90, when: { mentions: SAVES }, title: '{Subject}: practice: timed swims, tow, spinal turn, resuscitation, or a session held under an assessor', how: 'Measure against the test’s times every week.', done: 'each part was done within its time' },
    { id: 'lic-practice', at: 0.4, minutes: 150, priority: 'high', when: { unless: KINDS_OF_LICENCE }, title: '{Subject}: supervised practice against the examiner’s own sheet', how: 'Ask for the marking sheet. Each item twice in a row without help, the feared one first in each session.', done: 'the log has the hours and each item its tick' },
    { id: 'lic-mock', at: 0.62, minutes: 90, priority: 'high', after: ['lic-book'], title: '{Subject}: three mock papers under the clock', how: 'Three different days. Ninety per cent three times is ready; eighty is luck.', done: 'three results at ninety or more stand' },
    { id: 'lic-theory', at: 0.7, minutes: 90, priority: 'high', after: ['lic-mock'], title: '{Subject}: sit the theory test', how: 'Identity card, early, read each negation twice. How long is a pass valid for the practical part?', done: 'passed, with its last day of validity noted' },
    { id: 'lic-pretest', at: 0.84, minutes: 120, priority: 'high', title: '{Subject}: mock test with another instructor at the examiner’s place', how: 'Strange eyes see other faults. Oral questions too. Two lessons for what comes out.', done: 'no fault that fails came up' },
    { id: 'lic-test', at: 0.94, minutes: 120, priority: 'high', after: ['lic-theory', 'lic-pretest'], title: '{Subject}: practical test', how: 'Say what you see and why. Weather not good enough: you say no, that is part of the test.', done: 'passed, or the one fault is named and a date booked' },
    { id: 'lic-paper', at: 0.98, minutes: 40, title: '{Subject}: apply for the paper, enter expiry and hours to keep, plan the first three times', how: 'Insurance, currency, medical. First times in easy conditions with somebody experienced.', done: 'applied for and the renewal stands in the calendar' },
  ],
}
