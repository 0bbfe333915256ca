import { labelOf } from '../labels.ts'
import type { Reading } from '../brief.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { otherWords } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { subjectOfClause } from './subject-of-clause.ts'
import { isInGoal, thingIn } from './things-of-clause.ts'

/** 'Classes are 4 hours', 'animations 8 min in total': what a clause measures that names it; null where it measures the plan. */
export function thingMeasured(context: ReadingContext, rule: Reading, { before, behind, segment, sentence }: Clause): string | null {
  const subject = subjectOfClause(context, { before, behind: [] })
  if (subject.of === 'thing') return isTold(context, { before }) ? thingIn(context, rule, subject.words) : null
  const elsewhere = behind[0] === undefined ? null : PLACE_BEHIND.exec(keysOf(context, behind[0]).join(' '))
  if (rule.kind === 'limit' && elsewhere !== null && !isInGoal(context, elsewhere[1]!)) return elsewhere[1]!
  return subject.of === 'nothing' ? countedBefore(context, sentence.slice(0, sentence.indexOf(segment))) : null
}

/** The Target of '24 hours a week at Target': where somebody is for so long. */
const PLACE_BEHIND = /^(?:at|behind) (?:the |my |a |an )?(?!most |most$|least|once|all)(\p{L}{3,})/u

/** The name and no more than its verb stand before the length: 'study in blocks of' says how. */
function isTold(context: ReadingContext, { before }: Pick<Clause, 'before'>): boolean {
  const keys = before.flatMap((words) => keysOf(context, words))
  return keys.length <= LONGEST_NAME && !keys.some((key) => OF_USER.test(key))
}

const LONGEST_NAME = 4
const OF_USER = /^(?:i|we|me|us|my|our|want|need|give|plan|spend|do|max|about|in|of|for|sessions?)$/u

/** The noun of '16 participants, …, at most 4 a day', '2 lessons a week, Wednesdays' and 'Interviews: 12, at most 2 a day': what is counted is measured one by one. */
export function countedBefore(context: ReadingContext, hosts: readonly Segment[]): string | null {
  const { tokens } = context.source
  for (const [index, whole] of [...hosts.entries()].toReversed()) {
    const said = otherWords(context, whole)
    if (said.every((words) => keysOf(context, words).every((key) => key === 'each'))) continue
    if (tokens[whole.from]!.kind !== 'digits') return null
    const head = hosts[index - 1]
    if (whole.to - whole.from === 1) return head !== undefined && tokens[head.to]?.key === ':' ? labelOf(context, head) : null
    const end = keysOf(context, said[0]!).findIndex((key, at) => at > 0 && /^(?:an?|per|each|every|of|in|on|at|for|from|with)$/u.test(key))
    const noun = { from: whole.from + 1, to: end < 0 ? said[0]!.to : said[0]!.from + end }
    return noun.from < noun.to && /^\p{Ll}+s$/u.test(tokens[noun.to - 1]!.text) ? labelOf(context, noun) : null
  }
  return null
}
