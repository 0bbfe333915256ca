import { parseDigits, parseNumber, parseNumberWords } from '../../../time/grammar/parse-number.ts'
import { parseDayCount } from '../day-counts.ts'
import { lengthsOfStay } from '../lengths-of-stays.ts'
import { respectiveStays } from '../respective-stays.ts'
import type { ReadingContext, Words } from '../../reading-context.ts'
import type { Mention } from '../name-mentions.ts'
import { daysInColumns } from './day-columns.ts'
import { align, groupsOf } from './align.ts'
import type { Group, Order } from './align.ts'

type Unit = 'day' | 'night' | null
export type Amount = Words & { count: number; unit: Unit }
export type Lengths = { unit: 'day' | 'night'; counts: Map<string, { count: number; words: Words }>; total: number }

const SECONDS_PER_DAY = 86_400

/** Lengths of days and nights, and, with `bare`, numbers whose unit is said elsewhere. */
export function amountsIn(context: ReadingContext): Amount[] {
  const whole = { from: 0, to: context.source.tokens.length }
  const amounts = lengthsOfStay(context, whole).map(({ value, next, index }): Amount => ({ from: index, to: next, count: Math.round(value.high / SECONDS_PER_DAY), unit: value.unit === 'night' ? 'night' : 'day' }))
  return [...amounts, ...sleepsIn(context), ...labelledIn(context)].filter((amount, index, all) => all.findIndex(({ from, to }) => amount.from < to && amount.to > from) === index)
}

/** '3 sleeps', '3 overnights'. */
function sleepsIn({ source }: ReadingContext): Amount[] {
  return source.tokens.flatMap((_, index): Amount[] => {
    const number = parseNumber(source, index)
    return number && /^(?:sleeps?|overnights?|overnighters?|nts?|nites?)$/u.test(source.tokens[number.next]?.key ?? '') ? [{ from: index, to: number.next + 1, count: number.value, unit: 'night' }] : []
  })
}

/** 'days: 7', 'Nights = 3', '2 x night'. */
function labelledIn({ source }: ReadingContext): Amount[] {
  const { tokens } = source
  return tokens.flatMap(({ key }, index): Amount[] => {
    const unit = /^nights?$/u.test(key) ? 'night' as const : /^days?$/u.test(key) ? 'day' as const : null
    if (unit === null) return []
    const isLabel = key.endsWith('s') && /^[:=]$/u.test(tokens[index + 1]?.key ?? '')
    const number = isLabel ? parseNumber(source, index + 2) : null
    if (number) return [{ from: index, to: number.next, count: number.value, unit }]
    const times = /^[x×]$/u.test(tokens[index - 1]?.key ?? '') && tokens[index - 2]?.kind === 'digits' ? Number(tokens[index - 2]!.text) : 0
    return times > 0 ? [{ from: index - 2, to: index + 1, count: times, unit }] : []
  })
}

/** Numbers that say nothing else: no day of the journey, no date, no length. */
export function bareAmounts(context: ReadingContext, taken: readonly Words[]): Amount[] {
  const { tokens } = context.source
  const busy = new Uint8Array(tokens.length)
  for (const { from, to } of [...taken, ...context.groups, ...daysInColumns(context)]) busy.fill(1, from, to)
  const found: Amount[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const day = parseDayCount(context.source, index)
    if (day) index = day.next
    const number = index < tokens.length && busy[index] === 0 ? parseDigits(context.source, index, 2) ?? parseNumberWords(context.source, index) : null
    const isPart = tokens[index + 1]?.spaced === false && /^(?:st|nd|rd|th)$/u.test(tokens[index + 1]!.key) || tokens[index]?.spaced === false && tokens[index - 1]?.kind === 'word' && tokens[index - 1]!.key !== 'x'
    const isNumbering = (tokens[index - 1]?.kind ?? 'break') === 'break' && /^[.)]$/u.test(tokens[index + 1]?.key ?? '')
    if (!number || isPart || isNumbering || number.value < 1 || number.value > LONGEST_STAY) continue
    found.push({ from: index, to: number.next, count: number.value, unit: null })
    index = number.next - 1
  }
  return found
}

const LONGEST_STAY = 60

