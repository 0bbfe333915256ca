import { lastPersonIn, personIn, personOfLine } from '../people/person-of-clause.ts'
import { occupationOf } from '../people/roles.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** 'Everybody has 5 hours a day', 'each' and 'both' speak of all who are known. */
export function peopleOf(context: ReadingContext, around: Surroundings, own: readonly string[]): (string | null)[] {
  const keys = [...own, ...around.keys]
  const isEach = keys.some((key) => /^(?:each|everybody|everyone|nobody|both|apiece|jeder|jeweils|niemand|nadie|cada|chacun|every|person|head|member|pp)$/u.test(key)) || /(?:^| )(?:none|neither|no one|any|each|either|all|keiner|ninguno|aucun|nenhum) (?:of|von|de|d'entre) (?:us|them|uns|nosotros|nous|nos)\b/u.test(keys.join(' '))
  if (/(?:^| )(?:between|among|amongst) (?:them|us|the (?:two|three|four)|both)\b|(?:^| )(?:combined|together|altogether|zusammen|juntos|ensemble)(?: |$)/u.test(around.rightKeys.join(' ')) || TOGETHER.test([...around.leftKeys.slice(-3), ...own].join(' '))) return [null]
  const ofRole = personIn(context, around.left) === null ? peopleOfRole(context, around.leftKeys) : []
  if (ofRole.length > 0) return ofRole
  const person = isEach && context.people.size > 1 ? null : lastPersonIn(context, around.left) ?? beforeBracket(context, around) ?? personOfLine(context, around)
  if (person !== null) return [person]
  return isEach && context.people.size > 0 ? namedBefore(context, around) ?? [...context.people] : [null]
}

/** Before the hours, or among their own words: 'together at most 70 hours every week'. */
const TOGETHER = /(?:^| )(?:together|combined|altogether|zusammen|insgesamt|juntos|juntas|ensemble)(?: |$)/u

/** The two of 'Ole and I about 12 h a week each'; null where nobody is named. */
function namedBefore(context: ReadingContext, { left, segment }: Surroundings): string[] | null {
  const user = context.readings.find((reading) => reading.kind === 'person' && reading.isUser)
  const from = segment ? firstOfNames(context, segment, Math.max(left.from, segment.from)) : left.from
  const named = context.source.tokens.slice(from, left.to).flatMap(({ text, key }) => (context.people.has(text) ? [text] : /^(?:i|me)$/u.test(key) && user?.kind === 'person' ? [user.name] : []))
  return named.length > 1 ? named : null
}

/** Names alone between commas go with those behind them: 'Ned, Uma and Xi have ten hours a week each'. */
function firstOfNames({ people, segments, source: { tokens } }: ReadingContext, segment: Segment, from: number): number {
  let first = from
  for (let at = segments.indexOf(segment) - 1; at >= 0 && segments[at + 1]!.lead === ',' && segments[at]!.sentence === segment.sentence; at -= 1) {
    const own = segments[at]!
    if (own.to - own.from !== 1 || !people.has(tokens[own.from]!.text)) break
    first = own.from
  }
  return first
}

/** 'Yuki does the pipeline (max 4 hours a day)', 'I do the front end (10 h a week)'. */
function beforeBracket(context: ReadingContext, { segment }: Surroundings): string | null {
  const before = segment?.lead === '(' ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (!before || before.sentence !== segment?.sentence) return null
  const isOwn = context.people.has('Me') && context.people.size > 1 && context.source.tokens[before.from]!.key === 'i'
  return isOwn ? 'Me' : lastPersonIn(context, before)
}

/** 'agents can give 8h a week each', 'designer only 2 days a week': all who are that. */
function peopleOfRole(context: ReadingContext, leftKeys: readonly string[]): string[] {
  const roles = new Set(leftKeys.map(occupationOf).filter((role) => role !== null))
  return context.readings.flatMap((reading) => (reading.kind === 'person' && reading.roles.some((role) => roles.has(role)) ? [reading.name] : []))
}

/** 'the designer only 2 days a week', 'Rosa 3 days a week': how much time somebody has. */
export function limitDays(context: ReadingContext, group: TimeGroup, { days, around }: { days: number; around: Surroundings }): boolean {
  const person = personIn(context, around.left) ?? personOfLine(context, around)
  const people = [...new Set([...(person === null ? [] : [person]), ...peopleOfRole(context, around.leftKeys)])]
  for (const name of people) {
    addReading(context, group, { value: { kind: 'limit', measure: 'minutes', per: 'week', min: null, max: days * 480, person: name }, text: `${name}: up to ${days} days a week` })
  }
  return people.length > 0
}
