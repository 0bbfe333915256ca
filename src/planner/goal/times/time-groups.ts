import { pointsAtOthers } from '../expressions/weekdays-pointed-at.ts'
import { EXCEPTION_WORDS } from '../../time/grammar/find-time-expressions.ts'
import { beginsSentence, operatorAt } from '../../time/grammar/source.ts'
import type { Source } from '../../time/grammar/source.ts'
import { isEndOfDate } from '../segments.ts'
import { isSpokenClause } from '../topics/spoken-clauses.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { entriesOf } from './join-time-entries.ts'
import type { TimeEntry } from './time-entries.ts'

/** Neighbouring time expressions that speak of one schedule: 'Mon, Wed and Fri 7am-3pm and Sat 9-12'. */
export type TimeGroup = {
  /** Token indexes, `to` exclusive. */
  from: number
  to: number
  entries: TimeEntry[]
  expressions: TimeExpression[]
}

/** Groups the expressions that only commas and 'and' separate; lengths, rates and bounds stay alone. */
export function groupTimes(source: Source, expressions: readonly TimeExpression[], is24: boolean): TimeGroup[] {
  const groups: TimeGroup[] = []
  const all = placeExpressions(source, expressions)
  for (const [index, placed] of all.entries()) {
    const last = groups.at(-1)
    const next = { all, index }
    if (last && isOneSchedule(last, placed.expression) && isJoined(source, last.to, placed.from) && !beginsOwnClause(source, last, next) && !hasHoursBehind(source, last, next) && !leavesDate(source, last, next) && !leavesException(source, last, next) && !isOtherHour(source, last, placed)) {
      last.to = placed.to
      last.expressions.push(placed.expression)
    } else groups.push({ from: placed.from, to: placed.to, entries: [], expressions: [placed.expression] })
  }
  for (const group of groups) {
    group.entries = entriesOf(group.expressions, is24, (index) => /^\s*(?:and|&|\/|or|und|oder|y|o|et|ou|e)\s*$/iu.test(source.text.slice(group.expressions[index - 1]!.end, group.expressions[index]!.start)))
    if (isChoice(source, group)) for (const entry of group.entries) entry.isChoice = true
  }
  return groups
}

/** 'or' between every two of them. */
function isChoice(source: Source, group: TimeGroup): boolean {
  const between = source.tokens.slice(group.from, group.to).filter((token, offset) => token.kind === 'word' && operatorAt(source, group.from + offset, 'and', 'or') > 0)
  return between.length > 0 && between.every(({ key }) => /^(?:or|oder|o|ou|या)$/u.test(key))
}

type Placed = { from: number; to: number; expression: TimeExpression }

function placeExpressions(source: Source, expressions: readonly TimeExpression[]): Placed[] {
  let at = 0
  return expressions.map((expression) => {
    while (at < source.tokens.length && source.tokens[at]!.start < expression.start) at += 1
    const from = source.tokens[at]?.start === expression.start ? at : Math.max(0, at - 1)
    let to = from
    while (to < source.tokens.length && source.tokens[to]!.end <= expression.end) to += 1
    return { from, to: Math.max(to, from + 1), expression }
  })
}

function isOneSchedule(group: TimeGroup, next: TimeExpression): boolean {
  const last = group.expressions.at(-1)!
  if (!isSchedule(last) || !isSchedule(next)) return false
  const grainsDiffer = last.days !== null && next.days !== null && (last.days.grain !== 'day' || next.days.grain !== 'day') && !(last.days.grain === 'range' && next.days.grain === 'range')
  const areDates = [last.days, next.days].every((days) => days !== null && (days.grain === 'day' || days.grain === 'range') && days.bareWeekday === null && !days.isRelative)
  const isFrame = last.recurrence !== null && next.days !== null && next.days.grain !== 'day'
  return (!grainsDiffer || areDates) && !isFrame
}

