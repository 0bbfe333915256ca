import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const now = '2026-11-29T12:00'
const planFor = async (prompt: string) => {
  const { tasks, warnings } = await planOf(prompt, { now })
  return { first: tasks[0]!.date, last: tasks.at(-1)!.date, count: tasks.length, names: new Set(tasks.map(({ title }) => title.replace(/ \(.*\)$/u, ''))), warnings }
}

describe('an hour and a length in days are every day of them', () => {
  it.each([
    ['Antibiotic at noon for 7 days from tomorrow', 'Antibiotic'],
    ['Antibiotikum mittags, 7 Tage ab morgen', 'Antibiotikum'],
    ['Antibiotikum 1x mittags, 7 Tage ab morgen', 'Antibiotikum'],
    ['Antibiotique à midi, 7 jours à partir de demain', 'Antibiotique'],
  ])('%s', async (prompt, name) => {
    expect(await planFor(prompt)).toEqual({ first: '2026-11-30', last: '2026-12-06', count: 7, names: new Set([name]), warnings: [] })
  })

  it('counts how long where no day follows', async () => {
    expect(await planFor('Antibiotique à midi pendant 7 jours')).toMatchObject({ last: '2026-12-05', names: new Set(['Antibiotique']) })
  })

  it('but an occasion stays one', async () => {
    expect((await planOf('Dinner with Ann on Friday at 7, I am in town for 10 days from tomorrow', { now })).tasks.filter(({ title }) => /dinner/iu.test(title) && title.length < 20)).toHaveLength(1)
  })
})

it('Portuguese counts hours step in step', async () => {
  expect((await planFor('Tomar antibiótico de 12 em 12 horas por 7 dias')).names).toEqual(new Set(['Tomar antibiótico']))
})

it('turns that have passed on the day of planning are no breach', async () => {
  expect((await planFor('Blood pressure every morning and evening for two weeks')).warnings).toEqual([])
})
