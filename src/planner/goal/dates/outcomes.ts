import type { DaySpan } from '../../time/calendar-time.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { segmentOfReading, textOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'

/** What others give back to whoever asked them for something. */
const OUTCOME = /^(?:(?:the|their|a|final|official|first) )?(?:answer|reply|response|decision|verdict|ruling|outcome|results?|confirmation|antwort|bescheid|entscheidung|zusage|ergebnis|respuesta|decisi[oó]n|resoluci[oó]n|r[ée]ponse|d[ée]cision|resposta|decis[ãa]o)$/iu
/** By when it is told, and not how long it takes. */
const TOLD_BY = /(?<!\p{L})(?:by|due|expected|promised|announced|wk of|week of|bis|fällig|erwartet|para el|previst[oa]s?|esperad[oa]s?|attendue?s?|prévue?s?|d['’]ici|até)(?!\p{L})/iu
/** What says that the asking is done. */
const ASKED = /(?<!\p{L})(?:submitted|applied(?: for)?|handed in|sent(?: off| in)?|lodged|filed|posted|eingereicht|beantragt|abgeschickt|enviad[oa]s?|presentad[oa]s?|solicitad[oa]s?|d[ée]pos[ée]e?s?|envoy[ée]e?s?|entregues?)(?!\p{L})/iu

/**
 * 'Permit (submitted, answer expected the week of 10 May)', 'grant (decision by 22 October)': what others decide by a day
 * happens then, and is no work of the plan; what waits for the thing waits for it.
 */
export function settleOutcomes(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const reading of context.readings) {
    const [noun, ...others] = reading.source === 'stated' && (reading.kind === 'deadline' || reading.kind === 'horizon') ? reading.appliesTo?.labels ?? [] : []
    const days = noun === undefined || others.length > 0 || !OUTCOME.test(noun) || !TOLD_BY.test(reading.words) ? null : daysOf(reading)
    if (noun === undefined || days === null) continue
    const segment = segmentOfReading(context, reading)
    const asked = segment === null ? null : askedFor(context, segment)
    const title = asked === null ? noun : `${asked}: ${noun}`
    const index = context.readings.indexOf(reading)
    const { id, words, start, end, source, strength } = reading
    context.readings[index] = { id, words, start, end, source, strength, appliesTo: null, text: `${title}: ${describeSpan(days)}`, kind: 'event', title, days, from: null, to: null, place: null, person: null, recurs: true }
    const isDone = asked !== null && ASKED.test(bracketOf(context, segment!))
    context.readings = context.readings.filter((other) => other.kind !== 'topic' || other.label !== noun && !(isDone && other.label === asked))
  }
}

function daysOf(reading: Reading): DaySpan | null {
  if (reading.kind === 'deadline') return { first: Math.floor((reading.latest - 1) / MINUTES_PER_DAY), last: Math.floor((reading.latest - 1) / MINUTES_PER_DAY) }
  return reading.kind === 'horizon' && reading.first !== null && reading.last !== null ? { first: reading.first, last: reading.last } : null
}

/** The part or the side of an order that stands right before the bracket. */
function askedFor(context: ReadingContext, segment: Segment): string | null {
  if (segment.depth === 0) return null
  const { tokens } = context.source
  const before = context.segments.findLast((other) => other.from < segment.from && other.depth < segment.depth && other.sentence === segment.sentence)
  if (before === undefined) return null
  const [start, end] = [tokens[before.from]!.start, tokens[before.to - 1]!.end]
  const part = context.readings.findLast((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && reading.start >= start && reading.end <= end)
  const order = context.readings.findLast((reading): reading is Reading & ReadingOf<'precedence'> => reading.kind === 'precedence' && reading.start >= start && reading.end <= end)
  return order?.before.labels[0] ?? part?.label ?? null
}

function bracketOf(context: ReadingContext, segment: Segment): string {
  return context.segments.filter(({ depth, sentence }) => depth === segment.depth && sentence === segment.sentence).map((part) => textOf(context, part)).join(' ')
}
