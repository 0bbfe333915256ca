import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { Match } from '../../time/grammar/source.ts'
import type { Quantity, ReadingOf } from '../brief.ts'
import { addReading, isClaimed } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Role = ReadingOf<'quantity'>['role']

const UNITS: readonly (readonly [Role, string, RegExp])[] = [
  ['budget', 'EUR', /^(?:€|eur|euro|euros)$/u], ['budget', 'USD', /^(?:\$|usd|dollar|dollars|bucks)$/u], ['budget', 'GBP', /^(?:£|gbp|pound|pounds|quid)$/u],
  ['budget', 'JPY', /^(?:¥|jpy|yen)$/u], ['budget', 'INR', /^(?:₹|inr|rupees|rupee|rs)$/u], ['budget', 'CHF', /^(?:chf|francs)$/u], ['budget', 'BRL', /^(?:brl|reais|real)$/u],
  ['people', 'people', /^(?:guests?|people|persons?|attendees|participants|kids|children|adults|friends|invitados|personas|gaste|leute|personen|invites|personnes|convidados|pessoas|participantes|hospedes)$/u],
  ['distance', 'km', /^(?:km|kms|kilometers?|kilometres?|kilometros?|quilometros?|k)$/u], ['distance', 'miles', /^(?:mile|miles)$/u], ['distance', 'm', /^(?:metres?|meters?)$/u],
  ['other', 'm²', /^(?:m2|m²|sqm|qm)$/u],
  ['work', 'pages', /^(?:pages?|seiten|paginas?)$/u], ['work', 'words', /^(?:words?|worter|palabras|mots|palavras)$/u], ['work', 'chapters', /^(?:chapters?|kapitel|capitulos?|chapitres?)$/u],
  ['work', 'lessons', /^(?:lessons?|units?|modules?|lectures?|videos?|lektionen|lecciones)$/u], ['work', 'topics', /^temas$/u], ['work', 'exercises', /^(?:exercises?|problems?|questions?|problem sets?)$/u],
  ['work', 'bugs', /^(?:bugs?|issues?|tickets?|defects?)$/u], ['work', 'posts', /^(?:posts?|articles?|episodes?|songs?|recipes?|books?|rooms?|repos?|interviews?|features?|stories|story points?|points)$/u],
]
/** Whether a word only measures something: guests, euros, kilometres, pages and words are no things to do. */
export function isMeasure(key: string): boolean {
  return UNITS.some(([role, unit, pattern]) => (role !== 'work' || unit === 'pages' || unit === 'words') && pattern.test(key))
}

/** Whether a word is a currency, or its sign. */
export function isCurrency(key: string): boolean {
  return UNITS.some(([role, , pattern]) => role === 'budget' && pattern.test(key))
}

const BUDGET = /^(?:budget|presupuesto|orcamento)$/u
const CURRENCY_SIGNS = /^[$€£¥₹]$/u

/** Amounts with units that are neither times nor members of a list: 80 guests, 150,000 yen, 16 chapters, 10 km. */
export function readQuantities(context: ReadingContext): void {
  const { tokens } = context.source
  for (let index = 0; index < tokens.length; index += 1) {
    const found = quantityAt(context, index)
    if (!found) continue
    const { value, next } = found
    if (!isClaimed(context, { from: index, to: next })) {
      addReading(context, { from: index, to: next }, { value: { kind: 'quantity', ...value }, text: `${value.amount.value.toLocaleString('en')} ${value.amount.unit}` })
    }
    index = next - 1
  }
}

type Counted = Match<{ amount: Quantity; role: Role }>

function quantityAt(context: ReadingContext, index: number): Counted | null {
  const { source } = context
  if (CURRENCY_SIGNS.test(source.tokens[index]!.key)) return moneyAt(context, index)
  const parts = partsAt(context, index)
  if (parts) return parts
  const number = /^(?:digits|word)$/u.test(source.tokens[index]!.kind) ? parseNumber(source, index) : null
  // The pension plan of that name.
  if (!number || number.value === 401 && source.tokens[number.next]?.key === 'k') return null
  // 'Un 10 km', 'ein 10-km-Lauf': an article.
  if (source.tokens[index]!.kind === 'word' && source.tokens[number.next]?.kind === 'digits') return null
  const isBudget = BUDGET.test(source.tokens[index - 1]?.key ?? '') || BUDGET.test(source.tokens[index - 2]?.key ?? '')
  if (isBudget && thousands(context, number) > number.value) return counted(thousands(context, number), ['budget', 'budget'], number.next + 1)
  return countedBehind(context, index, number)
}

/** What is numbered part by part. */
const PARTS = /^(?:chapters|units|modules|lessons|lectures|kapitel|lektionen|einheiten|cap[ií]tulos|unidades|lecciones|temas|m[oó]dulos|chapitres|le[cç]ons|li[cç][oõ]es)$/u
const TO = /^(?:-|–|—|to|through|thru|bis|a|à|al|hasta|até)$/u
const MOST_PARTS = 200

/** 'Chapters 4-9', 'units 6 to 14': six and nine of them, by their numbers. */
function partsAt({ source: { tokens, entries } }: ReadingContext, index: number): Counted | null {
  const [unit, first, to, last, next] = tokens.slice(index, index + 5)
  if (!PARTS.test(unit!.key) || first?.kind !== 'digits' || last?.kind !== 'digits' || !TO.test(to?.key ?? '')) return null
  const [from, until] = [Number(first.key), Number(last.key)]
  // 'Modules 3-4 May' have a day behind them.
  const isDate = next !== undefined && entries[index + 4]!.some(({ sense }) => sense.type === 'month')
  const isRange = Number.isInteger(from) && Number.isInteger(until) && until > from && until - from < MOST_PARTS
  return isRange && !isDate ? { value: { amount: { value: until - from + 1, unit: unit!.text, ...(from === 1 ? {} : { first: from }) }, role: 'work' }, next: index + 4 } : null
}

