import type { ReadingOf } from '../../goal/brief.ts'
import { daysOfLength } from '../../goal/gates/gate-length.ts'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { withoutGaps } from '../project/precedence.ts'
import type { PlanFrame } from '../plan-frame.ts'
import type { NetworkTask } from '../task-network.ts'
import { inputOf, madeBefore, openedBy, RELEASES } from './around-gates.ts'
import { onTheirDays } from './days-of-steps.ts'
import { dayNeeded, isTooLate, workdayUpTo } from './gate-days.ts'
import { stepsOfGoal } from './steps-of-goal.ts'
import { isOf, stepsOf } from './steps-of-thing.ts'

type Gate = ReadingOf<'gate'>

/** Adds what others take their time for: each stage is asked for early enough, waited for and used, and what it opens comes behind it. */
export function withGates(tasks: readonly NetworkTask[], frame: PlanFrame): NetworkTask[] {
  return frame.of('gate').reduce<NetworkTask[]>((all, gate) => withGate(all, gate, frame), [...tasks])
}

function withGate(tasks: readonly NetworkTask[], gate: Gate, frame: PlanFrame): NetworkTask[] {
  const named = tasks.filter((task) => isOf(task, gate))
  const own = named.length > 0 ? named : stepsOfGoal(tasks, gate, frame)
  const kept = tasks.filter((task) => !own.includes(task))
  const needed = frame.brief.plannerType === 'sprint' ? workdayUpTo(dayNeeded(gate, frame)) : dayNeeded(gate, frame)
  const isLate = isTooLate(gate, frame)
  const drafted = stepsOf(gate, own, frame)
  const { steps, last } = onTheirDays(drafted, gate, { frame, needed, isLate })
  // Both can only go on side by side once the new one is there.
  const input = gate.sort === 'parallel' ? kept.filter(({ id, fixed }) => fixed === null && RELEASES.test(id)) : inputOf(gate, kept)
  const lags = gate.stages.map(({ takes }) => daysOfLength(takes))
  const linked = steps.map((step, index) => withLinks(step, [...linksTo(steps[index - 1] ?? [], lags[index - 1] ?? 0), ...(index === steps.length - 1 ? linksTo(input, 0) : [])]))
  // Of what cannot be there in time nobody knows when it is used.
  const inSpan = isLate ? linked.filter((_, index) => frame.first + lags.slice(0, index).reduce((sum, lag) => sum + lag, 0) <= needed) : linked
  const used = isLate ? [] : withLinks(last, linksTo(linked.at(-1)!, lags.at(-1)!))
  const opened = isLate ? [] : openedBy(gate, kept, input)
  const opening = used.length > 0 ? linksTo(used, 0) : linksTo(linked.at(-1)!, lags.at(-1)!)
  const whole = [...kept.map((task) => (opened.includes(task) ? { ...task, after: [...task.after, ...opening] } : task)), ...drafted.others, ...inSpan.flat(), ...used]
  const wantsAll = gate.sort === 'parallel' || gate.sort === 'review' && input.length === 0
  return withoutGaps(wantsAll && !isLate ? madeBefore(whole, steps.at(-1)!, { gate, frame }) : whole, [...tasks, ...whole])
}

function withLinks(tasks: readonly NetworkTask[], links: NetworkTask['after']): NetworkTask[] {
  // Two steps of one part follow each other already, without the time between them.
  return tasks.map((task) => ({ ...task, after: [...links, ...task.after.filter(({ taskId }) => !links.some((link) => link.taskId === taskId))] }))
}

function linksTo(tasks: readonly NetworkTask[], days: number): NetworkTask['after'] {
  return tasks.map(({ id }) => ({ taskId: id, lagMinutes: days * MINUTES_PER_DAY }))
}
