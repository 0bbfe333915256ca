import { expect, it, vi } from 'vitest'
import { claimRun } from './run-claim.ts'

it('the tab that submitted a run owns it at once', () => {
  const claim = claimRun('run', { isNew: true, signal: new AbortController().signal, locks: navigator.locks })
  expect(claim.isOwner).toBe(true)
})

it('a second tab owns the run only when the first has left it', async () => {
  const first = new AbortController()
  const second = new AbortController()
  const owner = claimRun('shared', { isNew: false, signal: first.signal, locks: navigator.locks })
  await vi.waitFor(() => expect(owner.isOwner).toBe(true))
  const guest = claimRun('shared', { isNew: false, signal: second.signal, locks: navigator.locks })
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
  expect(guest.isOwner).toBe(false)
  first.abort()
  await vi.waitFor(() => expect(guest.isOwner).toBe(true))
  second.abort()
})

it('a tab that leaves while it waits never owns the run', async () => {
  const first = new AbortController()
  const second = new AbortController()
  claimRun('left', { isNew: true, signal: first.signal, locks: navigator.locks })
  const guest = claimRun('left', { isNew: false, signal: second.signal, locks: navigator.locks })
  second.abort()
  first.abort()
  await navigator.locks.request('planwright-run-left', () => undefined)
  expect(guest.isOwner).toBe(false)
})
