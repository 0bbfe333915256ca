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

/** Run as a formula at the beginning of a cell, full-width ones and those behind blanks too (OWASP, CSV injection). */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/u
/**
 * Where the region's list separator is the semicolon, a spreadsheet splits the line there and at line breaks, whatever quotes
 * say: a cell may then begin in the middle of ours. A hyphen and a blank begin a line of a list, and no formula.
 */
const FORMULA_WITHIN = /(?<=[;\t]\s*)(?=[=+\-@＝＋－＠])|(?<=[\r\n]\s*)(?=[=+@＝＋＠]|[-－](?! ))/gu

function cell(text: string): string {
  const safe = text.replaceAll(FORMULA_WITHIN, "'").replace(FORMULA, "'")
  return /[",;\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
