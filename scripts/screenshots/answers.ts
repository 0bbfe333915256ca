import type { Page } from '@playwright/test'
import type { ConnectionStatus } from '../../src/contract/connections.ts'
import type { ExecutionStep } from '../../src/contract/generation.ts'
import type { HistoryRecord } from '../../src/contract/history.ts'

/** Nothing answers: what waits can be looked at. */
export async function holdAnswers(page: Page, address: string): Promise<void> {
  await page.route(address, () => new Promise<void>(() => {}))
}

export async function answer(page: Page, address: string, json: unknown): Promise<void> {
  await page.route(address, (route) => route.fulfill({ json }))
}

/** The server's answer with some of its fields changed. */
export async function amend(page: Page, address: string, fields: object): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...fields } })
  })
}

/** One message with these steps; then the stream breaks and nothing more comes. */
export async function answerWithSteps(page: Page, steps: readonly ExecutionStep[]): Promise<void> {
  let count = 0
  await page.route('**/api/generate-plan', async (route) => {
    count += 1
    if (count > 1) return new Promise<void>(() => {})
    return route.fulfill({ contentType: 'text/event-stream', body: `id: 1\ndata: ${JSON.stringify({ steps })}\n\n` })
  })
}

export async function answerWithConnections(page: Page, status: { google: ConnectionStatus; jira: ConnectionStatus }): Promise<void> {
  await answer(page, '**/api/google/status**', status.google)
  await answer(page, '**/api/jira/status**', status.jira)
}

const PAGE_SIZE = 10

export async function answerWithHistory(page: Page, records: readonly HistoryRecord[]): Promise<void> {
  await page.route('**/api/history?**', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? '1')
    const shown = records.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
    return route.fulfill({ json: { records: shown, current_page: number, total_pages: Math.ceil(records.length / PAGE_SIZE) } })
  })
}
