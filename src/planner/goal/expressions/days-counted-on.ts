import type { DayNumber } from '../../time/calendar-time.ts'
import { mondayOf, weekdayOf } from '../../time/day-number.ts'
import type { Days } from '../../time/grammar/days.ts'
import { makeDays } from '../../time/grammar/days.ts'
import { shiftWorkingDays } from '../../time/grammar/parse-day.ts'
import { SECONDS_PER_UNIT } from '../../time/grammar/parse-duration.ts'
import type { Source } from '../../time/grammar/source.ts'
import { EMPTY_EXPRESSION } from '../../time/grammar/time-expression.ts'
import type { TimeExpression } from '../../time/grammar/time-expression.ts'
import { weekdayIn } from '../weekday-names.ts'

const SECONDS_PER_DAY = 86_400
/** Words that count on from a day: 'a week later', 'two days after', 'the following Tuesday', 'the next day'. */
const COUNTS_ON = /(?<!\p{L})(?:later|after|afterwards|following|next (?:day|morning|evening|night)|sp[äa]ter|danach|darauf|darauffolgend\p{L}*|folgend\p{L}*|n[äa]chsten tag|despu[ée]s|m[áa]s tarde|siguiente|plus tard|apr[èe]s|lendemain|suivante?|depois|mais tarde|seguinte)(?!\p{L})/iu
/** 'The day after tomorrow', 'two days from now': counted from the day on which the goal is written. */
const FROM_NOW = /(?<!\p{L})(?:now|today|tomorrow|heute|morgen|hoy|pasado mañana|aujourd|demain|hoje|amanh[ãa])(?!\p{L})/iu
/** Behind a length: 'eine Woche danach', 'deux jours après', with nothing that it would be after. */
const BEHIND_LENGTH = /^ (?:later|after|afterwards|sp[äa]ter|danach|darauf|despu[ée]s|m[áa]s tarde|apr[èe]s|plus tard|depois|mais tarde)(?= *(?:$|[.,;:!?)\n]|(?:at|um|a las?|à|às|and|und|y|et|e) ))/iu
/** 'The next morning', 'the evening after': the part of the day that follows. */
const PART_BEFORE = /(?:^|[ (,])(?:the |a )?(?:next|following) $/iu
const PART_WITH_HOUR = /^(?:the )?(?:morning|afternoon|evening|night) after (?:at|from) /iu
const PART_BEHIND = /^ after(?= *(?:$|[.,;:!?)\n]|(?:at|and) ))/iu
const LOOKBEHIND = 16
/** 'Twelve days after the operation' names what it is counted from. */
const OF_NAMED = /(?<!\p{L})(?:after|apr[èe]s)$/iu
const OPEN_END = /^ *(?:$|[.,;:!?)\n]|(?:at|from|um|ab|a las?|à|às|and|und|y|et|e|i|we|it|they|he|she)(?!\p{L}))/iu
/** 'A week before the fair': its own date follows from another, so nothing is counted on from it. */
const COUNTED_BACK = /^ (?:before|beforehand|earlier|prior|ahead|in advance|vorher|davor|zuvor|antes|avant)(?!\p{L})/iu
/** 'Two days after each session': of many days. */
const SAYS_BACK = / (?:before|beforehand|earlier|prior|ahead|advance|vorher|davor|zuvor|voraus|vorab|antes|antelaci[oó]n|avant|avance)$/iu
const OF_EACH = /^ (?:each|every|any|all|jede\p{L}*|cada|chaque)(?!\p{L})/iu

/** 'Vet on 9 February, groomer a week later, bath two days after': points said behind a date count on from it, and not from today. */
export function withDaysCountedOn(source: Source, expressions: readonly TimeExpression[]): TimeExpression[] {
  const { text, reference: { day: today } } = source
  let anchor: Days | null = null
  return withNextDays(text, expressions, today).map((expression) => {
    const counted = anchor === null || OF_EACH.test(text.slice(expression.end)) ? null : countedOn({ text, today, from: anchor.last }, expression)
    const { days, end, recurrence } = counted ?? expression
    const isDate = days !== null && recurrence === null && /^(?:day|range|weekend)$/u.test(days.grain) && (counted !== null || !days.isRelative || FROM_NOW.test(expression.words)) && !COUNTED_BACK.test(text.slice(end)) && !SAYS_BACK.test(expression.words)
    if (isDate) anchor = days
    return counted ?? expression
  })
}

/** 'El día después', 'am Tag darauf': the day behind the one named last, where the grammar finds none. */
function withNextDays(text: string, expressions: readonly TimeExpression[], today: DayNumber): TimeExpression[] {
  const found = [...text.matchAll(NEXT_DAY)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const isKnown = expressions.some((other) => other.days !== null && other.start < end && other.end > index)
    return isKnown ? [] : [{ ...EMPTY_EXPRESSION, words, start: index, end, days: makeDays({ first: today + 1, last: today + 1, isRelative: true }) }]
  })
  if (found.length === 0) return [...expressions]
  return [...expressions.filter(({ start, end }) => !found.some((other) => other.start < end && other.end > start)), ...found].toSorted((a, b) => a.start - b.start)
}

