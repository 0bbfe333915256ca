import { describe, expect, it } from 'vitest'
import { isoDate } from './day-number.ts'
import { holidayIn } from './holidays.ts'

const dayOf = (name: string, year: number) => {
  const day = holidayIn(name, year)
  return day === null ? null : isoDate(day)
}

describe('a feast of another calendar', () => {
  it.each([
    ['lunar-new-year', ['2026-02-17', '2027-02-06', '2028-01-26']],
    ['ramadan', ['2026-02-18', '2027-02-08', '2028-01-28']],
    ['eid-al-fitr', ['2026-03-20', '2027-03-09', '2028-02-26']],
    ['passover', ['2026-04-02', '2027-04-22', '2028-04-11']],
    ['hanukkah', ['2026-12-05', '2027-12-25', '2028-12-13']],
    ['purim', ['2026-03-03', '2027-03-23', '2028-03-12']],
    ['nowruz', ['2026-03-21', '2027-03-21', '2028-03-20']],
    ['orthodox-easter', ['2026-04-12', '2027-05-02', '2028-04-16']],
    ['diwali', ['2026-11-08', '2027-10-29', '2028-10-17']],
  ])('%s', (name, days) => {
    expect([2026, 2027, 2028].map((year) => dayOf(name, year))).toEqual(days)
  })

  it('is unknown in a year that its table does not reach', () => {
    expect(dayOf('diwali', 2060)).toBeNull()
  })
})

it('counts the Sundays of Advent back from Christmas', () => {
  expect([2026, 2028, 2033].map((year) => [dayOf('first-advent', year), dayOf('fourth-advent', year)])).toEqual([['2026-11-29', '2026-12-20'], ['2028-12-03', '2028-12-24'], ['2033-11-27', '2033-12-18']])
})