/** Days and windows without a bound, a length or a count. */
function isSchedule(expression: TimeExpression): boolean {
  const isCounted = expression.recurrence !== null && (expression.recurrence.count !== null || expression.recurrence.amount !== null || expression.recurrence.noun !== null)
  return expression.bound === null && expression.duration === null && expression.momentFromNow === null && !isCounted
}

/** Words between two times of one kind: 'und nochmal 3.-5.3.', 'y también el 3', 'et aussi'. */
const ALSO = /^(?:my|mis|mes|minhas|meus|meine|unsere|also|again|plus|tambien|tambem|aussi|auch|nochmal|nochmals|wieder|otra|encore|el|le|den|dem|भी|फिर)$/u

function isJoined(source: Source, from: number, to: number): boolean {
  if (beginsSentence(source, to)) return false
  if (to - from > 2 || from >= to) return from === to
  for (let index = from; index < to; index += 1) {
    const token = source.tokens[index]!
    // The Portuguese 'é' is a verb.
    if (token.text === 'é') return false
    const isJoint = isEndOfDate(source, index) || token.key === ',' || token.key === '/' || token.key === ';' && false || operatorAt(source, index, 'and', 'or') === index + 1 || ALSO.test(token.key) || token.key === ':'
    if (!isJoint) return false
  }
  return true
}

/** As many days may be named before their hours. */
const MOST_DAYS = 7

/** 'exam Mar 28, weeknights 8-10pm', '15 June: Tuesday and Thursday': behind a calendar date, repeated days are another matter. */
function leavesDate(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const isCut = source.tokens.slice(last.to, all[index]!.from).some(({ key }) => key === ',' || key === ':')
  // 'only in the evening: Monday and Friday 21-22': the days behind the colon have hours of their own.
  const isHead = source.tokens[last.to]?.key === ':' && last.expressions.every(({ clock, days: own, recurrence: repeated }) => (clock?.part ?? null) !== null && clock?.from === null && own === null && repeated === null)
  if (isHead && all.slice(index, index + MOST_DAYS).some(({ expression: { clock } }) => (clock?.from ?? null) !== null)) return true
  // 'over the next ten weeks: breakfast first, then lunches': what is named behind the colon is no hour of the span.
  const { clock: hours, days: ownDays } = all[index]!.expression
  if (source.tokens[last.to]?.key === ':' && last.expressions.every(({ days: span }) => span !== null && span.last - span.first > 6) && ownDays === null && hours !== null && hours.part !== null && hours.from === null) return true
  const isDate = last.expressions.every(({ days, recurrence }) => days !== null && days.grain === 'day' && days.bareWeekday === null && recurrence === null)
  const { days, recurrence } = all[index]!.expression
  const isTimesOnly = last.expressions.every((expression) => expression.days === null && expression.recurrence === null)
  const isBound = last.expressions.some(({ clock }) => clock?.bound === 'until' || clock?.bound === 'by' || clock?.bound === 'before')
  // 'on 27 March, evenings after 18:00': parts of many days are not hours of the date.
  if (isCut && isDate && days === null && recurrence === null && /^(?:(?:in|am|an|les|las|los|tous les|todas las|todos os|todas as|jeden|cada|chaque|every|each) )?(?:the )?(?:(?:early|late) )?(?:evenings|mornings|afternoons|nights|weeknights|abends|morgens|nachmittags|soirs?|matins?|tardes?|noches?|mañanas?|manhãs?|noites?|abend|morgen|evening|morning|afternoon)\b/iu.test(all[index]!.expression.words)) return true
  if (isCut && isToldBehind(source, last, all[index]!)) return true
  if (isCut && isTimesOnly && (days?.grain === 'range' || isBound && recurrence !== null && all[index]!.expression.clock !== null)) return true
  return isCut && isDate && (recurrence !== null || (days !== null && days.bareWeekday !== null))
}

/** 'Sundays 10 to 3, the first Sunday in March is out': the date has a verb of its own. */
function isToldBehind(source: Source, last: TimeGroup, { to, expression: { days, clock } }: Placed): boolean {
  const isDate = days !== null && days.bareWeekday === null && clock === null
  return isDate && last.expressions.some((expression) => (expression.clock?.from ?? null) !== null) && PREDICATES.has(source.tokens[to]?.key ?? '')
}

