import { keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const BANS = /^(?:no|nothing|kein|keine|keinen|nichts|sin|nada|pas|aucune?|rien|sem|nenhuma?)$/u

/** 'During the Easter holidays (22 March - 3 April) no rehearsals': the words behind the bracket, which bar what is done on its days. */
export function withBanBehindBracket(context: ReadingContext, around: Surroundings): Surroundings {
  const { segment } = around
  if (segment?.lead !== '(' || around.rightKeys.length > 0) return around
  const sentence = sentenceOf(context, segment)
  const next = sentence[sentence.indexOf(segment) + 1]
  if (!next || next.lead !== ')' || !BANS.test(context.source.tokens[next.from]!.key) || next.to - next.from > 6) return around
  const rightKeys = keysOf(context, next)
  return { ...around, right: { from: next.from, to: next.to }, rightKeys, keys: [...around.leftKeys, ...rightKeys] }
}

/** 'De lunes a jueves de 19 a 21, los viernes descanso': the last of several days, without hours of its own, is said to be off. */
export function isRestBehind({ source: { tokens } }: ReadingContext, { entries, to }: TimeGroup, entry: TimeEntry): boolean {
  const isLast = entries.length > 1 && entries.at(-1)!.expressions === entry.expressions && entry.windows.length === 0 && entry.point === null && entry.weekdays !== null
  const [rest, behind] = [tokens[to], tokens[to + 1]]
  return isLast && /^(?:off|rest|frei|ruhetag|pause|descanso|libre|libres|repos|folga|livre|livres)$/u.test(rest?.key ?? '') && (behind === undefined || behind.kind !== 'word')
}
