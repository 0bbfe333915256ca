import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const workdays = [1, 2, 3, 4, 5]

describe('hours of work without days', () => {
  it.each([
    ['Learn chess, I work full time 9 to 5', 'work full time', [540, 1020]],
    ['Move house by 30 April, and we both work 9-5.', 'work', [540, 1020]],
    ['Learn chess. My job is 8:00-16:30', 'work', [480, 990]],
    ['Learn chess. I work part time 9-13', 'work part time', [540, 780]],
  ])('are busy on working days: “%s”', (prompt, title, [from, to]) => {
    expect(stated(prompt, 'commitment')).toEqual([expect.objectContaining({ title, days: { weekdays: workdays }, windows: [{ from, to }] })])
  })

  it('are busy on all days at night', () => {
    expect(stated('Learn chess. I work nights', 'commitment')[0]?.days).toEqual({})
  })
})

describe('a full-time job', () => {
  const assumed = (prompt: string) => read(prompt).readings.flatMap((reading) => (reading.kind === 'availability' && reading.source === 'assumed' ? [[reading.days.weekdays, reading.windows]] : []))

  it('leaves evenings and weekends where no time is named', () => {
    expect(assumed('Learn Italian, I work full time')).toEqual([[workdays, [{ from: 1080, to: 1260 }]], [[6, 7], [{ from: 600, to: 960 }]]])
    expect(assumed('Italienisch lernen, ich arbeite Vollzeit')).toHaveLength(2)
  })

  it.each([['Learn Italian, I work full time, Saturdays only', [6]], ['Learn Italian, full time job, Tuesdays and Thursdays', [2, 4]]])('names nothing done on the days behind it: “%s”', (prompt, weekdays) => {
    expect(stated(prompt, 'availability').map(({ days }) => days.weekdays)).toEqual([weekdays])
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'commitment')).toEqual([])
  })

  it('leaves the part of the day that is named behind it', () => {
    expect(stated('Sew a quilt, I work full time, evenings', 'availability').map(({ windows }) => windows)).toEqual([[{ from: 1080, to: 1320 }]])
  })
})
