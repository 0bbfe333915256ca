import { hasCue } from '../cues.ts'
import { keysOf, segmentAt, sentenceOf, hasTime } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeEntry } from '../times/time-entries.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const BANS = /^(?:no|nothing|nobody|nobody's|none|nicht|kein|keine|keinen|nichts|niemand|sin|nada|nadie|pas|aucune?|rien|personne|sem|nenhuma?|nao|ninguem)$/u
/** What is said of days that are not to be touched. */
export const TAKEN = /^(?:is|are|stays?|will be) (?:(?:completely|totally|all|strictly|absolutely) )?(?:sacred|holy|off limits|off - limits|taken|blocked|spoken for|a no go|a no - go|out|out of the question|untouchable|no good|family time|reserved|unavailable|impossible|dead)(?: |$)/u
/** Verbs that stand before such a word: 'there is no rehearsal', 'ist keine Probe', 'il n’y a pas cours'. */
const VERB_BEFORE = /^(?:there (?:is|are|will be|won't be)|there's|we (?:have|do|hold)|is|are|ist|sind|gibt es|gibt's|findet|haben wir|hay|habra|tenemos|il n'y a|il y a|on n'a|nous n'avons|ha|tem|havera|temos) (?=\S)/u
/** Longest clause that bars, in words. */
const MOST_WORDS = 6

/** 'During the Easter holidays (22 March - 3 April) no rehearsals', 'on 6 May (Ascension) nobody is in', 'over Easter (29 March - 4 April) I am away': the words behind the bracket, which bar what is done on its days. */
export function withBanBehindBracket(context: ReadingContext, group: TimeGroup, around: Surroundings): Surroundings {
  // 'Over Easter (29 March - 4 April' is one time, which begins before the bracket.
  const segment = segmentAt(context, group.to - 1)
  if (segment === null || around.rightKeys.length > 0) return around
  const ban = banBehind(context, segment)
  if (ban === null) return around
  const rightKeys = keysOf(context, ban)
  return { ...around, right: { from: ban.from, to: ban.to }, rightKeys, keys: [...around.leftKeys, ...rightKeys] }
}

/** The clause behind the brackets and the other dates that stand between. */
function banBehind(context: ReadingContext, segment: Segment): Segment | null {
  const sentence = sentenceOf(context, segment)
  const behind = sentence.slice(sentence.indexOf(segment) + 1)
  const outside = segment.lead === '(' ? segment.depth - 1 : segment.depth
  const isCut = segment.lead === '(' || /^[()]$/u.test(behind[0]?.lead ?? '')
  const next = isCut ? behind.find((part) => part.depth === outside && !isOnlyTime(context, part)) : undefined
  const isBan = next !== undefined && /^[),]$/u.test(next.lead) && (bans(keysOf(context, next)) || TAKEN.test(keysOf(context, next).join(' ')) || /^(?:bin ich|sind wir) (?:in|im|auf|bei|beim) /u.test(keysOf(context, next).join(' ')) || hasCue(keysOf(context, next), 'away')) && next.to - next.from <= MOST_WORDS && !hasTime(context, next)
  return isBan ? next : null
}

function bans(keys: readonly string[]): boolean {
  const [first = ''] = keys.join(' ').replace(VERB_BEFORE, '').split(' ')
  return BANS.test(first)
}

/** 'and 24 May'. */
function isOnlyTime(context: ReadingContext, { from, to }: Segment): boolean {
  return context.source.tokens.slice(from, to).every(({ key }, offset) => /^(?:and|&|on|und|y|et|e|am|el|le)$/u.test(key) || context.groups.some((group) => from + offset >= group.from && from + offset < group.to))
}

/** 'De lunes a jueves de 19 a 21, los viernes descanso': the last of several days, without hours of its own, is said to be off. */
export function isRestBehind({ source: { tokens } }: ReadingContext, { entries, to }: TimeGroup, entry: TimeEntry): boolean {
  const isLast = entries.length > 1 && entries.at(-1)!.expressions === entry.expressions && entry.windows.length === 0 && entry.point === null && entry.weekdays !== null
  const [rest, behind] = [tokens[to], tokens[to + 1]]
  return isLast && /^(?:off|rest|nada|rien|nix|nichts|nothing|frei|ruhetag|pause|descanso|libre|libres|repos|folga|livre|livres)$/u.test(rest?.key ?? '') && (behind === undefined || behind.kind !== 'word')
}
