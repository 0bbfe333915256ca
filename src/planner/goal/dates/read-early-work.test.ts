import { describe, expect, it } from 'vitest'
import { MINUTES_PER_DAY } from '../../time/calendar-time.ts'
import { isEarlyWork, earlyReadings } from './early-work.ts'
import { iso, read, stated } from '../read-for-tests.ts'

const START = 'Noor starts as a nurse on Monday 1 March. Plan her first two weeks.'

function early(prompt: string): [string, string | null][] {
  return stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo!.labels[0]!, iso(latest / MINUTES_PER_DAY - 1)])
}

describe('work before the plan’s first day', () => {
  it.each([
    [`${START} Order the uniform before she starts.`, ['Order the uniform']],
    [`${START} A few things have to be done before she arrives (badge, locker).`, ['badge', 'locker']],
    [`${START} Before her first day: contract, badge.`, ['contract', 'badge']],
  ])('%s', (prompt, labels) => {
    expect(early(prompt)).toEqual(labels.map((label) => [label, '2027-02-28']))
  })

  it('binds only what is named', () => {
    const readings = earlyReadings(read(`${START} Order the uniform before she starts.`))
    expect(isEarlyWork(readings, { title: 'Order the uniform and shoes', subjects: [] })).toBe(true)
    expect(isEarlyWork(readings, { title: 'Tour of the ward', subjects: [] })).toBe(false)
  })

  it.each([
    'Order the uniform before the shift starts. Nothing else.',
    `${START} Read the handbook before the ward round.`,
  ])('reads nothing in: %s', (prompt) => {
    expect(earlyReadings(read(prompt))).toEqual([])
  })
})
