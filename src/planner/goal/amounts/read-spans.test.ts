import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it('is not denied by what stands in brackets before it', () => {
  const spans = (prompt: string) => stated(prompt, 'horizon').map(({ first, last }) => [iso(first), iso(last)])
  expect(spans('kitten manners at home (litter, carrier, no scratching) for three weeks from 18 January. Two minutes a day')).toContainEqual(['2027-01-18', '2027-02-07'])
  expect(spans('Write a book. No fiction for three weeks')).toEqual([])
})

it.each(['Organizar las fotos de los últimos diez años, dos horas los domingos', 'Trier les photos des dix dernières années', 'Sort the photos of the last ten years, two hours on Sundays'])('is no experience that somebody has where it says of when something is: %s', (prompt) => {
  expect(stated(prompt, 'level')).toEqual([])
})
