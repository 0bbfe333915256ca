import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { listeningPort } from './free-port.ts'
import { MODEL_WIRES, type ModelWire } from './scripted-model-wires.ts'

/** One answer of the scripted model: pieces of text, each sent as one message of its stream. */
export type ModelScript =
  | { kind: 'answer'; pieces: string[]; finish?: 'stop' | 'length' | 'refusal'; usage?: { input: number; output: number } | null; pieceMs?: number }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Refuses requests that hold this text, and plays `otherwise` to the others. */
  | { kind: 'picky'; refuses: string; otherwise: ModelScript }
  /** Sends the pieces, then cuts the connection. */
  | { kind: 'cut'; pieces: string[] }
  /** Sends the pieces, then reports an error within the stream. */
  | { kind: 'error-in-stream'; pieces: string[] }
  /** Sends the pieces, then nothing more; the connection stays open. */
  | { kind: 'stall'; pieces: string[] }
  /** Answers nothing at all, not even a status; the connection stays open. */
  | { kind: 'silence' }
  /** Sends the pieces, waits, and then would send the rest. */
  | { kind: 'late'; pieces: string[]; until: Promise<unknown>; rest: string[] }

export type ModelRequest = {
  path: string
  headers: IncomingMessage['headers']
  /** The body as it came, and parsed. */
  text: string
  body: Record<string, unknown>
}

export type ScriptedModel = {
  /** Base address for a client of this wire format. */
  baseUrl: string
  /** The requests so far. */
  requests: ModelRequest[]
  /** Resolves with the first request. */
  asked: Promise<ModelRequest>
  /** Resolves when a client has closed a connection that was still open. */
  closedByClient: Promise<void>
  close(): Promise<void>
}

/** A model behind HTTP that plays `scripts` in turn, the last one again and again, in the format of one vendor. */
export async function startScriptedModel(scripts: ModelScript[], { wire = 'openai' }: { wire?: ModelWire } = {}): Promise<ScriptedModel> {
  const requests: ModelRequest[] = []
  const closed = deferred<void>()
  const asked = deferred<ModelRequest>()
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) closed.resolve()
    })
    void (async () => {
      const text = await readBody(request)
      const seen = { path: request.url ?? '', headers: request.headers, text, body: BodySchema.parse(JSON.parse(text)) }
      requests.push(seen)
      asked.resolve(seen)
      await play(scripts[Math.min(requests.length, scripts.length) - 1]!, { response, wire, text })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${listeningPort(server)}${MODEL_WIRES[wire].path}`,
    requests,
    asked: asked.promise,
    closedByClient: closed.promise,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A promise to be resolved from outside. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

const BodySchema = z.record(z.string(), z.unknown())
const MessagesSchema = z.array(z.object({ role: z.string(), content: z.string() }))

/** What an OpenAI-compatible server was told, the instructions first. */
export function messagesOf({ body }: ModelRequest): z.infer<typeof MessagesSchema> {
  return MessagesSchema.parse(body.messages)
}

/** A value deep inside a body. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    const next: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined
    return next
  }, value)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

type Stage = { response: ServerResponse; wire: ModelWire; text: string }

async function play(script: ModelScript, { response, wire, text }: Stage): Promise<void> {
  if (script.kind === 'silence') return
  if (script.kind === 'picky') return play(text.includes(script.refuses) ? { kind: 'status', status: 400 } : script.otherwise, { response, wire, text })
  if (script.kind === 'status') {
    response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers })
    response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted' } }))
    return
  }
  const { opening, piece, ending, failure } = MODEL_WIRES[wire]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  response.write(opening())
  const send = async (pieces: string[], pieceMs = 0) => {
    for (const each of pieces) {
      if (pieceMs > 0) await pause(pieceMs)
      response.write(piece(each))
    }
  }
  await send(script.pieces, script.kind === 'answer' ? script.pieceMs : 0)
  // What was written must have left before the connection is cut.
  if (script.kind === 'cut') response.write('\n', () => setImmediate(() => response.socket?.destroy()))
  if (script.kind === 'error-in-stream') response.end(failure())
  if (script.kind === 'late') {
    await script.until
    await send(script.rest)
    response.end(ending({ finish: 'stop', usage: null }))
  }
  if (script.kind === 'answer') response.end(ending({ finish: script.finish ?? 'stop', usage: script.usage === undefined ? { input: 1_000, output: 500 } : script.usage }))
}
