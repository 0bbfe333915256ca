import { describe, expect, it } from 'vitest'
import { day, read, readingsOf } from '../read-for-tests.ts'

describe('days that their month does not have', () => {
  it.each([
    ['Recital on 31 June, practise every Tuesday', '2027-06-30'],
    ['Submit the report on Sept 31st, two hours a week', '2027-09-30'],
    ['Prüfung am 31.11., jeden Montag lernen', '2027-11-30'],
    ['Examen el 30 de febrero, repasar los lunes', '2027-02-28'],
    ['Wedding on 2027-04-31, invitations first', '2027-04-30'],
  ])('%s', (prompt, last) => {
    const brief = read(prompt)
    const bounds = brief.readings.flatMap((reading) => reading.kind === 'event' ? [reading.days.last] : reading.kind === 'deadline' ? [Math.floor(reading.latest / 1440) - 1] : reading.kind === 'horizon' ? [reading.last] : [])
    expect(bounds).toContain(day(last))
    expect(brief.questions.filter((question) => question.includes('the month has no such day'))).toHaveLength(1)
  })

  it('end a stretch that begins on a day there is', () => {
    const brief = read('Cycling in Brittany 27 to 31 June')
    expect(readingsOf(brief, 'horizon')).toMatchObject([{ first: day('2027-06-27'), last: day('2027-06-30') }])
  })

  it('are nothing to tell where the number counts people', () => {
    expect(read('In June 31 guests come, plan the party').questions).toEqual([])
  })

  it('leave the 29th of February to leap years', () => {
    expect(readingsOf(read('Birthday dinner on 29 February'), 'event')).toMatchObject([{ days: { first: day('2028-02-29') } }])
  })
})
