import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay, describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading, claim, hasTime, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { addPart } from '../topics/add-part.ts'

/** The days before the end that belong to one thing, and to nothing else. */
export type LastStretch = { words: Words; thing: Words; days: number }

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }
const LAST = String.raw`(?:the |my |our )?(?:very )?(?:last|final) (?:(?<count>\d{1,2}|${Object.keys(COUNTS).join('|')}) )?(?<unit>days|weeks?|fortnight)(?: (?:before|until|till) (?:it|that|then|(?:the|my|our) (?:\S+ ){0,2}?\S+))?`
const ONLY = '(?:only|just|nothing but|nothing except|purely|exclusively|solely)'
const OPENING = '^(?:(?:and|but|so|then|please) )*'

/** 'In the last week before the exam only practice tests', 'nothing but run-throughs in the final three days', 'the last week is for past papers only'. */
const WORDINGS: readonly RegExp[] = [
  new RegExp(String.raw`${OPENING}(?:in |for |during |over )?${LAST} (?:(?:i|we|it|that|there)(?:'s| is| want| do| will do| should be)? )?(?:(?:is|are|should be|for) )*${ONLY}(?: do| want| be| for)? (?<thing>\S+(?: \S+){0,4}?)(?: please)?$`, 'u'),
  new RegExp(String.raw`${OPENING}${LAST} (?:is|are|should be) (?:for )?(?<thing>\S+(?: \S+){0,4}?) (?:only|alone|and nothing else)(?: please)?$`, 'u'),
  new RegExp(String.raw`${OPENING}${ONLY} (?<thing>\S+(?: \S+){0,4}?) (?:in|for|during|over) ${LAST}(?: please)?$`, 'u'),
]
const MOST_WORDS = 18

export function findLastStretches(context: ReadingContext): LastStretch[] {
  if (context.plannerType !== 'calendar' || context.language !== 'en') return []
  return context.segments.flatMap((segment, index) => {
    const next = context.segments[index + 1]
    // 'Nothing but scales' is one clause.
    const words = next?.lead === 'but' && next.sentence === segment.sentence && context.source.tokens[segment.to - 1]!.key === 'nothing' ? { from: segment.from, to: next.to } : segment
    const keys = keysOf(context, words)
    const found = segment.from === 0 || keys.length > MOST_WORDS ? null : stretchIn(keys)
    const thing = found === null ? null : { from: words.from + found.from, to: words.from + found.to }
    if (found === null || thing === null || hasTime(context, thing) || NO_THING.test(keysOf(context, thing).join(' '))) return []
    claim(context, words)
    return { words, thing, days: found.days }
  })
}

/** What says when or how much, and not what. */
const NO_THING = /^(?:have|can|can't|work|works?|free|available|at|on|in|after|before|from|until|one|two|half|an?|if|when|with|mornings?|evenings?|afternoons?|weekends?|every|each|\d+)(?= |$)/u

function stretchIn(keys: readonly string[]): { from: number; to: number; days: number } | null {
  const said = keys.join(' ')
  const match = WORDINGS.map((wording) => wording.exec(said)).find((found) => found !== null)
  const { thing, unit, count } = match?.groups ?? {}
  if (thing === undefined || unit === undefined) return null
  const number = count === undefined ? 1 : (COUNTS[count] ?? Number(count))
  const days = unit === 'fortnight' ? 14 : unit.startsWith('week') ? 7 * number : number
  const from = said.slice(0, said.lastIndexOf(thing)).trim().split(' ').filter((key) => key !== '').length
  return { from, to: from + thing.split(' ').length, days }
}

/** Once it is known where the plan ends: the thing has its days, and the parts of the list are done before them. */
export function readLastStretches(context: ReadingContext, stretches: readonly LastStretch[], end: number | null): void {
  for (const { words, thing, days } of stretches) {
    const label = labelOf(context, thing)
    const first = (end ?? 0) - days
    if (label === null || isWholePlan(label) || end === null || first < context.today) continue
    const others = [...new Set(context.readings.flatMap((reading) => (reading.kind === 'topic' && reading.list > 0 && reading.label !== label ? [reading.label] : [])))]
    addPart(context, thing, label)
    addReading(context, words, { value: { kind: 'horizon', first, last: end - 1 }, appliesTo: { labels: [label] }, text: `${label}: ${describeSpan({ first, last: end - 1 })}` })
    if (others.length > 0) addReading(context, words, { value: { kind: 'deadline', latest: first * MINUTES_PER_DAY, event: null }, appliesTo: { labels: others, except: [label] }, text: `${others.join(', ')} done by ${describeDay(first - 1)}` })
  }
}
