import { describe, expect, it } from 'vitest'
import type { ReadingValue, TaskMatcher } from '../goal/brief.ts'
import { planOf } from '../plan-for-tests.ts'
import { briefOf } from './testing/facts.ts'
import { unboundReadings } from './unbound-readings.ts'

const TASKS = [{ title: 'Oil the gate', subjects: ['gate'] }, { title: 'Paint the fence', subjects: ['fence'] }]
type Stated = ReadingValue & { appliesTo?: TaskMatcher | null }
const kindsUnbound = (value: Stated) => unboundReadings(briefOf([value]), TASKS).map(({ kind }) => kind)
const of = (label: string): TaskMatcher => ({ labels: [label] })
const LENGTH = { kind: 'session', minMinutes: 60, maxMinutes: null } as const

describe('a check that would hold of any plan', () => {
  it.each<[string, Stated]>([
    ['an order of something that is not in the plan', { kind: 'precedence', before: of('dusk'), after: of('gate'), lagMinutes: 0 }],
    ['hours of something else', { kind: 'availability', days: {}, windows: [{ from: 0, to: 600 }], person: null, appliesTo: of('ferry') }],
    ['days on which something else is closed', { kind: 'exclusion', days: { weekdays: [3] }, windows: [], person: null, appliesTo: of('tip') }],
    ['the length of something else', { ...LENGTH, appliesTo: of('nap') }],
  ])('is none: %s', (_, value) => {
    expect(kindsUnbound(value)).toEqual([value.kind])
  })

  it.each<[string, Stated]>([
    ['an order of two parts', { kind: 'precedence', before: of('gate'), after: of('fence'), lagMinutes: 0 }],
    ['the length of a part', { ...LENGTH, appliesTo: of('gate') }],
    ['what binds all', LENGTH],
    ['a thing that there is not to be', { kind: 'exclusion', days: {}, windows: [], person: null, appliesTo: of('confetti') }],
    ['an event, whose own check asks for it', { kind: 'event', title: 'Fair', days: { first: 20_800, last: 20_800 }, from: null, to: null, place: null, person: null }],
  ])('is not found in %s', (_, value) => {
    expect(kindsUnbound(value)).toEqual([])
  })
})

it('what binds no task of the plan is told and not shown as kept', async () => {
  const { checks, warnings } = await planOf('Repaint the boat house by 20 March, Saturdays 10-14. The chandler is shut on Wednesdays.')
  expect(warnings.join('\n')).toContain('The chandler is shut on Wednesdays')
  expect(checks.map(({ name }) => name).join('\n')).not.toContain('chandler')
})
