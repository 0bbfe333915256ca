import { afterAll, expect, test } from 'vitest'
import { startScriptedService, type ScriptedReply } from '../../../tests/support/scripted-service.ts'
import type { CalendarEvent } from '../calendar-target.ts'
import { createGoogleCalendarTarget } from './google-calendar-target.ts'

const service = await startScriptedService()
afterAll(() => service.close())

const EVENT: CalendarEvent = { title: 'Swim', description: '', location: null, time: { kind: 'all_day', start: '2049-01-04', end: '2049-01-05' } }
const IDENTITY = { userId: 'user', planId: 'plan', taskId: 'task', generation: 1 }
const PLACE = { identity: IDENTITY, knownId: null }
const granted = async () => ({ kind: 'granted' as const, accessToken: 'token' })

/** A target that counts the turns its calls take. */
async function counted() {
  const turns = { taken: 0 }
  const gate = { enter: async () => ((turns.taken += 1), null), heed: async () => {} }
  return { turns, target: await createGoogleCalendarTarget({ access: { current: granted, renewed: granted }, apiUrl: service.origin, gate }) }
}

function answering(replies: readonly ScriptedReply[]): void {
  const left = [...replies]
  service.answer(() => left.shift() ?? { status: 500, body: {} })
}

test('every HTTP call takes a turn of its own, those among them that put a taken id right', async () => {
  const { turns, target } = await counted()
  const own = { id: 'a', status: 'confirmed', extendedProperties: { private: { planwrightPlan: 'plan', planwrightTask: 'task' } } }
  answering([{ status: 409, body: {} }, { status: 200, body: own }, { status: 200, body: own }])
  expect(await target.put(EVENT, PLACE, AbortSignal.timeout(5_000))).toMatchObject({ kind: 'ok' })
  expect(turns.taken).toBe(3)
})

test.each([
  ['an event that never was costs one call', [{ status: 404, body: {} }], 1],
  ['so does one that is there', [{ status: 200, body: {} }], 1],
  ['a deleted one may have had successors', [{ status: 410, body: {} }, { status: 410, body: {} }, { status: 404, body: {} }], 3],
])('taking back: %s', async (_what, replies, calls) => {
  const { turns, target } = await counted()
  answering(replies)
  expect(await target.remove(PLACE, AbortSignal.timeout(5_000))).toEqual({ kind: 'ok', value: null })
  expect(turns.taken).toBe(calls)
})

test('a call that may not be made yet is not made', async () => {
  const pause = { kind: 'later' as const, afterMs: 9_000, detail: 'Later.' }
  const target = await createGoogleCalendarTarget({ access: { current: granted, renewed: granted }, apiUrl: service.origin, gate: { enter: async () => pause, heed: async () => {} } })
  const before = service.requests.length
  expect(await target.put(EVENT, PLACE, AbortSignal.timeout(5_000))).toEqual(pause)
  expect(service.requests).toHaveLength(before)
})

test.each([408, 499, 502, 504])('an answer of %d leaves open whether the event was made', async (status) => {
  const { target } = await counted()
  answering([{ status, body: {} }])
  expect(await target.put(EVENT, PLACE, AbortSignal.timeout(5_000))).toMatchObject({ kind: 'unknown' })
})
