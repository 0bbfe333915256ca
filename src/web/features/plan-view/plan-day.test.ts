import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { civilOf, dayInZone, dayOf, formatIsoDay, parseDay, weekdayOf } from './plan-day.ts'

describe('days as integers', () => {
  test('count from 1970-01-01', () => {
    expect(parseDay('1970-01-01')).toBe(0)
    expect(parseDay('2000-03-01')).toBe(11_017)
    expect(parseDay('2027-01-04') - parseDay('2026-12-28')).toBe(7)
  })

  test('cross a leap day', () => {
    expect(formatIsoDay(parseDay('2028-02-28') + 1)).toBe('2028-02-29')
    expect(formatIsoDay(parseDay('2027-02-28') + 1)).toBe('2027-03-01')
  })

  test('know their weekday', () => {
    expect(weekdayOf(parseDay('2026-11-20'))).toBe(5)
    expect(weekdayOf(parseDay('1969-12-28'))).toBe(0)
  })

  test('survive the way to a date and back', () => {
    assert(
      property(integer({ min: -200_000, max: 2_000_000 }), (day) => {
        expect(dayOf(civilOf(day))).toBe(day)
      }),
    )
  })

  test('refuse a text that is no date', () => {
    expect(() => parseDay('20 November')).toThrow('a date is written YYYY-MM-DD')
  })

  test('are the day of the zone, not of the browser', () => {
    const lateEveningUtc = Date.UTC(2026, 10, 20, 23, 30)
    expect(formatIsoDay(dayInZone(lateEveningUtc, 'Asia/Tokyo'))).toBe('2026-11-21')
    expect(formatIsoDay(dayInZone(lateEveningUtc, 'America/Los_Angeles'))).toBe('2026-11-20')
  })
})
