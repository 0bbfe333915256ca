import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkGrowth } from './growth.ts'

const growth = { kind: 'growth', unit: 'minutes', from: 10, step: 5, to: 20, every: { per: 'week', count: 1 }, weekday: null } as const
const brief = briefOf([growth])
const turns = (...amounts: number[]) => amounts.map((amount, index) => task(`Oboe: ${amount} minutes`, `2027-01-${String(4 + 7 * index).padStart(2, '0')}`))

test('so much more each week, and then no more', () => {
  expect(whatIsBroken(checkGrowth, brief, turns(10, 15, 20, 20))).toBe('')
})

test('the first is as much as was said', () => {
  expect(whatIsBroken(checkGrowth, brief, turns(15, 20))).toMatch(/is not the 10 minutes to begin with/u)
})

test('nothing goes back', () => {
  expect(whatIsBroken(checkGrowth, brief, turns(10, 15, 10))).toMatch(/comes after 15 minutes/u)
})

test('nothing goes beyond its end, or on too fast', () => {
  expect(whatIsBroken(checkGrowth, brief, turns(10, 15, 20, 25))).toMatch(/is beyond 20 minutes/u)
  expect(whatIsBroken(checkGrowth, brief, turns(10, 20))).toMatch(/is more than 5 minutes from 10 before/u)
})

test('what shrinks goes down', () => {
  const down = briefOf([{ ...growth, unit: 'cups', from: 5, step: -1, to: 1 }])
  const cups = (...amounts: number[]) => amounts.map((amount, index) => task(`Coffee: ${amount} ${amount === 1 ? 'cup' : 'cups'}`, `2027-01-${String(4 + 7 * index).padStart(2, '0')}`))
  expect(whatIsBroken(checkGrowth, down, cups(5, 4, 3))).toBe('')
  expect(whatIsBroken(checkGrowth, down, cups(5, 6))).not.toBe('')
})

test('only the turns of the day that was named', () => {
  const sundays = briefOf([{ ...growth, unit: 'km', weekday: 7 }])
  expect(whatIsBroken(checkGrowth, sundays, [task('Run: 3 km', '2027-01-05'), task('Long run: 10 km', '2027-01-10'), task('Run: 3 km', '2027-01-12'), task('Long run: 15 km', '2027-01-17')])).toBe('')
})
