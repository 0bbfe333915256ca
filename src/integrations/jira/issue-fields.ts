import type { TrackerItem } from '../tracker-target.ts'
import { documentOf } from './document-format.ts'
import type { ProjectScreen } from './project-screen.ts'

export type IssueFieldsOptions = { screen: ProjectScreen; projectKey: string; sprintId: string | null; planLabel: string }

const LONGEST_SUMMARY = 255
const LONGEST_LABEL = 255

/** The `fields` of an issue; what the project's screen does not have is left out, since Jira refuses it. */
export function issueFields(item: TrackerItem, options: IssueFieldsOptions): Record<string, unknown> {
  const { screen, projectKey } = options
  const optional: Record<string, unknown> = {
    description: documentOf(item.description),
    labels: labelsOf(item, options.planLabel),
    duedate: item.dueDate,
    ...priorityField(item, screen),
    ...(item.estimatedMinutes > 0 ? { timetracking: { originalEstimate: durationText(item.estimatedMinutes) } } : {}),
  }
  const shown = Object.entries(optional).filter(([id]) => screen.fieldIds.has(id))
  return {
    project: { key: projectKey },
    issuetype: { id: screen.issueTypeId },
    summary: summaryOf(item.title),
    ...Object.fromEntries(shown),
    ...sprintField(options),
  }
}

/** One line of at most 255 UTF-16 units, no character cut. */
function summaryOf(title: string): string {
  const line = title.replaceAll(/\s+/gu, ' ').trim() || 'Task'
  return line.length <= LONGEST_SUMMARY ? line : `${line.slice(0, LONGEST_SUMMARY - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** A label holds no white space. */
function labelsOf({ labels }: TrackerItem, planLabel: string): string[] {
  const clean = labels.map((label) => label.trim().replaceAll(/\s+/gu, '-').slice(0, LONGEST_LABEL)).filter(Boolean)
  return [...new Set([planLabel, ...clean])]
}

/** By name where the site kept Jira's own, else by place between the highest and the lowest. */
function priorityField({ priority }: TrackerItem, { priorities }: ProjectScreen): { priority?: { id: string } } {
  if (priorities.length === 0) return {}
  const last = priorities.length - 1
  const places = { high: Math.floor(last * 0.25), medium: Math.floor(last * 0.5), low: Math.ceil(last * 0.75) }
  const named = priorities.find(({ name }) => name.toLowerCase() === priority)
  return { priority: { id: (named ?? priorities[places[priority]]!).id } }
}

/** The sprint field takes the sprint's number alone. */
function sprintField({ screen, sprintId }: IssueFieldsOptions): Record<string, number> {
  return sprintId === null || screen.sprintFieldId === null ? {} : { [screen.sprintFieldId]: Number(sprintId) }
}

/** Jira's durations carry their unit: '2h 30m'. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours > 0 ? `${hours}h` : '', rest > 0 ? `${rest}m` : ''].filter(Boolean).join(' ') || '0m'
}
