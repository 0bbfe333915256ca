import { isGlued, keyAt, operatorAt, senseAt, signAt, skipOperator } from './source.ts'
import type { Source } from './source.ts'

/** '2 to 4 people' and '3-5 km' are not times. */
export function isCounted(source: Source, next: number): boolean {
  const token = source.tokens[next]
  if (!token) return false
  // 'ab dem 13. März'.
  if (token.key === '.' && isGlued(source, next) && senseAt(source, next + 1, 'month') !== null) return true
  if (isOfSeveral(source, next) || isOfPeriod(source, next)) return true
  if (isGlued(source, next) && (token.kind === 'word' || /^[%/.,-]$/u.test(token.key)) && source.tokens[next + 1] !== undefined && source.tokens[next + 1]!.kind !== 'break' && isGlued(source, next + 1) && !/^["'”’)\]]$/u.test(keyAt(source, next + 1))) return true
  // '6-8pm weekdays', 'until 3:30 M-F'.
  const isWritten = /^[ap]m$/u.test(keyAt(source, next - 1)) || isGlued(source, next - 1) && /^[:.h]$/u.test(keyAt(source, next - 2)) && source.tokens[next - 1]?.kind === 'digits'
  if (isWritten && (/^(?:weekdays|workdays|weeknights)$/u.test(token.key) || token.key === 'm' && signAt(source, next + 1, '-') > 0)) return false
  // '9:30-11:00 min. 45m'.
  if (isWritten && /^min$/u.test(token.key) && keyAt(source, next + 1) === '.') return false
  // 'the 9:00-17:00 working day': minutes stand in no count of days.
  const isHour = keyAt(source, next - 1) === 'h' && source.tokens[next - 2]?.kind === 'digits'
  if ((isWritten || isHour) && /^(?:working|work|office|business|day|shift|school)$/u.test(token.key)) return false
  if (isOfSeveralUnits(source, next)) return true
  return senseAt(source, next, 'unit') !== null || isOfMonth(source, next) || !isWritten && isJoinedToDay(source, next)
}

/** '9 to 10 in March' are the hours of a month, '9 to 10 of March' its days. */
function isOfMonth(source: Source, at: number): boolean {
  return keyAt(source, at) !== 'in' && senseAt(source, skipOperator(source, at, 'of'), 'month') !== null
}

/** 'a partir del 14 de marzo', 'del 23 y 24 de enero'. */
function isJoinedToDay(source: Source, next: number): boolean {
  const joined = skipOperator(source, operatorAt(source, next, 'and'), 'on', 'the')
  return source.tokens[joined]?.kind === 'digits' && isOfMonth(source, joined + 1)
}

/** '60 puzzles by 1 March at six a day'; 'at six a week later' is an hour. */
function isOfPeriod(source: Source, next: number): boolean {
  const period = /^(?:an?|per|pro|par|por)$/u.test(keyAt(source, next)) ? senseAt(source, next + 1, 'unit') : null
  return period !== null && !/^(?:later|earlier|before|after|ahead|ago|from)$/u.test(keyAt(source, period.next))
}

/** The 6 of 'at 6, 3 and 1 weeks before': the unit stands behind the last of them. */
function isOfSeveralUnits(source: Source, next: number): boolean {
  let at = next
  while (keyAt(source, at) === ',' && source.tokens[at + 1]?.kind === 'digits') at += 2
  const last = operatorAt(source, at, 'and', 'or')
  const unit = last > 0 && source.tokens[last]?.kind === 'digits' ? senseAt(source, last + 1, 'unit')?.value.unit : undefined
  return unit === 'day' || unit === 'week' || unit === 'month'
}

/** 'Un grupo de 6': a 'de' that leads to no second hour only counts. */
export function isOfDayOrCount(source: Source, index: number): boolean {
  return isOfDay(source, index) || keyAt(source, index - 1) === 'de' && keyAt(source, index - 2) !== 'partir'
}

/** 'À partir du 14', 'até 20', 'on vacation from 19': days have an article that hours have not, or hours one that days have not. */
export function isOfDay(source: Source, index: number): boolean {
  const isBehindDaysOff = DAYS_OFF.test(keyAt(source, index - 2)) && operatorAt(source, index - 1, 'from', 'until', 'since') === index
  return OF_DAYS.test(keyAt(source, index - 1)) && !isEnglishDo(source, index - 1) || isBehindDaysOff || keyAt(source, index - 2) === 'away' && keyAt(source, index - 1) === 'from'
}

/** 'Can't do 9 to 11' is no Portuguese 'do'. */
function isEnglishDo(source: Source, index: number): boolean {
  return keyAt(source, index) === 'do' && /^(?:can|could|cannot|not|to|only|never|always|i|we|you|they|will|would|should)$|n't$/u.test(keyAt(source, index - 1))
}

const OF_DAYS = /^(?:el|del|al|le|du|au|o|do|ao|ate|hasta)$/u
const DAYS_OFF = /^(?:vacations?|leave|holidays?|hols|urlaub|ferien|vacaciones|vacances|conges?|ferias)$/u

/** 'Until four of them are checked', 'before two of the walls are dry': so many of several. */
function isOfSeveral(source: Source, next: number): boolean {
  const [of, whom] = [keyAt(source, next), keyAt(source, next + 1)]
  if (/^(?:deles|delas|davon|d'entre)$/u.test(of)) return true
  if (of === 'of') return /^(?:them|us|you|these|those|our|my|his|her|their|its|which|whom|the)$/u.test(whom) && source.entries[next + 2]?.length === 0 || /^(?:them|us|you|which|whom)$/u.test(whom)
  return (of === 'von' || of === 'de') && /^(?:uns|ihnen|euch|nosotr[oa]s|ell[oa]s|nous|vous|eux)$/u.test(whom)
}

/** A bare number before a noun is a count: 'before 3 friends arrive'. */
export function isSomethingElse(source: Source, next: number): boolean {
  const token = source.tokens[next]
  if (!token || token.kind !== 'word') return token?.kind === 'digits'
  // 'I mend about 15 an evening': so many each time.
  if (/^(?:an?|per)$/u.test(token.key) && /^(?:unit|part|weekday)$/u.test(source.entries[next + 1]?.[0]?.sense.type ?? '')) return true
  return (source.entries[next] ?? []).length === 0 && !/^(?:not|that|this|there|we|he|she|they|you|our|their|the|because|so|as|when|but|except|plus|then|while|unless|apart|please|only|if|with|is|was|works?|since|que|y|weil|und|no|nao|nunca|nada|nichts|rien|geht|gehts|kann|ist|bin|ich|hab|habe|je|ne|c'est|estoy|estou|im?posible|impossible|impossivel)$/u.test(token.key)
}

export function isNoTime(source: Source, next: number, isAnnounced: boolean): boolean {
  return isOtherNumber(source, next) || isAnnounced && isSomethingElse(source, next)
}

/** A count, or the end of a decimal number. */
function isOtherNumber(source: Source, next: number): boolean {
  return isCounted(source, next) || /^[.,]$/u.test(keyAt(source, next - 2)) && isGlued(source, next - 1)
}

/** 'Um 10 zum Arzt', 'a las 9 dentista': words that stand before hours alone, unless something is measured. */
export function isHourAlways(source: Source, next: number): boolean {
  const before = keyAt(source, next - 2)
  const isHourWord = before === 'um' || /^las?$/u.test(before) && keyAt(source, next - 3) === 'a'
  return isHourWord && !/^(?:prozent|euro|cent|kilo|kg|gramm|jahre?n?|punkte?n?|cm|meter|km|minuten?|stunden?|tage?n?|wochen?|grad|leute|personen|personas|euros)$/u.test(keyAt(source, next))
}
