import { expect, test } from 'vitest'
import { eventBody } from './event-body.ts'
import { GoogleEventSchema } from './google-call.ts'

const identity = { userId: 'user', planId: 'plan', taskId: 'task', generation: 1 }

test('texts longer than a calendar takes are cut, never in the middle of a character', () => {
  const long = '🏊'.repeat(5_000)
  const body = eventBody({ title: long, description: long, location: long, time: { kind: 'all_day', start: '2027-01-04', end: '2027-01-05' } }, identity)
  for (const text of [body.summary!, body.description!, body.location!]) {
    expect(text.endsWith('…')).toBe(true)
    expect(text).not.toMatch(/\p{Surrogate}/u)
  }
  expect([body.summary!.length, body.description!.length, body.location!.length]).toEqual([1_023, 7_999, 1_023])
})

test.each([
  ['https://www.google.com/calendar/event?eid=x', 'https://www.google.com/calendar/event?eid=x'],
  ['javascript:alert(1)', undefined],
  ['no address', undefined],
])('of an event that links to %s, the page shows the link %s', (htmlLink, shown) => {
  expect(GoogleEventSchema.parse({ id: 'a', htmlLink }).htmlLink).toBe(shown)
})
