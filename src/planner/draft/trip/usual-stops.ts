import { DESTINATIONS } from '../../playbooks/destinations/gazetteer.ts'
import type { Topic } from '../topics.ts'
import { capitalise, plainWords } from '../wording.ts'
import { rideBetween } from './distance.ts'
import type { Ride, RideMode } from './distance.ts'
import { addressOf } from './route.ts'
import type { Stopover } from './route.ts'
import type { TripDay } from './trip-days.ts'
import type { DayPart, TripStop } from './trip-stop.ts'

type Wording = Pick<TripStop, 'title' | 'how' | 'done'>

const MEALS: ((place: string) => string)[] = [
  (place) => `Lunch where people from ${place} eat on workdays`,
  (place) => `Lunch at a market hall or bakery in ${place}`,
  (place) => `Lunch outdoors in ${place}: bench, view, something local`,
  (place) => `A long lunch in ${place}, the one to remember`,
]

/** A meal near where the morning ended; each dish of the town once, those that were wished for first. */
export function mealStop({ stop, indexInStop }: TripDay, { area, wishes }: { area: string | null; wishes: readonly string[] }): TripStop {
  const isWished = (dish: string) => plainWords(dish).some((word) => word.length > 3 && wishes.includes(word))
  const dish = stop.destination?.food.toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)))[indexInStop]
  return {
    part: 'lunch', topic: null, location: addressOf(stop, area),
    title: dish ? `Lunch in ${stop.title}: ${dish}` : MEALS[indexInStop % MEALS.length]!(stop.title),
    how: 'Sit down before one or after two to avoid queues; keep a second choice around the corner and ask about diets before you sit.',
    done: 'everybody has eaten and rested their feet for half an hour',
  }
}

/** For a part of the day that no sight fills, in the town's name. */
export function openStop(part: Exclude<DayPart, 'lunch'>, { stop, indexInStop }: TripDay, area: string | null): TripStop {
  const texts = OPEN_STOPS[part]
  return { part, topic: null, location: addressOf(stop, area), ...texts[indexInStop % texts.length]!(stop.title, area ?? `the centre of ${stop.title}`) }
}

const OPEN_STOPS: Record<Exclude<DayPart, 'lunch'>, ((place: string, area: string) => Wording)[]> = {
  morning: [
    (place, area) => ({ title: `First morning on foot: a loop through ${area}`, how: `Begin at the main square of ${place}, walk a loop of about three kilometres with one coffee and one viewpoint; buy the transport pass on the way.`, done: 'you can find the way back to your bed without a map' }),
    (place) => ({ title: `The sight ${place} is known for, at opening time`, how: 'Book the first slot, go straight to the far end and work back against the stream.', done: 'you were out before the groups came' }),
    (place) => ({ title: `Market morning in ${place}`, how: 'Go hungry, taste three things you cannot name, buy lunch for the park.', done: 'you know a new word for something to eat' }),
    (place) => ({ title: `A quiet quarter of ${place}, off the list`, how: 'Take a bus to its end or ask your host where they would live; walk back.', done: 'you found one place worth telling about' }),
  ],
  afternoon: [
    (place) => ({ title: `Museum or gallery in ${place} that fits your interests`, how: 'One floor only, ninety minutes, then a long sit.', done: 'you can describe one piece to somebody at home' }),
    (place) => ({ title: `Green or waterside afternoon in ${place}`, how: 'Park, river or beach; nothing to achieve; children set the pace.', done: 'shoes were off once' }),
    (place) => ({ title: `Craft, shop or workshop in ${place}`, how: 'Something made here; ask how; small enough to carry.', done: 'you learnt how one thing is made' }),
    (place) => ({ title: `View over ${place} and a slow walk down`, how: 'Hill, tower or roof in good light; go down by another way.', done: 'you could point to where you have been' }),
  ],
  evening: [
    (place) => ({ title: `First evening in ${place}: an easy dinner near your bed`, how: 'Nothing far on the first night; note what is open late nearby.', done: 'you are in bed at local time' }),
    (place) => ({ title: `Evening in ${place}: dinner with a reservation`, how: 'The one table you booked; walk there through lit streets.', done: 'you had the dish the place is known for' }),
    (place) => ({ title: `Evening in ${place}: music, theatre or a walk by the water`, how: 'Check today’s programme at lunch; standing tickets are cheap.', done: 'you were among people from here' }),
    (place) => ({ title: `Evening in ${place}: picnic and tomorrow’s tickets`, how: 'Market leftovers, feet up, check tomorrow’s first departure.', done: 'tomorrow’s first hour is clear' }),
  ],
}

export function arrivalStop({ stop }: TripDay): TripStop {
  return {
    part: 'morning', topic: null, location: addressOf(stop, null), minutes: 90, isFramework: true,
    title: `Arrive in ${stop.title}: drop the bags, buy the transport pass, first coffee`,
    how: `Go straight to your bed, leave the bags even if the room is not ready, and walk the streets around it. Buy the pass for public transport where you arrive, not in town.`,
    done: 'you are without luggage and know the way back',
  }
}

