import type { FastifyReply } from 'fastify'

export type StreamEvent = { id: number; event: string; data: string }

export type EventStream = {
  /** Each event replaces the one before: to a client that reads slowly only the newest goes out. */
  send(event: StreamEvent): void
  /** When the server stops, the connection has to go with the stream: kept alive, it would keep the server from closing. */
  end(options: { connectionToo: boolean }): void
  /** Aborted when the client is gone. */
  gone: AbortSignal
}

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 15_000
/** A client that has taken nothing for so long counts as gone; longer than a heartbeat, which shows who still listens. */
const PATIENCE_MS = 60_000

/** Takes the reply over and answers with server-sent events (WHATWG HTML, section 9.2). */
export function openEventStream(reply: FastifyReply, { retryMs, patienceMs = PATIENCE_MS }: { retryMs: number; patienceMs?: number }): EventStream {
  reply.header('content-type', 'text/event-stream; charset=utf-8')
  reply.header('cache-control', 'no-store')
  // Nginx would collect the stream before passing it on.
  reply.header('x-accel-buffering', 'no')
  reply.hijack()
  const { raw } = reply
  const { socket } = raw
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200)
  socket?.setNoDelay(true)
  // Without a listener of its own, a time-out ends the connection.
  raw.setTimeout(patienceMs)

  const gone = new AbortController()
  let waiting: StreamEvent | null = null
  let blocked = !raw.write(`retry: ${retryMs}\n\n`)
  let endWhenDrained: (() => void) | null = null
  const heartbeat = setInterval(() => blocked || raw.write(': heartbeat\n\n'), HEARTBEAT_MS)

  function close(): void {
    clearInterval(heartbeat)
    gone.abort()
  }
  raw.on('close', close)
  raw.on('error', close)
  raw.on('drain', () => {
    blocked = false
    const event = waiting
    waiting = null
    if (event !== null) write(event)
    endWhenDrained?.()
  })

  function write({ id, event, data }: StreamEvent): void {
    const name = event === 'message' ? '' : `event: ${event}\n`
    blocked = !raw.write(`id: ${id}\n${name}data: ${data}\n\n`)
  }

  return {
    send(event) {
      if (gone.signal.aborted) return
      if (blocked) waiting = event
      else write(event)
    },
    end({ connectionToo }) {
      clearInterval(heartbeat)
      const end = () => raw.end(() => connectionToo && socket?.end())
      if (waiting === null) end()
      else endWhenDrained = end
    },
    gone: gone.signal,
  }
}
