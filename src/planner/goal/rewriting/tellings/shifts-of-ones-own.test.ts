import { describe, expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'
import { shiftsOfOnesOwn } from './shifts-of-ones-own.ts'

const told = (said: string) => read(`Build a greenhouse by 30 April. ${said}`).readings.filter(({ kind, source }) => source === 'stated' && kind !== 'deadline').map(({ kind, text }) => `${kind}: ${text}`)

describe('shifts in short words', () => {
  it('are nights of all the days behind them', () => {
    expect(told('I work nights Thu, Fri and Sat so please nothing on Fridays, Saturdays or Sundays, I’m a zombie.')).toEqual(['commitment: work: Thu, Fri, Sat 20:00–24:00', 'exclusion: Nothing on Fri, Sat, Sun'])
  })

  it('have hours of the half of the day that they are called by, and are both the same person’s', () => {
    expect(told('I’m on early shift odd weeks (6-2) and lates even weeks (2-10).')).toEqual([
      'commitment: early shift: every 2 weeks, Mon, Tue, Wed, Thu, Fri, Sat, Sun 06:00–14:00',
      'commitment: work lates: every 2 weeks, Mon, Tue, Wed, Thu, Fri, Sat, Sun 14:00–22:00',
    ])
  })

  it.each(['Shift 12-14 boxes to the shed', 'late submissions cost 5-10 points', 'early bird 2-4 weeks before', 'He works nights on the ward'])('are none in: %s', (text) => {
    expect(shiftsOfOnesOwn(text)).toEqual([])
  })
})
