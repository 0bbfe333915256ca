import type { Quantity } from '../goal/brief.ts'
import { studiedParts } from './goal-head.ts'
import { fillText, hasAnyKeyword, plainWords } from './wording.ts'
import type { PlanFrame } from './plan-frame.ts'
import type { Level, SessionPlan, Text } from '../playbooks/playbook.ts'

/** Something to cover, do or deliver, in the user's words; `readingIds` is empty when the playbook named it. */
export type Topic = {
  label: string
  words: readonly string[]
  readingIds: string[]
  amount: Quantity | null
  minutes: number | null
  list: number
}

/** The topics of the prompt in their order, each label once. */
export function statedTopics(frame: PlanFrame): Topic[] {
  const byLabel = new Map<string, Topic>()
  for (const reading of frame.of('topic')) {
    const words = plainWords(reading.label)
    const known = byLabel.get(words.join(' '))
    if (known) known.readingIds.push(reading.id)
    else byLabel.set(words.join(' '), { label: reading.label.trim(), words, readingIds: [reading.id], amount: reading.amount, minutes: reading.minutes, list: reading.list })
  }
  return [...byLabel.values()].filter((topic) => topic.label !== '')
}

/** The playbook's topics for this level, when the prompt names none. */
export function usualTopics(topics: Text[] | Record<Level, Text[]> | undefined, frame: PlanFrame, ofItsKind: SessionPlan['topicsFor'] = []): Topic[] {
  const named = topics === undefined ? [] : studiedParts(frame)
  if (named.length > 0) return named.map(namedTopic)
  const special = ofItsKind.find(({ mentions }) => hasAnyKeyword(frame.words, mentions))?.topics
  const texts = special ?? (topics === undefined ? [] : Array.isArray(topics) ? topics : topics[frame.level])
  return texts.map((text) => namedTopic(fillText(text, frame.language, { subject: frame.brief.subject })))
}

export function namedTopic(label: string): Topic {
  return { label, words: plainWords(label), readingIds: [], amount: null, minutes: null, list: 0 }
}

/** Minutes that the prompt itself gives for a topic: stated outright, or an amount in hours. */
export function statedMinutes(topic: Topic): number | null {
  const { amount, minutes } = topic
  if (amount && /^(?:h|hours?|hrs?|stunden?|horas?|heures?)$/iu.test(amount.unit)) return amount.value * 60
  if (minutes === null) return null
  return amount && amount.value > 1 && Number.isInteger(amount.value) ? minutes * amount.value : minutes
}
