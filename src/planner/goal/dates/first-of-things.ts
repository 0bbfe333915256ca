import type { Weekday } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import type { ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { datesOfNth } from '../times/add-rhythm.ts'

/** What begins with an event: the series that its first one opens, and the first weeks behind an arrival. */
export function settleFirsts(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return leaveFirstWeeks(context)
  nameSeries(context)
  continueSeries(context)
  extendBehindArrival(context)
}

/** 'First episode on 4 March, always Thursdays at 8': when it comes out is nobody's working time. */
function nameSeries(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    if (reading.kind !== 'availability' || reading.appliesTo !== null || reading.person !== null || reading.days.weekdays?.length !== 1) return reading
    const first = context.readings.find((other): other is typeof other & ReadingOf<'event'> => other.kind === 'event' && /^(?:the )?first \p{L}/iu.test(other.title) && other.end <= reading.start && /^[, ]+(?:then |and then |and )?$/u.test(context.prompt.slice(other.end, reading.start)))
    if (!first || weekdayOf(first.days.first) !== reading.days.weekdays[0] || !/^(?:then )?(?:always|every|each|weekly|after that)\b/iu.test(reading.words)) return reading
    const title = first.title.replace(/^(?:the )?first /iu, '')
    const { id, words, start, end, source, strength, days, windows } = reading
    return { id, words, start, end, source, strength, kind: 'rhythm', title, count: 1, per: 'week', atLeast: false, everyDays: null, days, windows, minutes: null, appliesTo: { labels: [title] }, text: `${title}: ${reading.text}` }
  })
}

/** 'Go-live on 29 March, floor support in the first week': not the first week of the plan; the notes say so. */
function leaveFirstWeeks(context: ReadingContext): void {
  const isOpening = (text: string | null) => /\b(?:go-?\s?live|launch|opening|cut-?over|moves?|start of|begins?)\b/iu.test(text ?? '')
  const opening = context.readings.find((reading) => reading.kind === 'event' && isOpening(reading.title) || reading.kind === 'deadline' && isOpening(reading.event))
  const first = opening ? context.readings.find((reading) => reading.kind === 'horizon' && reading.appliesTo !== null && reading.start > opening.start && /\b(?:in|for|during) the first (?:\p{L}+ )?(?:weeks?|days?)\b/iu.test(reading.words)) : undefined
  if (!first) return
  context.readings = context.readings.filter((reading) => reading !== first)
  for (const [index, { start, end }] of context.source.tokens.entries()) if (start >= first.start && end <= first.end) context.claimed[index] = 0
}

const INTERVALS: Readonly<Record<string, number>> = { week: 1, weekly: 1, fortnight: 2, fortnightly: 2, 'other week': 2, 'second week': 2, 'two weeks': 2, '2 weeks': 2, 'three weeks': 3, '3 weeks': 3, 'third week': 3, 'four weeks': 4, '4 weeks': 4 }
const GOES_ON = /^[,;]? (?:and )?(?:then|after that|afterwards),? (?:one |another )?(?:(?:every |each |once a )?(week|fortnight|other week|second week|two weeks|2 weeks|three weeks|3 weeks|third week|four weeks|4 weeks)|(weekly|fortnightly)|(?:every|each|always(?: on)?(?: the)?|on the|the) (first|second|third|fourth|last) (mon|tues|wednes|thurs|fri|satur|sun)day)(?: one)?(?![\p{L}\p{N}])/iu
/** In characters. */
const MOST_BEHIND = 60
const USUAL_WEEKS = 12
const ORDINALS = ['first', 'second', 'third', 'fourth']
const WEEKDAYS: Readonly<Record<string, Weekday>> = { mon: 1, tues: 2, wednes: 3, thurs: 4, fri: 5, satur: 6, sun: 7 }

