import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'
import { iso } from '../read-for-tests.ts'

const events = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-03T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading) => (reading.kind === 'event' ? [`${reading.title} ${iso(reading.days.first)!}`] : []))

describe('a day that has just been', () => {
  it.each([
    'The knee op is done (1 March). Check-up 15 March at 10. Exercises every day until the end of April.',
    'Dad had his cataract surgery on Monday. Check-up 15 March at 10.',
    'Our daughter was born on Sunday. Registry office 15 March at 10.',
  ])('is no date of the plan: %s', (prompt) => {
    expect(events(prompt).map((event) => event.slice(-10))).toEqual(['2027-03-15'])
  })

  it('is to come where it is only agreed', () => {
    expect(events('We had planned the clear-out on Monday. Skip comes 15 March at 10.').map((event) => event.slice(-10))).not.toContain('2027-03-01')
  })
})
