import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Weekday } from '../../time/calendar-time.ts'
import { describeDay, describePattern, describeWindows } from '../describe.ts'
import { stems } from '../matcher.ts'
import { addReading, keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { isNothingOfItsOwn } from './activity-of-time.ts'
import type { TimeGroup } from './time-groups.ts'

/** What follows the hours, in the spelling of wordKey: 'is money night', 'are for decluttering', "c'est soirée papiers", 'son para eso'. */
const CALLED: readonly RegExp[] = [
  /^(?:is|are|will be|=|shall be|'s) (?:(?:our|my|the) )?(?<label>(?:(?!for |when |not )\p{L}+ ){1,3}?)(?:nights?|time|hours?|evenings?|mornings?|afternoons?|sessions?|slots?|days?)(?= |$)/u,
  /^(?:is|are|will be) (?:reserved |set aside |kept )?for (?<label>(?:the |our |my )?\p{L}+(?: \p{L}+){0,2})$/u,
  /^(?:ist|sind) (?:(?:unser|unsere|mein|meine|der|die|das) )?(?<label>\p{L}+?)(?:abende?|zeit|stunden?|nacht|nachmittage?|vormittage?|tage?)(?= |$)/u,
  /^(?:ist|sind) (?:fur )?(?<label>dafur|daran|(?:(?:den|die|das|unser\p{L}*|mein\p{L}*) )?\p{L}+)$/u,
  /^(?:es|son) (?:(?:la|el|nuestr[ao]|mi) )?(?:noche|tarde|hora|rato|manana|tiempo) (?:de|del|para) (?<label>(?:(?:el|la|los|las) )?\p{L}+)/u,
  /^(?:es|son) para (?<label>(?:(?:el|la|los|las|mis|nuestr[ao]s?) )?\p{L}+)$/u,
  /^,? ?(?:c'est|ce sont|est|sont) (?:(?:la|le|notre|ma|mon|nos) )?(?:soirees?|heures?|moments?|matinees?|temps) (?:(?:de|du|des) )?(?<label>\p{L}+)/u,
  /^(?:e|sao) (?:a |o )?(?:noite|hora|tarde|manha|tempo) (?:de|do|da|dos|das) (?<label>\p{L}+)/u,
  /^(?:e|sao) para (?<label>(?:o|a|os|as )?\p{L}+)$/u,
]
const POINTS = /^(?:this|that|it|these|them|eso|esto|ello|dafur|daran|isso|isto|cela|ca)$/u
/** Sittings that one thing of a list fills. */
const LONGEST_SITTING = 120
const FEWEST_ITEMS = 3

/** 'Every Monday 8-9pm is money night: budget, debts, wills', where it is the goal's: hours of the plan, and one thing of the list in each. */
export function readNightsOfGoal(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const group of context.groups) {
    const [entry] = group.entries
    const segment = segmentAt(context, group.from)
    const weekdays = group.entries.length === 1 && entry!.windows.length > 0 && entry!.everyWeeks === 1 && entry!.ofMonth === null ? weekdaysOf(group) : []
    if (weekdays.length === 0 || segment === null || segment.from === 0 || !keysOf(context, { from: segment.from, to: group.from }).every((key) => /^(?:and|so|on|los|el|le|tous|les|o|aos|an|am)$/u.test(key))) continue
    const behind = context.segments[context.segments.indexOf(segment) + 1]
    // 'Tous les mardis de 20h à 21h, c'est soirée papiers'.
    const isSplit = context.language === 'fr' && behind !== undefined && behind.sentence === segment.sentence && segment.to === group.to
    const called = calledBehind(context, { from: group.to, to: isSplit ? behind.to : segment.to })
    const listed = called === null ? 0 : itemsBehind(context, segment)
    if (called === null || !isOfGoal(context, { label: called.label, segment }) && listed < FEWEST_ITEMS) continue
    addHours(context, group, { to: called.to, listed, weekdays })
    readFrame(context, group, called.to)
  }
}

function calledBehind(context: ReadingContext, { from, to }: Words): { label: string; to: number } | null {
  const keys = keysOf(context, { from, to })
  const said = CALLED.map((pattern) => pattern.exec(keys.join(' '))).find((match) => match !== null)
  return said ? { label: said.groups!['label']!.trim(), to: from + said[0].trim().split(' ').length } : null
}

/** What the goal is called, or a word for the work on anything. */
function isOfGoal({ prompt, source: { tokens } }: ReadingContext, { label, segment }: { label: string; segment: Segment }): boolean {
  const goal = stems(prompt.slice(0, tokens[segment.from]!.start))
  const own = stems(label).filter((stem) => stem.length > 3)
  return POINTS.test(label) || isNothingOfItsOwn(label) || own.length > 0 && own.every((stem) => goal.some((word) => word.startsWith(stem.slice(0, Math.max(4, stem.length - 3)))))
}

/** How many things stand behind the colon of its sentence. */
function itemsBehind(context: ReadingContext, segment: Segment): number {
  const sentence = sentenceOf(context, segment)
  const colon = sentence.findIndex(({ lead, from }) => from > segment.from && /^[:-]$/u.test(lead))
  return colon < 0 ? 0 : sentence.slice(colon).filter(({ lead }) => /^[:,-]$/u.test(lead)).length
}

/** Its days; 'Sunday 5-6pm is admin hour' speaks of each. */
function weekdaysOf({ entries, expressions }: TimeGroup): Weekday[] {
  const lone = expressions.length === 1 ? expressions[0]!.days?.bareWeekday ?? null : null
  return entries[0]!.weekdays ?? (lone === null ? [] : [lone])
}

function addHours(context: ReadingContext, group: TimeGroup, { to, listed, weekdays }: { to: number; listed: number; weekdays: Weekday[] }): void {
  const { windows } = group.entries[0]!
  const words = { from: group.from, to }
  const minutes = windows[0]!.to - windows[0]!.from
  const days = { weekdays }
  const text = `${describePattern(days)}${describeWindows(windows)}`
  const isOneEach = listed >= FEWEST_ITEMS && windows.length === 1 && minutes <= LONGEST_SITTING
  if (isOneEach) addReading(context, words, { value: { kind: 'rhythm', title: null, count: weekdays.length, per: 'week', atLeast: false, everyDays: null, days, windows, minutes }, text: `Sessions: ${text}` })
  else addReading(context, words, { value: { kind: 'availability', days, windows, person: null }, text })
  context.claimed.fill(1, words.from, words.to)
}

/** '…, Jan 11 until the end of March', '… from 15 January until mid March': between which days. */
function readFrame(context: ReadingContext, group: TimeGroup, to: number): void {
  let end = to
  for (const next of context.groups.slice(context.groups.indexOf(group) + 1)) {
    const [first] = next.expressions
    const isDated = next.expressions.length === 1 && first!.days !== null && first!.days.bareWeekday === null && (next.from < to || (first!.clock?.from ?? null) === null) && first!.duration === null
    if (!isDated || next.from - end > 1 || next.from >= end && next.from > end && context.source.tokens[end]!.key !== ',') return
    addFrame(context, next)
    context.claimed.fill(1, next.from, next.to)
    end = next.to
  }
}

function addFrame(context: ReadingContext, group: TimeGroup): void {
  const { days, bound } = group.expressions[0]!
  const { first, last } = days!
  if (bound === 'until' || bound === 'by') addReading(context, group, { value: { kind: 'deadline', latest: (last + 1) * MINUTES_PER_DAY, event: null }, text: `Done by ${describeDay(last)}` })
  else addReading(context, group, { value: { kind: 'horizon', first, last: bound === null && last > first ? last : null }, text: `From ${describeDay(first)}` })
}
