import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { describeMinutes, describePattern } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { addReading, claim, isClaimed, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addOwnTimes } from './own-times.ts'
import { personNamed } from './people-words.ts'
import type { Person } from './people-words.ts'
import { shareIn } from './shares-of-time.ts'

/**
 * 'Rui hardware tests but only Tuesdays', 'Bea = buyer, judges the list, 2 hours a day tops', 'Mina (student), from 18
 * January': a clause of nothing but a time and words of being there is about whoever the sentence named before it.
 */
export function giveTimesToMembers(context: ReadingContext, people: ReadonlyMap<string, Person>): void {
  if (context.plannerType !== 'sprint' || people.size === 0) return
  for (const segment of context.segments) {
    const own = ownClause(context, segment, people)
    const clause = own ? { ...segment, from: own.behind } : segment
    if (clause.from >= clause.to || !isOfPresence(context, clause)) continue
    const members = own ? [own.member] : membersBefore(context, segment, people)
    for (const member of members) giveTimes(context, clause, member)
  }
}

/** 'Jo is in Mondays to Wednesdays', 'my colleague Mo out every Friday', 'Gus films and is only here on Fridays': whom the clause itself begins with. */
function ownClause(context: ReadingContext, segment: Segment, people: ReadonlyMap<string, Person>): { member: Person; behind: number } | null {
  const { from, to, lead } = segment
  const { tokens } = context.source
  const at = tokens.slice(from, to).findIndex(({ text }) => nameOf(people, text) !== null)
  if (at < 0 || /^(?:by|with|for)$/u.test(lead) || !startsWithName(context, segment, people)) return null
  const first = from + at
  const member = people.get(nameOf(people, tokens[first]!.text)!)
  if (!member || context.groups.some((group) => group.from <= first && group.to > from)) return null
  const joint = keysOf(context, { from: first, to }).findLastIndex((key) => CLAUSE_JOINT.test(key)) + first
  // 'Pim is away on 26 January and off until 5 February' is read as a whole.
  const isSecond = joint > first + 1 && !context.groups.some((group) => group.from > first && group.to <= joint) && isOfPresence(context, { ...segment, from: joint + 1, lead: 'and' })
  return { member, behind: isSecond ? joint + 1 : first + 1 }
}


function giveTimes(context: ReadingContext, segment: Segment, member: Person): void {
  const capacity = shareIn(context, { from: segment.from, to: Math.min(context.source.tokens.length, segment.to) })
  if (capacity && member.capacity === null) giveHours(context, segment, { member, capacity })
  const groups = context.groups.filter(({ from, to }) => from >= segment.from && to <= segment.to)
  addOwnTimes(context, member.name, segment)
  for (const group of groups) addLeaving(context, member.name, group)
  claim(context, capacity ? segment : { from: segment.to, to: segment.to })
  for (const group of groups) claim(context, group)
}

/** Words with a number of people in them stay those of the person, and the hours have their own reading. */
function giveHours(context: ReadingContext, { from, to }: Words, { member, capacity }: { member: Person; capacity: NonNullable<Person['capacity']> }): void {
  const isCounted = context.source.tokens.slice(member.words.from, member.words.to).some(({ kind }) => kind === 'digits')
  Object.assign(member, isCounted ? { capacity } : { capacity, words: { from, to } })
  if (isCounted) addReading(context, { from, to }, { value: { kind: 'limit', measure: 'minutes', per: capacity.per, min: null, max: capacity.minutes, person: member.name }, text: `${member.name}: up to ${describeMinutes(capacity.minutes)} a ${capacity.per}` })
}

/** '… until the end of February': away from the next day on. */
function addLeaving(context: ReadingContext, person: string, { from, to, expressions: [first] }: TimeGroup): void {
  if (first!.bound !== 'until' || first!.days === null) return
  const isSaid = context.readings.some((reading) => reading.kind === 'exclusion' && reading.person === person && reading.days.spans?.[0]?.first === first!.days!.last + 1)
  if (isSaid) return
  const spans = [{ first: first!.days.last + 1, last: first!.days.last + NO_END_DAYS }]
  addReading(context, { from, to }, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text: `${person} away ${describePattern({ spans })}` })
}

/** A clause in which all but its times says that somebody is there, is away, or how much of their time there is. */
function isOfPresence(context: ReadingContext, segment: Segment): boolean {
  const { tokens } = context.source
  const groups = context.groups.filter(({ from, to }) => from >= segment.from && to <= segment.to)
  const isShare = groups.length === 0 && shareIn(context, segment) !== null
  if (groups.length === 0 && !isShare || isClaimed(context, segment) || !/^(?:|,|;|\(|\)|but|and|-)$/u.test(segment.lead)) return false
  if (keysOf(context, segment).some((key) => /^(?:together|combined|between|zusammen|insgesamt|juntos|juntas|ensemble)$/u.test(key))) return false
  // '10 h a week until the end of February' is nobody's deadline.
  const isOfOwn = knowsItsStart(context) || shareIn(context, segment) !== null
  if (groups.some((group) => !isTimeOfSomebody(group, isOfOwn))) return false
  return tokens.slice(segment.from, segment.to).every(({ key, kind }, offset) => kind !== 'word' || PRESENCE.test(key) || groups.some(({ from, to }) => segment.from + offset >= from && segment.from + offset < to))
}

