import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern, describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { stems } from '../matcher.ts'
import { personNamed } from '../people/people-words.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addReading, claim, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A machine, a room or a state of it that is there on some days alone. */
export type ResourceDays = { thing: string; days: DaySpan; words: Words }

/** In words and signs; what says so of a machine is short. */
const LONGEST_CLAUSE = 24
const ONLY = /^(?:only|nur|solo|seulement|uniquement|apenas|so|que)$/u
const THERE = /^(?:free|available|open|usable|off|closed|shut|frei|verfugbar|offen|libre|disponible|abierta|abierto|livre|disponivel|aberta|aberto)$/u
const BEING = /^(?:is|are|be|can|may|will|ist|sind|kann|darf|esta|estan|puede|est|sont|peut|pode|ne|n['’]est|just)$/u
const OWN = /^(?:i|we|they|he|she|everyone|everybody|team|ich|wir|yo|nosotros|je|nous|eu|nos)$/u

/** 'Bottling line is only free 12-16 April', 'Power off only in week 3': found before the times are read, so that nobody is away then. */
export function findResourceDays(context: ReadingContext): ResourceDays[] {
  if (context.plannerType !== 'sprint') return []
  return context.groups.flatMap((group) => {
    const segment = segmentAt(context, group.from)
    const days = group.expressions[0]!.days
    if (!segment || segment.depth > 0 || segment.to - segment.from > LONGEST_CLAUSE || days === null || group.expressions[0]!.bound !== null || addOwnDays(context, segment, group)) return []
    const left = keysOf(context, { from: segment.from, to: group.from })
    const right = keysOf(context, { from: group.to, to: segment.to })
    const said = [...left, ...right]
    const end = left.findIndex((key) => ONLY.test(key) || THERE.test(key) || BEING.test(key))
    const isPerson = OWN.test(left[0] ?? '') || [...context.people].some((name) => left[0] === name.toLowerCase())
    const thing = end > 0 && !isPerson && said.some((key) => ONLY.test(key)) && said.some((key) => THERE.test(key)) ? labelOf(context, { from: segment.from, to: segment.from + end }, 4) : null
    if (thing === null) return []
    claim(context, group)
    return [{ thing, days: { first: days.first, last: days.last }, words: { from: segment.from, to: group.to } }]
  })
}

/** 'Ana is only available 3-5 March': her days. */
function addOwnDays(context: ReadingContext, segment: Words, group: TimeGroup): boolean {
  const { tokens } = context.source
  const person = personNamed(context, tokens[segment.from]!.text)
  const said = keysOf(context, { from: segment.from + 1, to: group.from }).join(' ')
  const { days } = group.expressions[0]!
  if (person === null || days!.grain !== 'range' || !/^(?:is|can|works|has) only (?:(?:free|available|here|there|in|work|come|join|time)(?: on| from| in)?)?$/u.test(said)) return false
  const spans = [{ first: days!.first, last: days!.last }]
  addReading(context, { from: segment.from, to: group.to }, { value: { kind: 'availability', days: { spans }, windows: [], person }, text: `${person} ${describePattern({ spans })}` })
  claim(context, { from: segment.from, to: group.to })
  return true
}

/** The part of the work that names the thing lies on those days; without one, the notes tell of them. */
export function readResourceDays(context: ReadingContext, found: readonly ResourceDays[]): void {
  for (const { thing, days, words } of found) {
    const own = new Set(stems(thing))
    const labels = context.readings.flatMap((reading) => (reading.kind === 'topic' && stems(reading.label).some((stem) => own.has(stem)) ? [reading.label] : []))
    if (labels.length === 0 || labels.length > 2) {
      context.claimed.fill(0, words.from, words.to)
      continue
    }
    addReading(context, words, { value: { kind: 'horizon', ...days }, appliesTo: { labels }, text: `${labels.join(', ')}: ${describeSpan(days)}` })
  }
}
