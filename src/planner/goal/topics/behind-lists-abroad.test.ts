import { describe, expect, it } from 'vitest'
import { describePattern, describeWindows } from '../describe.ts'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const hoursOf = (prompt: string) => stated(prompt, 'availability').map(({ days, windows, appliesTo }) => [appliesTo?.labels[0] ?? null, `${describePattern(days)}${describeWindows(windows)}`])

describe('what is said behind a list', () => {
  const topics = (prompt: string) => readingsOf(read(prompt), 'topic').map(({ label }) => label)
  it.each([
    ['Arreglar el jardín antes del 28 de febrero: podar el seto, cavar los bancales y pintar la caseta, solo puedo por las tardes', ['podar el seto', 'cavar los bancales', 'pintar la caseta']],
    ['Bis 28. Februar den Keller umbauen: entrümpeln, streichen, Regale bauen, montags geht nicht', ['entrümpeln', 'streichen', 'Regale bauen']],
    ['Refaire la terrasse avant le 28 février : nettoyer, poncer et peindre, à la maison de mes parents', ['nettoyer', 'poncer', 'peindre']],
    ['Reformar a varanda até 28 de fevereiro: lixar, pintar e plantar, não posso aos domingos', ['lixar', 'pintar', 'plantar']],
  ])('%s', (prompt, labels) => {
    expect(topics(prompt)).toEqual(labels)
  })

  it('gives the days behind it to the plan', () => {
    expect(hoursOf('Bis 28. Februar den Keller umbauen: entrümpeln, streichen, Regale bauen, Di und Sa')).toEqual([[null, 'Tue, Sat']])
  })
})
