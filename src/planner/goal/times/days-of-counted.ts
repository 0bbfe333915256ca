import { NO_END_DAYS } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { stems } from '../matcher.ts'
import type { ReadingContext } from '../reading-context.ts'

type Counted = Reading & ReadingOf<'rhythm'>
type Days = Reading & (ReadingOf<'rhythm'> | ReadingOf<'availability'>)

/** Where, or on what, a sitting takes place, in five languages. */
const PLACE = /^(?:(?:in|at|on|the|my|our|im|auf|zu|en|el|la|le|no|na|em) )*(?:(?:swimming|local|indoor|outdoor|home|turbo|club|village|sports|church|school|city|community) )?(?:pool|gym|track|trainer|turbo|treadmill|rollers|lake|sea|river|lido|baths|court|pitch|field|park|hall|studio|dojo|range|wall|club|ground|clubhouse|garden|home|house|library|office|school|church|stable|stables|yard|beach|velodrome|rink|slope|gravel|woods|forest|hallenbad|schwimmbad|freibad|halle|sportplatz|platz|bahn|park|wald|see|bibliothek|hause|daheim|rolle|kletterhalle|piscina|gimnasio|pista|parque|casa|biblioteca|rodillo|mar|lago|piscine|salle|piste|parc|maison|bibliothèque|home-trainer|mer|lac|academia|ginásio)$/iu

/** The rhythm of so many sittings a week, whose days are still open. */
function isCounted(reading: Reading): reading is Counted {
  return reading.kind === 'rhythm' && reading.source === 'stated' && reading.per === 'week' && reading.count !== null && reading.everyDays === null && (reading.days.weekdays ?? []).length === 0
}

/**
 * 'Three rides a week: trainer Tuesday and Thursday 6:30-7:30, and Sunday 9-12': as many days as sittings are the days of
 * those, one on each; where some of them are makes no series of its own.
 */
export function settleDaysOfCounted(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const counted of context.readings.filter(isCounted)) {
    const days = daysBehind(context, counted)
    const weekdays = days.flatMap((reading) => reading.days.weekdays ?? [])
    const named = days.flatMap((reading) => (reading.kind === 'rhythm' && reading.title !== null ? [reading.title] : []))
    if (weekdays.length !== counted.count || new Set(weekdays).size !== weekdays.length || !named.every((title) => isPlace(title, counted))) continue
    counted.days = { ...counted.days, weekdays: weekdays.toSorted((a, b) => a - b) }
    counted.text += ` (${describePattern({ weekdays: counted.days.weekdays! })})`
    if (counted.count === 1 && counted.title !== null && days[0]!.kind === 'availability') takeHours(context, counted, days[0]!)
    else context.readings = context.readings.map((reading) => (days.some((own) => own === reading) && reading.kind === 'rhythm' ? asHours(reading) : reading))
  }
}

/** 'One choir rehearsal a week from 22 Feb on Wednesdays 5-6:30': the hours and the beginning are those of the rehearsal, and not of the plan. */
function takeHours(context: ReadingContext, counted: Counted, hours: Days): void {
  const begins = context.readings.find((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last === null && reading.start >= counted.end && reading.end <= hours.start)
  counted.windows = hours.windows
  if (begins?.kind === 'horizon') counted.days = { ...counted.days, spans: [{ first: begins.first!, last: begins.first! + NO_END_DAYS }] }
  counted.text = `${counted.title!}: ${describePattern(counted.days)}${describeWindows(counted.windows)}`
  counted.end = hours.end
  counted.words = context.prompt.slice(counted.start, hours.end)
  context.readings = context.readings.filter((reading) => reading !== hours && reading !== begins)
}

/** The days with hours in the rest of the sentence. */
function daysBehind(context: ReadingContext, { start, end }: Counted): Days[] {
  const rest = /^[^.!?;\n]*/u.exec(context.prompt.slice(end).replaceAll(/(?<=\d)[.:](?=\d)/gu, ' '))![0].length
  return context.readings.filter((reading): reading is Days => {
    if (reading.kind !== 'rhythm' && reading.kind !== 'availability' || reading.source !== 'stated' || reading.start < start || reading.end > end + rest) return false
    const isOfDays = (reading.days.weekdays ?? []).length > 0 && reading.windows.length > 0
    return isOfDays && (reading.kind === 'availability' ? reading.appliesTo === null && reading.person === null : reading.per === 'week' && reading.everyDays === null)
  })
}

function isPlace(title: string, { title: counted }: Counted): boolean {
  const own = stems(counted ?? '')
  return PLACE.test(title) && !stems(title).some((stem) => own.includes(stem))
}

function asHours({ id, words, start, end, source, strength, days, windows }: Counted): Reading {
  return { id, words, start, end, source, strength, appliesTo: null, text: `${describePattern(days)}${describeWindows(windows)}`, kind: 'availability', days, windows, person: null }
}
