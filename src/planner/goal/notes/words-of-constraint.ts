import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

const CONSTRAINT_WORDS = new Set((
  "no not never nothing nobody only except without avoid skip skipping can't cannot won't don't doesn't mustn't shouldn't must max maximum min minimum least most unless nie nicht kein keine keinen ohne hochstens mindestens maximal "
  + 'nunca jamas sin jamais sans sauf salvo excepto sem exceto apenas nao maximo minimo limit'
).split(' '))
/** In English, 'just' and 'only' are told apart where the clause is read. */
const LEAVING_NO_OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['nur', 'lediglich', 'bloss', 'ausschliesslich']), es: new Set(['solo', 'solamente', 'unicamente']), fr: new Set(['seulement', 'uniquement']), pt: new Set(['somente', 'unicamente']),
}
/** Words of one language that another has in another sense. */
const DENIALS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['forbidden', 'banned', 'prohibited']), de: new Set(['keiner', 'keinem', 'keines', 'niemand', 'niemals', 'keinesfalls', 'verboten']), es: new Set(['nadie', 'ningun', 'ninguna', 'prohibido', 'prohibida']),
  fr: new Set(['pas', 'aucun', 'aucune', 'interdit', 'interdite']), pt: new Set(['ninguem', 'nenhum', 'nenhuma', 'proibido', 'proibida']),
}
const CONDITIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['if', 'provided', 'whenever', 'wherever', 'whoever', 'whichever']), de: new Set(['wenn', 'falls', 'sofern', 'solange']), es: new Set(['si', 'mientras']), fr: new Set(['si', "s'il", "s'ils"]), pt: new Set(['se', 'enquanto']),
}
/** These bind only with something behind them. */
const RELATIONS = new Set(['before', 'after', 'until', 'till', 'between', 'by', 'within', 'under', 'over', 'per', 'apart', 'budget'])
const BOUND_BY_NUMBER = new Set(['by', 'within', 'under', 'over', 'per', 'between'])

export function isWordOfConstraint(context: ReadingContext, index: number, segment: Words): boolean {
  const { key, kind } = context.source.tokens[index]!
  if (kind !== 'word') return false
  // Portuguese 'no' is 'in the'.
  if (key === 'no' && context.language === 'pt') return false
  if (CONSTRAINT_WORDS.has(key) || LEAVING_NO_OTHERS[context.language]?.has(key) || DENIALS[context.language]?.has(key)) return true
  if (CONDITIONS[context.language]?.has(key)) return isCondition(context, index, segment)
  if (key === 'last' || key === 'first') return /^(?:comes?|goes|go|is|are|be|happens?)$/u.test(context.source.tokens[index - 1]?.key ?? '') && index === segment.to - 1
  if (!RELATIONS.has(key) || index + 1 >= segment.to && key !== 'apart') return false
  if (key === 'after' && /^(?:i'm|we're|am|are|look|looks|looking)$/u.test(context.source.tokens[index - 1]?.key ?? '')) return false
  return !BOUND_BY_NUMBER.has(key) || parseNumber(context.source, index + 1) !== null
}

/** 'If the frost has gone', at the head of its clause; 'see if they fit' and 'if possible' ask for nothing. */
function isCondition({ source: { tokens } }: ReadingContext, index: number, { from, to }: Words): boolean {
  const isClear = MID_CLAUSE.test(tokens[index]!.key) && !/^(?:see|check|ask|as|even|what|know|wonder|decide|sehen|prufen|not)$/u.test(tokens[index - 1]?.key ?? '')
  if (index - from > 1 && !isClear || to - index < 3) return false
  return !/^(?:possible|needed|necessary|any|not|so|you|that|anything|moglich|notig|posible|hace|possivel|besoin|puede|puedo|peut|puder|der)$/u.test(tokens[index + 1]!.key)
}

/** These stand for nothing else, wherever in a clause they are. */
const MID_CLAUSE = /^(?:if|provided|whenever|wherever|whoever|whichever|falls|sofern|solange|mientras|enquanto)$/u

/** A month or a day of the week behind a word of time, where the grammar has taken no time from it, as within the name of a part: 'a night out in June'; or one that is off. */
export function isTimeInName({ source: { tokens, entries } }: ReadingContext, index: number): boolean {
  if (/^\p{L}+day's$/u.test(tokens[index]!.key)) return /^(?:off|out|free|closed)$/u.test(tokens[index + 1]?.key ?? '')
  const senses = entries[index]!.map(({ sense }) => sense)
  const before = tokens[index - 1]?.key ?? ''
  const isTime = senses.some((sense) => sense.type === 'weekday' || sense.type === 'month' && (!sense.risky || /^(?:mid|mitte|ende|anfang|until|till)$/u.test(before)))
  return isTime && /^(?:in|on|from|until|till|by|before|after|mid|ab|bis|im|am|mitte|ende|anfang|en|desde|hasta|a|em|ate|des|depuis|jusqu'en)$/u.test(before)
}

/** 'Three days out of those five': a length that the grammar has left where it stands. */
export function isLengthLeft({ prompt, source, groups }: ReadingContext, { from, to }: Words): boolean {
  return source.tokens.slice(from, to - 1).some((_, offset) => {
    const index = from + offset
    const isUnit = source.entries[index + 1]!.some(({ sense }) => sense.type === 'unit')
    return isUnit && parseNumber(source, index) !== null && !isAge(prompt, source.tokens[index]!.end) && !groups.some((group) => group.from <= index && index < group.to)
  })
}

/** The sign of money: a budget or a price. */
export function isMoney({ source: { tokens } }: ReadingContext, index: number): boolean {
  return /^[€$£¥₹]$/u.test(tokens[index]!.key)
}

/** A number that stands on its own; not the 8 of 'k8s', the 2 of 'v2.1' or a number of the goal's own name. */
export function isAmount(context: ReadingContext, index: number, subject: string): boolean {
  const { tokens } = context.source
  const token = tokens[index]!
  if (token.kind !== 'digits') return false
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  const isGlued = !token.spaced && before !== undefined && (before.kind === 'word' || /^[.#/_]$/u.test(before.key))
  const isName = after !== undefined && !after.spaced && after.kind === 'word' && context.source.entries[index + 1]!.length === 0 && !/^(?:k|km|kg|g|m|ml|l|cm|x|pm|am)$/u.test(after.key)
  const isOrderNumber = before !== undefined && /^(?:sprint|release|version|v|route|room|phase|part|no|nr|iphone|windows|python|level|unit|zone|class|grade|year|gate|platform)$/u.test(before.key)
  return !isGlued && !isName && !isOrderNumber && !isAge(context.prompt, token.end) && !(token.text.length > 1 ? subject.includes(token.text) : new RegExp(`(?<!\\d)${token.text}(?!\\d)`, 'u').test(subject))
}

/** '12 weeks old'. */
function isAge(prompt: string, end: number): boolean {
  return /^[ -]?(?:years?|yrs?|y|months?|mths?|weeks?|wks?|days?)[ -]olds?(?!\p{L})/iu.test(prompt.slice(end, end + 20))
}
