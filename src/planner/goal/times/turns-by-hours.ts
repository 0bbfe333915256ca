import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { describeWindows } from '../describe.ts'
import { phraseOf } from '../labels.ts'
import { addReading, claim, isClaimed } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import { isWholePlan, surroundingsOf } from '../surroundings.ts'
import { isNoActivity } from './circumstances.ts'

/** In hours; more often it is no plan, and more seldom it is not every day. */
const [SHORTEST, LONGEST] = [3, 12]
/** The first turn of a day where none is said, in minutes, and where the day is full of them. */
const [MORNING, EARLY] = [480, 360]
const LAST_MINUTE = MINUTES_PER_DAY - 1

/** 'Syrup every 8 hours for 5 days from tomorrow 7am', 'feed the kitten every 4 hours, from 6am to 10pm': turns of each day from its first minute on. */
export function readTurnsByHours(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  for (const group of context.groups) {
    const [first] = group.expressions
    const hours = first!.recurrence?.unit === 'hour' ? first!.recurrence.every : 0
    const around = surroundingsOf(context, group)
    if (hours < SHORTEST || hours > LONGEST || isClaimed(context, group) || around.segment?.sentence !== 0) continue
    const title = phraseOf(context, around.left)
    if (title === null || isWholePlan(title) || isNoActivity(title)) continue
    const open = group.entries.flatMap(({ windows }) => windows)[0]
    const opening = context.groups.flatMap(({ entries }) => entries).find(({ point }) => point !== null)?.point ?? MORNING
    const isSaid = context.groups.flatMap(({ entries }) => entries).some(({ point }) => point !== null)
    // Three turns of eight hours fit into a day from six on.
    const start = isSaid || turnsFrom(EARLY, hours) === turnsFrom(opening, hours) ? opening : EARLY
    const [from, to] = open ? [open.from, open.to] : [start, LAST_MINUTE]
    const windows = Array.from({ length: turnsFrom(from, hours, to) }, (_, index) => from + index * hours * 60).map((at) => ({ from: Math.min(at, MINUTES_PER_DAY - 60), to: Math.min(MINUTES_PER_DAY, at + 60) }))
    addReading(context, { from: Math.min(group.from, around.left.from), to: group.to }, {
      value: { kind: 'rhythm', title, count: windows.length, per: 'day', atLeast: false, everyDays: null, days: {}, windows, minutes: null },
      appliesTo: { labels: [title] }, text: `${title}: ${windows.length} times a day${describeWindows(windows)}`,
    })
    claim(context, group)
  }
}

function turnsFrom(from: number, hours: number, to: number = LAST_MINUTE): number {
  return Math.floor((to - from) / (hours * 60)) + 1
}
