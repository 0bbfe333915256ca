import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { dayOfMinute } from '../../time/day-number.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import { stems } from '../matcher.ts'
import { restBefore } from './rest-before-end.ts'

/** Days kept back before the end: 'done a week early' moves it, 'the last two days free' leaves them empty. */
export type Buffer = { words: Words; days: number; isFree: boolean; before: string | null }

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen']
const COUNT = `(?<count>an?|few|couple of|\\d{1,2}|${NUMBERS.slice(1).join('|')})`
const UNIT = "(?: (?:full|whole|clear|spare|free|good|working))? (?<unit>days?|weeks?)(?:['’]s?)?"
const SPARE = '(?:buffer|slack|margin|cushion|breathing space|breathing room|reserve|contingency|leeway|spare time|safety margin)'
const BEFORE_IT = "(?:(?:it|that)(?:'s| is)? (?:due|on|happens|starts|begins)|it's (?:due|on)|it|that|then|time|schedule|(?:the|my|our) (?:\\S+ ){0,2}\\S+)"

/** What is done some days before the end. */
const EARLY = [
  new RegExp(`(?:^| )(?:done|finished|finish|ready|through|complete|completed|over|wrapped up|finish(?:ed)? everything|have (?:it|everything|all of it) (?:done|ready|finished))(?: (?:with )?(?:it|everything|all|this|up))* ${COUNT}${UNIT} (?:early|earlier|in advance|beforehand|ahead(?: of ${BEFORE_IT})?|before ${BEFORE_IT})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:it|everything|this|that|all of it|the whole thing)(?: (?:all|must|should|has|have|needs?|to|be|is))* (?:done|finished|ready|complete|completed) ${COUNT}${UNIT} before(?: (?:so|because|cos|cause|in case|to be|just)(?: |$)|$)`, 'u'),
  new RegExp(`(?:^| )(?:with|have|want|need|leave|leaving)(?: at least| about| me| us)* ${COUNT}${UNIT} (?:to spare|in hand|to go)(?: |$)`, 'u'),
]
/** Days before the end on which nothing is done. */
const FREE = [
  new RegExp(`(?:^| )(?:leave|keep|have|want|need|block|reserve|hold)(?: me| us)?(?: the| my| our)?(?: very)? (?:last|final) ${COUNT}${UNIT}(?: (?:before|ahead of|until) ${BEFORE_IT})? (?:(?:completely|totally|all|entirely) )?(?:free|clear|empty|off|open|spare|back|for emergencies|in reserve|as (?:an? )?(?:\\S+ )?${SPARE})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:the |my |our )?(?:last|final) ${COUNT}${UNIT}(?: before ${BEFORE_IT})? (?:are|is|stay|stays|should stay|must stay|should be|must be|remain|to be) (?:(?:completely|totally|kept|all|left) )*(?:free|clear|empty|off|for emergencies|an? ${SPARE}|${SPARE})(?: |$)`, 'u'),
  new RegExp(`(?:^| )${COUNT}${UNIT}(?: of)? ${SPARE}(?: |$)`, 'u'),
  new RegExp(`(?:^| )${SPARE} of (?:at least |about )?${COUNT}${UNIT}(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:nothing|no work|no sessions|no training|no practice)(?: at all| more)? (?:in|on|for|during) the (?:last|final) ${COUNT}${UNIT}(?: before ${BEFORE_IT})?(?: |$)`, 'u'),
]

/** The clauses that keep days back; their times bound nothing else. */
export function findBuffers(context: ReadingContext): Buffer[] {
  if (context.plannerType !== 'calendar') return []
  return context.segments.flatMap((segment) => {
    const buffer = segment.from === 0 ? null : bufferIn(context, segment)
    if (buffer !== null) for (const group of context.groups) if (group.from >= segment.from && group.to <= segment.to && isOfLength(group.expressions)) claim(context, group)
    return buffer ?? []
  })
}

function isOfLength(expressions: ReadingContext['groups'][number]['expressions']): boolean {
  return expressions.every(({ duration, days, bound }) => duration !== null || bound !== null || days?.isRelative === true || days?.grain === 'range')
}

function bufferIn(context: ReadingContext, segment: Segment): Buffer | null {
  const said = keysOf(context, segment).join(' ')
  const [early, free] = [EARLY, FREE].map((patterns) => patterns.map((pattern) => pattern.exec(said)).find((match) => match !== null))
  const match = early ?? free
  if (!match) return restIn(context, segment)
  const { count, unit } = match.groups!
  return { words: segment, days: countOf(count!) * (unit!.startsWith('week') ? 7 : 1), isFree: !early, before: null }
}

/** The clause says nothing else: its words are no part, and no order of parts. */
function restIn(context: ReadingContext, segment: Segment): Buffer | null {
  const rest = restBefore(context, segment)
  if (rest === null) return null
  claim(context, segment)
  return { words: segment, ...rest, isFree: true }
}

function countOf(count: string): number {
  if (/^an?$/u.test(count)) return 1
  if (/^(?:few|couple of)$/u.test(count)) return count === 'few' ? 3 : 2
  return /^\d/u.test(count) ? Number(count) : NUMBERS.indexOf(count)
}

/** Adds them, once it is known where the plan ends. */
export function readBuffers(context: ReadingContext, buffers: readonly Buffer[]): void {
  const wholeEnd = buffers.length === 0 ? null : endOfWork(context)
  for (const { words, days, isFree, before } of buffers) {
    const end = dayOfOccasion(context, before) ?? wholeEnd
    const first = (end ?? 0) - days
    if (end === null || first < context.today) continue
    // 'Los dos últimos días antes del examen no estudio' orders no parts.
    const [from, to] = [context.source.tokens[words.from]!.start, context.source.tokens[words.to - 1]!.end]
    context.readings = context.readings.filter(({ kind, start, end: last }) => kind !== 'precedence' || start < from || last > to)
    if (isFree) addReading(context, words, { value: { kind: 'exclusion', days: { spans: [{ first, last: end - 1 }] }, windows: [], person: null }, text: `Nothing on ${describeSpan({ first, last: end - 1 })}` })
    else addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: null }, text: `Done by ${describeDay(first - 1)}` })
  }
}

/** The day of what is named, where it is the name of one event. */
function dayOfOccasion({ readings }: ReadingContext, name: string | null): number | null {
  const words = name === null ? [] : stems(name)
  const named = readings.flatMap((reading) => (reading.kind === 'event' && words.length > 0 && words.every((word) => stems(reading.title).includes(word)) ? [reading.days.first] : []))
  return new Set(named).size === 1 ? named[0]! : null
}

/** The day behind the last one that work may fill: that of the event, or the one after the day that something is due. */
export function endOfWork({ readings }: ReadingContext): number | null {
  const ends = readings.flatMap((reading) => {
    if (reading.kind === 'deadline' && reading.appliesTo === null) return [dayOfMinute(reading.event === null ? reading.latest - 1 : reading.latest) + (reading.event === null ? 1 : 0)]
    return reading.kind === 'horizon' && reading.appliesTo === null && reading.last !== null && reading.source === 'stated' ? [reading.last + 1] : []
  })
  const events = readings.flatMap((reading) => (reading.kind === 'event' ? [reading.days.first] : []))
  if (ends.length === 0) return events.length > 0 ? Math.max(...events) : null
  // 'Essay due 20 March' is an event of that day as well.
  const end = Math.min(...ends)
  return events.includes(end - 1) ? end - 1 : end
}
