import type { Playbook } from '../playbook.ts'
import { LANGUAGE_SERIES } from './language-series.ts'

export const LANGUAGE_LEARNING: Playbook = {
  id: 'language-learning',
  title: 'language learning',
  atItsHours: true,
  plannerTypes: ['calendar'], usualWeeks: 12,
  matches: {
    strong: ['italki', 'speak zero', 'speak no', 'conversation lessons', 'pronunciation', 'welsh', 'learn welsh', 'irish gaelic', 'scottish gaelic', 'gaelic', 'basque', 'catalan', 'duolingo', 'icelandic', 'swahili', 'farsi', 'persian', 'ukrainian', 'croatian', 'bulgarian', 'romanian', 'hungarian', 'finnish', 'estonian', 'latvian', 'lithuanian', 'my accent', 'learn spanish', 'learn french', 'learn german', 'learn italian', 'learn portuguese', 'learn japanese', 'learn korean', 'learn mandarin', 'learn chinese', 'learn arabic', 'learn dutch', 'spanish', 'italian', 'italien', 'italiano', 'french', 'franzosisch', 'frances', 'german', 'deutsch lernen', 'aleman', 'portugu', 'japanese', 'japanisch', 'japones', 'korean', 'mandarin', 'chinese', 'arabic', 'dutch', 'espagnol', 'allemand', 'portugais', 'japonais', 'spanisch', 'portugiesisch', 'turkisch', 'arabisch', 'englisch lernen', 'espanhol', 'alemao', 'chino', 'ruso', 'russian', 'turkish', 'polish', 'swedish', 'norwegian', 'danish', 'greek', 'hebrew', 'hindi', 'english course', 'englisch', 'ingles', 'anglais', 'language', 'sprache', 'idioma', 'langue', 'sign language', 'vocabulary'],
    weak: ['learn', 'lernen', 'aprender', 'apprendre', 'seance', 'kurs', 'clases', 'speak', 'conversation', 'fluent', 'grammar', 'duolingo', 'vocab', 'aprender', 'apprendre', '=a1', '=a2', '=b1', '=b2', 'holiday', 'urlaub'],
    not: ['camino', 'translate a', 'translate my', 'translate the', 'sign language', '=bsl', '=asl', 'libras', 'learn to sign', 'restaurant trip', 'recipe', 'cook', 'translate our', 'localis', 'localiz', 'exam', 'invasion'],
  },
  series: LANGUAGE_SERIES,
  tags: ['language'],
  sessions: {
    minutes: 45,
    perWeek: 4, atLeastPerWeek: 3,
    topicMinutes: { beginner: 240, intermediate: 200, advanced: 160 },
    order: 'blocks',
    topics: {
      beginner: ['sounds, greetings and introducing yourself', 'numbers, time and prices', 'ordering food and shopping', 'asking the way and transport', 'family, home and daily routine', 'talking about yesterday'],
      intermediate: ['telling a story in the past', 'plans and conditions', 'opinions and polite disagreement', 'news and work', 'problems: doctor, landlord, lost luggage'],
      advanced: ['register: formal, neutral, slang', 'argument and debate', 'fast speech and accents', 'idioms and connotation'],
    },
    opening: [
      { id: 'sounds', title: 'Set up: sounds of the language, card deck, one person to talk to', how: 'Listen to and repeat the sounds that your language lacks, make the first twenty cards with pictures instead of translations, and fix a weekly conversation partner.', done: 'the deck has twenty cards and the first talk is arranged' },
    ],
    stages: [
      { id: 'phrases', titles: ['{Topic}: the phrases you will really say', '{Topic}: words for the gaps'], share: 2, how: 'Collect ten phrases for {topic} from one dialogue with audio, shadow each aloud three times, then put them on cards as whole sentences.', done: 'you can say all ten without reading' },
      { id: 'grammar', titles: ['{Topic}: the one pattern behind it', '{Topic}: write a short message and have it corrected'], share: 1.5, how: 'Find the one grammar pattern that {topic} needs, make eight sentences of your own life with it, and have them corrected.', done: 'eight corrected sentences are in your notebook' },
      { id: 'listen', titles: ['{Topic}: listening, first the gist, then every word', '{Topic}: read something real'], share: 1.5, how: 'Three minutes of real speech: once for the gist, once with a pencil, once with the transcript; mark what you missed.', done: 'you understand it without the transcript' },
      { id: 'speak', titles: ['{Topic}: role play aloud', '{Topic}: talk with somebody'], share: 2, lag: 0.4, how: 'Play the situation “{topic}” from both sides aloud and record it; listen, mend three things, record again. With a partner if you can.', done: 'the second recording runs without a stop' },
      { id: 'recall', titles: ['{Topic}: spaced recall'], share: 1, lag: 1.6, how: 'Go through the cards for {topic} from your language into the new one, aloud; the missed ones twice more, then use five in a small story.', done: 'nine of ten come at once' },
    ],
    mixed: { every: 6, sessions: [
      { id: 'sounds-drill', when: { levels: ['beginner'] }, title: 'Sounds and spelling {round}: the five that do not exist in your language', how: 'Listen to word pairs that differ in one sound, repeat, record yourself, compare. Ten minutes, then read a short text aloud.', done: 'a stranger would tell the two words of each pair apart' },
      { id: 'messages', title: 'Write {round}: eight sentences to a real person', how: 'A message, a review, a diary line. Write without looking up, then check three doubts only, and ask for corrections.', done: 'it is sent and each correction is a card' },
      { id: 'register', when: { levels: ['advanced'] }, title: 'Register {round}: say the same thing to a friend, an authority and a child', how: 'Take one request and one refusal; look for what native speakers leave out. Record all three and listen.', done: 'three differences are named and used' },
      { id: 'debate', when: { levels: ['advanced'] }, title: 'Argue {round}: defend an opinion you do not share for five minutes', how: 'Three arguments, one concession, one example; no notes. Listen back for connectors and pauses.', done: 'you spoke for five minutes and noted two better words' },
      { id: 'conversation', title: 'Conversation {round}: everything so far, no notes', how: 'Talk with your partner or to a recorder about your week, using what you have learnt; ask for the three most useful corrections.', done: 'three corrections are on cards' },
      { id: 'film', title: 'Watch ten minutes of a series {round}: first with, then without subtitles', how: 'Subtitles in the new language, five phrases copied, the scene again without them, then imitate one speaker.', done: 'five phrases are on cards and one can be said at full speed' },
      { id: 'sort-out', title: 'Sort out {round}: oldest cards, stubborn words, one song', how: 'Rewrite every card you failed three times with a new sentence or picture, drop what you will never say, sing along to one song.', done: 'no card has failed more than three times' },
    ] },
    closing: [
      { id: 'dress-rehearsal', title: 'Dress rehearsal: a whole day in the language, scene by scene', how: 'Play through a day from breakfast to the last tram without notes; your partner improvises.', done: 'you got through every scene, with hands if need be' },
      { id: 'compare', title: 'Compare: same text as at the start, record and listen', how: 'Record two minutes about yourself and lay it beside your first recording; choose what to keep up from now on.', done: 'you have heard the difference and fixed a weekly habit' },
    ],
  },
  tasks: [],
}
