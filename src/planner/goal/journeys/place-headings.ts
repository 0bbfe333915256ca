import { parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

export type PlaceHeading = Words & { name: string }

/** Names that have a line to themselves above what is said of them: 'Oslo', '## Oslo', '1. Oslo:'. In order. */
export function placeHeadings(context: ReadingContext): PlaceHeading[] {
  const { tokens } = context.source
  const found: PlaceHeading[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    if (index > 0 && tokens[index - 1]!.kind !== 'break') continue
    let from = index
    while (/^[#*•.)(-]$/u.test(tokens[from]?.key ?? '') || tokens[from]?.kind === 'digits' && from === index) from += 1
    // 'At the pier:'.
    if (/^(?:at|in)$/u.test(tokens[from]?.key ?? '')) from += 1
    const name = parseProperName(context, from)
    let end = name?.next ?? from
    while (/^[*:–-]$/u.test(tokens[end]?.key ?? '')) end += 1
    if (name && !LABEL.test(name.value) && tokens[end]?.kind === 'break' && tokens[end + 1] !== undefined) found.push({ name: name.value, from, to: name.next })
  }
  return found
}

/** What lists are headed with. */
const LABEL = /^(?:friends|people|visits|meetings|participants|attendees|travel|travel times|walks|start|goal|cities|stays|stops|flights|direct flights|connections|notes|wishes|conflicts|plan|places)$/iu

/** The heading above, when no other stands between. */
export function headingAbove(headings: readonly PlaceHeading[], index: number): PlaceHeading | null {
  return headings.findLast(({ to }) => to <= index) ?? null
}
