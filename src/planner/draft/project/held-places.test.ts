import { expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const KITCHEN = 'Kitchen refit: old one out on 8 March, electrician 10 March, plasterer on the 12th, units delivered Monday 15th, fitter 16-19 March, worktops templated on the 19th and fitted a week later.'

it('does nothing before the trades whose work it builds on, and gets ready just before the first of them', async () => {
  const { tasks } = await planOf(KITCHEN)
  const dayOf = (opening: string) => tasks.find(({ title }) => title.startsWith(opening))!.date
  expect(tasks.some(({ title }) => title.startsWith('Take out the old'))).toBe(false)
  expect(dayOf('Empty the room') >= '2027-03-01').toBe(true)
  expect(dayOf('Empty the room') < '2027-03-08').toBe(true)
  expect(dayOf('Paint the ceiling') > '2027-03-12').toBe(true)
  expect(dayOf('Fit switches') > '2027-03-19').toBe(true)
})

it('works in a flat once its tenants are out', async () => {
  const { tasks } = await planOf('Renovate the bathroom between tenants: old tenants out 31 January, new ones in 1 March. Retile, new shower. Plumber has only the week of 8 February.', { now: '2026-11-30T08:00' })
  const work = tasks.filter(({ title }) => /take out the old|retile|fit shower|plaster/iu.test(title))
  expect(work.length).toBeGreaterThan(2)
  expect(work.every(({ date }) => date > '2027-01-31' && date < '2027-03-01')).toBe(true)
})

it('leaves a renovation without days of its own as the playbook has it', async () => {
  const { tasks } = await planOf('Renovate the bathroom by the end of May.')
  expect(tasks.find(({ title }) => title.startsWith('Take out the old'))!.date < '2027-03-15').toBe(true)
})
