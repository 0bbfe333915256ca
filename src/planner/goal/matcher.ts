import type { TaskMatcher } from './brief.ts'

/** What a matcher looks at: a task's title and the labels its drafter gave it. */
export type Matchable = { title: string; subjects: readonly string[] }

/**
 * The one meaning of 'the tasks this reading binds', shared by drafting, scheduling and verifying.
 * A label matches when each of its words begins a word of the title or of one subject
 * (case and diacritics ignored, plural endings dropped).
 */
export function matchesTask(matcher: TaskMatcher | null, task: Matchable): boolean {
  if (matcher === null) return true
  const texts = [task.title, ...task.subjects].map(stems)
  const hit = (label: string) => {
    const wanted = stems(label)
    return wanted.length > 0 && texts.some((words) => wanted.every((stem) => words.some((word) => beginsWith(word, stem))))
  }
  return matcher.labels.some(hit) && !(matcher.except ?? []).some(hit)
}

/** The last letter may be what a plural ending took with it: 'derivatives' is 'derivativ', 'derivative' is not. */
function beginsWith(word: string, stem: string): boolean {
  return word.startsWith(stem) || (word.length > 3 && stem === `${word}e`)
}

/** Lower-case words without diacritics or plural endings. */
export function stems(text: string): string[] {
  const words = text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/ies$/u, 'y').replace(/(?:es|(?<!s)s)$/u, '') : word))
}
