import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const ends = (prompt: string) => stated(prompt, 'deadline').filter(({ event }) => event === null).map(({ appliesTo, latest }) => `${appliesTo?.labels[0] ?? 'all'} ${iso(Math.floor((latest - 1) / 1440))!.slice(5)}`)
const starts = (prompt: string) => stated(prompt, 'horizon').map(({ appliesTo, first }) => `${appliesTo?.labels[0] ?? 'all'} ${iso(first)?.slice(5)}`)

describe('a day without its month behind a bound', () => {
  it.each([
    ['Lijar la mesa el 6 de mayo, barnizar las sillas antes del 13.', 'barnizar las sillas 05-12'],
    ['Poncer la table le 28 mai, vernir les chaises avant le 3.', 'vernir les chaises 06-02'],
    ['Lixar a mesa no dia 6 de maio, envernizar as cadeiras até dia 13.', 'envernizar as cadeiras 05-13'],
    ['Tisch schleifen am 6. Mai, Stühle lackieren bis zum 13.', 'Stühle lackieren 05-13'],
  ])('is the next of that number behind the date before it, and no hour: %s', (prompt, end) => {
    expect(ends(prompt)).toContain(end)
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it('comes before the occasion that all of it leads to', () => {
    expect(ends('Tengo que hacer disfraces, el desfile es el sábado 6 de febrero. Las telas hay que comprarlas antes del 16.').join()).toContain('01-15')
  })

  it('keeps the month that it has, and what else is counted', () => {
    expect(starts('Der Ofen kommt am 3. Mai, keine Pizza vor dem 24. Juni.')).toEqual(['Pizza 06-24'])
    expect(ends('Fiesta el 3 de mayo, los martes hasta las 13')).toEqual([])
  })
})

describe('what is barred before a day, in other languages', () => {
  it.each([
    ['Couler la dalle le 3 avril, aucune charge dessus avant le 1er mai', 'charge dessus 05-01'],
    ['Teindre le parquet le 6 avril et pas de tapis avant le 13', 'tapis 04-13'],
    ['Pintar el salón el 6 de abril, nada de cuadros antes del 13.', 'cuadros 04-13'],
    ['Operación de rodilla el 3 de abril. Sin conducir hasta el 14 de mayo.', 'conducir 05-14'],
    ['Cirurgia no dia 3 de abril. Sem dirigir até 14 de maio.', 'dirigir 05-14'],
  ])('may be done from then on: %s', (prompt, start) => {
    expect(starts(prompt)).toContain(start)
    expect(stated(prompt, 'exclusion')).toEqual([])
  })
})
