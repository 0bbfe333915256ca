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
  const days = context.segments.flatMap((segment) => daysAsked(context, segment).map((wish) => ({ ...wish, sentence: segment.sentence })))
  const added: { words: Words; label: string }[] = [...days]
  for (const segment of context.segments) {
    if (days.some(({ words }) => words.from === segment.from) || !isLoose(context, segment) || !isRowOfNames(context, segment) && !known.some(({ start, end }) => isInSentence(context, segment, start, end)) && !days.some(({ sentence }) => sentence === segment.sentence)) continue
    const words = trimToContent(context, segment)
    const label = words === null ? '' : textOf(context, words)
    if (words !== null && /\p{L}{4}/u.test(label)) added.push({ words, label })
  }
  added.push(...wishesBehindVerbs(context))
  for (const [position, { words, label }] of added.entries()) {
    addReading(context, words, { value: { kind: 'topic', label, list: LOOSE, position, amount: null, minutes: null }, text: label })
  }
}

/** 'One day cycling round the lake', 'ein Tag am Meer': what one of the days is for. */
const DAY_FOR = /^(?:and |und |y |et |e )?(?:one|an?|1|two|2|eine?n?|zwei|una?|dos|une|deux|uma?|dois)(?: \p{L}+){0,2} (?:days?|tage?|d[ií]as?|jour(?:née)?s?)(?: [\p{L}'’-]+){0,8}$/iu

/** 'A chocolate tour and one whole day at the beach': what a day is asked for, with what stands beside it. */
function daysAsked(context: ReadingContext, segment: Segment): { words: Words; label: string }[] {
  const text = segment.sentence > 0 && segment.depth === 0 ? textOf(context, segment).trim() : ''
  const labels = text.split(/\s(?:and|plus|und|y|e|et)\s/iu).map((label) => label.trim()).filter((label) => label !== '')
  if (!labels.some((label) => DAY_FOR.test(label)) || VERBS.test(text)) return []
  const [start, end] = [context.source.tokens[segment.from]!.start, context.source.tokens[segment.to - 1]!.end]
  const inside = context.readings.filter((reading) => reading.source === 'stated' && reading.start >= start && reading.end <= end)
  // 'One totally lazy day', read without its day.
  if (!inside.every((reading) => reading.kind === 'topic' && reading.label.length < text.length)) return []
  context.readings = context.readings.filter((reading) => !inside.includes(reading))
  return labels.map((label) => ({ words: segment, label: DAY_FOR.test(label) ? label : label.replace(/^(?:and |the |an? |una? |une? |eine? |uma? )/iu, '') }))
}

const WANTED = /(?<!\p{L})(?:(?:want|wants|would like|['’]d like|would love|['’]d love|hope|hoping|keen) to (?:see|visit|try|go to|do|eat)|(?:wollen|möchten|will|möchte) (?:wir|ich)? ?(?:unbedingt )?(?=\p{Lu}|d[aei][rsne] |eine?n? )|(?:queremos|quiero) (?:ver|visitar|probar)|(?:on|nous|je) (?:veut|voudrait|voulons|voudrions|veux|voudrais) (?:voir|visiter|faire)|(?:queremos|quero) (?:ver|visitar|provar))\s+([^.!?;:()\n]{3,120})/giu
const TIMED = /\d/u

/** 'We want to see a stone fort and seals', where nobody has read it. */
function wishesBehindVerbs(context: ReadingContext): { words: Words; label: string }[] {
  const { tokens } = context.source
  return [...context.prompt.matchAll(WANTED)].flatMap(({ 0: text, 1: list, index }) => {
    const start = index + text.length - list!.length
    const end = index + text.length
    const isRead = context.readings.some((reading) => reading.source === 'stated' && reading.kind !== 'place' && reading.start < end && reading.end > start)
    if (isRead || TIMED.test(list!)) return []
    let at = start
    return list!.split(/(,\s*|\s(?:and|und|y|e|et|or)\s)/u).flatMap((item, part) => {
      const from = at
      at += item.length
      if (part % 2 === 1 || !/\p{L}{3}/u.test(item)) return []
      const words = { from: tokens.findIndex((token) => token.start >= from), to: tokens.findLastIndex((token) => token.end <= from + item.length) + 1 }
      const trimmed = words.from < 0 || words.to <= words.from ? null : trimToContent(context, words)
      return trimmed === null || /^(?:sehen|besuchen|everything|as much|more|it|them)$/u.test(textOf(context, trimmed)) ? [] : [{ words: trimmed, label: textOf(context, trimmed).replace(/ (?:sehen|besuchen|machen)$/u, '') }]
    })
  })
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
