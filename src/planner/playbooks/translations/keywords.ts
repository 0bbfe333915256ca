import type { Condition, Keyword } from '../playbook.ts'
import type { TranslatedLanguage, WordsByLanguage } from './playbook-words.ts'
import { KEYWORDS_DE } from './de/keywords.ts'
import { KEYWORDS_ES } from './es/keywords.ts'
import { KEYWORDS_FR } from './fr/keywords.ts'
import { KEYWORDS_PT } from './pt/keywords.ts'

const KEYWORDS: Readonly<Partial<Record<TranslatedLanguage, Readonly<Record<Keyword, readonly Keyword[]>>>>> = { de: KEYWORDS_DE, es: KEYWORDS_ES, fr: KEYWORDS_FR, pt: KEYWORDS_PT }

const ASKED_IN: readonly TranslatedLanguage[] = ['de', 'es', 'fr', 'pt']

/** The keywords, and what goals in the languages of these words say for them: a plan in Portuguese has its step for whom 'child' stands for where the goal says 'filhos'. */
export function inAllLanguages(keywords: readonly Keyword[], words: WordsByLanguage): Keyword[] {
  const languages = ASKED_IN.filter((language) => words[language] !== undefined)
  const others = keywords.flatMap((keyword) => languages.flatMap((language) => KEYWORDS[language]?.[keyword] ?? []))
  return [...new Set([...keywords, ...others])]
}

export function conditionInAllLanguages(condition: Condition, words: WordsByLanguage): Condition {
  const { mentions, unless } = condition
  return {
    ...condition,
    ...(mentions ? { mentions: inAllLanguages(mentions, words) } : {}),
    ...(unless ? { unless: inAllLanguages(unless, words) } : {}),
  }
}
