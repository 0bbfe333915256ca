import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { describeDay, describePattern, describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt, hasTime, textOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { daysOfSprints, numberedSprintAt } from './sprint-numbers.ts'
import type { NumberedSprint } from './sprint-numbers.ts'
import { isWholePlan } from '../surroundings.ts'

type Relation = 'in' | 'since' | 'after' | 'by' | 'before' | 'not-in'

/** Which sprint a part of the work belongs to: 'interviews only from sprint 2', 'Sprint 1: cart, payments', 'no release in the first sprint'. */
export function readSprintNumbers(context: ReadingContext): void {
  const calendar = context.readings.find((reading): reading is ReadingOf<'sprint-calendar'> & ReadingContext['readings'][number] => reading.kind === 'sprint-calendar')
  if (context.plannerType !== 'sprint' || !calendar || calendar.lengthDays === null || calendar.count === 1) return
  for (let index = 0; index < context.source.tokens.length; index += 1) {
    const sprint = numberedSprintAt(context, index, calendar.count)
    const segment = sprint ? segmentAt(context, index) : null
    if (!sprint || !segment || sprint.last > (calendar.count ?? sprint.last) || isClaimed(context, sprint)) continue
    const days = daysOfSprints(context, calendar, sprint)
    if (readHeading(context, { sprint, segment, days }) || readTelling(context, { sprint, segment, days })) continue
    readStatement(context, { sprint, segment, days })
  }
}

type Statement = { sprint: NumberedSprint; segment: Segment; days: DaySpan }

/** 'Sprint 1: catalogue and cart': what the rest of the sentence names belongs there. */
function readHeading(context: ReadingContext, { sprint, segment, days }: Statement): boolean {
  const { tokens } = context.source
  const noun = /^(?:goals?|focus|scope|theme|tasks)$/u.test(tokens[sprint.to]?.key ?? '') ? 1 : 0
  const sign = tokens[sprint.to + noun]?.key ?? ''
  if (sprint.from > segment.from || !/^[:=-]$/u.test(sign) || sign === '-' && !tokens[sprint.to + noun]!.spaced) return false
  const members = context.segments.filter((member) => member.sentence === segment.sentence && member.from > sprint.to && member.depth === segment.depth)
  const end = members.findIndex((member) => numberedSprintAt(context, member.from, null) !== null || hasTime(context, member))
  const own = end < 0 ? members : members.slice(0, end)
  const labels = own.flatMap((member) => partsAtPlus(context, member)).flatMap((member) => labelsIn(context, member)).filter((label) => !context.people.has(label))
  if (labels.length === 0) return false
  const words = { from: sprint.from, to: own.at(-1)!.to }
  addNewTopics(context, own.flatMap((member) => partsAtPlus(context, member)))
  addReading(context, words, { value: { kind: 'horizon', ...days }, appliesTo: { labels }, text: `${labels.join(', ')}: ${describeSpan(days)}` })
  claim(context, sprint)
  return true
}

const GIVING = /^(?:should|must|will|shall|gives?|delivers?|covers?|brings?|is|has|does|needs?|ends?|to|for|with|about|us|have|give|deliver|bring|cover|end|be|in|then)$/u

/** 'Sprint 1 should give us login and scan, sprint 2 offline mode': two or more sprints of one sentence, each with its work. */
function readTelling(context: ReadingContext, { sprint, segment, days }: Statement): boolean {
  const { tokens } = context.source
  const told = context.segments.filter((member) => member.sentence === segment.sentence && numberedSprintAt(context, member.from, null)?.from === member.from)
  if (sprint.from !== segment.from || told.length < 2 || hasTime(context, segment)) return false
  let from = sprint.to
  while (from < segment.to && GIVING.test(tokens[from]!.key)) from += 1
  const parts = from < segment.to ? splitAtJoints(context.source, { from, to: segment.to }) : []
  const labels = parts.flatMap((part) => labelOf(context, part, 5) ?? [])
  if (labels.length === 0) return false
  const [start, end] = [tokens[segment.from]!.start, tokens[segment.to - 1]!.end]
  context.readings = context.readings.filter((reading) => reading.kind !== 'topic' || reading.start < start || reading.end > end)
  addNewTopics(context, parts.map((part) => ({ ...segment, ...part })))
  addReading(context, segment, { value: { kind: 'horizon', ...days }, appliesTo: { labels }, text: `${labels.join(', ')}: ${describeSpan(days)}` })
  claim(context, segment)
  return true
}

function addNewTopics(context: ReadingContext, members: readonly Segment[]): void {
  for (const [position, member] of members.entries()) {
    const label = nameIn(context, member)
    const isKnown = topicsIn(context, member).length > 0 || context.readings.some((reading) => reading.kind === 'topic' && reading.label === label)
    if (label === null || isKnown || context.people.has(label)) continue
    addReading(context, member, { value: { kind: 'topic', label, list: 90 + member.sentence, position: position + 1, amount: null, minutes: null }, text: label })
  }
}

/** 'site survey + installer training' is two things. */
function partsAtPlus(context: ReadingContext, segment: Segment): Segment[] {
  const parts: Segment[] = []
  let from = segment.from
  for (let index = segment.from; index <= segment.to; index += 1) {
    if (index < segment.to && !(context.source.tokens[index]!.key === '+' && context.source.tokens[index]!.spaced)) continue
    if (index > from) parts.push({ ...segment, from, to: index })
    from = index + 1
  }
  return parts
}

/** The topics that a list has made of the words: the boards of 'order boards', both of 'song list and player'. */
function topicsIn(context: ReadingContext, { from, to }: Words): (ReadingOf<'topic'> & Reading)[] {
  const [start, end] = [context.source.tokens[from]!.start, context.source.tokens[to - 1]!.end]
  return context.readings.filter((reading): reading is ReadingOf<'topic'> & Reading => reading.kind === 'topic' && reading.source === 'stated' && reading.start < end && reading.end > start)
}

function labelsIn(context: ReadingContext, words: Segment): string[] {
  const topics = topicsIn(context, words)
  const label = topics.length > 0 ? null : nameIn(context, words)
  return [...topics.map((topic) => topic.label), ...(label === null ? [] : [label])]
}

/** 'Build' says nothing elsewhere; behind the number of its sprint it is what is done there. */
function nameIn(context: ReadingContext, words: Words): string | null {
  return labelOf(context, words, 5) ?? (words.to - words.from === 1 && context.source.tokens[words.from]!.kind === 'word' ? textOf(context, words) : null)
}

const NEGATED = /(?:^| )(?:not|no|never|cannot|nothing|don't|can't|won't|mustn't|shouldn't|isn't|aren't)(?: |$)/u
/** What may stand between a thing and its sprint. */
const RELATIONS: readonly (readonly [RegExp, Relation])[] = [
  [/(?:^| )(?:no|not) (?:later than|after)$/u, 'by'],
  [/(?:^| )(?:waits?|hold off|holds? off) (?:for|until|till)$/u, 'since'],
  [/(?:^| )(?:by|at|before|until) the (?:start|beginning) of$/u, 'before'],
  [/(?:^| )from the (?:start|beginning) of$/u, 'since'],
  [/(?:^| )(?:by|until|till|to|at|in|before) the end of$/u, 'by'],
  [/(?:^| )(?:from|starting|as of|since|starting (?:in|with|from)|(?:starts?|begins?|beginning|joins?) (?:in|with|from|at)|onwards? from)$/u, 'since'],
  [/(?:^| )(?:before|earlier than|ahead of|prior to|sooner than)$/u, 'before'],
  [/(?:^| )(?:after|beyond|following|behind)$/u, 'after'],
  [/(?:^| )(?:by|until|till|no later than)$/u, 'by'],
  [/(?:^| )(?:in|during|for|into|of|to|on|within|throughout)$/u, 'in'],
]
const FINISHED = /(?:^| )(?:finish(?:ed)?|done|complete[d]?|ready|shipped|delivered|(?:go|goes|going|be|is|are|gets?) live|closed)(?: |$)/u

/** How the words before the sprint, and the few behind it, tie something to it. */
function relationOf(leftKeys: readonly string[], rightKeys: readonly string[]): Relation | null {
  const left = leftKeys.filter((key) => !/^(?:the|our|whole|entire|very|only|just)$/u.test(key) || key === 'the' && /^(?:start|beginning|end)$/u.test(leftKeys[leftKeys.indexOf(key) + 1] ?? '')).join(' ')
  const found = RELATIONS.find(([pattern]) => pattern.test(left))?.[1] ?? null
  const isNegated = NEGATED.test(left)
  if (found === 'before' && isNegated) return 'since'
  if (found === 'since' && isNegated) return 'before'
  if (found === 'after' && isNegated) return 'by'
  if (found === 'in') return isNegated ? 'not-in' : FINISHED.test(left) ? 'by' : 'in'
  if (found !== null) return found
  return leftKeys.every((key) => key === 'the') && /^(?:(?:is|are) (?:only |all )?(?:for|about|reserved)|covers?|focus(?:es)?|delivers?|ends with)\b/u.test(rightKeys.slice(0, 3).join(' ')) ? 'in' : null
}

function readStatement(context: ReadingContext, { sprint, segment, days }: Statement): void {
  const left = { from: segment.from, to: sprint.from }
  // 'pilot with finance (sprint 2)'.
  const isAlone = segment.lead === '(' && sprint.from === segment.from && sprint.to === segment.to
  const relation = isAlone ? 'in' : relationOf(keysOf(context, left), keysOf(context, { from: sprint.to, to: segment.to }))
  const thing = relation === null ? null : thingOf(context, { sprint, segment })
  if (relation === null || thing === null) return
  const person = [...context.people].find((name) => name === thing.label) ?? null
  if (person !== null) return readPresence(context, { person, relation, days, words: thing.words })
  addRelation(context, { relation, label: thing.label, days, words: thing.words })
  claim(context, sprint)
}

/** 'Ana joins in sprint 2': away until then. */
function readPresence(context: ReadingContext, { person, relation, days, words }: { person: string; relation: Relation; days: DaySpan; words: Words }): void {
  if (relation !== 'since' || days.first <= context.today) return
  const spans = [{ first: context.today, last: days.first - 1 }]
  addReading(context, words, { value: { kind: 'exclusion', days: { spans }, windows: [], person }, text: `${person} away ${describePattern({ spans })}` })
  claim(context, words)
}

function addRelation(context: ReadingContext, { relation, label, days, words }: { relation: Relation; label: string; days: DaySpan; words: Words }): void {
  const appliesTo = { labels: [label] }
  if (relation === 'not-in') {
    addReading(context, words, { value: { kind: 'exclusion', days: { spans: [days] }, windows: [], person: null }, appliesTo, text: `No ${label} ${describeSpan(days)}` })
  } else if (relation === 'by' || relation === 'before') {
    const latest = (relation === 'by' ? days.last + 1 : days.first) * MINUTES_PER_DAY
    addReading(context, words, { value: { kind: 'deadline', latest, event: null }, appliesTo, text: `${label} done by ${describeDay(latest / MINUTES_PER_DAY - 1)}` })
  } else {
    const first = relation === 'after' ? days.last + 1 : days.first
    const last = relation === 'in' ? days.last : null
    addReading(context, words, { value: { kind: 'horizon', first, last }, appliesTo, text: `${label}: ${last === null ? `from ${describeDay(first)}` : describeSpan(days)}` })
  }
}

const TAILS = /^(?:only|just|must|should|has|have|needs?|can|can't|cannot|may|shall|will|won't|is|are|isn't|aren't|starts?|begins?|belongs?|goes?|waits?|happens?|comes?|runs?|not|no|never|don't|doesn't|from|in|during|before|after|by|until|till|within|for|as|at|into|throughout|joins?|starting|beginning)$/u
const HEADS = /^(?:no|not|never|nothing|only|don't|do|start|begin|keep|leave|save|schedule|put|plan|finish|complete|have|get|we|i|let's|move|place|and|but|the|run|cannot|can't|please|hold|off|on|with)$/u

/** What the sprint is said of: the words before it, the item before the comma or bracket, or the words behind it. */
function thingOf(context: ReadingContext, { sprint, segment }: Omit<Statement, 'days'>): { label: string; words: Words } | null {
  const left = ownWords(context, { from: segment.from, to: sprint.from })
  const before = left ? labelOf(context, left, 4) : null
  if (before !== null && !isWholePlan(before)) return { label: before, words: { from: segment.from, to: sprint.to } }
  const behind = labelOf(context, ownWords(context, { from: sprint.to, to: segment.to }) ?? { from: sprint.to, to: sprint.to }, 4)
  if (behind !== null && !isWholePlan(behind)) return { label: behind, words: { from: segment.from, to: segment.to } }
  const place = context.segments.indexOf(segment)
  const [earlier, later] = [context.segments[place - 1], context.segments[place + 1]]
  const own = earlier?.sentence === segment.sentence && earlier.to - earlier.from <= 5 && /^(?:[,(-]|but|and|though)$/u.test(segment.lead) ? labelOf(context, earlier, 4) : null
  if (own !== null) return { label: own, words: { from: earlier!.from, to: sprint.to } }
  const next = later?.sentence === segment.sentence && /^[,:]$/u.test(later.lead) && !hasTime(context, later) ? labelOf(context, later, 4) : null
  return next === null ? null : { label: next, words: { from: segment.from, to: later!.to } }
}

/** Without what leads to a thing ('start …', 'no …') and what follows it ('… can't begin earlier than'). */
function ownWords(context: ReadingContext, { from, to }: Words): Words | null {
  const keys = keysOf(context, { from, to })
  let start = 0
  while (start < keys.length && (HEADS.test(keys[start]!) || keys[start] === 'covers' || /^(?:is|are|for|about)$/u.test(keys[start]!))) start += 1
  const tail = keys.findIndex((key, index) => index > start && TAILS.test(key))
  return start >= keys.length ? null : { from: from + start, to: tail < 0 ? to : from + tail }
}
