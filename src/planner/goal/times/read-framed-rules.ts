import type { ClockWindow, DayNumber, DaySpan, Weekday } from '../../time/calendar-time.ts'
import { NO_END_DAYS } from '../../time/calendar-time.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { plansTrip } from './elsewhere.ts'
import type { TimeEntry } from './time-entries.ts'
import type { TimeGroup } from './time-groups.ts'

/** A stretch of the plan's days, and what holds in it alone: 'in February | only | after 7pm'. */
type FramedRule = { frame: DaySpan; rule: TimeEntry[]; isOnly: boolean; words: Words; groups: TimeGroup[] }

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const DAY_SECONDS = 86_400
const ONLY = /^(?:only|just|solely|exclusively|nur|lediglich|solo|solamente|unicamente|seulement|uniquement|apenas|somente)$/u
const NOT = /^(?:not|no|never|nothing|none|nicht|nichts|kein|keine|keinen|nie|nada|nunca|ni|pas|rien|jamais|nao)$/u
/** Words between a stretch and its rule that name nothing else. */
const FILLER = /^(?:,|-|–|:|i|i'm|im|i've|we|we're|am|are|is|it|it's|can|could|do|have|got|free|available|there|time|please|but|then|and|so|be|on|at|in|anything|ich|wir|kann|können|konnen|habe|zeit|puedo|podemos|peux|pouvons|posso|tengo|tenho|ai|am|an|bitte)$/u
/** Words before a stretch in its clause. */
const BEFORE_FRAME = /^(?:and|but|so|for|the|first|during|over|also|then|in|im|in den|die|ersten|las|primeras|os|les)$/u
const LONGEST_GAP = 7

/**
 * 'In February only after 7pm', 'the first two weeks only on Saturdays', 'in January not before 18:00': a rule for a part of
 * the plan. What it leaves is taken away from those days; before and after them nothing changes.
 */
export function readFramedRules(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const before = context.readings.length
  for (const [index, group] of context.groups.entries()) {
    if (isClaimed(context, group)) continue
    const found = framedRule(context, group, index)
    if (found) addFramedRule(context, found)
    else if (context.readings.length > before) claimReturn(context, group, index)
  }
}

function framedRule(context: ReadingContext, group: TimeGroup, index: number): FramedRule | null {
  const frame = frameOf(context, group, index)
  if (frame === null) return null
  const [, own] = group.expressions
  if (own) return group.expressions.length === 2 && /^(?:not|no|only|nicht|nur|no antes|pas) /iu.test(own.words) ? { frame, rule: [{ ...group.entries.at(-1)!, spans: [] }], isOnly: true, words: group, groups: [group] } : null
  const next = context.groups[index + 1]
  if (!next || isClaimed(context, next)) return null
  const between = keysOf(context, { from: group.to, to: next.from })
  const sign = between.find((key) => ONLY.test(key) || NOT.test(key)) ?? ''
  const behind = context.source.tokens[next.to]?.key ?? ''
  const isOnly = ONLY.test(sign) || ONLY.test(behind)
  if (!isOnly && !NOT.test(sign) || between.length > LONGEST_GAP || between.some((key) => key !== sign && !FILLER.test(key))) return null
  const isLength = next.expressions[0]!.duration !== null
  if (isLength) return isOnly ? { frame, rule: [], isOnly, words: group, groups: [group] } : null
  const isRule = next.entries.length > 0 && next.entries.every(({ spans, weekdays, windows, everyWeeks, ofMonth }) => spans.length === 0 && everyWeeks <= 1 && ofMonth === null && (weekdays !== null || windows.length > 0))
  if (!isRule) return null
  // 'From 15 February, only at weekends' says when the plan starts.
  const { bound, days } = group.expressions[0]!
  // The days of a trip are not a part of it: 'five days in Porto, 3 to 7 May, never before 9'.
  if (between[0] === ',' && (bound !== null || days?.grain === 'range' && plansTrip(context))) return null
  return { frame, rule: next.entries, isOnly, words: { from: group.from, to: ONLY.test(behind) ? next.to + 1 : next.to }, groups: [group, next] }
}

