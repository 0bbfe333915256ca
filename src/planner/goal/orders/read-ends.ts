import { claim, hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { addExtreme } from '../topics/first-and-last.ts'
import { markersIn, saysAll } from './order-clauses.ts'
import { BARS } from './order-words.ts'
import { calledInPlan } from './part-of-side.ts'
import { sideOf } from './side-of-order.ts'

type End = { thing: Words; end: 'first' | 'last' }

/** What comes before or behind all the rest: 'the water test must come ahead of all of these', 'the old host is cancelled last', 'the write-up closes the project'. */
export function readEnds(context: ReadingContext): void {
  for (const segment of context.segments) {
    if (segment.depth > 0 || hasTime(context, segment) || isRead(context, segment)) continue
    const found = endIn(context, segment)
    const side = found === null ? null : sideOf(context, found.thing)
    // Of 'gate and stain' each is a part, which others read.
    if (found === null || side === null || side === 'pointer' || side.thing === '' || / (?:and|und|y|et|e|&) /u.test(side.thing)) continue
    const { tokens } = context.source
    const label = calledInPlan(context, side, { start: tokens[segment.from]!.start, end: tokens[segment.to - 1]!.end })
    if (addExtreme(context, segment, found.end, label)) claim(context, segment)
  }
}

/** Whether an order was read in the words, or a time or a bar. */
function isRead({ readings, source: { tokens } }: ReadingContext, { from, to }: Words): boolean {
  return readings.some((reading) => reading.source === 'stated' && reading.start < tokens[to - 1]!.end && reading.end > tokens[from]!.start && reading.kind !== 'topic' && reading.kind !== 'person' && reading.kind !== 'settled')
}

function endIn(context: ReadingContext, segment: Segment): End | null {
  return beforeAll(context, segment) ?? atTheEnd(context, segment) ?? closing(context, segment)
}

/** 'X comes ahead of all of these', 'X va antes que todo', 'after everything else comes X'. */
function beforeAll(context: ReadingContext, { from, to }: Words): End | null {
  const [marker, ...others] = markersIn(context, { from, to })
  if (marker === undefined || others.length > 0 || marker.word !== 'before' && marker.word !== 'after') return null
  const isAll = (words: Words) => saysAll(keysOf(context, words).join(' '))
  const thing = { from, to: marker.from }
  if (thing.to <= from || !isAll({ from: marker.to, to })) return null
  const isBarred = keysOf(context, thing).some((key) => (BARS[context.language] ?? BARS['en']!).test(key))
  return isBarred ? null : { thing, end: marker.word === 'before' ? 'first' : 'last' }
}

const LAST = /^(?:(?:right )?(?:last(?: of all)?|at the very (?:end|last)|last thing)|(?:ganz )?(?:zuletzt|zum schluss|am schluss|am ende|als letztes)|por ultimo|al final(?: del todo)?|en ultimo lugar|en dernier(?: lieu)?|tout a la fin|a la fin|por fim|no fim|por ultimo)$/u
const FIRST = /^(?:(?:very )?first(?: of all)?|(?:als )?(?:zuerst|erstes)|primero(?: de todo)?|lo primero|d'abord|en premier|primeiro|em primeiro lugar)$/u
const LEADS = /^(?:(?:and|so|then|but|und|y|et|e) )*(?:last of all|lastly|finally|zuletzt|zum schluss|por ultimo|pour finir|enfin|por fim)$/u
/** Longest such phrase, in words. */
const LONGEST_PHRASE = 4

/** 'The old host is cancelled last', 'der alte Anbieter wird zuletzt gekündigt', 'last of all the collimation'. */
function atTheEnd(context: ReadingContext, { from, to }: Words): End | null {
  const keys = keysOf(context, { from, to })
  for (let size = Math.min(LONGEST_PHRASE, keys.length - 1); size > 0; size -= 1) {
    if (LAST.test(keys.slice(-size).join(' ')) && saysHow(context, { from, to: to - size })) return { thing: { from, to: to - size }, end: 'last' }
    if (LEADS.test(keys.slice(0, size).join(' '))) return { thing: { from: from + size, to }, end: 'last' }
    // German says it before the verb.
    const inside = context.language === 'de' ? keys.findIndex((_, at) => at > 1 && at + size < keys.length && (LAST.test(keys.slice(at, at + size).join(' ')) || FIRST.test(keys.slice(at, at + size).join(' ')))) : -1
    if (inside > 0 && keys.length - inside - size <= 2) return { thing: { from, to: from + inside }, end: LAST.test(keys.slice(inside, inside + size).join(' ')) ? 'last' : 'first' }
  }
  return null
}

/** A clause with a verb before its 'last', as in 'is cancelled last'; 'at last' and 'the very last' are none. */
function saysHow(context: ReadingContext, { from, to }: Words): boolean {
  return to - from > 1 && !/^(?:at|the|a|my|our|very|until|till|for|to|of|de|al|el|la|le|o)$/u.test(context.source.tokens[to - 1]!.key)
}

const CLOSES = /^(?<thing>.{2,60}?) (?:(?:closes?|ends?|completes?|concludes?|finish(?:es)?|crowns?) (?:the )?(?:project|whole|work|whole thing|plan|series|job|list)|(?:wraps?|rounds?|finish(?:es)?|caps?) (?:it|things|everything|the project|the whole thing|all of it) (?:up|off)|(?:schliesst|beendet) (?:das projekt|alles|die arbeit)(?: ab)?|(?:cierra|cierran|remata) (?:el proyecto|todo)|(?:clot|conclut|termine) (?:le projet|le tout)|(?:fecha|encerra|conclui) (?:o projeto|tudo))$/u

/** 'The write-up closes the project', 'screen reader tests wrap it up'. */
function closing(context: ReadingContext, { from, to }: Words): End | null {
  const thing = CLOSES.exec(keysOf(context, { from, to }).join(' '))?.groups!['thing']
  return thing === undefined ? null : { thing: { from, to: from + thing.split(' ').length }, end: 'last' }
}
