import { describe, expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'

const told = (said: string) => read(`Build a greenhouse by 30 April. ${said}`).readings.filter(({ kind, source }) => source === 'stated' && kind !== 'deadline').map(({ kind, text }) => `${kind}: ${text}`)

describe('a time that a pointing word stands for', () => {
  it.each([
    ['Kids are at school 9-14:45 so only then, and not on Thursdays because I help my aunt.', ['availability: weekdays 09:00–14:45', 'exclusion: Nothing on Thu']],
    ['My toddler naps from 1 to 3 so only then.', ['availability: Every day 13:00–15:00']],
  ])('is the plan’s: %s', (said, readings) => {
    expect(told(said)).toEqual(readings)
  })

  it.each([
    ['I work in a bakery Sat + Sun 5am-1pm so those days are dead.', 'exclusion: Nothing on weekends'],
    ['I work on a farm Mon + Tue 6am-2pm, so those days are out.', 'exclusion: Nothing on Mon, Tue'],
    ['I volunteer Wednesdays and Fridays 2-4pm so nothing on those days.', 'exclusion: Nothing on Wed, Fri'],
  ])('bars the whole of its days: %s', (said, reading) => {
    expect(told(said)).toContain(reading)
  })

  it('is not free where its clause says when somebody works', () => {
    expect(told('I work 9 to 5 so only then.')).toEqual(['commitment: work: weekdays 09:00–17:00'])
  })
})
