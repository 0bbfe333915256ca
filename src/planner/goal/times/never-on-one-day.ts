import type { Weekday } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern } from '../describe.ts'
import { matchesTask } from '../matcher.ts'
import { addReading, claim } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

type Series = Reading & ReadingOf<'rhythm'>

/** 'No lifting on the same day as intervals', '…, nunca el mismo día que las series'; what is barred stands before, or in the clause before. */
const SAME_DAY = /(?<!\p{L})(?:(?:no|never|not|keine?n?|nie|nicht|nunca|no|jamais|pas|nao|não) (?:(?!(?:on|the|am|el|los|le|no) )(?<thing>\p{L}+(?: \p{L}+)?) )?)(?:on the same days?|the same days?|am (?:selben|gleichen) tag|el mismo día|el mismo dia|los mismos d[ií]as|le même jour|no mesmo dia) (?:as|wie|que) (?:(?:the|my|das|die|der|el|la|los|las|le|les|o|a|os|as) )?(?<other>\p{L}+(?: \p{L}+)?)/giu

/** Two parts that never share a day: where one of them has its weekdays, the other keeps off them. */
export function settleNeverOnOneDay(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const { 0: said, index, groups } of context.prompt.matchAll(SAME_DAY)) {
    const [otherName = '', ownName] = [groups?.['other'], groups?.['thing']]
    const other = seriesCalled(context, otherName)
    const thing = ownName === undefined ? before(context, index) : seriesCalled(context, ownName)
    if (!other || !thing || other === thing) continue
    const words = wordsOf(context, index, index + said.length)
    if (words !== null) keepApart(context, words, { thing, other })
  }
}

function keepApart(context: ReadingContext, words: Words, { thing, other }: { thing: Series; other: Series }): void {
  const [kept, days] = other.days.weekdays ? [thing, other.days.weekdays] : [other, thing.days.weekdays ?? []]
  if (days.length === 0 || days.length > MOST_DAYS) return
  const weekdays: Weekday[] = [...days]
  addReading(context, words, { value: { kind: 'exclusion', days: { weekdays }, windows: [], person: null }, appliesTo: kept.appliesTo, text: `No ${kept.title!} on ${describePattern({ weekdays })}` })
  claim(context, words)
}

/** With more days taken nothing would be left for the other. */
const MOST_DAYS = 5

function seriesCalled({ readings }: ReadingContext, name: string): Series | undefined {
  const [first = ''] = name.split(' ')
  return readings.filter(isSeries).find(({ title }) => [name, first].some((label) => matchesTask({ labels: [label] }, { title: title!, subjects: [] })))
}

function isSeries(reading: Reading): reading is Series {
  return reading.kind === 'rhythm' && reading.title !== null && reading.appliesTo !== null
}

/** The series whose clause the ban goes on with. */
function before({ readings, prompt }: ReadingContext, at: number): Series | undefined {
  const last = readings.filter(isSeries).filter(({ end }) => end <= at).toSorted((a, b) => a.end - b.end).at(-1)
  return last !== undefined && !/[.!?;\n]/u.test(prompt.slice(last.end, at)) ? last : undefined
}

function wordsOf({ source: { tokens } }: ReadingContext, start: number, end: number): Words | null {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end)
  return from < 0 || to < from ? null : { from, to: to + 1 }
}
