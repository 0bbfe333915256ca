import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'

const daysOff = (prompt: string) => stated(prompt, 'exclusion').flatMap(({ days, windows, person, appliesTo }) => (days.spans ?? []).map(({ first, last }) => [isoDate(first).slice(5), isoDate(last).slice(5), windows.length, person, appliesTo].slice(0, windows.length > 0 ? 3 : 2)))

describe('turns of duty', () => {
  it.each([
    ['Write my dissertation proposal by 30 March. My lates are 11-13 January and 8-9 February.', [['01-11', '01-13'], ['02-08', '02-09']]],
    ['Write my dissertation proposal by 30 March. I work night shifts 18-21 January, so nothing then.', [['01-18', '01-21']]],
    ['Catalogue the stamps by 30 March. Shifts: 12-14 January, 2-4 February. Sundays otherwise.', [['01-12', '01-14'], ['02-02', '02-04']]],
    ['Catalogue the stamps by 30 March. Nights 20-23 January, then I am back.', [['01-20', '01-23']]],
    ['Catalogue the stamps by 30 March, on call 16-18 February', [['02-16', '02-18']]],
  ])('are no days of the plan: “%s”', (prompt, expected) => {
    expect(daysOff(prompt)).toEqual(expected)
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'event').filter(({ title }) => /call/iu.test(title))).toEqual([])
  })

  it.each([
    ['Pass the theory test by 20 March. I have nights 18-20 January and 15-17 February and I am useless the day after them.', [['01-18', '01-21'], ['02-15', '02-18']]],
    ['Pass the theory test by 20 March. I’m on nights 18-20 January, keep those and the two days after free.', [['01-18', '01-20'], ['01-21', '01-22']]],
    ['Pass the theory test by 20 March. My long days are 18-20 January. Not then and not the following day.', [['01-18', '01-21']]],
  ])('take the days behind them where it is said: “%s”', (prompt, expected) => {
    expect(daysOff(prompt)).toEqual(expected)
  })

  it('take the morning behind them alone', () => {
    expect(daysOff('Pass the theory test by 20 March. My nights are 18-20 January, no revision the morning after.')).toEqual([['01-18', '01-20'], ['01-21', '01-21', 1]])
  })

  it.each(['Plan the handover. My shifts are 7 to 15 on Mondays.', 'Party on 20 March. The day after we clean the hall.', 'Find cover for the night shifts 18-20 January'])('are not read in “%s”', (prompt) => {
    expect(daysOff(prompt)).toEqual([])
  })
})
