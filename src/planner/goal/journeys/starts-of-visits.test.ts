import { describe, expect, it } from 'vitest'
import { day, readingsOf } from '../read-for-tests.ts'
import { readGoal } from '../read-goal.ts'

const at = (now: string, prompt: string) => readGoal({ prompt, plannerType: 'calendar', now, timeZone: 'Europe/London', locale: 'en-GB' })
const FRIENDS = 'Rita will be at Harbour from 10:00 to 12:30, 45 minutes. In Zoo Lane: Omar, 14:00 to 15:00, for 30 minutes.\n\nTravel times (min):\nOld Mill to Harbour: 12\nOld Mill to Zoo Lane: 9\nHarbour to Zoo Lane: 7\n'

describe('the start of a day of visits', () => {
  it.each(['I reach Old Mill by 9:00.', "I'm out of the door at Old Mill by 9:00.", 'Starting point: Old Mill, 9h.', 'Start: Old Mill 9h00', 'The day begins at Old Mill at 9:00.'])('is read from %j', (start) => {
    const brief = at('2027-01-04T08:00', `See as many friends as possible on Saturday. ${start}\n${FRIENDS}How do I spend the day?`)
    expect(readingsOf(brief, 'start-point')).toMatchObject([{ place: 'Old Mill', at: 540, day: day('2027-01-09') }])
    expect(readingsOf(brief, 'visit').map(({ person, place, window }) => [person, place, window.day])).toEqual([['Rita', 'Harbour', day('2027-01-09')], ['Omar', 'Zoo Lane', day('2027-01-09')]])
  })

  it('is tomorrow when its hour has passed and no day is named', () => {
    const brief = at('2027-01-04T20:00', `See as many friends as possible. I start at Old Mill at 9:00.\n${FRIENDS}`)
    expect(readingsOf(brief, 'visit').map(({ window }) => window.day)).toEqual([day('2027-01-05'), day('2027-01-05')])
    expect(readingsOf(at('2027-01-04T07:00', `See as many friends as possible. I start at Old Mill at 9:00.\n${FRIENDS}`), 'visit').map(({ window }) => window.day)).toEqual([null, null])
  })
})
