import { describe, expect, it } from 'vitest'
import { addMonths, civilOf, clockTime, dateAndTime, dayFromCivil, dayNumber, isoDate, localMinute, mondayOf, parseClock, weekdayOf } from './day-number.ts'

describe('day numbers', () => {
  it('count days since 1970-01-01 and come back as the same date', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    for (const iso of ['2027-02-12', '2028-02-29', '1969-12-31', '0001-03-01', '2100-03-01']) expect(isoDate(dayNumber(iso))).toBe(iso)
  })

  it('agree with the calendar for every day of four years', () => {
    const first = dayNumber('2024-01-01')
    for (let day = first; day < first + 1461; day += 1) {
      const { year, month, day: dayOfMonth } = civilOf(day)
      expect(dayFromCivil(year, month, dayOfMonth)).toBe(day)
      expect(weekdayOf(day) % 7).toBe(new Date(`${isoDate(day)}T00:00Z`).getUTCDay())
    }
  })

  it('refuse dates that do not exist and say how to write one', () => {
    expect(() => dayNumber('2027-02-30')).toThrow(/'2027-02-30' is not a date\. Write it as YYYY-MM-DD/u)
    expect(() => dayNumber('12 Feb')).toThrow(RangeError)
    expect(dayFromCivil(2027, 2, 29)).toBeNull()
  })

  it('know weekdays, with Monday as 1 and Sunday as 7', () => {
    expect(weekdayOf(dayNumber('2027-01-04'))).toBe(1)
    expect(weekdayOf(dayNumber('2027-01-10'))).toBe(7)
    expect(isoDate(mondayOf(dayNumber('2027-01-10')))).toBe('2027-01-04')
  })

  it('clip months to their last day', () => {
    expect(isoDate(addMonths(dayNumber('2027-01-31'), 1))).toBe('2027-02-28')
    expect(isoDate(addMonths(dayNumber('2027-01-15'), -13))).toBe('2025-12-15')
  })
})

describe('clock times', () => {
  it('are written and read as 24-hour HH:mm', () => {
    expect(clockTime(570)).toBe('09:30')
    expect(clockTime(1440)).toBe('24:00')
    expect(parseClock('9:30')).toBe(570)
    expect(parseClock('24:00')).toBe(1440)
    expect(parseClock('25:00')).toBeNull()
    expect(parseClock('12:60')).toBeNull()
  })

  it('join a date on the local timeline and part from it again', () => {
    expect(dateAndTime(localMinute('2027-01-04T08:05'))).toEqual({ date: '2027-01-04', time: '08:05' })
    expect(() => localMinute('2027-01-04 08:05')).toThrow(/YYYY-MM-DDTHH:mm/u)
  })
})
