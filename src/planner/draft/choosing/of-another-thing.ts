import type { Playbook } from '../../playbooks/playbook.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { isEmptyIn } from '../../goal/empty-words.ts'
import { DETERMINERS, hasAnyKeyword, hasKeyword, plainWords } from '../wording.ts'
import { isModest } from './size-of-goal.ts'

/**
 * 'Clear out the tool chest' cleans no kitchen: a playbook of separate matters that a short goal meets by its verb alone,
 * and none of whose matters is what the verb is about.
 */
export function isOfAnotherThing(playbook: Playbook, frame: PlanFrame): boolean {
  const { namedOnlyFrom, namedOnlyUnless = [], matches, tasks } = playbook
  if (namedOnlyFrom === undefined || !isModest(frame)) return false
  const words = plainWords(frame.brief.subject)
  if (hasAnyKeyword(words, [...matches.weak, ...namedOnlyUnless, ...tasks.flatMap(({ about = [] }) => about)])) return false
  const met = matches.strong.filter((keyword) => hasKeyword(words, keyword)).flatMap(plainWords)
  return words.some((word) => word.length >= SHORTEST_THING && !DETERMINERS.has(word) && !SAYS_NO_THING.has(word) && !isEmptyIn(frame.language, word) && !met.some((known) => word.startsWith(known)))
}

const SHORTEST_THING = 3
/** 'Faire ma déclaration d’impôts', 'fazer uma faxina geral': whatever is done, and however much of it, they say no more. */
const SAYS_NO_THING: ReadonlySet<string> = new Set(['doing', 'get', 'finally', 'machen', 'erledigen', 'faire', 'hacer', 'fazer', 'tratar', 'geral', 'general', 'completa', 'completo', 'complet', 'grand', 'grande', 'gran', 'gros', 'grossen', 'grundlichen'])
