import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { objectsFirst } from './objects-first.ts'

const deadlines = (prompt: string) => stated(prompt, 'deadline').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])

describe('a deed behind its object', () => {
  it.each([
    ['Fiesta del barrio el 24 de julio. El permiso hay que pedirlo antes del 15 de junio.', ['pedir el permiso']],
    ['Fiesta del barrio el 24 de julio. El permiso municipal lo pedimos como muy tarde el 15 de junio.', ['pedir el permiso municipal']],
    ["Fête du quartier le 24 juillet. La demande, on la dépose au plus tard le 15 juin.", ['demande']],
    ['Festa do bairro a 24 de julho. A licença pedimos o mais tardar a 15 de junho.', ['Pedir a licença']],
  ])('is read in “%s”', (prompt, expected) => {
    expect(deadlines(prompt)).toEqual(expected)
  })

  it.each([
    ['es', 'El lunes hay que comprar pan.'],
    ['es', 'El lunes hay que llevarlo al veterinario.'],
    ['es', 'Los sábados tengo que trabajar.'],
    ['es', 'El foro lo dejamos para más adelante.'],
    ['pt', 'Os sábados trabalhamos até às 18h.'],
  ])('is none where a day or who works stands first (%s): “%s”', (language, prompt) => {
    expect(objectsFirst(prompt, () => language)).toEqual([])
  })
})
