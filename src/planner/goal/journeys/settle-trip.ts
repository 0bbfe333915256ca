import type { DaySpan } from '../../time/calendar-time.ts'
import type { ReadingContext } from '../reading-context.ts'
import { plansTrip } from '../times/elsewhere.ts'
import { settleCompany } from './company-of-trips.ts'
import { settleEdgesOfStays } from './edges-of-stays.ts'
import { settleClosings, settleKeptOpen, settleMostADay, settleOncePerTrip, settleOneOfThem, settleSleepers, settleTransport } from './habits-of-trips.ts'

/** Longer than this, days away are a stay abroad with weeks of its own. */
const LONGEST_TRIP_DAYS = 31

type Settling = { says: string; settle: (context: ReadingContext, trip: DaySpan) => void }

/** What sentences about days on the road mean otherwise than sentences about work do; each as it is after those before it. */
const SETTLINGS: readonly Settling[] = [
  { says: 'with Oma and two kids', settle: settleCompany },
  { says: 'museums are closed on Mondays', settle: settleClosings },
  { says: 'keep the evenings open', settle: settleKeptOpen },
  { says: 'one afternoon just the grandparents with her', settle: settleOneOfThem },
  { says: 'she naps 12:30 to 2:30', settle: settleSleepers },
  { says: 'nothing more than one outing a day', settle: settleMostADay },
  { says: 'whale watching on one morning', settle: settleOncePerTrip },
  { says: 'coach leaves school at 8:00', settle: settleTransport },
  { says: 'dinner on our first night on Naxos', settle: settleEdgesOfStays },
]

/** Readings of a goal that is a trip of a few days, seen as such. */
export function settleTrip(context: ReadingContext): void {
  const trip = context.plannerType === 'calendar' && plansTrip(context) ? daysOfTrip(context) : null
  if (trip !== null) for (const { settle } of SETTLINGS) settle(context, trip)
}

/** The stated days of the plan, else those of its longest event. */
function daysOfTrip({ readings, today }: ReadingContext): DaySpan | null {
  const spans = readings.flatMap((reading) => {
    if (reading.source !== 'stated' || reading.appliesTo !== null) return []
    if (reading.kind === 'horizon' && reading.first !== null && reading.last !== null) return [{ first: reading.first, last: reading.last }]
    return reading.kind === 'event' && reading.days.last > reading.days.first ? [reading.days] : []
  }).filter(({ first, last }) => first >= today && last - first < LONGEST_TRIP_DAYS)
  return spans.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0] ?? null
}
