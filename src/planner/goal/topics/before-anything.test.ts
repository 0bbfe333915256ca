import { expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const orders = (prompt: string) => readingsOf(read(prompt), 'precedence').map(({ text }) => text)

it.each([
  ['Rebuild the canoe by 1 June: strip, new varnish, reassemble, try it. Hull comes back from the new varnish before anything else is assembled.', 'new varnish before reassemble'],
  ['Dig the pond by 1 June: liner, pump, plants. Landlord\'s approval before anything\'s ordered.', 'Landlord\'s approval first'],
])('goes before the parts that are done so, else before all: %s', (prompt, order) => {
  expect(orders(prompt)).toContain(order)
  expect(orders(prompt).join()).not.toMatch(/anything|assembled|ordered/u)
})

it('leaves a thing its own order', () => {
  expect(orders('Make a map by 1 June: survey, drawing, print. Survey before drawing.')).toContain('survey before drawing')
})
