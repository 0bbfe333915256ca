import { describeMinutes } from '../describe.ts'
import type { Reading, ReadingOf } from '../brief.ts'
import { keysOf, segmentAt, sentenceOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

/** Nobody sits longer than this at once: what is said of each item is its effort. */
const LONGEST_SITTING = 240
/** Words that are said of sittings: '45 minutes each time'. */
const SITTING = /^(?:sessions?|sittings?|times?|days?|evenings?|mornings?|afternoons?|nights?|weeks?|blocks?|lessons?|classes|class|run|runs|workouts?|practices?|slots?|of|week|month|weekend|saturday|sunday|person|head)$/u

/** 'about 12 hours each', '2 hours for each round': behind a list, the work that every item of it takes, not a sitting. */
export function giveEffortToTopics(context: ReadingContext): void {
  const topics = context.readings.filter((reading): reading is ReadingOf<'topic'> & Reading => reading.kind === 'topic')
  const sessions = context.readings.filter((reading): reading is ReadingOf<'session'> & Reading => reading.kind === 'session')
  for (const session of sessions) {
    const minutes = session.maxMinutes
    const list = topics.findLast(({ start }) => start < session.start)?.list
    const items = topics.filter((topic) => topic.list === list && list !== undefined && topic.list > 0 && topic.minutes === null)
    if (minutes === null || items.length < 2 || !isOfEachItem(context, session, minutes)) continue
    for (const item of items) Object.assign(item, { minutes, text: `${item.label}: ${describeMinutes(minutes)}` })
    context.readings = context.readings.filter((reading) => reading !== session)
  }
}

function isOfEachItem(context: ReadingContext, session: Reading, minutes: number): boolean {
  const at = context.source.tokens.findIndex(({ start }) => start >= session.end)
  const from = context.source.tokens.findIndex(({ start }) => start >= session.start)
  const segment = at < 0 ? null : segmentAt(context, from)
  if (segment === null || sentenceOf(context, segment).some((part) => context.readings.some((reading) => reading.kind === 'rhythm' && reading.start >= context.source.tokens[part.from]!.start && reading.end <= context.source.tokens[part.to - 1]!.end))) return false
  const [each, noun] = keysOf(context, { from: at, to: Math.min(segment.to, at + 4) }).filter((key) => key !== 'for')
  if (each !== 'each' && each !== 'per' && each !== 'apiece') return false
  return noun === undefined ? minutes > LONGEST_SITTING : !SITTING.test(noun)
}
