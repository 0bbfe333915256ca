import type { TaskTemplate } from '../../playbooks/playbook.ts'
import { isDoneAsSaid } from '../choosing/plain-parts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword } from '../wording.ts'
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

/** How well a step fits a part: 3 where it means the same, 2 where it is about what the part is, 1 where about a word beside it. */
export function fitOf(template: TaskTemplate, topic: Topic, { meant, frame }: { meant: Meant; frame: PlanFrame }): number {
  const said = meant(template, topic)
  if (said === 'meant') return 3
  return said === 'other' ? 0 : aboutOwn(template, topic, frame) || (saysItsDeed(template, topic, frame) ? 2 : 0)
}
