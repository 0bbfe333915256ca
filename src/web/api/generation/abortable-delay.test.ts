import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortableDelay } from './abortable-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leaves no listener on the signal of a run that is tried again for long', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  for (let turn = 0; turn < 3; turn += 1) {
    const waited = abortableDelay(1000, signal)
    await vi.advanceTimersByTimeAsync(1000)
    await waited
  }
  expect(added).toHaveBeenCalledTimes(3)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener))
})

it('ends when the run is left, before or while it waits', async () => {
  const leave = new AbortController()
  const waiting = abortableDelay(1000, leave.signal)
  leave.abort()
  await expect(waiting).rejects.toThrow('The run was left.')
  await expect(abortableDelay(1000, leave.signal)).rejects.toThrow('The run was left.')
  expect(vi.getTimerCount()).toBe(0)
})
