import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const orders = (prompt: string) => stated(prompt, 'precedence').map(({ before, after }) => `${before.labels[0]} < ${after.labels[0]}`)
const hours = (prompt: string) => stated(prompt, 'availability').filter(({ appliesTo }) => appliesTo === null).map(({ days, windows }) => [days.weekdays, windows.map(({ from, to }) => [from / 60, to / 60])])

describe('a list of steps', () => {
  it.each([
    ['Embroidered gown by 2 May. Steps: tack, embroider, hem, press.', ['tack < embroider', 'embroider < hem', 'hem < press']],
    ['stool by april 4. steps - saw, plane, glue up, oil', ['saw < plane', 'plane < glue up', 'glue up < oil']],
    ['Schaukelpferd bis 2. Mai. Arbeitsschritte: aussägen, schleifen, bemalen.', ['aussägen < schleifen', 'schleifen < bemalen']],
    ['Restaurer un vélo pour le 2 mai. Étapes : démonter, peindre, remonter.', ['démonter < peindre', 'peindre < remonter']],
  ])('is done in its order: “%s”', (prompt, expected) => {
    expect(orders(prompt)).toEqual(expected)
  })

  it('lets nothing wait for the word of the whole goal', () => {
    expect(orders('Cot quilt by 2 May. Steps: piece, baste, quilt, bind.')).toEqual(['piece < baste', 'baste < bind'])
  })

  it.each(['Spring clean by 2 May: kitchen, bathroom, windows, attic.', 'Learn Excel by 2 May. Topics: pivot tables, charts, macros.'])('is no list of parts or topics: “%s”', (prompt) => {
    expect(orders(prompt)).toEqual([])
  })

  it.each([
    ['baby quilt, shower is 4 april. i sew mon & wed nights 8-9:30. steps: cut, piece, baste, bind', [[[1, 3], [[20, 21.5]]]]],
    ['Schaukelpferd, Geburtstag ist am 2. Mai. Ich baue samstags von 10 bis 13 Uhr. Schritte: aussägen, schleifen, bemalen.', [[[6], [[10, 13]]]]],
    ['stool for my dad by april 4. i work in the shed tue & thu 7-9pm and thats it. steps: saw, plane, oil', [[[2, 4], [[19, 21]]]]],
  ])('has the hours of the hands that do them: “%s”', (prompt, expected) => {
    expect(hours(prompt)).toEqual(expected)
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'commitment')).toEqual([])
  })
})

describe('done so long before', () => {
  it.each([
    'Cot quilt, party is sunday april 4. want it finished a full week before so i dont panic',
    'Cot quilt, party is sunday april 4. It has to be done a week before so it can be posted.',
    'Wiege bauen, Taufe ist am 4. April. Eine Woche vorher soll es fertig sein.',
    'Una manta, la fiesta es el 4 de abril. La quiero lista una semana antes.',
  ])('is the end of all the work: “%s”', (prompt) => {
    expect(stated(prompt, 'deadline').filter(({ appliesTo, event }) => appliesTo === null && event === null)).toHaveLength(1)
  })
})
