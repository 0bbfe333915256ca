import type { Language, Playbook } from '../playbook.ts'
import { WORDS_DE } from './de/words.ts'
import { WORDS_ES } from './es/words.ts'
import { WORDS_FR } from './fr/words.ts'
import type { PlaybookWords, TranslatedLanguage, WordsByLanguage } from './playbook-words.ts'
import { WORDS_PT } from './pt/words.ts'

export const TRANSLATED_LANGUAGES: readonly TranslatedLanguage[] = ['de', 'es', 'fr', 'pt']

const WORDS: Readonly<Record<TranslatedLanguage, Readonly<Record<string, PlaybookWords>>>> = { de: WORDS_DE, es: WORDS_ES, fr: WORDS_FR, pt: WORDS_PT }

/** The playbooks that stand in some other language than English, by id. */
export const TRANSLATIONS: Readonly<Record<string, WordsByLanguage>> = byPlaybook()

function byPlaybook(): Record<string, WordsByLanguage> {
  const ids = new Set(TRANSLATED_LANGUAGES.flatMap((language) => Object.keys(WORDS[language])))
  return Object.fromEntries([...ids].toSorted().map((id) => [id, Object.fromEntries(TRANSLATED_LANGUAGES.flatMap((language) => {
    const words = WORDS[language][id]
    return words === undefined ? [] : [[language, words] as const]
  }))]))
}

/** A playbook's title in a language; its own, which is English, where none is known. */
export function playbookTitle({ id, title }: Playbook, language: Language): string {
  return language === 'en' ? title : (TRANSLATIONS[id]?.[language]?.title ?? title)
}
