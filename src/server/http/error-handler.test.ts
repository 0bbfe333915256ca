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
  ['broken before the query', new Error('Client has encountered a connection error and is not queryable')],
  ['not free in time', new Error('timeout exceeded when trying to connect')],
  ['one too many', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
  ['met by a full disk', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['undone for the benefit of others', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ['out of time', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
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
