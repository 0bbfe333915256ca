import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { ReadingOf } from '../../goal/brief.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { namedTopic } from '../topics.ts'
import type { Topic } from '../topics.ts'
import { fillText, hasAnyKeyword, plainWords } from '../wording.ts'
import { DINNER, TRAVEL_WORDS } from './day-limits.ts'
import { DAY_TRIP_WORDS, isTownOrCountry, withoutTowns } from './route.ts'
import type { TripDay } from './trip-days.ts'
import { namesOuting } from './names-of-outings.ts'
import { tripWords } from './words/trip-words.ts'

/** What is wished for on a day of its own. */
export type TripWish = Topic & { day?: DayNumber }

/** 'And back' is the way home, not something to see. */
const GOING_BACK = new Set(['and', 'back', 'home', 'again', 'und', 'zuruck', 'wieder', 'nach', 'hause', 'vuelta', 'regreso', 'retour', 'volta'])
/** Days to be kept in mind on the way: nothing is gone to. */
const KEPT_IN_MIND = ['birthday', 'anniversary', 'holiday', 'geburtstag', 'jahrestag', 'feiertag', 'cumpleanos', 'aniversario', 'anniversaire', 'deadline', 'check in', 'check out', 'back', 'home', 'return', 'back', 'ruckreise', 'heim', 'vuelta', 'regreso', 'retour']

/** What was asked for on the trip, beside the towns it goes to: topics, outings that only the prompt names, and what has a day without an hour. */
export function tripWishes(topics: readonly Topic[], days: readonly TripDay[], frame: PlanFrame): { towns: Topic[]; wishes: TripWish[] } {
  const stops = new Set(days.map(({ stop }) => stop.title))
  const towns = topics.filter((topic) => isTownOrCountry(topic.words, frame.language) && !isDayTrip(topic) && !isMore(topic, frame.language) || stops.has(topic.label))
  const asked = topics.filter((topic) => !towns.includes(topic) && !isTheTrip(topic, frame) && !topic.words.every((word) => GOING_BACK.has(word))).map((topic) => outingOf(topic, days, frame.language))
  return { towns, wishes: [...asked, ...datedWishes(days, frame), ...namedDayTrips(asked, days, frame)] }
}

/** 'Family holiday on Rügen' is the trip and nothing to do on it, and so is the head of a goal that lists where it goes. */
function isTheTrip(topic: Topic, frame: PlanFrame): boolean {
  const subject = plainWords(frame.brief.subject).join(' ')
  return topic.words.join(' ') === subject || topic.words.length > 2 && subject.startsWith(`${topic.words.join(' ')} `)
}

/** 'A sailing day on Milos' is more than Milos. */
function isMore(topic: Topic, language: Language): boolean {
  // 'Back to Munich' is Munich.
  const words = topic.words.filter((word) => !GOING_BACK.has(word) && word !== 'to')
  return words.length > 2 && !isTownOrCountry(words.slice(0, 2), language) || withoutTowns(words, language).some((word) => word.length > LONGEST_LINK && !OF_TOWNS.has(word))
}

const LONGEST_LINK = 3
/** 'Old town of Porto', 'Porto city' are the town. */
const OF_TOWNS = new Set(['city', 'town', 'days', 'nights', 'night', 'weekend', 'trip', 'visit', 'centre', 'center', 'stadt', 'tage', 'nachte', 'ciudad', 'dias', 'noches', 'ville', 'jours', 'nuits', 'cidade', 'noites', 'then', 'from', 'back', 'island', 'region', 'area', 'train', 'rail', 'coach', 'ferry', 'zug', 'bahn', 'tren', 'comboio'])

/** 'The market on Saturday' has a day and no hour: a part of that day, not all of it. */
function datedWishes(days: readonly TripDay[], frame: PlanFrame): TripWish[] {
  return wishedEvents(frame).filter((event) => days.some(({ day }) => day === event.days.first)).map((event) => ({ ...namedTopic(event.title), readingIds: [event.id], day: event.days.first }))
}

/** Events of the trip that are gone to on their day at no hour of their own. */
function wishedEvents(frame: PlanFrame): ReadingOf<'event'>[] {
  return frame.of('event').filter(({ days, from, title }) => from === null && days.first === days.last && !hasAnyKeyword(plainWords(title), [...DINNER, ...KEPT_IN_MIND]) && !(hasAnyKeyword(plainWords(title), TRAVEL_WORDS) && (days.first === frame.first || days.first === frame.last)))
}

/** Day trips that the prompt names and no topic carries. */
function namedDayTrips(topics: readonly Topic[], days: readonly TripDay[], frame: PlanFrame): Topic[] {
  if (!hasAnyKeyword(frame.words, DAY_TRIP_WORDS)) return []
  const known = [...new Set(days.flatMap(({ stop }) => stop.destination?.dayTrips.map((trip) => trip.name) ?? []))]
  const inWords = (name: string, words: readonly string[]) => hasAnyKeyword(words, [name, sightName(name, frame.language)])
  return known.filter((name) => inWords(name, frame.words) && !topics.some((topic) => inWords(name, topic.words))).map((name) => namedOuting(name, frame.language))
}

/** 'Florence, Siena, Lucca': a wish that is the name of a stop's outing is that outing. */
function outingOf(topic: Topic, days: readonly TripDay[], language: Language): Topic {
  const names = days.flatMap(({ stop }) => stop.destination?.dayTrips.flatMap(({ name }) => [...name.split(/ and |, /u), sightName(name, language)]) ?? [])
  const name = names.find((each) => plainWords(each).join(' ') === topic.words.join(' '))
  return name === undefined ? topic : { ...topic, label: fillText(tripWords(language).dayTripTo, language, { name: topic.label }), words: ['day', 'trip', ...topic.words] }
}

function namedOuting(name: string, language: Language): Topic {
  return { ...namedTopic(fillText(tripWords(language).dayTripTo, language, { name: sightName(name, language) })), words: ['day', 'trip', ...plainWords(name)] }
}

function isDayTrip(topic: Topic): boolean {
  return hasAnyKeyword(topic.words, DAY_TRIP_WORDS) || topic.words[0] === 'trip'
}

/** Whether a wish takes one away from where one stays: a day trip, or a day at a place that is no stop of the trip. */
export function leadsAway(topic: Topic, days: readonly TripDay[]): boolean {
  if (isDayTrip(topic)) return true
  const place = A_DAY_AT.exec(topic.label)?.[1]
  return place !== undefined && !days.some(({ stop }) => plainWords(place).join(' ') === plainWords(stop.title).join(' '))
}

const A_DAY_AT = /^(?:(?:an?|one|full|whole|ein|einen|ganzen|un|une|una|uma)\s)*(?:day|tag|día|jour|journée|dia)(?:\sout)?\s(?:at|in|on|to|by|for|around|am|an|en|à|em|no|na)\s(?:the\s|der\s|la\s|el\s|le\s|o\s|a\s)?(\p{Lu}[^,.;]*)$/iu

/** Whether a day's town is the wish's own: it names the town, or an outing of it. Null where it names none. */
export function isOfItsTown(topic: Topic, day: TripDay, days: readonly TripDay[]): boolean | null {
  const namesTown = ({ stop }: TripDay) => plainWords(stop.title).every((word) => topic.words.includes(word))
  const hasOuting = ({ stop }: TripDay) => stop.destination?.dayTrips.some(({ name }) => namesOuting(topic.words, name)) ?? false
  if (days.some(namesTown)) return namesTown(day)
  return isDayTrip(topic) && days.some(hasOuting) ? hasOuting(day) : null
}
