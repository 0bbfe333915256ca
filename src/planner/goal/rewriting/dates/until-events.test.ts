import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => `${title} ${iso(days.first)!}`)

describe('an event up to which something is done', () => {
  it.each([
    ['Jeden Morgen Tonleitern üben bis zum Vorspiel am 12. Juni', 'Vorspiel 2027-06-12'],
    ['Zweimal pro Woche schwimmen bis zur Überquerung am 3. Juli', 'Überquerung 2027-07-03'],
    ['Nager deux fois par semaine jusqu’à la traversée du 3 juillet', 'traversée 2027-07-03'],
  ])('keeps its name and its day: %s', (prompt, event) => {
    expect(events(prompt)).toContain(event)
  })

  it('is none where only a day is said', () => {
    expect(events('Die Hecke bis zum 5. Juni schneiden')).toEqual([])
  })
})
