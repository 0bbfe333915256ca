import { expect, test } from 'vitest'
import { listTimeZones, offsetMinutes } from './time-zones.ts'

const winter = new Date('2027-01-15T12:00:00Z')

test.each([
  ['UTC', winter, 0],
  ['Asia/Kolkata', winter, 330],
  ['America/St_Johns', winter, -210],
  ['Europe/Berlin', winter, 60],
  ['Europe/Berlin', new Date('2027-07-15T12:00:00Z'), 120],
])('%s is so far from UTC at %s', (zone, now, minutes) => {
  expect(offsetMinutes(zone, now)).toBe(minutes)
})

test('lists zones from west to east, readable and found by their names', () => {
  expect(listTimeZones(winter, ['Asia/Kolkata', 'UTC', 'America/New_York'])).toEqual([
    { value: 'America/New_York', label: 'America/New York', hint: 'UTC−05:00', keywords: 'America/New_York' },
    { value: 'UTC', label: 'UTC', hint: 'UTC+00:00', keywords: 'UTC' },
    { value: 'Asia/Kolkata', label: 'Asia/Kolkata', hint: 'UTC+05:30', keywords: 'Asia/Kolkata' },
  ])
})

test('knows UTC and hundreds of others', () => {
  const zones = listTimeZones(winter)
  expect(zones.length).toBeGreaterThan(300)
  expect(zones.filter(({ value }) => value === 'UTC')).toHaveLength(1)
})
