import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import type { Brief, DayPattern } from './goal/brief.ts'
import { PlanDraft } from './plan-draft.ts'
import { presentTasks } from './present/present-tasks.ts'
import { scheduleNetwork } from './schedule/schedule-network.ts'
import type { ClockWindow, Weekday } from './time/calendar-time.ts'
import { briefOf, day } from './verify/testing/facts.ts'
import { verifyPlan } from './verify/verify-plan.ts'

type ReadingFacts = Parameters<typeof briefOf>[0][number]

const BRIEFS = 1000
/** Rules of placement: whatever is placed keeps them, even where not everything could be placed. */
const KEPT_BY_PLACEMENT = new Set(['horizon', 'deadline', 'event', 'availability', 'exclusion', 'commitment', 'limit', 'capacity', 'precedence', 'no-overlap', 'not-before-now', 'real-times', 'dependencies', 'sprint-calendar'])
const FIRST_DAY = day('2027-01-04')
const WORDS = ['limits', 'vocabulary', 'garden', 'checkout', 'invoices', 'squats', 'essay', 'interview', 'pottery', 'budget', 'violin', 'search page']

const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1, maxLength: 6 })
const window: fc.Arbitrary<ClockWindow> = fc.tuple(fc.integer({ min: 12, max: 40 }), fc.integer({ min: 2, max: 8 })).map(([from, length]) => ({ from: from * 30, to: Math.min(1440, (from + length) * 30) }))
const dayAhead = fc.integer({ min: 1, max: 60 }).map((ahead) => FIRST_DAY + ahead)
const span = fc.tuple(dayAhead, fc.integer({ min: 0, max: 6 })).map(([first, length]) => ({ first, last: first + length }))
const word = fc.constantFrom(...WORDS)

const reading: fc.Arbitrary<ReadingFacts> = fc.oneof(
  fc.record({ kind: fc.constant('availability' as const), days: weekdays.map((days) => ({ weekdays: days })), windows: fc.array(window, { maxLength: 2 }), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('exclusion' as const), days: fc.oneof<fc.Arbitrary<DayPattern>[]>(weekdays.map((days) => ({ weekdays: days.slice(0, 2) })), span.map((days) => ({ spans: [days] }))), windows: fc.array(window, { maxLength: 1 }), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('commitment' as const), title: fc.constant('standup'), days: weekdays.map((days) => ({ weekdays: days })), windows: fc.array(window, { minLength: 1, maxLength: 2 }), person: fc.constant(null), inPlan: fc.boolean() }),
  fc.record({ kind: fc.constant('horizon' as const), first: dayAhead, last: fc.constant(null) }),
  dayAhead.map((latest) => ({ kind: 'deadline' as const, latest: (latest + 14) * 1440, event: null })),
  fc.record({ kind: fc.constant('event' as const), title: fc.constantFrom('recital', 'inspection'), days: dayAhead.map((first) => ({ first, last: first })), from: fc.constantFrom(600, 1080), to: fc.constant(1140), place: fc.constant(null), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('topic' as const), label: word, list: fc.constant(1), position: fc.nat(9), amount: fc.constant(null), minutes: fc.constant(null) }),
  fc.record({
    kind: fc.constant('rhythm' as const), title: word, count: fc.option(fc.integer({ min: 1, max: 4 })), per: fc.constant('week' as const), atLeast: fc.boolean(),
    everyDays: fc.constant(null), days: fc.option(weekdays).map((days) => (days ? { weekdays: days } : {})), windows: fc.array(window, { maxLength: 1 }), minutes: fc.constantFrom(null, 30, 45),
  }),
  fc.record({ kind: fc.constant('session' as const), minMinutes: fc.constantFrom(null, 20), maxMinutes: fc.constantFrom(45, 90) }),
  fc.record({ kind: fc.constant('limit' as const), measure: fc.constantFrom('minutes' as const), per: fc.constantFrom('day' as const, 'week' as const), min: fc.constant(null), max: fc.integer({ min: 60, max: 400 }), person: fc.constant(null) }),
  fc.record({ kind: fc.constant('person' as const), name: fc.constantFrom('Ana', 'Bo'), roles: fc.constant<string[]>([]), isUser: fc.constant(false), capacity: fc.option(fc.record({ minutes: fc.integer({ min: 10, max: 60 }).map((halfHours) => halfHours * 30), per: fc.constantFrom('day' as const, 'week' as const) })) }),
  fc.tuple(word, word).map(([before, after]) => ({ kind: 'precedence' as const, before: { labels: [before] }, after: { labels: [after] }, lagMinutes: 0 })),
  fc.record({ kind: fc.constant('sprint-calendar' as const), count: fc.integer({ min: 1, max: 4 }), lengthDays: fc.constantFrom(7, 14), firstDay: dayAhead }),
)

/** Two spans, two capacities of one person or two things at one time would contradict each other. */
function oneOfEach(facts: ReadingFacts): unknown {
  if (facts.kind === 'horizon' || facts.kind === 'sprint-calendar') return 'span'
  if (facts.kind === 'person') return facts.name
  if (facts.kind === 'event') return 'fixed'
  return facts.kind === 'commitment' && facts.inPlan ? 'fixed' : facts
}

const brief: fc.Arbitrary<Brief> = fc
  .record({ readings: fc.uniqueArray(reading, { maxLength: 9, selector: oneOfEach }), plannerType: fc.constantFrom('calendar' as const, 'sprint' as const), timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata'), subject: word })
  .map(({ readings, ...facts }) => briefOf(readings, { ...facts, prompt: facts.subject }))

test(`whatever is placed keeps the hard rules of placement, in ${BRIEFS} generated briefs`, () => {
  fc.assert(
    fc.property(brief, (asked) => {
      const network = draftNetwork(asked)
      const tasks = presentTasks(asked, network, scheduleNetwork(asked, network, { seed: 1, schedules: 3 }))
      const broken = verifyPlan(asked, tasks).filter(({ ok, strength, constraint }) => !ok && strength === 'hard' && KEPT_BY_PLACEMENT.has(constraint))
      expect(broken.map(({ constraint, detail }) => `${constraint}: ${detail}`)).toEqual([])
    }),
    { numRuns: BRIEFS, seed: 20270104 },
  )
}, 600_000)

test('no final plan breaks a hard constraint without saying so, and the same brief gives the same plan', () => {
  fc.assert(
    fc.property(brief, fc.nat(5), (asked, seed) => {
      const network = draftNetwork(asked)
      const [plan, again] = [0, 1].map(() => new PlanDraft({ planId: 'p', brief: asked, network, seed }).wholePlan())
      expect(again).toEqual(plan)
      expect(plan!.tasks.length).toBeGreaterThan(0)
      const hardBroken = plan!.checks.filter(({ ok, detail }) => !ok && !detail.startsWith('A wish'))
      const admitted = plan!.warnings.filter((warning) => warning.startsWith('This plan does not keep')).join('\n')
      for (const { name } of hardBroken) expect(admitted).toContain(`“${name}”`)
    }),
    { numRuns: 100, seed: 20270105 },
  )
}, 600_000)
