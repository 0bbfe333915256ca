import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import type { NetworkTask, TaskNetwork } from './draft/task-network.ts'
import { readGoal } from './goal/read-goal.ts'
import { mendedDraft } from './mended-draft.ts'
import { PlanDraft } from './plan-draft.ts'
import { planOf } from './plan-for-tests.ts'
import { briefOf, networkOf, taskOf } from './schedule/testing/build.ts'
import type { Fact } from './schedule/testing/build.ts'
import { dayNumber } from './time/day-number.ts'

it('leaves out what people usually do besides, and says so, before anything that the goal names', async () => {
  const { tasks, warnings } = await planOf('Driving theory test on 24 March at 10:40. 35 minutes a day before work (6:15-7:00), not Sundays. Topics: road signs, stopping distances, motorway rules, hazard perception', { now: '2027-03-01T09:00' })
  const titles = tasks.map(({ title }) => title).join('\n')
  for (const topic of ['Road signs', 'Stopping distances', 'Motorway rules', 'Hazard perception']) expect(titles).toContain(topic)
  expect(warnings.filter((warning) => warning.startsWith('Not everything fits')).join(' ')).not.toMatch(/signs|distances|rules|perception/iu)
})

it('does something for each thing that is named before it does all for one', async () => {
  const { tasks } = await planOf('Mudanza el 14 de febrero, solo domingos de 10 a 12: cancelar internet, vender el sofá, furgoneta, cambio de dirección, limpiar el horno.', { now: '2027-01-18T09:00' })
  const titles = tasks.map(({ title }) => title).join('\n')
  for (const thing of ['internet', 'sofá', 'Furgoneta', 'dirección', 'horno']) expect(titles).toContain(thing)
})

const TEAM = 'Retire our old ledger server: find the owners, archive the ledgers, revoke access. Ana (ops, 3 hours a week), Bo (data, 3 hours a week). Two 1-week sprints from 11 January.'

it('lets our own steps give way in a team that has little time, and never says of one of them that it does not fit', () => {
  const brief = readGoal({ prompt: TEAM, plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })
  const network = draftNetwork(brief)
  const draftOf = (tasks: typeof network) => new PlanDraft({ planId: 'p', brief, network: tasks, seed: 0 })
  const [asDrafted, mended] = [draftOf(network), mendedDraft(draftOf(network), draftOf)]
  const isAsked = (id: string) => network.tasks.some((task) => task.id === id && task.answers.length > 0)
  const lacking = (draft: PlanDraft) => draft.verdict().unplaced.filter(({ taskId }) => isAsked(taskId)).length
  expect(asDrafted.verdict().unplaced.length).toBeGreaterThan(0)
  expect(lacking(mended)).toBeLessThanOrEqual(lacking(asDrafted))
  expect(mended.verdict().unplaced.length).toBeLessThan(asDrafted.verdict().unplaced.length)
  expect(mended.network.tasks.filter(({ answers, optional }) => optional && answers.length > 0)).toEqual([])
})

it('leaves a draft that holds as it is', () => {
  const brief = readGoal({ prompt: 'Paint the fence, oil the gate and mow the lawn this month', plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'UTC', locale: 'en' })
  const draft = new PlanDraft({ planId: 'p', brief, network: draftNetwork(brief), seed: 0 })
  expect(mendedDraft(draft, () => { throw new Error('Nothing is to be tried.') })).toBe(draft)
})

const first = dayNumber('2027-01-04')
const after = (...ids: string[]) => ids.map((taskId) => ({ taskId, lagMinutes: 0 }))
function mended(facts: readonly Fact[], tasks: readonly NetworkTask[]) {
  const brief = briefOf(facts)
  const draftOf = (network: TaskNetwork) => new PlanDraft({ planId: 'p', brief, network, seed: 0 })
  return mendedDraft(draftOf(networkOf(tasks)), draftOf)
}

it('does what is due before it can begin late, and says so, rather than not at all', () => {
  const facts: Fact[] = [{ kind: 'horizon', first: first + 14, last: first + 28, appliesTo: { labels: ['posters'] } }, { kind: 'deadline', appliesTo: { labels: ['posters'] }, latest: (first + 7) * 1440, event: null }]
  const draft = mended(facts, [taskOf('Posters', { answers: ['r1'] }), taskOf('Tickets', { answers: ['r2'] })])
  expect(draft.schedule.unplaced).toEqual([])
  expect(draft.broken().map(({ readingId }) => readingId)).toContain('r1')
})

it('never leaves out a part with a day of its own for a step of ours, however our steps stand around it', () => {
  const step = fc.record({ effortMinutes: fc.constantFrom(45, 180, 420), opens: fc.integer({ min: 0, max: 25 }), isBefore: fc.boolean(), lagDays: fc.integer({ min: 0, max: 20 }) })
  fc.assert(fc.property(fc.array(step, { maxLength: 6 }), fc.integer({ min: 1, max: 12 }), (steps, days) => {
    const facts: Fact[] = [{ kind: 'horizon', first: null, last: first + 30 }, { kind: 'deadline', appliesTo: { labels: ['posters'] }, latest: (first + days + 1) * 1440, event: null }]
    const ours = steps.map(({ effortMinutes, opens, isBefore }, index) => taskOf(`s${index}`, { effortMinutes, allowedDays: { first: first + opens, last: first + 30 }, after: isBefore ? [] : after('Posters') }))
    const before = steps.flatMap(({ isBefore, lagDays }, index) => (isBefore ? [{ taskId: `s${index}`, lagMinutes: lagDays * 1440 }] : []))
    const { schedule } = mended(facts, [...ours, taskOf('Posters', { answers: ['r1'], after: before })])
    expect(schedule.placements.map(({ taskId }) => taskId)).toContain('Posters')
    expect(schedule.placements.find(({ taskId }) => taskId === 'Posters')!.days.last).toBeLessThanOrEqual(first + days)
  }), { numRuns: 60 })
})

it('leaves out one long step of ours among many without saying that the plan does not fit, and not one of a few', () => {
  const late = { allowedDays: { first: first + 1, last: first + 1 }, priority: 'high', effortMinutes: 700 } as const
  const facts: Fact[] = [{ kind: 'horizon', first: null, last: first + 30 }, { kind: 'availability', days: {}, windows: [{ from: 540, to: 1140 }], person: null }]
  const others = (count: number) => Array.from({ length: count }, (_, index) => taskOf(`o${index}`, { answers: [`a${index}`] }))
  const left = (count: number) => mended(facts, [taskOf('Ours', late), ...others(count)])
  const isQuiet = (draft: PlanDraft) => draft.network.tasks.some(({ id, optional }) => id === 'Ours' && optional)
  expect([isQuiet(left(14)), isQuiet(left(3))]).toEqual([true, false])
  // Whoever drafts it is told of both.
  expect(left(14).verdict().unplaced.map(({ taskId }) => taskId)).toEqual(['Ours'])
})

it('takes two weeks of one part among others for how long it goes on, and hours for its work', async () => {
  const lacking = async (length: string) => (await planOf(`Retire the old till: Ada (half time) and Bo. Two 1-week sprints from 11 January. Count the stock (${length}), then train the cashiers, then switch the tills.`, { plannerType: 'sprint', now: '2027-01-04T09:00' })).warnings.filter((warning) => /^Not everything fits.*Count the stock/u.test(warning))
  expect(await lacking('two weeks')).toEqual([])
  expect(await lacking('80 hours')).not.toEqual([])
})
