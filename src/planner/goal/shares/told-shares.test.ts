import { describe, expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

const people = (prompt: string) => Object.fromEntries(readingsOf(read(prompt, 'sprint'), 'person').map(({ name, roles }) => [name, roles.join('; ').toLowerCase()]))

describe('what a team hands out among times', () => {
  it.each<[string, Record<string, string>]>([
    ['Harbour museum:\n* Marta – measure the cases – 2 days\n* Oskar – print the labels – 3 days\n* Marta – hang the maps (after the cases) – 4 days', { Marta: 'hang the maps', Oskar: 'print the labels' }],
    ['Who / what / how long\nMarta / case survey / 3 d\nOskar / new lamps / 8 d\ncontractor / flooring / 4 nights', { Marta: 'case survey', Oskar: 'new lamps' }],
    ['Brochure for the mill. Marta will clean the photo archive, for which she asks six working days. Oskar can start the translations on 3 May.', { Marta: 'photo archive', Oskar: 'translations' }],
    ['Mill open day on 29 May. The wheel survey (Marta, 6 May) comes first. The leaflet is written by Oskar, five days.', { Marta: 'wheel survey', Oskar: 'leaflet' }],
    ['mill open day sat 29 may. marta does leaflets 5 days works mon to wed. oskar fixes lamps before friday a day.', { Marta: 'leaflets' }],
  ])('%s', (prompt, expected) => {
    const found = people(prompt)
    for (const [name, thing] of Object.entries(expected)) expect(found[name] ?? '').toContain(thing)
  })

  it.each([
    'Mill open day in two sprints. Marta is away on Fridays.',
    'Mill open day in two sprints. Call Marta on Monday at 10.',
    'Mill open day in two sprints. Marta needs 4 days. Oskar on holiday 3-7 May.',
    'Mill open day in two sprints. Marta works Mondays, Oskar Tuesdays.',
  ])('nothing in: %s', (prompt) => {
    expect(Object.values(people(prompt)).join('')).toBe('')
  })
})
