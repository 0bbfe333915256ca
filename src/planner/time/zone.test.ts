import { describe, expect, it } from 'vitest'
import { dateAndTime, dayNumber } from './day-number.ts'
import { canonicalTimeZone, zoneFolds, zoneGaps } from './zone.ts'

const year2027 = [dayNumber('2027-01-01'), dayNumber('2027-12-31')] as const

describe('zone gaps and folds', () => {
  it('are the hour that Berlin skips in March and repeats in October', () => {
    const [gap] = zoneGaps('Europe/Berlin', ...year2027)
    expect([dateAndTime(gap!.start), dateAndTime(gap!.end)]).toEqual([{ date: '2027-03-28', time: '02:00' }, { date: '2027-03-28', time: '03:00' }])
    const [fold] = zoneFolds('Europe/Berlin', ...year2027)
    expect([dateAndTime(fold!.start), dateAndTime(fold!.end)]).toEqual([{ date: '2027-10-31', time: '02:00' }, { date: '2027-10-31', time: '03:00' }])
  })

  it('can be half an hour long', () => {
    const [gap] = zoneGaps('Australia/Lord_Howe', ...year2027)
    expect(gap!.end - gap!.start).toBe(30)
  })

  it('are none in a zone without clock changes and on days without one', () => {
    expect(zoneGaps('Asia/Kolkata', ...year2027)).toEqual([])
    expect(zoneGaps('UTC', ...year2027)).toEqual([])
    expect(zoneGaps('Europe/Berlin', dayNumber('2027-03-29'), dayNumber('2027-04-10'))).toEqual([])
  })

  it('are found when the change is on the first or the last day asked for', () => {
    const day = dayNumber('2027-03-28')
    expect(zoneGaps('Europe/Berlin', day, day)).toHaveLength(1)
  })

  it('need a zone that exists', () => {
    expect(() => zoneGaps('Mars/Olympus', ...year2027)).toThrow(RangeError)
  })
})

describe('the name of a zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['pacific/apia', 'Pacific/Apia'],
    ['Mars/Olympus', null],
    ['+02:00', null],
    ['2027-01-04T08:00[Europe/Berlin]', null],
    ['', null],
  ])('%s is %s', (given, name) => {
    expect(canonicalTimeZone(given)).toBe(name)
  })
})
