import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NetworkTask } from '../draft/task-network.ts'
import { dayNumber } from '../time/day-number.ts'
import { at, briefOf, networkOf, taskOf } from './testing/build.ts'
import type { Fact } from './testing/build.ts'
import { scheduleNetwork } from './schedule-network.ts'
import { withoutOrderOfOurs, withoutUntenableLinks } from './untenable-links.ts'

const after = (...ids: string[]) => ids.map((taskId) => ({ taskId, lagMinutes: 0 }))
const from = (label: string, date: string): Fact => ({ kind: 'horizon', first: dayNumber(date), last: null, appliesTo: { labels: [label] } })
const due = (label: string, date: string): Fact => ({ kind: 'deadline', latest: at(date, 24), event: null, appliesTo: { labels: [label] } })
const span: Fact = { kind: 'horizon', first: null, last: dayNumber('2027-02-28') }
const linksOf = (tasks: readonly NetworkTask[]) => tasks.flatMap((task) => task.after.map(({ taskId }) => `${taskId} > ${task.id}`))

describe('links that no schedule can keep', () => {
  const live = taskOf('Live', { answers: ['a'] })
  const facts = [span, from('live', '2027-01-20'), due('assets', '2027-01-15')]

  it('give way between parts whose days were said', () => {
    const network = networkOf([live, taskOf('Assets', { answers: ['b'], after: after('Live') })])
    expect(linksOf(withoutUntenableLinks(briefOf(facts), network).tasks)).toEqual([])
  })

  it('give way between a part and our steps, also along a chain of them', () => {
    const steps = [taskOf('Survey', { allowedDays: { first: dayNumber('2027-01-18'), last: dayNumber('2027-02-01') } }), taskOf('Draft', { after: after('Survey') })]
    const network = networkOf([...steps, taskOf('Assets', { answers: ['b'], after: after('Draft') })])
    expect(linksOf(withoutUntenableLinks(briefOf(facts), network).tasks)).toEqual(['Survey > Draft'])
  })

  it('stay where the user said the order, though nobody can keep it', () => {
    const network = networkOf([live, taskOf('Assets', { answers: ['b'], after: after('Live') })])
    const order: Fact = { kind: 'precedence', before: { labels: ['live'] }, after: { labels: ['assets'] }, lagMinutes: 0 }
    expect(withoutUntenableLinks(briefOf([...facts, order]), network)).toBe(network)
  })

  it('stay within one part, and between our step and a stated day', () => {
    const party = taskOf('Party', { answers: ['p'], fixed: { days: { first: dayNumber('2027-01-20'), last: dayNumber('2027-01-20') }, from: null, to: null } })
    const thanks = taskOf('Thanks', { after: after('Party'), allowedDays: { first: dayNumber('2027-01-04'), last: dayNumber('2027-01-12') } })
    const pieces = [taskOf('Assets: draft', { answers: ['b'], allowedDays: { first: dayNumber('2027-01-18'), last: dayNumber('2027-02-01') } }), taskOf('Assets: send', { answers: ['b'], after: after('Assets: draft') })]
    const network = networkOf([party, thanks, ...pieces])
    expect(withoutUntenableLinks(briefOf(facts), network)).toBe(network)
  })

  it('are none where a wait still ends in time', () => {
    const network = networkOf([taskOf('Order paint'), taskOf('Assets', { answers: ['b'], after: [{ taskId: 'Order paint', lagMinutes: 5 * 1440 }] })])
    expect(withoutUntenableLinks(briefOf(facts), network)).toBe(network)
    const late = networkOf([taskOf('Order paint'), taskOf('Assets', { answers: ['b'], after: [{ taskId: 'Order paint', lagMinutes: 15 * 1440 }] })])
    expect(linksOf(withoutUntenableLinks(briefOf(facts), late).tasks)).toEqual([])
  })
})

it('leaves our order among ourselves and within a part when it frees what has no room', () => {
  const network = networkOf([
    taskOf('Plan'), taskOf('Draft', { after: after('Plan') }),
    taskOf('Labels: text', { answers: ['a'], after: after('Draft') }), taskOf('Labels: print', { answers: ['a'], after: after('Labels: text') }),
    taskOf('Boxes', { answers: ['b'], after: after('Labels: print') }),
  ])
  const around = new Set(['Labels: text', 'Labels: print'])
  expect(linksOf(withoutOrderOfOurs(briefOf([]), network, { around, amongParts: false }).tasks)).toEqual(['Plan > Draft', 'Labels: text > Labels: print', 'Labels: print > Boxes'])
  expect(linksOf(withoutOrderOfOurs(briefOf([]), network, { around, amongParts: true }).tasks)).toEqual(['Plan > Draft', 'Labels: text > Labels: print'])
})

it('takes no time from what comes before for a task that has none itself', () => {
  const network = networkOf([taskOf('Sow'), taskOf('Plant', { after: after('Sow') })])
  const schedule = scheduleNetwork(briefOf([span, due('plant', '2027-01-03')]), network, { seed: 0 })
  expect(schedule.placements.map(({ taskId }) => taskId)).toEqual(['Sow'])
  expect(schedule.unplaced).toMatchObject([{ taskId: 'Plant', isOver: true }])
})

describe('whatever is drafted', () => {
  const task = fc.record({ isAsked: fc.boolean(), opens: fc.integer({ min: 0, max: 30 }), days: fc.integer({ min: 0, max: 20 }), effortMinutes: fc.constantFrom(30, 120, 400), waitsFor: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), lagDays: fc.integer({ min: 0, max: 9 }) })
  const first = dayNumber('2027-01-04')
  const networks = fc.array(task, { minLength: 2, maxLength: 10 }).map((all) => networkOf(all.map(({ isAsked, opens, days, effortMinutes, waitsFor, lagDays }, index) => taskOf(`t${index}`, {
    effortMinutes,
    answers: isAsked ? [`r${index}`] : [],
    allowedDays: { first: first + opens, last: first + opens + days },
    after: [...new Set(waitsFor)].filter((other) => other < index).map((other) => ({ taskId: `t${other}`, lagMinutes: lagDays * 1440 })),
  }))))

  it('only links are dropped, none of them ours among ourselves, and a second pass drops no more', () => {
    fc.assert(fc.property(networks, (network) => {
      const loosened = withoutUntenableLinks(briefOf([span]), network)
      const asked = new Set(network.tasks.filter(({ answers }) => answers.length > 0).map(({ id }) => id))
      const kept = new Set(linksOf(loosened.tasks))
      expect(loosened.tasks.map((each) => ({ ...each, after: [] }))).toEqual(network.tasks.map((each) => ({ ...each, after: [] })))
      for (const link of linksOf(network.tasks)) expect(kept.has(link) || link.split(' > ').some((id) => asked.has(id))).toBe(true)
      expect(withoutUntenableLinks(briefOf([span]), loosened)).toBe(loosened)
    }), { numRuns: 150 })
  })
})
