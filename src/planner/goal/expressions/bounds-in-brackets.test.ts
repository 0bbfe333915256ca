import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const hours = (prompt: string) => [...stated(prompt, 'rhythm'), ...stated(prompt, 'availability')].map(({ windows }) => windows.map(({ from, to }) => [from / 60, to / 60]))

it.each([
  ['Practise calligraphy every evening once my shift is over (9pm)', [[[21, 22]]]],
  ['Practise calligraphy every evening after the twins are asleep (8pm)', [[[20, 22]]]],
  ['Jeden Abend Gitarre üben, wenn die Kinder schlafen (20 Uhr)', [[[20, 22]]]],
  ['Practise calligraphy on Mondays before school (8:15)', [[[0, 8.25]]]],
])('the hour in a bracket bounds what is done again and again: %s', (prompt, expected) => {
  expect(hours(prompt)).toEqual(expected)
})

it('is the hour itself of what happens once', () => {
  expect(stated('Wedding on 5 May: lunch after the ceremony (2pm)', 'event').map(({ from }) => from)).toEqual([14 * 60])
})

it('says the hours that hold and no wider ones', () => {
  expect(stated('Practise calligraphy every evening after the twins are asleep (8pm)', 'rhythm').map(({ text }) => text)).toEqual([expect.stringMatching(/every day 20:00–22:00$/u)])
})

it('opens the time behind what is waited for in a clause of its own', () => {
  const prompt = 'Sew the costumes by 12 June. Evenings only, once the twins are asleep (7:30pm).'
  expect(stated(prompt, 'commitment')).toEqual([])
  expect(new Set(hours(prompt).flat().map(([from]) => from))).toEqual(new Set([19.5]))
})

it('says why a whole day is left out, and bounds it only where no other word follows', () => {
  const barred = (prompt: string) => stated(prompt, 'exclusion').map(({ days, windows }) => [days.weekdays, windows.map(({ from, to }) => [from / 60, to / 60])])
  expect(barred('Paint the shed. Not Wednesdays (night class).')).toEqual([[[3], []]])
  expect(barred('Paint the shed. Never on Tuesdays (evening shift).')).toEqual([[[2], []]])
  expect(barred('Paint the shed. Not Tuesdays (evening only).')).toEqual([[[2], [[18, 22]]]])
  expect(stated('Yoga Tuesdays (evening class)', 'rhythm').map(({ windows }) => windows.length)).toEqual([1])
})
