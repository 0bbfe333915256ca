import { describe, expect, it, vi } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'
import { TIMES_OF_THINGS } from './times-of-things.ts'

describe('times that belong to a thing', () => {
  it.each(TIMES_OF_THINGS)('$says', (row) => {
    const isOfThing = vi.spyOn(row, 'isOfThing')
    read(row.says, /sprint/u.test(row.says) ? 'sprint' : 'calendar')
    expect(isOfThing.mock.results.map(({ value }) => value)).toContain(true)
  })

  it.each(['Bake Christmas cookies with the kids', 'Paint Easter eggs with my class', 'Digitise 20 years of family photos', 'Hornear galletas de Navidad', 'Faire des biscuits de Noël avec les enfants', 'Fazer biscoitos de Natal com as crianças', 'Close the books for the year'])('%s has no date', (prompt) => {
    expect(read(prompt).readings.filter(({ source }) => source === 'stated')).toEqual([])
    expect(read(prompt).subject).toBe(prompt)
  })

  it('keeps the dates of a market at Christmas', () => {
    const prompt = 'Run a Christmas market stall from 28 November to 20 December'
    expect(stated(prompt, 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-11-28', '2027-12-20']])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('makes the budget for a year before its deadline', () => {
    const prompt = 'Marketing budget for next year by 12 February'
    expect(stated(prompt, 'horizon')).toEqual([])
    expect(stated(prompt, 'deadline').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo])).toEqual([['2027-02-13', null]])
  })

  it('dines on the day', () => {
    expect(stated('Host Christmas dinner for ten', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-12-25'])
  })
})

describe('whom or what somebody is found for', () => {
  it.each([
    ['Our lodger comes on 6 March. To do: stairlift, phone line and find a gardener for Wednesdays.', 'find a gardener for Wednesdays'],
    ['The baby comes on 6 March. To do: cot, blinds and get somebody for the afternoons.', 'somebody for the afternoons'],
    ['The cast comes on 6 March. To do: ice machine, stool and somebody to walk the dog in the evenings.', 'somebody to walk the dog in the evenings'],
    ['Opa kommt am 6. März. Zu erledigen: Rampe, Haltegriffe und eine Pflegerin für die Vormittage finden.', 'Pflegerin für die Vormittage finden'],
    ['Minha avó chega no dia 6 de março. Falta: rampa, cama nova e contratar uma enfermeira pras noites.', 'contratar uma enfermeira pras noites'],
    ['Mi hija llega el 26 de febrero. Falta: cortinas, escritorio y encontrar un fisio para los martes.', 'encontrar un fisio para los martes'],
  ])('%s', (prompt, part) => {
    expect(stated(prompt, 'topic').map(({ label }) => label)).toContain(part)
    expect([...stated(prompt, 'availability'), ...stated(prompt, 'rhythm')]).toEqual([])
  })

  it('does the work itself at its hours', () => {
    expect(stated('Piano: scales in the mornings, pieces in the evenings. Exam on 20 March.', 'availability').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['scales'], ['pieces']])
  })
})

describe('periods that bound a plan', () => {
  it.each([
    ['Declutter the house by April', '2027-04-01'], ['Learn to swim until June', '2027-06-01'], ['Insulate the shed before winter', '2027-12-01'], ['Get fit before summer', '2027-06-01'],
    ['Get the house ready for Christmas', '2027-12-25'], ['Knit a scarf for Christmas', '2027-12-25'], ['Paint the fence before Easter', '2027-03-28'], ['Gartenhaus vor Ostern streichen', '2027-03-28'],
    ['Pintar la valla antes de Semana Santa', '2027-03-21'], ['Repeindre la clôture avant Pâques', '2027-03-28'], ['Haus bis Juni streichen', '2027-06-01'],
  ])('%s', (prompt, latest) => {
    expect(stated(prompt, 'deadline').map((deadline) => [iso(deadline.latest / 1440), deadline.appliesTo])).toEqual([[latest, null]])
    expect(stated(prompt, 'event')).toEqual([])
  })

  it('has the auditors behind the close', () => {
    const prompt = 'Year-end close 2026 by 31 January with the auditors from 15 February'
    expect(stated(prompt, 'deadline').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo])).toEqual([['2027-02-01', null]])
    expect(stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])).toEqual([['auditors', '2027-02-15']])
  })
})

describe('days on which work is done', () => {
  it('are those of every week where ‘this’ is the work', () => {
    const [availability] = stated('Curling club weekend on 22 May. I do this Tuesday and Thursday 19:00-21:00', 'availability')
    expect(availability!.days.weekdays).toEqual([2, 4])
  })

  it('are those of this week where one of them is named', () => {
    expect(stated('Paint the fence. I do it this Tuesday', 'availability').every(({ days }) => (days.weekdays ?? []).length !== 1 || days.spans !== undefined)).toBe(true)
  })
})
