import { expect, it } from 'vitest'
import { planOf } from '../plan-for-tests.ts'

const PARTY = 'Farewell party for our choir leader on Saturday 13 February, 19:00. Book the hall, invite everybody, collect songs, bake two cakes.'

it('leaves aside what would close all of the time, and says so', async () => {
  const { tasks, warnings } = await planOf(`${PARTY} Nobody under 16 after midnight.`)
  expect(tasks.map(({ title }) => title.toLowerCase()).join('\n')).toMatch(/bake two cakes/u)
  expect(warnings).toContain('Not taken into account: “Nobody under 16 after midnight”.')
  expect(warnings.join(' ')).not.toMatch(/not everything fits/iu)
})

it('keeps what the whole plan is held to in so many words, and says what does not fit', async () => {
  const { tasks, warnings, checks } = await planOf('Write 12 chapters of my field guide, 6 hours each, by 28 February. I am free only Saturdays 10-11.')
  expect(warnings.join(' ')).toMatch(/not everything fits|does not keep/iu)
  expect(warnings.join(' ')).not.toMatch(/not taken into account: “[^”]*saturdays/iu)
  expect(checks.some(({ name, ok }) => /saturdays/iu.test(name) && ok)).toBe(true)
  expect(tasks.filter(({ date, type }) => type === 'task' && new Date(`${date}T12:00Z`).getUTCDay() !== 6)).toEqual([])
})

it('keeps days away, which leave time enough', async () => {
  const { tasks, warnings } = await planOf(`${PARTY} Out of town 25 to 29 January.`)
  expect(tasks.filter(({ date }) => date >= '2027-01-25' && date <= '2027-01-29')).toEqual([])
  expect(warnings.join(' ')).not.toMatch(/out of town/iu)
})
