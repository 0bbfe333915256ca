const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai'].map((name) => ({
  name,
  letter: new RegExp(String.raw`\p{Script=${name}}`, 'gu'),
}))
/** Below this, a text is names and numbers rather than a language. */
const LEAST_LETTERS = 40

/** Null for a language that is not recognised. */
export type LanguageOf = (text: string) => string | null

/** Whether the texts are in another language than the goal's: another script, or words of another language that is known. */
export function isOtherLanguage(texts: readonly string[], { goal, languageOf }: { goal: string; languageOf: LanguageOf }): boolean {
  const text = texts.join('\n')
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return false
  if (scriptOf(text) !== scriptOf(goal)) return true
  const [asked, answered] = [languageOf(goal), languageOf(text)]
  return asked !== null && answered !== null && asked !== answered
}

/** The script of most letters. */
function scriptOf(text: string): string {
  const counts = SCRIPTS.map(({ name, letter }) => ({ name: /^(?:Han|Hiragana|Katakana)$/.test(name) ? 'Han' : name, count: text.match(letter)?.length ?? 0 }))
  return counts.toSorted((a, b) => b.count - a.count)[0]!.name
}
