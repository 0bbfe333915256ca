import { createServer, type ServerResponse } from 'node:http'
import type { NetworkTask, TaskNetwork } from '../../src/planner/draft/task-network.ts'
import { listeningPort } from './free-port.ts'

/** One request of the planner, answered when the test says so. */
export type DraftInHand = {
  /** Sends a network of tasks with these titles; each replaces the one before. */
  send(titles: string[]): void
  finish(): void
  /** Cuts the connection in the middle. */
  cut(): void
  /** Resolves when the planner has gone away. */
  abandoned: Promise<void>
}

export type PausableDrafter = {
  address: string
  /** The oldest request that the test has not taken yet; waits for one. */
  nextDraft(): Promise<DraftInHand>
  close(): Promise<void>
}

/** A drafter behind HTTP that drafts only when told, so that 'in the middle of a run' is a certain moment. */
export async function startPausableDrafter(): Promise<PausableDrafter> {
  const arrived: DraftInHand[] = []
  const takers: ((draft: DraftInHand) => void)[] = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders()
    const draft = draftInHand(response)
    const taker = takers.shift()
    if (taker === undefined) arrived.push(draft)
    else taker(draft)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${listeningPort(server)}/draft`,
    nextDraft: () => new Promise((resolve) => (arrived.length > 0 ? resolve(arrived.shift()!) : takers.push(resolve))),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function draftInHand(response: ServerResponse): DraftInHand {
  return {
    send: (titles) => void response.write(`${JSON.stringify(networkOf(titles))}\n`),
    finish: () => void response.end(),
    cut: () => void response.destroy(),
    abandoned: new Promise((resolve) => response.once('close', resolve)),
  }
}

function networkOf(titles: string[]): TaskNetwork {
  return { title: 'A drafted plan', description: 'Drafted elsewhere.', tasks: titles.map(taskOf), assumptions: [] }
}

function taskOf(title: string, index: number): NetworkTask {
  return {
    id: `task-${index + 1}`,
    title,
    description: `Done when '${title}' is finished.`,
    priority: 'medium',
    type: 'task',
    tags: [],
    references: [],
    location: null,
    subjects: [],
    effortMinutes: 60,
    timed: true,
    spanDays: 1,
    after: [],
    optional: false,
    fixed: null,
    allowedDays: null,
    wish: { day: null, windows: [], position: null },
    occurrence: null,
    assignee: null,
    role: null,
    sprintWish: null,
    answers: [],
  }
}
