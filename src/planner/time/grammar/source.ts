import type { DayNumber } from '../calendar-time.ts'
import { joinDoubleNames } from './double-names.ts'
import type { LexiconNode } from './lexicon.ts'
import type { Operator, Sense } from './sense.ts'
import { tokenize } from './token.ts'
import type { Token } from './token.ts'

/** What relative expressions are relative to, and how the writer orders day and month. */
export type Reference = { day: DayNumber; minuteOfDay: number; dayFirst: boolean }

/** A text prepared for parsing: its tokens and, for each, every known word or phrase that begins there. */
export type Source = { text: string; tokens: Token[]; entries: Entry[][]; reference: Reference }
export type Entry = { sense: Sense; next: number }
/** A parsed value and the index of the token after it. */
export type Match<T> = { value: T; next: number }

type SenseOf<T extends Sense['type']> = Extract<Sense, { type: T }>

export function prepareSource(text: string, lexicon: LexiconNode, reference: Reference): Source {
  const tokens = joinDoubleNames(tokenize(text), text).flatMap(splitCompound)
  return { text, tokens, entries: tokens.map((_, index) => (isVerb(tokens, index) || isHaving(tokens, index) || isParticle(tokens, index) || isExam(tokens[index]!) ? [] : withoutOrdinalEnd(tokens, index, entriesAt(tokens, index, lexicon)))), reference }
}

/** 'SATs' are sat once a year, 'Sats' come back. */
function isExam({ text }: Token): boolean {
  return text === 'SATs'
}

const WEEKDAY_WITH_PART = /^((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(abend|morgen|vormittag|nachmittag|mittag|nacht)(s?)$/u

/** German 'Samstagabend' is a day and a part of it. */
function splitCompound(token: Token): Token[] {
  const [, day, part, ending] = WEEKDAY_WITH_PART.exec(token.key) ?? []
  if (day === undefined || token.text.length !== token.key.length) return [token]
  const cut = token.start + day.length
  const [first, second] = [token.text.slice(0, day.length), token.text.slice(day.length)]
  return [{ ...token, text: first, key: day, end: cut }, { ...token, text: second, key: part! + ending!, start: cut, spaced: false }]
}

const AUXILIARIES = /^(?:will|should|shall|must|can|could|would|might|'ll|it'll|won't|shouldn't|can't|cannot|doesn't|don't|didn't|did|does)$/u

/** 'should last four days', 'is going to last 2 hours': a length, not the past. */
function isVerb(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.key !== 'last') return false
  const [before, lead] = [tokens[index - 1]?.key ?? '', tokens[index - 2]?.key ?? '']
  return AUXILIARIES.test(before) || (before === 'to' && /^(?:going|has|have|needs?|supposed|meant|expected|likely|ought|wants?|planned)$/u.test(lead))
}

/** Portuguese 'ter mais tempo' is to have it; 'ter e qui' and 'ter à noite' are Tuesdays. */
function isHaving(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.key !== 'ter') return false
  const next = tokens[index + 1]
  // 'Gostava de ter a chave'; 'de ter a sex' are days.
  const [lead, before] = [tokens[index - 2]?.key ?? '', tokens[index - 1]?.key ?? '']
  if (HAS_TO.test(before) || /^(?:de|em|a)$/u.test(before) && WANTS_TO.test(lead)) return true
  return next?.kind === 'word' && !NEXT_TO_TUESDAY.test(next.key)
}

const HAS_TO = /^(?:quero|queria|queremos|queriamos|vou|vamos|posso|podemos|devo|devemos|para|sem|preciso|precisamos|espero|esperamos|pretendo|desejo)$/u
const WANTS_TO = /^(?:gostava|gostaria|gostavamos|gostariamos|gosto|preciso|precisamos|deixar|acabo|hei|penso|medo|vontade|objetivo|objectivo|gostar)$/u

const NEXT_TO_TUESDAY = /^(?:e|ou|a|as|ao|ate|de|das|da|do|pela|antes|depois|so|apenas|nao|seg|qua|qui|sex|sab|dom|manha|tarde|noite|feira|passada|que)$/u

/** The 'by' of 'comes by on 20 March' says where to, not until when. */
function isParticle(tokens: readonly Token[], index: number): boolean {
  return tokens[index]!.key === 'by' && /^(?:comes?|coming|came|drops?|dropping|stops|stopping|passes|passing|swings?|popping|pops?|calls)$/u.test(tokens[index - 1]?.key ?? '') && /^(?:on|every|each|at|for|to|in|next|this|tomorrow|tonight|with|and|[,.;])$/u.test(tokens[index + 1]?.key ?? '.')
}

/** The 'th' of '80th', or of a carelessly typed '80 th', is no Thursday. */
function withoutOrdinalEnd(tokens: readonly Token[], index: number, entries: Entry[]): Entry[] {
  // German 'so 18 bis 20 Uhr' is about that time, no Sunday.
  if (tokens[index]!.text === 'so' && tokens[index + 1]?.kind === 'digits' && !/^(?:und|u|-|\/|sa|bis)$/u.test(tokens[index - 1]?.key ?? '')) return entries.filter(({ sense }) => sense.type !== 'weekday')
  if (isWhichOfThem(tokens, index) || isThingLikeWeekday(tokens, index)) return entries.filter(({ sense }) => sense.type !== 'weekday')
  if (isTheMorning(tokens, index)) return entries.filter(({ sense }) => sense.type !== 'day')
  return isOrdinalEnd(tokens, index) ? entries.filter(({ sense }) => sense.type !== 'weekday') : entries
}

