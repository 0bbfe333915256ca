import type { Token } from '../time/grammar/token.ts'
import { isEmptyIn } from './empty-words.ts'
import { pairLength } from './lead-ins.ts'
import { keysOf, textOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import { IS_SET, trimToContent } from './trim-to-content.ts'

const PARTICIPLES = /^(?:built|done|bought|written|sent|made|chosen|taken|ready|finished|sorted|drafted|updated|\p{L}{2,}[^e]ed)$/u

/** 'hospital bag packed' is about the bag. */
function withoutParticiple(context: ReadingContext, words: Words): Words {
  const last = context.source.tokens[words.to - 1]!
  const before = context.source.tokens[words.to - 2]
  if (words.to - words.from > 1 && last.key === 'out' && /\p{L}{3}s$/u.test(before?.key ?? '')) return { from: words.from, to: words.to - 1 }
  // 'sell it on vinted'.
  if (before !== undefined && /^(?:on|at|in|with|via|for|to|from)$/u.test(before.key)) return words
  const isParticiple = last.key === 'set' ? IS_SET.test(before?.key ?? '') : PARTICIPLES.test(last.key)
  return words.to - words.from > 1 && isParticiple ? { from: words.from, to: words.to - 1 } : words
}

/** 'First a pilot', 'finally the upload': its place in the order is no part of its name; 'first aid' is a name. */
function withoutPlace({ source: { tokens } }: ReadingContext, words: Words): Words {
  const isPlace = words.to - words.from > 2 && /^(?:first|firstly|next|then|finally|lastly)$/u.test(tokens[words.from]!.key) && /^(?:an?|the|our|some)$/u.test(tokens[words.from + 1]!.key)
  return isPlace ? { from: words.from + 1, to: words.to } : words
}

/** 'The market before anything else', 'the harbour above all': how much it matters is no part of its name. */
function withoutRank({ source: { tokens } }: ReadingContext, words: Words): Words {
  const at = tokens.slice(words.from, words.to).findIndex(({ key }, index, own) => index > 0 && (/^(?:before|above|over|more)$/u.test(key) && /^(?:anything|everything|all|than)$/u.test(own[index + 1]?.key ?? '') && (index + 2 >= own.length || /^(?:else|anything|all|everything)$/u.test(own[index + 2]!.key))))
  return at > 0 ? { from: words.from, to: words.from + at } : words
}

/** What has to be done with a thing is no part of its name: 'Plakate müssen', 'los carteles tienen que estar', 'les affiches doivent être posées'. */
function withoutObligation({ source: { tokens }, language }: ReadingContext, words: Words): Words {
  const verbs = OBLIGATIONS[language]
  const at = tokens.slice(words.from, words.to).findIndex(({ key }, index, own) => verbs?.test(key) === true || /^(?:is|are)$/u.test(key) && /^(?:possible|allowed|permitted|feasible|done)$/u.test(own[index + 1]?.key ?? ''))
  return at > 0 ? { from: words.from, to: words.from + at } : words
}

const OBLIGATIONS: Readonly<Record<string, RegExp>> = {
  de: /^(?:muss|mussen|musste|mussten|soll|sollen|sollte|sollten|durfen|darf)$/u,
  es: /^(?:tiene|tienen|debe|deben|deberia|deberian)$/u,
  fr: /^(?:doit|doivent|devra|devront|devrait|devraient)$/u,
  pt: /^(?:tem|deve|devem|precisa|precisam)$/u,
}

/** A short label for matching tasks: at most `max` content words of a stretch. */
export function labelOf(context: ReadingContext, said: Words, max = 4): string | null {
  const whole = { from: said.from + pairLength(keysOf(context, said)), to: said.to }
  if (whole.from >= whole.to) return null
  const words = withoutObligation(context, withoutRank(context, withoutPlace(context, whole)))
  // 'put back', 'set up' as the whole of it.
  if (words.to - words.from === 2 && /^(?:put|set) (?:back|away|up|together|out|down)$/u.test(keysOf(context, words).join(' '))) return textOf(context, words)
  // The emergency fund of 'put together an emergency fund'.
  const verb = /^(?:and )?(?:put|set) (?:together|aside)(?= \S)/u.exec(keysOf(context, words).join(' '))
  if (verb !== null) return labelOf(context, { from: words.from + verb[0].split(' ').length, to: words.to }, max)
  const bracket = keysOf(context, words).indexOf('(')
  const trimmed = trimToContent(context, bracket > 0 ? { from: words.from, to: words.from + bracket } : words)
  const content = trimmed ? trimToContent(context, withoutParticiple(context, trimmed)) : null
  if (!content) return null
  return textOf(context, shortened(context, content, max))
}

/**
 * The first of a stretch's words that hold `max` words with content, side by side as they were said: up to where the
 * next phrase begins. A phrase that would be cut in its middle is left out, or kept whole where little stands before it.
 */
function shortened(context: ReadingContext, content: Words, max: number): Words {
  const { tokens } = context.source
  const holds = Array.from({ length: content.to - content.from }, (_, offset) => isContent(context, tokens[content.from + offset]!, offset === 0))
  const held = (to: number) => holds.slice(0, to - content.from).filter(Boolean).length
  const end = endOfWord(context, content, content.from + nthOf(holds, max))
  const isWhole = end >= content.to || !isContent(context, tokens[end]!, false)
  if (isWhole) return { from: content.from, to: Math.min(end, content.to) }
  const joint = tokens.slice(content.from, end).findLastIndex(({ key, spaced }, offset) => offset > 0 && spaced && CUTTING.test(key))
  const before = joint < 0 ? null : trimToContent(context, { from: content.from, to: content.from + joint })
  if (before !== null && held(before.to) > 1) return before
  const next = holds.findIndex((isHeld, offset) => content.from + offset >= end && !isHeld && tokens[content.from + offset]!.spaced)
  const whole = { from: content.from, to: next < 0 ? content.to : content.from + next }
  return held(whole.to) <= max + MOST_MORE ? whole : { from: content.from, to: end }
}

const MOST_MORE = 2

function isContent({ language }: ReadingContext, { key, kind, spaced }: Token, isFirst: boolean): boolean {
  return (spaced || isFirst) && (kind === 'word' || kind === 'digits') && !isEmptyIn(language, key)
}

/** Where the nth of those that hold stands; behind them all where there are fewer. */
function nthOf(holds: readonly boolean[], count: number): number {
  let left = count
  const at = holds.findIndex((isHeld) => isHeld && (left -= 1) === 0)
  return at < 0 ? holds.length : at
}

/** Behind a word, all that is glued to it ('X-ray', '5%') and its particle. */
function endOfWord({ source: { tokens } }: ReadingContext, { to }: Words, at: number): number {
  let end = at + 1
  const isGlued = (token: Token | undefined) => token?.spaced === false && token.kind !== 'break'
  while (end < to && isGlued(tokens[end]) && (tokens[end]!.kind !== 'symbol' || tokens[end]!.key === '%' || isGlued(tokens[end + 1]))) end += 1
  // 'The archive moved over'.
  return end < to && /^(?:over|out|up|off|down)$/u.test(tokens[end]!.key) ? end + 1 : end
}

/** The words of a stretch as they stand, for a title; a long one ends before the last preposition that leaves `max` words. */
export function phraseOf(context: ReadingContext, said: Words, max = 9): string | null {
  const words = withoutRank(context, said)
  const bracket = keysOf(context, words).indexOf('(')
  const content = trimToContent(context, bracket > 0 ? { from: words.from, to: words.from + bracket } : words)
  if (!content) return null
  const { tokens } = context.source
  const isWord = (index: number) => tokens[index]!.spaced && tokens[index]!.kind !== 'symbol' || index === content.from
  let count = 0
  let cut = -1
  for (let index = content.from; index < content.to; index += 1) {
    if (isWord(index)) count += 1
    if (count > max) break
    if (count > 3 && JOINTS.test(tokens[index]!.key)) cut = index
  }
  return count <= max ? textOf(context, content) : cut < 0 ? labelOf(context, content, 5) : phraseOf(context, { from: content.from, to: cut }, max)
}

const JOINTS = /^(?:from|to|in|at|for|with|on|by|about|near|into|onto|between|through|via|and|or|en|im|beim|dans|chez|nach|von|mit|fur|bei|aus|de|para|con|pour|avec|chez|a|em|com)$/u

/** Where a phrase may be left out with all that stands behind it. */
const CUTTING = new RegExp(String.raw`${JOINTS.source.slice(0, -2)}|of|w|da|do|das|dos|del|du|des|der|who|that|which|while|when|whenever|after|before|until)$`, 'u')
