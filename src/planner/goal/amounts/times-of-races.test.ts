import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it.each([
  ['Courir un 10 km le 11 avril en moins de 50 minutes', 'en moins de 50 minutes'], ['Semi-marathon le 11 avril en moins de 2 heures', 'en moins de 2 heures'], ['Marathon am 11. April unter 4 Stunden', 'unter 4 Stunden'],
  ['Correr la maratón de Madrid el 11 de abril en menos de 4 horas', 'en menos de 4 horas'], ['Run a half marathon in under 2 hours on 11 April', 'marathon in under 2 hours'],
])('how fast a race is run binds no session: %s', (prompt, target) => {
  expect(stated(prompt, 'session')).toEqual([])
  expect(stated(prompt, 'level').map(({ value }) => value)).toEqual([target])
  expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-04-11', null]])
})

it.each(['Courir 10 km, séances de moins de 50 minutes', 'Préparer la course, sorties en moins de 45 minutes'])('and how long one trains does: %s', (prompt) => {
  expect(stated(prompt, 'session')).toHaveLength(1)
})

it('nor is it an hour of the day', () => {
  expect(stated('Courir le marathon de Paris le 11 avril en 3h30', 'event').map(({ from }) => from)).toEqual([null])
})
