import { inflateSync } from 'node:zlib'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { users } from '../database/schema.ts'
import { createHistory } from './history.ts'
import { createHistoryPages, type HistoryPages } from './history-pages.ts'

const database = await createTestDatabase()
const history = createHistory(database)

describe('history pages', () => {
  it('are read anew after any server has changed the plans, and kept until then', async () => {
    const userId = await createUser()
    const [here, elsewhere] = [createHistoryPages(history), createHistory(database)]
    const read = vi.spyOn(history, 'page')
    expect(await ids(here, userId)).toEqual([])
    const id = await save(userId)
    expect(await ids(here, userId)).toEqual([id])
    const reads = read.mock.calls.length
    expect(await ids(here, userId)).toEqual([id])
    expect(read.mock.calls.length).toBe(reads)
    await elsewhere.remove(userId, id)
    expect(await ids(here, userId)).toEqual([])
  })

  it('are right also when there is no room to keep them', async () => {
    const [ada, bob] = [await createUser(), await createUser()]
    const ownIds = new Map([[ada, await save(ada)], [bob, await save(bob)]])
    const pages = createHistoryPages(history, { keptBytes: 300 })
    for (const userId of [ada, bob, ada, bob]) expect(await ids(pages, userId)).toEqual([ownIds.get(userId)])
  })
})

async function createUser(): Promise<string> {
  const id = uuidv7()
  await database.db.insert(users).values({ id, name: 'Ada', email: 'ada@example.org' })
  return id
}

async function save(userId: string): Promise<string> {
  const id = uuidv7()
  const at = new Date()
  await history.save(database.db, { userId, id, prompt: 'Learn to juggle', plannerType: 'calendar', plan: '{}', steps: '[]', startedAt: at, finishedAt: at })
  return id
}

async function ids(pages: HistoryPages, userId: string): Promise<string[]> {
  const page: { records: { id: string }[] } = JSON.parse(inflateSync(await pages.read({ userId, page: 1, limit: 10 })).toString())
  return page.records.map((record) => record.id)
}
