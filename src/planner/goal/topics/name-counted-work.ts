import { NUMBER_WORDS, stemOf } from '../amounts/counted-units.ts'
import type { ReadingContext } from '../reading-context.ts'

const COUNT = new RegExp(String.raw`(?:(?:all|alle|todos|todas|tous|toutes)(?: (?:the|my|our|los|las|les|os|as))? )?(?<![\p{L}\p{N}])(?:\d[\d.,]*|${NUMBER_WORDS}) (?=\p{L})`, 'iu')
const LONGEST = 7

/** What takes so long for each of a number of things is called as the goal calls it: 'paint doors', not 'door'. */
export function nameCountedWork({ readings }: ReadingContext, subject: string): void {
  const name = subject.replace(COUNT, '').trim()
  const words = name.split(/\s+/u)
  // Of 'exams to mark' the verb stands behind, where it names another thing.
  if (name === subject || words.length < 2 || words.length > LONGEST || / (?:to|zu|à|para|por) \p{L}+$/iu.test(name)) return
  for (const topic of readings) {
    const unit = topic.kind === 'topic' && topic.list === 0 && topic.minutes !== null ? topic.amount?.unit : undefined
    if (unit !== undefined && words.some((word) => stemOf(word) === stemOf(unit))) Object.assign(topic, { label: name })
  }
}
