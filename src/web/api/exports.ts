import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { JiraProjectSchema, JiraSprintListSchema, type JiraSprint } from '../../contract/connections.ts'
import { CalendarFeedSchema, CalendarFeedStatusSchema, PlanExportSchema, PlanExportsSchema, type PlanExport } from '../../contract/exports.ts'
import { apiFetch, apiRequest } from './client.ts'
import { toRequestError } from './request-error.ts'

export type FileFormat = 'ics' | 'csv' | 'md' | 'json'
export type JiraDestination = { projectKey: string; sprintId: string | null }

/** Where a plan stands in each service; at most one export a service. */
export function planExportsQuery(planId: string) {
  return queryOptions({
    queryKey: ['exports', planId] as const,
    queryFn: async ({ signal }) => (await apiRequest(PlanExportsSchema, `/plans/${planId}/exports`, { signal })).exports,
  })
}

export function isRunning({ state }: PlanExport): boolean {
  return state === 'exporting' || state === 'removing'
}

/** What ended was a removal, or is one: whatever is left of it is still there. */
export function isTakingBack({ state, tasks }: PlanExport): boolean {
  return state !== 'removed' && tasks.length > 0 && tasks.every((task) => task.state === 'removing' || task.state === 'removed')
}

/** Answers when the export has ended, however it ended. */
export function exportToCalendar(planId: string, userId: string): Promise<PlanExport> {
  return apiRequest(PlanExportSchema, '/calendar/create-event', { method: 'POST', body: { userId, promptHistoryId: planId } })
}

/** Answers when the export has ended, however it ended. */
export function exportToJira(planId: string, { projectKey, sprintId }: JiraDestination): Promise<PlanExport> {
  return apiRequest(PlanExportSchema, '/jira/task', { method: 'POST', body: { projectKey, sprintId, promptHistoryId: planId } })
}

/** Sends what failed or changed since. */
export function updateExport(exportId: string): Promise<PlanExport> {
  return apiRequest(PlanExportSchema, `/exports/${exportId}/retry`, { method: 'POST' })
}

/** Takes back what was created. */
export function removeExport(exportId: string): Promise<PlanExport> {
  return apiRequest(PlanExportSchema, `/exports/${exportId}`, { method: 'DELETE' })
}

/** Calls `onNews` at each step of a running export until it ends or `signal` aborts. */
export async function followExport(exportId: string, { signal, onNews }: { signal: AbortSignal; onNews: (news: PlanExport) => void }): Promise<void> {
  const response = await apiFetch(`/exports/${exportId}`, { headers: { Accept: 'text/event-stream' }, signal })
  if (!response.ok || response.body === null) throw await toRequestError(response)
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) onNews(PlanExportSchema.parse(JSON.parse(data)))
}

export function keepExport(queries: QueryClient, news: PlanExport): void {
  queries.setQueryData(planExportsQuery(news.planId).queryKey, (known) => [...(known ?? []).filter(({ target }) => target !== news.target), news])
}

export function jiraProjectsQuery() {
  return queryOptions({
    queryKey: ['jira-projects'] as const,
    queryFn: ({ signal }) => apiRequest(z.array(JiraProjectSchema), '/jira/projects', { signal }),
    staleTime: 0,
  })
}

export function jiraSprintsQuery(projectId: string) {
  return queryOptions({
    queryKey: ['jira-sprints', projectId] as const,
    queryFn: ({ signal }): Promise<{ values: JiraSprint[]; complete: boolean }> =>
      apiRequest(JiraSprintListSchema, `/jira/${encodeURIComponent(projectId)}/sprints`, { query: { completeness: 'true' }, signal }),
    staleTime: 0,
  })
}

/** Saves the plan as a file of the browser's downloads. */
export async function downloadPlan(planId: string, format: FileFormat): Promise<void> {
  const response = await apiFetch(`/plans/${planId}/export`, { query: { format } })
  if (!response.ok) throw await toRequestError(response)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? `plan.${format}`
  link.click()
  // The browser has taken the file by the next turn; until then the address must stand.
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** RFC 6266: the extended parameter carries what is not ASCII. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}

export function feedQuery(planId: string) {
  return queryOptions({
    queryKey: ['feed', planId] as const,
    queryFn: ({ signal }) => apiRequest(CalendarFeedStatusSchema, `/plans/${planId}/feed`, { signal }),
  })
}

/** Makes a new private address; an older one ends. It is shown this once. */
export function createFeed(planId: string) {
  return apiRequest(CalendarFeedSchema, `/plans/${planId}/feed`, { method: 'POST' })
}

export async function revokeFeed(planId: string): Promise<void> {
  const response = await apiFetch(`/plans/${planId}/feed`, { method: 'DELETE' })
  if (!response.ok) throw await toRequestError(response)
}
