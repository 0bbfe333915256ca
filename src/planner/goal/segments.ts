import type { TimeExpression } from '../time/grammar/time-expression.ts'
import { operatorAt } from '../time/grammar/source.ts'
import type { Token } from '../time/grammar/token.ts'
import type { Source } from '../time/grammar/source.ts'
import { isArrowOfChange } from './arrows-of-change.ts'
import { isDeniedBehindDate } from './denied-behind-date.ts'
import { isSeparatingWord } from './separating-words.ts'

/** A stretch of tokens between two separators: what a clause says in one breath. */
export type Segment = {
  /** Token indexes, `to` exclusive. */
  from: number
  to: number
  /** Number of the sentence, and of the line, that it belongs to. */
  sentence: number
  line: number
  /** What comes right before it: the sign or word that separates it, '' at the start of a sentence. */
  lead: string
  isBullet: boolean
  /** Depth of brackets around it. */
  depth: number
}

const BULLETS = new Set(['-', '*', '•', '·', '▪', '◦', '+', '>', '‣', '□', '☐', '✓'])
const SEPARATORS = new Set([',', ';', ':', '(', ')', '[', ']', '|', '“', '”', '"', '«', '»', '·', '•', '=', '،', '、', '।'])
const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '।'])
/** 'bar the 7th', 'apart from Mondays': separating only right before a time. */
const EXCEPTING_WORDS = new Set(['bar', 'apart', 'aside', 'other', 'besides', 'menos', 'save'])
const ABBREVIATIONS = new Set(['no', 'nr', 'st', 'mr', 'mrs', 'ms', 'dr', 'vs', 'etc', 'approx', 'min', 'max', 'hr', 'hrs', 'incl', 'e', 'g', 'i', 'ca', 'p', 'pp', 'ch', 'vol', 'prof', 'profa', 'dra', 'sra', 'sr', 'mme', 'mlle', 'capt', 'sgt', 'lt', 'rev', 'inc', 'ltd', 'op', 'bwv', 'fig', 'sec', 'art', 'nos', 'mech', 'elec', 'eng', 'admin', 'avail', 'dept', 'tech', 'asst'])

const ORDINAL_NOUNS = /^(?:geburtstag\p{L}*|hochzeitstag\p{L}*|jahrestag|jubilaum|klasse|semester|schuljahr|lebensjahr|stock|etage|auflage|kapitel|jahrhundert|platz|mal)$/u

