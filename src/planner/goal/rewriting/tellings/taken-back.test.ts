import { expect, it } from 'vitest'
import { read, iso, stated } from '../../read-for-tests.ts'

it.each([
  ["Repaint the hall? No, that's done already. What we need: a booking system for the hall. Team: Ada, Bo. Calendar, payments.", 'booking system'],
  ['Repaint the hall? Nein, das haben wir schon gemacht. Was wir brauchen: ein Buchungssystem. Team: Ada, Bo. Kalender, Zahlung.', 'Buchungssystem'],
])('takes no goal that is taken back: %s', (prompt, subject) => {
  expect(read(prompt, 'sprint').subject).toContain(subject)
})

it.each(['Repaint the hall? No idea how long it takes. Team: Ada, Bo. Walls, doors.', 'Repaint the hall. No, we have done nothing yet. Team: Ada, Bo.'])('keeps one that is not: %s', (prompt) => {
  expect(read(prompt, 'sprint').subject).toContain('Repaint the hall')
})

it('reads the day of the week beside its date as that date', () => {
  expect(stated('Stock system: labels, counts. Team: Ada, Bo. Council demo 24 feb wed 2pm', 'event', 'sprint').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-02-24', 840]])
})

it('counts thousands where nobody runs', () => {
  expect(stated('Permit forms for a town of 90k: forms, payments. Team: Ada, Bo.', 'quantity', 'sprint')).toEqual([])
  expect(stated('Train for a 10k run by 20 March.', 'quantity').map(({ amount }) => amount)).toEqual([{ value: 10, unit: 'km' }])
})

it('takes a day that has just been, by its word or its weekday, for that day', () => {
  const days = (said: string) => read(`Stock system: labels, counts. Team: Ada, Bo. Show on 12 March. ${said}`, 'sprint').readings.flatMap((reading) => (reading.kind === 'event' ? [iso(reading.days.first)] : [])).filter((day) => day !== '2027-03-12')
  expect(days('The licence was applied for, sent Dec 10.').filter((day) => day! > '2027-12')).toEqual([])
  expect(read('Stock system: labels, counts. Team: Ada, Bo. Show on 12 March. The report is dated Thu 31 December.', 'sprint').questions).toEqual([])
})
