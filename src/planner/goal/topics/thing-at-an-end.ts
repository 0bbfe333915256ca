import { hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

export const FIRST = /^(?:first|zuerst|erst|zunachst|primero|d'abord|primeiro)$/u
const LEADS = /^(?:(?:so|and|but|therefore|alors|donc|also|deshalb|darum|daher|por eso|por tanto|portanto|por isso|und|aber|y|pero|et|mais|e|mas|please|bitte|,|-) )+/u
const GOES = String.raw` (?:(?:(?:should|must|has to|have to|needs? to|is to|are to|will|muss|mussen|soll|sollen|tiene que|debe|doit|deve|tem que) )?(?:very )?(?:comes?|goes?|come|be|is|are|be done|gets? done|done|happens?|kommt|kommen|va|ir|vient|vai|viene|vem) )?`
const FIRST_BEHIND = new RegExp(String.raw`${GOES}(?:very )?(?:first(?: of all| thing)?|before (?:anything|everything)(?: else)?|zuerst|als erstes|primero|lo primero|d'abord|en premier|primeiro)(?: !)*$`, 'u')
const LAST_BEHIND = new RegExp(String.raw`${GOES}(?:very )?(?:last(?: of all| thing)?|at the (?:very )?end|zuletzt|ganz zum schluss|por ultimo|en dernier)(?: !)*$`, 'u')
const CLAUSE = /(?:^| )(?:i|we|he|she|they|you|it|that|this|these|those|there|who|which|what|when|if|is|are|was|were|am|has|have|can|can't|will|must|should|want|wants|no|not|nothing|ich|wir|sie|er|das|ist|sind|kommt|geht|est|sont|ca|cela|esta|esto|eso|isso|on|je|nous)(?= |$)/u
/** Sayings, and the first or last of something that is named elsewhere: 'safety first', 'at first', 'the last'. */
const NO_THING = /^(?:safety|family|ladies|women|kids|children|people|health|quality|customers?|mobile|feet|head|me|us|others|fun|sicherheit|seguridad|familia)$|(?:^| )(?:at|ones?|things?|the|a|an|my|our|his|her|their|its|for|from|in|on|until|till|til|since|your|es|el|la|le|o|als|am)$/u
const MOST_WORDS = 6

/** 'First the permit', 'primero el seguro'; a first aider is no first thing. */
const OPENS_THING = /^(?:first (?:the|my|our|all)|(?:zuerst|erst) (?:der|die|das|den|mein\p{L}*|unser\p{L}*)|primero (?:el|la|los|las|mi)|primeiro (?:o|a|os|as|meu|minha)|d'abord (?:le|la|les|l'|mon|ma|mes)) /u

/**
 * The thing of a clause that says no more than that it comes first or last: 'glossary first!!', 'so the permit goes first',
 * 'response letter comes last'. `isClear`: whatever stands around it, the word speaks of its turn.
 */
export function thingAtAnEnd(context: ReadingContext, segment: Segment): { thing: Words; end: 'first' | 'last'; isClear: boolean } | null {
  const keys = keysOf(context, segment)
  if (segment.depth > 0 || keys.length > MOST_WORDS * 2 || hasTime(context, segment)) return null
  const said = keys.join(' ')
  const [first, last] = [FIRST_BEHIND.exec(said), LAST_BEHIND.exec(said)]
  const found = first ?? last
  const skipped = LEADS.exec(said)?.[0].trim().split(' ').length ?? 0
  const lead = found === null && FIRST.test(keys[skipped] ?? '') ? skipped + 1 : skipped
  if (found === null && lead === skipped) return null
  const thing = { from: segment.from + lead, to: segment.to - (found?.[0].trim().split(' ').length ?? 0) }
  const own = keysOf(context, thing).join(' ')
  const isThing = thing.to > thing.from && thing.to - thing.from <= MOST_WORDS && !CLAUSE.test(own) && !NO_THING.test(own)
  const isClear = found !== null || OPENS_THING.test(keys.slice(skipped).join(' '))
  return isThing ? { thing, end: found === null || found === first ? 'first' : 'last', isClear } : null
}
