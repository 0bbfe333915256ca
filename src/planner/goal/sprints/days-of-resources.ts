import type { DaySpan } from '../../time/calendar-time.ts'
import { describePattern, describeSpan } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { stems, wordBase } from '../matcher.ts'
import { personNamed } from '../people/people-words.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { addReading, claim, keysOf, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'

/** A machine, a room or a state of it that is there on some days alone. */
export type ResourceDays = { thing: string; days: DaySpan; words: Words }

/** In words and signs; what says so of a machine is short. */
const LONGEST_CLAUSE = 24
const ONLY = /^(?:only|nur|solo|seulement|uniquement|apenas|so|que)$/u
const THERE = /^(?:ours|mine|booked|reserved|unser|nuestr[oa]|noss[oa]|free|available|open|usable|off|closed|shut|frei|verfugbar|offen|libre|disponible|abierta|abierto|livre|disponivel|aberta|aberto)$/u
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

/** A machine, a room or a state of it, in whose name a word says what is done with it. */
const RESOURCE = /(?<!\p{L})(?:environment|env|machine|rig|lab|room|server|system|bench|chamber|stand|site|suite|cluster|umgebung|anlage|labor|entorno|laboratorio|environnement|ambiente|laborat[óo]rio)s?$/iu
const SHORTEST_DEED = 4

/** 'Test environment is up Mon-Wed only', 'test lab on Tuesdays only': the parts that are tested, and those of the same list, lie on those days. */
export function bindDaysOfResources(context: ReadingContext): void {
  if (context.plannerType !== 'sprint') return
  const topics = context.readings.filter((reading) => reading.kind === 'topic')
  for (const reading of context.readings) {
    if (reading.kind !== 'availability' && !(reading.kind === 'exclusion' && reading.appliesTo === null && LEAVING_OUT.test(reading.words.split(' ')[0]!.toLowerCase())) || reading.source !== 'stated' || reading.person !== null) continue
    const [label, ...others] = reading.appliesTo?.labels ?? [resourceOf(context, reading) ?? resourceOfPronoun(context, reading) ?? '']
    const isThing = label !== undefined && (RESOURCE.test(label) || reading.appliesTo === null && label !== '' && !WHOLE_HOUSE.test(label))
    if (!isThing || others.length > 0 || topics.some((topic) => topic.label === label)) continue
    const deeds = stems(label.replace(RESOURCE, '')).filter((stem) => stem.length >= SHORTEST_DEED)
    const done = topics.filter((topic) => stems(topic.label).some((stem) => deeds.some((deed) => stem.endsWith(deed) || stem.startsWith(deed) || wordBase(stem) === wordBase(deed))))
    const lists = new Set(done.map(({ list }) => list))
    // 'Retest loans, cards and deposits': the verb of the first is that of all.
    const isFirst = done.some((topic) => topic.position === Math.min(...topics.filter(({ list }) => list === topic.list).map(({ position }) => position)))
    const labels = (isFirst ? topics.filter(({ list }) => lists.has(list)) : done).map((topic) => topic.label)
    if (labels.length > 0) Object.assign(reading, { appliesTo: { labels } })
    else if (reading.appliesTo === null) Object.assign(reading, { appliesTo: { labels: [label] } })
  }
}

/** The calibration rig of 'the calibration rig is free on Wednesdays only', where a rule of its days was taken for one of the plan. */
function resourceOf(context: ReadingContext, { start }: { start: number }): string | null {
  const { tokens } = context.source
  const own = context.segments.findIndex(({ from, to }) => tokens[from]!.start <= start && start < tokens[to - 1]!.end)
  // 'The hall is open to the public except Mondays'.
  const isTail = own > 0 && LEAVING_OUT.test(tokens[context.segments[own]!.from]!.key) && context.segments[own - 1]!.sentence === context.segments[own]!.sentence
  const segment = context.segments[isTail ? own - 1 : own]
  const verb = segment ? tokens.findIndex(({ key }, index) => index > segment.from && index < Math.min(segment.to, segment.from + LONGEST_NAME) && (BEING.test(key) || THERE.test(key) || ONLY.test(key))) : -1
  if (!segment || verb < 0) return null
  const label = labelOf(context, { from: segment.from, to: verb }, 4)
  if (label === null || RESOURCE.test(label)) return label
  // Any other thing has to be said to be there: 'the kitchen is free on Mondays', 'the mill is ours 1-5 February'.
  const isThing = /^(?:the|our|a|an|die|der|das|unsere?|la|el|nuestr[oa]|le|notre|o|a|noss[oa])$/u.test(tokens[segment.from]!.key)
  return isThing && keysOf(context, { from: verb, to: Math.min(segment.to, verb + 3) }).some((key) => THERE.test(key)) ? label : null
}

/** 'The booth is shared with the boat builders: we have it on Tuesdays': what was spoken of before it. */
function resourceOfPronoun(context: ReadingContext, { words, start }: { words: string; start: number }): string | null {
  if (!HAVE_IT.test(words)) return null
  const { tokens } = context.source
  const at = context.segments.findIndex(({ from, to }) => tokens[from]!.start <= start && start < tokens[to - 1]!.end)
  const before = context.segments.slice(Math.max(0, at - 2), Math.max(0, at)).findLast(({ sentence, from, to }) => sentence === context.segments[at]!.sentence && tokens.slice(from, to).some(({ key }) => BEING.test(key)))
  const verb = before ? tokens.findIndex(({ key }, index) => index > before.from && index < before.to && BEING.test(key)) : -1
  return before && verb > 0 && verb - before.from <= LONGEST_NAME ? labelOf(context, { from: before.from, to: verb }, 4) : null
}

const LEAVING_OUT = /^(?:except|but|ausser|excepto|salvo|menos|sauf|exceto)$/u
const HAVE_IT = /(?:we(?:['’]ve| have)?(?: only)? (?:got |get |have |can use |may use )?it|it is ours|it['’]s ours|wir haben (?:sie|ihn|es)|(?:la|lo) tenemos|on l['’]a|temos?-(?:la|lo)) /iu
/** Where the whole team works, whose days are those of the plan. */
const WHOLE_HOUSE = /^(?:(?:our|the|whole|main|entire) )*(?:offices?|teams?|company|agency|studio|business|firm|school|everyone|everybody|crew|staff|project|plan|sprints?|week|work|time|büro|oficina|empresa|bureau|équipe|escritório|equipa|equipe)$/iu
const LONGEST_NAME = 6
