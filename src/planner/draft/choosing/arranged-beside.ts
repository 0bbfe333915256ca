import type { PartKind } from '../../playbooks/parts/part-kinds.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { largerPart } from './larger-parts.ts'
import { isErrandOf } from './one-step.ts'
import { partKind } from './part-kind.ts'

/** The organist, the raffle and risers that are borrowed, beside carols that are rehearsed; what is named like a piece, 'The Entertainer', is one. */
export function isArrangedBeside(topic: Topic, playbook: Playbook | null, frame: PlanFrame): boolean {
  if (playbook?.partsBeside !== true || topic.kind !== undefined) return false
  if (isErrandOf(topic, frame)) return true
  const kind = partKind(topic.words, frame.language)
  return kind !== null && ARRANGED.has(kind) && (frame.language === 'de' || !NAMED_LIKE_A_PIECE.test(topic.label.trim()))
}

const NAMED_LIKE_A_PIECE = /\s\p{Lu}\p{Ll}+$/u
const ARRANGED: ReadonlySet<PartKind> = new Set(['thing', 'supplies', 'fixture', 'device', 'room', 'sign', 'food', 'paper', 'application', 'insurance', 'list', 'people', 'group', 'firm', 'booking', 'occasion'])

/** A certificate, payslips: what an office gives is got, and nothing that is learnt or practised. */
export function isGot({ words, readingIds }: Topic, playbook: Playbook | null, frame: PlanFrame): boolean {
  return playbook?.sessions !== undefined && readingIds.length > 0 && (partKind(words, frame.language) === 'paper' || frame.language === 'en' && largerPart(words)?.id === 'records')
}
