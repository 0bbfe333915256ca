import { parseDuration } from './parse-duration.ts'
import { parseNumber } from './parse-number.ts'
import { EMPTY_RECURRENCE as EMPTY } from './recurrence.ts'
import type { Recurrence } from './recurrence.ts'
import type { TimeUnit } from './sense.ts'
import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Match, Source } from './source.ts'

const HALF_DAY = 43_200

/** 'three times a week', 'twice a month', '4 runs a week', '20 hours a week', 'an hour a day', '8h/week', '30 min per day'. */
export function parseCountPerUnit(source: Source, index: number): Match<Recurrence> | null {
  const amount = parseDuration(source, index)
  if (amount && !amount.value.isWhole) {
    // '20 Std. pro Woche', '45 min. a day'.
    const isDotted = keyAt(source, amount.next) === '.' && isGlued(source, amount.next) && /^(?:std|min|hrs?|sek)$/u.test(keyAt(source, amount.next - 1))
    const behind = isDotted ? amount.next + 1 : amount.next
    const per = parsePerUnit(source, behind) ?? adjectiveOfRate(source, behind)
    const isDays = amount.value.unit === 'day' || amount.value.unit === 'business-day' || amount.value.unit === 'night' || amount.value.unit === 'weekend'
    if (per && isDays) return { value: { ...EMPTY, unit: per.value, count: { low: amount.value.low / 86_400, high: amount.value.high / 86_400 } }, next: per.next }
    // '20 minutes every weekday evening': a length, then the days that it is for.
    const isOnDays = per?.value === 'business-day' || per?.value === 'weekend' || per?.value === 'night'
    // 'an hour a night' is a rate; 'every night' also says when in the day.
    if (per?.value === 'night' && amount.value.high < HALF_DAY && /^(?:a|per)$/u.test(keyAt(source, per.next - 2))) return { value: { ...EMPTY, unit: 'day', amount: amount.value }, next: per.next }
    // '6 hours a weekend' is how much of a week.
    if (per?.value === 'weekend' && /^(?:a|per)$/u.test(keyAt(source, per.next - 2))) return { value: { ...EMPTY, unit: 'week', amount: amount.value }, next: per.next }
    if (per && !isOnDays && per.value !== 'second') return { value: { ...EMPTY, unit: per.value, amount: amount.value }, next: per.next }
  }
  return parseTimesPerUnit(source, index)
}

/** '15 horas semanales', '10 heures hebdomadaires': the plural of an adjective; 'tres sprints semanales' are no rate. */
function adjectiveOfRate(source: Source, index: number): Match<TimeUnit> | null {
  const unit = RATES[keyAt(source, index)]
  return unit === undefined ? null : { value: unit, next: index + 1 }
}

const RATES: Readonly<Record<string, TimeUnit>> = { semanales: 'week', semanais: 'week', hebdomadaires: 'week', diarias: 'day', diarios: 'day', quotidiennes: 'day', mensuales: 'month', mensais: 'month', mensuelles: 'month', wochentlich: 'week' }

/** The unit first: 'हफ्ते में तीन बार', 'pro Tag max. 2 Std.', 'al día como mucho una hora', 'per week 15 hours'. */
export function parseUnitFirst(source: Source, index: number): Match<Recurrence> | null {
  const per = PER.test(keyAt(source, index)) ? operatorAt(source, index, 'per') : -1
  const most = per < 0 && EVERY.test(keyAt(source, index)) ? mostOfUnit(source, index + 1) : null
  if (most !== null) return most
  const unit = senseAt(source, per < 0 ? index : per, 'unit')
  const within = unit && !unit.value.plural ? behindUnit(source, per < 0 ? operatorAt(source, unit.next, 'in') : unit.next) : -1
  if (!unit || within < 0) return null
  const count = senseAt(source, within, 'count')
  if (count) return { value: { ...EMPTY, unit: unit.value.unit, count: { low: count.value.value, high: count.value.value } }, next: count.next }
  const amount = parseDuration(source, within)
  if (amount && (amount.value.unit === 'hour' || amount.value.unit === 'minute')) return { value: { ...EMPTY, unit: unit.value.unit, amount: amount.value }, next: amount.next }
  const number = parseNumber(source, within)
  const times = number ? operatorAt(source, number.next, 'times') : -1
  return number && times > 0 ? { value: { ...EMPTY, unit: unit.value.unit, count: { low: number.value, high: number.value } }, next: times } : null
}

const EVERY = /^(?:every|each|jeden?|jedes|cada|chaque)$/u

