import type { Language } from '../../playbooks/playbook.ts'

export type ForeignLanguage = Exclude<Language, 'en'>
/** One English text in the planner's other languages. */
export type Foreign = readonly [de: string, es: string, fr: string, pt: string]

const COLUMNS: Readonly<Record<ForeignLanguage, 0 | 1 | 2 | 3>> = { de: 0, es: 1, fr: 2, pt: 3 }

export function inForeign(texts: Foreign, language: ForeignLanguage): string {
  return texts[COLUMNS[language]]
}
