import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { labelOf } from '../labels.ts'
import type { LengthInWords } from '../amounts/lengths-of-items.ts'
import { addReading, keysOf, sentenceOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { splitAtJoints } from '../segments.ts'
import type { Segment } from '../segments.ts'
import { isWholePlan } from '../surroundings.ts'
import { isBehindGoal } from '../times/elsewhere.ts'
import { waitedFor } from '../topics/told-waits.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const DAY = 86_400
/** What is shorter is a pause, or the day itself. */
const SHORTEST_DAYS = 3

/** 'After it I have four weeks to get fit for a 10k', 'then the first month with her: …': how long the plan goes on behind what it leads to, and with what. */
export function addTimeAfter(context: ReadingContext, group: TimeGroup, { duration, around }: LengthInWords): boolean {
  const { segment, left, right } = around
  if (context.plannerType !== 'calendar' || segment === null || !isBehindGoal(context, segment) || duration.high < SHORTEST_DAYS * DAY || group.expressions[0]!.comparison !== null) return false
  const before = keysOf(context, { from: Math.max(left.from, segment.from), to: group.from }).filter((key) => key !== ',').join(' ') + ' '
  const behind = keysOf(context, right).join(' ')
  if (!AFTER_BEFORE.test(before) && !(FIRST_OF_NEW.test(before) && WITH_IT.test(behind)) && !AFTER_BEHIND.test(behind)) return false
  // 'Three coats, then 7 days cure': waited for, with nothing to do meanwhile.
  if (RESTING.test(`${behind} `) || waitedFor(context, group, segment) !== null) return false
  const event = eventNamed(context, group, sentenceOf(context, segment).flatMap((part) => keysOf(context, part)))
  if (event === null) return false
  const words = { from: Math.max(left.from, segment.from), to: Math.max(group.to, right.to) }
  const recurring = rhythmsOf(context, segment)
  const all = workBehind(context, right)
  for (const rhythm of recurring) nameFully(rhythm, all)
  const work = all.filter(({ label }) => recurring.every(({ title }) => title !== label))
  const labels = [...work.map(({ label }) => label), ...recurring.map(({ title }) => title!)]
  const last = event.day + Math.round(duration.high / DAY)
  if (!isEndedBehind(context, group, event.day)) addReading(context, words, { value: { kind: 'horizon', first: null, last }, text: `${GOES_ON} ${event.title} to ${describeDay(last)}` })
  for (const { label, ...part } of work) addReading(context, part, { value: { kind: 'topic', label, list: 0, position: 0, amount: null, minutes: null }, text: label })
  if (labels.length > 0) addReading(context, words, { value: { kind: 'horizon', first: event.day + 1, last: null }, appliesTo: { labels, ofParts: true }, text: `${labels.join(', ')} from ${describeDay(event.day + 1)}` })
  return true
}

type Rhythm = Reading & ReadingOf<'rhythm'>

/** The lessons of 'six weeks of driving lessons until the practical, lessons Saturdays 10-12'. */
function rhythmsOf(context: ReadingContext, segment: Segment): Rhythm[] {
  const sentence = sentenceOf(context, segment)
  const { tokens } = context.source
  const [start, end] = [tokens[sentence[0]!.from]!.start, tokens[sentence.at(-1)!.to - 1]!.end]
  return context.readings.filter((reading): reading is Rhythm => reading.kind === 'rhythm' && reading.title !== null && reading.per === 'week' && reading.start >= start && reading.end <= end)
}

/** The lessons are the driving lessons that the sentence names. */
function nameFully(rhythm: Rhythm, work: readonly { label: string }[]): void {
  const whole = work.find(({ label }) => label.toLowerCase().endsWith(` ${rhythm.title!.toLowerCase()}`))
  if (whole) Object.assign(rhythm, { text: rhythm.text.replace(rhythm.title!, whole.label), title: whole.label, appliesTo: { labels: [whole.label] } })
}

const GOES_ON = 'Goes on behind'

/** Whether a reading is the time behind what the plan leads to, whose parts may be listed behind a colon. */
export function isTimeAfter(reading: Reading, event = ''): boolean {
  return reading.kind === 'horizon' && reading.text.startsWith(`${GOES_ON} ${event}`)
}

/** 'six weeks of lessons until the practical on 6 April': that date is the end. */
function isEndedBehind({ groups, source: { tokens } }: ReadingContext, { to }: Words, day: number): boolean {
  const next = groups.find(({ from }) => from >= to)
  return next !== undefined && next.from - to <= 8 && tokens.slice(to, next.from + 1).some(({ key }) => /^(?:until|till|before|to)$/u.test(key)) && next.expressions.some(({ days }) => days !== null && days.first > day)
}

/** 'I then have another', 'there are still', 'come the first'. */
const HAVE = "(?:(?:i|we|there|it|i've|we've|there's|it's|have|has|had|got|will|are|is|then|still|only|just|about|come|comes|follow|for|another|the|our|my|first|next|further|a) )*"
const NAMED = '(?:it|that|this|which|(?:the|my|our) (?:[\\p{L}-]+ ){1,4}?|[\\p{L}-]{4,})'
/** 'after the test I have', 'then', 'afterwards there are still'. */
const AFTER_BEFORE = new RegExp(`^(?:(?:and|but|so) )?(?:(?:after|following) ${NAMED} ?${HAVE}|(?:then|afterwards?|thereafter) ${HAVE}|(?:i|we) (?:then|afterwards) ${HAVE})$`, 'u')
const AFTER_BEHIND = /^(?:(?:of|for) )?(?:after|afterwards)(?: (?:it|that|this|which|the \p{L}+))?(?= |$)/u
/** 'the first month with the dog', 'our first three weeks at home'. */
const FIRST_OF_NEW = /^(?:(?:and|but|then|also|plus|plan|for) )*(?:the|our|my|her|his|their) first $/u
const WITH_IT = /^(?:with|at home|together|in the new|in our new|as an?|back|there|of (?:life|being))(?= |$)/u

/** Nothing is done then. */
const RESTING = /^(?:completely |all )?(?:off|free|rest|nothing|no (?:work|training|sport)|of(?: complete)? rest|of (?:recovery|holiday))(?: |,)/u

/** What the words name, else what everything is to be ready for, else what was dated last; null when nothing was. */
function eventNamed({ readings, source, today }: ReadingContext, { from }: Words, keys: readonly string[]): { title: string; day: number } | null {
  const { start } = source.tokens[from]!
  const dated = readings.flatMap((reading) => datedIn(reading)).filter(({ day, end }) => end <= start && day > today).toSorted((a, b) => Number(a.title === NAMELESS) - Number(b.title === NAMELESS) || b.end - a.end)
  return dated.find(({ title }) => keys.some((key) => key.length > 3 && title.toLowerCase().includes(key))) ?? dated.find(({ isAim }) => isAim) ?? dated[0] ?? null
}

/** What a deadline without an event is called. */
const NAMELESS = 'then'

function datedIn(reading: Reading): { title: string; day: number; end: number; isAim: boolean }[] {
  if (reading.kind === 'event') return [{ title: reading.title, day: reading.days.last, end: reading.end, isAim: false }]
  if (reading.kind === 'deadline' && reading.appliesTo === null) return [{ title: reading.event ?? NAMELESS, day: dayOfMinute(reading.latest - 1 + (reading.event !== null && reading.latest % MINUTES_PER_DAY === 0 ? MINUTES_PER_DAY : 0)), end: reading.end, isAim: reading.event !== null }]
  return []
}

/** The lessons of 'six weeks of lessons', the 10k of 'four weeks to get fit for a 10k'. */
function workBehind(context: ReadingContext, { from, to }: Words): (Words & { label: string })[] {
  const { tokens } = context.source
  if (!/^(?:of|to)$/u.test(tokens[from]?.key ?? '')) return []
  const end = tokens.slice(from, to).findIndex(({ key }) => /^(?:until|till|before|by|so|because)$/u.test(key))
  const parts = splitAtJoints(context.source, { from: from + 1, to: end > 0 ? from + end : to })
  return parts.flatMap((part) => {
    const label = labelOf(context, part, 6)
    return label === null || isWholePlan(label) ? [] : [{ ...part, label }]
  })
}
