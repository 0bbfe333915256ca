import type { DaySpan } from '../../time/calendar-time.ts'
import type { ReadingContext } from '../reading-context.ts'
import { plansTrip } from '../times/elsewhere.ts'
import { settleCompany } from './company-of-trips.ts'
import { settleDaysAway, settleGoalAsAbsence, settleLeavingAndReturning, settleLongerStay, settleNestedDays } from './frame-of-days-away.ts'
import { settleLooseWishes } from './loose-wishes.ts'
import { settleEdgesOfStays } from './edges-of-stays.ts'
import { settleClosings, settleHoursBehindDays, settleHoursOfDays, settleIndifference, settleKeptOpen, settleLateRisers, settleMostADay, settleNegatedHours, settleOncePerTrip, settleOneOfThem, settlePartsOfDays, settleSleepers, settleUnendedEvents } from './habits-of-trips.ts'
import { settleDailyOfTrips, settleDaysOfRows, settleHoursInBrackets, settleLooseOrders, settleSameTwice, settleTails } from './tails-of-wishes.ts'
import { settleOutAndBack } from './out-and-back.ts'
import { ownWay } from './own-way.ts'
import { settlePreparedTrip } from './prepared-trip.ts'
import { DAYS_THERE, signsOfTravel, WORKED_ON } from './travel-signs.ts'
import { settleCheckIn, settleHiredThings, settleHomecoming, settleTransport } from './transport-of-trips.ts'

/** Longer than this, days away are a stay abroad with weeks of its own. */
const LONGEST_TRIP_DAYS = 31

type Settling = { says: string; settle: (context: ReadingContext, trip: DaySpan) => void }

/** What sentences about days on the road mean otherwise than sentences about work do; each as it is after those before it. */
const SETTLINGS: readonly Settling[] = [
  { says: 'with Oma and two kids', settle: settleCompany },
  { says: 'keep the evenings open', settle: settleKeptOpen },
  { says: 'one afternoon just the grandparents with her', settle: settleOneOfThem },
  { says: 'she naps 12:30 to 2:30', settle: settleSleepers },
  { says: 'nothing more than one outing a day', settle: settleMostADay },
  { says: 'ghost walk Saturday evening 19:30, one quiz evening', settle: settleTails },
  { says: 'talks 9:00-17:30 each day', settle: settleDailyOfTrips },
  { says: 'whale watching on one morning', settle: settleOncePerTrip },
  { says: 'coach leaves school at 8:00', settle: settleTransport },
  { says: 'give the van back by 17:00', settle: settleHiredThings },
  { says: 'lunch by 12', settle: settleHoursOfDays },
  { says: 'check-in 4 pm, check-out 10 am', settle: settleCheckIn },
  { says: 'home by 6 on Sunday', settle: settleHomecoming },
  { says: 'dinner on our first night on Naxos', settle: settleEdgesOfStays },
  { says: 'on Saturday for the mass at 12', settle: settleHoursBehindDays },
  { says: 'on ne pédale plus après 16h', settle: settleNegatedHours },
  { says: 'a puppet show in the evening', settle: settlePartsOfDays },
  { says: 'Arthur’s Seat one morning at 6:30, nobody moves before 11 otherwise', settle: settleLateRisers },
  { says: 'from Passau to Vienna', settle: settleLooseOrders },
  { says: 'the market, a boat ride, the museum', settle: settleLooseWishes },
  { says: 'weekend wishes: fado on Saturday at 21:00', settle: settleSameTwice },
  { says: 'Teatro Colón (guided tour Tuesday at 11)', settle: settleHoursInBrackets },
  { says: 'ceremony at 20:00', settle: settleUnendedEvents },
]

/** Readings of a goal that is a trip of a few days, seen as such. */
export function settleTrip(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  settleGoalAsAbsence(context)
  settleLeavingAndReturning(context)
  settleOutAndBack(context)
  settleDaysOfRows(context)
  if (!settleLongerStay(context) && !isTrip(context)) return
  settleIndifference(context)
  settleClosings(context)
  settleNestedDays(context)
  settleDaysAway(context)
  const trip = daysOfTrip(context)
  if (trip === null) return
  for (const { settle } of SETTLINGS) settle(context, trip)
  settlePreparedTrip(context, trip)
}

/** Said to be one, or days somewhere with the way there: 'to Copenhagen from 27 to 30 May, flight gets in at 12:05'. */
export function isTrip(context: ReadingContext): boolean {
  if (plansTrip(context) || NIGHTS_AND_DAYS.test(context.prompt.slice(0, OPENING)) || DAYS_THERE.test(context.prompt)) return true
  const end = context.segments.findLast(({ sentence }) => sentence === 0)?.to ?? 0
  const goal = context.prompt.slice(0, context.source.tokens[end - 1]?.end ?? 0)
  if (daysOfTrip(context) === null || WORKED_ON.test(goal)) return false
  return ownWay(context.prompt) !== null || GOING_TO.test(goal) && ON_THE_WAY.test(context.prompt) || signsOfTravel(context.prompt) >= ENOUGH_SIGNS
}

/** '5D4N Hanoi'. */
const NIGHTS_AND_DAYS = /(?<![\p{L}\d])\d{1,2} ?d(?:ays?)? ?[/,-]? ?\d{1,2} ?n(?:ights?)?(?!\p{L})/iu
const OPENING = 80

const GOING_TO = /(?<!\p{L})(?:to|in|on|around|through|along|nach|auf|durch|à|au|en|a|por|para|em|no|na)\s(?:the\s|la\s|el\s|le\s|les\s|los\s|o\s|a\s)?\p{Lu}\p{L}{2}/u
const ON_THE_WAY = /(?<!\p{L})(?:flights?|fly|flying|airport|ferry|hotels?|hostels?|airbnb|b&bs?|guest ?houses?|cottage|villa|campsite|check-?in|hire car|rental car|train (?:arrives|leaves|home|back|gets)|coach (?:leaves|arrives)|flug|fähre|ferienhaus|ferienwohnung|mietwagen|unterkunft|vuelo|alojamiento|coche alquilado|hôtel|gîte|voo|carro alugado|pousada|albergues?)(?!\p{L})/iu
/** So many sorts of travellers' words make days elsewhere, whatever the goal is called. */
const ENOUGH_SIGNS = 2

/** The stated days of the plan, else those of its longest event. */
function daysOfTrip({ readings, today }: ReadingContext): DaySpan | null {
  const spans = readings.flatMap((reading) => {
    if (reading.source !== 'stated' || reading.appliesTo !== null) return []
    if (reading.kind === 'horizon' && reading.first !== null && reading.last !== null) return [{ first: reading.first, last: reading.last }]
    return reading.kind === 'event' && reading.days.last > reading.days.first ? [reading.days] : []
  }).filter(({ first, last }) => first >= today && last - first < LONGEST_TRIP_DAYS)
  return spans.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0] ?? null
}