/** '€50', '$5k', 'R$ 15 mil'. */
function moneyAt(context: ReadingContext, index: number): Counted | null {
  const number = context.source.tokens[index + 1]?.kind === 'digits' ? parseNumber(context.source, index + 1) : null
  // 'R$ 3.000'.
  const isReal = context.source.tokens[index]!.key === '$' && context.source.tokens[index - 1]?.text === 'R' && !context.source.tokens[index]!.spaced
  const unit = unitOf(isReal ? 'brl' : context.source.tokens[index]!.key)
  return number && unit ? counted(thousands(context, number), ['budget', unit[1]], number.next) : null
}

/** The unit of an amount, with up to two adjectives between them: '47 open bugs'. */
function countedBehind(context: ReadingContext, index: number, number: Match<number>): Counted | null {
  const { tokens, entries } = context.source
  for (let at = number.next; at < number.next + 3; at += 1) {
    const token = tokens[at]
    // 'a 5 month old cockapoo'.
    const isAge = token?.key === 'old'
    if (!token || isAge || token.kind === 'break' || (token.kind === 'digits' && at > number.next) || (token.kind === 'symbol' && !CURRENCY_SIGNS.test(token.key))) return null
    if (token.key === 'k') {
      const found = thousandsOf(context, { index, at }, number)
      if (found) return found
      // 'Budget 6k: 2k paid social, 3k influencers'.
      if (speaksOfMoney(context, index)) return null
    }
    const unit = unitOf(token.key)
    // '28 square metres' are no metres of a way.
    const isOfArea = unit?.[1] === 'm' && at > number.next && AREA_OR_VOLUME.test(tokens[at - 1]!.key)
    if (isOfArea) return counted(number.value, ['other', `${tokens[at - 1]!.key.startsWith('cu') ? 'cubic' : 'square'} metres`], at + 1)
    // '150 real questions' are no money of Brazil.
    if (token.key === 'real' && context.language !== 'pt') return null
    const isLooseK = token.key === 'k' && (token.spaced || at !== number.next || isCountedInThousands(context, number.value))
    if (unit && !isLooseK) return counted(number.value, [unit[0], NAMED_AS_SAID.test(unit[1]) || /^(?:videos?|modules?|units?)$/u.test(token.key) ? token.text : unit[1]], at + 1)
    if (entries[at]!.length > 0) return null
  }
  return null
}

/** 'A town of 90k', '250k by Easter': thousands of what is not said, where nobody runs, rides or walks. */
function isCountedInThousands({ prompt, plannerType }: ReadingContext, value: number): boolean {
  return value > LONGEST_RACE || plannerType === 'sprint' && !MOVES.test(prompt)
}

const LONGEST_RACE = 100
const MOVES = /(?<!\p{L})(?:run(?:s|ner|ners|ning)?|race|races|racing|marathon|parkrun|ultra|walk\p{L}*|hik\p{L}*|bik\p{L}*|cycl\p{L}*|rid(?:e|es|ing)|swim\p{L}*|row(?:ing)?|ski\p{L}*|trail|triathlon|jog\p{L}*|km|lauf\p{L}*|corr\p{L}*|carrera|cour(?:ir|se)|randonn\p{L}*|caminh\p{L}*|couch to)(?!\p{L})/iu

/** Whether the sentence has named a budget before. */
function speaksOfMoney({ source: { tokens } }: ReadingContext, index: number): boolean {
  const start = tokens.slice(0, index).findLastIndex(({ kind, key }) => kind === 'break' || /^[.!?]$/u.test(key))
  return tokens.slice(start + 1, index).some(({ key }) => BUDGET.test(key) || /^(?:costs?|spend)$/u.test(key) || CURRENCY_SIGNS.test(key))
}

/** The k of 'a budget of 5 k', '18k budget' and of '90k words'. */
function thousandsOf({ source: { tokens } }: ReadingContext, { index, at }: { index: number; at: number }, number: Match<number>): Counted | null {
  const isSpent = /^(?:budget|costs?|about|max|under|of|for)$/u.test(tokens[index - 1]?.key ?? '') && tokens.slice(Math.max(0, index - 4), index).some(({ key }) => /^(?:budget|costs?|spend)$/u.test(key))
  const isOfBudget = /^(?:budget|savings)$/u.test(tokens[at + 1]?.key ?? '')
  if ((isSpent || isOfBudget) && unitOf('k')) return counted(number.value * 1000, ['budget', 'money'], at + 1)
  const isGlued = tokens[number.next]?.key === 'k' && tokens[number.next]?.spaced === false
  const work = isGlued ? UNITS.find(([role, , pattern]) => role === 'work' && pattern.test(tokens[at + 1]?.key ?? '')) : undefined
  return work ? counted(number.value * 1000, [work[0], work[1]], at + 2) : null
}

const AREA_OR_VOLUME = /^(?:square|sq|cubic|cu)$/u

const NAMED_AS_SAID = /^(?:posts|bugs)$/u

function unitOf(key: string): (typeof UNITS)[number] | undefined {
  return UNITS.find(([, , pattern]) => pattern.test(key))
}

function counted(value: number, [role, unit]: readonly [Role, string], next: number): Counted {
  return { value: { amount: { value, unit }, role }, next }
}

/** '$5k'. */
function thousands(context: ReadingContext, number: Match<number>): number {
  const after = context.source.tokens[number.next]
  return after?.key === 'k' && !after.spaced ? number.value * 1000 : number.value
}
