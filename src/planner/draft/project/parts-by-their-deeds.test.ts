import { expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

it('gives a part to the step of the playbook that says its deed', () => {
  const titles = titlesOf('Sew a quilt for my nephew by 8 May: cutting, 20 blocks to piece, binding. The fabric isn’t bought yet.')
  expect(titles.filter((title) => /\bbuy\b/iu.test(title) && /fabric/iu.test(title))).toHaveLength(1)
  expect(titles.filter((title) => /^(?:Cutting|Binding): .*(?:work itself|arrange and settle)/u.test(title))).toEqual([])
})

function titlesOf(prompt: string): string[] {
  const brief = reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en' }))
  return draftNetwork(brief).tasks.map(({ title }) => title)
}
