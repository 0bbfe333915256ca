import { DESTINATIONS } from '../playbooks/gazetteer.ts'
import type { Destination, Sight } from '../playbooks/gazetteer.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import { workDays } from './available-time.ts'
import { newTask } from './new-task.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { NetworkTask } from './task-network.ts'
import { namedTopic } from './topics.ts'
import type { Topic } from './topics.ts'
import { capitalise, hasAnyKeyword, plainWords, slug } from './wording.ts'

const LONGEST_ITINERARY_DAYS = 21
const EVENING_DAYS_FROM = 2

type Part = 'morning' | 'lunch' | 'afternoon' | 'evening'
type PartPlan = { minutes: number; from: number; to: number }
const PARTS: Record<Part, PartPlan> = {
  morning: { minutes: 150, from: 9 * 60 + 30, to: 12 * 60 + 30 },
  lunch: { minutes: 75, from: 12 * 60 + 30, to: 14 * 60 },
  afternoon: { minutes: 150, from: 14 * 60 + 15, to: 18 * 60 },
  evening: { minutes: 105, from: 18 * 60 + 15, to: 21 * 60 },
}

type TripDay = { day: DayNumber; place: string; destination: Destination | null; indexInPlace: number; daysInPlace: number }
type Stop = { part: Part; title: string; how: string; done: string; location: string; topic: Topic | null; minutes?: number }

/** Days on the road, when the plan's days are the trip's days: each with one area, meals nearby and time to spare. */
export function itineraryTasks(topics: readonly Topic[], frame: PlanFrame): NetworkTask[] {
  const days = tripDays(frame)
  if (days.length === 0) return []
  const open = new Set([...topics, ...namedDayTrips(topics, days, frame)])
  return days.flatMap((day) => dayStops(day, open, days).map((stop) => stopTask(stop, day, frame)))
}

/** Day trips that the prompt names and no topic carries. */
function namedDayTrips(topics: readonly Topic[], days: readonly TripDay[], frame: PlanFrame): Topic[] {
  if (!hasAnyKeyword(frame.words, ['day trip', 'daytrip', 'excursion', 'tagesausflug'])) return []
  const known = [...new Set(days.flatMap((day) => day.destination?.dayTrips.map((trip) => trip.name) ?? []))]
  return known.filter((name) => hasAnyKeyword(frame.words, [name]) && !topics.some((topic) => hasAnyKeyword(topic.words, [name]))).map((name) => namedTopic(`day trip to ${name}`))
}

/** Whether the plan's days are few enough to be the trip itself. */
export function isItinerary(frame: PlanFrame): boolean {
  return frame.last - frame.first + 1 <= LONGEST_ITINERARY_DAYS && frame.of('horizon').some((horizon) => horizon.source === 'stated')
}

function tripDays(frame: PlanFrame): TripDay[] {
  const days = workDays({ title: frame.brief.subject, subjects: [] }, frame)
  const places = tripPlaces(frame)
  return days.map((day, index) => {
    const placeIndex = Math.min(places.length - 1, Math.floor((index * places.length) / days.length))
    const start = Math.ceil((placeIndex * days.length) / places.length)
    const end = Math.ceil(((placeIndex + 1) * days.length) / places.length)
    const place = places[placeIndex]!
    return { day, place: place.title, destination: place.destination, indexInPlace: index - start, daysInPlace: end - start }
  })
}

