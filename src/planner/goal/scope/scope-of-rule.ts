import type { Reading } from '../brief.ts'
import { keysOf, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { otherWords } from './clause-of-rule.ts'
import type { Clause } from './clause-of-rule.ts'
import { subjectOfClause, subjectOfWords } from './subject-of-clause.ts'
import type { Subject } from './subject-of-clause.ts'
import { isAtOnesDisposal, isInGoal, thingIn, thingsReadIn } from './things-of-clause.ts'

/** What a rule binds: the plan, things that are named, or what somebody does. */
export type Scope = 'plan' | { things: string[] } | { somebody: string }

/** What the clause of a rule speaks of, or the clause that it goes on with. */
export function scopeOf(context: ReadingContext, rule: Reading, clause: Clause): Scope {
  if (clause.segment === context.segments[0] || FOR_USER.test(clause.behind.flatMap((words) => keysOf(context, words)).join(' '))) return 'plan'
  const subject = subjectOfClause(context, clause)
  if (subject.of === 'somebody') return ofSomebody(context, subject)
  if (subject.of === 'pointing') return pointedAt(context, clause)
  if (subject.of === 'nothing') return ofHost(context, rule, clause)
  return subject.of === 'thing' ? ofThing(context, rule, subject.words, clause) : 'plan'
}

const FOR_USER = /(?:^| )(?:for|with|to) (?:me|us)(?: |$)/u

/** Whoever the goal is about has the times of the plan. */
function ofSomebody(context: ReadingContext, { words }: Extract<Subject, { words: Words }>): Scope {
  const name = textOf(context, words).replace(/['’]s$/u, '')
  return isInGoal(context, name) ? 'plan' : { somebody: name }
}

/** 'The notary, who is in on Mondays', 'Ray is the handyman. He comes on Thursdays': the last of those named before. */
function pointedAt(context: ReadingContext, { segment, time }: Clause): Scope {
  const [pronoun] = keysOf(context, { from: segment.from, to: time.from }).filter((key) => PERSONAL.test(key))
  if (pronoun === undefined) return 'plan'
  const hosts = context.segments.filter(({ to, sentence }) => to <= segment.from && sentence >= segment.sentence - 1 && sentence > 0)
  for (const host of hosts.toReversed()) {
    const somebody = lastSomebodyIn(context, host)
    if (somebody !== null) return ofSomebody(context, somebody)
  }
  return 'plan'
}

const PERSONAL = /^(?:he|she|they|he's|she's|they're|who|whose|er|sie|que|quien|il|elle|ils|elles|qui|ele|ela|eles|elas|quem|ella|ellos)$/u

function lastSomebodyIn(context: ReadingContext, { from, to }: Words): Extract<Subject, { words: Words }> | null {
  for (let at = to - 1; at >= from; at -= 1) {
    if (context.source.tokens[at]!.kind !== 'word') continue
    const subject = subjectOfWords(context, { from: at, to })
    if (subject.of === 'somebody' && subject.words.from === at) return subject
  }
  return null
}

/** 'Both ovens run from 10pm': what stands behind a time is its subject where a verb follows. */
function ofThing(context: ReadingContext, rule: Reading, words: Words, { time }: Clause): Scope {
  const isBehind = words.from >= time.to
  if (rule.kind !== 'availability' && rule.kind !== 'horizon' || isBehind && !HAS_VERB.test(keysOf(context, words).slice(0, MOST_BEFORE_VERB).join(' '))) return 'plan'
  const label = thingIn(context, rule, words)
  return label === null ? 'plan' : { things: [label] }
}

const MOST_BEFORE_VERB = 6
const HAS_VERB = /(?:^| )(?:is|are|was|goes|go|runs?|comes?|starts?|happens?|gets?|ist|sind|geht|lauft|est|sont)(?: |$)/u

/** '…, wednesdays at 6', '(Mon-Fri)': the time goes on with what the clause before it says. */
function ofHost(context: ReadingContext, rule: Reading, { segment, sentence }: Pick<Clause, 'segment' | 'sentence'>): Scope {
  const host = sentence.slice(0, sentence.indexOf(segment)).findLast(({ depth }) => depth <= segment.depth)
  if (host === undefined || host.sentence === 0 || isAtOnesDisposal(context, host) || rule.kind === 'exclusion' && segment.lead === '(') return 'plan'
  const subject = subjectOfClause(context, { before: otherWords(context, host), behind: [] })
  if (subject.of === 'somebody') return ofSomebody(context, subject)
  if (subject.of === 'nothing') return ofHost(context, rule, { segment: host, sentence })
  const labels = subject.of === 'thing' ? thingsReadIn(context, rule, host) : null
  return labels === null || labels.length === 0 ? 'plan' : { things: labels }
}
