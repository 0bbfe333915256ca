import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { requestLog } from './request-log.ts'

const TOKEN = 'Gr2hk6jny85RiOI0vDl5tM7JBjoXKrMiqxAlU9CWQAg'

it.each([
  `/api/feeds/${TOKEN}.ics`,
  `/api/f%65eds/${TOKEN}.ics`,
  `/api/feeds%2f${TOKEN}.ics`,
  `/api/feeds//${TOKEN}.ics`,
  `/api/feeds/%47${TOKEN.slice(1)}.ics`,
  `/elsewhere/${TOKEN}.ics?x=${TOKEN}`,
  `/api/feeds/${TOKEN}`,
])('the address of a private calendar never stands in the log, asked for as %s', async (url) => {
  const lines: string[] = []
  const app = Fastify({ logger: { ...Object(requestLog(loadConfig({ LOG_LEVEL: 'trace' }))), stream: { write: (line: string) => void lines.push(line) } } })
  // The framework's own would write the address too; the server has one of its own.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  await app.inject({ url, headers: { authorization: 'Bearer a-token' } })
  await app.close()
  expect(lines.join('')).toContain('"path"')
  expect(lines.join('')).not.toContain(TOKEN.slice(1))
  expect(lines.join('')).not.toContain('a-token')
})
