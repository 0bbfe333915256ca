import { PART_STAGES, WORKED_ON } from '../../playbooks/parts/part-kinds.ts'
import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { hasAnyKeyword } from '../wording.ts'
import { goesByKind, nameOf, partKind, partStages } from './part-kind.ts'

/** Steps of a part that is plainly something else than what the playbook makes: the letter to customers beside new labels, the insurance beside a menu. Null for its own parts. */
export function besideTheBook(topic: Topic, book: Playbook, frame: PlanFrame): readonly Stage[] | null {
  if (goesByKind(topic, book, frame) || book.keepsParts === true && !writes(book) && isForeignTo(book, topic, frame)) return partStages(topic, frame)
  return topic.kind === undefined && partKind(topic.words, frame.language) === 'text' && !writes(book) ? PART_STAGES.text : null
}

/** The guest list of a podcast is no episode: what a part ends in is known, and none of the playbook's own words. */
function isForeignTo({ matches, tasks }: Playbook, topic: Topic, { language }: PlanFrame): boolean {
  const kind = topic.kind === undefined && language === 'en' ? partKind(topic.words, language) : null
  const own = [...matches.strong, ...matches.weak, ...tasks.flatMap(({ about = [] }) => about)]
  return kind !== null && !WORKED_ON.has(kind) && !hasAnyKeyword(nameOf(topic.words, language).slice(-1), own)
}

/** Whether its parts are written: chapters, articles, lessons. */
export function writes({ topicStages = [], title }: Playbook): boolean {
  return [title, ...topicStages.flatMap(({ titles }) => titles)].some((text) => /(?:^|: )(?:writ|draft|edit|outline|manuscript|book|report|publish)/iu.test(english(text)))
}
