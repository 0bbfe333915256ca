import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'

describe('what a team does on a day on which it does not work', () => {
  it('is on its day, but for one that is barred', async () => {
    const plan = await planOf('Bird count by 28 February: cameras, permit, summary. Team of 4. Swap cards weekly on Sundays. Nothing on 31 January.', { plannerType: 'sprint' })
    expect(plan.tasks.filter(({ title }) => title.startsWith('Swap cards')).map(({ date }) => date)).toEqual(['2027-01-17', '2027-01-24', '2027-02-07', '2027-02-14', '2027-02-21', '2027-02-28'])
  })
})
