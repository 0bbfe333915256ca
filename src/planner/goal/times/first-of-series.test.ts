import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const PLAN = 'Bird atlas, four 2-week sprints from 11 January. Ida, Olu. Photos, maps, texts.'
const demos = (prompt: string) => stated(prompt, 'event', 'sprint').map(({ days }) => iso(days.first))

describe('which weeks a series has', () => {
  it.each([
    `${PLAN} Demo every second Friday (22 Jan is the first).`,
    `${PLAN} Fortnightly demos on Fridays at 15:00 starting 22 January.`,
    `${PLAN} Demos are fortnightly, on Fridays at 11, the first on 22 January.`,
    'Atlas de aves, cuatro sprints de 2 semanas desde el 11 de enero. Ida, Olu. Fotos, mapas, textos. Demo cada dos viernes (la primera el 22 de enero).',
    'Vogelatlas, vier 2-wöchige Sprints ab 11. Januar. Ida, Olu. Fotos, Karten, Texte. Demo alle zwei Wochen freitags (erste am 22.1.).',
  ])('is said beside its days: %s', (prompt) => {
    expect(demos(prompt)).toEqual(['2027-01-22', '2027-02-05', '2027-02-19', '2027-03-05'])
  })

  it('begins a weekly series without ending the plan', () => {
    expect(stated('Learn the oboe. Orchestra every Tuesday 19:00 (the first is 19 January).', 'horizon')).toEqual([])
  })
})

describe('what a project ends with', () => {
  const END = 'Bird atlas in 2-week sprints from 11 January. Ida, Olu. Photos, maps, texts.'
  it.each([
    ['Sign-off with the trust is Thursday 4 March 13:00-14:00 and that is also the end of it.', 'Sign-off with the trust'],
    ['Printer visit Thu 4 March 13:00-14:00, which closes the project.', 'Printer visit'],
    ['Abnahme beim Verein am Do 4.3. 13-14 Uhr, damit ist Schluss.', 'Abnahme beim Verein'],
  ])('is what all work is done by: %s', (said, event) => {
    expect(stated(`${END} ${said}`, 'deadline', 'sprint').map((deadline) => [deadline.event, iso(Math.floor(deadline.latest / 1440))])).toEqual([[event, '2027-03-04']])
  })

  it('is not the end of one part', () => {
    expect(stated(`${END} Workshop with growers on Thursday 11 February 13:00-14:00, which is the end of the survey.`, 'deadline', 'sprint')).toEqual([])
  })

  it('is no time off for a name that ends in off', () => {
    expect(stated(`${END} Bake-off for donors Thu 11 February 15:00.`, 'exclusion', 'sprint')).toEqual([])
  })
})
