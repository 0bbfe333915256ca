import type { ReadingOf } from '../../goal/brief.ts'
import { daysOfGate, daysOfLength } from '../../goal/gates/gate-length.ts'
import type { DayNumber } from '../../time/calendar-time.ts'
import { weekdayOf } from '../../time/day-number.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { workdayUpTo } from './gate-days.ts'
import type { Drafted } from './steps-of-thing.ts'

type Gate = ReadingOf<'gate'>

type Days = { frame: PlanFrame; needed: DayNumber; isLate: boolean }

/** Each stage by the last day on which asking is early enough; what needs nothing of ours goes out at once. */
export function onTheirDays({ steps, last }: Drafted, gate: Gate, { frame, needed, isLate }: Days): Pick<Drafted, 'steps' | 'last'> {
  const isSprint = frame.brief.plannerType === 'sprint'
  const span = Math.max(1, (isSprint ? frame.last : frame.anchor) - frame.first)
  const place = (task: NetworkTask, first: DayNumber, latest: DayNumber, wished: DayNumber): NetworkTask => {
    const wanted = isSprint && weekdayOf(wished) > FRIDAY ? wished + MONDAY_NEXT - weekdayOf(wished) : wished
    const day = Math.max(first, Math.min(wanted, latest))
    const sprint = frame.sprints.find((each) => each.first <= day && day <= each.last)
    return { ...task, allowedDays: isLate ? task.allowedDays : { first: frame.first, last: Math.max(frame.first, latest) }, wish: { ...task.wish, day: isSprint ? day : task.wish.day, position: (day - frame.first) / span }, sprintWish: sprint?.number ?? task.sprintWish }
  }
  const room = needed - frame.first - daysOfGate(gate)
  // What comes back wants some days before the day it is needed.
  const reserve = Math.max(0, Math.min(gate.sort === 'review' ? DAYS_TO_MEND : DAYS_TO_USE, Math.floor(room / 2)))
  const asked = steps.map((step, index) => {
    const behind = gate.stages.slice(index).reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
    const latest = workdayUpTo(needed - behind - (last.length > 0 ? Math.min(1, reserve) : 0))
    const soonest = frame.first + gate.stages.slice(0, index).reduce((sum, { takes }) => sum + daysOfLength(takes), 0)
    const waitsForUs = index === steps.length - 1 && WANTS_OURS.has(gate.stages[index]!.step) && (isSprint || !COMES_EARLY.has(gate.sort))
    const wished = isLate ? frame.first : waitsForUs ? Math.max(soonest, needed - behind - reserve) : soonest + Math.min(2, Math.max(0, room))
    // The playbook's own step has steps before it.
    const dayOf = (task: NetworkTask) => (task.subjects.length === 1 ? Math.min(latest, frame.first + Math.round((task.wish.position ?? 0) * span)) : wished)
    return step.map((task) => place(task, frame.first, latest, dayOf(task)))
  })
  const soonest = frame.first + daysOfGate(gate) + DAYS_TO_USE
  // One goes there prepared; what is delivered or found is used at once.
  const wished = gate.sort === 'parallel' ? needed : gate.sort === 'appointment' ? Math.max(soonest, needed - DAYS_PREPARED) : Math.max(soonest, needed - reserve)
  return { steps: asked, last: last.map((task) => place(task, frame.first, needed, COMES_BY_ITSELF.has(gate.sort) ? soonest : wished)) }
}

const COMES_BY_ITSELF: ReadonlySet<string> = new Set(['delivery', 'application', 'sign-off', 'notice'])
/** In a plan of one's own nothing says what it waits for. */
const COMES_EARLY: ReadonlySet<string> = new Set(['review', 'sign-off', 'application'])
const DAYS_PREPARED = 10
const FRIDAY = 5
/** Counted from the Monday before as 1. */
const MONDAY_NEXT = 8
const DAYS_TO_MEND = 5
const DAYS_TO_USE = 3
/** What is handed over, or goes on beside the old, is made here first. */
const WANTS_OURS: ReadonlySet<string> = new Set(['submit', 'begin'])

