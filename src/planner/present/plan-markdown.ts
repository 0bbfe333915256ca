import type { Plan, Task } from '../../contract/plan.ts'
import { dayNumber } from '../time/day-number.ts'
import { groupBy } from '../verify/group-by.ts'
import { countOf, longDate } from './clock-text.ts'

/** A plan to read, print or paste: tasks as a checklist by day, then what was assumed, checked and warned of. */
export function planMarkdown(plan: Plan): string {
  const { metadata } = plan
  const facts = `${countOf(metadata.totalTasks, 'task')}, ${metadata.estimatedDuration}: ${metadata.startDate} to ${metadata.endDate} (${plan.timeZone})`
  const days = [...groupBy(plan.tasks, ({ date }) => date)].map(([date, tasks]) => `## ${longDate(dayNumber(date))}\n\n${tasks.map(taskItem).join('\n')}`)
  const assumed = plan.assumptions.filter(({ source }) => source === 'assumed').map(({ text }) => `- ${escapeMarkdown(text)}`)
  const checks = plan.checks.map(({ ok, name, detail }) => `- ${ok ? '✓' : '✗'} **${escapeMarkdown(name)}**${detail ? `: ${escapeMarkdown(detail)}` : ''}`)
  const warnings = plan.warnings.map((warning) => `- ${escapeMarkdown(warning)}`)
  const sections = [`# ${escapeMarkdown(plan.title)}`, escapeMarkdown(plan.description), facts, ...section('Warnings', warnings), ...days, ...section('Assumed', assumed), ...section('Checks', checks)]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function section(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${title}\n\n${items.join('\n')}`]
}

function taskItem(task: Task): string {
  const time = task.startTime === null ? '' : `${task.startTime}–${task.endTime} `
  const until = task.endDate ? ` (until ${longDate(dayNumber(task.endDate))})` : ''
  const labels = [task.priority, task.assignee, task.sprint ? `sprint ${task.sprint}` : undefined, task.location].filter((label) => label !== undefined)
  const details = [task.description, task.why ?? ''].filter(Boolean).map((text) => `  ${escapeMarkdown(text)}`)
  return [`- [ ] ${time}**${escapeMarkdown(task.title)}**${until} (${labels.map(escapeMarkdown).join(', ')})`, ...details, ...task.references.map((reference) => `  ${referenceText(reference)}`)].join('\n')
}

/** A link only where it leads to the web; whatever else stands there is text. */
function referenceText(reference: string): string {
  return /^https?:\/\/[^\s<>]+$/iu.test(reference) ? `<${reference}>` : escapeMarkdown(reference)
}

/** The user's words are text on one line, never markup: a line of its own could be a heading or a list. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/\s*[\r\n]\s*/gu, ' ').replaceAll(/[\\`*_[\]<>#|]/gu, String.raw`\$&`)
}
