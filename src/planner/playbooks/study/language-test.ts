import { MOCK_SERIES } from './mock-series.ts'
import type { Playbook } from '../playbook.ts'

export const LANGUAGE_TEST: Playbook = {
  id: 'language-test', title: 'language test', plannerTypes: ['calendar'], usualWeeks: 12, occasion: { on: [6], amongTasks: true }, series: [MOCK_SERIES], tags: ['study'],
  matches: { strong: ['ielts', 'toefl', 'toeic', 'duolingo english test', 'cambridge first', 'cambridge advanced', 'b2 first', 'c1 advanced', '=dele', '=siele', '=delf', '=dalf', 'goethe zertifikat', 'goethe certificate', 'goethe exam', 'testdaf', '=telc', '=dsh', '=hsk', '=jlpt', '=celpe', '=topik', 'language test', 'language certificate', 'a2 exam', 'b1 exam', 'b2 exam', 'c1 exam', 'a2 german', 'b1 german', 'b2 german', 'b1 french', 'b2 french', 'b1 spanish', 'b2 spanish', 'b1 italian', 'b2 italian', 'b1 prufung', 'b2 prufung', 'c1 prufung', 'prufung b1', 'prufung b2', 'deutschprufung', 'sprachprufung', 'examen b1', 'examen b2', 'examen c1', 'examen de ingles', 'examen d anglais', 'prova de ingles', 'proficiencia'], weak: ['exam', 'test', 'band', 'score', 'speaking', 'writing', 'listening', 'reading', '=b1', '=b2', '=c1'], not: ['language model'] },
  sessions: {
    minutes: 90, perWeek: 5, atLeastPerWeek: 3, order: 'rotate',
    topicMinutes: { beginner: 900, intermediate: 720, advanced: 540 },
    usualAmount: { units: ['paper', 'mock', 'practice test'], value: 4 },
    topics: ['writing', 'listening', 'reading', 'speaking'],
    topicsFor: [
      { mentions: ['=jlpt', 'japanese language proficiency'], topics: [{ en: 'vocabulary and kanji', de: 'Wortschatz und Kanji', es: 'vocabulario y kanji', fr: 'vocabulaire et kanji', pt: 'vocabulário e kanji' }, { en: 'grammar', de: 'Grammatik', es: 'gramática', fr: 'grammaire', pt: 'gramática' }, { en: 'reading', de: 'Lesen', es: 'lectura', fr: 'lecture', pt: 'leitura' }, { en: 'listening', de: 'Hören', es: 'comprensión auditiva', fr: 'compréhension orale', pt: 'compreensão oral' }] },
      { mentions: ['=topik i', '=hsk 1', '=hsk1', '=hsk 2', '=hsk2', 'toeic listening', '=toeic'], topics: [{ en: 'listening', de: 'Hören', es: 'comprensión auditiva', fr: 'compréhension orale', pt: 'compreensão oral' }, { en: 'reading', de: 'Lesen', es: 'lectura', fr: 'lecture', pt: 'leitura' }, { en: 'vocabulary', de: 'Wortschatz', es: 'vocabulario', fr: 'vocabulaire', pt: 'vocabulário' }, { en: 'grammar in sentences', de: 'Grammatik in Sätzen', es: 'gramática en frases', fr: 'grammaire en phrases', pt: 'gramática em frases' }] },
      { mentions: ['=hsk', '=topik'], topics: [{ en: 'listening', de: 'Hören', es: 'comprensión auditiva', fr: 'compréhension orale', pt: 'compreensão oral' }, { en: 'reading', de: 'Lesen', es: 'lectura', fr: 'lecture', pt: 'leitura' }, { en: 'writing', de: 'Schreiben', es: 'escritura', fr: 'expression écrite', pt: 'escrita' }, { en: 'vocabulary and characters', de: 'Wortschatz und Schriftzeichen', es: 'vocabulario y caracteres', fr: 'vocabulaire et caractères', pt: 'vocabulário e caracteres' }] },
    ],
    opening: [
      { id: 'test-map', when: { levels: ['beginner'] }, title: 'Know the test: parts, minutes, what each task asks and how it is marked', how: 'The official description and one sample of each part; write the minutes for each task and the criteria beside it.', done: 'one page holds parts, minutes and criteria', tags: ['diagnostic'] },
      { id: 'core-words', when: { levels: ['beginner'] }, title: 'The two hundred words that every paper uses: sort known, half known, new', how: 'From two official papers; half known first, each in a sentence of your own, fifteen a day from then on.', done: 'sixty cards stand and the daily fifteen have an hour', tags: ['vocabulary'] },
      { id: 'band-gap', when: { levels: ['advanced'] }, title: 'What separates your score from the next: three marked samples, line by line', how: 'Same task at your level and one above; list what the better one does, not what yours does wrong.', done: 'five differences are on a card and each has an exercise', priority: 'high', tags: ['diagnostic'] },
      { id: 'first-paper', title: 'First full paper against the clock: a score for each part', how: 'An official practice test, all parts in their order, no dictionary. Mark with the key; have writing and speaking marked by a teacher or with the public criteria.', done: 'each part has a score, and the distance to the one you need is written down', priority: 'high', tags: ['diagnostic'] },
    ],
    stages: [
      { id: 'task-types', titles: ['{Topic}: one task type taken apart, with a model answer', '{Topic}: the task type that costs you most'], share: 2, how: 'Do it untimed with the criteria open, then lay a model beside it: what did it do in the first two minutes, and in which order?', done: 'the steps for this task type in {topic} fit on a card' },
      { id: 'deliberate', titles: ['{Topic}: one weakness, three short rounds', '{Topic}: words and phrases this part needs', '{Topic}: do it again, better than last time'], share: 4, how: 'Twenty minutes of work, as long for correcting; enter each mistake with its cause into the log, then do the same piece again without help.', done: 'the second attempt in {topic} is better on one criterion and the log is up to date' },
      { id: 'real-thing', titles: ['{Topic}: something real at the level you need'], share: 1, how: 'A lecture, an article, a talk with somebody, a text for a reader: thirty minutes, five phrases kept, one used the same day.', done: 'five phrases are on cards and one has been used' },
      { id: 'timed-part', titles: ['{Topic}: the whole part against the clock', '{Topic}: two tasks in nine tenths of the time'], share: 3, tags: ['mock'], how: 'Exam minutes, exam order, answer sheet as on the day; mark at once and note where the minutes went.', done: 'the score in {topic} and the slowest task are noted' },
    ],
    mixed: { every: 5, sessions: [
      { id: 'accent-drill', when: { levels: ['beginner'] }, title: 'Listen and repeat, round {round}: sounds and endings you miss', how: 'One minute of speech, sentence by sentence, recorded and compared; endings and linked words first.', done: 'you hear the difference in your second recording', tags: ['listening'] },
      { id: 'feedback-hour', title: 'Marked by somebody else, round {round}: one text, five minutes of speaking', how: 'Teacher, exchange partner or examiner’s grid: ask only for the two criteria that cost most.', done: 'two corrections are drilled and stand on the card', priority: 'high', tags: ['feedback'] },
      { id: 'log-round', title: 'Error log, round {round}: do again what went wrong, oldest first', how: 'Cover the correction; strike it out when it is right twice on different days.', done: 'nothing in the log is older than ten days and untried', tags: ['revision'] },
      { id: 'under-noise', when: { levels: ['advanced'] }, title: 'Harder than the day, round {round}: faster speech, shorter time, no second hearing', how: 'Speed 1.25, two accents you do not know, writing with five minutes less.', done: 'the normal pace feels slow afterwards', tags: ['mock'] },
    ] },
    closing: [
      { id: 'paper-two', title: 'Second full paper: exam morning, one sitting, all parts', how: 'Same hour as the test, breaks as allowed, handwriting or keyboard as on the day.', done: 'all parts are marked and compared with the first paper', priority: 'high', tags: ['mock'] },
      { id: 'paper-two-repair', title: 'Mend what the second paper showed: the two parts below your score', how: 'Three tasks of the type that cost most, slowly, then one against the clock.', done: 'one timed task of that type reaches the score', priority: 'high' },
      { id: 'paper-three', title: 'Third full paper: your order, your minutes, guess rules', how: 'When to leave a question, when to guess, how many minutes are left for checking; practise the plan as much as the language.', done: 'you finished each part with time to check', priority: 'high', tags: ['mock'] },
      { id: 'day-before-test', minutes: 45, title: 'Day before: identity card, route, phrases for speaking, early night', how: 'No new paper. Read the cards aloud, talk ten minutes about yourself, put the same identity card on the bag that you registered with.', done: 'bag and route are ready and you have spoken aloud today', priority: 'high' },
    ],
  },
  tasks: [
    { id: 'register-test', at: 0.02, minutes: 30, priority: 'high', about: ['register', 'registration', 'book the test'], title: 'Register: date, place, identity card, until when results arrive', how: 'Count back from the day the score is needed; names exactly as on the passport; note the last day to move the date.', done: 'the place is confirmed and the result comes in time' },
    { id: 'mid-check', at: 0.5, minutes: 45, when: { minWeeks: 8 }, title: 'Half-way: scores by part, move hours from the safest to the weakest', how: 'Table of all timed parts so far; the part with the largest gap gets two sessions more a week.', done: 'the weeks left show more of the weakest part' },
  ],
}
