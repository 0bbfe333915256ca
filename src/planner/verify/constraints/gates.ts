import type { Brief, GateLength, ReadingOf } from '../../goal/brief.ts'
import { gateMark } from '../../goal/gates/gate-marks.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { readingsOf } from '../binding.ts'
import { isoWeekday, shortDate } from '../day-calendar.ts'
import type { Finding } from '../finding.ts'
import type { PlacedTask } from '../placed-task.ts'
import { counted, reportReading, whereabouts } from '../report.ts'
import type { Violation } from '../report.ts'

type Gate = ReadingOf<'gate'>
const SATURDAY = 6

/** What others take their time for is asked for in its order, and neither the next stage nor what uses or awaits the answer begins before the time that they take is over. */
export function checkGates(brief: Brief, tasks: readonly PlacedTask[]): Finding[] {
  return readingsOf(brief, 'gate').map((gate) => {
    const stages = gate.stages.map((_, index) => markedTasks(gate, index + 1, tasks))
    const used = markedTasks(gate, 0, tasks)
    const opened = gate.opens === null ? [] : tasks.filter((task) => task.type !== 'deadline' && !task.subjects.includes(gate.of) && matchesTask({ labels: [gate.opens!] }, task) && task.days.first >= Math.max(...stages.flat().map(({ days }) => days.last)))
    const rows = [...stages, used.length > 0 ? used : opened]
    const violations = gate.stages.flatMap(({ takes }, index): Violation[] => tooEarly(rows[index]!, rows[index + 1]!, takes))
    const unasked: Violation[] = stages[0]!.length === 0 ? [{ task: null, text: `nobody asks for “${gate.of}”` }] : []
    const isWaited = used.length === 0 && gate.stages.some(({ takes }) => takes !== null)
    const missing: Violation[] = isWaited ? notInTime(stages[0]!, gate, brief, tasks) : []
    return reportReading('gates', gate, { violations: [...unasked, ...violations, ...missing], met: metText(gate, stages.flat(), used) })
  })
}

function markedTasks({ of }: Gate, stage: number, tasks: readonly PlacedTask[]): PlacedTask[] {
  return tasks.filter(({ subjects }) => subjects.includes(gateMark(of, stage)))
}

function tooEarly(before: readonly PlacedTask[], next: readonly PlacedTask[], takes: GateLength | null): Violation[] {
  return before.flatMap((asked) => next.flatMap((task): Violation[] => {
    const day = dayAfter(asked.days.last, takes)
    return task.days.first >= day ? [] : [{ task, text: `${whereabouts(task)} is less than ${lengthText(takes)} behind ${whereabouts(asked)}` }]
  }))
}

/** What is asked for and used by nobody has to come back while there is a plan. */
function notInTime(asked: readonly PlacedTask[], gate: Gate, brief: Brief, tasks: readonly PlacedTask[]): Violation[] {
  const end = Math.max(...tasks.map(({ days }) => days.last), ...readingsOf(brief, 'event').map(({ days }) => days.first))
  return asked.flatMap((task) => {
    const there = gate.stages.reduce((day, { takes }) => dayAfter(day, takes), task.days.last)
    return there > end ? [{ task, text: `asked for by ${whereabouts(task)} it is there on ${shortDate(there)} at the earliest, ${counted(there - end, 'day')} after the end of the plan` }] : []
  })
}

/** The first day on which what was asked for on a day can be there. */
function dayAfter(day: number, takes: GateLength | null): number {
  if (takes === null) return day
  if (takes.unit === 'day') return day + takes.count
  let [at, left] = [day, takes.count]
  while (left > 0) {
    at += 1
    if (isoWeekday(at) < SATURDAY) left -= 1
  }
  return at
}

function lengthText(takes: GateLength | null): string {
  return takes === null ? '0 days' : counted(takes.count, takes.unit === 'day' ? 'day' : 'working day')
}

function metText({ stages }: Gate, asked: readonly PlacedTask[], used: readonly PlacedTask[]): string {
  const lengths = stages.flatMap(({ takes }) => (takes === null ? [] : [lengthText(takes)]))
  const by = used.length > 0 ? `, before ${whereabouts(used[0]!)}` : ''
  return `Asked for by ${asked.map(whereabouts).join(' and ')}${lengths.length === 0 ? '' : `; ${lengths.join(', then ')} lie behind it`}${by}.`
}
