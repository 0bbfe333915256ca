import { wordBase } from '../../goal/matcher.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { isInstruction, kindIn } from '../choosing/kinds-of-work.ts'
import { isDoneAsSaid } from '../choosing/plain-parts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { DETERMINERS, hasAnyKeyword, plainWords } from '../wording.ts'
import type { Meant } from './meant-steps.ts'
import { saysItsDeed } from './said-in-title.ts'

export function isAbout(template: TaskTemplate, topic: Topic): boolean {
  return aboutness(template, topic) > 0
}

/** 2 when the template is about what the topic is, 1 when about a word beside it: a password reset is a reset. */
export function aboutness(template: TaskTemplate, topic: Topic): number {
  const keywords = template.about ?? []
  if (!hasAnyKeyword(topic.words, keywords)) return 0
  const linking = topic.words.findIndex((word, index) => index > 0 && LINKING_WORDS.has(word))
  const head = topic.words[(linking === -1 ? topic.words.length : linking) - 1]!
  const first = topic.words.length > 2 ? [topic.words[0]!] : []
  return hasAnyKeyword([head], keywords) || hasAnyKeyword(first, keywords) || keywords.some((keyword) => keyword.includes(' ') && hasAnyKeyword(topic.words, [keyword])) ? 2 : 1
}

/** 'Ask the neighbours about the shower' is no step that fits a shower: what says its own deed is done by a step for the thing that it is done to. */
function aboutOwn(template: TaskTemplate, topic: Topic, frame: PlanFrame): number {
  const about = aboutness(template, topic)
  return about === 1 && frame.brief.language.startsWith('en') && topic.readingIds.length > 0 && isDoneAsSaid(topic, frame) ? 0 : about
}

const LINKING_WORDS = new Set(['with', 'for', 'of', 'to', 'from', 'in', 'on', 'by', 'as', 'via', 'about', 'until', 'before', 'after', 'mit', 'fur', 'von', 'con', 'de', 'para', 'avec', 'pour', 'com'])

/** From so much on the likeliest step was the one that is meant 95 times in 100, of marked parts of playbooks that it had not seen. */
const MEANT = 0.86
/** The same for a step that is also about a word of the part. */
const MEANT_IN_PASSING = 0.6
/** From so much on a step with a keyword of a thing is one of those that are about it. */
const ALSO = 0.3
/** What only a keyword has found is dropped below this. Who says what is to be done means that, and no other step about the same thing. */
const OTHER = { thing: 0.05, order: 0.5 }

/** How well a step fits a part: 3 where it means the same, 2 where it is about what the part is, 1 where about a word beside it. */
export function fitOf(template: TaskTemplate, topic: Topic, { meant, frame }: { meant: Meant; frame: PlanFrame }): number {
  const likely = meant(template, topic)
  if (isAmongThingsToGet(template, topic)) return 2
  if (likely === null) return aboutOwn(template, topic, frame) || (saysItsDeed(template, topic, frame) ? 2 : 0)
  const { probability, isBest } = likely
  if (isBest && probability >= MEANT) return 3
  // A fence is put up and tried out: a thing may have several steps, what is said to be done has one.
  if (!saysOrder(topic) && probability >= ALSO && aboutOwn(template, topic, frame) === 2) return 3
  if (saysItsDeed(template, topic, frame)) return 2
  if (probability < (saysOrder(topic) ? OTHER.order : OTHER.thing)) return 0
  if (isBest && probability >= MEANT_IN_PASSING) return Math.min(2, 2 * aboutness(template, topic))
  // One thing is done at a time.
  return saysOrder(topic) && !isBest ? Math.min(1, aboutOwn(template, topic, frame)) : aboutOwn(template, topic, frame)
}

/** 'Empty the box room', 'sell the car'. */
function saysOrder(topic: Topic): boolean {
  const kind = topic.words.length > 1 ? kindIn(topic.words.slice(0, 1)) : null
  return isInstruction(topic) || kind !== null && OF_THINGS.has(kind)
}

const OF_THINGS: ReadonlySet<string> = new Set(['tidy', 'repair', 'sell', 'move'])

/** Whether the step means the same as the part. */
export function isMeant(template: TaskTemplate, topic: Topic, meant: Meant): boolean {
  const likely = meant(template, topic)
  return likely !== null && likely.isBest && likely.probability >= MEANT
}

/** 'Buy a smoker' is done by 'Order boxes, frames, wax, suit, smoker and tool'. */
function isAmongThingsToGet({ title }: TaskTemplate, { words, isFetched }: Topic): boolean {
  const [verb = '', ...listed] = plainWords(english(title))
  if (!GETTING.has(verb) || !(isFetched === true || GETTING.has(words[0] ?? ''))) return false
  const things = words.filter((word, index) => !(index === 0 && GETTING.has(word)) && !DETERMINERS.has(word))
  return things.length > 0 && things.every((thing) => listed.some((word) => wordBase(word.replace(/s$/u, '')) === wordBase(thing.replace(/s$/u, ''))))
}

const GETTING: ReadonlySet<string> = new Set(['buy', 'order', 'get', 'purchase', 'fetch'])
