import type { ReadingContext } from '../reading-context.ts'
import { bindsNothing } from '../times/unbinding-times.ts'

/** A date or an hour that some rule took and that no reading holds in its words goes to the notes: nothing that was dated gets lost in silence. */
export function leaveUnheldDates(context: ReadingContext): void {
  if (context.plannerType !== 'calendar') return
  const isHeld = (start: number, end: number) => context.readings.some((reading) => reading.source === 'stated' && reading.start < end && reading.end > start)
  for (const group of context.groups) {
    const dated = group.expressions.some(({ days, clock }) => days !== null && days.grain === 'day' && days.first > context.today && !days.isRelative && (days.bareWeekday === null || clock !== null))
    const isSilent = dated && group.expressions.every(({ start, end }) => !isHeld(start, end)) && !bindsNothing(context, group)
    if (isSilent) context.claimed.fill(0, group.from, group.to)
  }
}