/** 'jede Woche zusammen maximal 70 Stunden', 'each week at most 12 hours': only with its bound; 'every day 2 hours' is read as it comes. */
function mostOfUnit(source: Source, index: number): Match<Recurrence> | null {
  const unit = senseAt(source, index, 'unit')
  if (!unit || unit.value.plural) return null
  const at = /^(?:zusammen|insgesamt|together|juntos|juntas|ensemble)$/u.test(keyAt(source, unit.next)) ? unit.next + 1 : unit.next
  const bound = skipOperator(source, at, 'at-most')
  const amount = bound > at ? parseDuration(source, bound) : null
  return amount && amount.value.unit === 'hour' ? { value: { ...EMPTY, unit: unit.value.unit, amount: amount.value }, next: amount.next } : null
}

/** Before this hour, two numbers 'every day' are rather a count. */
const EARLIEST_HOUR = 6

const PER = /^(?:per|pro|je|par|por|al)$/u

/** Index behind what stands between the unit and its amount: 'max.', 'only', a colon. */
function behindUnit(source: Source, index: number): number {
  if (index < 0) return -1
  const at = signAt(source, index, ':', ',') > 0 ? index + 1 : index
  const only = /^(?:only|nur|solo|so|seulement|सिर्फ|केवल|बस)$/u.test(keyAt(source, at)) ? at + 1 : at
  const most = skipOperator(source, only, 'at-most', 'around')
  return most > only && signAt(source, most, '.') > 0 && isGlued(source, most) ? most + 1 : most
}

function parseTimesPerUnit(source: Source, index: number): Match<Recurrence> | null {
  const counted = parseHowMany(source, index)
  if (counted === null) return null
  const { value: { count, isWord }, next } = counted
  const per = isWord ? parsePerUnit(source, next) : bareRate(source, next, count) ?? perTimes(source, next)
  if (per) return { value: { ...EMPTY, unit: per.value, count }, next: per.next }
  if (isWord) return null
  const each = count.low === count.high ? parseDuration(source, next) : null
  const things = each && each.value.high < HALF_DAY && !each.value.isWhole ? parseThingsPerUnit(source, each.next, count) : null
  return things ? { ...things, value: { ...things.value, each: each!.value } } : parseThingsPerUnit(source, next, count)
}

type Count = { low: number; high: number }

/** 'twice', '4', '2-3'; null for numbers of the clock and of the calendar. */
function parseHowMany(source: Source, index: number): Match<{ count: Count; isWord: boolean }> | null {
  const word = senseAt(source, index, 'count')
  const number = word ? { value: word.value.value, next: word.next } : parseNumber(source, index)
  if (!number || number.value > 1000 || isPartOfWord(source, index, number.next)) return null
  const upperAt = operatorAt(source, number.next, 'to', 'or')
  const upper = upperAt < 0 ? null : parseNumber(source, upperAt)
  const next = upper?.next ?? number.next
  if (!word && (number.value % 0.5 !== 0 || isOfClock(source, next, { from: number.value, to: upper?.value ?? null }))) return null
  return { value: { count: { low: Math.min(number.value, upper?.value ?? number.value), high: upper?.value ?? number.value }, isWord: word !== null }, next }
}

/** The 1 of '1st Sunday'. */
function isPartOfWord(source: Source, index: number, next: number): boolean {
  return source.tokens[index]?.kind === 'digits' && source.tokens[next]?.kind === 'word' && isGlued(source, next) && senseAt(source, next, 'unit') === null && keyAt(source, next) !== 'x'
}

/** '9-10pm every night', '12-13 every day' are of the clock; '2-3 every day' and '8-10 a day' count. */
function isOfClock(source: Source, next: number, { from, to }: { from: number; to: number | null }): boolean {
  const key = keyAt(source, next)
  if (/^[ap]m$/u.test(key)) return true
  return to !== null && from >= EARLIEST_HOUR && to > from && to <= 24 && /^(?:every|each|daily|jeden|cada|chaque|tous|todos)$/u.test(key)
}

/** The week of 'at most two a week'. */
function bareRate(source: Source, index: number, { low }: Count): Match<TimeUnit> | null {
  return low <= MOST_BARE && operatorAt(source, index, 'per') > 0 ? parsePerUnit(source, index) : null
}

const MOST_BARE = 31

/** The week of '3 times a week'. */
function perTimes(source: Source, index: number): Match<TimeUnit> | null {
  const times = operatorAt(source, index, 'times')
  return times < 0 ? null : parsePerUnit(source, times)
}

