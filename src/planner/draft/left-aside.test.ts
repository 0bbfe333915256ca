import { describe, expect, it } from 'vitest'
import { planOf } from '../plan-for-tests.ts'

const titlesOf = (plan: Awaited<ReturnType<typeof planOf>>) => plan.tasks.map(({ title }) => title).join('\n')

describe('what only its deadline names', () => {
  it('is done, although another thing of the plan shares a word with it', async () => {
    const plan = await planOf('Get my boat licence: chart work, knots, radio licence. Radio exam before 20 March, weekday evenings.')
    const exam = plan.tasks.find(({ title }) => /radio exam/iu.test(title))
    expect(exam?.date).toMatch(/^2027-0[123]-/u)
    expect(plan.checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('is a piece of work where it counts things that shall be somewhere', async () => {
    const plan = await planOf('Count the bats of our valley from 1 to 26 February, weekly walks on Sundays, 14 boxes up by 6 February, report by 26 February. 4 volunteers.', { plannerType: 'sprint' })
    expect(titlesOf(plan)).toMatch(/14 boxes up/u)
  })

  it('is marked on its day and no promise where it happens by itself', async () => {
    for (const [prompt, plannerType, marked] of [
      ['Plan our chess club’s trip to the league final, which is 16 to 18 April in York. Room block closes 26 March. Permission slips, minibus, packed lunches.', 'calendar', /room block closes/iu],
      ['Launch our water meter pilot in eleven 2-week sprints: enclosure, radio, dashboard. Lease expires 31 May. Ada firmware, Bo web.', 'sprint', /lease expires/iu],
    ] as const) {
      const plan = await planOf(prompt, { plannerType })
      expect(plan.tasks.filter(({ title }) => marked.test(title)).map(({ type }) => type)).toEqual(['deadline'])
      expect(plan.warnings.filter((warning) => marked.test(warning))).toEqual([])
      expect(plan.checks.filter(({ name }) => marked.test(name)).map(({ ok }) => ok)).toEqual([true])
    }
  })

  it('is not learned where a study is what the team runs', async () => {
    const plan = await planOf('Otter study with our rangers, one sprint from 1 to 26 February. Cameras checked weekly, summary for the river board by 26 February.', { plannerType: 'sprint' })
    expect(titlesOf(plan)).not.toMatch(/essentials|review from memory/u)
  })
})
