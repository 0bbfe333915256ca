import type { Reading, ReadingOf } from '../brief.ts'
import { describeSpan } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

const IN_BETWEEN = /(?<=^|[.!?;\n]\s{0,3}|, )(?:and )?(?:in between(?: (?:those|these|the two|them|that))?|between (?:those|these|the two|them)(?: (?:dates|days|two))?|dazwischen|entre medias|entre las dos fechas|entre les deux|entre as duas datas)(?=\s*[:,–-]| (?:i|we|there|comes?|müssen|hay|il faut))/giu
/** Two occasions at most so far apart leave room for what lies between them, in days. */
const LONGEST = 200

/** 'The lodger leaves on 28 February, the next one comes on 16 March. In between: paint, carpets, boiler': what such a sentence lists lies between the two. */
export function bindListsBetweenOccasions(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const { index, 0: words } of context.prompt.matchAll(IN_BETWEEN)) {
    const [first, last] = context.readings.filter((reading): reading is Reading & ReadingOf<'event'> => reading.kind === 'event' && reading.source === 'stated' && reading.end <= index).slice(-2).toSorted((a, b) => a.days.first - b.days.first)
    const stop = /[.!?](?:\s|$)|\n\n/u.exec(context.prompt.slice(index))
    const end = stop ? index + stop.index : context.prompt.length
    const topics = context.readings.filter((reading): reading is Reading & ReadingOf<'topic'> => reading.kind === 'topic' && reading.start >= index && reading.end <= end)
    if (!first || !last || topics.length === 0 || last.days.first <= first.days.last || last.days.first - first.days.last > LONGEST) continue
    const span = { first: first.days.last, last: last.days.first }
    const { tokens } = context.source
    const from = tokens.findIndex((token) => token.end > index)
    addReading(context, { from, to: tokens.findLastIndex((token) => token.start < index + words.length) + 1 }, { value: { kind: 'horizon', ...span }, appliesTo: { labels: topics.map(({ label }) => label) }, text: `${topics.map(({ label }) => label).join(', ')}: ${describeSpan(span)}` })
  }
}
