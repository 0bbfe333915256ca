export const LANGUAGES = ['en', 'es', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export const SOURCE_LANGUAGE: Language = 'en'

/** Texts by the name they were defined under. */
export type Texts = Readonly<Record<string, object>>

let active: { language: Language; texts: Texts } = { language: SOURCE_LANGUAGE, texts: {} }
const listeners = new Set<() => void>()

export const activeLanguage = (): Language => active.language
export const activeTexts = (name: string): object | undefined => active.texts[name]

/** Everything that is rendered from now on is in `language`. */
export function activate(language: Language, texts: Texts): void {
  active = { language, texts }
  for (const listener of listeners) listener()
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of a BCP 47 tag when the page speaks it, else null. */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = tag?.split(/[-_]/, 1)[0]?.toLowerCase()
  return LANGUAGES.find((language) => language === primary) ?? null
}

/**
 * How dates and numbers are written and on which day the week starts: the page's language with the browser's region,
 * such as `en-DE` for English texts in a German browser.
 */
export function activeLocale(browserLocale = browserLanguage()): string {
  const { language } = active
  if (languageOf(browserLocale) === language) return browserLocale
  const region = regionOf(browserLocale)
  return region === undefined ? language : `${language}-${region}`
}

/** While pages are rendered ahead there is no browser: they are written as English in the United States is. */
function browserLanguage(): string {
  return typeof document === 'undefined' ? 'en-US' : navigator.language
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
