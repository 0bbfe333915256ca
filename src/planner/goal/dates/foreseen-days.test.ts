import { expect, test } from 'vitest'
import { dayNumber } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const read = (prompt: string, locale = 'en') => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale }).readings

test.each([
  ['Opening a bakery on 1 June. The licence, expected 12 April. Ovens, menu, staff.', 'licence', '2027-04-12'],
  ['Survey of bus drivers. No visits before the approval, expected 22 February. Then 15 visits and a report.', 'approval', '2027-02-22'],
  ['Ausstellung am 12. Juni. Kein Druck vor der Genehmigung, voraussichtlich am 15. März.', 'Genehmigung', '2027-03-15'],
  ['Fiesta el 12 de junio. El permiso, previsto el 15 de marzo. Música, comida.', 'permiso', '2027-03-15'],
] as const)('what is named right before the day on which it is expected comes then, and is not what all leads to: %s', (prompt, name, day) => {
  const readings = read(prompt)
  expect(readings.some((reading) => reading.kind === 'event' && reading.title.toLowerCase() === name.toLowerCase() && reading.days.first === dayNumber(day))).toBe(true)
  expect(readings.some((reading) => reading.kind === 'deadline' && reading.event?.toLowerCase() === name.toLowerCase())).toBe(false)
})

test('an expected length names no day', () => {
  expect(read('Essay due 3 May, expected length 3000 words').filter(({ kind }) => kind === 'event').map((reading) => reading.kind === 'event' && reading.title)).toEqual(['Essay due'])
})