/** '6 episodes, first one out on 5 March, then one every two weeks': the others follow it at that distance. */
function continueSeries(context: ReadingContext): void {
  const first = context.readings.find((reading): reading is typeof reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated' && /\bfirst\b/iu.test(`${reading.title} ${reading.words}`) && GOES_ON.test(context.prompt.slice(reading.end, reading.end + MOST_BEHIND)))
  const said = first ? GOES_ON.exec(context.prompt.slice(first.end, first.end + MOST_BEHIND)) : null
  if (!first || !said) return
  const nth = said[3] ? (ORDINALS.indexOf(said[3].toLowerCase()) + 1 || -1) : null
  const interval = nth === null ? INTERVALS[(said[1] ?? said[2]!).toLowerCase()] ?? 1 : 4
  const counted = context.readings.find((reading) => reading.kind === 'quantity' && reading.amount.value > 1 && reading.amount.value <= 60)
  const ends = context.readings.flatMap((reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null && reading.last > first.days.first ? [reading.last] : reading.kind === 'deadline' && reading.appliesTo === null && reading.event === null && reading.latest > (first.days.first + 1) * MINUTES_PER_DAY ? [Math.floor((reading.latest - 1) / MINUTES_PER_DAY)] : []))
  const until = context.expressions.find((expression) => expression.start < first.end + MOST_BEHIND && expression.end > first.end && /\buntil\b|\btill\b/iu.test(expression.words) && expression.days !== null)
  if (until) ends.push(until.days!.last)
  const count = counted?.kind === 'quantity' ? counted.amount.value : Math.ceil(USUAL_WEEKS / interval)
  const last = ends.length > 0 ? Math.min(...ends) : first.days.first + (count - 1) * interval * DAYS['week']!
  const name = /^(?:the )?first(?: one)?(?: out)?$/iu.test(first.title) ? (counted?.kind === 'quantity' ? counted.amount.unit.replace(/s$/u, '') : 'Next one') : first.title.replace(/^(?:the )?first /iu, '')
  const onNth = nth === null ? null : datesOfNth(context, { weekdays: [WEEKDAYS[said[4]!.toLowerCase()]!], nthOfMonth: nth }).filter((day) => day.first > first.days.first && day.last <= last)
  const days = onNth ? { spans: onNth } : { weekdays: [weekdayOf(first.days.first)], spans: [{ first: first.days.first + 1, last }], ...(interval > 1 ? { everyWeeks: { interval, anchor: first.days.first } } : {}) }
  const start = first.end
  const words = context.prompt.slice(start, start + said[0].length)
  const place = { id: '', words, start, end: start + said[0].length, source: 'stated' as const, strength: 'hard' as const }
  context.readings = context.readings.filter((reading) => reading.start < start || reading.start >= place.end || reading.kind === 'rhythm' && reading.end > place.end)
  context.readings.push({ ...place, kind: 'rhythm', title: name, count: interval === 1 || onNth ? 1 : null, per: onNth ? 'month' : 'week', atLeast: false, everyDays: null, days, windows: first.from === null ? [] : [{ from: first.from, to: first.to ?? Math.min(MINUTES_PER_DAY, first.from + 120) }], minutes: null, appliesTo: { labels: [name] }, text: `${name}: every ${onNth ? 'month' : interval === 1 ? 'week' : `${interval} weeks`} until ${describeDay(last)}` })
  if (!context.readings.some((reading) => (reading.kind === 'horizon' || reading.kind === 'deadline' && reading.event === null) && reading.appliesTo === null && (reading.kind === 'deadline' || reading.last !== null))) context.readings.push({ ...place, kind: 'horizon', first: null, last, appliesTo: null, text: `Until ${describeDay(last)}` })
}

const ARRIVES = /\b(?:arrives?|comes?|moves? in|pick ?up|picked up|collected|born|due|starts?|opens?)$|\bbirth\b/iu
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, twelve: 12 }
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

/** 'The kitten arrives on 8 May. Prepare everything and the first three weeks': the plan goes on for so long behind it. */
function extendBehindArrival(context: ReadingContext): void {
  const said = /\b(?:(?:the|her|his|its|their|our) first|first(?= \S+ \S+ after\b)) (?:(\d{1,2}|\p{L}{3,6}) )?(day|week|month)s?\b/iu.exec(context.prompt)
  const arrivals = context.readings.filter((reading): reading is typeof reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated' && ARRIVES.test(reading.title))
  const [arrival] = arrivals
  const count = said?.[1] === undefined ? 1 : COUNTS[said[1].toLowerCase()] ?? Number(said[1])
  if (!said || arrivals.length !== 1 || !arrival || arrival.days.first <= context.today || !(count > 0)) return
  const [start, end] = [said.index, said.index + said[0].length]
  const inside = context.readings.find((reading) => reading.start >= start && reading.end <= end)
  if (inside && inside.kind !== 'horizon') return
  const last = arrival.days.first + count * DAYS[said[2]!.toLowerCase()]! - 1
  const value = { kind: 'horizon' as const, first: null, last, appliesTo: null, text: `Until ${describeDay(last)}` }
  context.readings = [...context.readings.filter((reading) => reading !== inside), { id: '', words: said[0], start, end, source: 'stated', strength: 'hard', ...value }]
}
