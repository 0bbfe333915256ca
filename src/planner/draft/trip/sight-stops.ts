import type { Area } from '../../playbooks/destinations/destination.ts'
import { sightName } from '../../playbooks/destinations/names/sight-names.ts'
import type { Language } from '../../playbooks/playbook.ts'
import type { Topic } from '../topics.ts'
import { capitalise, plainWords } from '../wording.ts'
import { addressOf } from './route.ts'
import { visitAdvice } from './sights.ts'
import type { FoundSight } from './sights.ts'
import type { TripDay } from './trip-days.ts'
import type { DayPart, TripStop } from './trip-stop.ts'
import { stopWords, tripWords } from './words/trip-words.ts'

type Visit = { day: TripDay; here: Area | null; language: Language }

export function topicStop({ topic, part, found, ...visit }: Visit & { topic: Topic; part: DayPart; found: FoundSight | null }): TripStop {
  const { day, here, language } = visit
  const words = tripWords(language)
  const label = capitalise(topic.label)
  if (found === null) {
    const [title, how, done] = words.topic
    // 'The market in Funchal' says where it is; of a name, or near a place that is not known, nobody else can say it.
    const inTitle = day.stop.destination === null || /\p{Lu}/u.test(topic.label) || namesPlace(topic.label, day.stop.title) ? '{Topic}' : title
    const slots = { topic: topic.label, Topic: label, dish: topic.label }
    return { part, topic, location: addressOf(day.stop, here === null ? null : sightName(here.name, language)), ...stopWords([part === 'lunch' ? words.lunchOf : inTitle, how, done], day.stop, { language, slots }) }
  }
  const name = sightName(found.sight.name, language)
  const isNamed = plainWords(name).join(' ').includes(topic.words.join(' '))
  return { ...sightStop(found, part, visit), topic, title: isNamed ? name : `${label}: ${name}` }
}

/** Whether a wish says itself where it is. */
function namesPlace(label: string, town: string): boolean {
  return plainWords(label).join(' ').includes(plainWords(town).join(' ')) || /(?<!\p{L})(?:in|at|on|near|auf|am|im|bei|en|à|a|em|no|na) (?:the |der |la |el |le )?\p{Lu}/u.test(label)
}

export function sightStop(found: FoundSight, part: DayPart, { day, here, language }: Visit): TripStop {
  const name = sightName(found.sight.name, language)
  return { part, topic: null, title: name, location: addressOf(day.stop, name), how: visitAdvice(found, here, language), done: tripWords(language).sightDone }
}
