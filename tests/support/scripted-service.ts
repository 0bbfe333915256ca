import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listeningPort } from './free-port.ts'

export type ScriptedReply = { status: number; body: unknown } | 'cut'

export type Script = ScriptedReply | Promise<ScriptedReply> | ((path: string, body: string) => ScriptedReply)

/** A service that answers what a test tells it to, for endings that a stand-in has no reason to bring about. */
export type ScriptedService = {
  origin: string
  /** Bodies of the requests so far. */
  requests: string[]
  /** A promise holds the replies back until it resolves; a function answers by path and query. */
  answer(reply: Script): void
  close(): void
}

export async function startScriptedService(): Promise<ScriptedService> {
  let next: Script = { status: 404, body: {} }
  const requests: string[] = []
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    requests.push(body)
    const reply = typeof next === 'function' ? next(request.url ?? '/', body) : await next
    if (reply === 'cut') request.socket.destroy()
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${listeningPort(server)}`,
    requests,
    answer: (reply) => void (next = reply),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
