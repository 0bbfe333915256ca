import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const turns = async (prompt: string, name: RegExp) => (await planOf(prompt)).tasks.filter(({ title }) => name.test(title)).map(({ date }) => date)

it('makes up for a day off behind the last turn', async () => {
  const dates = await turns('My book has 9 chapters, one chapter a week, always Wednesday evening between 7 and 9pm, first one on Wed 13 January. No session on 17 February.', /chapter/iu)
  expect(dates).toHaveLength(9)
  expect(dates.at(-1)).toBe('2027-03-17')
  expect(dates).not.toContain('2027-02-17')
})

it('adds nothing where the day off is none of its days', async () => {
  const dates = await turns('My book has 9 chapters, one chapter a week, always Wednesday evening between 7 and 9pm, first one on Wed 13 January. No session on 18 February.', /chapter/iu)
  expect([dates.length, dates.at(-1)]).toEqual([9, '2027-03-10'])
})
