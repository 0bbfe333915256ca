import type { Reading, ReadingOf } from '../brief.ts'
import { isWorkOfPlan } from '../dates/dated-stretches.ts'
import { describeWindows } from '../describe.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan } from '../surroundings.ts'
import { isRightBehind } from './hours-of-habits.ts'
import type { Habit } from './hours-of-habits.ts'

/** Hours within or right behind 'visit mum three times a week' are those of the visits, where the goal is other work as well. Needs the topics. */
export function settleHoursOfOneThing(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const habit of context.readings.filter((reading): reading is Habit => reading.kind === 'rhythm' && reading.title !== null && reading.windows.length === 0 && reading.source === 'stated')) {
    const hours = isBesideOtherWork(context, habit) ? context.readings.find((reading) => isHoursOf(context, habit, reading)) : undefined
    if (hours?.kind === 'availability') giveHours(context, habit, hours)
  }
}

/** 'Visit mum three times a week, 4 to 5pm' behind a flat that is made ready: one thing of several, in a sentence of its own. */
function isBesideOtherWork({ readings, segments, source }: ReadingContext, habit: Habit): boolean {
  const goal = segments.findLast(({ sentence }) => sentence === 0)
  const topics = readings.filter(({ kind, start, end }) => kind === 'topic' && (end <= habit.start || start >= habit.end))
  return topics.length > 1 && goal !== undefined && habit.start >= source.tokens[goal.to - 1]!.end && habit.per === 'week' && habit.count !== null && !isWholePlan(habit.title!) && !isWorkOfPlan(habit.title!)
}

/** Hours without days, within the words of the habit or right behind them. */
function isHoursOf(context: ReadingContext, habit: Habit, other: Reading): boolean {
  const isOpen = other.kind === 'availability' && other.appliesTo === null && other.person === null && other.source === 'stated' && other.windows.length === 1 && Object.keys(other.days).length === 0
  return isOpen && (other.start >= habit.start && other.end <= habit.end || isRightBehind(context, habit, other))
}

function giveHours(context: ReadingContext, habit: Habit, hours: Reading & ReadingOf<'availability'>): void {
  Object.assign(habit, { windows: hours.windows, text: `${habit.text}${describeWindows(hours.windows)}`, end: Math.max(habit.end, hours.end), words: context.prompt.slice(habit.start, Math.max(habit.end, hours.end)) })
  context.readings = context.readings.filter((reading) => reading !== hours)
}
