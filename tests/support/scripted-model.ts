import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { listeningPort } from './free-port.ts'

/** One answer of the scripted model: pieces of text, each sent as one chunk. */
export type ModelScript =
  | { kind: 'answer'; pieces: string[]; finishReason?: 'stop' | 'length' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Sends the pieces, then cuts the connection. */
  | { kind: 'cut'; pieces: string[] }
  /** Sends the pieces, then nothing more; the connection stays open. */
  | { kind: 'stall'; pieces: string[] }

const RequestSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) })

export type ScriptedModel = {
  /** Base address for an OpenAI-compatible client. */
  baseUrl: string
  /** Bodies of the requests so far. */
  requests: z.infer<typeof RequestSchema>[]
  /** Resolves when a client has closed a connection that was still open. */
  closedByClient: Promise<void>
  close(): Promise<void>
}

/** An OpenAI-compatible chat server over HTTP that plays `scripts` in turn, the last one again and again. */
export async function startScriptedModel(scripts: ModelScript[]): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'] = []
  let noteClosed = () => {}
  const closedByClient = new Promise<void>((resolve) => (noteClosed = resolve))
  const server = createServer((request, response) => {
    void (async () => {
      requests.push(RequestSchema.parse(JSON.parse(await readBody(request))))
      play(scripts[Math.min(requests.length, scripts.length) - 1]!, response, noteClosed)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${listeningPort(server)}/v1`,
    requests,
    closedByClient,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function play(script: ModelScript, response: ServerResponse, noteClosed: () => void): void {
  if (script.kind === 'status') {
    response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers })
    response.end(JSON.stringify({ error: { message: 'scripted' } }))
    return
  }
  response.on('close', () => {
    if (!response.writableFinished) noteClosed()
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (const content of script.pieces) send(response, { delta: { content }, finish_reason: null })
  // What was written must have left before the connection is cut.
  if (script.kind === 'cut') response.write('\n', () => setImmediate(() => response.socket?.destroy()))
  if (script.kind !== 'answer') return
  send(response, { delta: {}, finish_reason: script.finishReason ?? 'stop' })
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, choice: { delta: object; finish_reason: string | null }): void {
  response.write(`data: ${JSON.stringify({ id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices: [{ index: 0, ...choice }] })}\n\n`)
}
