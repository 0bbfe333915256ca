import type { Token } from '../time/grammar/token.ts'
import { isEmptyIn } from './empty-words.ts'
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

/** 'The market before anything else', 'the harbour above all': how much it matters is no part of its name. */
function withoutRank({ source: { tokens } }: ReadingContext, words: Words): Words {
  const at = tokens.slice(words.from, words.to).findIndex(({ key }, index, own) => index > 0 && (/^(?:before|above|over|more)$/u.test(key) && /^(?:anything|everything|all|than)$/u.test(own[index + 1]?.key ?? '') && (index + 2 >= own.length || /^(?:else|anything|all|everything)$/u.test(own[index + 2]!.key))))
  return at > 0 ? { from: words.from, to: words.from + at } : words
}

/** What has to be done with a thing is no part of its name: 'Plakate müssen', 'los carteles tienen que estar', 'les affiches doivent être posées'. */
function withoutObligation({ source: { tokens }, language }: ReadingContext, words: Words): Words {
  const verbs = OBLIGATIONS[language]
  const at = verbs === undefined ? -1 : tokens.slice(words.from, words.to).findIndex(({ key }) => verbs.test(key))
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
  const words = withoutObligation(context, withoutRank(context, said))
  // 'put back', 'set up' as the whole of it.
  if (words.to - words.from === 2 && /^(?:put|set) (?:back|away|up|together|out|down)$/u.test(keysOf(context, words).join(' '))) return textOf(context, words)
  const bracket = keysOf(context, words).indexOf('(')
  const trimmed = trimToContent(context, bracket > 0 ? { from: words.from, to: words.from + bracket } : words)
  const content = trimmed ? trimToContent(context, withoutParticiple(context, trimmed)) : null
  if (!content) return null
  const keys = context.source.tokens.slice(content.from, content.to).filter(({ kind }) => kind === 'word' || kind === 'digits')
  if (keys.filter(({ spaced }) => spaced).length >= max + (keys[0]?.spaced === false ? 0 : 1)) return shortened(context, keys.filter(({ key }) => !isEmptyIn(context.language, key)).slice(0, max))
  return textOf(context, content)
}

/** Words side by side; 'X-ray' keeps its hyphen. */
function shortened({ source: { tokens } }: ReadingContext, kept: readonly Token[]): string {
  return kept.reduce((text, token) => {
    const hyphen = tokens[tokens.indexOf(token) - 1]
    const isGlued = !token.spaced && hyphen?.key === '-' && !hyphen.spaced
    return text === '' ? token.text : `${text}${isGlued ? '-' : ' '}${token.text}`
  }, '')
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
