import type { Reading, ReadingOf } from '../brief.ts'
import { describeDay } from '../describe.ts'
import { stems } from '../matcher.ts'
import { keysOf } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isDeed } from '../topics/deed-forms.ts'

type Deadline = Reading & ReadingOf<'deadline'>

/**
 * 'My council stuff. The parking form is due 31 March': where the text begins with a name and no deed, lists no such part and names no
 * later day, what is due is the goal itself, and all that is done for it is done by then.
 */
export function settleDeadlineOfGoal(context: ReadingContext): void {
  if (context.plannerType !== 'calendar' || context.language !== 'en') return
  const stated = context.readings.filter(({ source }) => source === 'stated')
  const deadlines = stated.filter((reading): reading is Deadline => reading.kind === 'deadline')
  // What has to be asked for earlier has its day counted back from this one.
  const only = deadlines.toSorted((a, b) => b.latest - a.latest)[0]
  if (only === undefined || deadlines.some((other) => other !== only && !WAITED.test(other.words)) || only.appliesTo?.labels.length !== 1 || stated.some((reading) => reading.kind === 'event' || reading.kind === 'horizon' && reading.appliesTo === null)) return
  const [label] = only.appliesTo.labels
  const own = new Set(stems(label!))
  const isListed = stated.some((reading) => reading.kind === 'topic' && reading.list > 0 && reading.label !== label && stems(reading.label).some((stem) => own.has(stem)))
  const parts = stated.filter((reading) => reading.kind === 'topic' && reading.list > 0 && reading.label !== label)
  if (isListed || parts.length >= FEWEST_OF_LIST || beginsWithDeed(context, only)) return
  const day = Math.floor((only.latest - 1) / MINUTES_PER_DAY)
  Object.assign(only, { appliesTo: null, text: `Done by ${describeDay(day)}` })
}

/** 'A code which takes 10 days by post'. */
const WAITED = /(?<!\p{L})(?:takes?|needs?|within|lead time|delivery|wait|days?|weeks?)(?!\p{L})/iu
const FEWEST_OF_LIST = 2

/** Whether the first sentence asks for a deed of its own, beside what is due. */
function beginsWithDeed(context: ReadingContext, { start }: Deadline): boolean {
  const [first] = context.segments
  if (first === undefined || context.source.tokens[first.from]!.start >= start) return true
  const heads = context.segments.filter(({ sentence }) => sentence === first.sentence)
  const { tokens } = context.source
  const [from, to] = [tokens[first.from]!.start, tokens[heads.at(-1)!.to - 1]!.end]
  const keys = heads.flatMap((segment) => keysOf(context, segment))
  // 'I'm not working this week', unlike 'our choir goes on tour on 12 June'.
  const isOfTimes = /^(?:i|we)(?:['’]\p{L}+)?$/u.test(keys[0] ?? '') && context.readings.some((reading) => (reading.kind === 'exclusion' || reading.kind === 'availability') && reading.appliesTo === null && reading.start >= from && reading.end <= to)
  const isName = heads.length === 1 && keys.length <= LONGEST_HEAD && (/^(?:my|our|the|this|that)$/u.test(keys[0]!) || MATTERS.test(keys.at(-1)!) && keys.length <= SHORT_HEAD && !isDeed(keys[0]!) && keys[0] !== 'sort')
  return !isOfTimes && !isName
}

/** In words. */
const [SHORT_HEAD, LONGEST_HEAD] = [3, 5]
/** 'Council stuff', 'tax thing'. */
const MATTERS = /^(?:things?|stuff|matters?|business|papers|paperwork|admin|saga|mess|drama)$/u
