import { expect, it } from 'vitest'
import { embeddedDrafter } from '../embedded-drafter.ts'
import { generatePlan } from '../../generate-plan.ts'
import type { PlanEvent } from '../../generate-plan.ts'

it.each([
  ['Grandpa has his knee done on Tuesday 9 March. After the operation: stool, ice machine, physio papers.', '2027-03-09', ['Stool', 'Ice machine', 'Physio papers']],
  ['Our choir sings on 20 March at 7pm in the town church. After the concert: return the risers, pay the organist.', '2027-03-20', ['Return the risers', 'Pay the organist']],
  ['Am 6. März ziehen wir um. Danach: Garage streichen, Vorhänge nähen.', '2027-03-06', ['Garage streichen', 'Vorhänge nähen']],
])('goes on behind the event with what is to be done after it: %s', async (prompt, day, parts) => {
  const { tasks } = await planOf(prompt)
  for (const part of parts) {
    const own = tasks.filter(({ title }) => title.startsWith(part))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ date }) => date < day)).toEqual([])
  }
})

it('plans until what begins late has had its time', async () => {
  const { tasks } = await planOf('Allotment: dig the beds by 1 March, sow beans from 10 May')
  expect(tasks.some(({ title, date }) => /beans/iu.test(title) && date >= '2027-05-10')).toBe(true)
})

async function planOf(prompt: string) {
  const events: PlanEvent[] = []
  for await (const event of generatePlan({ planId: 'p', prompt, plannerType: 'calendar', now: '2027-01-18T09:00', timeZone: 'Europe/London', locale: 'en', seed: 0, drafter: embeddedDrafter })) events.push(event)
  const last = events.at(-1)!
  if (last.type !== 'plan-completed') throw new Error('The plan was not completed.')
  return last.plan
}
