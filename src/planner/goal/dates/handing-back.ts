import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

/** What is given back whole, so that nothing of the work can come behind it. */
const HANDED_BACK = new RegExp([
  String.raw`\b(?:it|they|them|everything)\b.{0,40}\b(?:hand(?:ed)? (?:back|over|in)|return(?:ed)?|given? (?:back|up)|vacated?|goes? back|go back)\b`,
  String.raw`\b(?:hand|give|bring|take|send) (?:it|them|everything) (?:back|over|in)\b`,
  String.raw`\b(?:return|vacate|surrender) (?:it|them)\b`,
  String.raw`\b(?:keys?) (?:are|is|have to be|must be|get) (?:handed|given) (?:over|back|in)\b`,
  String.raw`\b(?:entregar|devolver)(?:lo|la|los|las)\b`,
  String.raw`\b(?:ihn|sie|es|alles)\b.{0,40}\s(?:übergeben|abgeben|zurückgeben)(?!\p{L})`,
  String.raw`\b(?:le|la|les|tout) (?:rendre|restituer)\b`,
  String.raw`\b(?:entregá|devolvê)-(?:lo|la|los|las)\b`,
].join('|'), 'iu')

/** What that day is called where the words hold a verb and a pronoun: 'hand it back', 'entregarlo'. */
const NAMES: Readonly<Record<string, string>> = { en: 'Handing back', de: 'Übergabe', es: 'Entrega', fr: 'Remise', pt: 'Entrega' }

/** 'It must be handed back empty on 28 February', behind the goal: all of it is done by then. */
export function settleHandingBack(context: ReadingContext): void {
  const { readings, prompt, plannerType } = context
  const goalEnd = context.source.tokens[(context.segments.findLast(({ sentence }) => sentence === 0)?.to ?? 1) - 1]?.end ?? prompt.length
  if (plannerType !== 'calendar' || readings.some((reading) => reading.kind === 'deadline' && reading.appliesTo === null)) return
  const back = readings.find((reading) => reading.kind === 'event' && reading.source === 'stated' && reading.start >= goalEnd && HANDED_BACK.test(reading.words))
  if (back?.kind !== 'event') return
  const { id, words, start, end, source, days, from } = back
  const title = /\bkeys?\b/iu.test(words) ? back.title : (NAMES[context.language] ?? back.title)
  const deadline: Reading = { id, words, start, end, source, strength: 'hard', appliesTo: null, text: `Ready for ${title} on ${describeDay(days.first)}`, kind: 'deadline', latest: from === null ? (days.last + 1) * MINUTES_PER_DAY : days.first * MINUTES_PER_DAY + from, event: title }
  // What was to be handed in as a part of the work is the whole of it.
  const isOfPart = (reading: Reading) => reading.kind === 'deadline' && reading.start === start && reading.appliesTo !== null
  context.readings = [...readings.filter((reading) => !isOfPart(reading)).map((reading) => (reading === back ? { ...back, title, text: `${title}: ${describeDay(days.first)}` } : reading)), deadline]
}
