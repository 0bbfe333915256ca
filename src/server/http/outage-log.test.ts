import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutageLog } from './outage-log.ts'

const MINUTE = 60_000
const database = new Error('connect ECONNREFUSED')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says once that something fails and once that it works again, however often it was tried', async () => {
  const { lines, report } = startLog()
  for (let second = 0; second < 600; second += 2) {
    report(database)
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(lines).toEqual([[{ err: database }, 'the queue fails; more of the same is only counted']])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(lines.slice(1)).toEqual([[{ failures: 300 }, 'the queue works']])
})

it('tells of the next outage too', async () => {
  const { lines, report } = startLog()
  for (let outage = 0; outage < 2; outage += 1) {
    report(database)
    await vi.advanceTimersByTimeAsync(MINUTE)
  }
  expect(lines.map(([, message]) => message.split(';')[0])).toEqual(['the queue fails', 'the queue works', 'the queue fails', 'the queue works'])
})

function startLog() {
  const lines: [object, string][] = []
  const write = (details: object, message: string) => void lines.push([details, message])
  return { lines, report: createOutageLog({ warn: write, error: write }, { failing: 'the queue fails', working: 'the queue works' }) }
}
