import type { Plan, Task } from '../contract/plan.ts'
import { longDate } from '../planner/present/clock-text.ts'
import { dayNumber } from '../planner/time/day-number.ts'

/** A plan to read in a terminal. */
export function planText(plan: Plan): string {
  const { metadata } = plan
  const head = [plan.title, plan.description, `${metadata.totalTasks} tasks, ${metadata.estimatedDuration}, ${plan.timeZone}`]
  const sections = [head.filter(Boolean).join('\n'), tasksText(plan.tasks), assumptionsText(plan), checksText(plan), listText('Warnings', plan.warnings)]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function tasksText(tasks: readonly Task[]): string {
  let date = ''
  return tasks
    .flatMap((task) => {
      const heading = task.date === date ? [] : [`${date === '' ? '' : '\n'}${longDate(dayNumber(task.date))}`]
      date = task.date
      return [...heading, ...taskLines(task)]
    })
    .join('\n')
}

function taskLines(task: Task): string[] {
  const time = task.startTime === null ? 'all day    ' : `${task.startTime}-${task.endTime}`
  const until = task.endDate ? ` (until ${longDate(dayNumber(task.endDate))})` : ''
  const labels = [task.sprint ? `sprint ${task.sprint}` : '', task.assignee ?? '', task.location ?? ''].filter(Boolean).join(', ')
  return [`  ${time}  ${task.title}${until}${labels ? ` [${labels}]` : ''}`, ...(task.why ? [`               ${task.why}`] : [])]
}

function assumptionsText(plan: Plan): string {
  return listText('Assumed', plan.assumptions.filter(({ source }) => source === 'assumed').map(({ text }) => text))
}

function checksText(plan: Plan): string {
  return listText('Checks', plan.checks.map(({ ok, name, detail }) => `${ok ? 'ok ' : 'NOT'} ${name}${detail ? `: ${detail}` : ''}`))
}

function listText(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n')
}
