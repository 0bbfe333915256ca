import { describe, expect, it } from 'vitest'
import { day, read, readingsOf, stated } from '../read-for-tests.ts'

describe('one of the days of a period', () => {
  it.each([
    ['Garden club outing on a Sunday in May, book the coach first', '2027-05-02'],
    ['Lernen für die Prüfung. Eine Generalprobe an einem Samstag im März', '2027-03-06'],
    ['Preparar la oposición. Un simulacro un sábado de mayo', '2027-05-01'],
  ])('%s', (prompt, first) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'event').map(({ days }) => days.first)).toContain(day(first))
    expect(brief.questions.filter((question) => question.includes('planned for the first of them'))).toHaveLength(1)
  })

  it('is one that is free', () => {
    expect(stated('Book a family photo on a Saturday in April. Away from 1 to 4 April and on the 10th.', 'event')).toMatchObject([{ days: { first: day('2027-04-17') } }])
  })

  it('is each of them where a rhythm is meant', () => {
    expect(stated('We hike on one Saturday in each month', 'rhythm')).toMatchObject([{ per: 'month', count: 1 }])
  })
})
