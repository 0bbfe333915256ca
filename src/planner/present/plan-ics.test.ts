import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { examplePlan, exampleTask } from './example-plan.ts'
import { planIcs } from './plan-ics.ts'

const STAMP = '2027-01-04T07:00:00Z'

test('timed tasks are written in the zone of the plan, which the file defines, changes of clocks in its span included', () => {
  const ics = planIcs(examplePlan([exampleTask({ id: 'a', date: '2027-03-27', startTime: '18:00', endTime: '19:30' }), exampleTask({ id: 'b', date: '2027-03-28', startTime: '18:00', endTime: '19:30' })]), STAMP)
  expect(ics).toContain('DTSTART;TZID=Europe/Berlin:20270327T180000\r\nDTEND;TZID=Europe/Berlin:20270327T193000')
  expect(ics).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT')
  expect(startInstants(ics)).toEqual(['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z'])
})

test.each(['America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC', 'America/Phoenix', 'Asia/Kathmandu'])('another program reads the same moments out of a plan in %s', (timeZone) => {
  const dates = Array.from({ length: 26 }, (_, index) => new Date(Date.UTC(2027, 0, 3 + index * 14)).toISOString().slice(0, 10))
  const ics = planIcs(examplePlan(dates.map((date) => exampleTask({ id: date, date })), { timeZone }), STAMP)
  const expected = dates.map((date) => new Date(Temporal.ZonedDateTime.from(`${date}T18:00[${timeZone}]`).epochMilliseconds).toISOString())
  expect(startInstants(ics)).toEqual(expected)
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

/** As ical.js understands the file, by the file's own definition of the zone. */
function startInstants(ics: string): string[] {
  const calendar = ICAL.Component.fromString(ics)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const starts = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())
  ICAL.TimezoneService.reset()
  return starts
}
