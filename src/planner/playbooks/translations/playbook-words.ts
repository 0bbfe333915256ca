import type { Language } from '../playbook.ts'

export type TranslatedLanguage = Exclude<Language, 'en'>

/** One template: its title, or one for each sitting of a stage; how; what 'done' means. */
export type TemplateWords = readonly [title: string | readonly string[], how: string, done: string]

/** A playbook in one language: its templates by id, and names (series, topics, places, units) by their English text. */
export type PlaybookWords = {
  templates: Readonly<Record<string, TemplateWords>>
  names: Readonly<Record<string, string>>
}
