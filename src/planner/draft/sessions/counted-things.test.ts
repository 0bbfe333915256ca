import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it('practises each of the songs that are counted', async () => {
  const { tasks } = await planOf('Learn 4 songs on the guitar by 1 March, 20 minutes a day')
  for (const song of [1, 2, 3, 4]) expect(tasks.some(({ title }) => title.startsWith(`Song ${song}:`))).toBe(true)
  expect(tasks.some(({ title }) => title.startsWith('Song 5'))).toBe(false)
})

it('has its usual topics where nothing is counted', async () => {
  const { tasks } = await planOf('Learn the guitar by 1 March, 20 minutes a day')
  expect(tasks.some(({ title }) => title.startsWith('Song 1'))).toBe(false)
})
