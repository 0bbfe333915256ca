import { MINUTES_PER_DAY } from '../time/calendar-time.ts'
import type { DayNumber } from '../time/calendar-time.ts'
import type { DayPattern } from './brief.ts'
import { describeDay, describeMoment, describePattern, describeSpan, describeWindows } from './describe.ts'
import { labelOf } from './labels.ts'
import { personIn } from './read-people.ts'
import { addReading, claim, isClaimed, sentenceOf } from './reading-context.ts'
import type { ReadingContext, Words } from './reading-context.ts'
import { isSaid, isWholePlan, matcherOf, surroundingsOf } from './surroundings.ts'
import type { Surroundings } from './surroundings.ts'
import { patternOf } from './time-groups.ts'
import type { TimeEntry, TimeGroup } from './time-groups.ts'
import { pointOf } from './clock-windows.ts'

/** Types what no more special rule has claimed: bounds, days off, busy times, events, availability, rhythms. */
export function readTimes(context: ReadingContext): void {
  for (const group of context.groups) {
    if (isClaimed(context, group)) continue
    const around = surroundingsOf(context, group)
    const [first] = group.expressions
    if (first!.duration || first!.momentFromNow !== null || first!.recurrence?.amount || first!.recurrence?.count) continue
    if (first!.bound && first!.days) readBound(context, group, around)
    else for (const entry of group.entries) readEntry(context, group, { entry, around })
    warnOfWeekday(context, group)
    claim(context, group)
  }
}

function warnOfWeekday(context: ReadingContext, group: TimeGroup): void {
  for (const { days, words } of group.expressions) {
    if (days?.saidWeekday) context.questions.push(`'${words}' is a ${describeDay(days.first).slice(0, 3)}; the date is used.`)
  }
}

function wordsAround(context: ReadingContext, group: TimeGroup, around: Surroundings): Words {
  const from = around.leftKeys.length > 0 && around.leftKeys.length <= 12 ? around.left.from : group.from
  return { from, to: around.right.to > group.to && around.right.to - group.to <= 8 ? around.right.to : group.to }
}

/** 'by 1 April', 'before 14 Feb', 'starting Monday', 'until Friday', 'from week 4 on'. */
function readBound(context: ReadingContext, group: TimeGroup, around: Surroundings): void {
  const [expression] = group.expressions
  const days = expression!.days!
  const point = expression!.clock ? pointOf(expression!.clock, context.is24) : null
  const words = wordsAround(context, group, around)
  if (expression!.bound === 'since' || expression!.bound === 'after') {
    const first = expression!.bound === 'after' ? days.last + 1 : days.first
    addReading(context, words, { value: { kind: 'horizon', first, last: null }, text: `Start on ${describeDay(first)}` })
    return
  }
  const latest = latestOf(expression!.bound!, days, point)
  const matcher = matcherOf(context, around.left.to > around.left.from ? around.left : around.right)
  const isFirstClause = around.segment?.from === 0
  addReading(context, words, {
    value: { kind: 'deadline', latest, event: null }, appliesTo: isFirstClause ? null : matcher,
    text: `${matcher ? `${matcher.labels[0]} d` : 'D'}one by ${describeMoment(latest)}`,
  })
}

/** 'by' and 'until' include the day; 'before' does not. */
function latestOf(bound: string, days: { first: DayNumber; last: DayNumber }, point: number | null): number {
  if (point !== null) return days.first * MINUTES_PER_DAY + point
  return bound === 'before' ? days.first * MINUTES_PER_DAY : (days.last + 1) * MINUTES_PER_DAY
}

type EntryInput = { entry: TimeEntry; around: Surroundings }

function readEntry(context: ReadingContext, group: TimeGroup, { entry, around }: EntryInput): void {
  const words = wordsAround(context, group, around)
  const days = patternOf(entry, anchorOf(context, entry))
  const person = personIn(context, around.left)
  const input = { entry, around, days, person, words, group }
  if (isExclusion(entry, around)) return readExclusion(context, input)
  if (isRepeating(entry)) return readRepeating(context, input)
  if (entry.spans.length > 0) return readDated(context, input)
  return readDailyWindow(context, input)
}

type Typed = EntryInput & { days: DayPattern; person: string | null; words: Words; group: TimeGroup }

function isRepeating(entry: TimeEntry): boolean {
  return entry.weekdays !== null || entry.isDaily || entry.nthOfMonth !== null
}

function anchorOf(context: ReadingContext, entry: TimeEntry): DayNumber {
  const start = context.groups.find(({ expressions: [first] }) => first!.bound === 'since' && first!.days)?.expressions[0]!.days?.first ?? context.today
  if (entry.weekdays === null) return start
  return start
}

