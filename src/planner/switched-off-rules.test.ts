import { describe, expect, test } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import type { TaskNetwork } from './draft/task-network.ts'
import type { Brief, Reading, ReadingKind } from './goal/brief.ts'
import { presentTasks } from './present/present-tasks.ts'
import { scheduleNetwork } from './schedule/schedule-network.ts'
import { at, briefOf, day } from './verify/testing/facts.ts'
import { verifyPlan } from './verify/verify-plan.ts'

type ReadingFacts = Parameters<typeof briefOf>[0][number]

/** Schedules for one brief and verifies against another: a rule the scheduler does not hear of is switched off. */
function brokenConstraints(asked: Brief, heard: Brief, network: TaskNetwork = draftNetwork(asked)): string[] {
  const tasks = presentTasks(asked, network, scheduleNetwork(heard, network, { seed: 1 }))
  return verifyPlan(asked, tasks).filter(({ ok }) => !ok).map(({ constraint }) => constraint)
}

function without(brief: Brief, ...kinds: ReadingKind[]): Brief {
  return { ...brief, readings: brief.readings.filter(({ kind }: Reading) => !kinds.includes(kind)) }
}

/** The drafter's wishes already suit the rule, so they would hide that it is off. */
function withoutWishes(network: TaskNetwork): TaskNetwork {
  return { ...network, tasks: network.tasks.map((task) => ({ ...task, wish: { day: null, windows: [], position: null } })) }
}

const topics: ReadingFacts[] = ['limits', 'derivatives', 'integrals', 'series'].map((label, position) => ({ kind: 'topic', label, list: 1, position, amount: null, minutes: null }))
const span = (first: string, last = first) => ({ first: day(first), last: day(last) })
const horizon: ReadingFacts = { kind: 'horizon', first: day('2027-01-11'), last: day('2027-02-07') }
const evenings: ReadingFacts = { kind: 'availability', days: { weekdays: [1, 3, 5] }, windows: [{ from: 1080, to: 1200 }], person: null }

const CALENDAR_RULES: { rule: string; constraint: string; off: ReadingKind; readings: ReadingFacts[] }[] = [
  { rule: 'the horizon', constraint: 'horizon', off: 'horizon', readings: [...topics, { kind: 'horizon', first: day('2027-03-01'), last: day('2027-03-28') }] },
  { rule: 'the available hours', constraint: 'availability', off: 'availability', readings: [...topics, horizon, { ...evenings, windows: [{ from: 1260, to: 1320 }] }] },
  { rule: 'days off', constraint: 'exclusion', off: 'exclusion', readings: [...topics, horizon, { kind: 'exclusion', days: { weekdays: [1, 2, 3, 4, 5] }, windows: [], person: null }] },
  { rule: 'busy time', constraint: 'commitment', off: 'commitment', readings: [...topics, horizon, { kind: 'commitment', title: 'work', days: {}, windows: [{ from: 420, to: 1140 }], person: null, inPlan: false }] },
  {
    rule: 'a recurrence’s days',
    constraint: 'rhythm',
    off: 'rhythm',
    readings: [horizon, { kind: 'rhythm', title: 'yoga', count: null, per: 'week', atLeast: false, everyDays: null, days: { weekdays: [2, 4] }, windows: [{ from: 390, to: 420 }], minutes: 30 }],
  },
  { rule: 'days between sessions', constraint: 'spacing', off: 'spacing', readings: [...topics, horizon, { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: 1, person: null }, { kind: 'spacing', minGapDays: 3, restDays: 0 }] },
  { rule: 'one task a day', constraint: 'limit', off: 'limit', readings: [...topics, { kind: 'horizon', first: day('2027-01-11'), last: day('2027-01-18') }, { kind: 'limit', measure: 'tasks', per: 'day', min: null, max: 1, person: null }] },
]

