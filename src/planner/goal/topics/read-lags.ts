import type { Reading } from '../brief.ts'
import { addReading, claim, keysOf } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import type { TimeGroup } from '../times/time-groups.ts'
import { stems } from '../matcher.ts'
import { thingIn } from './orders.ts'

const SECONDS_PER_MINUTE = 60
const SHORTEST = 3600
const BEFORE = /^(?:before|vor|antes|avant)$/u
const AFTER = /^(?:after|nach|despues|apres|depois)$/u
const BETWEEN = /^(?:between|zwischen|entre)$/u
const AND = /^(?:and|und|y|et|e)$/u
/** Words around a length that say how exactly it is kept. */
const ABOUT_LENGTH = /^(?:at|least|about|around|roughly|some|full|a|good|for|stand|wait|mindestens|etwa|rund|lang|stehen|al|menos|unos|unas|au|moins|environ|pelo|must|should|has|have|to|be|is|are|comes?|happens?|follows?|let|leave|keep|needs?|,)$/u

type Lag = { first: Words; second: Words }

/** 'Pilot a week before the release', 'prime at least 2 days after sanding', 'a week between trial and opening': an order with the time that has to pass. */
export function readLags(context: ReadingContext): void {
  for (const group of context.groups) {
    const [length, ...others] = group.expressions
    if (!length?.duration || others.length > 0 || length.duration.low < SHORTEST) continue
    const segment = context.segments.find(({ from, to }) => from <= group.from && to >= group.to)
    const found = segment === undefined || hasOtherTime(context, segment, group) ? null : lagIn(context, segment, group)
    const [first, second] = found === null ? [null, null] : [thingIn(context, found.first), thingIn(context, found.second)]
    if (first === null || second === null || first === second || isDated(context, first) || isDated(context, second) || !isNamedElsewhere(context, second, segment!)) continue
    const [start, end] = [context.source.tokens[segment!.from]!.start, context.source.tokens[segment!.to - 1]!.end]
    const isHere = (reading: Reading) => reading.start >= start && reading.end <= end
    const isPartOfOther = (label: string) => context.readings.some((other) => other.kind === 'topic' && !isHere(other) && other.label.toLowerCase().includes(label.toLowerCase()))
    // 'Fill it 2 weeks before the plants' is no date counted back from the end of the plan, and names no more parts.
    context.readings = context.readings.filter((reading) => !isHere(reading) || reading.kind !== 'deadline' && !(reading.kind === 'topic' && isPartOfOther(reading.label)))
    claim(context, segment!)
    addReading(context, segment!, { value: { kind: 'precedence', before: { labels: [first] }, after: { labels: [second] }, lagMinutes: length.duration.low / SECONDS_PER_MINUTE }, text: `${first} ${length.words} before ${second}` })
  }
}

function lagIn(context: ReadingContext, segment: Words, group: TimeGroup): Lag | null {
  const { tokens } = context.source
  const behind = tokens[group.to]?.key ?? ''
  const rest = { from: behindOf(tokens[group.to + 1]?.key ?? '') ? group.to + 2 : group.to + 1, to: segment.to }
  if (BETWEEN.test(behind)) {
    const and = keysOf(context, rest).findIndex((key) => AND.test(key))
    return and > 0 ? { first: { from: rest.from, to: rest.from + and }, second: { from: rest.from + and + 1, to: rest.to } } : null
  }
  let end = group.from
  while (end > segment.from && ABOUT_LENGTH.test(tokens[end - 1]!.key)) end -= 1
  let start = segment.from
  while (start < end && ABOUT_LENGTH.test(tokens[start]!.key)) start += 1
  if (end <= start || rest.to <= rest.from) return null
  const named = { from: start, to: end }
  // 'No slabs until five days after the screed' is said of what may not be done yet.
  if (/^(?:until|till|til)$/u.test(tokens[end - 1]!.key)) return null
  return BEFORE.test(behind) ? { first: named, second: rest } : AFTER.test(behind) ? { first: rest, second: named } : null
}

/** The 'de' of 'antes de', the 'do' of 'depois do'. */
function behindOf(key: string): boolean {
  return /^(?:de|del|do|da|la|le|el|der|dem|den|die|das|the)$/u.test(key)
}

function hasOtherTime(context: ReadingContext, { from, to }: Words, group: TimeGroup): boolean {
  return context.groups.some((other) => other !== group && other.from < to && other.to > from)
}

/** What has a day of its own is counted from as a date. */
function isDated(context: ReadingContext, label: string): boolean {
  const said = label.toLowerCase()
  return context.readings.some((reading) => reading.kind === 'event' && (reading.title.toLowerCase().includes(said) || said.includes(reading.title.toLowerCase())))
}

/** What is only named here may be anybody's: 'a week before the roofers come'. */
function isNamedElsewhere(context: ReadingContext, label: string, { from, to }: Words): boolean {
  const words = stems(label)
  const others = stems([...context.source.tokens.slice(0, from), ...context.source.tokens.slice(to)].map(({ text }) => text).join(' '))
  return words.some((word) => word.length > 2 && others.includes(word))
}
