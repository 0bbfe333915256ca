import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkTravel } from './travel.ts'

const city = briefOf([
  { kind: 'start-point', place: 'Station', day: day('2027-01-16'), at: 540 },
  { kind: 'travel', from: 'Station', to: 'Pier', minutes: 20, bothWays: true },
  { kind: 'travel', from: 'Pier', to: 'Old Town', minutes: 30, bothWays: false },
])
const stop = (place: string, times: string) => task(`Meet at ${place}`, '2027-01-16', times, { type: 'meeting', location: place })

test('stops with enough time between them', () => {
  expect(whatIsBroken(checkTravel, city, [stop('Pier', '09:20-10:00'), stop('Old Town', '10:30-11:00')])).toBe('')
})

test('the first stop is too early for the way from the start', () => {
  expect(whatIsBroken(checkTravel, city, [stop('Pier', '09:10-10:00')])).toMatch(/leaving Station at 09:00 and travelling 20 min, you arrive 10 minutes late/u)
})

test('the second stop is too early for the way from the first', () => {
  expect(whatIsBroken(checkTravel, city, [stop('Pier', '09:20-10:00'), stop('Old Town', '10:15-11:00')])).toMatch(/15 minutes late/u)
})
