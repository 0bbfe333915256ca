import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { CLAUSE_JOINT, JOINT_OR_COMMA } from '../joining-words.ts'
import { keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { behindArticle } from './doers.ts'
import { isTitle, personNamed } from './people-words.ts'

type Timed = Reading & (ReadingOf<'exclusion'> | ReadingOf<'availability'>)

/**
 * In a team's plan, a time whose clause begins with one of the team is theirs, whatever its verb: 'Boon has Fridays off',
 * 'Haz does not work Mondays'. A clause without a subject ('…, away 22-26 March', '… and is never in on Fridays'), or with
 * one that points back ('whose first week is taken'), is about whoever the sentence named last.
 */
export function settleTimesOfWorkers(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const people = context.readings.filter((reading) => reading.kind === 'person')
  const workers = new Set(people.map(({ name }) => name))
  if (workers.size === 0) return
  context.readings = context.readings.map((reading) => {
    if (!isOfAll(reading)) return reading
    const person = workerOf(context, reading, workers) ?? (workers.size > 1 ? userOf(context, reading, people.find(({ isUser }) => isUser)?.name) : null)
    return person === null ? reading : { ...reading, person, text: `${person}${reading.kind === 'exclusion' ? ' not' : ''} ${describePattern(reading.days)}${describeWindows(reading.windows)}`.replace(/ {2,}/gu, ' ') }
  })
}

const OF_ALL = /(?<!\p{L})(?:we|us|our|everyone|everybody|nobody|no one|both|wir|uns|alle|beide|niemand|keiner|nadie|nosotros|nous|personne|tous|todos|ambos|ninguém)(?!\p{L})/iu

function isTimed(reading: Reading): reading is Timed {
  return reading.kind === 'exclusion' || reading.kind === 'availability'
}

function isOfAll(reading: Reading): reading is Timed {
  return isTimed(reading) && reading.source === 'stated' && reading.person === null && reading.appliesTo === null
}

/** 'Kirsten, 12 hours a week, plus me for two hours on Fridays'. */
function userOf(context: ReadingContext, { start }: Timed, user: string | undefined): string | null {
  const segment = user === undefined ? null : segmentAt(context, context.source.tokens.findIndex((token) => token.end > start))
  return segment !== null && /^(?:plus |and |und |y |et |e )?(?:me|myself|ich|yo|moi|eu)(?: |$)/u.test(keysOf(context, segment).join(' ')) ? user! : null
}

function workerOf(context: ReadingContext, { start, end }: Timed, workers: ReadonlySet<string>): string | null {
  // Of 'Leo is away in week 2, and on Easter Monday' what is left to all has been told apart.
  if (context.readings.some((other) => isTimed(other) && other.person !== null && other.start === start)) return null
  const at = context.source.tokens.findIndex((token) => token.end > start)
  const segment = segmentAt(context, at)
  if (segment === null) return null
  const clause = clauseOf(context, segment, at)
  if (OF_ALL.test(context.prompt.slice(context.source.tokens[clause.from]!.start, end))) return null
  const worker = subjectOf(context, clause, workers) ?? (isAlike(context, clause, segment) ? lastNamed(context, { segment, clause, workers }) : null)
  return worker ?? (/^(?:he|she|he['’]s|she['’]s)$/u.test(context.source.tokens[clause.from]!.key) ? strangerAt(context, segment) : null)
}

/** Behind the 'and' before the time, where a new subject or none at all stands. */
function clauseOf({ source: { tokens } }: ReadingContext, { from, to }: Segment, at: number): Words {
  const joint = tokens.slice(from, at).findLastIndex(({ key }) => CLAUSE_JOINT.test(key))
  const start = joint < 0 ? from : from + joint + 1
  return { from: CLAUSE_JOINT.test(tokens[start]!.key) ? start + 1 : start, to }
}

/** The PI of 'aims by the PI (he's travelling until then)': none of the team, so that it binds nobody who is. */
function strangerAt({ source: { tokens } }: ReadingContext, { from, depth }: Segment): string {
  const before = tokens[from - 2]
  return depth > 0 && before?.kind === 'word' ? before.text : tokens[from]!.text.replace(/['’]s$/u, '')
}


/** Somebody of the team whom the clause begins with. */
function subjectOf(context: ReadingContext, { from, to }: Words, workers: ReadonlySet<string>): string | null {
  const { tokens } = context.source
  const article = behindArticle(context, from)
  const first = isTitle(context, article) && !workers.has(tokens[article]!.text) ? article + (tokens[article + 1]?.key === '.' ? 2 : 1) : article
  for (const length of [3, 1]) {
    const name = first + length <= to ? nameAt(context, { from: first, to: first + length }, workers) : null
    // What 'Ana & Bo' have in common is read with them.
    if (name !== null && first + length < to && !JOINT_OR_COMMA.test(tokens[first + length]!.key)) return name
  }
  return null
}

/** 'Ji-woo' is three tokens. */
function nameAt({ prompt, source: { tokens } }: ReadingContext, { from, to }: Words, workers: ReadonlySet<string>): string | null {
  const text = prompt.slice(tokens[from]!.start, tokens[to - 1]!.end).replace(/['’]s$/u, '')
  return workers.has(text) ? text : to - from === 1 ? personNamed({ people: new Set(workers) }, text) : null
}

/** A clause that points back, or says of nobody that they are there or away. */
function isAlike(context: ReadingContext, { from, to }: Words, { lead, from: first }: Segment): boolean {
  const keys = keysOf(context, { from, to })
  if (PRONOUN.test(keys[0]!) || /^(?:whose|who|qui|que|quien)$/u.test(keys[0]!)) return true
  return (/^[,(]$/u.test(lead) || from > first) && NOT_THERE.test(keys[0]!) && keys.length <= LONGEST
}

const PRONOUN = /^(?:he|she|he['’]s|she['’]s|er|sie|él|ella|elle|il|ele|ela)$/u

/** The sentence before: 'Aoife builds it. She's only in Tuesday to Thursday'. */
function namedBefore({ segments }: ReadingContext, { sentence }: Segment): Segment[] {
  return segments.filter((part) => part.sentence === sentence - 1)
}

const LONGEST = 12
const NOT_THERE = /^(?:off|out|away|gone|absent|unavailable|is|has|works|can|can't|ist|hat|fehlt|kann|ausente|fuera|libra|est|absente?|fora)$/u

/** The only one of the team in the clauses before, from the last that names anybody. */
function lastNamed(context: ReadingContext, { segment, clause, workers }: { segment: Segment; clause: Words; workers: ReadonlySet<string> }): string | null {
  const { tokens } = context.source
  const before = [...sentenceOf(context, segment).filter((part) => part.from < segment.from), { from: segment.from, to: clause.from }].filter((part) => part.to > part.from)
  const namedIn = ({ from, to }: Words) => [...new Set(tokens.slice(from, to).flatMap(({ text }) => personNamed({ people: new Set(workers) }, text.replace(/['’]s$/u, '')) ?? []))]
  const near = before.map(namedIn).findLast((names) => names.length > 0) ?? (PRONOUN.test(tokens[clause.from]!.key) ? namedBefore(context, segment).map(namedIn).findLast((names) => names.length > 0) : undefined)
  return near?.length === 1 ? near[0]! : null
}
