import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { isAside, isSpokenClause, LACKING, namesDuty } from './spoken-clauses.ts'

/**
 * Whether a segment behind a comma or a dash is no further item of the list before it, in the languages whose clauses
 * are told by their verbs: 'opens' a list of its own ('y me faltan …') or stands 'outside' of any.
 */
export function breakOfList(context: ReadingContext, segment: Segment, run: readonly Segment[]): 'opens' | 'outside' | null {
  if (run.length === 0 || !/^[,-]$/u.test(segment.lead)) return null
  const keys = keysOf(context, segment)
  const texts = context.source.tokens.slice(segment.from, segment.to).map(({ text }) => text)
  const isLong = run.length >= 3 || run.length === 2 && splitAtJoints(context.source, run.at(-1)!).length > 1
  if (isLong && (isAside(keys, texts) || isHourOfDay(context, segment))) return 'outside'
  if (LACKING.test(keys.join(' '))) return 'opens'
  if (!isSpokenClause(keys, texts)) return null
  // Hindi says at the end of a list what is to be done with it.
  if (namesDuty(keys)) return context.language === 'hi' ? null : 'opens'
  return 'outside'
}

/** 'demo com o cliente na quinta, 11 de fevereiro, às 14h': an appointment. */
function isHourOfDay(context: ReadingContext, segment: Segment): boolean {
  return context.groups.some((group) => group.from >= segment.from && group.from < segment.to && group.entries.some(({ spans, point, windows }) => spans.length > 0 && (point !== null || windows.length > 0)))
}

/** The end of 'Ringe und Fotografin fehlen noch'. */
export function withoutLack(context: ReadingContext, { from, to }: Words): Words {
  const keys = keysOf(context, { from, to })
  const length = /(?:^| )((?:fehlen|fehlt|faltan|falta|manquent|faltam)(?: (?:noch|todavia|aun|encore|ainda))?)$/u.exec(keys.join(' '))?.[1]!.split(' ').length ?? 0
  return length < keys.length ? { from, to: to - length } : { from, to }
}
