import type { Brief, ReadingOf } from '../../goal/brief.ts'
import { amountIn } from '../amount-in-title.ts'
import { boundTasks, readingsOf } from '../binding.ts'
import { isoWeekday } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

/** What grows begins with what was said, never goes the other way, ends at what was said, and is as much more each time as its days ask. */
export function checkGrowth(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'growth').map((growth) => {
    const isOfDay = ({ days }: PlacedTask) => growth.weekday === null || isoWeekday(days.first) === growth.weekday
    const called = boundTasks(growth, tasks).filter(isOfDay)
    const turns = (called.length > 0 ? called : tasks).flatMap((task) => {
      const amount = amountIn(task.title, growth.unit)
      return amount === null || task.type === 'deadline' ? [] : [{ task, amount }]
    }).toSorted((a, b) => a.task.days.first - b.task.days.first || (a.task.time?.start ?? 0) - (b.task.time?.start ?? 0))
    return reportReading('growth', growth, { violations: violationsOf(growth, turns), met: `${counted(turns.length, 'time')}, from ${turns[0]?.amount ?? 0} to ${turns.at(-1)?.amount ?? 0} ${growth.unit}.` })
  })
}

type Turn = { task: PlacedTask; amount: number }

function violationsOf({ from, step, to, every, unit }: ReadingOf<'growth'>, turns: readonly Turn[]): Violation[] {
  const isDown = step === null ? (to ?? 0) < (from ?? 0) : step < 0
  const first = turns[0]
  return turns.flatMap((turn, index): Violation[] => {
    const before = turns[index - 1]
    if (index === 0 && from !== null && turn.amount !== from) return [{ task: turn.task, text: `${whereabouts(turn.task)} is not the ${from} ${unit} to begin with` }]
    if (before !== undefined && (isDown ? turn.amount > before.amount : turn.amount < before.amount)) return [{ task: turn.task, text: `${whereabouts(turn.task)} comes after ${before.amount} ${unit}` }]
    if (to !== null && (isDown ? turn.amount < to : turn.amount > to)) return [{ task: turn.task, text: `${whereabouts(turn.task)} is beyond ${to} ${unit}` }]
    const wanted = step === null || before === undefined ? null : stepsBetween(first!, turn, { every, index }) - stepsBetween(first!, before, { every, index: index - 1 })
    const grown = before === undefined ? 0 : Math.abs(turn.amount - before.amount)
    // The last step may be cut by the end, and what has ended stays there.
    return wanted !== null && grown > Math.abs(step!) * wanted + ROUNDING ? [{ task: turn.task, text: `${whereabouts(turn.task)} is more than ${Math.abs(step!)} ${unit} from ${before!.amount} before` }] : []
  })
}

const ROUNDING = 0.051
const DAYS_OF = { day: 1, week: 7, month: 30.4 } as const

/** How many steps are due from the first time to another. */
function stepsBetween(first: Turn, turn: Turn, { every, index }: { every: ReadingOf<'growth'>['every']; index: number }): number {
  if (every.per === 'turn') return Math.floor(index / every.count)
  return Math.floor((turn.task.days.first - first.task.days.first) / (every.count * DAYS_OF[every.per]))
}
