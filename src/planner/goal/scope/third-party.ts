import { keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Clause } from './clause-of-rule.ts'
import { DETERMINER, isPartOfName, isSomebodyWord, somebodyNamedAt } from './words-for-others.ts'

/** Whoever or whatever a finite clause speaks of, besides the user and the plan. `words` is null where a pronoun points to nobody who was named. */
export type ThirdParty = { words: Words | null; isPerson: boolean; predicate: Words; isShut?: true }

/** What may stand before a subject, or between it and its verb. */
const LEADS = /^(?:and|but|so|because|cos|coz|since|as|while|whilst|when|though|although|that|also|sadly|unfortunately|luckily|apparently|then|plus|well|oh|only|,|:|;)$/u
const ADVERBS = /^(?:only|just|also|always|usually|normally|mostly|often|still|never|now|then|already|generally|both|all|really|currently|sadly|unfortunately|typically)$/u
const USER = /^(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|we'd|you|you're|let's|me|us|please|nothing|nobody|everybody|everyone|no|none|there|there's|this|that's|these|those)$/u
const PRONOUN = /^(?:he|she|they|it|who|which)(?:'s|'re|'ll|'d|'ve)?$|^(?:hes|shes|theyre)$/u
const JOINTS = /^(?:and|but|so|because|cos|coz|since|as|while|whilst|though|although)$/u
/** Goes on with the subject of the clause before: 'but not Wednesdays', 'but only until 5pm', 'and can't on Mondays'. */
const ELIDED = /^(?:(?:but|and|just|though) )*(?:not|never|only|except|excluding|until|till|up to|from|can't|cannot|isn't|doesn't|won't)(?: (?:on|at|in|until|till|from|the|for|any|before|after|do|make|come|opens?|comes?|works?|delivers?|answers?|there|available|free))*$/u

/** What is said of a door, a counter, a firm: when it is there for whoever comes. */
const SERVES = /^(?:(?:does not|doesn't|do not|don't|did not|can|can't|cannot|will|won't|would|is not|isn't) )?(?:(?:only|just|also|always|not) )*(?:opens?|close[sd]?|shuts?|delivers?|answers?|accepts?|sells?|collects?|receives?|responds?|replies|picks? up|takes? (?!(?:place|me|us|an?|about|around|up|ages|long|so|\d|one|two|three|four|five|six|ten)(?: |$))\p{L}+)(?= |$)/u
const SHUT = /^(?:(?:is|are|be|will be|stays?|remains?) )?(?:(?:always|also|all|only) )*(?:shut|closed|locked)(?: (?:on|all|from|every|at))*$/u
const OPENS = /^(?:(?:doesn't|don't|can|will|only|just|also|always) )*opens?(?= |$)/u
/** Ends the name of whoever a clause speaks of: 'the pool is only open'. */
const AUXILIARY = /^(?:is|are|was|were|be|been|isn't|aren't|has|have|had|does|doesn't|do|don't|can|can't|cannot|will|won't|must|may|should|would|could)$/u
/** What only somebody is said to be or do, right behind who it is. */
const OF_SOMEBODY = /^(?:is|are|was|were|isn't|aren't|has|have|had|hasn't|does|doesn't|do|don't|can|can't|cannot|could|couldn't|will|won't|must|may|goes|go|works|comes)$/u
const THIRD_PERSON = /^\p{Ll}{2,}(?:[^s\P{Ll}]s|ies|shes|ches|sses)$/u
const BARE_PREDICATE = /^(?:free|available|away|off|out|in|abroad|busy|home|reachable|around|there)$/u
const MOST_WORDS = 6
/** One's own life and the plan's parts, however they are said to be. */
const OWN = /^(?:schedule|calendar|diary|shifts?|jobs?|work|hours?|days?|times?|weekends?|weeks?|evenings?|mornings?|afternoons?|nights?|lunch|breaks?|commute|holidays?|rest|plan|goal|budget|deadline|sessions?|lessons?|class|classes|course|courses|rehearsals?|training|practice|exams?|tests?|meetings?|appointments?|back|knees?|hands?|head|brain|energy|health)$/u

/** The third party that the clause of a time speaks of; null where that is the user, the plan, or nothing that is known to be somebody. */
export function thirdPartyOf(context: ReadingContext, { segment, sentence, time }: Pick<Clause, 'segment' | 'sentence' | 'time'>): ThirdParty | null {
  const start = finiteClauseStart(context, segment.from, time.from)
  const from = behindLeads(context, start, time.from)
  const { tokens } = context.source
  const said = keysOf(context, { from: start, to: time.from }).join(' ')
  const before = start > segment.from ? { segment, to: start } : { segment: sentence[sentence.indexOf(segment) - 1], to: null }
  if (ELIDED.test(said) && before.segment !== undefined) return subjectGoingOn(context, sentence, { segment: before.segment, to: before.to ?? before.segment.to })
  if (from >= time.from || USER.test(tokens[from]!.key)) return null
  if (SOMEBODY.test(tokens[from]!.key)) return { words: null, isPerson: true, predicate: { from: from + 1, to: time.from } }
  const found = PRONOUN.test(tokens[from]!.key) ? byPronoun(context, { from, to: time.from }, segment.sentence) : byNoun(context, { from, to: time.from })
  // 'My wife says dinner at 6 is untouchable': what somebody says or wants has a subject of its own.
  return found !== null && SAYS.test(keysOf(context, found.predicate).find((key) => !ADVERBS.test(key)) ?? '') ? null : found
}

const SOMEBODY = /^(?:somebody|someone)$/u
const SAYS = /^(?:says?|said|thinks?|wants?|needs?|hopes?|insists?|told|tells|likes|loves|would|asks?|asked|expects?|recommends?|suggests?|advises|reckons?|allows?|lets?|gives?)$/u

/** The one of whom the clause before spoke, whose own time ends where another begins. */
function subjectGoingOn(context: ReadingContext, sentence: Clause['sentence'], { segment, to }: { segment: Clause['segment']; to: number }): ThirdParty | null {
  return to <= segment.from ? null : thirdPartyOf(context, { segment, sentence, time: { from: context.groups.find((group) => group.from > segment.from && group.from < to)?.from ?? to, to } })
}

/** Where the last clause with a subject of its own begins before a time: 'ask the farmer and | he's only in before 7'. */
function finiteClauseStart(context: ReadingContext, from: number, end: number): number {
  const { tokens } = context.source
  for (let at = end - 1; at > from; at -= 1) {
    const { key } = tokens[at]!
    if (/^(?:who|which)$/u.test(key)) return at
    if (JOINTS.test(key) && (PRONOUN.test(tokens[at + 1]?.key ?? '') || USER.test(tokens[at + 1]?.key ?? '') || byNoun(context, { from: behindLeads(context, at, end), to: end }) !== null || ELIDED.test(keysOf(context, { from: at, to: end }).join(' ')))) return at
  }
  return from
}

function behindLeads({ groups, source: { tokens } }: ReadingContext, from: number, end: number): number {
  // 'Other days my mum sits with her'.
  let at = groups.find((group) => group.from === from && group.to < end)?.to ?? from
  while (at < end && (LEADS.test(tokens[at]!.key) || tokens[at]!.kind !== 'word')) at += 1
  return at
}

/** 'The merchant only delivers', 'Ewa does', 'drummer only free', 'glass shop shut'. */
function byNoun(context: ReadingContext, { from, to }: Words): ThirdParty | null {
  const { tokens } = context.source
  const head = DETERMINER.test(tokens[from]?.key ?? '') ? from + 1 : from
  for (let at = head + 1; at < to && at <= head + MOST_WORDS; at += 1) {
    const { kind, key } = tokens[at - 1]!
    if (kind !== 'word' || OWN.test(key) || AUXILIARY.test(key)) return null
    const predicate = { from: at, to }
    const keys = keysOf(context, predicate)
    const somebody = wordsOfSomebody(context, { from: head, to: at })
    // 'Solicitor calls' are calls: without an article before it a word is no verb by its ending.
    if (somebody !== null && isSaidOfSomebody(keys, head > from || isPartOfName(context, at - 1))) return { words: somebody, isPerson: true, predicate }
    const said = keys.join(' ')
    if (SHUT.test(said)) return { words: { from: head, to: at }, isPerson: false, predicate, isShut: true }
    if (SERVES.test(said)) return { words: { from: head, to: at }, isPerson: false, predicate, ...(OPENS.test(said) ? { isShut: true as const } : {}) }
  }
  return null
}

function isSaidOfSomebody(keys: readonly string[], isMarked: boolean): boolean {
  const verb = keys.findIndex((key) => !ADVERBS.test(key))
  if (verb < 0) return keys.length > 0
  return OF_SOMEBODY.test(keys[verb]!) || BARE_PREDICATE.test(keys[verb]!) || isMarked && THIRD_PERSON.test(keys[verb]!)
}

/** 'Mick the tiler', 'my brother Tony', 'Mrs Lindqvist': null where the last word names nobody. */
function wordsOfSomebody(context: ReadingContext, { from, to }: Words): Words | null {
  const last = to - 1
  const { tokens } = context.source
  const isSomebody = isPartOfName(context, last) || isSomebodyWord(tokens[last]!.key)
  return isSomebody && tokens.slice(from, to).every(({ kind, key }) => kind === 'word' && !/^(?:for|with|to|from|and|or|without)$/u.test(key)) ? { from, to } : null
}

/** Whom 'he' or 'they' points to: the last who was named before, in this sentence or the one before it. */
function byPronoun(context: ReadingContext, { from, to }: Words, sentence: number): ThirdParty | null {
  const pronoun = context.source.tokens[from]!.key
  const predicate = { from: from + 1, to }
  const said = keysOf(context, predicate).join(' ')
  const first = context.segments.find((segment) => segment.sentence >= sentence - 1)?.from ?? 0
  const before = Array.from({ length: from - first }, (_, index) => from - 1 - index)
  const named = (places: readonly number[]) => places.map((at) => somebodyNamedAt(context, at)).find((words) => words !== null)
  const somebody = pronoun.startsWith('it') ? undefined : named(before)
  if (somebody) return { words: somebody, isPerson: true, predicate }
  // 'The notary', who is in; 'the council', who answer the telephone; nothing that the goal itself begins with.
  const isServed = SERVES.test(said) || SHUT.test(said)
  const thing = !isServed && !/^(?:he|she|who)/u.test(pronoun) ? undefined : before.find((at) => isMarkedNoun(context, at))
  if (thing !== undefined) return { words: { from: thing, to: thing + 1 }, isPerson: !isServed, predicate }
  if (/^(?:it|which|who)/u.test(pronoun)) return null
  // 'Maria starts on 1 March. Plan her first weeks. She works 9-17': whoever the goal is about may be meant in any sentence.
  return { words: named(Array.from({ length: first }, (_, index) => first - 1 - index)) ?? null, isPerson: true, predicate }
}

function isMarkedNoun({ segments, source: { tokens } }: ReadingContext, at: number): boolean {
  const { kind, key } = tokens[at]!
  return at >= (segments[0]?.to ?? 0) && kind === 'word' && !OWN.test(key) && /^(?:the|my|our)$/u.test(tokens[at - 1]?.key ?? '')
}