/** Cuts a text at line breaks, sentence ends, commas, brackets and contrasting words, never inside a time expression. */
export function segmentsOf(source: Source, expressions: readonly TimeExpression[], language = 'en'): Segment[] {
  const isInside = tokensInside(source, expressions)
  const isDated = tokensInside(source, expressions.filter(({ days }) => days !== null))
  const numbers = inlineNumbers(source)
  const segments: Segment[] = []
  const state = { from: 0, sentence: 0, line: 0, lead: '', isBullet: false, depth: 0 }
  const close = (to: number, lead: string, next: number) => {
    if (to > state.from) segments.push({ from: state.from, to, sentence: state.sentence, line: state.line, lead: state.lead, isBullet: state.isBullet, depth: state.depth })
    state.from = next
    state.lead = lead
  }
  for (let index = 0; index < source.tokens.length; index += 1) {
    if (isInside[index]) continue
    const token = source.tokens[index]!
    if (numbers.firsts.has(index)) {
      // The sign before the first number leads its item already.
      Object.assign(state, { from: index + 2, isBullet: true })
      index += 1
    } else if (numbers.others.has(index)) {
      close(index, ',', index + 2)
      Object.assign(state, { isBullet: true })
      index += 1
    } else if (token.kind === 'break') {
      close(index, '', index + 1)
      Object.assign(state, { sentence: state.sentence + 1, line: state.line + 1, isBullet: false, depth: 0 })
    } else if (isBulletAt(source, index, state.from)) {
      state.isBullet = true
      state.from = bulletEnd(source, index)
      index = state.from - 1
    } else if (index === state.from && state.depth === 0 && isInlineOrdinal(source, index)) {
      state.from = index + 2
      index += 1
    } else if (isSentenceEnd(source, index)) {
      // 'Baby shower for Dani!! Sunday …' is two sentences.
      const isRepeated = index > 0 && isSentenceEnd(source, index - 1)
      close(index, '', index + 1)
      Object.assign(state, { sentence: state.sentence + Number(!isRepeated), isBullet: state.isBullet && numbers.others.size === 0 })
    } else if (isSeparator(source, index)) {
      close(index, token.key, separatorEnd(source, index))
      index = state.from - 1
      if (token.key === '(') state.depth += 1
      if (token.key === ')') state.depth = Math.max(0, state.depth - 1)
    } else if (index === state.from && state.lead === '' && headBefore(source, index) > index) {
      const end = headBefore(source, index)
      close(end, ':', source.tokens[end]?.key === ',' ? end + 1 : end)
      index = state.from - 1
    } else if (isDeniedBehindDate(source, index, { from: state.from, isDated, language })) {
      close(index, token.key, index + 1)
    } else if (token.kind === 'word' && index > state.from && (isSeparatingWord(source, index, language) || (EXCEPTING_WORDS.has(token.key) && (isInside[index + 1] || isInside[index + 2] && !isNoun(source, index + 1)) && isExceptingAt(source, index)))) {
      close(index, token.key, index)
    }
  }
  close(source.tokens.length, '', source.tokens.length)
  return segments
}

/** 'Before that I have to order the tiles, pick taps and …', 'before she comes I need …': what opens the sentence heads the list behind it. The same index where nothing does. */
function headBefore({ tokens }: Source, index: number): number {
  if (!/^(?:before|until|till|by|after)$/u.test(tokens[index]!.key)) return index
  const end = tokens.findIndex(({ kind, key }, at) => at > index && (kind === 'break' || /^[.!?:]$/u.test(key) && tokens[at + 1]?.key !== ')'))
  const keys = tokens.slice(index, end === -1 ? tokens.length : end).map(({ key }) => key)
  const duty = [2, 3, 4, 5, 6, 7, 8].find((at) => DUTY_TO.test(keys.slice(at).join(' '))) ?? 0
  const isPointing = /^(?:that|then)$/u.test(keys[1] ?? '') && duty === 2
  const isWhenTheyCome = keys[0] === 'before' && duty > 2 && /^(?:he|she|it|they|we|you|my|our|the|his|her|their|i)$/u.test(keys[1]!) && !keys.slice(1, duty).some((key) => /^(?:can|could|may|work|school|each|every)$/u.test(key))
  if (!isPointing && !isWhenTheyCome) return index
  const rest = keys.slice(duty)
  const isList = rest.some((key, at) => at > 3 && /^(?:,|and|;|&)$/u.test(key))
  return isList ? index + duty + DUTY_TO.exec(rest.join(' '))![0].trim().split(' ').length : index
}

