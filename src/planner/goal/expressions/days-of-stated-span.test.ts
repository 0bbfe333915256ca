import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title}: ${iso(days.first)!}${from === null ? '' : ` ${from}`}`)

describe('days of a stated span', () => {
  it.each([
    ['Städtereise nach Graz vom 3. bis 7. Mai. Am 5. um 20 Uhr Oper.', '2027-05-05 1200'],
    ['Voyage à Lille du 3 au 7 mai. Le musée le 5, puis la braderie.', '2027-05-05'],
    ['Viaje a Gijón del 3 al 7 de mayo. Concierto el 5 a las 21:00.', '2027-05-05 1260'],
    ['Viagem a Évora de 3 a 7 de maio. Jantar dia 5 às 20h.', '2027-05-05 1200'],
  ])('are named by their number alone: %s', (prompt, expected) => {
    expect(events(prompt).join()).toContain(expected)
  })

  it('are its last evening and its first, in other languages', () => {
    expect(events('Viagem a Évora de 3 a 7 de maio. Na última noite jantar às 20h.').join()).toContain('2027-05-06 1200')
    expect(events('Voyage à Lille du 3 au 7 mai. Le premier soir concert à 20h.').join()).toContain('2027-05-03')
  })

  it('are not what a number counts', () => {
    expect(events('Voyage à Lille du 3 au 7 mai avec le 5 tonnes de mon frère.')).toEqual([])
    expect(events('Viaje a Gijón del 3 al 7 de mayo. El 5 estrellas no, mejor una pensión.')).toEqual([])
  })
})

describe('a span around an aside', () => {
  it('goes from the day before the bracket to the day behind it', () => {
    const [horizon] = stated('Weekend in Bath, Fri 9 April (bus gets in 15:20) to Sun 11 April (bus home 16:45). Roman Baths, a long walk.', 'horizon')
    expect([iso(horizon!.first), iso(horizon!.last)]).toEqual(['2027-04-09', '2027-04-11'])
  })
})
