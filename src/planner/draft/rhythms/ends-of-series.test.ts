import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it('studies for no test that is passed, and takes the test behind the last turn', async () => {
  const { tasks } = await planOf('Get my driving licence by 25 June, I can have lessons on Fridays and study theory on Monday and Wednesday evenings.')
  const at = (title: string) => tasks.findIndex((task) => task.title.startsWith(title))
  const last = (title: string) => tasks.findLastIndex((task) => task.title.startsWith(title))
  expect(last('Theory, week')).toBeGreaterThan(0)
  expect(last('Theory, week')).toBeLessThan(at('Take the theory test'))
  expect(last('Driving lesson')).toBeLessThan(at('Take the practical test'))
})

it('goes on with what was stated', async () => {
  const { tasks } = await planOf('Get my driving licence by 25 June. Theory every Monday 18:00-19:00, lessons whenever.')
  expect(tasks.findLastIndex(({ title }) => title.startsWith('Theory, week'))).toBeGreaterThan(tasks.findIndex(({ title }) => title.startsWith('Take the theory test')))
})
