import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import type { ReadingKind } from '../brief.ts'

const GOAL = 'Get the holiday cottage ready by 21 May.'
const bound = (said: string, kind: ReadingKind) => stated(`${GOAL} ${said}`, kind).map(({ appliesTo }) => appliesTo?.labels ?? null)

describe('a rule whose clause names one thing', () => {
  it.each([
    ['Hedge trimming never on Sundays.', 'exclusion', ['Hedge trimming']],
    ['Solicitor calls never after 4pm.', 'exclusion', ['Solicitor calls']],
    ['The filing I can do at night after 9pm.', 'availability', ['filing']],
    ['Sanding on Saturdays, then the gutters, then a visit from our plumber Ines - Mondays or Wednesdays only', 'availability', ['visit from our plumber Ines']],
    ['Messy work (plastering, sawing) only Saturdays 9-13.', 'availability', ['Messy work', 'plastering', 'sawing']],
  ] as const)('binds that thing: %s', (said, kind, labels) => {
    expect(bound(said, kind)).toEqual([labels])
  })

  it.each([
    ['Bis 21. Mai das Ferienhaus herrichten. Hecke schneiden nie sonntags.', 'exclusion', ['Hecke schneiden']],
    ['Bis 21. Mai das Ferienhaus herrichten. Verputzen nur samstags.', 'availability', ['Verputzen']],
    ['Preparar la casa rural hasta el 21 de mayo. Lijar solo los sábados.', 'availability', ['Lijar']],
    ['Préparer le gîte avant le 21 mai. Enduit seulement après le 15 mars.', 'horizon', ['Enduit']],
    ['Preparar a casa de férias até 21 de maio. Verniz só a partir de abril.', 'horizon', ['Verniz']],
  ] as const)('in other languages: %s', (prompt, kind, labels) => {
    expect(stated(prompt, kind).map(({ appliesTo }) => appliesTo?.labels ?? null)).toContainEqual(labels)
  })

  it.each([
    ['I can only work on Saturdays, never on Sundays.', 'exclusion'],
    ['Never on Sundays.', 'exclusion'],
    ['Weekends only, at most 2 hours.', 'session'],
    ['We can work Saturdays 9-1.', 'availability'],
    ['Everything only after 6pm, never on Fridays.', 'exclusion'],
  ] as const)('the user, all of it and nothing named are the plan: %s', (said, kind) => {
    expect(bound(said, kind)).toEqual([null])
  })
})

describe('what follows a part in its sentence', () => {
  it.each([
    ['Sorting the attic evenings only, at most 45 minutes.', 'session', ['Sorting the attic']],
    ['Air the rooms once a week, never on Mondays. Gutters on 3 April.', 'exclusion', ['Air the rooms']],
  ] as const)('goes on with that part: %s', (said, kind, labels) => {
    expect(bound(said, kind)).toEqual([labels])
  })

  it('is when a series begins, and no start of the plan', () => {
    const prompt = `${GOAL} Order linen by 1 March. Check the boiler once a week from April on.`
    expect(stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
    expect(stated(prompt, 'rhythm')[0]!.days.spans?.length).toBe(1)
  })

  it('is on which day of the week counted things are', () => {
    expect(stated(`${GOAL} Three viewings with the agency, each on a Thursday.`, 'rhythm')).toMatchObject([{ count: 3, days: { weekdays: [4] } }])
  })
})
