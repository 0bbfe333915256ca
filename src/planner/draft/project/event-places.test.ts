import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string, plannerType: 'calendar' | 'sprint' = 'calendar'): Promise<Plan> {
  const plans: Plan[] = []
  for await (const event of generatePlan({ plannerType, prompt, now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', planId: 'p', seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plans.push(event.plan)
  return plans[0]!
}
const dayOf = ({ tasks }: Plan, words: string) => tasks.find(({ title }) => title.startsWith(words))?.date

it('counts the places of a playbook up to the event that stands in its middle, and goes on after it', async () => {
  const plan = await planOf("Found a friends' association for our library, founding meeting Thursday 18 March 19:30")
  expect(dayOf(plan, 'Draft the statutes')! < '2027-03-18').toBe(true)
  expect(dayOf(plan, 'Invite to the founding meeting')! < '2027-03-18').toBe(true)
  expect(dayOf(plan, 'Apply for registration')! > '2027-03-18').toBe(true)
  expect(dayOf(plan, 'First board meeting')! > '2027-03-18').toBe(true)
})

it('puts nothing that comes after an event before it, whatever it is called and whichever hours are open', async () => {
  const board = await planOf('Hold the board meeting of our choir association on Wednesday 17 February at 19:30, I have only evenings Mon-Thu')
  expect(dayOf(board, 'Write the minutes')! >= '2027-02-17').toBe(true)
  const feast = await planOf('Host an iftar for 25 neighbours on Saturday 20 February, two evenings a week')
  expect(feast.tasks.filter(({ title }) => title.startsWith('Share out what is left'))).toEqual([])
})

it('keeps the work for what is only named by the goal, and drops what an appointment already is', async () => {
  const tricks = await planOf('Our wedding on 12 June: ceremony at 14:00, dress fitting on 3 May at 10:00')
  expect(tricks.tasks.filter(({ title }) => /fitting/iu.test(title)).map(({ title }) => title)).toEqual(['Dress fitting'])
  expect(dayOf(tricks, 'Plan the ceremony')).toBeDefined()
})

it('leaves out work before a meeting of the sprint where the hours are few', async () => {
  const plan = await planOf('Community garden programme in three 2-week sprints: Mark 6h a week, Ben 15h, Lea (design) 4h a week. Beds, workshops, website', 'sprint')
  expect(plan.tasks.filter(({ tags }) => tags.includes('ceremony'))).toHaveLength(9)
})

it('delivers nothing that is only what happens at an event', async () => {
  const plan = await planOf('Rebrand our bakery: logo, website in the new look, signs and reveal on 26 February. Four 2-week sprints from 11 January: Ida (designer), Karl (marketing)', 'sprint')
  expect(plan.tasks.filter(({ title }) => /reveal and signs and reveal|^Reveal: (?:collect|design|final)/iu.test(title))).toEqual([])
})

it('has the first day at home, and what follows it, when somebody comes home, although the goal is called so', async () => {
  const plan = await planOf('Family carer for my mother. She is coming home from the ward on Friday 29 January: grab rails, carers')
  expect(dayOf(plan, 'Write the rota')! < '2027-01-29').toBe(true)
  expect(dayOf(plan, 'Keep a care diary')! > '2027-01-29').toBe(true)
  expect(plan.tasks.filter(({ title, date }) => title.startsWith('First day at home') && date !== '2027-01-29')).toEqual([])
})

it('has what follows an opening behind it, however late in the playbook the opening stands, and the opening once', async () => {
  const plan = await planOf('Open a bakery next spring')
  const opening = plan.tasks.filter(({ title }) => title.startsWith('Open'))
  expect(opening.map(({ title }) => title)).toEqual(['Open a bakery'])
  expect(dayOf(plan, 'Look at the first numbers')! > opening[0]!.date).toBe(true)
})

it('does not take booking a journey for the journey', async () => {
  const plan = await planOf('Moving abroad from Leeds to Oslo with two children, flight on Thursday 12 August')
  expect(dayOf(plan, 'Deregister')! < '2027-08-12').toBe(true)
  expect(dayOf(plan, 'Pack the travel folder')! < '2027-08-12').toBe(true)
})

it('has an event in one piece, as long as it takes where nobody stated hours', async () => {
  const elections = (await planOf('Club committee elections')).tasks.filter(({ title }) => title.startsWith('Election day'))
  expect(elections.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([['10:00', '18:00']])
  const short = (await planOf('Club committee elections, I have 17:00 to 19:00 on workdays')).tasks.filter(({ title }) => title.startsWith('Election day'))
  expect(short.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([['17:00', '19:00']])
})

it('has an evening in the evening', async () => {
  const gala = (await planOf('Annual gala of our foundation')).tasks.find(({ title }) => title.startsWith('The evening'))!
  expect(gala.startTime! >= '18:00').toBe(true)
})
