import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { listedAsWell } from './asked-before-that.ts'

const topics = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what has to be there before an occasion', () => {
  it.each([
    ['The notary appointment is on 14 September at 11:00, before that I need the death certificate, the bank statements and a valuation.', ['death certificate', 'bank statements', 'valuation']],
    ['La cita en la notaría es el 14 de septiembre a las 11:00; antes tengo que conseguir el certificado de últimas voluntades, además de los certificados bancarios y la tasación del piso.', ['conseguir el certificado de últimas voluntades', 'los certificados bancarios', 'la tasación del piso']],
    ['Der Notartermin ist am 14. September um 11 Uhr; vorher brauche ich die Sterbeurkunde, den Grundbuchauszug und die Kontoauszüge.', ['Sterbeurkunde', 'Grundbuchauszug', 'Kontoauszüge']],
    ['A escritura é a 14 de setembro às 11h. Antes disso tenho de pedir a certidão, os extratos e a avaliação.', ['pedir a certidão', 'os extratos', 'a avaliação']],
  ])('is done before it in “%s”', (prompt, expected) => {
    expect(topics(prompt)).toEqual(expected)
    expect(stated(prompt, 'deadline').length).toBeGreaterThan(0)
  })

  it("lists what is joined with 'as well as'", () => {
    expect(topics('Settle the estate: death certificate, as well as the bank statements and a valuation.')).toEqual(['death certificate', 'bank statements', 'valuation'])
  })

  it.each([['en', 'I want to sing as well as possible'], ['de', 'Wir streichen, sowie die Küche da ist']])('leaves what only sounds like it (%s): “%s”', (language, prompt) => {
    expect(listedAsWell(prompt, () => language)).toEqual([])
  })
})
