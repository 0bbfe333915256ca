import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import type { DayNumber, Minute } from '../../time/calendar-time.ts'
import type { Reading } from '../brief.ts'
import { describeDay, describeSpan } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

const OUT = /^(?:(?:we|i|the|our|my) )*(?:fly|flying|flights?|leave|leaving|depart\p{L}*|set(?:ting)? off|travel|travell?ing|(?:train|ferry|coach|bus|eurostar|boat) (?:leaves|out|there|departs)|drive|driving)(?:(?: |-)?out)?(?!\p{L})/iu
const BACK = /^(?:and )?(?:(?:we|i|the|our|my)(?:['’](?:re|m)| are| am)? )*(?:(?:come|coming|get|getting|fly|flying|be|head(?:ing)?|drive|driving|flights?|train|ferry|coach|bus|eurostar) )?(?:back|home|return(?:ing)?|home again|back home)(?: (?:flight|train|home))?$/iu
/** What takes somebody home is a ride with its hour; 'back' alone is when one is there. */
const RIDE = /(?<!\p{L})(?:flights?|fly|flying|train|ferry|coach|bus|eurostar)(?!\p{L})/iu
const CLOCK = /(?<![\d.:])(?<hour>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d))?(?: ?(?<half>am|pm))?(?![\d:])(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|st|nd|rd|th))/giu
const LONGEST_TRIP = 31

type Edge = { reading: Reading; day: DayNumber; name: string }

/** 'Fly out Thu 11 March at 7:05, back Sunday evening 14 March', 'flight out 9 April 6:40, flight home 12 April 20:10': the days of the trip reach from the one to the other. */
export function settleOutAndBack(context: ReadingContext): void {
  const { readings } = context
  if (readings.some((reading) => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last !== null)) return
  const edges = readings.flatMap(edgeOf)
  const out = edges.find(({ name }) => OUT.test(name) && !/(?<!\p{L})(?:back|home|return\p{L}*)(?!\p{L})/iu.test(name))
  const back = edges.find(({ name, day }) => BACK.test(name) && out !== undefined && day > out.day && day - out.day < LONGEST_TRIP)
  if (out === undefined || back === undefined) return
  const { words, start } = out.reading
  const days = { first: out.day, last: back.day }
  const horizon: Reading = { id: '', words, start, end: out.reading.end, source: 'stated', strength: 'hard', appliesTo: null, text: describeSpan(days), kind: 'horizon', ...days }
  const isEdge = ({ kind, appliesTo, source, words: its }: Reading) => source === 'stated' && appliesTo === null && (kind === 'horizon' || kind === 'topic' && (its === words || its === back.reading.words))
  const kept = readings.filter((reading) => !isEdge(reading))
  context.readings = [horizon, ...kept.flatMap((reading) => (reading === back.reading ? homecoming(back) : reading === out.reading ? [] : [reading])), ...leaving(out)]
}

function edgeOf(reading: Reading): Edge[] {
  if (reading.source !== 'stated') return []
  if (reading.kind === 'event' && reading.days.first === reading.days.last) return [{ reading, day: reading.days.first, name: reading.title.trim() }]
  // 'Coach leaves Friday 5 February at 18:00' is read as an evening that is taken.
  if (reading.kind === 'exclusion' && reading.appliesTo === null && reading.windows[0]?.to === MINUTES_PER_DAY && reading.windows[0].from > 0 && reading.days.spans?.length === 1) return [{ reading, day: reading.days.spans[0]!.first, name: nameBefore(reading.words) }]
  if (reading.kind === 'horizon' && reading.first !== null && reading.last === null) return [{ reading, day: reading.first, name: nameBefore(reading.words) }]
  if (reading.kind === 'horizon' && reading.first === null && reading.last !== null) return [{ reading, day: reading.last, name: nameBefore(reading.words) }]
  return []
}

/** The words before the first date or weekday. */
function nameBefore(words: string): string {
  return words.trim().split(/\s(?=on |\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}(?!\p{L}))/iu)[0]!.trim()
}

/** The ride out as it was read, or at the hour that its words hold. */
function leaving({ reading, day, name }: Edge): Reading[] {
  if (reading.kind === 'event') return [reading]
  const from = reading.kind === 'exclusion' ? reading.windows[0]!.from : hourIn(reading.words)
  if (from === null) return []
  const title = name.replace(/^(?:(?:we|i|the|our|my) )+/iu, '')
  return [{ ...bareOf(reading), text: `${title}: ${describeDay(day)}`, kind: 'event', title, days: { first: day, last: day }, from, to: null, place: null, person: null }]
}

/** A ride home stays what it is; who is 'back' at an hour has nothing after it. */
function homecoming({ reading, day, name }: Edge): Reading[] {
  if (reading.kind === 'exclusion') return [reading]
  if (reading.kind !== 'event' || RIDE.test(name)) return reading.kind === 'event' ? [reading] : []
  if (reading.from === null) return []
  return [{ ...bareOf(reading), text: `Nothing after ${describeDay(day)}`, kind: 'exclusion', days: { spans: [{ first: day, last: day }] }, windows: [{ from: reading.from, to: MINUTES_PER_DAY }], person: null }]
}

function bareOf({ id, words, start, end }: Reading) {
  return { id, words, start, end, source: 'stated', strength: 'hard', appliesTo: null } as const
}

/** The last clock of the words that is none of a date. */
function hourIn(words: string): Minute | null {
  const clocks = [...words.matchAll(CLOCK)].filter(({ groups }) => groups!['minute'] !== undefined || groups!['half'] !== undefined)
  const groups = clocks.at(-1)?.groups
  if (groups === undefined) return null
  const hour = Number(groups['hour']) % (groups['half'] === undefined ? 24 : 12) + (groups['half']?.toLowerCase() === 'pm' ? 12 : 0)
  return hour * 60 + Number(groups['minute'] ?? 0)
}
