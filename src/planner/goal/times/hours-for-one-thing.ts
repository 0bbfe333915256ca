import type { Reading, ReadingOf } from '../brief.ts'
import { describePattern, describeWindows } from '../describe.ts'
import { labelOf } from '../labels.ts'
import { stems } from '../matcher.ts'
import { claim, hasTime, segmentAt } from '../reading-context.ts'
import type { ReadingContext, Words } from '../reading-context.ts'
import { isOwnActivity } from './own-activity.ts'

type Hours = Reading & ReadingOf<'availability'>

const FOR = /^(?:for|fur|für|para|pour)$/u
/** Words that name no thing of its own: 'for it', 'for a month', 'for the rest'. */
const NO_THING = /^(?:it|this|that|these|them|each|all|both|everything|now|me|us|the (?:rest|whole|plan|project|goal|exam|test|next|first|last|whole)|an? (?:day|week|month|year|while|bit|start|few|couple|total|maximum)|about|at|up|le|la|el|das|alles|todo|tout|tudo)(?: |$)/u
/** Longest sitting that takes all of its hours, in minutes. */
const LONGEST = 240
const MOST_WORDS = 6

/**
 * 'I can study Mon and Tue 17-18:30, plus Sunday 2 to 4:30 for a practice test': behind other hours for the plan, the
 * last ones are said to be there for one thing, which then takes place on each of those days.
 */
export function settleHoursForOneThing(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  context.readings = context.readings.map((reading, index) => {
    if (!isOpen(reading) || reading.windows.length !== 1 || reading.days.weekdays === undefined) return reading
    // Of several in one clause the last is the one right before the words.
    const others = context.readings.filter((other, place) => other !== reading && isOpen(other) && place < index && other.start <= reading.start)
    const isLast = context.readings.slice(index + 1).every((other) => !isOpen(other) || other.end > reading.end)
    const thing = others.length > 0 && isLast ? thingBehind(context, reading) : null
    return thing === null ? reading : sessionsOf(reading, thing)
  })
}

function isOpen(reading: Reading): reading is Hours {
  return reading.kind === 'availability' && reading.source === 'stated' && reading.appliesTo === null && reading.person === null
}

function thingBehind(context: ReadingContext, reading: Hours): string | null {
  const { tokens } = context.source
  // The hours of some wordings hold all of their clause.
  const inside = tokens.findLastIndex(({ key, start, end }) => FOR.test(key) && start > reading.start && end <= reading.end)
  const first = inside > 0 ? inside : tokens.findIndex(({ start }) => start >= reading.end)
  const segment = first < 0 ? null : segmentAt(context, first)
  if (segment === null || !FOR.test(tokens[first]!.key)) return null
  const words: Words = { from: first + 1, to: Math.min(segment.to, first + 1 + MOST_WORDS) }
  const said = tokens.slice(words.from, segment.to).map(({ key }) => key).join(' ')
  const label = words.to < segment.to || hasTime(context, words) || NO_THING.test(said) || /\d/u.test(said) ? null : labelOf(context, words, MOST_WORDS)
  // What was named before is the goal, or a part that may have more than these hours.
  const named = stems(context.prompt.slice(0, reading.start))
  if (label === null || stems(label).every((stem) => named.includes(stem)) || isOwnActivity(context, label, { start: reading.start, isOnly: false })) return null
  claim(context, { from: first, to: segment.to })
  return label
}

function sessionsOf({ id, words, start, end, source, strength, days, windows }: Hours, title: string): Reading {
  const length = windows.reduce((sum, { from, to }) => sum + to - from, 0)
  const minutes = length <= LONGEST ? length : null
  return {
    id, words, start, end, source, strength, appliesTo: { labels: [title] }, kind: 'rhythm', title, count: days.weekdays!.length, per: 'week', atLeast: false,
    everyDays: null, days, windows, minutes, text: `${title}: ${describePattern(days)}${describeWindows(windows)}`,
  }
}
