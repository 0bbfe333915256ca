import { expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.ts'
import type { PlanEvent } from '../generate-plan.ts'
import { embeddedDrafter } from './embedded-drafter.ts'

it('leaves out what people usually do besides, and says so, before anything that the goal names', async () => {
  const { tasks, warnings } = await planOf('Driving theory test on 24 March at 10:40. 35 minutes a day before work (6:15-7:00), not Sundays. Topics: road signs, stopping distances, motorway rules, hazard perception', '2027-03-01T09:00')
  const titles = tasks.map(({ title }) => title).join('\n')
  for (const topic of ['Road signs', 'Stopping distances', 'Motorway rules', 'Hazard perception']) expect(titles).toContain(topic)
  expect(warnings.filter((warning) => warning.startsWith('Not everything fits')).join(' ')).not.toMatch(/signs|distances|rules|perception/iu)
})

it('does something for each thing that is named before it does all for one', async () => {
  const { tasks } = await planOf('Mudanza el 14 de febrero, solo domingos de 10 a 12: cancelar internet, vender el sofá, furgoneta, cambio de dirección, limpiar el horno.', '2027-01-18T09:00')
  const titles = tasks.map(({ title }) => title).join('\n')
  for (const thing of ['internet', 'sofá', 'Furgoneta', 'dirección', 'horno']) expect(titles).toContain(thing)
})

async function planOf(prompt: string, now: string) {
  const events: PlanEvent[] = []
  for await (const event of generatePlan({ planId: 'p', prompt, plannerType: 'calendar', now, timeZone: 'Europe/London', locale: 'en', seed: 0, drafter: embeddedDrafter })) events.push(event)
  const last = events.at(-1)!
  if (last.type !== 'plan-completed') throw new Error('The plan was not completed.')
  return last.plan
}
