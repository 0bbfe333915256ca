import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const free = (prompt: string) => stated(prompt, 'availability').map(({ days, windows }) => [days.weekdays, windows[0]?.from])

describe('what is told of days and work in other languages', () => {
  it.each([
    ['Aprender violão até 1 de julho. Tenho as tardes de segunda e quarta e o sábado de manhã.', [[[1, 3], 720], [[6], 480]]],
    ['Aprender guitarra hasta el 1 de julio. Tengo las noches de lunes y miércoles.', [[[1, 3], 1200]]],
  ])('gives several days the part of the day that stands before them: %s', (prompt, hours) => {
    expect(free(prompt)).toEqual(hours)
  })

  it('takes how far somebody runs today for no event of this day', () => {
    expect(stated("Courir 10 km le 2 mai, je cours 3 km aujourd'hui, deux sorties par semaine", 'event').map(({ title }) => title)).not.toContain('courir 3 km')
  })

  it.each(['Umbau bis 1. Juli, zuerst Bad dann Flur dann Balkon', 'Obra hasta el 1 de julio, primero baño luego pasillo después balcón'])('reads an order without commas: %s', (prompt) => {
    expect(stated(prompt, 'precedence')).toHaveLength(2)
  })

  it('settles the last of a list alone where its participle is in the singular', () => {
    expect(stated('Batizado em 2 de maio: bolo, fotógrafo, igreja já reservada', 'settled').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['igreja']])
    expect(stated('Batizado em 2 de maio: bolo, fotógrafo e igreja já reservados', 'settled')[0]?.appliesTo?.labels.length).toBeGreaterThan(1)
  })
})
