import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const options = { now: '2027-01-04T08:00', plannerType: 'sprint' } as const

it('goes on to the last sprint that a part is told for', async () => {
  const { metadata, warnings } = await planOf('Design system: tokens, buttons, forms. Team: Ada, Bo. Sprints are 2 weeks, next begins Tues 12 January. Move one product fully by end of sprint 5.', options)
  expect(metadata.endDate >= '2027-03-15').toBe(true)
  expect(warnings.filter((warning) => warning.includes('could not be placed'))).toEqual([])
})

it('makes no part of what people are called by', async () => {
  const { tasks } = await planOf('New menu app for the canteen: orders, payments. Team: 2 devs, 2 dieticians, 1 external illustrator. Two-week sprints from 11 January, done by 26 February.', options)
  expect(tasks.filter(({ title }) => /^(?:dietician|external|illustrator)/iu.test(title)).map(({ title }) => title)).toEqual([])
})

it('holds what goes on over the end of a sprint for no task outside of its own', async () => {
  const { warnings } = await planOf('New menu app for the school: orders, payments. Team: Ada, Bo. Two-week sprints from 11 January. Done by 5 March. School exams 20 January to 12 February.', options)
  expect(warnings.filter((warning) => warning.includes('outside'))).toEqual([])
})
