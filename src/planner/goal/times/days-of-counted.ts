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
    context.readings = context.readings.map((reading) => (days.some((own) => own === reading) && reading.kind === 'rhythm' ? asHours(reading) : reading))
  }
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
