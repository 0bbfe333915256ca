import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Brief, Reading } from '../../goal/brief.ts'
import { matchesTask } from '../../goal/matcher.ts'
import { readGoal } from '../../goal/read-goal.ts'
import { PlanDraft } from '../../plan-draft.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { MONDAY, reading, testBrief, topics } from '../brief-for-tests.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const GOALS = ['redo the bathroom', 'village fête', 'Garten', 'our new website', 'open a bakery', 'look after gran', 'learn to sail', 'hire an engineer', 'something else']
const PARTS = ['strip out', 'photographer', 'guest list', 'Hecke schneiden', 'payment form', 'insurance', 'contractor quotes', 'vider la cave', 'field test on the farm', 'posters', 'ground floor', 'paint the fence', 'speech', 'tiles']

/** What is said of the part in its own words, or in more of them. */
const SAID = [(part: string) => part, (part: string) => `our ${part} of last year`, (part: string) => `${part} downstairs registry`]

const part = fc.integer({ min: 0, max: PARTS.length - 1 })
const offset = fc.integer({ min: 7, max: 40 })
const bindings: fc.Arbitrary<(label: string) => Reading> = fc.oneof(
  fc.tuple(offset, fc.integer({ min: 1, max: 9 })).map(([first, days]) => (label: string) => reading({ kind: 'horizon', first: MONDAY + first, last: MONDAY + first + days, appliesTo: { labels: [label] } })),
  offset.map((last) => (label: string) => reading({ kind: 'deadline', latest: (MONDAY + last) * 1440, event: null, appliesTo: { labels: [label] } })),
  fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const).map((weekday) => (label: string) => reading({ kind: 'availability', days: { weekdays: [weekday] }, windows: [], person: null, appliesTo: { labels: [label] } })),
  offset.map((first) => (label: string) => reading({ kind: 'exclusion', days: { spans: [{ first: MONDAY + first, last: MONDAY + first + 6 }] }, windows: [], person: null, appliesTo: { labels: [label] } })),
)

const briefs = fc.record({
  goal: fc.constantFrom(...GOALS), plannerType: fc.constantFrom('calendar' as const, 'sprint' as const),
  named: fc.uniqueArray(part, { minLength: 1, maxLength: 7 }), bound: fc.nat(), said: fc.constantFrom(...SAID), bind: bindings,
}).map(({ goal, plannerType, named, bound, said, bind }) => {
  const labels = named.map((index) => PARTS[index]!)
  const one = labels[bound % labels.length]!
  const sprints = plannerType === 'sprint' ? [reading({ kind: 'sprint-calendar', count: 4, lengthDays: 14, firstDay: MONDAY })] : []
  return { one, brief: testBrief({ prompt: goal, plannerType, readings: [reading({ kind: 'horizon', first: MONDAY, last: MONDAY + 55 }), ...sprints, ...topics(...labels), bind(said(one))] }) }
})

it('binds each piece of a part by what binds the part', { timeout: 120_000 }, () => {
  fc.assert(fc.property(briefs, ({ one, brief }) => {
    const network = draftNetwork(brief)
    const bound = (network.brief ?? brief).readings.at(-1)!
    const id = brief.readings.find((each) => each.kind === 'topic' && each.label === one)!.id
    const pieces = network.tasks.filter(({ answers, fixed }) => answers.includes(id) && fixed === null)
    expect(pieces.filter((task) => !matchesTask(bound.appliesTo, task)).map(({ title }) => title)).toEqual([])
  }), { numRuns: 150, seed: 11 })
})

it('places no piece of a part outside the days of the part', { timeout: 120_000 }, () => {
  fc.assert(fc.property(briefs, ({ one, brief }) => {
    const network = draftNetwork(brief)
    const draft = new PlanDraft({ planId: 'p', brief: network.brief ?? brief, network, seed: 1 })
    const id = brief.readings.find((each) => each.kind === 'topic' && each.label === one)!.id
    const pieces = new Set(network.tasks.flatMap((task) => (task.answers.includes(id) && task.fixed === null ? [task.id] : [])))
    const days = draft.schedule.placements.filter(({ taskId }) => pieces.has(taskId)).flatMap(({ days }) => [days.first, days.last])
    expect(days.filter((day) => !isOpen(day, brief.readings.at(-1)!))).toEqual([])
  }), { numRuns: 60, seed: 12 })
})

function isOpen(day: number, bound: Reading): boolean {
  if (bound.kind === 'horizon') return day >= bound.first! && day <= bound.last!
  if (bound.kind === 'deadline') return day < bound.latest / 1440
  if (bound.kind === 'availability') return (day - MONDAY) % 7 === bound.days.weekdays![0]! - 1
  return bound.kind !== 'exclusion' || bound.days.spans!.every(({ first, last }) => day < first || day > last)
}

const labelsBound = (prompt: string, kind: Reading['kind']) => {
  const brief: Brief = reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }))
  const after = draftNetwork(brief).brief ?? brief
  return after.readings.flatMap((each) => (each.kind === kind && each.appliesTo !== null ? each.appliesTo.labels : []))
}

it('leaves a name alone that is one of the goal’s own', () => {
  expect(labelsBound('Church fair on 24 April: cake stall, stall rota by 20 March, tombola', 'deadline')).not.toContain('cake stall')
})
