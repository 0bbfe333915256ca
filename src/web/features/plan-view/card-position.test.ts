import { expect, test } from 'vitest'
import { cardPosition } from './card-position.ts'

const viewport = { width: 1000, height: 800 }
const card = { width: 300, height: 200 }

test.each([
  ['below its anchor, centred', { left: 500, top: 100 }, { left: 400, top: 132 }],
  ['above where there is no room below', { left: 500, top: 700 }, { left: 400, top: 492 }],
  ['inside the left margin', { left: 10, top: 100 }, { left: 12, top: 132 }],
  ['inside the right margin', { left: 900, top: 100 }, { left: 688, top: 132 }],
])('the card stands %s', (_, corner, expected) => {
  expect(cardPosition({ ...corner, width: 100, height: 24 }, card, viewport)).toEqual(expected)
})

test('a card taller than either side stays inside the viewport', () => {
  const { top } = cardPosition({ left: 0, top: 150, width: 100, height: 24 }, { width: 300, height: 280 }, { width: 400, height: 320 })
  expect(top).toBe(28)
})
