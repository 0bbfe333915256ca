import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const due = (prompt: string) => stated(prompt, 'deadline').flatMap(({ appliesTo, latest }) => (appliesTo?.labels ?? []).map((label) => `${label} ${iso(Math.floor((latest - 1) / 1440))!.slice(5)}`))

describe('how a thing of a list shall be by its day', () => {
  it.each([
    ['We put on a play on 14 May. We also need costumes, a set and posters (printed by 20 April).', ['posters 04-20']],
    ['On joue la pièce le 14 mai. Il faut aussi des costumes, un décor et des affiches (imprimées avant le 20 avril).', ['affiches 04-19']],
    ['Wir spielen am 14. Mai Theater. Wir brauchen auch Kostüme, ein Bühnenbild und Plakate (gedruckt bis 20. April).', ['Plakate 04-20']],
    ['Representamos la obra el 14 de mayo. También hacen falta vestuario, decorado y carteles (impresos antes del 20 de abril).', ['carteles 04-19']],
    ['A peça é no dia 14 de maio. Também precisamos de figurinos, cenário e cartazes (impressos até 20 de abril).', ['cartazes 04-20']],
  ])('bounds the thing and not the word: %s', (prompt, expected) => {
    expect(due(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Kita ab 6. März. Vorher noch zu erledigen, alles bis zum 1. März: Hausschuhe, Regenjacke, Attest.', ['Hausschuhe 03-01', 'Regenjacke 03-01', 'Attest 03-01']],
    ['On déménage le 20 mars. À faire, tout avant le 10 mars : gaz, camion, courrier.', ['gaz 03-09', 'camion 03-09', 'courrier 03-09']],
    ['Mudamos no dia 20 de março. Por fazer, tudo até 10 de março: gás, carrinha, correio.', ['gás 03-10', 'carrinha 03-10', 'correio 03-10']],
  ])('bounds every thing of a list that it heads: %s', (prompt, expected) => {
    expect(due(prompt)).toEqual(expect.arrayContaining(expected))
  })
})
