import type { DaySpan } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'

const AT_END = String.raw`(?=$|\s*[.,;:!?)\n])`
/** 'Before that I have to …' heads what is done by then. */
const HEADS_LIST = String.raw`,? (?:i|we)(?:['’]ve|['’]d)? (?:(?:still|also|really|both) )?(?:(?:have|need|want|got|like|ought)(?: got)? to|must|should) (?:[^.!?;\n]|[!?](?=\))){3,80}?(?:,| and )`
/** 'Die Regale müssen vorher stehen', 'doivent être montées avant', '; antes hay que montar …': with a duty, what has to be done by then. */
const FOREIGN_BEFORE = String.raw`(?<duty>(?<=(?<![\p{L}])(?:müssen|muss|sollen|soll|sollten)(?: (?!tage?|wochen?)\p{L}+){0,3} )(?:vorher|davor)(?= \p{L})|(?<=(?:doit|doivent|devra|devront) [^.;!?\n]{3,60})(?<!jours? |semaines? |mois )avant${AT_END}|(?:antes d(?:isso|isto|e (?:eso|esto|ello))|avant (?:cela|ça))${AT_END}|(?<=[.;,] )antes(?= (?:hay|tenemos|tienen?|deben?|há|temos|têm|tem|devem?) ))`
const POINTING = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:on |over |in |during )?that (?<unit>weekend|week|day)${AT_END}|(?<=[\p{L}\p{N},;)] )(?<bound>before|until|till|by|up to) (?:that|then)(?: (?:date|day|point|time))?${AT_END}|(?<=(?<!\p{L})(?:and|so|but) )(?<clause>by|before|until) (?:that|then)(?=,? (?:i|we|it|they|everything|all|the|my|our)(?!\p{L}))|(?<=[.!?;:]\s)(?<opening>before|until|till|by) (?:that|then)(?=[ ,])(?!${HEADS_LIST})|(?<=(?<![\p{L}])no [\p{L} '’-]{3,40} )(?<bare>before)${AT_END}|${FOREIGN_BEFORE}|(?<same>am (?:selben|gleichen) (?:tag|abend|nachmittag|morgen)|(?:el|ese) mismo día|le même jour|no mesmo dia|nesse mesmo dia)(?![\p{L}\p{N}])(?! (?:wie|que|como|comme))|(?<between>between now and then)(?![\p{L}\p{N}])|(?<foreign>bis dahin|(?:hasta|para) entonces|d['’]ici là|até lá|jusque-là)(?![\p{L}\p{N}]))`, 'giu')

/** 'no packing that weekend', 'no flashing before that': days that stand for the date named last. */
export function withPointingDays(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = [...prompt.matchAll(POINTING)].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const before = expressions.filter((other) => other.end <= index && other.days !== null && other.days.grain !== 'year')
    // 'Mon and Wed until then' points back to the date, not to the weekdays beside it.
    const dated = (isFreeTime(prompt.slice(Math.max(0, index - 120), index)) ? latestDate(before) : null) ?? (before.findLast(({ days }) => days!.bareWeekday === null) ?? before.at(-1))?.days
    if (!dated || groups!['unit'] === 'day' && isOfRepeated(prompt, expressions, index) || expressions.some((other) => other.start < end && other.end > index && !isNow(other))) return []
    const unit = groups!['same'] === undefined ? groups!['unit']?.toLowerCase() : 'day'
    const isBefore = groups!['duty'] !== undefined || (groups!['bound'] ?? groups!['clause'] ?? groups!['bare'] ?? groups!['opening'])?.toLowerCase() === 'before' || unit === undefined && dated.grain === 'range' && dated.last > dated.first
    const bound = unit ? null : isBefore ? 'before' as const : 'until' as const
    const first = isBefore ? firstOfJoined(prompt, before, dated.first) : dated.first
    const span = unit ? spanAround(unit, dated.first) : { first, last: dated.last }
    // 'They arrive on Sunday at noon, and by then …'.
    const clock = unit ? null : before.find(({ days }) => days === dated)?.clock ?? null
    return [{ ...EMPTY_EXPRESSION, words, start: index, end, bound, ...(clock?.isPoint ? { clock } : {}), days: { ...makeDays(span), grain: unit === 'week' ? 'week' as const : unit === 'weekend' ? 'weekend' as const : 'day' as const } }]
  })
  const rest = expressions.filter((other) => !isNow(other) || !found.some(({ start, end }) => other.start < end && other.end > start))
  return found.length === 0 ? [...expressions] : [...rest, ...found].toSorted((a, b) => a.start - b.start)
}

/** The 'now' of 'between now and then'. */
function isNow({ words }: TimeExpression): boolean {
  return /^now$/iu.test(words)
}

/** 'The move is Thu 4 and Fri 5 March': what comes before that comes before the first of the days. */
function firstOfJoined(prompt: string, before: readonly TimeExpression[], day: number): number {
  const dated = before.filter(({ days }) => days!.grain === 'day')
  const at = dated.findLastIndex(({ days }) => days!.first === day)
  const [one, other] = [dated[at - 1], dated[at]]
  const isJoined = one !== undefined && other !== undefined && one.days!.first < day && JOINT.test(prompt.slice(one.end, other.start))
  return isJoined ? firstOfJoined(prompt, dated.slice(0, at), one.days!.first) : day
}

const JOINT = /^\s*(?:,|and|\+|&|und|u\.|y|et|e|,\s*and)\s*$/iu

/** 'Every second Friday I have the team lunch, so no walk that day': each of them, and no day of the calendar. */
function isOfRepeated(prompt: string, expressions: readonly TimeExpression[], index: number): boolean {
  const last = expressions.findLast(({ end, days, recurrence }) => end <= index && (days !== null || recurrence?.weekdays))
  return last !== undefined && last.recurrence?.weekdays !== undefined && last.recurrence.weekdays !== null && !/[.!?\n]/u.test(prompt.slice(last.end, index))
}

/** 'I only have Saturdays until then' speaks of the goal, whatever else was dated since. */
function isFreeTime(before: string): boolean {
  return /^ ?(?:so )?(?:i|we)(?: only| just)?(?:['’]ve| have| can|['’]m| am) (?!\p{L}+ed )/iu.test(before.split(/[.!?\n]|, (?=so |and |but )/u).at(-1)!)
}

function latestDate(before: readonly TimeExpression[]): TimeExpression['days'] {
  return before.filter(({ days, bound }) => days!.grain === 'day' && days!.bareWeekday === null && bound !== 'since').toSorted((a, b) => b.days!.first - a.days!.first)[0]?.days ?? null
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }
const BESIDE = /(?<!\p{L})the (?:following |next )?(?:(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?<many>days|weeks)|(?<unit>day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)) after(?:wards)?(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th))?(?=$|\s*[.,;:!?)\n]| (?:at|from|until) \d| (?:i|we)['’]?(?:ll|m|re)? | nothing| no )/giu

/** 'the party is the day after', 'the viewing is the Saturday after': counted from the date named last. */
export function withDaysBeside(prompt: string, expressions: readonly TimeExpression[]): TimeExpression[] {
  const found = [...prompt.matchAll(BESIDE)].flatMap(({ 0: words, index, groups }) => {
    const dated = expressions.findLast((other) => other.end <= index && other.days !== null && other.days.grain === 'day' && other.days.bareWeekday === null && other.recurrence === null)?.days
    if (!dated) return []
    const next = dated.last + 1
    const count = groups!['count']
    // 'On 27 January and the two days after'.
    if (count !== undefined) {
      const length = (COUNTS[count.toLowerCase()] ?? Number(count)) * (groups!['many']!.toLowerCase() === 'weeks' ? 7 : 1)
      return [{ ...EMPTY_EXPRESSION, words, start: index, end: index + words.length, days: makeDays({ first: next, last: next + length - 1 }) }]
    }
    const weekday = WEEKDAYS.indexOf(groups!['unit']!.toLowerCase()) + 1
    const day = weekday > 0 ? next + ((weekday - weekdayOf(next) + 7) % 7) : next
    return [{ ...EMPTY_EXPRESSION, words, start: index, end: index + words.length, days: makeDays({ first: day, last: day }) }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

function spanAround(unit: string, day: number): DaySpan {
  const monday = mondayOf(day)
  if (unit === 'day') return { first: day, last: day }
  return unit === 'week' ? { first: monday, last: monday + 6 } : { first: monday + 5, last: monday + 6 }
}
