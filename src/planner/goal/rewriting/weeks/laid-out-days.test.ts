import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const programme = (prompt: string) => stated(prompt, 'event').map(({ title, days, from }) => `${title} ${iso(days.first)!.slice(5)}${from === null ? '' : ` ${from / 60}`}`)

describe('days laid out one after the other', () => {
  it.each([
    ['My cousins visit from Friday 5 March to Sunday 7 March. Friday curry at home at 19, Saturday harbour and the aquarium at 15:00, Sunday brunch at 11.', ['curry at home 03-05 19', 'harbour 03-06', 'aquarium 03-06 15', 'brunch 03-07 11']],
    ['Stag weekend in Gdansk, Fri 12 to Sun 14 March. Friday: check in, dinner at 8. Saturday: karting 10-1, evening cocktails at 9. Sunday: brunch at 11', ['check in 03-12', 'dinner 03-12 20', 'karting 03-13 10', 'cocktails 03-13 21', 'brunch 03-14 11']],
    ['Tante Inge kommt vom 5. bis 7. März: Freitag Abendessen um 19 Uhr, Samstag vormittags Markt und das Museum um 14 Uhr, Sonntag Messe um 10', ['Abendessen 03-05 19', 'Markt 03-06 9', 'Museum 03-06 14', 'Messe 03-07 10']],
    ['Mes neveux sont là du 5 au 7 mars : vendredi crêpes à 20h, samedi marché le matin et le musée à 14h, dimanche patinoire à 10h30', ['crêpes 03-05 20', 'marché 03-06 9', 'musée 03-06 14', 'patinoire 03-07 10.5']],
  ])('give each thing its day and hour: %s', (prompt, expected) => {
    expect(programme(prompt)).toEqual(expected)
  })

  it('are read in lines, from their own words', () => {
    const prompt = 'Long weekend in Ghent 11-14 March\nThursday: walk along the canals\nFriday: belfry 9:30, boat tour 4pm\nSaturday: beach, dinner at 20:30'
    expect(programme(prompt)).toEqual(['walk along the canals 03-11', 'belfry 03-12 9.5', 'boat tour 03-12 16', 'beach 03-13', 'dinner 03-13 20.5'])
    expect(stated(prompt, 'event').find(({ title }) => title === 'boat tour')!.words.trim()).toBe('boat tour 4pm')
  })

  it('keep the name of an afternoon tea', () => {
    expect(programme('Spa break 12-14 March. Saturday afternoon tea at 3:30, Sunday swim at 9')).toEqual(['afternoon tea 03-13 15.5', 'swim 03-14 9'])
  })
})

describe('days that are no programme', () => {
  it.each([
    ['Train for a 10k in May, three runs a week: Tuesday intervals, Thursday easy, Sunday long. We are away 2-6 April.'],
    ['Learn the harp. Busy 8-12 March: Monday I fly, Tuesday nothing.'],
    ['Paint the shed: Monday sanding, Tuesday primer.'],
  ])('have no dates of a stay: %s', (prompt) => {
    expect(programme(prompt).filter((said) => / 03-| 04-/u.test(said) && !/fly/u.test(said))).toEqual([])
  })
})
