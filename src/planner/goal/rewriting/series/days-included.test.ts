import { expect, it } from 'vitest'
import { daysIncluded } from './days-included.ts'

it.each([
  'Exercises three times a day from 15 February until 7 March, weekends too.',
  'Exercises three times a day until 7 March, weekends as well, sadly.',
  'Eye drops every day to 7 March, including weekends.',
  'Physio at 9 each day, also on Sundays.',
  'Vokabeln jeden Tag vom 15. Februar bis 7. März, auch am Wochenende.',
  'Ejercicios cada día, también los domingos.',
  'Exercices tous les jours, y compris le dimanche.',
])('knows that a daily series has those days anyway: %s', (text) => {
  expect(daysIncluded(text)).toHaveLength(1)
})

it.each([
  'Lessons on Mondays, also on Sundays.',
  'Exercises every day. Runs on Sundays too.',
  'I can work every evening, weekends only until noon.',
])('leaves days that are said of something else: %s', (text) => {
  expect(daysIncluded(text)).toEqual([])
})

it('tries no stop twice', () => {
  const start = Date.now()
  daysIncluded('a day, also on sundays '.repeat(220))
  expect(Date.now() - start).toBeLessThan(50)
})
