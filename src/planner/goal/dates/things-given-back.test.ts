import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const titles = (prompt: string) => stated(prompt, 'event').map(({ title }) => title)

describe('what was fetched or lent, and goes back', () => {
  it.each<[string, string]>([
    ['Canoe week in Sweden. We pick the trailer up in Malmö on 8 May at 14:00 and it has to be back there on 15 May by 10:00.', 'Return the trailer'],
    ['We rent a marquee: collected on Friday 11 June at 9, it must be returned on Monday 14 June by noon. Wedding party on Saturday 12 June.', 'Return the marquee'],
    ['Wir mieten ein Wohnmobil: Abholung am 8. Mai um 14 Uhr, es muss am 15. Mai bis 10 Uhr zurück sein.', 'Wohnmobil zurückgeben'],
    ['Alquilamos un coche: lo recogemos el 8 de mayo a las 14:00 y hay que devolverlo el 15 de mayo antes de las 10.', 'Devolver: coche'],
    ['Camper van from Bergen: we pick it up Sat 5 June at 15:00 and it has to be back there on Sat 12 June by 10:00.', 'Pick up the camper van'],
  ])('is called by its name: %s', (prompt, title) => {
    expect(titles(prompt)).toContain(title)
  })

  it('is due by its name', () => {
    const due = stated('Borrowing my brother’s trailer for the move on 20 March. It has to go back to him by Sunday 21 March at 18:00.', 'deadline')
    expect(due.map(({ appliesTo }) => appliesTo?.labels)).toContainEqual(['Return the trailer'])
  })

  it('is nobody who comes home', () => {
    expect(titles('Welcome party for my sister. She lands on 8 May at 14:00. She has to be back on 15 May by 10:00.').join(' ')).not.toMatch(/Return the|Pick up/u)
  })
})

it('says until when one works, and ends no plan with it', () => {
  expect(stated('Moving to Oslo, first day there is 1 April. I’m working until 12 March. Sell the car by 20 March.', 'deadline').filter(({ appliesTo }) => appliesTo === null)).toEqual([])
})
