import { expect, it } from 'vitest'
import type { Weekday } from '../../time/calendar-time.ts'
import type { ReadingOf } from '../brief.ts'
import { isHeldDuring } from './hours-of-its-own.ts'

const said = { id: 'r', words: '', start: 0, end: 1, source: 'stated', strength: 'hard', appliesTo: null, text: '' } as const
const work: ReadingOf<'commitment'> = { ...said, kind: 'commitment', title: 'work', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 540, to: 1020 }], person: null, inPlan: false }
const turn = (weekdays: Weekday[], from: number, to: number): ReadingOf<'rhythm'> => ({ ...said, kind: 'rhythm', title: 'Tai chi', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays }, windows: [{ from, to }], minutes: null })

it('holds at noon on working days, beside work from nine to five', () => {
  expect(isHeldDuring(turn([2, 4], 720, 780), work)).toBe(true)
})

it('does not hold where the hours reach beyond those of work, fill half of them, or come on days off as well', () => {
  expect(isHeldDuring(turn([2], 720, 1080), work)).toBe(false)
  expect(isHeldDuring(turn([2], 720, 1020), work)).toBe(false)
  expect(isHeldDuring(turn([2, 6], 720, 780), work)).toBe(false)
})

it('gives no way to what the plan holds itself', () => {
  expect(isHeldDuring(turn([2], 720, 780), { ...work, inPlan: true })).toBe(false)
})
