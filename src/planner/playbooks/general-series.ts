import type { Language, SeriesTemplate } from './playbook.ts'

/** Recurring work that no playbook knows: it starts small, grows, is looked back on and is kept. */
export function generalSeries(language: Language): SeriesTemplate {
  return language === 'en' ? ENGLISH : { ...ENGLISH, sessions: WORDS[language].map((title, index) => ({ ...ENGLISH.sessions[0]!, id: `turn-${index}`, title })) }
}

const ENGLISH: SeriesTemplate = {
  id: 'general',
  about: [],
  name: '{subject}',
  perWeek: 3,
  minutes: 45,
  sessions: [
    { id: 'begin', to: 0.12, title: '{name}: an easy first round', how: 'Do less than you could, so that beginning again is easy; note where, when and how long.', done: 'you did it once and know what to change' },
    { id: 'place', to: 0.25, title: '{name}: same time, same place', how: 'Repeat it under the same circumstances so that it needs no decision; put what you need where you will see it.', done: 'you began without negotiating with yourself' },
    { id: 'one-thing', from: 0.12, to: 0.9, title: '{name}, week {week}: one thing better', how: 'Choose a single detail to improve this time and watch only that.', done: 'you can say in one sentence what got better' },
    { id: 'more', from: 0.2, to: 0.9, title: '{name}, week {week}: a little more', how: 'Add about a tenth to what you did last week: longer, heavier, more of it, or with less help.', done: 'the extra part was done with good form' },
    { id: 'weak-spot', from: 0.3, to: 0.9, title: '{name}, week {week}: the part you avoid', how: 'Start with what you have been putting off or find hard, for a third of the time; the rest as usual.', done: 'the hard part has had its share' },
    { id: 'steady', from: 0.2, to: 0.95, title: '{name}, week {week}: steady', how: 'Nothing new: do it calmly and to the end.', done: 'it is done and it felt ordinary' },
    { id: 'whole', from: 0.85, title: '{name}: the whole of it, as it should be', how: 'Do it once the way you wanted to be able to at the start; compare with your first notes.', done: 'you have written down the difference from the first time' },
    { id: 'keep', from: 0.9, title: '{name}: decide how it goes on', how: 'Do it as usual, then fix what you will keep: how often, how long, on which days.', done: 'the next date after this plan is in the calendar' },
  ],
}

const WORDS: Record<Exclude<Language, 'en'>, string[]> = {
  de: ['{name}, Woche {week}: ruhig beginnen', '{name}, Woche {week}: eine Sache besser', '{name}, Woche {week}: ein wenig mehr', '{name}, Woche {week}: das Schwierige zuerst'],
  es: ['{name}, semana {week}: empezar con calma', '{name}, semana {week}: mejorar una cosa', '{name}, semana {week}: un poco más', '{name}, semana {week}: primero lo difícil'],
  fr: ['{name}, semaine {week} : commencer doucement', '{name}, semaine {week} : une chose en mieux', '{name}, semaine {week} : un peu plus', '{name}, semaine {week} : le difficile d’abord'],
  pt: ['{name}, semana {week}: começar com calma', '{name}, semana {week}: melhorar uma coisa', '{name}, semana {week}: um pouco mais', '{name}, semana {week}: primeiro o difícil'],
}

/** What is attended or simply done, again and again: it needs no progress, only its own name. */
export const PLAIN_SERIES: SeriesTemplate = {
  id: 'attended',
  about: ['volunteer', 'shift', 'class', 'lesson', 'appointment', 'rehearsal', 'choir', 'club', 'physio', 'therap', 'weigh', 'laundry', 'water', 'bins', 'grocer', 'shopping', 'feed', 'medic', 'pill', 'vitamin', 'visit', 'viewing', 'clean', 'tidy', 'check in', 'weekly check', 'babysit', 'pick up', 'drop off', 'cours', 'clase', 'termin', 'kurs', 'aula'],
  name: '{subject}',
  perWeek: 1,
  minutes: 45,
  sessions: [{ id: 'as-usual', title: '{name}', how: 'Have what it needs ready the evening before, and leave on time; note in one line anything to change for next time.', done: 'it is done for this time and the next date stands' }],
}

/** Regular talks with somebody. */
export const MEETING_SERIES: SeriesTemplate = {
  id: 'regular-meeting',
  about: [],
  name: '{subject}',
  perWeek: 1,
  minutes: 30,
  tags: ['meeting'],
  sessions: [
    { id: 'expectations', to: 0.3, title: '{name}: expectations and open questions', how: 'Bring three questions; ask what a good week looks like to the other; write down what was promised.', done: 'both know the next step of the other' },
    { id: 'in-the-way', title: '{name}, week {week}: what goes well, what is in the way', how: 'One thing each to keep, one obstacle, one wish; decide who removes the obstacle.', done: 'the obstacle has a name and a date' },
    { id: 'feedback', from: 0.3, title: '{name}, week {week}: feedback both ways', how: 'A concrete moment, its effect, a wish; thank before you answer.', done: 'each has said one thing and heard one' },
    { id: 'ahead', from: 0.4, title: '{name}, week {week}: look ahead', how: 'What comes next, what should be dropped, what to learn.', done: 'the next two weeks are agreed' },
  ],
}
