import { expect, it } from 'vitest'
import { draftNetwork } from './draft/embedded-drafter.ts'
import { readGoal } from './goal/read-goal.ts'
import { mendedDraft } from './mended-draft.ts'
import { PlanDraft } from './plan-draft.ts'
import { planOf } from './plan-for-tests.ts'

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
