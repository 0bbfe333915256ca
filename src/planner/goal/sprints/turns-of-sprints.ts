import type { DaySpan } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { daysOfSprints } from './sprint-numbers.ts'

type Topic = Reading & ReadingOf<'topic'>
type Calendar = ReadingOf<'sprint-calendar'>

const ONE = /^(?:one|1|a|an|ein|eine|einen|un|una|une|um|uma)$/u
const PER = /^(?:per|a|each|every|pro|je|jede[nr]?|por|par|cada|chaque)$/u
const TURN = /^(?:sprints?|iteration|week|woche|semana|semaine)$/u
const DAYS_PER_WEEK = 7
/** 'one ward per sprint', 'each sprint one ward': no longer than that. */
const LONGEST_HEAD = 7

/** 'One per week: Leeds, York, Hull', 'One sprint per ward: A, B, C': the items of the list take turns, in their order. */
export function readTurns(context: ReadingContext): void {
  const calendar = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  if (context.plannerType !== 'sprint' || calendar?.kind !== 'sprint-calendar' || calendar.lengthDays === null) return
  for (const [index, { key }] of context.source.tokens.entries()) {
    const head = key === ':' ? headBefore(context, index) : null
    if (!head) continue
    const items = itemsBehind(context, index)
    const days = items.map((_, turn) => daysOfTurn(context, calendar, { turn, isWeekly: head.isWeekly }))
    if (items.length < 2 || calendar.count !== null && !head.isWeekly && items.length > calendar.count) continue
    const { start, end } = { start: context.source.tokens[head.from]!.start, end: context.source.tokens[index]!.end }
    context.readings = context.readings.filter((reading) => reading.kind !== 'rhythm' || reading.start < start || reading.end > end)
    for (const [turn, item] of items.entries()) {
      const words = { from: head.from, to: index }
      addReading(context, words, { value: { kind: 'horizon', ...days[turn]! }, appliesTo: { labels: [item.label] }, text: `${item.label}: ${describeSpan(days[turn]!)}` })
    }
    claim(context, { from: head.from, to: index })
    calendar.count ??= countFor(context, calendar, days.at(-1)!)
  }
}

/** As many sprints as the turns take, where no end is stated. */
function countFor({ readings, today }: ReadingContext, { firstDay, lengthDays }: Calendar, { last }: DaySpan): number | null {
  const isEnded = readings.some((reading) => reading.source === 'stated' && reading.appliesTo === null && (reading.kind === 'deadline' || reading.kind === 'horizon' && reading.last !== null))
  return isEnded ? null : Math.ceil((last + 1 - (firstDay ?? today)) / lengthDays!)
}

/** The 'one ward per sprint' that ends at the colon. */
function headBefore(context: ReadingContext, colon: number): (Words & { isWeekly: boolean }) | null {
  for (let from = colon - 3; from >= Math.max(0, colon - LONGEST_HEAD); from -= 1) {
    const keys = keysOf(context, { from, to: colon })
    if (keys.some((key) => /^[.;:,]$/u.test(key))) return null
    const turn = keys.findLastIndex((key) => TURN.test(key))
    const isOneEach = ONE.test(keys[0]!) && turn > 1 && PER.test(keys[turn - 1]!) && turn === keys.length - 1
    const isEachOne = PER.test(keys[0]!) && turn === 1 && ONE.test(keys[2] ?? '')
    const isTurnPerThing = ONE.test(keys[0]!) && turn === 1 && PER.test(keys[2] ?? '') && keys.length <= 5
    if (isOneEach || isEachOne || isTurnPerThing) return { from, to: colon, isWeekly: !/^(?:sprint|iter)/u.test(keys[turn]!) }
  }
  return null
}

/** The topics between a colon and the end of its sentence. */
function itemsBehind({ readings, segments, source: { tokens } }: ReadingContext, colon: number): Topic[] {
  const first = segments.find(({ from }) => from > colon)
  const last = segments.findLast(({ sentence }) => sentence === first?.sentence)
  if (!first || !last) return []
  const [start, end] = [tokens[first.from]!.start, tokens[last.to - 1]!.end]
  return readings.filter((reading): reading is Topic => reading.kind === 'topic' && reading.start >= start && reading.end <= end)
}

function daysOfTurn(context: ReadingContext, calendar: Calendar, { turn, isWeekly }: { turn: number; isWeekly: boolean }): DaySpan {
  const sprint = daysOfSprints(context, calendar, isWeekly ? { first: 1, last: 1 } : { first: turn + 1, last: turn + 1 })
  return isWeekly ? { first: sprint.first + turn * DAYS_PER_WEEK, last: sprint.first + turn * DAYS_PER_WEEK + DAYS_PER_WEEK - 1 } : sprint
}
