import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listeningPort } from '../../../tests/support/free-port.ts'
import { openEventStream, type EventStream } from './event-stream.ts'

/** More than the buffers of both ends hold. */
const LARGE = 'x'.repeat(20_000_000)

test('a client that reads slowly gets the newest event alone, and the end', async () => {
  const { stream, client } = await openStream({ patienceMs: 60_000 })
  stream.send({ id: 1, event: 'message', data: LARGE })
  for (const id of [2, 3, 4]) stream.send({ id, event: 'message', data: String(id) })
  stream.end({ connectionToo: true })
  let text = ''
  client.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  client.resume()
  await once(client, 'close')
  expect(text.match(/^id: \d+$/gm)).toEqual(['id: 1', 'id: 4'])
})

test('a client that takes nothing any more is let go, so that nothing is kept for it', async () => {
  const { stream, client } = await openStream({ patienceMs: 50 })
  stream.send({ id: 1, event: 'message', data: LARGE })
  stream.end({ connectionToo: false })
  await once(stream.gone, 'abort')
  client.resume()
  await once(client, 'close')
  expect(client.bytesRead).toBeLessThan(LARGE.length)
})

/** A stream whose client has asked and reads nothing yet. */
async function openStream({ patienceMs }: { patienceMs: number }): Promise<{ stream: EventStream; client: Socket }> {
  const app = Fastify()
  let isOpen: (stream: EventStream) => void = () => {}
  const opened = new Promise<EventStream>((resolve) => (isOpen = resolve))
  app.get('/', (_request, reply) => isOpen(openEventStream(reply, { retryMs: 1_000, patienceMs })))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = connect(listeningPort(app.server), '127.0.0.1').pause()
  client.on('error', () => {})
  onTestFinished(() => {
    client.destroy()
    return app.close()
  })
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return { stream: await opened, client }
}
