import { PART_STAGES } from '../../playbooks/parts/part-kinds.ts'
import type { Playbook, Stage } from '../../playbooks/playbook.ts'
import { english } from '../../playbooks/playbook-texts.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { goesByKind, partKind, partStages } from './part-kind.ts'

/** Steps of a part that is plainly something else than what the playbook makes: the letter to customers beside new labels, the insurance beside a menu. Null for its own parts. */
export function besideTheBook(topic: Topic, book: Playbook, frame: PlanFrame): readonly Stage[] | null {
  if (goesByKind(topic, book, frame)) return partStages(topic, frame)
  return topic.kind === undefined && partKind(topic.words, frame.language) === 'text' && !writes(book) ? PART_STAGES.text : null
}

function writes({ topicStages = [], title }: Playbook): boolean {
  return [title, ...topicStages.flatMap(({ titles }) => titles)].some((text) => /\b(?:writ|draft|edit|outline|manuscript)/iu.test(english(text)))
}
