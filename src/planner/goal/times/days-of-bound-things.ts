import type { Weekday } from '../../time/calendar-time.ts'
import { describePattern } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, isClaimed, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** What binds a thing to its days, with the verb behind it. */
const BOUND = /(?:^| )(?:(?:has|have|needs?) to(?: only)?|must(?: only)?|(?:can|may|should) only|(?:is|are) only to) (?:only )?(?:(?:be (?:run|done|held|made|started|executed|carried out|sent|printed))|run|happen|take place|go out|go live|start|be)(?: only)? (?:(?:on|at|in|over|during) )?(?:(?:a|the|any|one) )?$/u
const OWN = /^(?:i|we|they|he|she|you|everyone|everybody|team|nobody|people)$/u
const WEEKEND: Weekday[] = [6, 7]
const MOST_WORDS_OF_THING = 10

/** 'The reindex has to run on a weekend', 'full reindex, which can only run on Sundays', 'full reindex (must run at weekends)': days of one thing, and none of the plan's. */
export function readBoundThings(context: ReadingContext): void {
  if (context.plannerType !== 'sprint' || context.language !== 'en') return
  for (const segment of context.segments) {
    if (isClaimed(context, segment)) continue
    const days = daysAtEnd(context, segment)
    const before = days ? `${keysOf(context, { from: segment.from, to: days.from }).join(' ')} ` : ''
    const said = BOUND.exec(before)
    const thing = days && said ? thingOf(context, segment, said.index === 0 ? 0 : before.slice(0, said.index).trim().split(' ').length) : null
    if (!days || thing === null) continue
    const pattern = { weekdays: days.weekdays }
    addReading(context, segment, { value: { kind: 'availability', days: pattern, windows: [], person: null }, appliesTo: { labels: [thing] }, text: `${thing}: ${describePattern(pattern)}` })
    claim(context, segment)
  }
}

/** The days of the week, or the weekend, that a clause ends with. */
function daysAtEnd(context: ReadingContext, { from, to }: Segment): { from: number; weekdays: Weekday[] } | null {
  const { tokens } = context.source
  if (/^weekends?$/u.test(tokens[to - 1]!.key)) return { from: to - 1, weekdays: WEEKEND }
  const group = context.groups.find((other) => other.from > from && other.to === to)
  const weekdays = group?.entries.length === 1 && group.entries[0]!.windows.length === 0 && group.entries[0]!.spans.length === 0 ? group.entries[0]!.weekdays : null
  return group && weekdays ? { from: group.from, weekdays } : null
}

/** Behind 'which', or in brackets, the part before it; else the words before the verb. */
function thingOf(context: ReadingContext, segment: Segment, words: number): string | null {
  const first = context.source.tokens[segment.from]!.key
  const before = context.segments[context.segments.indexOf(segment) - 1]
  const isBehind = words === 0 && segment.lead === '(' || words === 1 && /^(?:which|that)$/u.test(first)
  const thing: Words | undefined = isBehind ? (before?.sentence === segment.sentence ? before : undefined) : { from: segment.from, to: segment.from + words }
  if (!thing || thing.to <= thing.from || thing.to - thing.from > MOST_WORDS_OF_THING || !isBehind && (OWN.test(first) || [...context.people].some((name) => name.toLowerCase().split(' ')[0] === first))) return null
  return labelOf(context, thing, 9)
}
