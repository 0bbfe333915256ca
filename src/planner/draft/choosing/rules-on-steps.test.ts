import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string): Promise<Plan> {
  const plans: Plan[] = []
  for await (const event of generatePlan({ plannerType: 'calendar', prompt, now: '2027-02-01T08:00', timeZone: 'Europe/London', locale: 'en', planId: 'p', seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plans.push(event.plan)
  return plans[0]!
}
const of = ({ tasks }: Plan, words: RegExp) => tasks.filter(({ title }) => words.test(title))
const weekday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()

it('holds a rule for the steps of a playbook that are called by the same deed', async () => {
  const packing = of(await planOf('We move house on 27 March. Packing suitcases only after 6pm, at most 50 minutes.'), /^Pack/u)
  expect(packing.length).toBeGreaterThan(1)
  expect(packing.filter(({ startTime }) => startTime! < '18:00')).toEqual([])
})

it('has a task for what only a rule of its times names', async () => {
  const sawing = of(await planOf('Restore the old rowing boat over 10 weeks. Loud work (sawing, hammering) only Saturdays 10-16.'), /^loud work/iu)
  expect(sawing.length).toBeGreaterThan(0)
  expect(sawing.every(({ date }) => weekday(date) === 6)).toBe(true)
})

it('makes a habit of it beside other habits', async () => {
  const unicycle = of(await planOf('Learning circus skills over the next 6 weeks. Diabolo every day 10 minutes, unicycle only Wed/Sun in the gym.'), /unicycle/iu)
  expect(unicycle.length).toBeGreaterThan(8)
  expect(unicycle.every(({ date }) => [0, 3].includes(weekday(date)))).toBe(true)
})

it('lets days of its own stand beside the days of all other work', async () => {
  const research = of(await planOf('First draft of my novel by 30 June. Write before 9 every weekday, research only on Saturdays.'), /^Research/u)
  expect(research.length).toBeGreaterThan(0)
  expect(research.every(({ date }) => weekday(date) === 6)).toBe(true)
})

it('holds a rule for the German step that a compound is named after', async () => {
  const listening = of(await planOf('Deutsch C1 Prüfung am 19. Juni. Hörübungen nur am Wochenende.'), /^Hören/u)
  expect(listening.length).toBeGreaterThan(0)
  expect(listening.every(({ date }) => [0, 6].includes(weekday(date)))).toBe(true)
})

it('practises nothing twice that has a series of its own', async () => {
  const plan = await planOf('Grade 5 cello exam on 22 March. Practise 40 min daily, sight reading three times a week.')
  expect(of(plan, /^Scales and sight-reading/u)).toEqual([])
  expect(of(plan, /^Sight-reading/u).length).toBeGreaterThan(9)
})

it('keeps the days and hours of a habit for what the playbook does once of the same deed', async () => {
  const practised = of(await planOf('Teach my niece to ride a bike by 28 March. Practice in the car park on Sundays before 10.'), /^Practi[cs]e/u)
  expect(practised.length).toBeGreaterThan(2)
  expect(practised.filter(({ date, startTime }) => weekday(date) !== 0 || startTime! >= '10:00')).toEqual([])
})
