import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

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

describe('a list behind “before that”', () => {
  it.each([
    ['The Moretti flat sale closes on 27 February at 11:00; before that land registry extract, identity checks, deposit received.', ['land registry extract', 'identity checks', 'deposit']],
    ['Ultraschall am 27. Februar um 11 Uhr, davor Blutwerte, Überweisung, Fragebogen.', ['Blutwerte', 'Überweisung', 'Fragebogen']],
    ['La firma es el 27 de febrero a las 11:00; antes nota simple, tasación y provisión de fondos.', ['nota simple', 'tasación', 'provisión de fondos']],
    ['Vernissage le 27 février à 18h ; avant cela accrochage, cartels, vin.', ['accrochage', 'cartels', 'vin']],
  ])('%s', (prompt, things) => {
    expect(endsOf(prompt).filter(([label]) => things.includes(label))).toEqual(things.map((thing) => [thing, '2027-02-27']))
  })

  it('keeps what has a bound of its own', () => {
    expect(endsOf('The deal closes 27 February 3pm, before that board vote, insurance, and the draft must reach them by 20 February.')).toContainEqual(['draft', '2027-02-21'])
  })

  it('leaves hands-in what they are', () => {
    expect(stated('Applications close on 12 March at 17:00. Write the essay.', 'event')).toEqual([])
    expect(stated('Our shop closes on 12 March at 17:00. Sell the shelves.', 'event').map(({ title, from }) => [title, from])).toEqual([['shop closes', 1020]])
  })
})

describe('a list between two dates', () => {
  it.each([
    ['Tenants move out 1 March, new ones move in 20 March. In between paint the hall, fix the tap.', ['paint the hall', 'fix the tap']],
    ['Die Mieter ziehen am 1. März aus, die neuen am 20. März ein. Dazwischen Flur streichen und Hahn reparieren.', ['Flur streichen', 'Hahn reparieren']],
    ['The boat comes out on 1 March, goes back in on 20 March; in the meantime sand the hull and oil the deck.', ['sand the hull', 'oil the deck']],
  ])('%s', (prompt, things) => {
    expect(stated(prompt, 'horizon').map(({ first, last, appliesTo }) => [iso(first), iso(last), appliesTo!.labels])).toEqual([['2027-03-01', '2027-03-20', things]])
  })
})
