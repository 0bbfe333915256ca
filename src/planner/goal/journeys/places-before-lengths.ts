import { isNameWord, parseProperName } from '../topics/proper-names.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A name and where it stands. */
export type NamedPlace = { value: string; from: number; next: number }

/** The Bern of '1. Bern, 2 days': the whole item before the comma. */
export function itemBefore(context: ReadingContext, { from }: Words): NamedPlace | null {
  const { tokens } = context.source
  if (!/^[,:]$/u.test(tokens[from - 1]?.key ?? '')) return null
  const named = /^(?:for|with|where|which|in)$/u.test(tokens[from]!.key) && tokens[from - 1]!.key === ',' ? nameBefore(context, from - 1) : null
  if (named) return named
  let start = from - 1
  while (start > 0 && tokens[start - 1]!.kind === 'word') start -= 1
  const opens = start === 0 || tokens[start - 1]!.kind === 'break' || /^[-*•).;:]$/u.test(tokens[start - 1]!.key)
  if (opens && /^(?:in|at|for|to)$/u.test(tokens[start]!.key)) start += 1
  const name = opens && isNameWord(context, start) ? parseProperName(context, start) : null
  return name && name.next === from - 1 ? { value: name.value, from: start, next: name.next } : null
}

/** The Bern of 'then there is Bern, for 2 days'. */
function nameBefore(context: ReadingContext, end: number): NamedPlace | null {
  for (let index = Math.max(0, end - 4); index < end; index += 1) {
    const name = isNameWord(context, index) && (index === 0 || !isNameWord(context, index - 1)) ? parseProperName(context, index) : null
    if (name?.next === end) return { value: name.value, from: index, next: end }
  }
  return null
}

/** 'How long in Oslo? 4 days.' */
export function placeAsked(context: ReadingContext, { from }: Words): NamedPlace | null {
  const { tokens } = context.source
  return tokens[from - 1]?.key === '?' ? nameBefore(context, from - 1) : null
}

/** 'Oslo: arrive, stay 4 days, leave': the name that its line begins with. */
export function placeOfLine(context: ReadingContext, { from }: Words): NamedPlace | null {
  const { tokens } = context.source
  const start = tokens.slice(0, from).findLastIndex(({ kind }) => kind === 'break') + 1
  const at = /^[-*•]$/u.test(tokens[start]!.key) ? start + 1 : start
  const name = isNameWord(context, at) && at < from ? parseProperName(context, at) : null
  return name && tokens[name.next]?.key === ':' && tokens.slice(name.next, from).every(({ kind }) => kind !== 'digits') ? { value: name.value, from: at, next: name.next } : null
}
