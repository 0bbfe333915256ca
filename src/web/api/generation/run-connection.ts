import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { STREAM_RECONNECT_DELAY_MS } from '../../../contract/limits.ts'
import type { GenerationMessage } from '../../../contract/generation.ts'
import { ApiRequestError, toRequestError } from '../request-error.ts'
import { outcomeOfRequestError, outcomeOfStreamError, type GenerationOutcome } from './generation-outcome.ts'
import { parseMessage, parseStreamError } from './parse-message.ts'

/** How long a connection that once stood is tried again. */
const RETRY_WINDOW_MS = 60_000
/** How long a first connection that got no answer is tried: the server may hold the run already. */
const FIRST_RETRY_WINDOW_MS = 10_000

export interface ConnectionParts {
  /** Sends the POST; attaches when the server knows the run's key. Renews the token once on a 401. */
  post: (options: { lastEventId: string | undefined; signal: AbortSignal }) => Promise<Response>
  whenVisible: (signal: AbortSignal) => Promise<void>
  hiddenSignal: () => { signal: AbortSignal; stop: () => void }
  delay: (milliseconds: number, signal: AbortSignal) => Promise<void>
  now: () => number
}

export interface ConnectionOptions {
  /** The run was submitted before this page was loaded. */
  isReattaching: boolean
  onMessage: (message: GenerationMessage) => void
  /** Aborted to leave; `follow` then rejects. */
  signal: AbortSignal
}

/** Follows one run to its end, over as many connections as it takes. */
export class RunConnection {
  readonly #parts: ConnectionParts
  readonly #options: ConnectionOptions
  #lastEventId: string | undefined
  #hasConnected: boolean
  #failingSince: number | undefined
  #outcome: GenerationOutcome | undefined

  constructor(parts: ConnectionParts, options: ConnectionOptions) {
    this.#parts = parts
    this.#options = options
    this.#hasConnected = options.isReattaching
  }

  async follow(): Promise<GenerationOutcome> {
    const { signal } = this.#options
    while (this.#outcome === undefined) {
      await this.#parts.whenVisible(signal)
      const hidden = this.#parts.hiddenSignal()
      try {
        await this.#connectOnce(AbortSignal.any([signal, hidden.signal]))
      } catch (error) {
        signal.throwIfAborted()
        if (!hidden.signal.aborted) this.#weigh(error)
      } finally {
        hidden.stop()
      }
      if (this.#outcome === undefined && !hidden.signal.aborted) await this.#parts.delay(STREAM_RECONNECT_DELAY_MS, signal)
    }
    return this.#outcome
  }

  async #connectOnce(signal: AbortSignal): Promise<void> {
    const response = await this.#parts.post({ lastEventId: this.#lastEventId, signal })
    if (!response.ok) throw await toRequestError(response)
    this.#hasConnected = true
    this.#failingSince = undefined
    await this.#read(response)
  }

  async #read(response: Response): Promise<void> {
    if (response.body === null) return
    const parser = createParser({
      onEvent: (event) => this.#take(event),
      onId: (id) => {
        this.#lastEventId = id
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    while (this.#outcome === undefined) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(value)
    }
    await reader.cancel().catch(() => undefined)
  }

  #take(event: EventSourceMessage): void {
    if (this.#outcome !== undefined) return
    if (event.event === 'error') {
      this.#outcome = outcomeOfStreamError(parseStreamError(event.data))
      return
    }
    const message = parseMessage(event.data)
    if (message === undefined) return
    this.#options.onMessage(message)
    if (message.status !== undefined) this.#outcome = { kind: message.status }
  }

  /** Decides whether an error ends the run for us. */
  #weigh(error: unknown): void {
    const now = this.#parts.now()
    this.#failingSince ??= now
    const failingFor = now - this.#failingSince
    if (error instanceof ApiRequestError) {
      const isPassing = error.status >= 500 || error.status === 429
      const isWorthRetrying = isPassing && this.#hasConnected && failingFor < RETRY_WINDOW_MS
      if (!isWorthRetrying) this.#outcome = outcomeOfRequestError(error)
      return
    }
    const window = this.#hasConnected ? RETRY_WINDOW_MS : FIRST_RETRY_WINDOW_MS
    if (failingFor >= window) this.#outcome = outcomeOfStreamError(error instanceof Error ? error : undefined)
  }
}
