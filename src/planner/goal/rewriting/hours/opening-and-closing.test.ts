import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { openingAndClosing } from './opening-and-closing.ts'

it.each([
  ['Climb twice a week until 20 March. The wall opens at 16:00 and closes at 21:30.', [{ from: 960, to: 1290 }]],
  ['Study for the exam on 20 March. The library opens at 9am and shuts at 5pm.', [{ from: 540, to: 1020 }]],
])('the hours of a place that one goes to: %s', (prompt, windows) => {
  expect(stated(prompt, 'availability').map((each) => each.windows)).toEqual([windows])
})

it.each(['The fair opens at 10 with a speech', 'The door opens at a touch and closes by itself', 'Sales open at 9:00 on Friday'])('what opens once stays: %s', (text) => {
  expect(openingAndClosing(text)).toEqual([])
})
