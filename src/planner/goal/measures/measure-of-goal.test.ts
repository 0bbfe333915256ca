import { expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

const read = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
const deadlines = (prompt: string) => read(prompt).flatMap((reading) => (reading.kind === 'deadline' ? [reading.appliesTo?.labels ?? []] : []))

it.each([
  'Lay cork in the study, 14 square metres, before Easter',
  'Paint the fence, 40 metres, by 9 May',
  'Plaster the hall, about 60 square feet, by 10 May',
])('has the day for the whole, and no part that is called by its size: %s', (prompt) => {
  expect(deadlines(prompt)).toEqual([[]])
})

it('keeps the stages of what grows from one size to the next', () => {
  expect(deadlines('Fence the paddock: 20 metres by Easter, 40 metres by 9 May')).toEqual([['20 metres'], ['40 metres']])
})

it('keeps the part that has a size', () => {
  expect(deadlines('Do up the cottage: kitchen floor, 14 square metres, by 9 May; porch by 1 June').flat()).toContain('porch')
})

it.each([
  ['Tile the kitchen, 12 square metres', { value: 12, unit: 'square metres' }],
  ['Saw 3 cubic metres of firewood by May', { value: 3, unit: 'cubic metres' }],
  ['Swim 400 metres by May', { value: 400, unit: 'm' }],
])('tells an area from a way: %s', (prompt, amount) => {
  expect(read(prompt).flatMap((reading) => (reading.kind === 'quantity' ? [reading.amount] : []))).toContainEqual(amount)
})
