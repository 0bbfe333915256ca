import { expect, test } from 'vitest'
import { briefOf, day, task, whatIsBroken } from '../testing/facts.ts'
import { checkConnections } from './connections.ts'
import { checkStays } from './stays.ts'

const stay = (place: string, nights: number, within: string[] = []) =>
  ({ kind: 'stay', place, days: null, nights, within: within.map((date) => ({ first: day(date), last: day(date) })) }) satisfies Parameters<typeof briefOf>[0][number]
const trip = briefOf([stay('Porto', 2), stay('Nice', 3, ['2027-05-07']), { kind: 'connection', from: 'Porto', to: 'Nice', bothWays: false }])
const inCity = (place: string, date: string, endDate: string) => task(`Stay in ${place}`, date, null, { endDate, location: place, type: 'event' })

const good = [inCity('Porto', '2027-05-03', '2027-05-05'), inCity('Nice', '2027-05-05', '2027-05-08')]

test('two nights in Porto, then three in Nice', () => {
  expect(whatIsBroken(checkStays, trip, good)).toBe('')
  expect(whatIsBroken(checkConnections, trip, good)).toBe('')
})

test('a night too few, a day that had to be spent there, a place left out', () => {
  expect(whatIsBroken(checkStays, trip, [inCity('Porto', '2027-05-03', '2027-05-04'), good[1]!])).toMatch(/1 night in Porto instead of 2/u)
  expect(whatIsBroken(checkStays, trip, [inCity('Nice', '2027-05-03', '2027-05-06')])).toMatch(/Fri 7 May is not spent in Nice/u)
  expect(whatIsBroken(checkStays, trip, [good[0]!])).toMatch(/no stay in Nice/u)
})

test('stays that overlap', () => {
  expect(whatIsBroken(checkStays, trip, [inCity('Porto', '2027-05-03', '2027-05-06'), good[1]!])).toMatch(/overlaps the one in Nice/u)
})

test('a succession without a direct connection, and a gap between stays', () => {
  const reversed = [inCity('Nice', '2027-05-03', '2027-05-06'), inCity('Porto', '2027-05-07', '2027-05-09')]
  expect(whatIsBroken(checkConnections, trip, reversed)).toMatch(/no direct connection from Nice to Porto/u)
  expect(whatIsBroken(checkConnections, trip, reversed)).toMatch(/1 day between Nice and Porto/u)
})
