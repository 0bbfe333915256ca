import { describe, expect, it } from 'vitest'
import type { Snapshot } from './run-store.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'

describe('the snapshot writer', () => {
  it('numbers what it stores from the last number on, and tells only when it is stored', async () => {
    const { writer, stored, shown } = start(async () => true)
    write(writer, 'one', shown)
    expect(shown).toEqual([])
    await writer.settled()
    write(writer, 'two', shown)
    await writer.settled()
    expect(stored).toEqual([[8, 'one'], [9, 'two']])
    expect(shown).toEqual([8, 9])
  })

  it('skips what is overtaken while a write is under way', async () => {
    const writes: (() => void)[] = []
    const { writer, stored, shown } = start(() => new Promise((resolve) => writes.push(() => resolve(true))))
    for (const steps of ['one', 'two', 'three']) write(writer, steps, shown)
    writes.shift()!()
    await expect.poll(() => writes.length).toBe(1)
    writes.shift()!()
    await expect.poll(() => shown).toEqual([8, 9])
    expect(stored).toEqual([[8, 'one'], [9, 'three']])
  })

  it('tells that the attempt is over when the row does not take the write', async () => {
    const { writer, shown } = start(async () => false)
    write(writer, 'one', shown)
    await writer.settled()
    expect(shown).toEqual([null])
  })

  it('throws in the end what a write threw', async () => {
    const { writer, shown } = start(() => Promise.reject(new Error('connection lost')))
    write(writer, 'one', shown)
    await expect(writer.settled()).rejects.toThrow('connection lost')
  })
})

function start(save: () => Promise<boolean>) {
  const stored: [number, string][] = []
  const shown: (number | null)[] = []
  const writer = createSnapshotWriter({
    firstSeq: 7,
    save: (snapshot: Snapshot) => {
      stored.push([snapshot.seq, snapshot.steps])
      return save()
    },
  })
  return { writer, stored, shown }
}

function write(writer: ReturnType<typeof createSnapshotWriter>, steps: string, shown: (number | null)[]): void {
  writer.write({ steps, plan: null, hasTasks: false }, (saved) => shown.push(saved?.seq ?? null))
}
