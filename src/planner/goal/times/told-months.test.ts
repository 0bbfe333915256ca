import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('a month that a told deed puts behind us', () => {
  it.each([
    ['Mi padre falleció en mayo y llevamos juntos la herencia.'],
    ['Meine Mutter ist im März gestorben, ich muss das Erbe regeln.'],
    ['Mon père est décédé en mai, on règle la succession.'],
    ['A minha avó faleceu em março e tratamos da herança.'],
  ])('bounds no plan in “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([
    ['Me caso en mayo. Organizar la boda'],
    ['Nos mudamos en mayo, hay que embalar todo'],
    ['Nos casamos en mayo. Organizar la boda'],
    ['Empezamos en mayo con la reforma del baño'],
    ['Dejamos el piso en mayo. Limpiar y pintar'],
    ['Casamos em maio. Organizar o casamento'],
    ['A Páscoa cai em abril. Preparar o almoço'],
    ['On se marie en mai. Organiser le mariage'],
    ['Wir heiraten im Mai. Hochzeit planen'],
  ])('bounds the plan where the same is said of what is to come: “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toHaveLength(1)
  })
})
