import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { readGoal } from '../read-goal.ts'

const briefOf = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2026-11-29T12:00', timeZone: 'Europe/London', locale: 'en-GB' })
const monthlyIn = (prompt: string) => briefOf(prompt).readings.flatMap((reading) => (reading.kind === 'rhythm' && reading.per === 'month' ? [{ count: reading.count, days: (reading.days.spans ?? []).slice(0, 3).map(({ first }) => isoDate(first).slice(5)) }] : []))

describe('a day of the month by its number comes every month', () => {
  it.each([
    ['Pay the rent on the 5th of every month until April', ['12-05', '01-05', '02-05']],
    ['Pay the rent every month on the 5th', ['12-05', '01-05', '02-05']],
    ['Water the cactus monthly on the 1st until May', ['12-01', '01-01', '02-01']],
    ['Back up the server on the last day of every month', ['11-30', '12-31', '01-31']],
    ['Pagar o aluguel todo dia 5 até abril', ['12-05', '01-05', '02-05']],
    ['Pagar el alquiler cada día 5 hasta abril', ['12-05', '01-05', '02-05']],
    ['Pagar el alquiler el 5 de cada mes', ['12-05', '01-05', '02-05']],
    ['Payer le loyer le 5 de chaque mois jusqu’en avril', ['12-05', '01-05', '02-05']],
    ['Jeden Monat am 5. die Miete überweisen', ['12-05', '01-05', '02-05']],
    ['Die Miete am 5. jedes Monats überweisen', ['12-05', '01-05', '02-05']],
  ])('%s', (prompt, days) => {
    expect(monthlyIn(prompt)).toEqual([{ count: 1, days }])
  })

  it('and several of them come as often', () => {
    expect(monthlyIn('Send the newsletter on the 1st and the 15th of each month until June')).toEqual([{ count: 2, days: ['12-01', '12-15', '01-01'] }])
    expect(monthlyIn('Am 1. und 15. jedes Monats die Bücher zurückbringen')).toEqual([{ count: 2, days: ['12-01', '12-15', '01-01'] }])
  })

  it('or not at all', () => {
    const off = briefOf('No sessions on the 5th of every month. Train for a 10k until May.').readings.find(({ kind }) => kind === 'exclusion')
    expect(off?.kind === 'exclusion' && off.days.spans?.slice(0, 2).map(({ first }) => isoDate(first))).toEqual(['2026-12-05', '2027-01-05'])
  })

  it.each(['Doctor’s appointment on the 5th', 'Correr todo dia 5 km até abril', 'Meditar todo dia 5 minutos', 'Bake every 3 months', 'The exam is on the 3rd of June'])('but not of %s', (prompt) => {
    expect(monthlyIn(prompt).flatMap(({ days }) => days)).toEqual([])
  })
})

it('ends a series on the nth weekday where it was said to end', () => {
  const brief = briefOf('Team newsletter on the first Tuesday of every month until June')
  const days = brief.readings.flatMap((reading) => (reading.kind === 'rhythm' ? reading.days.spans ?? [] : []))
  expect(days.map(({ first }) => isoDate(first))).toEqual(['2026-12-01', '2027-01-05', '2027-02-02', '2027-03-02', '2027-04-06', '2027-05-04'])
  expect(brief.notes).toEqual([])
})
