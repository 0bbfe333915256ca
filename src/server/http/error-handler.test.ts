import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'

const app = Fastify()
handleErrors(app)
let thrown: Error
app.get('/', () => {
  throw thrown
})
afterAll(() => app.close())

it.each([
  ['refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['shut down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['cut', new Error('Connection terminated unexpectedly')],
])('a database whose connection is %s makes the service unavailable, without a word of it to the client', async (_case, cause) => {
  thrown = new Error('Failed query: select secret', { cause })
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.json()]).toEqual([503, { code: 'unavailable', detail: 'The database does not answer. Please try again later.' }])
})

it('anything unexpected is ours, with a number to find it in the log', async () => {
  thrown = new Error('a secret in a message')
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(500)
  expect(reply.json().detail).toMatch(/^Something went wrong on our side\. Please try again later\. \(request .+\)$/)
})