/** How long one stays in each place: of all ways to pair places and numbers the one whose sum is the whole journey. */
export function lengthsOf(context: ReadingContext, { mentions, places, spans }: { mentions: readonly Mention[]; places: readonly string[]; spans: readonly { days: number }[] }): Lengths | null {
  const said = amountsIn(context)
  const bare = bareAmounts(context, said)
  const inTurn = respectively(context, places)
  const own = mentions.filter(({ name }) => places.includes(name))
  const [alone, together] = [own.map(({ name, from, to }): Group => ({ names: [name], from, to })), groupsOf(context, own)]
  const totals = totalsOf([...said, ...spans.map(({ days }): Amount => ({ from: -1, to: -1, count: days, unit: 'day' }))])
  // The whole is as long as the longest of all.
  const wholes = totals.filter(({ days }) => totals.every((other) => other.days <= days))
  for (const amounts of [said, [...said, ...bare].toSorted((a, b) => a.from - b.from)]) {
    for (const groups of [alone, together]) {
      for (const order of ORDERS) {
        const options = inTurn ?? optionsFor(context, { groups, places, amounts, order })
        if (options === null) continue
        if (isWithoutOverlap(options, { totals, places })) return null
        const found = addingUp(options, { totals: wholes, unit: 'day', places }) ?? addingUp(options, { totals: wholes, unit: 'night', places })
        if (found) return found
      }
    }
  }
  return null
}

/** '5 days: Graz 2, Bern 1, Lyon 2' shares no day of travel between two stays. */
function isWithoutOverlap(options: ReadonlyMap<string, readonly Option[]>, { totals, places }: { totals: readonly { days: number; of: Amount }[]; places: readonly string[] }): boolean {
  const cheapest = places.map((place) => options.get(place)!.toSorted((a, b) => a.cost - b.cost)[0]!.amount)
  const sum = cheapest.reduce((all, { count }) => all + count, 0)
  return cheapest.every(({ unit }) => unit !== 'night') && totals.some(({ days, of }) => days === sum && of.unit !== 'night' && !cheapest.includes(of)) && !totals.some(({ days }) => days === sum - places.length + 1)
}

const ORDERS: readonly Order[] = [null, 'name-first', 'name-last']

/** Days of the whole journey that the text names. */
function totalsOf(amounts: readonly Amount[]): { days: number; of: Amount }[] {
  return amounts.map((of) => ({ days: of.unit === 'night' ? of.count + 1 : of.count, of }))
}

/** 'Oslo, Riga and Malta get 3, 2 and 4 nights respectively'. */
function respectively(context: ReadingContext, places: readonly string[]): Map<string, Option[]> | null {
  const stays = respectiveStays(context)
  const options = new Map(stays.map(({ place, days, nights, words }): [string, Option[]] => [place, [{ amount: { ...words, count: (days ?? nights)!, unit: days === null ? 'night' : 'day' }, cost: 0 }]]))
  return places.every((place) => options.has(place)) ? options : null
}

type Option = { amount: Amount; cost: number }

/** What each place may be given; null where one has nothing. */
function optionsFor(context: ReadingContext, { groups, places, amounts, order }: { groups: readonly Group[]; places: readonly string[]; amounts: readonly Amount[]; order: Order }): Map<string, Option[]> | null {
  const options = new Map<string, Option[]>()
  for (const { group, value, cost } of align(context, { groups, values: amounts, order })) {
    const each = group.names.length > 1 ? SHARED : 0
    for (const name of group.names) options.set(name, [...options.get(name) ?? [], { amount: value, cost: cost + each }])
  }
  return places.every((place) => options.has(place)) ? options : null
}

/** A length said once for several places is less likely than one of their own. */
const SHARED = 6

/** The cheapest choice whose sum, with each day of travel in two stays, is a length that is no stay's. */
function addingUp(options: ReadonlyMap<string, readonly Option[]>, { totals, unit, places }: { totals: readonly { days: number; of: Amount }[]; unit: 'day' | 'night'; places: readonly string[] }): Lengths | null {
  let sums = new Map<number, { cost: number; chosen: Amount[] }>([[0, { cost: 0, chosen: [] }]])
  for (const place of places) {
    const next = new Map<number, { cost: number; chosen: Amount[] }>()
    for (const [sum, { cost, chosen }] of sums) {
      for (const { amount, cost: own } of options.get(place)!) {
        if (amount.unit !== null && amount.unit !== unit) continue
        const known = next.get(sum + amount.count)
        if (!known || known.cost > cost + own) next.set(sum + amount.count, { cost: cost + own, chosen: [...chosen, amount] })
      }
    }
    sums = next
  }
  const whole = totals.flatMap(({ days, of }) => {
    const sum = sums.get(unit === 'day' ? days + places.length - 1 : days - 1)
    return sum && !sum.chosen.includes(of) ? [{ ...sum, days }] : []
  }).toSorted((a, b) => a.cost - b.cost)[0]
  return whole ? { unit, total: whole.days, counts: new Map(places.map((place, index) => [place, { count: whole.chosen[index]!.count, words: whole.chosen[index]! }])) } : null
}
