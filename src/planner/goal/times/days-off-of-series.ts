import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { matchesTask } from '../matcher.ts'
import { segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

type Rhythm = Reading & ReadingOf<'rhythm'>

const EXCEPT = /^(?:(?:but|and) )?(?:except|excluding|apart from|bar|but not|but|not|außer|ausser|nur nicht|sauf|hormis|menos|salvo|excepto|exceto)(?= )/iu
const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

type Busy = Reading & ReadingOf<'commitment'>

/** 'I work Mon to Fri 8-5 except Wednesdays': days that are left out of what takes time are free. */
export function settleDaysOffOfDuties(context: ReadingContext): void {
  context.readings = context.readings.filter((off) => {
    if (!isExceptedDay(off)) return true
    const duty = context.readings.find((reading): reading is Busy => reading.kind === 'commitment' && reading.end <= off.start && /^[\s,]*$/u.test(context.prompt.slice(reading.end, off.start)))
    const left = duty ? (duty.days.weekdays ?? ALL_DAYS).filter((day) => !off.days.weekdays!.includes(day)) : []
    if (!duty || left.length === 0) return true
    duty.days = { ...duty.days, weekdays: left }
    duty.end = off.end
    duty.words = context.prompt.slice(duty.start, off.end)
    duty.text = `${duty.title}: ${describePattern(duty.days)}${describeWindows(duty.windows)}`
    return false
  })
}

function isExceptedDay(off: Reading): off is Reading & ReadingOf<'exclusion'> {
  return off.kind === 'exclusion' && off.appliesTo === null && off.person === null && off.windows.length === 0 && off.days.weekdays !== undefined && off.days.spans === undefined && off.source === 'stated' && EXCEPT.test(off.words)
}

/** 'Puppy training every day except Thursday', behind the goal: that series rests then, and nothing else does. */
export function settleDaysOffOfSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.filter((off) => {
    if (!isExceptedDay(off)) return true
    const series = context.readings.find((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.title !== null && reading.appliesTo !== null && reading.end <= off.start && off.start - reading.end <= 2 && isBehindGoal(context, reading))
    const left = series ? (series.days.weekdays ?? ALL_DAYS).filter((day) => !off.days.weekdays!.includes(day)) : []
    if (!series || left.length === 0 || series.per !== 'day' && series.everyDays !== 1 && series.days.weekdays === undefined) return true
    series.days = { ...series.days, weekdays: left }
    if (series.count !== null && series.per === 'week') series.count = Math.min(series.count, left.length)
    series.end = off.end
    series.words = context.prompt.slice(series.start, off.end)
    series.text = `${series.title}: ${describePattern(series.days)}`
    return false
  })
}

/** 'Walk the dog every weekday but Tuesday': of the days that the goal itself comes back on, those are left that it names, and it is counted on them. */
export function settleDaysLeftOfGoal(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const off of context.readings.filter(isExceptedDay)) {
    const series = context.readings.find((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.per === 'week' && reading.count === reading.days.weekdays?.length && reading.start <= off.start && off.start - reading.end <= 2)
    const left = series?.days.weekdays?.filter((day) => !off.days.weekdays!.includes(day)) ?? []
    if (series === undefined || left.length === 0 || left.length === series.count) continue
    series.text = series.text.replace(describePattern(series.days), describePattern({ ...series.days, weekdays: left }))
    series.days = { ...series.days, weekdays: left }
    series.count = left.length
  }
}

/** 'Physio on Mondays for six weeks from 15 February', behind the goal: the days are those of the series. */
export function settleSpansOfSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.filter((span) => {
    if (span.kind !== 'horizon' || span.appliesTo !== null || span.source !== 'stated' || span.first === null || span.last === null || !/^\d+ days, to /u.test(span.text) || span.last - span.first < FEWEST_DAYS) return true
    const series = context.readings.findLast((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.title !== null && reading.appliesTo !== null && reading.start < span.start && span.start - reading.end <= 2 && isBehindGoal(context, reading))
    if (!series) return true
    series.days = { ...series.days, spans: [{ first: span.first, last: span.last }] }
    series.end = Math.max(series.end, span.end)
    series.words = context.prompt.slice(series.start, series.end)
    series.text = `${series.text.replace(/, from [^,]{6,20} on$/u, '')}, ${describePattern({ spans: [{ first: span.first, last: span.last }] })}`
    return false
  })
}

const BAN = /(?<!\p{L})(?:no|kein(?:e|en)?|sin|ningún|ninguna|pas d['’e] ?|aucune?|sem|nenhuma?)\s+(?:more\s+|training\s+)?(?<thing>\p{L}{3,})/iu

/** 'No workouts from 28 February on' beside a walk of every day: where several things come back, it names the one that stops. */
export function settleBansOfSeries(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const titles = [...new Set(context.readings.flatMap((reading) => (reading.kind === 'rhythm' && reading.source === 'stated' && reading.title !== null ? [reading.title] : [])))]
  if (titles.length < 2) return
  for (const ban of context.readings) {
    const isOfAll = (ban.kind === 'exclusion' && ban.person === null || ban.kind === 'horizon') && ban.appliesTo === null && ban.source === 'stated'
    const thing = isOfAll ? BAN.exec(ban.words)?.groups!['thing'] : undefined
    const named = thing === undefined ? [] : titles.filter((title) => matchesTask({ labels: [thing] }, { title, subjects: [] }))
    if (named.length === 1) Object.assign(ban, { appliesTo: { labels: named }, text: ban.text.replace(/^\p{L}+/u, `No ${named[0]!}`) })
  }
}

/** A shorter stretch may be when it is done once. */
const FEWEST_DAYS = 13

function isBehindGoal(context: ReadingContext, { start }: Reading): boolean {
  const at = context.source.tokens.findIndex((token) => token.start >= start)
  return (segmentAt(context, at)?.sentence ?? 0) > 0
}
