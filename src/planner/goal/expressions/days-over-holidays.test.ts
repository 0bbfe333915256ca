import { expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const readIn = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T09:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings
const daysOff = (prompt: string) => readIn(prompt).flatMap((reading) => (reading.kind === 'exclusion' ? (reading.days.spans ?? []).map(({ first, last }) => `${isoDate(first)}/${isoDate(last)}`) : []))
const dueOf = (prompt: string) => readIn(prompt).flatMap((reading) => (reading.kind === 'deadline' ? [isoDate(Math.floor((reading.latest - 1) / 1440))] : []))

it.each([
  ['Paint the hall by the end of May, Easter off', ['2027-03-26/2027-03-29']],
  ['Paint the hall by the end of May, Christmas off', ['2026-12-24/2026-12-27']],
  ['Paint the hall by the end of May, not over Easter', ['2027-03-26/2027-03-29']],
  ['Paint the hall by the end of May, nothing on Easter Monday', ['2027-03-29/2027-03-29']],
  ['Paint the hall by the end of June, nothing during Ramadan', ['2027-02-08/2027-03-09']],
  ['Paint the hall by the end of June, Passover off', ['2027-04-22/2027-04-29']],
  ['Paint the hall by the end of June, not on Yom Kippur', ['2027-10-11/2027-10-11']],
  ['Das Zimmer bis Ende Mai streichen, Rosenmontag frei', ['2027-02-08/2027-02-08']],
  ['Pintar el salón antes de junio, sin trabajar en Semana Santa', ['2027-03-21/2027-03-28']],
])('are those that people have off: %s', (prompt, days) => {
  expect(daysOff(prompt)).toEqual(days)
})

it.each([
  ['Clean the house before Chinese New Year', '2027-02-05'],
  ['Have the lamps hung by Holi', '2027-03-22'],
  ['Finir la chambre avant le Mardi gras', '2027-02-08'],
  ['Terminar o relatório antes do Carnaval', '2027-02-08'],
])('end a plan as other holidays do: %s', (prompt, day) => {
  expect(dueOf(prompt)).toEqual([day])
})