/** 'Un jeu de cartes', 'au bord de la mer', 'el mar' are things; 'le jeu 12', 'mer.' are days. */
function isThingLikeWeekday(tokens: readonly Token[], index: number): boolean {
  const [before, next] = [tokens[index - 1]?.key ?? '', tokens[index + 1]]
  const isDated = next?.kind === 'digits' || next?.key === '.' && !next.spaced || next?.key === '/'
  return !isDated && LIKE_WEEKDAYS[tokens[index]!.key]?.test(before) === true
}

const LIKE_WEEKDAYS: Readonly<Record<string, RegExp>> = { jeu: /^(?:un|notre|mon|ma|ce|son|leur|votre|nouveau|petit|grand|premier|du|au|de)$/u, mer: /^(?:la|en|de|notre|une|haute|pleine)$/u, mar: /^(?:el|del|al|o|do|ao|no|pelo|alto|aberto)$/u }

/** Portuguese 'a segunda vacina', 'quinta aula' is the second, the fifth, and no Monday or Thursday. */
function isWhichOfThem(tokens: readonly Token[], index: number): boolean {
  return /^(?:segunda|terca|quarta|quinta|sexta)$/u.test(tokens[index]!.key) && /^(?:vacina|dose|aula|vez|parte|fase|etapa|semana|consulta|sessao|prova|reuniao|versao|rodada|tentativa|entrevista|camada|demao|licao|edicao|temporada|via)$/u.test(tokens[index + 1]?.key ?? '')
}

/** Spanish 'la mañana' is the morning; without the article it is tomorrow. */
function isTheMorning(tokens: readonly Token[], index: number): boolean {
  return tokens[index]!.key === 'manana' && tokens[index - 1]?.key === 'la'
}

/** The end of '1st', '2nd', '3rd', '80th'; apart from its number only in small letters, as 'Th' may be a day. */
export function isOrdinalEnd(tokens: readonly Token[], index: number): boolean {
  const [number, end] = [tokens[index - 1], tokens[index]]
  if (number?.kind !== 'digits' || !end || !/^(?:st|nd|rd|th)$/u.test(end.key)) return false
  return !end.spaced || end.text === end.key && end.start === number.end + 1 && number.text.length <= 3 && end.key === ordinalEnd(Number(number.text))
}

function ordinalEnd(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13
  return isTeen ? 'th' : ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'
}

/** Longest phrases first. A phrase never runs over a line break: breaks have no key in a lexicon. */
function entriesAt(tokens: Token[], index: number, lexicon: LexiconNode): Entry[] {
  const found: Entry[] = []
  let node: LexiconNode | undefined = lexicon
  for (let at = index; node !== undefined && at < tokens.length; ) {
    node = node.next.get(tokens[at]!.key)
    at += 1
    for (const sense of node?.senses ?? []) found.unshift({ sense, next: at })
  }
  return found
}

/** The longest phrase at `index` that has a sense of this type. */
export function senseAt<T extends Sense['type']>(source: Source, index: number, type: T): Match<SenseOf<T>> | null {
  for (const { sense, next } of source.entries[index] ?? []) {
    if (isSense(sense, type)) return { value: sense, next }
  }
  return null
}

function isSense<T extends Sense['type']>(sense: Sense, type: T): sense is SenseOf<T> {
  return sense.type === type
}

/** Index after the longest phrase that can be one of these operators, or -1. */
export function operatorAt(source: Source, index: number, ...operators: Operator[]): number {
  for (const { sense, next } of source.entries[index] ?? []) {
    if (sense.type === 'operator' && operators.includes(sense.operator)) return next
  }
  return -1
}

/** Index after an optional operator. */
export function skipOperator(source: Source, index: number, ...operators: Operator[]): number {
  const next = operatorAt(source, index, ...operators)
  return next < 0 ? index : next
}

export function keyAt(source: Source, index: number): string {
  return source.tokens[index]?.key ?? ''
}

/** Index after the sign when the token is this sign, or -1. */
export function signAt(source: Source, index: number, ...signs: string[]): number {
  const token = source.tokens[index]
  return token?.kind === 'symbol' && signs.includes(token.key) ? index + 1 : -1
}

export function isGlued(source: Source, index: number): boolean {
  return source.tokens[index]?.spaced === false
}

/** Offsets of the words of tokens `from` (inclusive) to `to` (exclusive). */
export function wordsBetween(source: Source, from: number, to: number): { words: string; start: number; end: number } {
  const start = source.tokens[from]!.start
  const end = source.tokens[to - 1]!.end
  return { words: source.text.slice(start, end), start, end }
}

/** '… until 9:00 a.m. On Monday …': the stop of the half of the day ends the sentence too. */
export function beginsSentence({ tokens }: Source, index: number): boolean {
  return tokens[index - 1]?.key === '.' && tokens[index - 2]?.key === 'm' && /^(?:From|Between|At|On|In|After|Before|Until)$/u.test(tokens[index]?.text ?? '')
}
