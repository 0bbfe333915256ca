import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'

type Start = Reading & ReadingOf<'horizon'>

/** What begins, before the verb that says so. */
const BEGINS = /^(?:(?:and|the|my|our|der|die|das|unser\p{L}*|mein\p{L}*|el|la|mi|le|ma|mon|o|a|meu|minha) )*(?<title>\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}) (?:starts?|begins?|kicks off|opens|beginnt|startet|empieza|comienza|arranca|commence|d[eé]bute|come[cç]a)(?: (?:on|am|el|le|em|no dia))?(?= )/iu
const NOBODY = /^(?:i|we|it|this|that|plan|the plan|ich|wir|es|yo|je|on)$/iu

/** 'The championship starts on 13 February. From Monday: tactics daily': what begins after the plan does is an event that the plan leads up to. */
export function settleStartsOfOccasions(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const starts = context.readings.filter((reading): reading is Start => reading.kind === 'horizon' && reading.source === 'stated' && reading.appliesTo === null && reading.first !== null && reading.last === null)
  for (const start of starts) {
    const title = BEGINS.exec(start.words)?.groups!['title']
    const isLater = starts.some((other) => other !== start && other.first! < start.first!)
    if (title === undefined || !isLater || NOBODY.test(title)) continue
    const day = start.first!
    const { id, words, start: from, end, source, strength } = start
    context.readings = context.readings.map((reading): Reading => (reading === start ? { id, words, start: from, end, source, strength, appliesTo: null, kind: 'event', title, days: { first: day, last: day }, from: null, to: null, place: null, person: null, text: `${title}: ${describeDay(day)}` } : reading))
  }
}
