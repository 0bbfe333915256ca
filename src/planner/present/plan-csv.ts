import type { Plan, Task } from '../../contract/plan.ts'

const COLUMNS: Record<string, (task: Task) => string> = {
  id: (task) => task.id,
  title: (task) => task.title,
  date: (task) => task.date,
  end_date: (task) => task.endDate ?? '',
  start_time: (task) => task.startTime ?? '',
  end_time: (task) => task.endTime ?? '',
  estimated_hours: (task) => String(task.estimatedHours),
  priority: (task) => task.priority,
  status: (task) => task.status,
  type: (task) => task.type,
  assignee: (task) => task.assignee ?? '',
  sprint: (task) => (task.sprint === undefined ? '' : String(task.sprint)),
  location: (task) => task.location ?? '',
  tags: (task) => task.tags.join('; '),
  depends_on: (task) => (task.dependsOn ?? []).join('; '),
  references: (task) => task.references.join('; '),
  description: (task) => task.description,
  why: (task) => task.why ?? '',
}

/** One row a task (RFC 4180). */
export function planCsv(plan: Plan): string {
  const header = Object.keys(COLUMNS).join(',')
  const rows = plan.tasks.map((task) => Object.values(COLUMNS).map((column) => cell(column(task))).join(','))
  return [header, ...rows, ''].join('\r\n')
}

/** A leading =, +, - or @, full-width ones and those behind blanks too, would be run as a formula by spreadsheets (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
