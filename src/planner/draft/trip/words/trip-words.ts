import type { Language } from '../../../playbooks/playbook.ts'
import { fillText } from '../../wording.ts'
import type { Slots } from '../../wording.ts'
import { GERMAN_TRIP } from './de.ts'
import { ENGLISH_TRIP } from './en.ts'
import { SPANISH_TRIP } from './es.ts'
import { FRENCH_TRIP } from './fr.ts'
import { placePhrases } from './place-phrases.ts'
import type { SaidPlace } from './place-phrases.ts'
import { PORTUGUESE_TRIP } from './pt.ts'
import type { StopWords, TripWords } from './trip-text.ts'

const TRIP_WORDS: Readonly<Record<Language, TripWords>> = { en: ENGLISH_TRIP, de: GERMAN_TRIP, es: SPANISH_TRIP, fr: FRENCH_TRIP, pt: PORTUGUESE_TRIP }

export function tripWords(language: Language): TripWords {
  return TRIP_WORDS[language]
}

/** Title, how and done of one stop at a place, whose own slots are filled beside the given ones. */
export function stopWords([title, how, done]: StopWords, place: SaidPlace, { language, slots = {} }: { language: Language; slots?: Slots }): { title: string; how: string; done: string } {
  const all = { ...placePhrases(place, language), ...slots }
  const filled = (text: string) => fillText(text, language, all)
  return { title: filled(title), how: filled(how), done: filled(done) }
}
