import { expect, test } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import { PlanDraft } from './plan-draft.ts'
import { at, briefOf, day } from './verify/testing/facts.ts'

const planOf = (...readings: Parameters<typeof briefOf>[0]) => {
  const brief = briefOf(readings, { subject: 'tidy the garage' })
  return new PlanDraft({ planId: 'p', brief, network: draftNetwork(brief), seed: 0 }).wholePlan()
}

test('a deadline in the past gives the earliest way to do it, and says so', () => {
  const plan = planOf({ kind: 'deadline', latest: at('2026-12-01', 0), event: null, words: 'by 30 November' })
  expect(plan.tasks.length).toBeGreaterThan(1)
  expect(plan.warnings[0]).toMatch(/“by 30 November” is already over/u)
  expect(plan.checks.find(({ name }) => name === 'by 30 November')?.ok).toBe(false)
})

test('a meeting that suits nobody’s calendar is offered when all but one can', () => {
  const monday = { first: day('2027-01-11'), last: day('2027-01-11') }
  const busy = (person: string, from: number, to: number): Parameters<typeof briefOf>[0][number] => ({ kind: 'commitment', title: 'busy', days: { spans: [monday] }, windows: [{ from: from * 60, to: to * 60 }], person, inPlan: false })
  const plan = planOf({ kind: 'meeting', title: 'budget talk', people: ['Ana', 'Tom'], minutes: 60, days: monday, windows: [{ from: 540, to: 1020 }], words: 'an hour on Monday' }, busy('Ana', 9, 13), busy('Tom', 13, 17))
  const meeting = plan.tasks.find(({ type }) => type === 'meeting')
  expect(meeting).toMatchObject({ date: '2027-01-11' })
  expect(plan.warnings.join('\n')).toMatch(/does not keep “an hour on Monday”: (?:Ana|Tom) cannot/u)
})

test('days off on every day leave nothing to keep, and the plan says which rule it breaks', () => {
  const plan = planOf({ kind: 'exclusion', days: {}, windows: [], person: null, words: 'never' })
  expect(plan.tasks.length).toBeGreaterThan(0)
  expect(plan.warnings.join('\n')).toContain('This plan does not keep “never”')
})
