import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').map(({ appliesTo, days, windows }) => [appliesTo?.labels[0] ?? null, days.weekdays ?? null, windows])

describe('what is left', () => {
  it.each([
    ['Repair the barn by 30 April. Hammering only on Saturdays, the rest in the evenings.', [['Hammering', [6], []], [null, null, [{ from: 1080, to: 1320 }]]]],
    ['Repair the barn by 30 April. Hammering only on Saturdays, everything else on weekdays.', [['Hammering', [6], []], [null, [1, 2, 3, 4, 5], []]]],
  ])('has its own times: %s', (prompt, expected) => {
    expect(open(prompt)).toEqual(expected)
  })

  it('bars nothing', () => {
    expect(stated('Repair the barn by 30 April. Hammering only on Saturdays, the rest in the evenings.', 'exclusion')).toEqual([])
    expect(stated('Repair the barn by 30 April. I rest on Mondays.', 'exclusion').length).toBe(1)
  })
})

it('an order behind other matters is read as one', () => {
  const prompt = 'Reformar el baño hasta el 30 de abril. Pedidos de lunes a viernes de 9 a 14, y primero la fontanería, después los azulejos.'
  expect(stated(prompt, 'precedence').map(({ before, after }) => [before.labels, after.labels])).toContainEqual([['fontanería'], ['azulejos']])
})

it.each(['Start a video channel: 6 videos, first one online 1 March, then every second Monday.', 'Soil podcast, first episode on 1 March, then every other Monday, 4 episodes'])('the first of a series stays with those that follow: %s', (prompt) => {
  expect(stated(prompt, 'horizon').map(({ appliesTo }) => appliesTo)).toEqual([null])
})

it.each([
  ['Paint the fence before the end of April', '2027-04-30'],
  ['Noch vor Ende April den Zaun streichen', '2027-04-30'],
])('the end of a month is its last day: %s', (prompt, last) => {
  expect(stated(prompt, 'deadline').map(({ latest }) => new Date(Math.floor((latest - 1) / 1440) * 86_400_000).toISOString().slice(0, 10))).toEqual([last])
})
