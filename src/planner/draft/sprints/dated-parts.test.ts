import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string): Promise<Plan> {
  let plan: Plan | null = null
  for await (const event of generatePlan({ plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', planId: 'p', prompt, seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plan = event.plan
  return plan!
}

const LIBRARY = 'New library system for our town library: data migration, self-service kiosks, catalogue search. Training for staff comes last. Steering committee every other Thursday at 15:00. Three 2-week sprints from 11 January. Tess (IT), Uwe (librarian, 4h a week), Finn'

it('holds what a team does on one day of the week on that day, at its hour', async () => {
  const { tasks, warnings } = await planOf(LIBRARY)
  const held = tasks.filter(({ title }) => title.startsWith('Steering committee'))
  expect(held.map(({ date, startTime }) => `${date} ${startTime}`)).toEqual(['2027-01-21 15:00', '2027-02-04 15:00', '2027-02-18 15:00'])
  expect(warnings.filter((warning) => warning.includes('Steering committee'))).toEqual([])
})

it('puts what comes last behind all other work, the switch-over included', async () => {
  const { tasks } = await planOf(LIBRARY)
  const work = tasks.filter(({ type }) => type === 'task')
  const training = work.find(({ title }) => /train the staff/iu.test(title))!
  expect(work.filter(({ date, title }) => date > training.date && title !== training.title)).toEqual([])
})

it('gets a dated part of a list ready before its day, by its own steps', async () => {
  const { tasks } = await planOf('HR team: new appraisal form, parental leave policy, job fair stand on 4 March, onboarding video. 2-week sprints from 18 January until 12 March. Lea, Tim, Oda (10h a week)')
  const stand = tasks.filter(({ title }) => title.startsWith('Job fair stand'))
  expect(stand.length).toBeGreaterThan(2)
  expect(stand.filter(({ type, date, endDate }) => type === 'task' && (endDate ?? date) >= '2027-03-04')).toEqual([])
})

it('leaves out what follows an event behind the last sprint', async () => {
  const { tasks } = await planOf('Annual gala on Sat 20 March with 200 guests. Team: Ida (events), Karl (sponsors), Mo. 5 two-week sprints from 4 January')
  expect(tasks.filter(({ title }) => /^(?:Thank guests|Settle the account|Look back|Set up: tables)/u.test(title))).toEqual([])
  expect(tasks.some(({ title }) => title.startsWith('Make the seating'))).toBe(true)
})

it('does the work that is named for a sprint in that sprint, and lets no sprint’s planning be bound by it', async () => {
  const { tasks, warnings } = await planOf('Puppet show: S1 scenery + costumes, S2 songs and puppets, S3 lights + posters. 3 two-week sprints, Ana (props), Bo (music)')
  const sprintsOf = (words: RegExp) => [...new Set(tasks.filter(({ title, type }) => type === 'task' && words.test(title)).map(({ sprint }) => sprint))]
  expect(sprintsOf(/^(?:Scenery|Costumes)(?!\p{L})/u)).toEqual([1])
  expect(sprintsOf(/^Puppets(?!\p{L})/u)).toEqual([2])
  expect(tasks.filter(({ title }) => / planning: /u.test(title))).toHaveLength(3)
  expect(warnings.filter((warning) => warning.includes('planning'))).toEqual([])
})
