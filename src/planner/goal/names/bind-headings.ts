import type { ReadingContext } from '../reading-context.ts'
import { isFragment, placedIn } from './thing-or-deed.ts'

/** 'Stuff to sort before he is here: crate, bowls', 'still missing before the opening: permit, banner': what such a heading says of no thing holds for the things behind its colon. */
export function bindHeadings(context: ReadingContext): void {
  if (context.language !== 'en') return
  for (const reading of context.readings) {
    const [label, ...others] = reading.kind === 'deadline' && reading.source === 'stated' ? reading.appliesTo?.labels ?? [] : []
    if (label === undefined || others.length > 0 || !isFragment(placedIn(context.prompt, label, reading.start))) continue
    const colon = /^[^.!?\n:]{0,40}:\s*/u.exec(context.prompt.slice(reading.end))
    if (colon === null) continue
    const from = reading.end + colon[0].length
    const to = from + (/[.!?](?=\s|$)|\n\s*\n/u.exec(context.prompt.slice(from))?.index ?? context.prompt.length)
    const listed = context.readings.flatMap((other) => (other.kind === 'topic' && other.source === 'stated' && other.start >= from && other.end <= to ? [other.label] : []))
    if (listed.length > 0) Object.assign(reading, { appliesTo: { labels: [...new Set(listed)] }, text: reading.text.replace(label, () => listed.join(', ')) })
  }
}