const DUTY_TO = /^(?:, )?(?:i|we|i'd|we'd|i've|we've|there's|there) (?:(?:still|also|really|both) )*(?:(?:have|has|need|needs|want|got|is|like|ought)(?: got)?(?: to)|must|should|needs?)(?= )/u

/** 'apart from' and 'other than' except; 'set aside' does not. */
export function isExceptingAt(source: Source, index: number): boolean {
  const key = source.tokens[index]?.key ?? ''
  const next = source.tokens[index + 1]?.key ?? ''
  // 'Apart from that I only have Mondays' speaks of what stands before.
  if (next === (key === 'other' ? 'than' : 'from') && /^(?:that|this|it|them|those|these)$/u.test(source.tokens[index + 2]?.key ?? '') && /^(?:i|i'm|i've|we|we're|we've|it's|only|just|my|our|,)$/u.test(source.tokens[index + 3]?.key ?? '')) return false
  if (key === 'apart' || key === 'aside') return next === 'from'
  // 'save-the-dates', 'save 200 euros'.
  if (key === 'save' && (next === '-' || next === 'the' && /^dates?$/u.test(source.tokens[index + 2]?.key ?? ''))) return false
  return key === 'other' ? next === 'than' : EXCEPTING_WORDS.has(key)
}

/** The exam of 'the bar exam on 3 March'. */
function isNoun({ tokens, entries }: Source, index: number): boolean {
  return tokens[index]?.kind === 'word' && tokens[index].text.length > 3 && entries[index]!.length === 0 && !/^(?:from|than)$/u.test(tokens[index].key)
}

function tokensInside(source: Source, expressions: readonly TimeExpression[]): boolean[] {
  const inside: boolean[] = Array.from({ length: source.tokens.length }, () => false)
  let at = 0
  for (const { start, end } of expressions) {
    while (at < source.tokens.length && source.tokens[at]!.start < start) at += 1
    while (at < source.tokens.length && source.tokens[at]!.end <= end) inside[at++] = true
  }
  return inside
}

/** '-', '*', '1.', '2)' or '[ ]' at the start of a line. */
function isBulletAt(source: Source, index: number, from: number): boolean {
  const token = source.tokens[index]!
  const isLineStart = index === from && (index === 0 || source.tokens[index - 1]!.kind === 'break')
  if (!isLineStart) return false
  if (boxEnd(source, index) > index) return true
  if (BULLETS.has(token.key)) return source.tokens[index + 1]?.spaced === true
  return token.kind === 'digits' && token.text.length <= 2 && /^[.)]$/u.test(source.tokens[index + 1]?.key ?? '') && source.tokens[index + 2]?.spaced === true
}

/** '1. clear it out 2. paint 3. floor': three or more numbers in a row that lead the items of one line. */
function inlineNumbers(source: Source): { firsts: ReadonlySet<number>; others: ReadonlySet<number> } {
  const [firsts, others] = [new Set<number>(), new Set<number>()]
  let run: number[] = []
  const flush = () => {
    if (run.length >= 3) for (const index of run) (/^[:,]$/u.test(source.tokens[index - 1]!.key) ? firsts : others).add(index)
    run = []
  }
  source.tokens.forEach((token, index) => {
    const [close, item] = [source.tokens[index + 1], source.tokens[index + 2]]
    if (token.kind === 'break') flush()
    const isNext = token.kind === 'digits' ? Number(token.text) === run.length + 1 && /^[.)]$/u.test(close?.key ?? '') : token.text === 'abcdefgh'[run.length] && close?.key === ')'
    const isLead = isNext && close !== undefined && !close.spaced && item?.spaced === true && item.kind === 'word'
    const isLineStart = index === 0 || source.tokens[index - 1]!.kind === 'break'
    if (isLead && !isLineStart && (run.length === 0 || !/^[:,]$/u.test(source.tokens[index - 1]!.key))) run.push(index)
  })
  flush()
  return { firsts, others }
}

/** The '2)' of 'goals: 1) schema, 2) backfill'. */
function isInlineOrdinal(source: Source, index: number): boolean {
  const [token, close, item] = [source.tokens[index]!, source.tokens[index + 1], source.tokens[index + 2]]
  const isNumber = token.kind === 'digits' && token.text.length <= 2 || /^[a-h]$/u.test(token.text)
  return isNumber && close?.key === ')' && !close.spaced && item?.spaced === true && item.kind === 'word'
}

function bulletEnd(source: Source, index: number): number {
  const sign = boxEnd(source, index) > index ? index : source.tokens[index]!.kind === 'digits' ? index + 2 : index + 1
  return boxEnd(source, sign)
}

/** Behind the box of '[ ] clear the shed'; the same index where none stands. */
function boxEnd({ tokens }: Source, index: number): number {
  if (tokens[index]?.key !== '[') return index
  const close = [1, 2].find((step) => tokens[index + step]?.key === ']' && (step === 1 || tokens[index + 1]!.key === 'x'))
  return close === undefined || tokens[index + close + 1]?.kind !== 'word' ? index : index + close + 1
}

function isSentenceEnd(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  const next = source.tokens[index + 1]
  if (!SENTENCE_ENDS.has(token.key) || next && !next.spaced && next.kind !== 'break' && !SENTENCE_ENDS.has(next.key) && !/^["')\]]$/u.test(next.key)) return false
  // '(3 weeks delivery!!), taps': the sentence goes on behind the bracket.
  const behind = [1, 2, 3].find((step) => !SENTENCE_ENDS.has(source.tokens[index + step]?.key ?? '')) ?? 1
  if (/^[)\]]$/u.test(source.tokens[index + behind]?.key ?? '') && goesOn(source.tokens[index + behind + 1])) return false
  // German '30.09. 9:00-15:00'.
  if (isEndOfDate(source, index)) return false
  return token.key !== '.' || token.spaced || !next || next.kind === 'break' || !isDotOfWord(source, index, next)
}

function goesOn(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'break' && (token.key === ',' || token.kind === 'word' && /^\p{Ll}/u.test(token.text))
}

/** The dot of an ordinal number, an abbreviation or an initial. */
function isDotOfWord(source: Source, index: number, next: Token): boolean {
  const before = source.tokens[index - 1]
  if (!before) return false
  // German 'Omas 80. Geburtstag'.
  if (before.kind === 'digits' && before.text.length <= 3 && ORDINAL_NOUNS.test(next.key)) return true
  const isBehindDigits = source.tokens[index - 2]?.kind === 'digits'
  // '24 m. Posts go in': a measure ends its sentence.
  if (/^(?:m|km|cm|kg|g|l|ml|min|h|hrs?)$/u.test(before.key) && isBehindDigits && next.kind === 'word' && next.spaced && /^\p{Lu}\p{Ll}/u.test(next.text)) return false
  // 'so no.': a number stands behind the 'no.' of 'Invention no. 8'.
  if (/^nos?$/u.test(before.key) && next.kind === 'word') return false
  // 'until 17 h.', 'budget 9k.'.
  const isHour = /^[hkm]$/u.test(before.key) && !before.spaced && isBehindDigits
  if (before.kind !== 'word' || isHour || !ABBREVIATIONS.has(before.key) && before.text.length > 1) return false
  const beginsSentence = next.kind === 'word' && before.text.length > 2 && /^\p{Lu}/u.test(next.text)
  return !beginsSentence || /^(?:mrs|prof|profa|dra|sra|mme|mlle|capt|sgt|rev)$/u.test(before.key)
}

/** The second dot of '30.09.', with a time behind it. */
export function isEndOfDate({ tokens }: Source, index: number): boolean {
  const [day, dot, month, end, next] = tokens.slice(index - 3, index + 2)
  return index >= 3 && end?.key === '.' && !end.spaced && day?.kind === 'digits' && day.text.length <= 2 && dot?.key === '.' && !dot.spaced && month?.kind === 'digits' && !month.spaced && month.text.length <= 2 && next?.kind === 'digits'
}

function isSeparator(source: Source, index: number): boolean {
  const token = source.tokens[index]!
  if (SEPARATORS.has(token.key)) return !isInsideNumber(source, index)
  if (token.key === '+') return isPlusOfList(source, index)
  if ((isArrow(source, index) || /^[→⇒>]$/u.test(token.key)) && isArrowOfChange(source, token.key === '>' && source.tokens[index - 1]?.key === '-' ? index - 1 : index)) return false
  if (token.key === '-') return isSpacedDash(source, index) || isArrow(source, index)
  return token.key === '→' || token.key === '⇒' || token.key === '>' && source.tokens[index + 1]?.kind !== 'digits' || (token.key === '/' && token.spaced && source.tokens[index + 1]?.spaced === true)
}

/** Furthest that two signs of one list stand apart, in tokens. */
const MOST_BETWEEN = 7

/** 'knots + splicing + rope care': one of two signs or more with words between them; 'art + craft' is one thing. */
function isPlusOfList({ tokens }: Source, index: number): boolean {
  const isPlus = (at: number) => tokens[at]?.key === '+' && tokens[at].spaced && tokens[at + 1]?.spaced === true
  const isNear = (step: 1 | -1) => {
    for (let at = index + step; Math.abs(at - index) <= MOST_BETWEEN; at += step) {
      const token = tokens[at]
      if (!token || token.kind === 'break' || /^[,.;:()]$/u.test(token.key)) return false
      if (isPlus(at)) return true
    }
    return false
  }
  return isPlus(index) && tokens[index - 1]?.kind !== 'digits' && (isNear(1) || isNear(-1))
}

function isInsideNumber(source: Source, index: number): boolean {
  const [before, token, after] = [source.tokens[index - 1], source.tokens[index]!, source.tokens[index + 1]]
  return /^[,:]$/u.test(token.key) && !token.spaced && before?.kind === 'digits' && after?.kind === 'digits' && !after.spaced
}

function isSpacedDash(source: Source, index: number): boolean {
  return source.tokens[index]!.spaced && source.tokens[index + 1]?.spaced === true
}

function isArrow(source: Source, index: number): boolean {
  const next = source.tokens[index + 1]
  return next !== undefined && next.key === '>' && !next.spaced
}

function separatorEnd(source: Source, index: number): number {
  return isArrow(source, index) && source.tokens[index]!.key === '-' ? index + 2 : index + 1
}

/** Kinds of one thing, of which one alone says nothing. */
const OPPOSITES = /^(?:old|new|in|out|inbound|outbound|incoming|outgoing|internal|external|before|after|left|right|front|rear|upper|lower|small|large|black|white|hot|cold|wet|dry|buy|sell|sent|received|paid|unpaid|open|closed|local|remote|past|future|public|private|indoor|outdoor|inner|outer|pros|cons)$/u

/** 'Run old and new side by side': two words that only mean something together. */
function isPairOfOpposites({ tokens }: Source, index: number, next: number): boolean {
  const [before, after] = [tokens[index - 1]?.key ?? '', tokens[next]?.key ?? '']
  return before !== after && OPPOSITES.test(before) && OPPOSITES.test(after)
}

/** Token index ranges of the parts of a segment that 'and' or 'or' joins. */
export function splitAtJoints(source: Source, range: { from: number; to: number }): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let from = range.from
  for (let index = range.from; index < range.to; index += 1) {
    const next = operatorAt(source, index, 'and', 'or')
    const isWord = next === index + 1 && source.tokens[index]!.key !== '/' && source.tokens[index]!.key !== 'n' && (source.tokens[index]!.kind === 'word' || source.tokens[index]!.spaced)
    if (!isWord || isPairOfOpposites(source, index, next) || isBetween(source, { from, to: index })) continue
    if (index > from) parts.push({ from, to: index })
    from = next
  }
  if (range.to > from) parts.push({ from, to: range.to })
  return parts
}

/** 'Chat between tenants and landlords': the 'and' of what lies between two. */
function isBetween({ tokens }: Source, { from, to }: { from: number; to: number }): boolean {
  const at = tokens.slice(from, to).findLastIndex(({ key }) => /^(?:between|zwischen|entre)$/u.test(key))
  return at > 0 && !tokens.slice(from + at, to).some(({ key }) => /^(?:and|und|y|e|et)$/u.test(key))
}