export function departureStop({ stop }: TripDay): TripStop {
  return {
    part: 'afternoon', topic: null, location: addressOf(stop, null), minutes: 90, isFramework: true,
    title: `Leave ${stop.title}: bags, something to take home, the way to the station or airport`,
    how: 'Fetch the bags with an hour in hand, buy water and food for the way, keep tickets and papers at the top.',
    done: 'you sit in the train, car or plane with everything you came with',
  }
}

const FREE_DAYS: ((place: string) => Wording)[] = [
  (place) => ({ title: `Free day in ${place}: what you liked best again, or nothing at all`, how: 'Go back to one place, follow a tip from somebody who lives there, or stay where you are. Decide over breakfast.', done: 'nobody looked at the time before noon' }),
  (place) => ({ title: `A day by water or in the woods near ${place}`, how: 'What locals do on a day off, half an hour away at most; bread, fruit and a towel; back before everybody else is.', done: 'you sat an hour without doing anything' }),
  (place) => ({ title: `A small town near ${place}, by local train or bus`, how: 'One within an hour that stands on no list: station, main street, church or castle, lunch where there is a menu of the day. Note the last ride back.', done: 'you have seen a place where you were the only visitors' }),
  (place) => ({ title: `Washing, post and provisions in ${place}, then an early night`, how: 'Laundry in the morning, cards written while it dries, seats and beds of the next days confirmed, shopping for tomorrow.', done: 'clean clothes are packed and the next two days are confirmed' }),
  (place) => ({ title: `Learn something in ${place}: a class, a workshop, a local game`, how: 'Cooking, a craft, a boat, a sport: two hours with somebody who does it for a living; ask at the tourist office or your host for small groups.', done: 'you can do one thing that you could not do this morning' }),
  (place) => ({ title: `The rain list for ${place}: bath, cinema, library, covered market`, how: 'Kept for the worst day; if the sun shines, swap it with tomorrow.', done: 'the weather did not decide the mood' }),
]

/** A day that no sight fills, each of another kind. */
export function freeDayStop({ stop, indexInStop }: TripDay): TripStop {
  return { part: 'morning', topic: null, location: addressOf(stop, null), ...FREE_DAYS[indexInStop % FREE_DAYS.length]!(stop.title) }
}

const RIDES: Record<RideMode, { noun: string; how: string }> = {
  train: { noun: 'Train', how: 'Reserve seats together, sit on the side with the view, and be on the platform a quarter of an hour early.' },
  car: { noun: 'Drive', how: 'Leave after the morning traffic, stop once on the way, and ask your host where to park.' },
  flight: { noun: 'Flight', how: 'Hand luggage only if you can; be at the airport two hours before; keep the evening empty.' },
}

/** From one town to the next, bags and check-in included. */
export function rideStop(from: Stopover, to: Stopover, wanted: RideMode | null): TripStop {
  const ride = from.destination && to.destination ? rideBetween(from.destination.at, to.destination.at, wanted) : null
  const { noun, how } = RIDES[ride?.mode ?? wanted ?? 'train']
  return {
    part: 'morning', topic: null, location: `${from.title} to ${to.title}`, isFramework: true,
    minutes: Math.min(300, (ride?.minutes ?? 120) + 30),
    title: `${noun} from ${from.title} to ${to.title}${ride ? ` (${durationText(ride)})` : ''}, drop the bags`,
    how: `${how} The time is an estimate by distance: check the timetable.`,
    done: `the bags are at your bed in ${to.title}`,
    subjects: ride?.mode === 'car' || wanted === 'car' ? ['driving'] : [],
  }
}

function durationText({ minutes }: Ride): string {
  return minutes < 60 ? `about ${minutes} min` : `about ${Number((minutes / 60).toFixed(1))} h`
}

/** A whole day away: to what a topic names, or to one of the town's own. */
export function dayTripStops(goal: Topic | { name: string }, { stop }: TripDay): TripStop[] {
  const topic = 'label' in goal ? goal : null
  const words = topic?.words ?? plainWords('name' in goal ? goal.name : '')
  const all = [...(stop.destination?.dayTrips ?? []), ...DESTINATIONS.flatMap((destination) => destination.dayTrips)]
  const known = all.find((trip) => plainWords(trip.name).some((word) => word.length > 2 && words.includes(word)))
  const target = known?.name ?? capitalise(topic?.label ?? stop.title)
  const label = topic ? capitalise(topic.label) : `Day trip to ${target}`
  const ride = known ? `about ${known.minutes} minutes each way` : 'check the ride in the timetable'
  return [
    { part: 'morning', topic, location: target, minutes: 180, title: `${label}: an early start and the first sight`, how: `Leave ${stop.title} before the crowd (${ride}); the best-known place first${known ? `: ${known.see}` : ''}.`, done: `you are in ${target} and inside the first sight before the queues` },
    { part: 'lunch', topic, location: target, title: `Lunch in ${target}`, how: 'Two streets away from the main square; note the last ride back now.', done: 'you are fed and know the last ride back' },
    { part: 'afternoon', topic, location: target, minutes: 180, title: `${target} in the afternoon: one more sight and the ride back`, how: 'One more sight at most, then walk without a plan; be at the stop twenty minutes early.', done: `you are back in ${stop.title} in time for a quiet evening` },
  ]
}
