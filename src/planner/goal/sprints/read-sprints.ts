import { parseDuration } from '../../time/grammar/parse-duration.ts'
import { addReading, claim, segmentAt } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { countIn, claimWorkingDays, DAYS_PER_WEEK, shareOf, spanBehind, wholeLength, WORKING_DAYS } from './span-of-sprints.ts'
import { isInForce, isOfComer, isOfOtherThing, startBehind, startOfFirst } from './start-words.ts'
import { SPRINT_WORDS, describeSprints, extend, isSprintLong, setLength } from './stated-sprints.ts'
import type { StatedSprints } from './stated-sprints.ts'
import { readAround } from './mentions-of-sprints.ts'
import { readCompound, readHeaded, readNumbered, readProduct } from './forms-of-sprints.ts'
import { claimFrame, countToLast, readFrame } from './read-frame.ts'
import type { SprintFrame } from './read-frame.ts'
import { countOfEach, countOfHeads, countOfOne, countUntil, readCountOfThem } from './counts-of-sprints.ts'

/** How many sprints of what length from when: '3 two-week sprints starting Monday 11 January', 'sprint length 3 weeks, two sprints'. */
export function readSprints(context: ReadingContext): void {
  const { tokens } = context.source
  const calendar: StatedSprints = { count: null, lengthDays: null, firstDay: null, words: { from: -1, to: -1 } }
  for (let index = 0; index < tokens.length; index += 1) {
    // The 'sprint plan: 10 weeks in …' says of no sprint how long it is.
    if (SPRINT_WORDS.has(tokens[index]!.key) && !/^plans?$/u.test(tokens[index + 1]?.key ?? '')) readAround(context, calendar, index)
    readCompound(context, calendar, index)
    if (context.plannerType !== 'sprint') continue
    readProduct(context, calendar, index)
    readHeaded(context, calendar, index)
  }
  readLengthOfEach(context, calendar)
  if (calendar.words.from >= 0) readCountOfThem(context, calendar)
  if (context.plannerType === 'sprint' && calendar.lengthDays === null && calendar.count === null) readNumbered(context, calendar)
  const frame = readFrame(context)
  if (frame) takeFrame(context, calendar, frame)
  if (calendar.words.from < 0 || (calendar.count === null && calendar.lengthDays === null)) return
  if (claimWorkingDays(context, calendar)) calendar.lengthDays = calendar.lengthDays! / WORKING_DAYS * DAYS_PER_WEEK
  if (frame) calendar.count ??= countToLast(frame, calendar)
  const span = frame !== null && frame.firstDay !== null ? null : spanBehind(context, calendar)
  if (span) {
    calendar.firstDay = span.firstDay
    calendar.count ??= span.count
    extend(calendar, context, span.group)
  }
  const whole = wholeLength(context, calendar)
  calendar.firstDay ??= startOf(context, calendar)
  calendar.lengthDays ??= whole && calendar.count !== null ? shareOf(context, whole, { count: calendar.count, words: calendar.words }) : null
  if (context.plannerType === 'sprint') calendar.count = countOfEach(context) ?? calendar.count
  calendar.count ??= (whole && calendar.lengthDays !== null ? countIn(context, whole, calendar.lengthDays) : null) ?? countUntil(context, calendar) ?? countOfHeads(context) ?? countOfOne(context)
  addReading(context, calendar.words, {
    value: { kind: 'sprint-calendar', count: calendar.count, lengthDays: calendar.lengthDays, firstDay: calendar.firstDay },
    text: describeSprints(calendar),
  })
}

/** All that is told of the sprints, where it makes a whole, stands above what was found at their mentions. */
function takeFrame(context: ReadingContext, calendar: StatedSprints, frame: SprintFrame): void {
  Object.assign(calendar, { lengthDays: frame.lengthDays, count: frame.count ?? calendar.count, firstDay: frame.firstDay ?? calendar.firstDay })
  calendar.words = claimFrame(context, frame, calendar.words)
}

/** 'there are four of them and each takes two weeks'. */
function readLengthOfEach(context: ReadingContext, calendar: StatedSprints): void {
  const { tokens } = context.source
  if (context.plannerType !== 'sprint' || calendar.lengthDays !== null || !tokens.some(({ key }) => SPRINT_WORDS.has(key))) return
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    const verb = tokens[at]!.key === 'each' ? at + 1 + Number(/^(?:one|of|sprint)$/u.test(tokens[at + 1]!.key)) : -1
    const length = verb > 0 && /^(?:takes?|lasts?|runs?|is|being|taking|lasting)$/u.test(tokens[verb]?.key ?? '') ? parseDuration(context.source, tokens[verb + 1]?.key === 'for' ? verb + 2 : verb + 1) : null
    if (!length || !isSprintLong(length.value)) continue
    setLength(calendar, length.value)
    return extend(calendar, context, { from: at, to: length.next })
  }
}

/** The day the prompt says things start, nearest behind the sprints. */
function startOf(context: ReadingContext, calendar: StatedSprints): number | null {
  // 'Cem (QA, from week 3)' is when he comes.
  const starts = context.groups.filter((other) => other.expressions[0]!.bound === 'since' && other.expressions[0]!.days !== null && !isOfComer(context, other) && depthAt(context, other.from) <= depthAt(context, calendar.words.from))
  const group = starts.find(({ from }) => from >= calendar.words.to - 1 && from - calendar.words.to <= 2)
    ?? (startOfFirst(context) === null ? starts.find((each) => each.from >= calendar.words.from - 8 && !isOfOtherThing(context, each, calendar.words)) : undefined)
    ?? starts.find((each) => !isInForce(context, each.expressions[0]!.days!.first) && !isOfOtherThing(context, each, calendar.words))
  const first = startOfFirst(context)
  // 'Two one-week sprints, w/c 29 March. Beta from 7 April': a day right behind them is nearer than another sentence's.
  const isElsewhere = group !== undefined && segmentAt(context, group.from)?.sentence !== segmentAt(context, calendar.words.from)?.sentence
  const behind = first === null && isElsewhere ? startBehind(context, calendar.words) : null
  if (behind !== null) return behind
  if (!group || first !== null && first !== group.expressions[0]!.days!.first) return startOfFirst(context) ?? startBehind(context, calendar.words)
  if (group.from - calendar.words.to < 6 && group.to > calendar.words.to) calendar.words = { from: calendar.words.from, to: group.to }
  claim(context, group)
  return group.expressions[0]!.days!.first
}

function depthAt(context: ReadingContext, index: number): number {
  return segmentAt(context, index)?.depth ?? 0
}
