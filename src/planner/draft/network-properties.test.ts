import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Reading } from '../goal/brief.ts'
import { MONDAY, reading, testBrief } from './brief-for-tests.ts'
import { draftNetwork } from './embedded-drafter.ts'

const SUBJECTS = ['exam', 'half marathon', 'wedding', 'learn to swim', 'trip to Rome', 'move house', 'launch my podcast', 'Garten', 'online shop', 'hire an engineer', 'bug bash', 'something else', '日本語']
const LABELS = ['cart', 'limits', 'photographer', 'cart', 'deep clean', 'the 2nd part', 'password reset', 'x', 'a very long topic that goes on and on and on, with commas', 'éclairs']

const label = fc.constantFrom(...LABELS)
const day = fc.integer({ min: -5, max: 120 }).map((offset) => MONDAY + offset)
const anyReading: fc.Arbitrary<Reading> = fc.oneof(
  fc.record({ first: fc.option(day), last: fc.option(day) }).map((value) => reading({ kind: 'horizon', ...value })),
  label.map((text) => reading({ kind: 'topic', label: text, list: 1, position: 0, amount: null, minutes: null })),
  fc.record({ text: label, value: fc.integer({ min: 0, max: 40 }), minutes: fc.integer({ min: 1, max: 300 }) }).map(({ text, value, minutes }) =>
    reading({ kind: 'topic', label: text, list: 1, position: 0, amount: { value, unit: 'chapters' }, minutes })),
  fc.record({ count: fc.option(fc.integer({ min: 0, max: 9 })), per: fc.constantFrom('day', 'week', 'month', 'sprint', 'total'), title: fc.option(label), everyDays: fc.option(fc.integer({ min: 1, max: 9 })) }).map((value) =>
    reading({ kind: 'rhythm', atLeast: false, days: {}, windows: [], minutes: null, ...value })),
  fc.record({ min: fc.option(fc.integer({ min: 1, max: 200 })), max: fc.option(fc.integer({ min: 1, max: 200 })) }).map(({ min, max }) => reading({ kind: 'session', minMinutes: min, maxMinutes: max })),
  fc.record({ before: label, after: label }).map(({ before, after }) => reading({ kind: 'precedence', before: { labels: [before] }, after: { labels: [after] }, lagMinutes: 0 })),
  fc.record({ title: label, on: day, from: fc.option(fc.integer({ min: 0, max: 1400 })) }).map(({ title, on, from }) =>
    reading({ kind: 'event', title, days: { first: on, last: on }, from, to: null, place: null, person: null })),
  fc.record({ on: day, text: fc.option(label) }).map(({ on, text }) => reading({ kind: 'deadline', latest: on * 1440, event: text, appliesTo: text === null ? null : { labels: [text] } })),
  fc.constantFrom<Reading>(
    reading({ kind: 'exclusion', days: {}, windows: [], person: null }),
    reading({ kind: 'availability', days: { weekdays: [6] }, windows: [{ from: 540, to: 600 }], person: null }),
    reading({ kind: 'limit', measure: 'tasks', per: 'day', min: null, max: 1, person: null }),
    reading({ kind: 'limit', measure: 'minutes', per: 'week', min: null, max: 60, person: null }),
    reading({ kind: 'sprint-calendar', count: 3, lengthDays: 7, firstDay: null }),
    reading({ kind: 'person', name: 'Ana', roles: ['backend'], isUser: false, capacity: null }),
    reading({ kind: 'quantity', amount: { value: 50_000, unit: 'words' }, role: 'work' }),
    reading({ kind: 'stay', place: 'Rome', days: null, nights: null, within: [] }),
  ),
)

it('drafts a network that can be scheduled from any readings', { timeout: 60_000 }, () => {
  fc.assert(fc.property(fc.constantFrom(...SUBJECTS), fc.constantFrom('calendar' as const, 'sprint' as const), fc.array(anyReading, { maxLength: 9 }), (subject, plannerType, readings) => {
    const { tasks, title } = draftNetwork(testBrief({ prompt: subject, plannerType, readings }))
    const ids = new Set(tasks.map((task) => task.id))
    expect(title).not.toBe('')
    expect(tasks.length).toBeGreaterThan(0)
    expect(ids.size).toBe(tasks.length)
    expect(tasks.every((task) => task.effortMinutes >= 1 && Number.isInteger(task.effortMinutes) && task.title.length <= 120)).toBe(true)
    expect(tasks.every((task) => task.after.every((link) => ids.has(link.taskId)))).toBe(true)
    expect(inOrder(tasks)).toBe(tasks.length)
  }), { numRuns: 150, seed: 7 })
})

/** How many tasks can be done when each waits for those before it; all of them when there is no circle. */
function inOrder(tasks: readonly { id: string; after: { taskId: string }[] }[]): number {
  const done = new Set<string>()
  for (let before = -1; before < done.size;) {
    before = done.size
    for (const task of tasks) if (task.after.every((link) => done.has(link.taskId))) done.add(task.id)
  }
  return done.size
}