/** '4 runs a week', '2 easy runs per week': a noun of at most three words. */
function parseThingsPerUnit(source: Source, index: number, count: { low: number; high: number }): Match<Recurrence> | null {
  // '45 minutes every weekday' is a length, not 45 things.
  if (senseAt(source, index, 'unit') !== null) return null
  for (let length = 1; length <= 4; length += 1) {
    const token = source.tokens[index + length - 1]
    // 'One decade of the rosary a day'.
    const isArticle = length > 2 && token?.key === 'the' && keyAt(source, index + length - 2) === 'of'
    // 'From 40 minutes to 10 within a month' says until when.
    if (token?.kind !== 'word' || token.key === 'within' || !isArticle && operatorAt(source, index + length - 1, 'and', 'per', 'to', 'for', 'in', 'every') > 0) return null
    // 'All three done twice daily' counts with another word, and 'six tests are the week of' tells.
    if (senseAt(source, index + length - 1, 'count') !== null || TELLS.test(token.key)) return null
    // '30 arrows three times a week': how often is said behind what each time holds.
    if (length > 1 && operatorAt(source, parseNumber(source, index + length - 1)?.next ?? -1, 'times') > 0) return null
    const isOfAnything = ANYTHING.test(token.key)
    // 'Two exams on one day' says when, 'two things on one day' how many.
    if (!isOfAnything && keyAt(source, index + length) === 'on' && keyAt(source, index + length + 1) === 'one') return null
    const per = parsePerUnit(source, index + length, isOfAnything)
    // '40 bugs in one week' is work for a week, not a rhythm.
    if (per && count.low > 28 && keyAt(source, index + length) === 'in') return null
    // 'Am 10. jeden Monats', 'el día 10 de cada mes' is a date.
    if (per && length === 1 && OF.test(token.key)) return null
    if (per) return { value: { ...EMPTY, unit: per.value, count, noun: source.text.slice(source.tokens[index]!.start, token.end) }, next: per.next }
  }
  return null
}

const OF = /^(?:of|de|des|du|do|da)$/u
const TELLS = /^(?:is|are|was|were|isn't|aren't|ist|sind|es|son|est|sont|sao)$/u

/** 'Two things a day before the move': what a plan is made of, whatever it is. */
const ANYTHING = /^(?:things?|tasks?|jobs?|items?|errands?|chores?|appointments?|bits|sachen?|dinge?|aufgaben?|termine?|erledigungen|cosas?|tareas?|recados?|citas?|choses?|t[aâ]ches?|rendez-vous|coisas?|tarefas?)$/iu

/** 'a week', 'per day', '/week', 'each month', 'weekly', 'of every week'. */
function parsePerUnit(source: Source, index: number, isOfAnything = false): Match<TimeUnit> | null {
  const repeat = senseAt(source, index, 'repeat')
  if (repeat && repeat.value.every === 1) return { value: repeat.value.unit, next: repeat.next }
  const per = operatorAt(source, index, 'per')
  const at = per < 0 ? -1 : skipOperator(source, per, 'per')
  const unit = at < 0 ? null : senseAt(source, at, 'unit')
  // 'One test every second Saturday'.
  if (unit?.value.unit === 'second' && (senseAt(source, unit.next, 'weekday') || senseAt(source, unit.next, 'unit'))) return null
  // 'One at least a week before the exam' is how long before, and 'wave 2 a week later' when.
  if (unit !== null && !isOfAnything && /^(?:before|after|earlier|later|ahead|ago)$/u.test(keyAt(source, unit.next)) && /^an?$/u.test(keyAt(source, at - 1)) && /^(?:the|my|our|that|it|this|each|an?|his|her)$/u.test(keyAt(source, unit.next + 1))) return null
  // 'Bake three cakes the day before each market', 'three fittings, the last one the week of 6 September'.
  if (unit !== null && keyAt(source, at - 1) === 'the' && /^(?:before|after|of)$/u.test(keyAt(source, unit.next))) return null
  // 'Mod 1 then mod 2 a week apart'.
  if (unit !== null && /^(?:a|an)$/u.test(keyAt(source, at - 1)) && /^(?:later|earlier|ago|apart)$/u.test(keyAt(source, unit.next))) return null
  if (!unit || unit.value.plural || (keyAt(source, at).length === 1 && !['d', 'w'].includes(keyAt(source, at)))) return null
  return { value: unit.value.unit, next: unit.next }
}
