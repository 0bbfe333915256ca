import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

const now = '2026-11-29T12:00'
const shown = async (prompt: string) => (await planOf(prompt, { now })).tasks.map(({ date, title }) => `${date.slice(5)} ${title}`)

describe('what comes once a month is done on its days, each called by its month', () => {
  it.each([
    ['Pay the rent on the 5th of every month until April', ['12-05 Pay the rent (December)', '01-05 Pay the rent (January)', '02-05 Pay the rent (February)', '03-05 Pay the rent (March)']],
    ['Pagar o aluguel todo dia 5 até março', ['12-05 Pagar o aluguel (dezembro)', '01-05 Pagar o aluguel (janeiro)', '02-05 Pagar o aluguel (fevereiro)']],
    ['Payer le loyer le 5 de chaque mois jusqu’en mars', ['12-05 Payer le loyer (décembre)', '01-05 Payer le loyer (janvier)', '02-05 Payer le loyer (février)']],
  ])('%s', async (prompt, tasks) => {
    expect(await shown(prompt)).toEqual(tasks)
  })

  it('and not once for the last two days of a month', async () => {
    expect((await shown('Check the smoke alarms once a month, until June')).map((task) => task.slice(0, 2))).toEqual(['12', '01', '02', '03', '04', '05'])
  })

  it('nor for so short a time that it would not come again', async () => {
    expect(await shown('Change the water filter every 3 months')).toHaveLength(4)
  })
})

it('what is made or mended stays a piece of work, however seldom somebody sits down to it', async () => {
  expect(new Set((await shown('Restore my old boat, one Saturday a month until October')).map((task) => task.slice(6).replace(/ \(.*\)$/u, ''))).size).toBeGreaterThan(3)
})

it('two things that come so seldom are each done as they are', async () => {
  const names = (await shown('Descale the coffee machine on the 1st of every month and change the filter every 3 months, 2027')).map((task) => task.slice(6).replace(/ \(.*\)$/u, ''))
  expect(new Set(names)).toEqual(new Set(['Descale the coffee machine', 'Change the filter']))
  expect(names).toHaveLength(17)
})