const NEXT_DAY = /(?<!\p{L})(?:(?:al|el) d[ií]a (?:despu[ée]s|siguiente)|am (?:tag (?:danach|darauf)|n[äa]chsten tag)|tags darauf|le (?:jour d['’]apr[èe]s|jour suivant|lendemain)|no dia (?:seguinte|depois))(?= *(?:$|[.,;:!?)\n]|(?:und|y|et|e|um|a las?|à|às) ))/giu

type From = { text: string; today: DayNumber; from: DayNumber }

function countedOn(place: From, expression: TimeExpression): TimeExpression | null {
  if (expression.recurrence !== null) return null
  return weekdayCountedOn(place, expression) ?? pointCountedOn(place, expression) ?? lengthCountedOn(place, expression) ?? partCountedOn(place, expression)
}

/** 'Karneval am Montag darauf', 'el lunes siguiente': the next such weekday. */
function weekdayCountedOn({ text, from }: From, expression: TimeExpression): TimeExpression | null {
  const { days, start, end } = expression
  const behind = days?.bareWeekday ? /^ (?:darauf|danach|drauf|siguiente|despu[ée]s|suivant|d['’]apr[èe]s|seguinte|depois)(?!\p{L})/iu.exec(text.slice(end)) : null
  if (!behind || !days?.bareWeekday) return null
  const day = from + (((days.bareWeekday - weekdayOf(from) + 6) % 7) + 1)
  return { ...expression, days: makeDays({ first: day, last: day }), end: end + behind[0].length, words: text.slice(start, end + behind[0].length) }
}

/** What the grammar counted from today. */
function pointCountedOn({ text, today, from }: From, expression: TimeExpression): TimeExpression | null {
  const { days, words, end } = expression
  if (!days?.isRelative || !COUNTS_ON.test(words) || FROM_NOW.test(words) || OF_NAMED.test(words) && !OPEN_END.test(text.slice(end))) return null
  // 'Start the next day' is that day, and nothing begins there that goes on.
  const bound = expression.bound === 'since' && !/(?:from|since|starting|ab|seit|desde|dès)\s/iu.test(words) ? null : expression.bound
  const shift = shiftOf(days, { words, today, from })
  return { ...expression, bound, days: { ...days, first: days.first + shift, last: days.last + shift, endsAt: days.endsAt + shift, isRelative: false, past: null } }
}

function shiftOf({ first, grain }: Days, { words, today, from }: { words: string; today: DayNumber; from: DayNumber }): number {
  const weekday = weekdayIn(words)
  if (weekday !== null) return from + (((weekday - weekdayOf(from) + 6) % 7) + 1) - first
  if (grain === 'week' || grain === 'weekend') return mondayOf(from) - mondayOf(today)
  if (/work|business|week ?day|werktag|arbeitstag|h[áa]bil|ouvr|[úu]teis/iu.test(words)) {
    let count = 0
    while (shiftWorkingDays(today, count) < first) count += 1
    return shiftWorkingDays(from, count) - first
  }
  return from - today
}

function lengthCountedOn({ text, from }: From, expression: TimeExpression): TimeExpression | null {
  const { days, clock, duration, start, end } = expression
  const behind = days === null && clock === null && duration !== null && duration.high >= SECONDS_PER_DAY ? BEHIND_LENGTH.exec(text.slice(end)) : null
  if (!behind || duration === null) return null
  const day = duration.unit === 'business-day' ? shiftWorkingDays(from, duration.value) : from + Math.round(duration.value * SECONDS_PER_UNIT[duration.unit] / SECONDS_PER_DAY)
  return { ...expression, duration: null, comparison: null, days: makeDays({ first: day, last: day }), end: end + behind[0].length, words: text.slice(start, end + behind[0].length) }
}

function partCountedOn({ text, from }: From, expression: TimeExpression): TimeExpression | null {
  const { days, clock, words, start, end } = expression
  if (days !== null || clock === null || clock.part === null) return null
  if (PART_WITH_HOUR.test(words)) return { ...expression, days: makeDays({ first: from + 1, last: from + 1 }) }
  const before = PART_BEFORE.exec(text.slice(Math.max(0, start - LOOKBEHIND), start))
  const behind = before ? null : PART_BEHIND.exec(text.slice(end))
  if (!before && !behind) return null
  const own = { start: start - (before ? before[0].trimStart().length : 0), end: end + (behind?.[0].length ?? 0) }
  return { ...expression, ...own, words: text.slice(own.start, own.end), days: makeDays({ first: from + 1, last: from + 1 }) }
}
