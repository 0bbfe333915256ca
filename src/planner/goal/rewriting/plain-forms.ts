import type { Said } from './said.ts'

/** One way to say something, and how it is said plainly from the groups of its pattern. */
export type PlainForm = { pattern: RegExp; plainly: (groups: Readonly<Record<string, string | undefined>>) => string }

/** Whatever of a text has one of these forms, said plainly. The patterns are global. */
export function plainForms(text: string, forms: readonly PlainForm[]): Said[] {
  return forms.flatMap(({ pattern, plainly }) => [...text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({ text: plainly(groups ?? {}), start: index, end: index + words.length })))
}
