import { weekdayOf } from '../../time/day-number.ts'
import { describeDay } from '../describe.ts'
import type { ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'
import { continueSeries } from './series-behind-first.ts'

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

/** 'Three practice tests, the last one at least a week before the exam': the day is that of what was counted, not of all. */
export function settleLasts({ readings }: ReadingContext): void {
  for (const reading of readings) {
    if (reading.kind !== 'deadline' || reading.appliesTo !== null || !/^(?:(?:with|and) )?(?:the )?(?:last|final) (?:one|of (?:them|these|those))(?!\p{L})/iu.test(reading.words)) continue
    const counted = readings.findLast((other) => other.kind === 'rhythm' && other.per === 'total' && other.title !== null && other.start <= reading.start)
    if (counted?.kind === 'rhythm') Object.assign(reading, { appliesTo: { labels: [counted.title!] }, text: `${counted.title!}: ${reading.text}` })
  }
}