/** 'not on Mondays or after 9pm': behind the 'or', hours of their own with their own 'before' or 'after'. */
function isOtherHour(source: Source, last: TimeGroup, { from, expression: { clock, words } }: Placed): boolean {
  const isOr = source.tokens.slice(last.to, from).some(({ key }) => /^(?:or|nor|oder|o|ou)$/u.test(key))
  const hasDaysOnly = last.expressions.every((expression) => (expression.days !== null || expression.recurrence !== null) && expression.clock === null)
  return isOr && hasDaysOnly && clock !== null && !/^(?:on )?\p{L}+days?\b|^(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(words) && (clock.bound === 'before' || clock.bound === 'after')
}

/** 'every day except Sundays, 7 to 9': hours behind the comma are not those of the exception. */
function leavesException(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const { days, recurrence } = all[index]!.expression
  const isCut = source.tokens[last.to]?.key === ','
  const before = (/^(?:on|a)$/u.test(source.tokens[last.from - 1]?.key ?? '') ? source.tokens[last.from - 2] : source.tokens[last.from - 1])?.key ?? ''
  return isCut && days === null && recurrence === null && (EXCEPTION_WORDS.test(before) || /^(?:never|not|nie|nicht|nunca|jamais|nao)$/u.test(before))
}

/** Words that say something of the days before them: 'sundays are off', 'Mondays and Fridays no running'. */
const PREDICATES = new Set("gar nem ni tabu fallt fallen nothing nada nichts rien nie niemals jamais jamas aucun neither are is off free stay stays no never not only out i we he she they my i'm i'll we're must should can can't won't don't remain open closed sind ist frei kein keine nicht nur son estan libre libres no nunca solo sont est libres pas sao livre livres nao so belong belongs gehort gehoren pertenece pertenecen appartient appartiennent pertence pertencem".split(' '))

/** How many words may stand between days and their hours. */
const MOST_WORDS_BETWEEN = 3

/** 'German 18-19:30 and Thursdays yoga 19-20', 'between 6:30 and 8, on Sundays any time until noon': days behind hours that have hours of their own. */
function hasHoursBehind(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  const isDays = ({ days, recurrence, clock }: TimeExpression) => (days !== null || recurrence !== null) && clock === null
  const isHours = ({ days, recurrence, clock }: TimeExpression) => days === null && recurrence === null && clock !== null && (clock.from !== null || clock.to !== null)
  if (!last.expressions.some(({ clock }) => (clock?.from ?? clock?.to ?? null) !== null) || !isDays(all[index]!.expression)) return false
  let end = index
  while (all[end + 1] && isDays(all[end + 1]!.expression) && isJoined(source, all[end]!.to, all[end + 1]!.from)) end += 1
  const hours = all[end + 1]
  if (!hours || !isHours(hours.expression)) return false
  const between = source.tokens.slice(all[end]!.to, hours.from)
  return between.length > 0 && between.length <= MOST_WORDS_BETWEEN && between.every(({ kind, key }) => kind === 'word' && !/^(?:and|or|but|not|also|plus|und|oder|y|o|et|ou|e)$/u.test(key))
}

/** 'trabalho de segunda a sexta das 8h às 17h, dias de semana das 20h às 22h': the same days named anew, with hours of their own. */
const WORKDAYS_ANEW = /^(?:nos |en |am |durante )?(?:dias de semana|entre semana|semaine|unter der woche|werktags|wochentags|weekdays|a semana)(?!\p{L})/iu

function hasHours({ expressions }: TimeGroup): boolean {
  return expressions.some(({ clock, recurrence }) => clock?.from && clock.to && recurrence?.weekdays?.length === 5)
}

/** After a comma, days that have their own predicate behind them begin a new clause. */
function beginsOwnClause(source: Source, last: TimeGroup, { all, index }: { all: readonly Placed[]; index: number }): boolean {
  // 'Nothing on those days and on the others after two': the days left over are another matter.
  if (pointsAtOthers(all[index]!.expression)) return true
  const comma = source.tokens.slice(last.to, all[index]!.from).some(({ key }) => key === ',')
  if (comma && opensWithDays(source, last) && isBareDay(all[index]!.expression)) return false
  if (!comma || all[index]!.expression.days === null && all[index]!.expression.recurrence === null) return false
  let end = index
  while (end + 1 < all.length && isJoined(source, all[end]!.to, all[end + 1]!.from) && (all[end]!.expression.clock === null || source.tokens[all[end]!.to]?.key !== ',') && end - index < 14) end += 1
  // '… em 25 de abril, hoje corro 5 km'.
  if (/^(?:hoje|hoy|heute|aujourd['’]hui)$/iu.test(all[index]!.expression.words)) return true
  if (WORKDAYS_ANEW.test(all[index]!.expression.words) && hasHours(last) && all[index]!.expression.clock !== null) return true
  if (followsSo(source, all[end]!)) return false
  if (isSpokenClause(source.tokens.slice(all[end]!.to, all[end]!.to + 2).map(({ key }) => key))) return true
  return PREDICATES.has(source.tokens[all[end]!.to]?.key ?? '') || source.tokens[all[end]!.to]?.text === 'é' || hasOwnWork(source, last, all[index]!)
}

/** 'Tue, Thu, Sat I drive a taxi': nothing is said before the first of them, so what stands behind is said of all. */
function opensWithDays({ tokens }: Source, { from, expressions }: TimeGroup): boolean {
  const before = tokens[from - 1]
  return (before === undefined || before.kind === 'break' || /^[.!?;:]$/u.test(before.key)) && expressions.every(isBareDay)
}

function isBareDay({ days, clock, recurrence }: TimeExpression): boolean {
  return clock === null && ((days?.bareWeekday ?? null) !== null || recurrence?.weekdays?.length === 1)
}

/** The 'so' behind 'Fri, Sat and Sun' says what follows from them; the Portuguese 'só' is an 'only'. */
function followsSo({ tokens }: Source, { to, expression: { words } }: Placed): boolean {
  return tokens[to]?.text.toLowerCase() === 'so' && !PORTUGUESE_DAYS.test(words)
}

const PORTUGUESE_DAYS = /segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|dias/iu

/** 'Long run on Saturday, Sunday rest': what stands before the first day is done then, what stands behind the second on that one. */
function hasOwnWork({ tokens, entries }: Source, last: TimeGroup, { to, expression }: Placed): boolean {
  const isWeekday = ({ days, recurrence, clock }: TimeExpression) => clock === null && ((days?.bareWeekday ?? null) !== null || recurrence?.weekdays?.length === 1)
  if (last.expressions.length > 1 || ![...last.expressions, expression].every(isWeekday)) return false
  const [before, behind] = [tokens[last.from - 1], tokens[to]]
  const isNoun = before?.kind === 'word' && entries[last.from - 1]!.length === 0 && !GOES_ON.test(before.key) && !/^(?:are|is|do|have|work|works|meet|meets|train|trains)$/u.test(before.key)
  return isNoun && behind?.kind === 'word' && entries[to]!.length === 0 && /^\p{Ll}{3,}$/u.test(behind.text) && !GOES_ON.test(behind.key)
}

/** What goes on about both days, or says who, where and how: no work of its own. */
const GOES_ON = /^(?:and|or|plus|in|at|on|with|for|from|to|by|as|if|so|but|per|until|till|during|between|before|after|when|while|because|only|all|both|each|every|either|too|also|again|starting|beginning|ending|instead|except|unless|alternating|ideally|usually|preferably|possibly|maybe|mostly|then|there|here|we|they|she|he|you|this|that|the|free|available|und|oder|mit|bei|von|bis|con|por|para|avec|chez|pour|com|em)$/u
