import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { stated } from '../read-for-tests.ts'

const names = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)

describe('the user beside the only one named', () => {
  it.each([
    ['Launch of a coffee line by 20 February: permit, packaging, tasting. Camila does the packaging and has Fridays off.', ['Camila', 'Me']],
    ['Film evenings by 20 February: films, posters, bulb. Anthea is away all January so Keith does posters.', ['Anthea', 'Keith', 'Me']],
    ['Choir tour by 20 February: coach, hotel, programme. Hamish is away on Mondays.', ['Hamish', 'Me']],
  ])('does the rest: %s', (prompt, team) => {
    expect(names(prompt).toSorted()).toEqual(team)
  })

  it.each([
    ['Sort the slides of the club by 20 February. Ottavia does it all alone, 6 hours a week: scan, label.', ['Ottavia']],
    ['Choir tour by 20 February: coach, hotel, programme. Team: Ana, Bo. Ana is away on Mondays.', ['Ana', 'Bo']],
    ['Choir tour by 20 February: coach, hotel, programme. Ana, Bo and Cy. Ana is away on Mondays.', ['Ana', 'Bo', 'Cy']],
    ['Choir tour by 20 February: coach, hotel, programme. Nora does the coach, Paul the hotel.', ['Nora', 'Paul']],
  ])('is nobody more where the team is said: %s', (prompt, team) => {
    expect(names(prompt).toSorted()).toEqual(team)
  })

  it('has what nobody is named for', async () => {
    const plan = await planOf('Launch of a coffee line by 20 February: permit, packaging, tasting. Camila does the packaging and has Fridays off.', { plannerType: 'sprint' })
    const of = (word: string) => new Set(plan.tasks.filter(({ title }) => title.toLowerCase().includes(word)).map(({ assignee }) => assignee))
    expect(of('packaging')).toEqual(new Set(['Camila']))
    expect(of('permit')).toEqual(new Set(['Me']))
  })
})
