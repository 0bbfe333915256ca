import { expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const orders = (prompt: string) => readingsOf(read(prompt), 'precedence').map(({ before, after }) => `${before.labels.join()} > ${after.labels.join()}`)

it.each([
  ['Redo the den. Order is: strip out, wiring, plaster, floor.', 'wiring > plaster'],
  ['Redo the den. The order is strip out, wiring, plaster, floor.', 'plaster > floor'],
  ['Keller neu machen. Reihenfolge: Abriss, Kabel, Putz, Boden.', 'Kabel > Putz'],
  ['Keller neu machen: Abriss, Kabel, Putz, Boden, in dieser Reihenfolge.', 'Putz > Boden'],
])('a list that says it is an order is one: %s', (prompt, order) => {
  expect(orders(prompt)).toContain(order)
})

it.each(['Redo the den: strip out, wiring, plaster, floor.', 'Open a tea room. The first order is cups, spoons, trays.'])('any other list is none: %s', (prompt) => {
  expect(orders(prompt)).toEqual([])
})
