import { addReading, isClaimed, keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { trimToContent } from '../trim-to-content.ts'

const LONGEST_WISH = 8
/** A clause that tells, bans, counts or gives reasons names nothing to see. */
const TELLS = /^(?:i|we|he|she|it|they|you|who|which|that|this|there|because|but|so|if|when|as|since|while|not|no|nothing|never|nobody|only|just|about|around|roughly|approx|max|maximum|budget|at|by|from|until|till|before|after|between|in|on|with|for|to|also|please|ich|wir|er|sie|es|nicht|kein\p{L}*|nur|aber|weil|mit|bei|ab|bis|yo|nosotros|no|sin|con|pero|porque|solo|je|nous|il|elle|pas|rien|sans|avec|mais|car|seulement|eu|nós|não|sem|com|mas|porque|kids?|children|adults?|people|travell?ing|vegan|vegetarian|start\p{L}*|end\p{L}*|leav\p{L}*|return\p{L}*|back|home|arriv\p{L}*|flights?|hotel|hostel|tickets?|everything|everyone|all|each|every)$/u
const VERBS = /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|can|can't|could|should|must|need|needs|want|wants|like|likes|love|loves|hate|hates|don't|doesn't|won't|booked|paid|ist|sind|hat|haben|kann|muss|mag|mögen|möchte\p{L}*|es|son|está|están|tiene|tenemos|queremos|puede|est|sont|ont|avons|veut|voulons|peut|é|são|tem|temos|queremos|pode)(?!\p{L})/iu

/** What a list of wishes is called. */
const HEADS = /^(?:things?|stuff|ideas?|wish(?:es)?|must|musts|dos|sights|plans?|free|time|programme?|wünsche|programm|planes|ideas|cosas|choses|idées|coisas|ideias)$/u

/** 'Saturday morning the market hall, a boat ride, the museum': what stands in a row with things of a trip and has no time of its own is wished for too. */
export function settleLooseWishes(context: ReadingContext): void {
  const known = context.readings.filter(({ kind, source }) => source === 'stated' && (kind === 'event' || kind === 'topic'))
  const added: { words: Words; label: string }[] = []
  for (const segment of context.segments) {
    if (!isLoose(context, segment) || !isRowOfNames(context, segment) && !known.some(({ start, end }) => isInSentence(context, segment, start, end))) continue
    const words = trimToContent(context, segment)
    const label = words === null ? '' : textOf(context, words)
    if (words !== null && /\p{L}{4}/u.test(label)) added.push({ words, label })
  }
  for (const [position, { words, label }] of added.entries()) {
    addReading(context, words, { value: { kind: 'topic', label, list: LOOSE, position, amount: null, minutes: null }, text: label })
  }
}

/** A list of its own. */
const LOOSE = 902

/** A noun with what belongs to it, read by nobody. */
function isLoose(context: ReadingContext, segment: Segment): boolean {
  const keys = keysOf(context, segment).filter((key) => /[\p{L}\p{N}]/u.test(key))
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  // 'Things to do: …' heads a list.
  if (context.source.tokens[segment.to]?.key === ':' || keys.some((key) => HEADS.test(key))) return false
  if (segment.sentence === 0 || segment.depth > 0 || keys.length === 0 || keys.length > LONGEST_WISH || TELLS.test(keys[0]!)) return false
  if (isClaimed(context, segment) || VERBS.test(textOf(context, segment)) || /\d/u.test(textOf(context, segment))) return false
  return !context.readings.some((reading) => reading.source === 'stated' && reading.start < end && reading.end > start) && !context.groups.some(({ from, to }) => from < segment.to && to > segment.from)
}

/** 'Wawel, Kazimierz, Nowa Huta.': a sentence of nothing but names. */
function isRowOfNames(context: ReadingContext, { sentence }: Segment): boolean {
  const own = context.segments.filter((segment) => segment.sentence === sentence)
  return own.length > 1 && own.every((segment) => isLoose(context, segment) && /^\p{Lu}/u.test(textOf(context, segment).trim()))
}

function isInSentence(context: ReadingContext, { sentence }: Segment, start: number, end: number): boolean {
  const own = context.segments.filter((segment) => segment.sentence === sentence)
  const [first, last] = [context.source.tokens[own[0]!.from]!.start, context.source.tokens[own.at(-1)!.to - 1]!.end]
  return start >= first && end <= last
}
