import type { Brief, Reading, ReadingKind } from '../../brief.ts'
import { laidOutWeek } from './laid-out-days.ts'
import type { WeekOf } from './laid-out-days.ts'
import { weekOfMeals } from './meals-of-days.ts'

/** What a week of things to do may hold; whoever works, rests or practises besides has said more than what happens when. */
const OF_A_WEEK: ReadonlySet<ReadingKind> = new Set<ReadingKind>(['event', 'exclusion', 'horizon', 'availability', 'place', 'person', 'topic', 'quantity'])
/** What is studied on its days is worked through, and not only entered. */
const STUDIED = /(?<!\p{L})(?:revis|study|studi|learn|exam|train|workout|lern|prüfung|üben|estud|entren|apprend|révis|entraîn|aprend|trein)/iu
const LONGEST_HEADING = 60

/** A week that lists what happens on each of its days is that list: nothing is to be prepared that it does not name. */
export function asWeek(brief: Brief, weekOf: WeekOf): Brief {
  if (brief.plannerType !== 'calendar' || STUDIED.test(brief.prompt) || brief.readings.some(({ kind, source }) => source === 'stated' && !OF_A_WEEK.has(kind))) return brief
  const week = weekOfMeals(brief.prompt, () => brief.language, weekOf) ?? laidOutWeek(brief.prompt, weekOf)
  if (week === null) return brief
  const { heading, last } = week
  // 'This week', said on its Sunday, is the one whose days are listed.
  const listed = (reading: Reading) => (reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null && reading.last < last ? { ...reading, last } : reading)
  const readings = brief.readings.filter(({ kind, source }) => kind !== 'availability' || source === 'stated').map(listed)
  return { ...brief, readings, isErrands: true, ...(heading === '' || heading.length > LONGEST_HEADING ? {} : { heading, subject: heading }) }
}
