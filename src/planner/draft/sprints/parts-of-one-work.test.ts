import { expect, it } from 'vitest'
import type { Plan } from '../../../contract/plan.ts'
import { generatePlan } from '../../generate-plan.ts'
import { embeddedDrafter } from '../embedded-drafter.ts'

async function planOf(prompt: string): Promise<Plan> {
  let plan: Plan | null = null
  for await (const event of generatePlan({ plannerType: 'sprint', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en', planId: 'p', prompt, seed: 1, drafter: embeddedDrafter })) if (event.type === 'plan-completed') plan = event.plan
  return plan!
}

it('does not make each step of a film a film of its own', async () => {
  const { tasks, warnings } = await planOf('Portrait film of our potter. 5 one-week sprints from Monday 15 Feb. Ada (director), Ben (camera), Cleo (sound and edit). Shoot days are 25 and 26 Feb. Research, interview questions, rough cut, thanks to the potter, fine cut, subtitles.')
  expect(tasks.filter(({ title }) => /^(?:Research|Thanks to the potter): (?:script and storyboard|shoot by)/u.test(title))).toEqual([])
  expect(tasks.some(({ title, date }) => /subtitle|caption/iu.test(title) && date > '2027-02-26')).toBe(true)
  expect(warnings.filter((warning) => /not everything fits/iu.test(warning))).toEqual([])
})

const FIT_OUT = 'Fit-out of a small bakery shop, the shell is handed over on 1 March and we open on Monday 26 April. Two-week sprints starting with the handover. Site manager Ruben, electrician Kacper, plumber Vito, joiner Ansgar. Plumbing and electrics before the drywall, then screed (has to dry 10 days), flooring, counter, ovens delivered on 12 April 8:00, paint, final inspection Thu 22 April at 11.'

it('fits rooms out trade by trade, with the days that a floor dries, and connects a machine once it is there', async () => {
  const { tasks } = await planOf(FIT_OUT)
  const day = (words: RegExp) => tasks.find(({ title, type }) => type === 'task' && words.test(title))!
  expect(day(/^Plumbing: /u).assignee).toBe('Vito')
  expect(day(/^Drywall: /u).date > (day(/^Electrics: /u).endDate ?? day(/^Electrics: /u).date)).toBe(true)
  expect((Date.parse(day(/^(?:Flooring: )?Lay the floor on/iu).date) - Date.parse(day(/^Screed: /u).endDate ?? day(/^Screed: /u).date)) / 864e5).toBeGreaterThanOrEqual(10)
  expect(day(/^Ovens: /u).date >= '2027-04-12').toBe(true)
  expect(tasks.filter(({ title }) => /old office|leases/iu.test(title))).toEqual([])
})

it('looks back on the day that the sprints lead to, where nothing follows it', async () => {
  const { tasks } = await planOf('Our lab gets its certificate: assessor comes on Wed 24 March, 9:30. Sprints of two weeks from Monday 11 January. Marit, Tjark. Key list, fridge logs, poster, waste bins.')
  expect(tasks.filter(({ date, tags }) => tags.includes('ceremony') && date > '2027-03-26')).toEqual([])
})

it('holds rehearsals on both of their evenings from beginning to end', async () => {
  const { tasks } = await planOf('Christmas play of our parish in three 2-week sprints from 11 January. Rehearsals on Tuesdays and Thursdays from 19:00 to 21:30. Ada (stage), Ben (costumes). Stage, costumes, posters.')
  const held = tasks.filter(({ title }) => title.startsWith('Rehearsals'))
  expect(held.length).toBeGreaterThan(8)
  expect(new Set(held.map(({ startTime, endTime }) => `${startTime} ${endTime}`))).toEqual(new Set(['19:00 21:30']))
})
