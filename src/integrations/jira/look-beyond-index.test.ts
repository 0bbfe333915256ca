import { afterAll, beforeEach, expect, test } from 'vitest'
import { startScriptedService, type ScriptedReply } from '../../../tests/support/scripted-service.ts'
import type { UnindexedLook } from '../tracker-target.ts'
import { createCallJira } from './call-jira.ts'
import { MARK_PROPERTY, markOf } from './find-marked-issues.ts'
import { lookBeyondIndex } from './look-beyond-index.ts'

const HOUR_MS = 3_600_000
const MARK = { planId: 'plan', exportId: 'export', generation: 1 }
const site = await startScriptedService()
const granted = async () => ({ kind: 'granted' as const, accessToken: 'token' })
const call = createCallJira({ access: { current: granted, renewed: granted }, apiUrl: site.origin, siteId: 'cloud', gate: { enter: async () => null, heed: async () => {} } })
afterAll(() => site.close())

/** Keys that the index shows, by what is asked, and issues that the store holds beside those that nobody marked. */
type Project = { newest: number; before: number[]; after: number[]; marked: Record<number, string>; exists: (number: number) => boolean }

const asked: number[] = []
beforeEach(() => {
  asked.length = 0
})

function holding({ newest, before, after, marked, exists }: Project): void {
  site.answer((path, body): ScriptedReply => {
    if (path.endsWith('/search/jql')) {
      const numbers = body.includes('created <') ? before : body.includes('created >') ? after : [newest]
      return { status: 200, body: { issues: numbers.map((number) => ({ key: `WEB-${number}` })) } }
    }
    const number = Number(/WEB-(\d+)\?/.exec(path)![1])
    asked.push(number)
    const taskId = marked[number]
    if (taskId === undefined && !exists(number)) return { status: 404, body: {} }
    return { status: 200, body: { id: String(number), key: `WEB-${number}`, properties: taskId === undefined ? {} : { [MARK_PROPERTY]: markOf(MARK, taskId) } } }
  })
}

function lookFor(look: Partial<UnindexedLook> = {}, generation = 1) {
  return lookBeyondIndex(call, {
    taskIds: ['one', 'two'], knownUrls: [], taskCount: 2, begunMsAgo: 2 * HOUR_MS, settledMsAgo: 0,
    projectKey: 'WEB', mark: { ...MARK, generation }, newSignal: () => AbortSignal.timeout(5_000), ...look,
  })
}

test('keys that are gone are passed over, and looking ends with the last task', async () => {
  holding({ newest: 10, before: [8, 9, 10], after: [], marked: { 150: 'one', 151: 'two' }, exists: (number) => number <= 10 })
  expect(await lookFor()()).toMatchObject({ kind: 'ok', value: [{ key: 'WEB-150', taskId: 'one' }, { key: 'WEB-151', taskId: 'two' }] })
  expect([Math.min(...asked), Math.max(...asked)]).toEqual([9, 152])
})

test('an export that was removed before has left a gap of its own size', async () => {
  holding({ newest: 10, before: [10], after: [], marked: {}, exists: (number) => number <= 10 })
  await lookFor({ taskCount: 300 }, 2)()
  expect(Math.max(...asked)).toBeGreaterThanOrEqual(510)
})

test('what was made between others is found below them, and only keys between the witnesses are asked for', async () => {
  holding({ newest: 9_000, before: [100, 99, 98], after: [140, 141, 150], marked: { 120: 'one' }, exists: () => true })
  expect(await lookFor({ settledMsAgo: HOUR_MS })()).toMatchObject({ kind: 'ok', value: [{ taskId: 'one' }] })
  expect([Math.min(...asked), Math.max(...asked) <= 156]).toEqual([99, true])
})

test('among more keys than can be asked for, nobody knows', async () => {
  holding({ newest: 9_000, before: [100], after: [], marked: {}, exists: () => true })
  expect(await lookFor()()).toMatchObject({ kind: 'refused' })
})

test('after a passing failure it goes on where it was', async () => {
  holding({ newest: 10, before: [10], after: [], marked: { 60: 'one' }, exists: (number) => number <= 10 })
  let calls = 0
  const failing = lookBeyondIndex((schema, wanted) => ((calls += 1) === 20 ? Promise.resolve({ kind: 'later', afterMs: 0, detail: '' }) : call(schema, wanted)), {
    taskIds: ['one'], knownUrls: [], taskCount: 1, begunMsAgo: HOUR_MS, settledMsAgo: 0, projectKey: 'WEB', mark: MARK, newSignal: () => AbortSignal.timeout(5_000),
  })
  expect(await failing()).toMatchObject({ kind: 'later' })
  const before = asked.length
  expect(await failing()).toMatchObject({ kind: 'ok', value: [{ key: 'WEB-60' }] })
  expect(Math.min(...asked.slice(before))).toBeGreaterThan(11)
})