/** Places in the order of the prompt: those the gazetteer knows, else what the prompt calls the place. */
export function tripPlaces(frame: PlanFrame): { title: string; destination: Destination | null }[] {
  const subject = plainWords(frame.brief.subject)
  const known = (words: readonly string[]) => DESTINATIONS
    .map((destination) => ({ destination, at: Math.min(...destination.names.map((name) => firstIndex(words, name)), Infinity) }))
    .filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at).map(({ destination }) => ({ title: destination.title, destination }))
  const inSubject = known(subject)
  const found = inSubject.length > 0 ? inSubject : known(frame.words)
  if (found.length > 0) return found
  const named = frame.of('stay')[0]?.place ?? frame.of('place')[0]?.name ?? /(?:\b(?:in|to|through|around|nach|nach|en|à|a|em|para)\s)((?:\p{Lu}[\p{L}'’-]+\s?){1,3})/u.exec(frame.brief.prompt)?.[1]?.trim()
  return [{ title: named ?? capitalise(frame.brief.subject), destination: null }]
}

function firstIndex(words: readonly string[], name: string): number {
  const wanted = name.split(' ')
  const index = words.findIndex((_, start) => wanted.every((part, offset) => words[start + offset] === part))
  return index === -1 ? Infinity : index
}

/** Morning, lunch, afternoon and, on longer stays, evening; a day trip takes the whole day. */
function dayStops(day: TripDay, open: Set<Topic>, days: readonly TripDay[]): Stop[] {
  const away = [...open].find((topic) => isDayTrip(topic) && day.indexInPlace > 0 && day.indexInPlace >= Math.min(day.daysInPlace - 1, 1))
  if (away) {
    open.delete(away)
    return dayTripStops(away, day)
  }
  const area = day.destination?.areas[day.indexInPlace % day.destination.areas.length] ?? null
  const remaining = days.filter((other) => other.day >= day.day).length
  const due = [...open].filter((topic) => !isDayTrip(topic) || remaining === 1)
  const stops: Stop[] = []
  const parts: Part[] = days.length >= EVENING_DAYS_FROM ? ['morning', 'lunch', 'afternoon', 'evening'] : ['morning', 'lunch', 'afternoon']
  const share = Math.ceil(due.length / remaining)
  const wanted = due.filter((topic) => fitsArea(topic, area?.sights ?? [])).concat(due.filter((topic) => !fitsArea(topic, area?.sights ?? []))).slice(0, Math.max(share, due.filter((topic) => fitsArea(topic, area?.sights ?? [])).length))
  for (const part of parts) {
    const topic = wanted.find((each) => open.has(each) && partOf(each) === part) ?? wanted.find((each) => open.has(each) && partOf(each) === null && part !== 'lunch')
    if (topic) open.delete(topic)
    stops.push(topic ? topicStop(topic, part, day) : usualStop(part, day, stops))
  }
  return stops
}

function isDayTrip(topic: Topic): boolean {
  return hasAnyKeyword(topic.words, ['day trip', 'daytrip', 'excursion', 'day out', 'tagesausflug', 'excursion de un dia'])
}

/** Food belongs to meals, early things to the morning, night things to the evening. */
function partOf(topic: Topic): Part | null {
  if (hasAnyKeyword(topic.words, ['early', 'sunrise', 'breakfast', 'market', 'before 8', 'before 9', 'temprano', 'fruh'])) return 'morning'
  if (hasAnyKeyword(topic.words, ['seafood', 'lunch', 'food', 'eat', 'tapas', 'restaurant', 'ramen', 'pizza', 'cuisine', 'vegetarian', 'vegan', 'essen', 'comida'])) return 'lunch'
  if (hasAnyKeyword(topic.words, ['sunset', 'night', 'dinner', 'concert', 'show', 'theatre', 'opera', 'jazz', 'bar', 'fado', 'flamenco', 'wine'])) return 'evening'
  return null
}

function fitsArea(topic: Topic, sights: readonly Sight[]): boolean {
  return sights.some((sight) => matchingSight(topic, [sight]) !== null)
}

function matchingSight(topic: Topic, sights: readonly Sight[]): Sight | null {
  const stems = topic.words.filter((word) => word.length > 3).map((word) => word.replace(/s$/u, ''))
  return sights.find((sight) => plainWords(`${sight.name} ${sight.about}`).some((word) => stems.some((stem) => word.startsWith(stem)))) ?? null
}

function topicStop(topic: Topic, part: Part, day: TripDay): Stop {
  const sights = day.destination?.areas.flatMap((area) => area.sights.map((sight) => ({ sight, area: area.name }))) ?? []
  const found = sights.find(({ sight }) => matchingSight(topic, [sight]) !== null)
  const label = capitalise(topic.label)
  const where = found ? `${found.sight.name}, ${found.area}, ${day.place}` : day.place
  return {
    part, topic, location: where,
    title: found && !plainWords(found.sight.name).join(' ').includes(topic.words.join(' ')) ? `${label}: ${found.sight.name}` : `${label} in ${day.place}`,
    how: `What you came for: ${topic.label}. Check opening hours and tickets the evening before, go at the start of the slot, and leave room to stay if it is good.`,
    done: `you have had your ${topic.label}`,
  }
}

function usualStop(part: Part, day: TripDay, before: readonly Stop[]): Stop {
  const { destination, place, indexInPlace } = day
  const area = destination?.areas[indexInPlace % destination.areas.length]
  const round = destination ? Math.floor(indexInPlace / destination.areas.length) : 0
  const sight = area?.sights.find((each) => (each.part ?? 'afternoon') === part && !before.some((stop) => stop.location.startsWith(each.name)))
  if (part === 'lunch') return mealStop(day, area?.name ?? null)
  if (sight && round === 0) return { part, topic: null, title: sight.name, location: `${sight.name}, ${area!.name}, ${place}`, how: `${sight.name} in ${area!.name}; the next stop is within walking distance. Look up opening hours and whether a timed ticket is needed.`, done: 'you have seen it without hurrying and know how to get to the next stop' }
  return { part, topic: null, ...OPEN_STOPS[part][indexInPlace % OPEN_STOPS[part].length]!(place, area?.name ?? `the centre of ${place}`), location: area ? `${area.name}, ${place}` : place }
}

function mealStop(day: TripDay, area: string | null): Stop {
  const dish = day.destination?.food[day.indexInPlace % day.destination.food.length]
  const where = area ?? day.place
  return { part: 'lunch', topic: null, title: dish ? `Lunch: ${dish}` : MEALS[day.indexInPlace % MEALS.length]!(day.place), location: `${where}, ${day.place}`, how: 'Sit down before one or after two to avoid queues; keep a second choice around the corner and ask about diets before you sit.', done: 'everybody has eaten and rested their feet for half an hour' }
}

const MEALS: ((place: string) => string)[] = [
  (place) => `Lunch where people from ${place} eat on workdays`,
  (place) => `Lunch at a market hall or bakery in ${place}`,
  (place) => `Lunch outdoors in ${place}: bench, view, something local`,
  (place) => `A long lunch in ${place}, the one to remember`,
]

const OPEN_STOPS: Record<Exclude<Part, 'lunch'>, ((place: string, area: string) => Pick<Stop, 'title' | 'how' | 'done'>)[]> = {
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

function dayTripStops(topic: Topic, day: TripDay): Stop[] {
  const all = DESTINATIONS.flatMap((destination) => destination.dayTrips)
  const known = [...(day.destination?.dayTrips ?? []), ...all].find((trip) => plainWords(trip.name).some((word) => topic.words.includes(word)))
  const target = known?.name ?? topic.label
  const ride = known ? `about ${known.minutes} minutes each way` : 'check the ride in the timetable'
  const label = capitalise(topic.label)
  return [
    { part: 'morning', topic, location: target, minutes: 180, title: `${label}: early train and the first sight`, how: `Leave ${day.place} before the crowd (${ride}); the best-known place first${known ? `: ${known.see}` : ''}.`, done: `you are in ${target} and inside the first sight before the queues` },
    { part: 'lunch', topic, location: target, title: `Lunch in ${target}`, how: 'Two streets away from the main square; note the last train back now.', done: 'you are fed and know the last train' },
    { part: 'afternoon', topic, location: target, minutes: 180, title: `${target} in the afternoon: gardens, old town and the ride back`, how: 'One more sight at most, then walk without a plan; be at the station twenty minutes early.', done: `you are back in ${day.place} in time for a quiet evening` },
  ]
}

function stopTask(stop: Stop, day: TripDay, frame: PlanFrame): NetworkTask {
  const part = PARTS[stop.part]
  const words = stop.topic?.words ?? []
  const early = hasAnyKeyword(words, ['early', 'before 8', 'before 7', 'sunrise'])
  return newTask({
    id: `day-${day.day - frame.first + 1}-${stop.part}-${slug(stop.title).slice(0, 30)}`,
    title: stop.title,
    description: `${stop.how} Done when ${stop.done}.`,
    effortMinutes: early ? 110 : (stop.minutes ?? part.minutes),
    priority: stop.topic ? 'high' : 'medium',
    type: 'event',
    tags: ['trip', stop.part],
    subjects: [...(stop.topic ? [stop.topic.label] : []), day.place],
    location: stop.location,
    allowedDays: { first: day.day, last: day.day },
    wish: { day: day.day, windows: [early ? { from: 6 * 60, to: 9 * 60 } : { from: part.from, to: part.to }], position: (day.day - frame.first) / Math.max(1, frame.last - frame.first) },
    answers: stop.topic?.readingIds ?? [],
  })
}
