import { describe, expect, test } from 'vitest'
import { openExportScene, openExportServer, type ExportScene } from '../support/export-scene.ts'
import { controlStandIns } from '../support/stand-in-faults.ts'
import { createTestDatabase } from '../support/test-database.ts'

/** For the whole test, nothing new is to be seen by a search. */
const STALE_INDEX = { jiraIndexLagMs: [120_000, 120_000] }

const database = await createTestDatabase()
const server = await openExportServer(database, { jiraIndexLagMs: [50, 300], jiraCallsPerSecond: 10_000 })

const scene = (count: number) => openExportScene({ database, server, provider: 'jira', count })

async function expectEachOnce(here: ExportScene): Promise<void> {
  expect((await here.living()).toSorted()).toEqual(here.plan.tasks.map(({ id }) => id).toSorted())
  expect(server.errors).toEqual([])
}

describe('a bulk call whose end nobody knows, while the search shows nothing new', () => {
  test.each([30, 80])('after an export of %d tasks was removed: its gap among the keys hides nothing', { timeout: 30_000 }, async (count) => {
    const here = await scene(count)
    expect(await here.send()).toMatchObject({ state: 'exported', sent: count })
    expect(await here.remove()).toMatchObject({ state: 'removed' })
    await controlStandIns(server.origin, { settings: STALE_INDEX })
    await here.failing([{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'after' } }])
    expect(await here.send()).toMatchObject({ state: 'exported', sent: count, error: null })
    await expectEachOnce(here)
  })

  test('before others that came through: it is looked for below them too', { timeout: 30_000 }, async () => {
    const here = await scene(160)
    await controlStandIns(server.origin, { settings: STALE_INDEX })
    await here.failing([{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'after' } }])
    expect(await here.send()).toMatchObject({ state: 'exported', sent: 160 })
    expect(await here.count('issue.bulk')).toBe(4)
    await expectEachOnce(here)
  })

  test('with a part of it made: the rest alone is made again, however often Jira asks to slow down meanwhile', { timeout: 30_000 }, async () => {
    const here = await scene(12)
    await controlStandIns(server.origin, { settings: { ...STALE_INDEX, jiraCallsPerSecond: 100 } })
    await here.failing([{ operation: 'issue.bulk', fault: { kind: 'cut', when: 'during', share: 0.5 } }])
    expect(await here.send()).toMatchObject({ state: 'exported', sent: 12 })
    await expectEachOnce(here)
  })

  test.each([408, 502, 504] as const)('because a gateway answered %d after it was carried out', async (status) => {
    const here = await scene(6)
    await here.failing([{ operation: 'issue.bulk', fault: { kind: 'status', status, when: 'after' } }])
    expect(await here.send()).toMatchObject({ state: 'exported', sent: 6 })
    expect(await here.count('issue.bulk')).toBe(1)
    await expectEachOnce(here)
  })
})
