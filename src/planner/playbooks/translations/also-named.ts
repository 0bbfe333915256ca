import type { TemplateWords } from './playbook-words.ts'

type Templates = Readonly<Record<string, TemplateWords>>

/** The same steps under the ids that they have where the goal names its day itself. */
export function alsoNamed(templates: Templates): Templates {
  return { ...templates, ...Object.fromEntries(Object.entries(templates).map(([id, words]) => [`${id}-named`, words])) }
}
