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

  it.each([['Boda en mayo, preparar todo'], ['Im März ziehen wir um']])('bounds one where it is to come: “%s”', (prompt) => {
    expect([...stated(prompt, 'horizon'), ...stated(prompt, 'event'), ...stated(prompt, 'deadline')].length).toBeGreaterThan(0)
  })
})
