import { assert, integer, property, record, string, uuid } from 'fast-check'
import { expect, test } from 'vitest'
import type { EventIdentity } from '../calendar-target.ts'
import { eventId } from './event-id.ts'

const identity = record({ userId: uuid(), planId: uuid(), taskId: string({ minLength: 1 }), generation: integer({ min: 1, max: 9 }) })

test('an id is one that Google takes, and always the same for the same task', () => {
  assert(
    property(identity, integer({ min: 1, max: 3 }), (who, edition) => {
      const id = eventId(who, edition)
      expect(id).toMatch(/^[a-v0-9]{51}$/)
      expect(eventId({ ...who }, edition)).toBe(id)
    }),
  )
})

test('another user, plan, task, generation or edition has another id', () => {
  const who: EventIdentity = { userId: 'ada', planId: 'plan', taskId: 'task', generation: 1 }
  const others = [{ ...who, userId: 'bob' }, { ...who, planId: 'other' }, { ...who, taskId: 'other' }, { ...who, generation: 2 }, { ...who, planId: 'pla', taskId: 'ntask' }]
  expect(new Set([eventId(who, 1), eventId(who, 2), ...others.map((other) => eventId(other, 1))]).size).toBe(7)
})
