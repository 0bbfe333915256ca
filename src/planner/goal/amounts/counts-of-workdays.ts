import type { Weekday } from '../../time/calendar-time.ts'
import type { Recurrence } from '../../time/grammar/recurrence.ts'
import { describeWindows } from '../describe.ts'
import { addReading } from '../reading-context.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { Surroundings } from '../surroundings.ts'
import { windowsOrPoint } from '../times/add-rhythm.ts'
import type { TimeGroup } from '../times/time-groups.ts'

const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5]

/** 'Call five donors every weekday at 11am', 'three times every weekday': as often on each of those days, and not so many in all. */
export function readCountOfWorkdays(context: ReadingContext, group: TimeGroup, { recurrence, around, noun }: { recurrence: Recurrence; around: Surroundings; noun: string | null }): boolean {
  if (recurrence.unit !== 'business-day' || recurrence.every !== 1 || context.plannerType !== 'calendar') return false
  const { tokens } = context.source
  const [first] = group.expressions
  const things = noun === null ? '' : first!.words.slice(0, first!.words.toLowerCase().indexOf(noun.toLowerCase()) + noun.length)
  const deed = around.left.to - around.left.from <= MOST_WORDS && around.left.to > around.left.from ? context.prompt.slice(tokens[around.left.from]!.start, first!.start) : ''
  const title = `${deed}${things}`.replace(/^[\s,:]*(?:(?:and|then|i|we)\s)*/iu, '').trim() || null
  const count = noun === null ? recurrence.count!.high : WORKDAYS.length
  const windows = group.entries[0] ? windowsOrPoint(group.entries[0]) : []
  addReading(context, { from: deed === '' ? group.from : around.left.from, to: group.to }, {
    value: { kind: 'rhythm', title, count, per: noun === null ? 'day' : 'week', atLeast: false, everyDays: null, days: { weekdays: WORKDAYS }, windows, minutes: null, ...(things === '' ? {} : { ofRoutine: 'part' as const }) },
    appliesTo: title === null ? null : { labels: [title] }, text: `${title ?? 'Sessions'}: ${noun === null ? `${count} times ` : ''}every weekday${describeWindows(windows)}`,
  })
  return true
}

const MOST_WORDS = 4
