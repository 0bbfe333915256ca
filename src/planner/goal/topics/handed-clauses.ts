import type { Reading, ReadingOf } from '../brief.ts'
import { behindTitle } from '../people/doers.ts'
import { personNamed } from '../people/people-words.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

type Part = ReadingOf<'topic'> & Reading
/** What is handed on: a part, or what comes in on a day. */
type Before = Part | (ReadingOf<'event'> & Reading)
type Person = ReadingOf<'person'> & Reading

/** 'Ada approves them', 'then Dr Osei signs it off': what somebody known does with the item before, in a list of a team's work. */
export function isHandedClause(context: ReadingContext, segment: Segment): boolean {
  return context.plannerType === 'sprint' && segment.lead === ',' && clauseOf(context, segment) !== null
}

type Clause = { name: string; verb: string; behind: string }

/** Who, the verb in its base form, and the 'off' behind 'it'. */
function clauseOf(context: ReadingContext, { from, to }: Segment): Clause | null {
  const { tokens } = context.source
  const start = /^(?:then|and|finally|afterwards)$/u.test(tokens[from]!.key) && from + 1 < to ? from + 1 : from
  const at = behindTitle(context, { from: start, to }).from
  const name = personNamed(context, tokens[at]?.text ?? '')
  const [verb, thing, ...behind] = tokens.slice(at + 1, to)
  // 'Wouter translates them afterwards'.
  const later = /(?:^| )(?:afterwards?|later|next|after (?:that|this)|thereafter)$/u.exec(behind.map(({ key }) => key).join(' '))?.[0].trim().split(' ').length ?? 0
  const rest = behind.slice(0, behind.length - later)
  if (name === null || !verb || !/^\p{Ll}{3,}s$/u.test(verb.text) || !/^(?:it|them|this|that|these|all|everything)$/u.test(thing?.key ?? '')) return null
  return rest.length <= 1 && rest.every(({ key }) => /^(?:off|through|over|back|up|out|first|then|all)$/u.test(key)) ? { name, verb: baseOf(verb.key), behind: rest.map(({ key }) => ` ${key}`).join('') } : null
}

function baseOf(verb: string): string {
  return /(?:sh|ch|ss|x|z)es$/u.test(verb) ? verb.slice(0, -2) : verb.replace(/ies$/u, 'y').replace(/s$/u, '')
}

/** What is done so is a part of its own, behind the one before it, and theirs: 'sign off the triage protocol'. */
export function readHandedClauses(context: ReadingContext): void {
  for (const segment of context.segments) {
    const clause = isHandedClause(context, segment) ? clauseOf(context, segment) : null
    const { start } = context.source.tokens[segment.from]!
    const before = clause ? context.readings.findLast((reading): reading is Before => reading.end <= start && (reading.kind === 'topic' && reading.list > 0 || reading.kind === 'event')) : undefined
    if (!clause || !before || !isOfSentence(context, segment, before)) continue
    const named = before.kind === 'topic' ? before.label : before.title
    const label = `${clause.verb}${clause.behind} ${deliveredIn(withoutVerb(named))}`
    const known = context.readings.filter((reading) => !(reading.kind === 'topic' && reading.start >= start && reading.end <= context.source.tokens[segment.to - 1]!.end))
    context.readings = known.map((reading) => (isPerson(reading, clause.name) ? { ...reading, roles: [...reading.roles.filter((role) => !/^(?:signs|approves|checks|reviews|reads|agrees|okays)$/u.test(role)), label] } : reading))
    addReading(context, segment, { value: { kind: 'topic', label, list: before.kind === 'topic' ? before.list : 1, position: before.kind === 'topic' ? before.position : 1, amount: null, minutes: null }, text: label })
    addReading(context, segment, { value: { kind: 'precedence', before: before.kind === 'topic' ? { labels: [named], except: [label] } : { labels: [named] }, after: { labels: [label] }, lagMinutes: 0 }, text: `${named} before ${label}` })
  }
}

function isPerson(reading: Reading, name: string): reading is Person {
  return reading.kind === 'person' && reading.name === name
}

function isOfSentence({ source: { tokens }, segments }: ReadingContext, segment: Segment, { start }: Before): boolean {
  return segments.some((other) => other.sentence === segment.sentence && tokens[other.from]!.start <= start && start < tokens[other.to - 1]!.end)
}

/** The texts of 'curators deliver texts' and 'texts arrive'. */
function deliveredIn(title: string): string {
  const [, given] = /(?:^|\s)(?:delivers?|sends?|hands? (?:in|over)|brings?|gives? us|provides?|uploads?|submits?|returns?)\s(?:the |their |all |us )*(.+)$/iu.exec(title) ?? []
  return given ?? title.replace(/\s(?:arrives?|comes?(?: in)?|are (?:in|here|there|delivered)|is (?:in|here|there|delivered)|delivered|due|come in|comes in)$/iu, '')
}

/** The rules of 'write the rules'. */
function withoutVerb(label: string): string {
  return label.replace(/^(?:write|draft|draw up|prepare|make|create|design|develop|plan|set up|compile|revise|update|agree|define)\s+(?:the |our |an? )?/iu, '')
}
