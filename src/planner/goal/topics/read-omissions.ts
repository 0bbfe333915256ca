import { labelOf } from '../labels.ts'
import { addReading, claim, hasTime, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import { isHeadOfOmission } from './heads-of-omissions.ts'
import { omittedAbroad } from './omissions-abroad.ts'

/** How a clause says that something is not part of the plan; where its thing begins and ends, or null. */
type Omission = { says: string; thing: (clause: Words, keys: string) => Words | null }

const NOT_NOW = /(?:this time|this year|this round|for now|for the moment|yet|at this stage|at the moment|right now|in this version|in v\d|in the first version|in this phase|in this release|in scope|needed|required|necessary|wanted|planned|please|at all)$/u
const OUT = /(?:is|are|isn't|aren't|won't be|stays?|remains?|will be|'s|falls?|goes|go) (?:(?:all|both|not|explicitly|deliberately|clearly) )*(?:out of scope|outside the scope|outside of the scope|off the table|out|for later|for another time|left out|excluded|not included|not in scope|not part of (?:it|this|the plan|the project|the scope|scope|the work)|not needed|not required|not wanted|in scope|part of (?:it|this|the plan|the project|the scope)|included|needed|required)$/u
const NEGATED = /(?:^| )(?:not|no longer)(?= |$)|n't(?= |$)/u
const DONE = /(?:is|are|'s|has been|have been) (?:already )?(?:done|ready|finished|booked|built|there|in place|written|bought|sorted|settled|complete|completed|live|signed)(?: already)?$/u
const ORDERS = /^(?:(?:and|but|so|please|we|i|i'd|we'd|let's|you can|you may|just) )*(?:(?:(?:we're|i'm|we are) not|we aren't) (?:doing|building|planning|touching|covering|including|going to (?:do|build|plan|touch))|(?:don't|do not|needn't|no need to|needn't|won't|will not|shouldn't|should not) (?:need|want|bother (?:with|about)|plan(?: for)?|include|do|build|make|touch|have to (?:do|build|plan|think about)|worry about|spend (?:any )?time on|cover|consider|deal with|work on|write|design|waste time on|think about))(?: any| anything about| the work on)? /u
const DROPS = /^(?:(?:and|but|so|please|we|i|let's|you can|we can|we'll) )*(?:skip|leave out|leave aside|exclude|ignore|forget(?: about)?|omit|drop|no need for|without) (?!- )/u
/** 'Drop the 40 slowest products' is work on forty products. */
const COUNTED = /^(?:\p{L}+ ){1,4}\d+ \p{L}/u
/** Nothing that a plan could hold. */
const ABSTRACT = /^(?:experience|idea|ideas|rush|hurry|pressure|problems?|stress|budget|preference|preferences|clue|deadlines?|limits?|money|time|times|exceptions?|more|less|one|need|overtime|matter|worries|way|reason|doubt|excuses?|fixed|particular|further|other|others|later|earlier|earliest|plan|work|days?|weeks?|weekends?|hours?|meetings? on|end|start|big deal|answer|news|guarantee|longer|sooner|space|room|it|that|this|them|everything|anything|something|nobody|us|me)\b/iu

/** Narrow wordings before wide ones; the first whose thing is found reads the clause. */
export const OMISSIONS: readonly Omission[] = [
  { says: 'Gift cards are out of scope', thing: (clause, keys) => beforeVerb(clause, OUT.exec(keys)?.[0], NEGATED.test(keys)) },
  { says: 'The logo is already done', thing: (clause, keys) => (keys.includes('already') && !NEGATED.test(keys) ? beforeVerb(clause, DONE.exec(keys)?.[0], true) : null) },
  { says: "Don't bother with gift cards", thing: ({ from, to }, keys) => behindLead({ from, to }, ORDERS.exec(keys)?.[0]) },
  { says: 'Leave out the gift cards', thing: ({ from, to }, keys) => (COUNTED.test(keys) ? null : behindLead({ from, to }, DROPS.exec(`${keys} `)?.[0])) },
  { says: 'No gift cards this time', thing: (clause, keys) => behindNo(clause, keys) },
]

function beforeVerb({ from, to }: Words, said: string | undefined, isNot: boolean): Words | null {
  const isIn = said !== undefined && /(?:^| )(?:in scope|part of \S+(?: \S+)?|included|needed|required)$/u.test(said) && !/not |out/u.test(said)
  if (said === undefined || isIn && !isNot) return null
  const end = to - said.split(' ').length
  return end > from ? { from, to: end } : null
}

function behindLead({ from, to }: Words, lead: string | undefined): Words | null {
  const at = lead === undefined ? to : from + lead.trim().split(' ').length
  return at < to ? { from: at, to } : null
}

/** 'No gift cards this time', or nothing but 'no gift cards'. */
function behindNo({ from, to }: Words, keys: string): Words | null {
  const lead = /^(?:(?:and|but|also|please) )?no /u.exec(keys)?.[0]
  if (lead === undefined) return null
  const at = from + lead.trim().split(' ').length
  const now = NOT_NOW.exec(keys)?.[0]
  const end = now === undefined ? to : to - now.split(' ').length
  const words = keys.split(' ').slice(at - from, end - from)
  const isBare = now === undefined && (words.length > MOST_BARE || words.some((word) => OF_CLAUSE.test(word)))
  return end > at && !isBare ? { from: at, to: end } : null
}

const MOST_BARE = 3
const OF_CLAUSE = /^(?:is|are|may|can|must|should|will|has|have|before|after|until|unless|without|on|in|at|by|than|if|when|while|for|to|from|with|but|only|works?|between)$/u

/** 'No gift cards this time', 'the logo is already done', 'not in scope: wish lists, gift cards': what is not to be planned, on no day. */
export function readOmissions(context: ReadingContext): void {
  if (context.language !== 'en') {
    readAbroad(context)
    return
  }
  for (const [index, clause] of context.segments.entries()) {
    const waiting = context.plannerType === 'sprint' ? waitingIn(context, clause) : null
    if (waiting) {
      const [start, end] = [context.source.tokens[clause.from]!.start, context.source.tokens[clause.to - 1]!.end]
      context.readings = context.readings.filter((reading) => reading.kind !== 'deadline' || reading.start < start || reading.end > end)
      addOmission(context, [waiting], clause)
    }
    if (waiting || clause.to - clause.from > LONGEST || readHeaded(context, index) || hasTime(context, clause) || isClaimed(context, clause) || context.plannerType !== 'sprint') continue
    const keys = keysOf(context, clause).join(' ')
    if (isWorkAmongOthers(context, clause)) continue
    const thing = OMISSIONS.map((omission) => omission.thing(clause, keys)).find((words) => words !== null)
    if (!thing || clause.sentence === 0 && clause.from === 0) continue
    addOmission(context, [thing], clause)
  }
}

/** 'Drop Python 2, new parser, migration guide': at the head of a list of work it is work like the others. */
function isWorkAmongOthers(context: ReadingContext, clause: Segment): boolean {
  const sentence = sentenceOf(context, clause)
  return context.source.tokens[clause.from]!.key === 'drop' && sentence[0] === clause && sentence.length > 2 && sentence.slice(1).every(({ lead }) => lead === ',')
}

/** The same in the other languages. */
function readAbroad(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  for (const [index, clause] of context.segments.entries()) {
    if (readHeaded(context, index)) continue
    const isFirst = clause.sentence === 0 && clause.from === 0
    const thing = isFirst || clause.to - clause.from > LONGEST || hasTime(context, clause) || isClaimed(context, clause) ? null : omittedAbroad(context, clause)
    if (thing) addOmission(context, [thing], clause)
  }
}

/** In tokens. */
const LONGEST = 14

/** 'Gift cards can wait until next year'; what can wait for the second sprint comes with it. */
function waitingIn(context: ReadingContext, clause: Words): Words | null {
  const keys = keysOf(context, clause)
  const at = keys.findIndex((key, index) => index > 0 && key === 'can' && keys[index + 1] === 'wait' && /^(?:until|till|for|,|)$/u.test(keys[index + 2] ?? '') && !(keys[index + 2] === 'for' && !/^(?:now|later|another|the)$/u.test(keys[index + 3] ?? '')) && !keys.slice(index + 3).some((key) => /^(?:sprint|iteration)$/u.test(key)))
  return at > 0 && at <= MOST_BARE + 1 ? { from: clause.from, to: clause.from + at } : null
}

/** 'Not in scope: wish lists, gift cards'. */
function readHeaded(context: ReadingContext, index: number): boolean {
  const head = context.segments[index]!
  const first = context.segments[index + 1]
  const isHead = isHeadOfOmission(keysOf(context, head), context.language)
  if (!isHead || first?.lead !== ':' || first.sentence !== head.sentence) return false
  const items = context.segments.slice(index + 1).filter(({ sentence, depth }) => sentence === head.sentence && depth === head.depth)
  addOmission(context, items, { from: head.from, to: items.at(-1)?.to ?? head.to })
  return items.length > 0
}

function addOmission(context: ReadingContext, things: readonly Words[], words: Words): void {
  const labels = things.flatMap((thing) => partsOf(context, thing)).flatMap((thing) => labelOf(context, thing, 4) ?? []).filter((label) => !isWholePlan(label) && !ABSTRACT.test(label) && !context.people.has(label))
  if (labels.length === 0) return
  addReading(context, words, { value: { kind: 'exclusion', days: {}, windows: [], person: null }, appliesTo: { labels }, text: `Without ${labels.join(', ')}` })
  claim(context, words)
}

function partsOf({ source: { tokens } }: ReadingContext, { from, to }: Words): Words[] {
  const parts: Words[] = []
  let start = from
  for (let index = from; index <= to; index += 1) {
    if (index < to && !/^(?:or|and|nor|&|\/|und|oder|sowie|y|o|ni|et|ou|e)$/u.test(tokens[index]!.key)) continue
    if (index > start) parts.push({ from: start, to: index })
    start = index + 1
  }
  return parts
}
