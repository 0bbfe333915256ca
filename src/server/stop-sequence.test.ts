import { expect, test, vi } from 'vitest'
import { createStopSequence } from './stop-sequence.ts'

test('what was started last is stopped first', async () => {
  const order: string[] = []
  const sequence = createStopSequence()
  sequence.add(100, async () => order.push('database'))
  sequence.add(100, async () => order.push('web server'))
  await sequence.run()
  expect(order).toEqual(['web server', 'database'])
})

test('neither a failing step nor a hanging one keeps the database from being stopped', async () => {
  const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const stopDatabase = vi.fn<() => Promise<void>>(async () => {})
  const sequence = createStopSequence()
  sequence.add(100, stopDatabase)
  sequence.add(100, () => Promise.reject(new Error('sockets are stuck')))
  sequence.add(10, () => new Promise(() => {}))
  await sequence.run()
  expect(stopDatabase).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith('While stopping: sockets are stuck\n')
  warn.mockRestore()
})

test('two signals stop everything once', async () => {
  const stop = vi.fn<() => Promise<void>>(async () => {})
  const sequence = createStopSequence()
  sequence.add(100, stop)
  await Promise.all([sequence.run(), sequence.run()])
  expect(stop).toHaveBeenCalledOnce()
})
