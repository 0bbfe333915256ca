import { PART_WINDOWS } from '../times/clock-windows.ts'
import { describeWeekdays, describeWindows } from '../describe.ts'
import { frameBehind } from '../times/frame-behind.ts'
import { addReading, claim, isClaimed } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'

/** 'three weekday runs', 'Saturday rides': what recurs on those days, so often. */
export function readDaysOfNouns(context: ReadingContext): void {
  for (const [index, group] of context.groups.entries()) {
    const { recurrence } = group.expressions[0]!
    if (!recurrence?.weekdays || recurrence.noun === null || isClaimed(context, group)) continue
    const windows = recurrence.part ? [PART_WINDOWS[recurrence.part]] : []
    const frame = frameBehind(context, group, context.groups[index + 1] ?? null)
    const count = recurrence.count?.high ?? (recurrence.weekdays.length === 1 ? 1 : null)
    addReading(context, { from: group.from, to: frame?.to ?? group.to }, {
      value: { kind: 'rhythm', title: recurrence.noun, count, per: 'week', atLeast: false, everyDays: null, days: { weekdays: recurrence.weekdays, ...(frame ? { spans: [frame.days] } : {}) }, windows, minutes: null },
      appliesTo: { labels: [recurrence.noun] }, text: `${recurrence.noun}: ${count === null ? '' : `${count} a week, `}${describeWeekdays(recurrence.weekdays)}${describeWindows(windows)}`,
    })
    claim(context, { from: group.from, to: frame?.to ?? group.to })
  }
}
