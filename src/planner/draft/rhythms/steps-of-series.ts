import { stems, wordBase } from '../../goal/matcher.ts'
import { isVerb } from '../choosing/kinds-of-work.ts'
import type { PlanFrame } from '../plan-frame.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { NetworkTask } from '../task-network.ts'
import { plainWords } from '../wording.ts'

/**
 * Leaves out the playbook's own turns of what the goal does in a rhythm of its own: beside 'an inspection every Sunday'
 * stands no 'First inspection' on a Friday, beside 'we rehearse on Tuesdays' no 'Second rehearsal'. What only prepares it
 * ('book the rehearsal room') stays.
 */
export function withoutStepsOfSeries(tasks: NetworkTask[], frame: PlanFrame): NetworkTask[] {
  const heads = new Set(frame.of('rhythm').flatMap((rhythm) => (rhythm.source === 'stated' && rhythm.strength === 'hard' && rhythm.per !== 'total' && rhythm.title !== null ? headOf(rhythm.title) ?? [] : [])))
  if (heads.size === 0) return tasks
  const isOneMore = ({ title, answers, fixed, occurrence }: NetworkTask) => answers.length === 0 && fixed === null && occurrence === null && heads.has(turnIn(title) ?? '')
  const kept = tasks.filter((task) => !isOneMore(task))
  return kept.length === tasks.length ? tasks : withoutGaps(kept, tasks)
}

/** The 'inspection' of 'one inspection' and of 'inspection of the hives'; null for a name of any sitting, which says of nothing what is done in it. */
function headOf(name: string): string | null {
  const head = lastWordBefore(name, AFTER_HEAD)
  return head === null || ANY_SITTING.test(head) ? null : baseOf(head)
}

/** What a step is one turn of: the 'inspection' of 'First inspection: eggs, food' and the 'rehearsal' of 'Second rehearsal to the click'; null for one that begins with its verb. */
function turnIn(title: string): string | null {
  const [clause = ''] = title.split(/[:,;–(]/u)
  const words = plainWords(clause.replace(COUNTED, '$1'))
  const noun = lastWordBefore(clause, AFTER_HEAD)
  // 'Walk through the house' is no walk; 'Walk: twenty minutes' is one.
  if (noun === null || words.length > LONGEST_NAME || words.length > 1 && (isVerb(words[0]!) || plainWords(noun)[0] === words[0])) return null
  return baseOf(noun)
}

function lastWordBefore(text: string, end: RegExp): string | null {
  return text.split(end)[0]!.trim().split(/\s+/u).findLast((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) ?? null
}

function baseOf(word: string): string {
  return wordBase(stems(word).at(-1) ?? '')
}

const LONGEST_NAME = 7
/** 'Inspection 2 of 5'. */
const COUNTED = /^(\p{L}+) \d{1,3}(?: \p{L}{1,5} \d{1,3})?\s*$/u
const AFTER_HEAD = / (?:in|at|on|with|for|of|to|by|from|through|without|im|am|mit|für|von|zu|en|con|de|del|para|a|dans|avec|pour|à|au|em|com|do|da) /iu
const ANY_SITTING = /^(?:class|classes|lessons?|sessions?|groups?|clubs?|courses?|meetings?|days?|evenings?|mornings?|nights?|weekends?|weeks?|visits?|calls?|work|time|practice|training|review|check|course|turns?|stunden?|treffen|sesi[oó]n(?:es)?|reuni[oó]n(?:es)?|séances?|réunions?|sess[aãoõ]+(?:es)?|reuni[aãoõ]+(?:es)?)$/iu
