import { JiraError } from './jira-error.ts'

export type PageRequest = { startAt: number; maxResults: number }

/** Reads startAt and maxResults; throws JiraError 400. More than `most` is silently cut to it, as the service does. */
export function readPage(query: Record<string, string | undefined>, { most, usual }: { most: number; usual: number }): PageRequest {
  const { startAt, maxResults } = query
  return { startAt: readCount(startAt, 'startAt', 0), maxResults: Math.min(most, readCount(maxResults, 'maxResults', usual)) }
}

function readCount(text: string | undefined, name: string, usual: number): number {
  if (text === undefined) return usual
  if (!/^\d{1,9}$/.test(text)) throw new JiraError(400, { errorMessages: [`The query parameter ${name} must be a whole number.`] })
  return Number(text)
}

export function pageOf<Item>(items: readonly Item[], { startAt, maxResults }: PageRequest): { values: Item[]; isLast: boolean } {
  return { values: items.slice(startAt, startAt + maxResults), isLast: startAt + maxResults >= items.length }
}
