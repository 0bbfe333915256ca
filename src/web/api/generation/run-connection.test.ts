import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GenerationMessage } from '../../../contract/generation.ts'
import { RunConnection, type ConnectionParts } from './run-connection.ts'

const STEP = { id: 'draft', title: 'Draft', description: '', status: 'running' as const }
const working = event(1, { steps: [STEP] })
const done = event(2, { steps: [], status: 'completed' })
const dropped = new TypeError('network error')

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('following a run', () => {
  it('delivers each message and ends with the last', async () => {
    const { outcome, messages, posts } = await follow([stream(working, done)])
    expect(messages.map(({ status }) => status)).toEqual([undefined, 'completed'])
    expect(outcome).toEqual({ kind: 'completed' })
    expect(posts).toEqual([undefined])
  })

  it('reads a message that arrives in pieces, and one cut inside a character', async () => {
    const bytes = new TextEncoder().encode(event(1, { steps: [{ ...STEP, title: 'Überblick' }] }) + done)
    const cut = bytes.indexOf(0xc3) + 1
    const { messages } = await follow([respond([bytes.slice(0, cut), bytes.slice(cut)])])
    expect(messages[0]?.steps[0]?.title).toBe('Überblick')
  })

  it('accepts a result that is JSON text', async () => {
    const { messages } = await follow([stream(event(1, { result: JSON.stringify(plan()), steps: [] }), done)])
    expect(messages[0]?.result?.title).toBe('Swim')
  })

  it('logs and ignores what it cannot read', async () => {
    const { messages, outcome } = await follow([stream('id: 1\ndata: {"steps":\n\n', event(2, { nothing: true }), done)])
    expect(messages).toHaveLength(1)
    expect(outcome).toEqual({ kind: 'completed' })
  })

  it('ends with the text of an error event, and does not come back', async () => {
    const failure = `event: error\ndata: ${JSON.stringify({ code: 'plan_timeout', detail: 'The plan took too long.' })}\n\n`
    const { outcome, posts } = await follow([stream(working, failure, done)])
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'stream', message: 'The plan took too long.' })
    expect(posts).toHaveLength(1)
  })
})

describe('a stream that breaks off', () => {
  it('is attached to again after 1000 ms, from the last event seen', async () => {
    const { outcome, posts, waits } = await follow([stream(working), stream(done)])
    expect(posts).toEqual([undefined, '1'])
    expect(waits).toEqual([1000])
    expect(outcome).toEqual({ kind: 'completed' })
  })

  it('is tried again through server errors, for 60 s', async () => {
    const { outcome, posts } = await follow([stream(working), ...repeat(500, () => answer(503))])
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'server', message: 'Server error – Please try again later' })
    expect(posts).toHaveLength(1 + 61)
  })

  it('is tried again when it came back too often', async () => {
    const { outcome, posts } = await follow([stream(working), answer(429, 'Too many requests.'), stream(done)])
    expect(outcome).toEqual({ kind: 'completed' })
    expect(posts).toEqual([undefined, '1', '1'])
  })

  it('is tried again through a lost network, and found', async () => {
    const { outcome } = await follow([stream(working), ...repeat(40, () => dropped), stream(done)])
    expect(outcome).toEqual({ kind: 'completed' })
  })

  it('gives up at once when the login has expired', async () => {
    const { outcome, posts } = await follow([stream(working), answer(401)])
    expect(outcome).toMatchObject({ reason: 'unauthorized', message: 'Unauthorized – Login expired' })
    expect(posts).toHaveLength(2)
  })
})

describe('a stream that does not open', () => {
  it.each([
    [answer(401), 'Unauthorized – Login expired'],
    [answer(403), 'Unauthorized – Login expired'],
    [answer(402, 'No credits until 14:30.'), 'No credits until 14:30.'],
    [answer(402), 'You’ve run out of credits. Please wait for your daily reset.'],
    [answer(500), 'Server error – Please try again later'],
    [answer(503), 'Server error – Please try again later'],
    [answer(409, 'The key was used for another prompt.'), 'The key was used for another prompt.'],
    [answer(429, 'Too many requests. Try again in 30 s.'), 'Too many requests. Try again in 30 s.'],
    [answer(418), 'Oops! There was an issue generating your plan.'],
  ])('%o shows: %s', async (response, message) => {
    const { outcome, posts } = await follow([response])
    expect(outcome).toMatchObject({ kind: 'failed', message })
    expect(posts).toHaveLength(1)
  })

  it('is tried with the same key for 10 s when no answer comes', async () => {
    const { outcome, posts } = await follow(repeat(100, () => dropped))
    expect(outcome).toMatchObject({ kind: 'failed', message: 'Oops! There was an issue generating your plan.' })
    expect(posts).toHaveLength(11)
  })
})

it('a hidden tab closes the stream and attaches when it is seen again', async () => {
  const { outcome, posts, waits, waitedForVisible } = await follow(['hide', stream(done)])
  expect(outcome).toEqual({ kind: 'completed' })
  expect(posts).toEqual([undefined, '1'])
  expect(waits).toEqual([])
  expect(waitedForVisible).toBe(2)
})

type Reply = Response | Error | 'hide'

async function follow(replies: Reply[]) {
  const posts: (string | undefined)[] = []
  const waits: number[] = []
  const messages: GenerationMessage[] = []
  let now = 0
  let waitedForVisible = 0
  let hide = new AbortController()
  const parts: ConnectionParts = {
    post: ({ lastEventId, signal }) => {
      posts.push(lastEventId)
      const reply = replies[posts.length - 1]!
      if (reply instanceof Error) return Promise.reject(reply)
      return Promise.resolve(reply === 'hide' ? hiddenWhileOpen(hide, signal) : reply)
    },
    whenVisible: () => {
      waitedForVisible += 1
      return Promise.resolve()
    },
    hiddenSignal: () => {
      hide = new AbortController()
      return { signal: hide.signal, stop: () => undefined }
    },
    delay: (milliseconds) => {
      waits.push(milliseconds)
      now += milliseconds
      return Promise.resolve()
    },
    now: () => now,
  }
  const connection = new RunConnection(parts, {
    isReattaching: false,
    onMessage: (message) => void messages.push(message),
    signal: new AbortController().signal,
  })
  return { outcome: await connection.follow(), posts, waits, messages, waitedForVisible }
}

/** One message, then silence until the tab is hidden, as fetch ends a body whose signal aborts. */
function hiddenWhileOpen(hide: AbortController, signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(working))
      signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')))
      setTimeout(() => hide.abort())
    },
  })
  return new Response(body)
}

function stream(...events: string[]): Response {
  return respond(events.map((text) => new TextEncoder().encode(text)))
}

function respond(pieces: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

function answer(status: number, detail = ''): Response {
  const code = status === 402 ? 'out_of_credits' : 'internal'
  return new Response(JSON.stringify({ code, detail }), { status })
}

function event(id: number, data: unknown): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`
}

function repeat<T>(times: number, make: () => T): T[] {
  return Array.from({ length: times }, make)
}

function plan() {
  const metadata = { totalTasks: 0, estimatedDuration: '1 day', startDate: '2027-01-04', endDate: '2027-01-04' }
  const lists = { tasks: [], assumptions: [], checks: [], warnings: [] }
  return { id: 'p', plannerType: 'calendar', title: 'Swim', description: '', metadata, timeZone: 'UTC', ...lists }
}
