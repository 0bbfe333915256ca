import type { calendar_v3 } from '@googleapis/calendar'
import { expect, expectTypeOf, test } from 'vitest'
import { presentEvent } from './present-event.ts'

/** As JSON sends it: what is undefined is left out. */
type Sent<Value> = Value extends readonly (infer Item)[] ? Sent<Item>[] : Value extends object ? { [Key in keyof Value]: Sent<Exclude<Value[Key], undefined>> } : Value
type Presented = Sent<ReturnType<typeof presentEvent>>

test('an event has only members that the types of @googleapis/calendar know, each of their type', () => {
  expectTypeOf<Presented extends calendar_v3.Schema$Event ? 'fits' : 'differs'>().toEqualTypeOf<'fits'>()
  expectTypeOf<Exclude<keyof Presented, keyof calendar_v3.Schema$Event>>().toBeNever()
})

test('an event keeps what was written, without what was taken away', () => {
  const stored = {
    subject: 's', id: 'abcde', email: 'ada@example.test', status: 'confirmed', sequence: 2, createdMs: 0, updatedMs: 1_000,
    document: { summary: 'Swim', description: null, start: { date: '2027-01-04', dateTime: null }, end: { date: '2027-01-05' } },
  } as const
  const event = presentEvent(stored, { pageUrl: 'http://localhost:3000/sandbox/google', timeZone: 'UTC' })
  expect(event).toMatchObject({ summary: 'Swim', start: { date: '2027-01-04' }, end: { date: '2027-01-05' }, updated: '1970-01-01T00:00:01.000Z', reminders: { useDefault: true } })
  expect(event).not.toHaveProperty('description')
  expect(event.start).not.toHaveProperty('dateTime')
})