/** Days of the week, hours of a period, or a day from or until which somebody is there; days of the calendar are the plan's. */
function isTimeOfSomebody({ expressions }: TimeGroup, isOfOwn: boolean): boolean {
  return expressions.every(({ recurrence, duration, days, bound, clock }) => {
    if (clock !== null) return false
    if (days !== null) return /^(?:since|until)$/u.test(bound ?? '') && isOfOwn
    return recurrence !== null || duration !== null && duration.unit === 'hour'
  })
}

/** A plan whose sprints say when they begin needs no other first day. */
function knowsItsStart({ readings }: ReadingContext): boolean {
  return readings.some((reading) => reading.kind === 'sprint-calendar' && reading.firstDay !== null && /\d/u.test(reading.words))
}

const PRESENCE = /^(?:only|just|their|his|her|third|quarter|but|and|or|off|never|not|no|in|on|at|the|a|an|of|to|up|works?|working|is|are|he|she|they|['’]s|(?:he|she|they|who)['’](?:s|re|ll)|who|whom|can|could|will|spare|gives?|has|have|gets?|got|available|availability|here|there|around|tops|max|maximum|most|per|each|both|all|every|week|weekly|sprint|day|for|this|us|free|mostly|usually|about|roughly|half|full|part|time|out|away|from|until|till|starts?|starting|joins?|joining|though|everyone|apiece|h|hrs?|hours?|do|nur|ist|da|hier|dabei|kann|kommt|hat|zeit|arbeitet|verfugbar|viene|esta|puede|tiene|tiempo|aqui|disponible|trabaja|los|las|el|vient|est|la|le|les|peut|travaille|vem|pode|tem|tempo|disponivel|trabalha|as|aos|nas|so|je|jeweils|beide|solo|cada|ambos|seulement|chacune?)$/u
const OF_EACH = /^(?:their|each|both|all|everyone|apiece|je|jeweils|beide|cada|ambos|chacune?)$/u

/** How many clauses lie between somebody and what is said of their time: a post, what they do. */
const MOST_BETWEEN = 3

/** Whoever the sentence named last before the clause; all of them where it says each; none where that leaves a doubt. */
function membersBefore(context: ReadingContext, segment: Segment, people: ReadonlyMap<string, Person>): Person[] {
  const sentence = sentenceOf(context, segment)
  const before = sentence.slice(0, sentence.indexOf(segment))
  const isPronoun = /^(?:he|she|they|who)/u.test(context.source.tokens[segment.from]!.key)
  if (keysOf(context, segment).some((key) => OF_EACH.test(key))) return [...new Set(before.flatMap((part) => namedIn(context, part, people)))]
  const near = before.slice(-MOST_BETWEEN).findLast((part) => namedIn(context, part, people).length > 0)
  const named = near ? namedIn(context, near, people) : []
  if (near === undefined || named.length !== 1 || !isPronoun && !startsWithName(context, near, people)) return []
  if (segment.lead !== ',' || isPronoun || hasShareOnly(context, segment)) return named
  // 'Ana builds, Bo tests, only mornings' may be about both: where the one before has a time as well, each has their own.
  const isOnly = new Set(before.flatMap((part) => namedIn(context, part, people))).size === 1
  const hasOwn = before.some((part) => part !== near && context.groups.some(({ from, to }) => from >= part.from && to <= part.to))
  return isOnly && isDescribed(before, near) || hasOwn ? named : []
}

/** 'Bea = buyer, …', 'Will (contractor) two days a week, …': something has been said of them. */
function isDescribed(before: readonly Segment[], near: Segment): boolean {
  return before.indexOf(near) < before.length - 1 || near.to - near.from > 1
}

function hasShareOnly(context: ReadingContext, segment: Segment): boolean {
  return shareIn(context, segment) !== null
}

function namedIn(context: ReadingContext, { from, to }: Words, people: ReadonlyMap<string, Person>): Person[] {
  const names = context.source.tokens.slice(from, to).flatMap(({ text }) => nameOf(people, text) ?? [])
  return [...new Set(names)].flatMap((name) => people.get(name) ?? [])
}

function nameOf(people: ReadonlyMap<string, Person>, text: string): string | null {
  return personNamed({ people: new Set(people.keys()) }, text.replace(/['’]s$/u, ''))
}

/** How many words of a title or a post may stand before a name. */
const LONGEST_POST = 3

/** Somebody whom a clause begins with; behind 'by', 'with' or 'after' they are part of something else. */
function startsWithName(context: ReadingContext, { from, to }: Words, people: ReadonlyMap<string, Person>): boolean {
  const at = context.source.tokens.slice(from, to).findIndex(({ text }) => nameOf(people, text) !== null)
  return at >= 0 && at <= LONGEST_POST && !keysOf(context, { from, to: from + at }).some((key) => /^(?:by|with|for|after|before|until|from|to|of|than|when|once|if)$/u.test(key))
}
