import { expect, it } from 'vitest'
import { planOf } from '../plan-for-tests.ts'

const starts = async (prompt: string) => new Set((await planOf(prompt)).tasks.map(({ startTime }) => startTime))

it('begins at the minute that was said, and not at the next quarter', async () => {
  expect(await starts('Piano practice every Tuesday at 8:40 for 4 weeks')).toEqual(new Set(['08:40']))
  expect(await starts('Ear drops twice a day at 7:20 and 19:50 for a week')).toEqual(new Set(['07:20', '19:50']))
})
