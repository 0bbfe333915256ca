import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeDay } from '../describe.ts'
import { labelOf, phraseOf } from '../labels.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Start } from './bounded-clause.ts'

/** What is there for others from then on: 'tickets online', 'posters up', 'tickets on sale at the bakery'. */
const OFFERED = /^(?:(?:the|our|all|and|early[ -]bird) )*(?<thing>\S+(?: \S+){0,2}?) (?:are |is |go |goes |to be )?(?:on sale|online|available|bookable|live|up|on display|in the shops|im verkauf|en venta|en vente|a venda)(?: (?:at|in|on|from|via|through) (?:the |our )?\S+(?: \S+){0,2})?$/u

/** 'Tickets on sale from 8 May', before the occasion they are for: a day of the plan by which they have to be ready. */
export function addOffered(context: ReadingContext, { group, around: { left, leftKeys, segment }, words, first }: Start): boolean {
  if (/earl|before|sooner|frühestens|frueh/iu.test(group.expressions[0]!.words)) return false
  const isBefore = context.readings.some((reading) => reading.kind === 'event' && reading.days.first > first)
  const said = leftKeys.filter((key) => key !== ',').join(' ')
  const thing = context.plannerType === 'calendar' && isBefore ? OFFERED.exec(said)?.groups?.['thing'] : undefined
  const own = { from: Math.max(left.from, segment?.from ?? left.from), to: left.to }
  const label = thing === undefined || /^(?:i|we|i'm|we're|it|they)\b/u.test(thing) ? null : labelOf(context, { from: own.from, to: own.from + thing.split(' ').length }, 3)
  const title = label === null ? null : phraseOf(context, own, 8)
  if (label === null || title === null) return false
  const name = title[0]!.toUpperCase() + title.slice(1)
  addReading(context, words, { value: { kind: 'event', title: name, days: { first, last: first }, from: null, to: null, place: null, person: null }, text: `${name}: ${describeDay(first)}` })
  addReading(context, words, { value: { kind: 'deadline', latest: (first + 1) * MINUTES_PER_DAY, event: null }, appliesTo: { labels: [label] }, text: `${label} done by ${describeDay(first)}` })
  // What is to be ready then is made before, in a list of parts or alone.
  addReading(context, words, { value: { kind: 'topic', label, list: 0, position: 0, amount: null, minutes: null }, text: label })
  return true
}