/** The days of a stretch that is not the plan's own: behind what the plan is, and behind its bounds where it has an open end. */
function frameOf(context: ReadingContext, group: TimeGroup, index: number): DaySpan | null {
  const segment = segmentAt(context, group.from)
  const before = context.groups[index - 1]
  // The full stop of 'by June. in July only …' may be taken for that of a short month.
  const start = before && before.expressions.at(-1)!.words.endsWith('.') ? before.to : segment?.from ?? group.from
  if (segment === null || !keysOf(context, { from: Math.max(start, segment.from), to: group.from }).every((key) => BEFORE_FRAME.test(key))) return null
  const isBounded = context.groups.slice(0, index).some(({ expressions }) => expressions.some(({ days, duration }) => days !== null || (duration?.high ?? 0) >= 7 * DAY_SECONDS))
  const [own] = group.expressions
  const { days, duration, bound, clock, recurrence } = own!
  if (index === 0 && segment.sentence === 0 || clock !== null || recurrence !== null) return null
  const isFirst = /^(?:first|ersten|primeras|primeros|premieres|primeiras)$/u.test(context.source.tokens[group.from - 1]?.key ?? '')
  if (duration !== null) {
    const start = startOfPlan(context)
    return isFirst && duration.high >= 3 * DAY_SECONDS ? { first: start, last: start + Math.round(duration.high / DAY_SECONDS) - 1 } : null
  }
  if (days === null || days.last < context.today) return null
  if (bound === 'since' || bound === 'after') return isBounded ? { first: days.first, last: days.first + NO_END_DAYS } : null
  if (bound === 'until' || bound === 'before') return isBounded ? { first: context.today, last: bound === 'before' ? days.first - 1 : days.last } : null
  return bound === null && days.grain !== 'day' && days.grain !== 'weekend' && days.last > days.first && (isBounded || segment.sentence > 0) ? { first: days.first, last: days.last } : null
}

function startOfPlan({ groups, today }: ReadingContext): DayNumber {
  const stated = groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days !== null)?.expressions[0]!.days?.first
  return stated !== undefined && stated > today ? stated : today
}

function addFramedRule(context: ReadingContext, { frame, rule, isOnly, words, groups }: FramedRule): void {
  for (const group of groups) claim(context, group)
  claimHeading(context, words.from)
  const spans = [frame]
  const exclude = (days: { weekdays?: Weekday[] }, windows: ClockWindow[]) => {
    const pattern = { ...days, spans }
    addReading(context, words, { value: { kind: 'exclusion', days: pattern, windows, person: null }, text: `Nothing on ${describePattern(pattern)}${describeWindows(windows)}` })
  }
  if (!isOnly) {
    for (const { weekdays, windows } of rule) exclude(weekdays ? { weekdays } : {}, windows)
    return
  }
  const open = new Set(rule.flatMap(({ weekdays }) => weekdays ?? EVERY_DAY))
  const closed = EVERY_DAY.filter((day) => !open.has(day))
  if (rule.length > 0 && closed.length > 0) exclude({ weekdays: closed }, [])
  for (const { weekdays, windows } of rule) {
    const rest = windows.length > 0 ? outside(windows) : []
    if (rest.length > 0) exclude(weekdays ? { weekdays } : {}, rest)
  }
}

function outside(windows: readonly ClockWindow[]): ClockWindow[] {
  const edges = [0, ...windows.toSorted((a, b) => a.from - b.from).flatMap(({ from, to }) => [from, to]), 1440]
  return edges.flatMap((from, index) => (index % 2 === 0 && edges[index + 1]! > from ? [{ from, to: edges[index + 1]! }] : []))
}

/** The half term of 'during half term, 15 to 19 February, only after 8': what the stretch is called. */
function claimHeading(context: ReadingContext, from: number): void {
  const segment = segmentAt(context, from)
  const heading = segment?.from === from ? context.segments[context.segments.indexOf(segment) - 1] : undefined
  if (heading && heading.sentence === segment!.sentence && heading.to - heading.from <= 5 && /^(?:during|over|in|at|wahrend|durante|pendant)$/u.test(context.source.tokens[heading.from]!.key)) claim(context, heading)
}

/** 'after that any day is fine', 'from February on mornings are OK too', behind a rule for a stretch: as before it. */
function claimReturn(context: ReadingContext, group: TimeGroup, index: number): void {
  const segment = segmentAt(context, group.from)
  if (segment === null) return
  const said = keysOf(context, segment).join(' ')
  const isAfter = /^(?:and |but )?(?:after that|afterwards?|then|thereafter|from then on|danach|despues|luego|ensuite|apres|depois)\b/u.test(said) || group.expressions[0]!.bound === 'since' && group.from === segment.from
  if (!isAfter || !/(?:^| )(?:any ?time|any|every|all|whenever|ok|okay|fine|too|as well|possible|again|egal|cualquier|n'importe|qualquer)(?: |$)/u.test(said)) return
  for (const other of context.groups.slice(index)) if (other.to <= segment.to) claim(context, other)
  claim(context, segment)
}
