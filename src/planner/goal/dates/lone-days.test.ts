import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => [title, iso(days.first), from])
const spans = (prompt: string) => stated(prompt, 'horizon').filter(({ appliesTo }) => appliesTo === null)

describe('a day that stands alone in a plan with others', () => {
  it('is when the words behind it happen, from the hour that follows', () => {
    const prompt = 'El jueves 11 de marzo defiendo mi trabajo de fin de grado en la sala grande de la facultad, llegada a las 9:00. Natación martes y jueves de 19:00 a 20:00.'
    expect(events(prompt)).toEqual([[expect.stringContaining('defiendo mi trabajo'), '2027-03-11', 9 * 60]])
    expect(spans(prompt)).toEqual([])
  })

  it('is read so in other languages', () => {
    expect(events("Le samedi 13 mars nous accueillons toute la famille de mon mari chez nous à la campagne, arrivée à 11h. Envoyer les invitations avant le 20 février.")).toEqual([[expect.stringContaining('accueillir toute la famille'), '2027-03-13', 11 * 60]])
    expect(events('On Tuesday 9 March they replace both of the old oak doors at the back of the barn, arrival at 8:00. Yoga every Monday 18:00-19:00.')).toEqual([[expect.stringContaining('replace'), '2027-03-09', 8 * 60]])
  })

  it('stays the day of the plan where nothing else is dated', () => {
    expect(spans('On 12 March: bake bread, prune the roses, wash the car, write to my aunt.').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-03-12', '2027-03-12']])
  })
})

describe('a day without what comes back', () => {
  it('is off for that thing alone', () => {
    const off = (prompt: string) => stated(prompt, 'exclusion').map(({ appliesTo, days }) => [appliesTo?.labels, iso(days.spans![0]!.first)])
    expect(off('Sommerfest vom Turnverein am 24. April 15 Uhr. Showprobe jeden Freitag 19-21 Uhr vom 5. Februar bis 16. April. Karfreitag, 26. März, keine Probe.')).toEqual([[['Showprobe'], '2027-03-26']])
    expect(off('Choir concert on 24 April 19:30. Full rehearsal every Friday 19:30-21:30 from 5 February to 16 April. Good Friday, 26 March, no rehearsal.')).toEqual([[[expect.stringMatching(/rehearsal/iu)], '2027-03-26']])
  })
})