function isExclusion(entry: TimeEntry, around: Surroundings): boolean {
  return isSaid(around, 'never') || isSaid(around, 'away') || isSaid(around, 'keepFree')
}

function readExclusion(context: ReadingContext, { entry, days, person, words, around }: Typed): void {
  const label = excludedLabel(context, around)
  addReading(context, words, {
    value: { kind: 'exclusion', days, windows: entry.windows, person }, appliesTo: label === null ? null : { labels: [label] },
    text: `${person ?? 'Nothing'}${person ? ' not' : ''} on ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
}

/** 'no running', 'no deploys or cutover': what is meant by a 'no' right before it. */
function excludedLabel(context: ReadingContext, around: Surroundings): string | null {
  const at = [...around.leftKeys, ...around.rightKeys].indexOf('no')
  if (at < 0) return null
  const start = at < around.leftKeys.length ? around.left.from + at + 1 : around.right.from + at - around.leftKeys.length + 1
  const end = at < around.leftKeys.length ? around.left.to : around.right.to
  const label = labelOf(context, { from: start, to: end }, 2)
  return label === null || isWholePlan(label) ? null : label
}

function readRepeating(context: ReadingContext, typed: Typed): void {
  const { entry, around, days, person, words } = typed
  const label = labelOf(context, around.left)
  if (isSaid(around, 'busy') && !isSaid(around, 'only') && !isSaid(around, 'can')) {
    addReading(context, words, {
      value: { kind: 'commitment', title: label ?? 'Busy', days, windows: entry.windows, person, inPlan: false },
      text: `${person ?? 'You'} busy ${describePattern(days)}${describeWindows(entry.windows)}`,
    })
    return
  }
  const isOpen = isSaid(around, 'only') || isSaid(around, 'can') || label === null || isWholePlan(label)
  if (isOpen || entry.point === null && entry.windows.length > 0 && label === null) {
    addReading(context, words, {
      value: { kind: 'availability', days, windows: entry.windows, person }, strength: isSaid(around, 'wish') ? 'soft' : 'hard',
      text: `${describePattern(days)}${describeWindows(entry.windows)}`,
    })
    return
  }
  addReading(context, words, {
    value: { kind: 'rhythm', title: label, count: null, per: 'week', atLeast: false, everyDays: null, days, windows: windowsAt(entry), minutes: null },
    appliesTo: { labels: [label] }, text: `${label}: ${describePattern(days)}${describeWindows(entry.windows)}`,
  })
}

function windowsAt(entry: TimeEntry): TimeEntry['windows'] {
  return entry.windows
}

/** Dates: an event when it has a name or a time, else the days of the plan. */
function readDated(context: ReadingContext, { entry, around, days, person, words }: Typed): void {
  const label = labelOf(context, around.left) ?? labelOf(context, around.right)
  const [span] = entry.spans
  const isStretch = entry.spans.length === 1 && span!.last > span!.first
  if (isSaid(around, 'busy') && person !== null) {
    addReading(context, words, { value: { kind: 'commitment', title: label ?? 'Busy', days, windows: entry.windows, person, inPlan: false }, text: `${person} busy ${describePattern(days)}${describeWindows(entry.windows)}` })
    return
  }
  if (isStretch && entry.windows.length === 0) {
    addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, text: `From ${describeSpan(span!)}` })
    return
  }
  const window = entry.windows[0] ?? null
  for (const day of entry.spans) {
    addReading(context, words, {
      value: { kind: 'event', title: label ?? 'Event', days: day, from: entry.point ?? window?.from ?? null, to: window?.to ?? null, place: null, person },
      text: `${label ?? 'Event'}: ${describeSpan(day)}${describeWindows(entry.windows)}`,
    })
  }
}

/** Times of day without days: windows of every day, or of the days named before in the same sentence. */
function readDailyWindow(context: ReadingContext, { entry, around, words }: Typed): void {
  if (entry.windows.length === 0) return
  const matcher = matcherOf(context, around.left)
  addReading(context, words, {
    value: { kind: 'availability', days: {}, windows: entry.windows, person: null }, appliesTo: isSaid(around, 'can') ? null : matcher,
    strength: isSaid(around, 'wish') ? 'soft' : 'hard', text: `${matcher ? `${matcher.labels[0]}: ` : 'Every day'}${describeWindows(entry.windows)}`,
  })
}

export function isAlone(context: ReadingContext, around: Surroundings): boolean {
  return around.segment !== null && sentenceOf(context, around.segment).length === 1
}
