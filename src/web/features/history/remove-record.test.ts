import { describe, expect, it } from 'vitest'
import { removeRecord } from './remove-record.ts'

describe('the history cache after a deletion', () => {
  it('pulls the first items of later pages up', () => {
    const after = removeRecord(history({ 1: 'abc', 2: 'def', 3: 'gh' }), 'b')
    expect(shown(after)).toEqual({ 1: 'acd', 2: 'efg', 3: 'h' })
    expect(after).toMatchObject({ totalPages: 3, currentPage: 1, incompletePage: null })
  })

  it('drops a page that became empty, and lowers the total', () => {
    const after = removeRecord(history({ 1: 'abc', 2: 'd' }), 'a')
    expect(shown(after)).toEqual({ 1: 'bcd' })
    expect(after).toMatchObject({ totalPages: 1, currentPage: 1, incompletePage: null })
  })

  it('moves the current page back by one when it became empty', () => {
    const after = removeRecord(history({ 1: 'abc', 2: 'd' }, { currentPage: 2 }), 'd')
    expect(shown(after)).toEqual({ 1: 'abc' })
    expect(after).toMatchObject({ totalPages: 1, currentPage: 1 })
  })

  it('has no page left after the last record, and stays on page 1', () => {
    const after = removeRecord(history({ 1: 'a' }), 'a')
    expect(shown(after)).toEqual({})
    expect(after).toMatchObject({ totalPages: 0, currentPage: 1 })
  })

  it('asks for the page again whose follower is not cached', () => {
    const after = removeRecord(history({ 1: 'abc' }, { totalPages: 4 }), 'a')
    expect(shown(after)).toEqual({ 1: 'bc' })
    expect(after).toMatchObject({ totalPages: 4, incompletePage: 1 })
  })

  it('drops the pages behind a hole in the cache', () => {
    const after = removeRecord(history({ 1: 'abc', 2: 'def', 4: 'j' }, { totalPages: 4 }), 'c')
    expect(shown(after)).toEqual({ 1: 'abd', 2: 'ef' })
    expect(after).toMatchObject({ totalPages: 4, incompletePage: 2 })
  })

  it('leaves earlier pages alone', () => {
    const after = removeRecord(history({ 1: 'abc', 2: 'def' }, { currentPage: 2 }), 'f')
    expect(shown(after)).toEqual({ 1: 'abc', 2: 'de' })
    expect(after.currentPage).toBe(2)
  })

  it('changes nothing for an unknown record', () => {
    const before = history({ 1: 'abc' })
    expect(removeRecord(before, 'z')).toEqual({ ...before, incompletePage: null })
  })
})

/** One letter a record. */
function history(pages: Record<number, string>, rest: { totalPages?: number; currentPage?: number } = {}) {
  const entries = Object.entries(pages).map(([page, ids]) => [Number(page), Array.from(ids, (id) => ({ id }))] as const)
  return { pages: new Map(entries), totalPages: rest.totalPages ?? entries.length, currentPage: rest.currentPage ?? 1 }
}

function shown({ pages }: { pages: ReadonlyMap<number, readonly { id: string }[]> }) {
  return Object.fromEntries([...pages].map(([page, items]) => [page, items.map(({ id }) => id).join('')]))
}
