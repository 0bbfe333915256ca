import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

describe('the hours of the plan, in words that name no part of it', () => {
  it.each([
    ['Restaurar la barca antes del 30 de abril. Solo trabajo los sábados por la mañana.', [6]],
    ['Das Moped bis 15. Mai restaurieren. Also meist dienstags und donnerstags ab 18 Uhr.', [2, 4]],
    ['Das Moped bis 15. Mai restaurieren. Samstags, und zwar bis 16 Uhr.', [6]],
  ])('are those of all of it: %s', (prompt, weekdays) => {
    expect(stated(prompt, 'availability').map(({ days, appliesTo }) => [days.weekdays, appliesTo])).toEqual([[weekdays, null]])
  })
})

describe('a number of hours, or of people', () => {
  it.each(['Restaurar la barca antes del 30 de abril. Cada capa necesita 24 horas.', 'Repeindre la barque avant le 15 mai. Deux couches, 24 heures entre les deux.', 'Montar la feria antes del 3 de mayo. Los tablones se cargan siempre entre dos.'])('is no hour of the clock: %s', (prompt) => {
    const { readings, notes } = read(prompt)
    expect(readings.filter(({ kind, source }) => source === 'stated' && kind === 'availability')).toEqual([])
    expect(notes).not.toEqual([])
  })

  it('is the clock where there are two', () => {
    expect(stated('Restaurar la barca antes del 30 de abril. Entre las 9 y las 11, entre semana.', 'availability').map(({ windows }) => windows)).toEqual([[{ from: 540, to: 660 }]])
  })
})
