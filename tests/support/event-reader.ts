import { EventSourceParserStream } from 'eventsource-parser/stream'
import { GenerationErrorSchema, GenerationMessageSchema, type GenerationMessage } from '../../src/contract/generation.ts'
import type { ApiError } from '../../src/contract/errors.ts'

export type SeenEvent = { id: number } & ({ message: GenerationMessage } | { error: ApiError })

export type GenerationReader = {
  status: number
  /** The idempotency key that the server answered with. */
  key: string | null
  /** The reply of a request that was refused. */
  error: ApiError | null
  /** The next event, or null when the stream has ended. Every event is checked against the contract. */
  next(): Promise<SeenEvent | null>
  /** Events until one satisfies `wanted`, that one included. Throws when the stream ends before. */
  until(wanted: (event: SeenEvent) => boolean): Promise<SeenEvent[]>
  /** Everything up to the end. */
  rest(): Promise<SeenEvent[]>
  /** Goes away as a closed tab does. */
  leave(): void
}

/** Posts to /generate-plan and reads the stream as a browser does. */
export async function openGeneration(apiUrl: string, { headers, body }: { headers: Record<string, string>; body: unknown }): Promise<GenerationReader> {
  const abort = new AbortController()
  const response = await fetch(`${apiUrl}/generate-plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const events = isStream ? response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader() : null

  async function next(): Promise<SeenEvent | null> {
    const read = await events?.read()
    if (read === undefined || read.done) return null
    const { id, event, data } = read.value
    const parsed: unknown = JSON.parse(data)
    return event === 'error'
      ? { id: Number(id), error: GenerationErrorSchema.parse(parsed) }
      : { id: Number(id), message: GenerationMessageSchema.strict().parse(parsed) }
  }

  async function until(wanted: (event: SeenEvent) => boolean): Promise<SeenEvent[]> {
    const seen: SeenEvent[] = []
    for (let event = await next(); event !== null; event = await next()) {
      seen.push(event)
      if (wanted(event)) return seen
    }
    throw new Error(`the stream ended after ${JSON.stringify(seen.map(({ id }) => id))} without the wanted event`)
  }

  return {
    status: response.status,
    key: response.headers.get('idempotency-key'),
    error: isStream ? null : GenerationErrorSchema.parse(await response.json()),
    next,
    until,
    async rest() {
      const seen: SeenEvent[] = []
      for (let event = await next(); event !== null; event = await next()) seen.push(event)
      return seen
    },
    leave: () => abort.abort(),
  }
}

export const hasResult = (event: SeenEvent): boolean => 'message' in event && event.message.result !== undefined
export const isLast = (event: SeenEvent): boolean => 'error' in event || event.message.status !== undefined
