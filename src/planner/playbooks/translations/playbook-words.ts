import type { Keyword, Language } from '../playbook.ts'

export type TranslatedLanguage = Exclude<Language, 'en'>

/** One template: its title, or one for each sitting of a stage; how; what 'done' means. */
export type TemplateWords = readonly [title: string | readonly string[], how: string, done: string]

/** A playbook in one language: what plans call it, its templates by id, and names (series, topics, places, units) by their English text. */
export type PlaybookWords = {
  title: string
  /** What a goal in this language asks for it by, beside the playbook's own `matches.strong`. */
  strong?: readonly Keyword[]
  templates: Readonly<Record<string, TemplateWords>>
  names: Readonly<Record<string, string>>
}

/** A playbook in the languages in which it stands besides English. */
export type WordsByLanguage = Readonly<Partial<Record<TranslatedLanguage, PlaybookWords>>>
