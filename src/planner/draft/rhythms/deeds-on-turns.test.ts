import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const turns = async (prompt: string, deed: RegExp) => (await planOf(prompt)).tasks.filter(({ title }) => deed.test(title)).map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay())

it('does on its days what the playbook would do besides', async () => {
  const days = await turns('Learn to make sourdough. Bake every Sunday for 5 weeks starting 17 January', /^bake|: bake /iu)
  expect(days.length).toBeGreaterThan(3)
  expect(new Set(days)).toEqual(new Set([0]))
})

it('leaves what is prepared for it where it is', async () => {
  const { tasks } = await planOf('Get my driving licence, test on 12 April. Driving lessons every Tuesday 17:00-18:30')
  expect(tasks.filter(({ title, date }) => !/lesson/iu.test(title) && new Date(`${date}T00:00:00Z`).getUTCDay() !== 2).length).toBeGreaterThan(2)
})
