import { expect, test } from 'vitest'
import type { Unplaced } from '../schedule/placement.ts'
import { at, briefOf } from '../verify/testing/facts.ts'
import { planWarnings } from './plan-warnings.ts'
import type { WarningInput } from './plan-warnings.ts'

const network = (id: string, optional = false) => ({ id, title: `Chapter ${id}`, description: '', optional, subjects: [], type: 'task' as const, tags: [], answers: [] })
const unplaced = (taskId: string): Unplaced => ({ taskId, reason: 'the time that is allowed is used up', missingMinutes: 180 })
const warningsOf = (changes: Partial<WarningInput>) =>
  planWarnings({ brief: briefOf([{ kind: 'deadline', latest: at('2027-01-09', 0), event: null }]), tasks: [], schedule: { placements: [], unplaced: [], remedies: [], capacity: [] }, findings: [{ constraint: 'deadline', name: '', ok: true, strength: 'hard', detail: '', taskIds: [], readingId: 'r1' }], ...changes })

test('what does not fit is said with its hours and its end, and with what would help', () => {
  const schedule = { placements: [], unplaced: [unplaced('1'), unplaced('2')], remedies: [{ text: 'two hours a day instead of one' }], capacity: [] }
  expect(warningsOf({ tasks: [network('1'), network('2')], schedule })).toEqual([
    'Not everything fits: 2 tasks could not be placed (short by 6 h before Saturday 9 January 2027): “Chapter 1”, “Chapter 2”. The time that is allowed is used up.',
    'Any one of these would make it fit: two hours a day instead of one.',
  ])
})

test('optional tasks that were left out are not called a failure', () => {
  expect(warningsOf({ tasks: [network('1', true)], schedule: { placements: [], unplaced: [unplaced('1')], remedies: [], capacity: [] } })).toEqual(['Left out to keep to your limits: “Chapter 1”.'])
})

test('a deadline in the past is named as such', () => {
  const brief = briefOf([{ kind: 'deadline', latest: at('2026-12-24', 0), event: null, words: 'by 23 December' }])
  expect(warningsOf({ brief })[0]).toMatch(/^“by 23 December” is already over on Monday 4 January 2027/u)
})

test('a broken hard constraint is never hidden', () => {
  const findings: WarningInput['findings'] = [{ constraint: 'exclusion', name: 'sundays off', ok: false, strength: 'hard', detail: '“Read” falls into it', taskIds: [], readingId: 'r1' }]
  expect(warningsOf({ findings })).toEqual(['This plan does not keep “sundays off”: “Read” falls into it.'])
})

test('what was understood but cannot be checked is said', () => {
  const brief = briefOf([{ kind: 'deadline', latest: at('2027-01-09', 0), event: null }, { kind: 'level', value: 'beginner', words: 'a total beginner' }])
  expect(warningsOf({ brief })).toEqual(['Understood, but nothing in the plan can prove it: “a total beginner”.'])
})

test('phrases that were not understood are listed, and a plan without checks is called unverified', () => {
  const brief = briefOf([], { prompt: 'as the moon permits', notes: [{ words: 'as the moon permits', start: 0, end: 19 }] })
  expect(warningsOf({ brief, findings: [] })).toEqual([expect.stringMatching(/^Unverified/u), 'Not taken into account: “as the moon permits”.'])
})

test('what is missing because it had no room is named without saying again why, and what is broken is not told besides', () => {
  const brief = briefOf([{ kind: 'deadline', latest: at('2027-01-09', 0), event: null, appliesTo: { labels: ['chapter'] }, words: 'chapters by Friday' }])
  const findings: WarningInput['findings'] = [{ constraint: 'deadline', name: 'chapters by Friday', ok: false, strength: 'hard', detail: 'no task of the plan is about chapter', taskIds: [], readingId: brief.readings[0]!.id }]
  const schedule = { placements: [], unplaced: [unplaced('1')], remedies: [], capacity: [] }
  expect(warningsOf({ brief, findings, tasks: [network('1')], schedule })).toEqual([expect.stringMatching(/^Not everything fits/u), 'This plan does not keep “chapters by Friday”.'])
  expect(warningsOf({ brief, findings })).toEqual(['This plan does not keep “chapters by Friday”: No task of the plan is about chapter.'])
})
