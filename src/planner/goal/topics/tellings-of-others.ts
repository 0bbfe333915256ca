import type { Reading, ReadingOf } from '../brief.ts'
import { keysOf, segmentOfReading, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { DETERMINER, isPartOfName, isSomebodyWord } from '../scope/words-for-others.ts'

type Topic = Reading & ReadingOf<'topic'>

/**
 * What a sentence tells of somebody else, or gives as a reason, is no part of the plan, though it may look like the name of
 * one: 'boss pays 1500', 'kids go to bed at 8', 'my eyes get sore so 20 minutes at a time'.
 */
export function dropTellingsOfOthers(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || context.language !== 'en') return
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.source !== 'stated' || !(isAlone(context, reading) || OF_TWO.test(reading.label)) || !tellsOfSomebody(context, reading) && !isReason(context, reading))
}

/** 'Boss pays 1500 and I pay the rest' has a second subject, wherever it stands. */
const OF_TWO = /\s(?:and|but|so) (?:i|we|he|she|they)(?: |$)/iu

/** What is listed among others is a part, whoever it speaks of. */
function isAlone({ readings }: ReadingContext, topic: Topic): boolean {
  return !readings.some((other) => other !== topic && other.kind === 'topic' && other.list === topic.list)
}

function tellsOfSomebody(context: ReadingContext, topic: Topic): boolean {
  const words = wordsOf(context, topic)
  // 'My sister wants a cake': the cake is what is to be done, as its name says.
  if (words === null || !isCalledByBeginning(topic) || context.segments[0]!.to > words.from) return false
  const verb = behindSomebody(context, words)
  return verb !== null && VERB.test(keysOf(context, { from: verb, to: words.to }).join(' '))
}

function isCalledByBeginning({ label, words }: Topic): boolean {
  return words.toLowerCase().replace(/^(?:(?:and|but|also|my|our|the|his|her|their) )*/u, '').startsWith(label.toLowerCase().replace(/^(?:my|our|the) /u, ''))
}

/** Index behind whoever a stretch begins with; null where nobody is named. */
function behindSomebody(context: ReadingContext, { from, to }: Words): number | null {
  const { tokens } = context.source
  const head = DETERMINER.test(tokens[from]!.key) ? from + 1 : from
  let at = head
  while (at < to && (isPartOfName(context, at) || isSomebodyWord(tokens[at]!.key))) at += 1
  return at > head ? at : null
}

/** What somebody does or is, told and not asked for: 'Ben to call the bank' asks. */
const VERB = /^(?:(?:still|also|always|usually|only|just|often|never|already|all) )*(?:is|are|was|were|(?:has|have|had)(?! to(?: |$))|does|do|doesn't|don't|can|can't|will|won't|would|go|goes|gets?|wakes?|sleeps?|naps?|pays?|helps?|wants?|comes?|works?|lives?|says?|thinks?|loves?|hates?|likes?|insists?|complains?|lends?|gives?|takes?|needs? (?:a|an|it|the|me|to|about)|expects?|owns?|knows?|wakes?|eats?|leaves?|stays?|starts?|finish(?:es)?|picks?|drops?|drives?|minds?|watch(?:es)?|looks?|sits?|plays?|golfs?)(?: |$)/u

/** The clause before a 'so' that bounds the plan, where it says of something how it is. */
function isReason(context: ReadingContext, topic: Topic): boolean {
  const segment = segmentOfReading(context, topic)
  const words = wordsOf(context, topic)
  if (segment === null || words === null || segment === context.segments[0]) return false
  const sentence = sentenceOf(context, segment)
  const next = sentence[sentence.indexOf(segment) + 1]
  if (next?.lead !== 'so') return false
  const { tokens } = context.source
  const isBound = context.readings.some((reading) => BOUNDS.has(reading.kind) && reading.source === 'stated' && reading.start >= tokens[next.from]!.start && reading.start < tokens[next.to - 1]!.end)
  return isBound && isCalledByBeginning(topic) && STATE.test(keysOf(context, { from: words.from, to: segment.to }).join(' '))
}

const BOUNDS: ReadonlySet<Reading['kind']> = new Set(['availability', 'exclusion', 'limit', 'session', 'spacing', 'horizon'])
const STATE = /^(?:(?:my|our|the|his|her|their) )?(?:\p{L}+ ){1,3}?(?:is|are|gets?|has|have|wakes?|hurts?|aches?|feels?|goes|sleeps?|closes?|shuts?|complains?|barks?)(?: |$)/u

function wordsOf({ source: { tokens } }: ReadingContext, { start, end }: Reading): Words | null {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return from < 0 || to <= from ? null : { from, to }
}
