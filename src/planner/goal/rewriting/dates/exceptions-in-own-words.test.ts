import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const taken = (prompt: string) => stated(prompt, 'exclusion').map(({ days }) => days.weekdays?.join('') ?? days.spans?.map(({ first }) => iso(first)).join(','))

describe('a time that is left out', () => {
  it.each([
    ['Gitarre lernen bis Ende März, täglich bis auf montags', '1'], ['Gitarre lernen bis Ende März, ausgenommen dienstags', '2'], ['Gitarre lernen bis Ende März, mit Ausnahme von Sonntag', '7'],
    ['Aprender guitarra hasta finales de marzo, quitando los martes', '2'], ['Aprender guitarra hasta finales de marzo, a excepción del 15 de febrero', '2027-02-15'],
    ['Apprendre la guitare d’ici fin mars, hors week-ends', '67'], ['Apprendre la guitare d’ici fin mars, à l’exception du mardi', '2'], ['Apprendre la guitare d’ici fin mars, excepté le mardi', '2'],
    ['Aprender violão até o fim de março, tirando as terças', '2'], ['Aprender violão até o fim de março. Nem segunda', '1'],
  ])('is free in “%s”', (prompt, days) => {
    expect([taken(prompt), stated(prompt, 'event')]).toEqual([[days], []])
  })

  it.each(['Gitarre lernen bis auf Konzertniveau bis März', 'Aprender violão até o fim de março, tirando fotos aos sábados', 'Reformar a casa fora da cidade até março'])('is none where a thing follows: %s', (prompt) => {
    expect(taken(prompt)).toEqual([])
  })
})
