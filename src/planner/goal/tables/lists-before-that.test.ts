import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

function endsOf(prompt: string): [string, string | null][] {
  return stated(prompt, 'deadline').flatMap(({ latest, appliesTo }) => (appliesTo ? appliesTo.labels.map((label): [string, string | null] => [label, iso(Math.floor(latest / 1440))]) : []))
}

describe('a list that is there before somebody comes', () => {
  it.each([
    ['kitten arrives sat 27 feb, vet on 1 March at 4pm, litter + bowl + toys bought before shes here', ['litter', 'bowl', 'toys']],
    ['Grandad moves in on 27 February, rails, shower seat and ramp in place before he arrives.', ['rails', 'shower seat', 'ramp']],
    ['Der Welpe kommt am 27. Februar. Korb, Leine und Futter gekauft bevor er kommt.', ['Korb', 'Leine', 'Futter']],
    ['El cachorro llega el 27 de febrero, cama, correa y pienso comprados antes de que llegue.', ['cama', 'correa', 'pienso']],
  ])('%s', (prompt, things) => {
    expect(endsOf(prompt)).toEqual(things.map((thing) => [thing, '2027-02-27']))
  })

  it('needs a date before it', () => {
    expect(endsOf('Bed, crate and food bought before he comes. I have no date yet')).toEqual([])
  })
})

describe('what lasts for days in a row', () => {
  it.each([
    ['Trade fair on 9 March, 4 days back to back. Build the stand.', '2027-03-12'],
    ['Messtermin am 9. März, vier Tage am Stück. Stand bauen.', '2027-03-12'],
    ['Feria el 9 de marzo, cuatro días seguidos. Montar el puesto', '2027-03-12'],
  ])('%s', (prompt, last) => {
    const spans = [...stated(prompt, 'event').map(({ days }) => days.last), ...stated(prompt, 'horizon').map((horizon) => horizon.last)]
    expect(spans.map((day) => iso(day))).toContain(last)
  })
})
