import { workDays } from './available-time.ts'
import { positionOf } from '../plan-frame.ts'
import type { PlanFrame } from '../plan-frame.ts'

/** Days at the start of a plan without which its places are those among its open days. */
const LATE = 7

/** 'Weekends in March and April', said in January: a place in the plan is one among the days that are open for it. */
export function openPosition(at: number, frame: PlanFrame): number {
  if (at > 1 || frame.brief.plannerType === 'sprint') return at
  const open = workDays({ title: frame.brief.subject, subjects: [] }, frame).filter((day) => day <= frame.anchor)
  if (open.length < 2 || open[0]! - frame.first < LATE) return at
  return positionOf(open[Math.round(at * (open.length - 1))]!, frame)
}
