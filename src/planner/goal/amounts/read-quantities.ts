import { parseDecimal, parseNumber } from '../../time/grammar/parse-number.ts'
import type { Match } from '../../time/grammar/source.ts'
import type { Quantity, ReadingOf } from '../brief.ts'
import { addReading, isClaimed } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Role = ReadingOf<'quantity'>['role']

const UNITS: readonly (readonly [Role, string, RegExp])[] = [
  ['budget', 'EUR', /^(?:€|eur|euro|euros)$/u], ['budget', 'USD', /^(?:\$|usd|dollar|dollars|bucks)$/u], ['budget', 'GBP', /^(?:£|gbp|pound|pounds|quid)$/u],
  ['budget', 'JPY', /^(?:¥|jpy|yen)$/u], ['budget', 'INR', /^(?:₹|inr|rupees|rupee|rs)$/u], ['budget', 'CHF', /^(?:chf|francs)$/u], ['budget', 'BRL', /^(?:brl|reais|real)$/u],
  ['people', 'people', /^(?:guests?|people|persons?|attendees|participants|kids|children|adults|friends|invitados|personas|gaste|leute|personen|invites|personnes|convidados|pessoas)$/u],
  ['distance', 'km', /^(?:km|kms|kilometers?|kilometres?|k)$/u], ['distance', 'miles', /^(?:mile|miles)$/u], ['distance', 'm', /^(?:metres?|meters?)$/u],
  ['other', 'm²', /^(?:m2|m²|sqm|qm)$/u],
  ['work', 'pages', /^(?:pages?|seiten|paginas?)$/u], ['work', 'words', /^(?:words?|worter|palabras|mots|palavras)$/u], ['work', 'chapters', /^(?:chapters?|kapitel|capitulos?|chapitres?)$/u],
  ['work', 'lessons', /^(?:lessons?|units?|modules?|lectures?|videos?|lektionen)$/u], ['work', 'exercises', /^(?:exercises?|problems?|questions?|problem sets?)$/u],
  ['work', 'bugs', /^(?:bugs?|issues?|tickets?|defects?)$/u], ['work', 'posts', /^(?:posts?|articles?|episodes?|songs?|recipes?|books?|rooms?|repos?|interviews?|features?|stories|story points?|points)$/u],
]
/** Whether a word only measures something: guests, euros, kilometres, pages and words are no things to do. */
export function isMeasure(key: string): boolean {
  return UNITS.some(([role, unit, pattern]) => (role !== 'work' || unit === 'pages' || unit === 'words') && pattern.test(key))
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

function quantityAt(context: ReadingContext, index: number): Match<{ amount: Quantity; role: Role }> | null {
  const { source } = context
  if (CURRENCY_SIGNS.test(source.tokens[index]!.key)) {
    const number = parseDecimal(source, index + 1)
    const unit = UNITS.find(([, , pattern]) => pattern.test(source.tokens[index]!.key))
    return number && unit ? { value: { amount: { value: thousands(context, number), unit: unit[1] }, role: 'budget' }, next: number.next } : null
  }
  const number = parseDecimal(source, index) ?? (source.tokens[index]!.kind === 'word' ? parseNumber(source, index) : null)
  if (!number) return null
  const isBudget = BUDGET.test(source.tokens[index - 1]?.key ?? '') || BUDGET.test(source.tokens[index - 2]?.key ?? '')
  if (isBudget && thousands(context, number) > number.value) return { value: { amount: { value: thousands(context, number), unit: 'budget' }, role: 'budget' }, next: number.next + 1 }
  const glued = /^k$/u.test(source.tokens[number.next]?.key ?? '') && source.tokens[number.next]?.spaced === false ? number.next : -1
  // Up to two adjectives may stand between an amount and its unit: '47 open bugs'.
  for (let at = number.next; at < number.next + 3; at += 1) {
    const token = source.tokens[at]
    // 'a 5 month old cockapoo'.
    if (token?.key === 'old') return null
    if (!token || token.kind === 'break' || (token.kind === 'digits' && at > number.next) || (token.kind === 'symbol' && !CURRENCY_SIGNS.test(token.key))) break
    const unit = UNITS.find(([, , pattern]) => pattern.test(token.key))
    if (unit && token.key === 'k' && /^(?:budget|costs?|about|max|under|of|for)$/u.test(source.tokens[index - 1]?.key ?? '') && source.tokens.slice(Math.max(0, index - 4), index).some(({ key }) => /^(?:budget|costs?|spend)$/u.test(key))) return { value: { amount: { value: number.value * 1000, unit: 'money' }, role: 'budget' }, next: at + 1 }
    // '90k words'.
    const counted = token.key === 'k' && glued >= 0 ? UNITS.find(([role, , pattern]) => role === 'work' && pattern.test(source.tokens[at + 1]?.key ?? '')) : undefined
    if (counted) return { value: { amount: { value: number.value * 1000, unit: counted[1] }, role: counted[0] }, next: at + 2 }
    if (unit && !(token.key === 'k' && glued < 0)) return { value: { amount: { value: number.value, unit: unit[1] === 'posts' || unit[1] === 'bugs' || /^(?:videos?|modules?|units?)$/u.test(token.key) ? token.text : unit[1] }, role: unit[0] }, next: at + 1 }
    if (source.entries[at]!.length > 0) break
  }
  return null
}

/** '$5k'. */
function thousands(context: ReadingContext, number: Match<number>): number {
  const after = context.source.tokens[number.next]
  return after?.key === 'k' && !after.spaced ? number.value * 1000 : number.value
}
