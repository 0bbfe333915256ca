import { useSyncExternalStore } from 'react'
import { activate, activeLanguage, languageOf, onLanguageChange, SOURCE_LANGUAGE, type Language, type Texts } from './active-language.ts'

const STORAGE_KEY = 'language'

/** A language besides the source is fetched when it is wanted. */
const CATALOGUES: Record<Language, () => Promise<Texts>> = {
  en: async () => ({}),
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
}

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', de: 'Deutsch' }

/** The last language asked for wins, whichever catalogue arrives last. */
let wanted: Language = SOURCE_LANGUAGE

/** Fetches the catalogue and shows the page in it; the promise ends when it stands. Rejects when it cannot be fetched. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language
  if (language === activeLanguage()) return
  const texts = await CATALOGUES[language]()
  if (wanted !== language) return
  activate(language, texts)
  document.documentElement.lang = language
}

/** The choice made on this device; the source language when none was. The browser's own languages are no choice. */
export function storedLanguage(): Language {
  try {
    return languageOf(localStorage.getItem(STORAGE_KEY)) ?? SOURCE_LANGUAGE
  } catch {
    return SOURCE_LANGUAGE
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The account's language wins over the device's. */
export function preferredLanguage(accountLocale: string | null | undefined): Language {
  return languageOf(accountLocale) ?? storedLanguage()
}

/** The language on screen. A component that reads it renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, activeLanguage, () => SOURCE_LANGUAGE)
}