describe('with one rule of the scheduler switched off, the verifier complains', () => {
  test.each(CALENDAR_RULES)('$rule', ({ constraint, off, readings }) => {
    const brief = briefOf(readings)
    const network = withoutWishes(draftNetwork(brief))
    expect(brokenConstraints(brief, brief, network)).not.toContain(constraint)
    expect(brokenConstraints(brief, without(brief, off), network)).toContain(constraint)
  })

  test('a deadline', () => {
    const brief = briefOf([...topics, { kind: 'deadline', latest: at('2027-01-09', 0), event: null }])
    const network = draftNetwork(brief)
    const late = { ...without(brief, 'deadline'), now: at('2027-01-12', 8) }
    expect(brokenConstraints(brief, brief, network)).not.toContain('deadline')
    expect(brokenConstraints(brief, late, network)).toContain('deadline')
  })

  test('a stated event', () => {
    const brief = briefOf([...topics, { kind: 'event', title: 'exam', days: span('2027-01-20'), from: 540, to: 660, place: null, person: null }])
    const network = draftNetwork(brief)
    const movable = { ...network, tasks: network.tasks.map((task) => ({ ...task, fixed: null })) }
    expect(brokenConstraints(brief, brief, network)).toEqual([])
    expect(brokenConstraints(brief, without(brief, 'event'), movable)).toContain('event')
  })

  test('what comes first', () => {
    const brief = briefOf([...topics, horizon, { kind: 'precedence', before: { labels: ['series'] }, after: { labels: ['limits'] }, lagMinutes: 0 }])
    const network = draftNetwork(brief)
    const unordered = { ...network, tasks: network.tasks.map((task) => ({ ...task, after: [] })) }
    expect(brokenConstraints(brief, brief, network)).toEqual([])
    expect(brokenConstraints(brief, without(brief, 'precedence'), unordered)).toContain('precedence')
  })

  test('nothing in the past', () => {
    const brief = briefOf([...topics])
    expect(brokenConstraints(brief, { ...brief, now: at('2026-12-01', 8) })).toContain('not-before-now')
  })

  test('one thing at a time', () => {
    const brief = briefOf([...topics, horizon])
    const network = draftNetwork(brief)
    const { placements } = scheduleNetwork(brief, network, { seed: 1 })
    const piledUp = placements.map((placement) => ({ ...placement, days: placements[0]!.days, time: placements[0]!.time }))
    const found = verifyPlan(brief, presentTasks(brief, network, { placements: piledUp, unplaced: [], remedies: [], capacity: [] }))
    expect(found.filter(({ ok }) => !ok).map(({ constraint }) => constraint)).toContain('no-overlap')
  })

  test('the capacity of a person, and the days of a sprint', () => {
    const brief = briefOf(
      [
        ...['login', 'search', 'payments', 'admin page', 'e-mails', 'reports'].map((label, position): ReadingFacts => ({ kind: 'topic', label, list: 1, position, amount: null, minutes: null })),
        { kind: 'sprint-calendar', count: 2, lengthDays: 14, firstDay: day('2027-01-11') },
        { kind: 'person', name: 'Ravi', roles: [], isUser: false, capacity: { minutes: 600, per: 'week' } },
      ],
      { plannerType: 'sprint' },
    )
    const tireless = { ...brief, readings: brief.readings.map((reading) => (reading.kind === 'person' ? { ...reading, capacity: null } : reading)) }
    const network = draftNetwork(tireless)
    const otherStart = { ...brief, readings: brief.readings.map((reading) => (reading.kind === 'sprint-calendar' ? { ...reading, firstDay: day('2027-01-15') } : reading)) }
    expect(brokenConstraints(brief, brief, network)).not.toContain('capacity')
    expect(brokenConstraints(brief, tireless, network)).toContain('capacity')
    expect(brokenConstraints(brief, otherStart, network)).toContain('sprint-calendar')
  })
})

const DAY_OUT: ReadingFacts[] = [
  { kind: 'start-point', place: 'Station', day: day('2027-01-16'), at: 540 },
  { kind: 'visit', person: 'Sam', place: 'Pier', window: { day: day('2027-01-16'), from: 540, to: 720 }, minutes: 60 },
  { kind: 'visit', person: 'Ada', place: 'Museum', window: { day: day('2027-01-16'), from: 540, to: 780 }, minutes: 60 },
  { kind: 'travel', from: 'Station', to: 'Pier', minutes: 20, bothWays: true },
  { kind: 'travel', from: 'Pier', to: 'Museum', minutes: 30, bothWays: true },
  { kind: 'travel', from: 'Station', to: 'Museum', minutes: 25, bothWays: true },
]

describe('the same for days out, trips and meetings', () => {
  test('travel times', () => {
    const brief = briefOf(DAY_OUT)
    const network = draftNetwork(brief)
    expect(brokenConstraints(brief, brief, network)).toEqual([])
    expect(brokenConstraints(brief, without(brief, 'travel', 'start-point'), network)).toContain('travel')
  })

  test('direct connections', () => {
    const stay = (place: string, nights: number): ReadingFacts => ({ kind: 'stay', place, days: null, nights, within: [] })
    const connection = (from: string, to: string): ReadingFacts => ({ kind: 'connection', from, to, bothWays: true })
    const brief = briefOf([{ kind: 'horizon', first: day('2027-05-03'), last: day('2027-05-10') }, stay('Porto', 2), stay('Nice', 2), stay('Milan', 3), connection('Nice', 'Milan'), connection('Milan', 'Porto')])
    const network = draftNetwork(brief)
    expect(brokenConstraints(brief, brief, network)).toEqual([])
    expect(brokenConstraints(brief, { ...brief, readings: brief.readings.map((reading) => (reading.kind === 'connection' ? { ...reading, from: 'Nice', to: 'Porto' } : reading)) }, network)).toContain('connections')
  })

  test('other people’s calendars', () => {
    const brief = briefOf([
      { kind: 'meeting', title: 'budget talk', people: ['Ana', 'Tom'], minutes: 60, days: span('2027-01-11'), windows: [{ from: 540, to: 1020 }] },
      { kind: 'commitment', title: 'busy', days: { spans: [span('2027-01-11')] }, windows: [{ from: 540, to: 720 }], person: 'Ana', inPlan: false },
      { kind: 'commitment', title: 'busy', days: { spans: [span('2027-01-11')] }, windows: [{ from: 720, to: 900 }], person: 'Tom', inPlan: false },
    ])
    const network = draftNetwork(brief)
    expect(brokenConstraints(brief, brief, network)).toEqual([])
    expect(brokenConstraints(brief, without(brief, 'commitment'), network)).toContain('meeting')
  })
})
