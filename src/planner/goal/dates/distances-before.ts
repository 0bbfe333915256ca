import { addDayEvent } from './add-day-event.ts'
import { describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { matcherOf } from '../surroundings.ts'
import type { TypedTime } from '../surroundings.ts'

const DISTANCE = /\p{N}|(?<!\p{L})\p{L}{3,12} (?:to|or|and) \p{L}{3,12} (?:day|week|month)/u
/** 'The week leading up to it', 'the three days following'; one weekend may be that of an occasion of its own. */
const STRETCH = /(?<!\p{L})(?:weeks?|weekends|days|nights|wochen?|tagen?|semanas?|d[ií]as|semaines?|jours)(?: (?:leading|running|preceding|following|after|before|prior|davor|vor|danach|nach|antes|anterior|previa|después|avant|précédant|précédente|après|suivante?|depois|seguinte))(?!\p{L})/iu
const BEFORE = /(?:^| )(?:before|beforehand|ahead|prior|preceding|earlier|in advance|vor|vorher|antes|avant)(?: |$)/iu
const LENGTH = /(?:^| )(?:takes?|took|needs?|lasts?|lasting|spends?|dauert|dauern|tarda|lleva|dure|demora)$/u

/** '4 to 6 weeks before the show': when the thing itself is done, and never when all is. Without a name it binds nothing. */
export function addDistance(context: ReadingContext, { entry, around, words }: TypedTime): boolean {
  const [span] = entry.spans
  const [expression] = entry.expressions
  if (entry.spans.length !== 1 || entry.windows.length > 0 || expression!.bound !== null || expression!.days?.grain !== 'range' || span!.last <= span!.first) return false
  if (!STRETCH.test(expression!.words) && !(DISTANCE.test(expression!.words) && BEFORE.test(expression!.words))) return false
  const left = around.leftKeys.join(' ')
  const label = LENGTH.test(left) ? null : matcherOf(context, around.left)?.labels[0] ?? labelOf(context, around.left, 5)
  // Tasting stands 'on the two weekends after' are held on them, whatever the other days are for.
  if (label !== null && /(?<!\p{L})weekends(?!\p{L})/iu.test(expression!.words)) addDayEvent(context, words, { title: label, days: { first: span!.first, last: span!.last } })
  else if (label !== null) addReading(context, words, { value: { kind: 'horizon', first: span!.first, last: span!.last }, appliesTo: { labels: [label] }, text: `${label}: ${describeSpan(span!)}` })
  return true
}
