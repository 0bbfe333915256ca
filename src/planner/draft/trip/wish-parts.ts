import { matchesTask } from '../../goal/matcher.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword } from '../wording.ts'
import { DAY_PARTS } from './trip-stop.ts'
import type { DayPart } from './trip-stop.ts'

const EARLY = ['early', 'sunrise', 'breakfast', 'market', 'before 8', 'before 9', 'temprano', 'fruh', 'markt', 'mercad', 'marche', 'petit dejeuner', 'desayuno']
const FOOD = ['seafood', 'lunch', 'food', 'eat', 'tapas', 'restaurant', 'ramen', 'pizza', 'cuisine', 'vegetarian', 'vegan', 'gelato', 'picnic', 'essen', 'meeresfruchte', 'mittagessen', 'picknick', 'comida', 'comer', 'marisco', 'gastronom', 'manger', 'dejeuner', 'pique nique', 'frutos do mar', 'almoco', 'piquenique']
const LATE = ['=noche', 'tango', 'milonga', '=soir', 'soiree', '=abend', '=noite', 'evening', 'heuriger', 'quiz', 'sunset', 'supper', 'karaoke', 'sauna', 'puppet', '=pub', '=beer', '=beers', '=bier', 'cerveza', '=biere', 'cerveja', 'cocktail', 'night club', 'ghost walk', 'fireworks', 'stargazing', 'night', 'dinner', 'concert', 'show', 'theatre', 'opera', 'jazz', 'bar', 'fado', 'flamenco', 'wine', 'sonnenuntergang', 'nachtleben', 'abendessen', 'konzert', 'theater', '=oper', 'weinprobe', 'atardecer', '=cena', 'concierto', 'teatro', 'vida nocturna', 'coucher de soleil', 'diner', 'spectacle', 'por do sol', 'jantar', 'show']
/** Taught, not served: a meal of its own hours. */
const TAUGHT = ['class', 'course', 'lesson', 'workshop', 'tour', 'museum', 'kurs', 'fuhrung', 'clase', 'taller', 'cours', 'atelier', 'aula', 'oficina']

/** Food belongs to meals, early things to the morning, night things to the evening. */
export function partOf(topic: Topic): DayPart | null {
  if (hasAnyKeyword(topic.words, EARLY)) return 'morning'
  if (hasAnyKeyword(topic.words, FOOD) && !hasAnyKeyword(topic.words, TAUGHT)) return 'lunch'
  if (hasAnyKeyword(topic.words, LATE)) return 'evening'
  return null
}

/** The parts of a day that a wish can be at, the best first: those of the hours that the prompt gives it, else those of its kind. */
export function partsOfWish(topic: Topic, frame: PlanFrame): DayPart[] {
  const task = { title: topic.label, subjects: [topic.label] }
  const stated = frame.of('availability').filter(({ appliesTo }) => appliesTo !== null && matchesTask(appliesTo, task)).flatMap(({ windows }) => windows)
  if (stated.length > 0) {
    const inHours = PARTS.filter((part) => stated.some(({ from, to }) => Math.min(to, DAY_PARTS[part].to) - Math.max(from, DAY_PARTS[part].from) >= LEAST_SHARED))
    if (inHours.length > 0) return inHours
  }
  const own = partOf(topic)
  if (own === 'lunch') return ['lunch', 'evening']
  return own === null ? ['morning', 'afternoon', 'evening'] : [own]
}

const PARTS: readonly DayPart[] = ['morning', 'afternoon', 'evening']
const LEAST_SHARED = 60
