import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it('how often something is done each week is no week away', () => {
  const prompt = "Learn to run, three runs a week on Mon, Wed and Sat. Week of 8 February I'm in Denver."
  expect(stated(prompt, 'rhythm')).toMatchObject([{ count: 3, per: 'week' }])
  expect(stated(prompt, 'exclusion').flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)) ?? [])).toEqual(['2027-02-08'])
  expect(stated(prompt, 'event')).toEqual([])
})
