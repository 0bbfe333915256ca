import { describe, expect, it } from 'vitest'
import { readGoal } from '../../read-goal.ts'

const kinds = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-03-01T08:00', timeZone: 'Europe/Berlin', locale: 'de' }).readings.filter(({ source, kind }) => source === 'stated' && kind !== 'event' && kind !== 'deadline').map(({ kind }) => kind)

describe('time for what has been said', () => {
  it.each(['Sommerfest am 11. Juni planen. Ich habe dafür mittwochs und freitags ab 18 Uhr Zeit.', 'Sommerfest am 11. Juni planen. Dafür haben wir montags ab 19 Uhr Zeit.', 'Preparar la fiesta del 11 de junio. Tengo para ello los lunes de 18 a 20 libre.'])('opens those hours: %s', (prompt) => {
    expect(kinds(prompt)).toEqual(['availability'])
  })
})
