import { describePattern } from '../describe.ts'
import { addReading, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Segment } from '../segments.ts'
import type { TimeGroup } from '../times/time-groups.ts'

/** 'no rehearsal', 'keine Probe', 'kein Training', 'no hay ensayo', 'pas de répétition', 'não há ensaio'; and the thing itself. */
const NONE_OF = /^(?:(?:there is|there's|es ist|ist|haben wir|il n'y a|hay|ha) )?(?:no|kein|keine|keinen|no hay|no habra|sin|pas de|pas d'|sans|nao ha|sem|nao havera) (?<thing>\p{L}[\p{L}'’-]{2,}(?: \p{L}{3,})?)$/u

/** 'Good Friday, 26 March, no rehearsal': a day that stands alone, and what does not take place then. */
export function readDaysWithout(context: ReadingContext): void {
  for (const [index, segment] of context.segments.entries()) {
    const thing = segment.lead === ',' || segment.lead === ':' || segment.lead === '-' ? NONE_OF.exec(keysOf(context, segment).join(' '))?.groups!['thing'] : undefined
    const series = thing === undefined ? [] : seriesCalled(context, thing)
    const group = series.length > 0 ? dayAloneBefore(context, index) : undefined
    const days = group?.expressions.findLast((expression) => expression.days !== null && expression.days.grain !== 'year')?.days
    if (!group || !days) continue
    const { tokens } = context.source
    const [start, end] = [tokens[group.from]!.start, tokens[segment.to - 1]!.end]
    context.readings = context.readings.filter((reading) => !(reading.start >= start && reading.end <= end && (reading.kind === 'horizon' || reading.kind === 'event' || reading.kind === 'exclusion' && reading.appliesTo === null)))
    const pattern = { spans: [{ first: days.first, last: days.last }] }
    addReading(context, { from: group.from, to: segment.to }, { value: { kind: 'exclusion', days: pattern, windows: [], person: null }, appliesTo: { labels: series }, text: `No ${series.join(', ')} on ${describePattern(pattern)}` })
  }
}

/** The titles of what comes back under that name: the 'Gesamtprobe' of 'keine Probe'. */
function seriesCalled({ readings }: ReadingContext, thing: string): string[] {
  const name = thing.replace(/(?:s|en)$/u, '')
  return [...new Set(readings.flatMap((reading) => (reading.kind === 'rhythm' && reading.title !== null && bare(reading.title).includes(name) ? [reading.title] : [])))]
}

function bare(title: string): string {
  return title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The times that stand alone between the marks before the segment: 'Karfreitag, 26. März,'. */
function dayAloneBefore(context: ReadingContext, index: number): TimeGroup | undefined {
  const segment = context.segments[index]!
  const before = context.segments.slice(Math.max(0, index - 2), index).filter((other) => other.sentence === segment.sentence)
  return context.groups.findLast((group) => {
    const own = segmentAt(context, group.from)
    return own !== null && before.includes(own) && group.to >= (before.at(-1)?.from ?? 0) && isAlone(context, own, group)
  })
}

function isAlone(context: ReadingContext, own: Segment, group: TimeGroup): boolean {
  const keys = keysOf(context, { from: own.from, to: Math.max(own.from, group.from) })
  return keys.every((key) => /^(?:on|am|an|at|el|le|no|na|im|und|and|y|et|e|den|der|,)$/u.test(key))
}
