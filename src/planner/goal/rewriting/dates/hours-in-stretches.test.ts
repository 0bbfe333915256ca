import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { iso, stated } from '../../read-for-tests.ts'

describe('days in a row with the hour at which they begin', () => {
  it.each([
    ['Cub camp at Blackland Farm, from Friday 9 July 17:00 until Sunday 11 July. Letters out by 28 May'],
    ['Cub camp at Blackland Farm, from Friday 9 July 17:00 until Sunday 11 July 2027. Letters out by 28 May'],
    ['Scout weekend from Friday 9 July at 5pm to Sunday 11 July at 3pm. Letters out by 28 May'],
    ['Zeltlager am Brombachsee vom Freitag, 9. Juli 17 Uhr bis Sonntag, 11. Juli. Anmeldung bis 28. Mai'],
    ['Camp du vendredi 9 juillet à 17h au dimanche 11 juillet. Lettres avant le 28 mai'],
  ])('are one occasion in “%s”', (prompt) => {
    expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), iso(days.last), from])).toEqual([['2027-07-09', '2027-07-11', 1020]])
  })

  it('are all in the plan, and the hour as well', async () => {
    const { tasks, checks } = await planOf('Cub camp, from Friday 9 July 17:00 until Sunday 11 July. I can only do this on weeknights from 7pm, weekends belong to my family.')
    const camp = tasks.filter(({ title }) => title.startsWith('Cub camp'))
    expect(camp.map(({ title, date, endDate, startTime }) => [title, date, endDate ?? null, startTime])).toEqual([['Cub camp', '2027-07-09', '2027-07-11', null], ['Cub camp begins', '2027-07-09', null, '17:00']])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it.each([
    ['Paint the fence. I am away from Friday 9 July 17:00 until Sunday 11 July.'],
    ['Paint the house from Friday 9 July 17:00 until Sunday 11 July'],
    ['I have time from Friday 9 July 17:00 until Sunday 11 July. Paint the shed'],
    ['The van is ours from Friday 9 July 17:00 to Sunday 11 July 10:00. Move house'],
    ['My parents visit from Friday 9 July 17:00 to Sunday 11 July. Tidy the flat'],
  ])('are no occasion in “%s”', (prompt) => {
    expect(stated(prompt, 'event')).toEqual([])
  })
})
