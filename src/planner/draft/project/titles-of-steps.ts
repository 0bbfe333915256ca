import { matchesTask, stems } from '../../goal/matcher.ts'
import type { Language, TaskTemplate } from '../../playbooks/playbook.ts'
import { isInstruction } from '../choosing/kinds-of-work.ts'
import { saysItsVerb } from '../choosing/said-verbs.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { Topic } from '../topics.ts'
import { capitalise, fillText, uncapitalise } from '../wording.ts'
import type { Slots } from '../wording.ts'

/** The user's words stay visible: a title that lacks a topic's words, or has them among others behind its colon, gets them in front, or instead of its first words. */
export function withTopics(title: string, topics: readonly Topic[], { language, isAlone }: { language: Language; /** No other step carries the same part. */ isAlone: boolean }): string {
  const says = (text: string, words: readonly string[]) => matchesTask({ labels: [words.filter((word) => !/^\d+$/u.test(word)).join(' ')] }, { title: text, subjects: [] })
  const missing = topics.filter((topic) => !says(isInstruction(topic) ? title : title.split(': ')[0]!, topic.words))
  if (missing.length === 0) return title
  const named = capitalise(missing.map((topic) => topic.label).join(', '))
  const [head, ...rest] = title.split(': ')
  const sameHead = missing.some((topic) => saysNoMore(stems(head!), stems(topic.label)))
  if (rest.length > 0 && sameHead) return `${named}: ${rest.join(': ')}`
  // Who says what is to be done has said it, and the rest is told beside it.
  if (topics.length === 1 && language === 'en' && isAlone && saysOrder(topics[0]!)) return named
  // German nouns keep their capital.
  const inside = language === 'de' ? title : uncapitalise(title)
  return rest.length > 0 ? `${named} – ${inside}` : `${named}: ${inside}`
}

/** What the user's words stand instead of in the title is still said. */
export function withBookTitle(title: string, { title: own, how }: TaskTemplate, { slots, frame }: { slots: Slots; frame: PlanFrame }): string {
  const [text, said] = [fillText(how, frame.language, slots), fillText(own, frame.language, slots)]
  const rest = said.split(': ')[1]
  const isSaid = [said, ...(rest === undefined ? [] : [rest])].some((part) => title.toLowerCase().includes(part.toLowerCase()))
  return isSaid ? text : `${said}. ${text}`
}

function saysOrder(topic: Topic): boolean {
  return isInstruction(topic) || saysItsVerb(topic.said ?? topic.label, 'en')
}

/** A head of the topic's own words, or a long one that begins with them, loses nothing when the topic replaces it. */
function saysNoMore(head: readonly string[], topic: readonly string[]): boolean {
  const inTopic = (stem: string | undefined) => stem !== undefined && topic.some((word) => word.startsWith(stem))
  return head.length > 4 ? inTopic(head[0]) : head.length > 0 && head.every(inTopic)
}
