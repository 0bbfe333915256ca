import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listeningPort } from '../../../tests/support/free-port.ts'
import { handleErrors } from './error-handler.ts'
import { limitRequests } from './rate-limit.ts'

test('who hangs up before the request is looked at costs no work and is no failure of ours', async () => {
  const { app, lines, answered, gone } = await startLimited()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const arrived = once(app.server, 'request')
  const socket = connect(listeningPort(app.server), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await arrived
  socket.destroy()
  await gone
  await app.inject('/')
  expect([answered(), lines.join('')]).toEqual([1, ''])
})

async function startLimited(): Promise<{ app: FastifyInstance; lines: string[]; answered: () => number; gone: Promise<void> }> {
  const lines: string[] = []
  let answers = 0
  let hasGone: () => void = () => {}
  const gone = new Promise<void>((resolve) => (hasGone = resolve))
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  onTestFinished(() => app.close())
  handleErrors(app)
  // The real client's fate, and time for it to show.
  app.addHook('onRequest', async ({ raw }) => {
    if (!(raw.socket instanceof Socket)) return
    if (!raw.socket.destroyed) await once(raw.socket, 'close')
    hasGone()
  })
  await app.register(async (api) => {
    await limitRequests(api, { perMinute: 100 })
    api.get('/', async () => ({ number: (answers += 1) }))
  })
  return { app, lines, answered: () => answers, gone }
}
