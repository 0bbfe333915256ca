import { expect, test } from 'vitest'
import { examplePlan, exampleTask } from './example-plan.ts'
import { planIcs } from './plan-ics.ts'

const STAMP = '2027-01-04T07:00:00Z'

test('timed tasks are written in UTC, before and after the change of clocks', () => {
  const ics = planIcs(examplePlan([exampleTask({ id: 'a', date: '2027-03-27', startTime: '18:00', endTime: '19:30' }), exampleTask({ id: 'b', date: '2027-03-28', startTime: '18:00', endTime: '19:30' })]), STAMP)
  expect(ics).toContain('DTSTART:20270327T170000Z\r\nDTEND:20270327T183000Z')
  expect(ics).toContain('DTSTART:20270328T160000Z\r\nDTEND:20270328T173000Z')
})

test('date-only tasks are all-day events whose end is the day after', () => {
  const ics = planIcs(examplePlan([exampleTask({ date: '2027-02-27', endDate: '2027-02-28', startTime: null, endTime: null })]), STAMP)
  expect(ics).toContain('DTSTART;VALUE=DATE:20270227\r\nDTEND;VALUE=DATE:20270301')
})

test('text is escaped and cannot begin a line of its own', () => {
  const ics = planIcs(examplePlan([exampleTask({ title: 'Buy; sell, \\ "x"', description: 'one\r\nEND:VCALENDAR\ntwo\u0007' })]), STAMP)
  expect(ics).toContain(String.raw`SUMMARY:Buy\; sell\, \\ "x"`)
  expect(ics).toContain(String.raw`DESCRIPTION:one\nEND:VCALENDAR\ntwo `)
  expect(ics.match(/^END:VCALENDAR/gmu)).toHaveLength(1)
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const description = 'Überprüfung 🎉 der Wörter für die Prüfung '.repeat(20).trim()
  const ics = planIcs(examplePlan([exampleTask({ description })]), STAMP)
  const lines = ics.split('\r\n')
  expect(Math.max(...lines.map((line) => octets(line)))).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`)
  expect(ics).not.toMatch(/\p{Surrogate}/u)
})

test('every event has an id of its own and the moment of writing', () => {
  const ics = planIcs(examplePlan([exampleTask({ id: 'a' }), exampleTask({ id: 'b' })]), STAMP)
  expect(ics).toContain('UID:plan-1/a')
  expect(ics).toContain('UID:plan-1/b')
  expect(ics.match(/^DTSTAMP:20270104T070000Z/gmu)).toHaveLength(2)
})

function octets(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../gu, 'x').length
}
