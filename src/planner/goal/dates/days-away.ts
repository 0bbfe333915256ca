import { parseNumber } from '../../time/grammar/parse-number.ts'
import type { DaySpan } from '../../time/calendar-time.ts'
import { hasCue } from '../cues.ts'
import { describeSpan } from '../describe.ts'
import { CLAUSE_JOINT } from '../joining-words.ts'
import { addReading, claim, isClaimed, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TypedTime } from '../surroundings.ts'
import { barredForSoLong } from '../scope/barred-for-so-long.ts'
import { isBehindGoal, plansTrip } from '../times/elsewhere.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const SECONDS_PER_DAY = 86_400
const DAYS_PER_WEEK = 7
/** Furthest that the days of one absence stand apart, in tokens. */
const MOST_BETWEEN = 12

/** 'we fly to Tenerife on', 'leaving for Rome', 'off to Wales on'. */
const LEAVES = /^(?:(?:but|and|also|because|as|since|then) )*(?:(?:i|we)(?: will|'ll| have to)? |i'm |we're |i am |we are )?(?:fly|flying|leave|leaving|drive|driving|travel|travelling|traveling|go|going|head|heading|depart|departing|set off|off|sail|sailing|away|gone|out)(?= |$)/u
const COMES_BACK = /(?:^| )(?:back|home|return|returns|returning|land|landing)(?: (?:home|here|in \p{L}+|from \p{L}+))*(?: (?:on|by|late on|early on))*$/u

/** 'We fly to Crete on 10 May and are back on the 17th', 'off to Wales on 5 March for a week': the days between. */
export function addTripBetween(context: ReadingContext, { entry, group, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const isLeaving = around.segment !== null && isBehindGoal(context, around.segment) && LEAVES.test(around.leftKeys.join(' ')) && entry.spans.length === 1 && entry.point === null && span!.first === span!.last
  const next = isLeaving ? context.groups.find(({ from }) => from >= group.to) : undefined
  if (!next || next.from - group.to > MOST_BETWEEN || context.plannerType !== 'calendar' || plansTrip(context)) return false
  const last = dayOfReturn(context, { from: group.to, to: next.from }, next) ?? lastOfLength(context, next, { first: span!.first, end: group.to })
  if (last === null || last < span!.first) return false
  const days = { first: span!.first, last }
  claim(context, next)
  addDaysOff(context, { from: words.from, to: next.to }, days)
  return true
}

function dayOfReturn(context: ReadingContext, between: Words, { expressions: [back] }: TimeGroup): number | null {
  const days = back!.days
  const isBack = days?.grain === 'day' && (back!.bound === null || back!.bound === 'until' || back!.bound === 'by') && COMES_BACK.test(keysOf(context, between).filter((key) => key !== ',').join(' '))
  return isBack ? days.last : null
}

/** The week of 'on 5 March for a week'. */
export function lastOfLength(context: ReadingContext, next: TimeGroup, { first, end }: { first: number; end: number }): number | null {
  const length = next.expressions[0]!.duration
  const isRightBehind = keysOf(context, { from: end, to: next.from }).every((key) => /^(?:for|on|about|a|the|just|only|-)$/u.test(key))
  return isRightBehind && length !== null && length.high >= SECONDS_PER_DAY ? first + Math.round(length.high / SECONDS_PER_DAY) - 1 : null
}

export function addDaysOff(context: ReadingContext, words: Words, days: DaySpan, things: string[] | null = null): void {
  addReading(context, words, { value: { kind: 'exclusion', days: { spans: [days] }, windows: [], person: null }, appliesTo: things === null ? null : { labels: things }, text: `${things === null ? 'Nothing' : `No ${things.join(', ')}`} on ${describeSpan(days)}` })
}

/** What is said of days after something when they are not for the plan. */
const RESTING = /(?:^| )(?:rest|resting|recover|recovery|recovering|recuperate|off|in bed|out of action|useless|knackered|wiped out|laid up|convalescence|no good)(?: |$)/u
const BEHIND_IT = /^(?:(?:of|to|for|off|rest|recovery|recover|resting|complete|strict|bed|out|work|and|it|completely) )*(?:after|afterwards?|following|to recover|of rest|of recovery|rest|recovery|to rest|off to recover)(?: (?:it|that|this|the \p{L}+))?(?= |$)/u

/** 'Surgery on 12 May and two weeks of rest after it', 'the two days after I am good for nothing': days off behind what was named last. */
export function readRestAfter(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const { tokens } = context.source
  tokens.forEach(({ key }, at) => {
    if (!/^(?:days?|weeks?)$/u.test(key)) return
    const segment = segmentAt(context, at)
    const number = countBefore(context, at)
    const isDated = context.groups.some(({ from, to, expressions }) => from <= at && to > at && expressions.some(({ days, start, end }) => days !== null && !days.isRelative && days.last > days.first && start <= tokens[at]!.start && end >= tokens[at]!.end))
    if (segment === null || number === null || isDated || !isBehindGoal(context, segment)) return
    const words = { from: number.from, to: at + 1 }
    const behind = keysOf(context, { from: at + 1, to: segment.to })
    const before = keysOf(context, { from: segment.from, to: at })
    const isOff = /^(?:no|nothing|none|not)$/u.test(before.find((word) => !CLAUSE_JOINT.test(word)) ?? '') || RESTING.test(behind.join(' ')) || hasCue(behind, 'never') || before.some((key) => key.endsWith("n't") || /^(?:nothing|cannot|unable)$/u.test(key)) || /\b(?:rest|recovery)\b/u.test(before.join(' '))
    if (!isOff || !BEHIND_IT.test(behind.join(' '))) return
    const anchor = lastDayBefore(context, words, segment.sentence)
    if (anchor === null) return
    const length = key.startsWith('week') ? DAYS_PER_WEEK * number.value : number.value
    // 'for three days after it' has been read as the third of them.
    const { start } = context.source.tokens[words.from]!
    // What is said of the days after turns of duty has been read with them.
    if (context.readings.some((reading) => reading.kind === 'exclusion' && reading.start < start && reading.end > start && (reading.days.spans ?? []).some(({ last }) => last === anchor.day && reading.end > start))) return
    context.readings = context.readings.filter((reading) => !(reading.kind === 'exclusion' && reading.start < start && reading.end > start))
    for (const group of context.groups) if (group.from < words.to && group.to > words.from && !isClaimed(context, group)) claim(context, group)
    // 'No lifting for two weeks after that' leaves everything else.
    const said = keysOf(context, { from: segment.from, to: words.from })
    const barred = barredForSoLong(context, said.join(' '))
    addDaysOff(context, { from: barred === null ? words.from : segment.from, to: Math.min(segment.to, at + 1 + MOST_BETWEEN) }, { first: anchor.takesDay ? anchor.day : anchor.day + 1, last: anchor.day + length }, barred)
  })
}

/** What takes its day, unless an hour is said. */
const OPERATIONS = /\b(?:surgery|operation|op|procedure|hospital|extraction|teeth|transplant|general anaesthetic|c-section|caesarean)\b/iu

/** 'two', 'a full', 'the following three'. */
function countBefore(context: ReadingContext, at: number): { from: number; value: number } | null {
  const { tokens } = context.source
  const adjective = /^(?:full|whole|good|solid|entire|complete)$/u.test(tokens[at - 1]?.key ?? '') ? at - 1 : at
  if (/^(?:a|one)$/u.test(tokens[adjective - 1]?.key ?? '')) return { from: adjective - 1, value: 1 }
  const number = adjective > 0 ? parseNumber(context.source, adjective - 1) : null
  return number?.next === adjective && Number.isInteger(number.value) ? { from: adjective - 1, value: number.value } : null
}

/** The last day of what the same sentence or the one before names last. */
function lastDayBefore(context: ReadingContext, { from }: Words, sentence: number): { day: number; takesDay: boolean } | null {
  const { start } = context.source.tokens[from]!
  const first = context.segments.find((segment) => segment.sentence >= sentence - 1)!
  const earliest = context.source.tokens[first.from]!.start
  const named = context.readings.filter((reading) => reading.start >= earliest && reading.end <= start).toSorted((a, b) => b.start - a.start)
  for (const reading of named) {
    if (reading.kind === 'event') return { day: reading.days.last, takesDay: reading.from === null && OPERATIONS.test(reading.title) }
    if (reading.kind === 'exclusion' && reading.days.spans !== undefined) return { day: reading.days.spans.at(-1)!.last, takesDay: false }
  }
  return null
}
