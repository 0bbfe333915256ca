import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { weekdayOf, dayNumber } from '../../time/day-number.ts'

async function turnsOf(prompt: string, word: RegExp) {
  const { tasks } = await planOf(prompt)
  return tasks.filter(({ title }) => word.test(title))
}

describe('what comes back on the days that somebody named', () => {
  it.each<[string, RegExp, number, number]>([
    ['First bees: the nucleus arrives on Saturday 6 March at 10:00. Then an inspection every Sunday between 11:00 and 15:00 until 30 May. Before that: paint the hive, a suit, tell the neighbours.', /inspection/iu, 7, 12],
    ['Record our EP: studio on 10 April. We rehearse every Tuesday 19:00-22:00 until then.', /rehears/iu, 2, 12],
  ])('comes on no other day: %s', async (prompt, word, weekday, least) => {
    const turns = await turnsOf(prompt, word)
    expect(turns.length).toBeGreaterThanOrEqual(least)
    expect([...new Set(turns.map(({ date }) => weekdayOf(dayNumber(date))))]).toEqual([weekday])
  })

  it('takes over what a playbook would say of one more', async () => {
    const turns = await turnsOf('Record our EP: studio on 10 April. We rehearse every Tuesday 19:00-22:00 until then.', /rehears/iu)
    expect(turns.some(({ description }) => /rehearsal to the click|pre-production rehearsal/iu.test(description))).toBe(true)
  })

  it('leaves what prepares it', async () => {
    const { tasks } = await planOf('Get my driving licence, practical test on 28 May. Driving lessons on Saturdays 9:00-10:30, ten of them, the first on 23 January.')
    expect(tasks.filter(({ title }) => title.startsWith('Driving lessons'))).toHaveLength(10)
    expect(tasks.length).toBeGreaterThan(12)
  })
})
