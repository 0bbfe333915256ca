import type { Brief } from '../../goal/brief.ts'

/** The prompt without who works on it and in how many sprints: neither says what is to be done. */
export function textOfWork({ prompt, readings }: Brief): string {
  const told = readings.filter(({ kind, source }) => source === 'stated' && (kind === 'person' || kind === 'sprint-calendar'))
  return told.toSorted((a, b) => b.start - a.start).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), prompt)
}
