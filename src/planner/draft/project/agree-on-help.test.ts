import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

it('sees whoever helps, and tells nothing of it as left out', async () => {
  const { tasks, warnings } = await planOf('Knee replacement on 18 February. My daughter Kate will stay the first 5 days.')
  const agreed = tasks.filter(({ title }) => title.includes('Kate'))
  expect(agreed.map(({ title }) => title)).toEqual(['Agree the details with Kate: stay the first 5 days'])
  expect(agreed[0]!.description).toContain('“My daughter Kate will stay the first 5 days”')
  expect(warnings.join(' ')).not.toContain('Kate')
})

it('agrees nothing where nobody offers help', async () => {
  const { tasks } = await planOf('My daughter Kate turns 6 on 20 February, party for 10 children at home')
  expect(tasks.filter(({ title }) => title.startsWith('Agree the details'))).toEqual([])
})
