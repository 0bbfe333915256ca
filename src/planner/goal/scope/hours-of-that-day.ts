import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Open = Reading & ReadingOf<'availability'>

const THAT_DAY = /(?:^| )(?:(?:that|the same|on the|on that|same) (?:day|morning|afternoon|evening|date)|on the day|am selben tag|an dem tag|ese (?:mismo )?d[ií]a|el mismo d[ií]a|ce jour-l[àa]|le jour m[êe]me|nesse dia|no (?:mesmo|pr[óo]prio) dia)$/iu

/** 'Seed swap on 20 March. I have the hall key only from 1pm that day': nothing before that hour of that day, and every other day as it is. */
export function settleHoursOfThatDay(context: ReadingContext): void {
  context.readings = context.readings.map((reading) => {
    if (!isOfThatDay(context, reading)) return reading
    const day = lastDayBefore(context, reading.start)
    return day === null ? reading : asClosed(reading, day)
  })
}

function isOfThatDay(context: ReadingContext, reading: Reading): reading is Open {
  if (reading.kind !== 'availability' || reading.source !== 'stated' || reading.person !== null || reading.windows.length !== 1 || Object.keys(reading.days).length > 0) return false
  const [behind] = /^[^.,;!?)\n]*/u.exec(context.prompt.slice(reading.end))!
  return THAT_DAY.test(reading.words) || THAT_DAY.test(behind)
}

/** The day that was named last before. */
function lastDayBefore({ readings }: ReadingContext, start: number): DayNumber | null {
  const days = readings.filter((reading) => reading.start < start).flatMap((reading): [number, DayNumber][] => {
    if (reading.kind === 'event') return [[reading.start, reading.days.first]]
    return reading.kind === 'deadline' && reading.event !== null ? [[reading.start, Math.floor(reading.latest / MINUTES_PER_DAY)]] : []
  })
  return days.toSorted(([a], [b]) => a - b).at(-1)?.[1] ?? null
}

function asClosed({ id, words, start, end, source, strength, windows: [window] }: Open, day: DayNumber): Reading {
  const days = { spans: [{ first: day, last: day }] }
  const windows = [{ from: 0, to: window!.from }, { from: window!.to, to: MINUTES_PER_DAY }].filter(({ from, to }) => from < to)
  return { id, words, start, end, source, strength, kind: 'exclusion', days, windows, person: null, appliesTo: null, text: `Nothing on ${describePattern(days)}${describeWindows(windows)}` }
}
