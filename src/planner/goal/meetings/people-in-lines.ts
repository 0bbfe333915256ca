import type { ReadingContext, Words } from '../reading-context.ts'
import { isPersonWord, parseProperName } from '../topics/proper-names.ts'

const HEADING = /^(?:people|participants|attendees|invitees|attending|invited|present|members|group|team|who|everyone|guests|asistentes|teilnehmer|participantes)$/u

/** 'Participants' on a line of its own, and below it one name a line. */
export function peopleInLines(context: ReadingContext): { names: string[]; words: Words } | null {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    if (!HEADING.test(tokens[index]!.key) || !opensLine(context, index)) continue
    let at = index + 1
    while (/^[:*]$/u.test(tokens[at]?.key ?? '')) at += 1
    const names: string[] = []
    let next = at
    while (tokens[at]?.kind === 'break') {
      const line = nameAlone(context, at)
      if (!line) break
      if (line.name !== null) names.push(line.name)
      at = line.next
      if (line.name !== null) next = at
    }
    if (names.length >= 2) return { names: [...new Set(names)], words: { from: index, to: next } }
  }
  return null
}

/** Nothing but marks and numbers between the line's start and the word. */
function opensLine({ source: { tokens } }: ReadingContext, index: number): boolean {
  let at = index - 1
  while (at >= 0 && /^(?:[#*.)-]|\d{1,2})$/u.test(tokens[at]!.key)) at -= 1
  return at < 0 || tokens[at]!.kind === 'break'
}

/** The name that the line behind a break consists of; a null name for an empty line. */
function nameAlone(context: ReadingContext, index: number): { name: string | null; next: number } | null {
  const { tokens } = context.source
  let from = index + 1
  if (tokens[from]?.kind === 'break') return { name: null, next: from }
  while (/^(?:[-*•.)]|\d{1,2})$/u.test(tokens[from]?.key ?? '')) from += 1
  const name = isPersonWord(context, from) ? parseProperName(context, from) : null
  return name && (tokens[name.next]?.kind ?? 'break') === 'break' ? { name: name.value, next: name.next } : null
}
