import type { Reading, ReadingOf } from '../brief.ts'
import type { ReadingContext } from '../reading-context.ts'

type Horizon = Reading & ReadingOf<'horizon'>

/** Of several statements on the plan's days, a wide one ('in April') gives way to an exact one inside it ('April 5 to 10'). */
export function pruneHorizons(context: ReadingContext): void {
  const horizons = context.readings.filter((reading): reading is Horizon => reading.kind === 'horizon' && reading.appliesTo === null && reading.source === 'stated')
  const sprints = context.readings.find((reading) => reading.kind === 'sprint-calendar')
  // The days of the plan that the sprints took their start from end it, too.
  if (sprints?.kind === 'sprint-calendar' && sprints.firstDay !== null && sprints.count !== null) context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || reading.appliesTo !== null || reading.first === null || reading.last === null || reading.first === sprints.firstDay)
  // 'a 52 week project, but only the first 12 weeks'.
  const lengths = horizons.filter(({ first, last, text }) => first === null && last !== null && /^\d+ days, to /u.test(text))
  const shortest = lengths.toSorted((a, b) => a.last! - b.last!)[0]
  for (const { words } of lengths) if (words !== shortest!.words) context.questions.push(`“${words}” is longer than “${shortest!.words}”, which the plan keeps to.`)
  context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || !lengths.includes(reading) || reading === shortest)
  const isWhole = ({ first, last }: Horizon) => first !== null && last !== null
  const dated = dropCounted(context, horizons.filter(isWhole))
  const exact = dated.toSorted((a, b) => a.last! - a.first! - (b.last! - b.first!))[0]
  if (!exact) return
  const dropped = new Set(horizons.filter((horizon) => horizon !== exact && isWhole(horizon) && horizon.first! <= exact.first! && horizon.last! >= exact.last!))
  context.readings = context.readings.filter((reading) => reading.kind !== 'horizon' || !dropped.has(reading))
}

/** 'The next four weeks, from Monday 18 January until Sunday 14 February': the days say which weeks are meant. */
function dropCounted(context: ReadingContext, whole: readonly Horizon[]): Horizon[] {
  const dated = whole.filter((horizon) => !COUNTED.test(horizon.words))
  if (dated.length === 0) return [...whole]
  context.readings = context.readings.filter((reading) => !whole.some((horizon) => horizon === reading && !dated.includes(horizon)))
  return dated
}

/** Weeks that are counted from today. */
const COUNTED = /(?<!\p{L})(?:next|coming|nächsten|kommenden|próxim[ao]s|prochaine?s) (?:\d+|two|three|four|five|six|eight|ten|zwei|drei|vier|sechs|dos|tres|cuatro|seis|deux|trois|quatre|duas|três|quatro)? ?(?:days|weeks|months|tage|wochen|monate|d[ií]as|semanas|meses|jours|semaines|mois)(?!\p{L})/iu
