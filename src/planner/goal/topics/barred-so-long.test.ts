import { expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const orders = (prompt: string) => readingsOf(read(prompt), 'precedence').map(({ before, after, lagMinutes }) => `${before.labels.join()} > ${after.labels.join()} ${lagMinutes / 1440}`)

it.each([
  ['Clear aunt\'s flat: sofa, phone. We can\'t share out anything until 2 months after the notice in the paper.', 'notice in the paper > share out 60'],
  ['Lay the terrace: screed, slabs. We won\'t load the slabs until five days after the screed.', 'screed > slabs 5'],
])('so long lies between the two: %s', (prompt, order) => {
  expect(orders(prompt).join(' | ')).toContain(order.split(' ').at(-1))
  expect(orders(prompt).some((each) => each.startsWith(order.split(' > ')[0]!))).toBe(true)
})

it('the plan is long enough for it', () => {
  const brief = read('Clear aunt\'s flat: sofa, phone. We can\'t share out anything until 2 months after the notice in the paper.')
  const [horizon] = readingsOf(brief, 'horizon')
  expect(horizon!.last! - horizon!.first!).toBeGreaterThan(75)
})

it('is nothing without a bar', () => {
  expect(orders('Clear aunt\'s flat: sofa, phone. I stay until 2 weeks after Easter.').filter((each) => !each.endsWith(' 0'))).toEqual([])
})
