import type { DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { addMonths, civilOf, weekdayOf } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import type { DayPattern, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { datesOfMonths } from '../times/add-rhythm.ts'

const COUNTED_WEEKS: Readonly<Record<string, number>> = { week: 1, weekly: 1, fortnight: 2, fortnightly: 2, 'other week': 2, 'second week': 2, 'two weeks': 2, '2 weeks': 2, 'three weeks': 3, '3 weeks': 3, 'third week': 3, 'four weeks': 4, '4 weeks': 4 }
const OPENS = String.raw`^[,;]? (?:(?:and|e|y|et|und) )?(?:then|after that|afterwards|from then on|depois(?: disso)?|em seguida|luego|despu[ée]s|puis|ensuite|danach|dann|anschließend),? (?:one |another |again |de nuevo |de novo )?(?:a |à )?`
const BY_LENGTH = String.raw`(?:every |each |once a )?(?<length>week|fortnight|other week|second week|two weeks|2 weeks|three weeks|3 weeks|third week|four weeks|4 weeks|weekly|fortnightly)|(?:every|cada|toutes les|alle) (?<weeks>\d{1,2}|dos|tres|cuatro|duas|três|quatro|deux|trois|quatre|zwei|drei|vier|six|seis|sechs|five|cinco|cinq|fünf) (?:weeks|semanas|semaines|wochen)|(?:cada|chaque|jede|toda|todas as|todas las) (?<each>semana|semaine|woche|semanas)`
const BY_MONTH = String.raw`(?<month>(?:every|each|once a) month|monthly)`
const BY_DAY = String.raw`(?:every|each|always(?: on)?(?: the)?|on the|the|on) (?:(?<nth>first|second|third|fourth|last|other) )?(?<day>mon|tues|wednes|thurs|fri|satur|sun)days?(?<ofMonth> (?:of|in) (?:the|each|every) month)?`
const GOES_ON = new RegExp(String.raw`${OPENS}(?:${BY_MONTH}|${BY_LENGTH}|${BY_DAY})(?: one)?(?![\p{L}\p{N}])`, 'iu')
/** In characters. */
const MOST_BEHIND = 60
const USUAL_WEEKS = 12
const ORDINALS = ['first', 'second', 'third', 'fourth']
const WEEKDAYS: Readonly<Record<string, Weekday>> = { mon: 1, tues: 2, wednes: 3, thurs: 4, fri: 5, satur: 6, sun: 7 }

/** How the others follow the first: every so many weeks, or on days of the month. */
type Distance = { weeks: number; weekday: Weekday } | { nth: number; weekday: Weekday } | { months: 1 }
type First = ReadingOf<'event'>

/** '6 episodes, first one out on 5 March, then one every two weeks': the others follow it at that distance. */
export function continueSeries(context: ReadingContext): void {
  const first = context.readings.find((reading): reading is typeof reading & First => reading.kind === 'event' && reading.source === 'stated' && reading.days.first === reading.days.last && GOES_ON.test(context.prompt.slice(reading.end, reading.end + MOST_BEHIND)))
  const said = first ? GOES_ON.exec(context.prompt.slice(first.end, first.end + MOST_BEHIND)) : null
  if (!first || !said) return
  const distance = distanceOf(first.days.first, said.groups ?? {})
  const counted = context.readings.find((reading) => reading.kind === 'quantity' && reading.amount.value > 1 && reading.amount.value <= 60)
  const weeks = 'weeks' in distance ? distance.weeks : 4
  const count = counted?.kind === 'quantity' ? counted.amount.value : Math.ceil(USUAL_WEEKS / weeks) + ('months' in distance ? 1 : 0)
  const last = endOf(context, first) ?? ('months' in distance ? addMonths(first.days.first, count - 1) : first.days.first + (count - 1) * weeks * 7)
  const name = nameOf(first.title, counted?.kind === 'quantity' ? counted.amount.unit : null)
  const place = { id: '', words: said[0], start: first.end, end: first.end + said[0].length, source: 'stated' as const, strength: 'hard' as const }
  context.readings = context.readings.filter((reading) => reading.start < place.start || reading.start >= place.end || reading.kind === 'rhythm' && reading.title !== null && reading.title !== name && reading.end > place.end)
  const isOfMonth = !('weeks' in distance)
  const isEvery = 'weeks' in distance && distance.weeks === 1
  context.readings.push({ ...place, kind: 'rhythm', title: name, count: isEvery || isOfMonth ? 1 : null, per: isOfMonth ? 'month' : 'week', atLeast: false, everyDays: null, days: daysOf(context, { first: first.days.first, last, distance }), windows: first.from === null ? [] : [{ from: first.from, to: first.to ?? Math.min(MINUTES_PER_DAY, first.from + 120) }], minutes: null, appliesTo: { labels: [name] }, text: `${name}: every ${isOfMonth ? 'month' : isEvery ? 'week' : `${weeks} weeks`} until ${describeDay(last)}` })
  if (!context.readings.some((reading) => (reading.kind === 'horizon' || reading.kind === 'deadline' && reading.event === null) && reading.appliesTo === null && (reading.kind === 'deadline' || reading.last !== null))) context.readings.push({ ...place, kind: 'horizon', first: null, last, appliesTo: null, text: `Until ${describeDay(last)}` })
}

/** 'Every second Monday' behind a first one that is no second Monday of its month is every other one. */
const COUNTS: Readonly<Record<string, number>> = { dos: 2, duas: 2, deux: 2, zwei: 2, tres: 3, 'três': 3, trois: 3, drei: 3, cuatro: 4, quatro: 4, quatre: 4, vier: 4, five: 5, cinco: 5, cinq: 5, 'fünf': 5, six: 6, seis: 6, sechs: 6 }

function distanceOf(first: DayNumber, { length, weeks, each, month, nth, day, ofMonth }: Record<string, string | undefined>): Distance {
  if (weeks !== undefined || each !== undefined) return { weeks: weeks === undefined ? 1 : COUNTS[weeks.toLowerCase()] ?? Math.max(1, Number(weeks)), weekday: weekdayOf(first) }
  if (month !== undefined) return { months: 1 }
  const weekday = day === undefined ? weekdayOf(first) : WEEKDAYS[day.toLowerCase()]!
  if (length !== undefined) return { weeks: COUNTED_WEEKS[length.toLowerCase()]!, weekday }
  if (nth === undefined) return { weeks: 1, weekday }
  if (nth.toLowerCase() === 'other') return { weeks: 2, weekday }
  const ordinal = ORDINALS.indexOf(nth.toLowerCase()) + 1 || -1
  const isThat = ordinal < 0 || Math.ceil(civilOf(first).day / 7) === ordinal
  return ofMonth !== undefined || ordinal < 2 || isThat || weekdayOf(first) !== weekday ? { nth: ordinal, weekday } : { weeks: ordinal, weekday }
}

function daysOf(context: ReadingContext, { first, last, distance }: { first: DayNumber; last: DayNumber; distance: Distance }): DayPattern {
  const isIn = (day: DaySpan) => day.first > first && day.last <= last
  if ('months' in distance) return { spans: Array.from({ length: 60 }, (_, index) => addMonths(first, index + 1)).map((day) => ({ first: day, last: day })).filter(isIn) }
  if ('nth' in distance) return { spans: datesOfMonths(context, { weekdays: [distance.weekday], ofMonth: { nth: distance.nth } }).filter(isIn) }
  return { weekdays: [distance.weekday], spans: [{ first: first + 1, last }], ...(distance.weeks > 1 ? { everyWeeks: { interval: distance.weeks, anchor: first } } : {}) }
}

/** Where the goal or an 'until' ends it. */
function endOf({ readings, expressions }: ReadingContext, first: First & { end: number }): DayNumber | null {
  const ends = readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null && reading.last > first.days.first ? [reading.last] : reading.kind === 'deadline' && reading.appliesTo === null && reading.event === null && reading.latest > (first.days.first + 1) * MINUTES_PER_DAY ? [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)] : []))
  const until = expressions.find((expression) => expression.start < first.end + MOST_BEHIND && expression.end > first.end && /\buntil\b|\btill\b/iu.test(expression.words) && expression.days !== null)
  if (until) ends.push(until.days!.last)
  return ends.length > 0 ? Math.min(...ends) : null
}

/** 'First one out' is the first of what is counted. */
function nameOf(title: string, unit: string | null): string {
  return /^(?:the )?first(?: one(?: \p{L}+)?| out| online)?$/iu.test(title) ? (unit?.replace(/s$/u, '') ?? 'Next one') : title.replace(/^(?:the )?first /iu, '')
}
