import type { Playbook } from '../playbook.ts'
import { MUSIC_SERIES } from './music-series.ts'

const KEYS = ['piano', 'klavier', 'keyboard', '=organ', '=harp', '=harfe', '=orgel', '=orgue', 'accordion', 'akkordeon', 'recital', 'für elise', 'fur elise']
/** Many together: what one practises at home is not what they rehearse. */
const ENSEMBLE = ['choir', 'chorus', '=chor', '=coro', '=coral', '=chorale', 'chorale', 'our band', 'band rehears', 'our orchestra', 'school orchestra', 'youth orchestra', 'orchestra ready', 'orchestra for', 'unser orchester', 'unseres orchesters', 'our ensemble', 'vocal ensemble', 'wind ensemble', 'ensemble for', 'ensemble ready', 'our quartet', 'string quartet', 'quartet for', 'quartet ready', 'big band', 'brass band', 'wind band', 'our rehearsals', 'rehearsals of']

export const MUSIC_PRACTICE: Playbook = {
  id: 'music-practice',
  title: 'music practice',
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['learn to sing', 'cajon', 'drumming', 'hand drum', 'djembe', 'bongos', 'handpan', 'back into playing the', 'pick up the cello', 'pick up the violin', 'pick up the guitar', 'pick up the piano', 'grade 1 piano', 'grade 1 violin', 'grade 1 cello', 'grade 1 guitar', 'grade 1 flute', 'grade 1 theory', 'grade 1 singing', 'grade 1 clarinet', 'grade 1 done', 'grade 2 piano', 'grade 2 violin', 'grade 2 cello', 'grade 2 guitar', 'grade 2 flute', 'grade 2 theory', 'grade 2 singing', 'grade 2 clarinet', 'grade 2 done', 'grade 3 piano', 'grade 3 violin', 'grade 3 cello', 'grade 3 guitar', 'grade 3 flute', 'grade 3 theory', 'grade 3 singing', 'grade 3 clarinet', 'grade 3 done', 'grade 4 piano', 'grade 4 violin', 'grade 4 cello', 'grade 4 guitar', 'grade 4 flute', 'grade 4 theory', 'grade 4 singing', 'grade 4 clarinet', 'grade 4 done', 'grade 5 piano', 'grade 5 violin', 'grade 5 cello', 'grade 5 guitar', 'grade 5 flute', 'grade 5 theory', 'grade 5 singing', 'grade 5 clarinet', 'grade 5 done', 'grade 6 piano', 'grade 6 violin', 'grade 6 cello', 'grade 6 guitar', 'grade 6 flute', 'grade 6 theory', 'grade 6 singing', 'grade 6 clarinet', 'grade 6 done', 'grade 7 piano', 'grade 7 violin', 'grade 7 cello', 'grade 7 guitar', 'grade 7 flute', 'grade 7 theory', 'grade 7 singing', 'grade 7 clarinet', 'grade 7 done', 'grade 8 piano', 'grade 8 violin', 'grade 8 cello', 'grade 8 guitar', 'grade 8 flute', 'grade 8 theory', 'grade 8 singing', 'grade 8 clarinet', 'grade 8 done', 'my grade 5', 'my grade 3', 'my grade 8', 'theory grade', 'sing in tune', 'singing lessons', 'my singing', 'piano', 'guitar', 'violin', 'cello', 'flute', 'drums', 'saxophone', 'ukulele', 'trumpet', 'clarinet', 'singing', 'choir', 'recital', 'audition', 'instrument', 'gitarre', 'klavier', 'geige', 'guitarra', 'guitare', 'violao', 'concert', 'konzert', 'abrsm', 'band rehearsal', 'brass band', 'wind band', 'big band', 'school band', 'string quartet', 'ensemble', 'banjo', 'mandolin', 'accordion', 'harmonica', 'harp', 'viola', 'bass guitar', 'keyboard', 'trombone', 'recorder', 'ukelele', 'akkordeon', 'blockflote', 'trompete', 'schlagzeug', 'orchestra', 'orchester', 'coro', 'chorale', 'chor', 'saxofon', 'bateria', 'violin', 'flauta', '=chello', 'violine', 'bratsche', 'querflote', '=harfe', 'violonchelo', 'violonc', '=violon', 'batterie', 'trompette', 'trompeta', 'contrabaixo', 'vorspiel', 'chorkonzert', 'partitura', 'songs for open mic', 'songs for an open mic', 'songs for the open mic', 'songs for a gig', 'songs on the guitar', 'songs on the piano', 'play songs', 'prepare songs', 'learn songs'],
    weak: ['practise', 'practice', 'piece', 'scales', 'songs', 'repertoire', 'learn', '=uben', 'practicar', 'travailler', 'praticar'],
    not: ['concert ticket', 'concert hall construction', 'party', 'organise a concert', 'charity'],
  },
  series: MUSIC_SERIES,
  tags: ['music'],
  sessions: {
    minutes: 40,
    perWeek: 5,
    topicMinutes: { beginner: 480, intermediate: 420, advanced: 420 },
    order: 'rotate',
    topics: { beginner: ['first chords or scale', 'an easy song', 'rhythm with a metronome'], intermediate: ['a slow piece', 'a fast piece', 'scales and sight-reading'], advanced: ['the hardest piece', 'the memorised piece', 'technique for both'] },
    opening: [{ id: 'inventory', title: 'First play-through: record every piece, mark the hard bars', how: 'Play each at half tempo without stopping, phone recording; bracket the bars that break down and agree on fingering there.', done: 'each piece has its brackets and a recording to compare with' }],
    topicsFor: [{ mentions: ENSEMBLE, topics: ['the hardest piece', 'the newest piece', 'the pieces you know'] }],
    stages: [
      { id: 'sectionals', when: { mentions: ENSEMBLE }, titles: ['{Topic}: each part alone, then in pairs', '{Topic}: all together at half tempo, tricky bars first', '{Topic}: entries, cut-offs and breaths marked in every copy'], share: 4, how: 'Parts apart for twenty minutes with one person each who is sure; then two parts against each other, then everybody. Marks go into every copy.', done: 'every part holds its line against one other' },
      { id: 'blend', when: { mentions: ENSEMBLE }, titles: ['{Topic}: words, vowels, intonation and balance', '{Topic}: dynamics and endings, eyes up'], share: 3, how: 'Speak the text in rhythm or play the chord slowly, tune from the lowest part upwards; one listener at the back says what is lost.', done: 'the listener at the back hears every part and understands every word' },
      { id: 'straight-through', when: { mentions: ENSEMBLE }, titles: ['{Topic}: straight through and recorded, no stopping', '{Topic}: from the weak spot to the end, twice'], share: 2, lag: 0.1, how: 'One take as on the day, phone in the middle of the room; listen together to two minutes of it, then mend one thing only.', done: 'one take is recorded to the end and its one fault is mended' },
      { id: 'apart-slowly', when: { unless: [...KEYS, ...ENSEMBLE] }, titles: ['{Topic}: practise it slowly, fingering or breath fixed', '{Topic}: practise the hard places in four-bar loops', '{Topic}: practise it whole at half tempo'], share: 4, how: 'Short loops, metronome at a speed where nothing breaks, three clean in a row before five beats more; end with the loop in its surroundings.', done: 'the chosen bars or chords went right three times in a row' },
      { id: 'slow', when: { mentions: KEYS, unless: ENSEMBLE }, titles: ['{Topic}: practise hands separately, slow, fingering fixed', '{Topic}: practise the bracketed bars in four-bar loops', '{Topic}: practise hands together at half tempo'], share: 4, how: 'Short loops, metronome at a speed where nothing breaks, three clean in a row before five beats more; end with the loop in its surroundings.', done: 'the chosen bars went right three times in a row' },
      { id: 'phrase', when: { unless: ENSEMBLE }, titles: ['{Topic}: practise phrasing and dynamics', '{Topic}: practise transitions between sections'], share: 2, how: 'Sing the line, mark breaths and the goal of each phrase, play it so exaggerated that it is nearly too much.', done: 'a recording shows the phrases without seeing the score' },
      { id: 'tempo', when: { unless: ENSEMBLE }, titles: ['{Topic}: practise up to tempo in steps', '{Topic}: practise steady tempo with the metronome on two and four'], share: 2, how: 'From the clean speed up in steps of four beats, back two when it breaks; the last run slow.', done: 'it is within ten beats of the goal and clean' },
      { id: 'memory', when: { unless: ENSEMBLE }, titles: ['{Topic}: practise from memory, starting anywhere', '{Topic}: practise from the last section backwards'], share: 2, how: 'Name six starting points; begin at each from memory, last one first.', done: 'all six starts work without the score' },
      { id: 'perform', when: { unless: ENSEMBLE }, titles: ['{Topic}: practise a run-through without stopping', '{Topic}: practise for one listener or the camera'], share: 2, lag: 0.1, how: 'One take as on stage: walk in, breathe, play, go on through slips; only then look at what slipped.', done: 'one take is recorded to the end' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'posture', when: { levels: ['beginner'] }, title: 'Practise posture and tone before a mirror, round {round}', how: 'Long notes or open strings: shoulders low, wrists loose, breath calm; five minutes each, then one easy piece.', done: 'the last note sounds fuller than the first and nothing hurts' },
      { id: 'ear', when: { unless: ENSEMBLE }, title: 'Practise by ear, round {round}: a melody you know, without the page', how: 'Sing it, find the first note, then phrase by phrase; write down only what you could not find.', done: 'you play eight bars of it without having seen them' },
      { id: 'interpretation', when: { levels: ['advanced'] }, title: 'Practise two interpretations of one page, round {round}', how: 'Two recordings, two sets of decisions on tempo, weight and silence; play both, then your own.', done: 'three decisions are pencilled in and you can say why' },
      { id: 'programme', title: 'Practise the whole programme in order, round {round}', how: 'All pieces with pauses as on the day, recorded; note the first weak spot of each.', done: 'each weak spot is next session’s first loop' },
      { id: 'sight', when: { unless: ENSEMBLE }, title: 'Practise sight-reading and an old favourite, round {round}', how: 'Ten minutes of something new and easy without stopping, then play for pleasure.', done: 'you kept the beat to the end' },
    ] },
    closing: [
      { id: 'mock-stage', title: 'Practise a mock performance: clothes, shoes, audience of two', how: 'The real order, the real shoes, bow and all; no repeats.', done: 'you have played through once in public', priority: 'high' },
      { id: 'repair', title: 'Practise only what slipped before the audience', how: 'The three places, very slowly, then in context twice.', done: 'three clean passes each' },
      { id: 'the-hall', when: { mentions: ENSEMBLE }, title: 'Practise in the hall itself: stand as on the day, listen from the microphones', how: 'Places marked on the floor, one piece soft and one loud, entrance and exit; the conductor goes and listens once.', done: 'everybody knows where to stand and what the room does to the sound', priority: 'high' },
      { id: 'other-room', when: { unless: ENSEMBLE }, title: 'Practise on another instrument or in another room', how: 'Ask for ten minutes in the hall or play at a friend’s; notice touch and echo.', done: 'the beginnings work there too' },
      { id: 'light', title: 'Practise lightly: beginnings, endings, slow run, early night', how: 'No loops, no full tempo; lay out scores and clothes.', done: 'you stop while it still feels good' },
    ],
  },
  tasks: [],
}
