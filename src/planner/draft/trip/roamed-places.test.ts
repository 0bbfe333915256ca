import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { isoDate } from '../../time/day-number.ts'
import { draftNetwork } from '../embedded-drafter.ts'
import { planFrame } from '../plan-frame.ts'
import { roamedPlaces } from './roamed-places.ts'

const briefOf = (prompt: string) => reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-30T22:15', timeZone: 'Europe/London', locale: 'en-GB' }))
const placesOf = (prompt: string) => roamedPlaces(planFrame(briefOf(prompt)))?.map(({ name }) => name) ?? null

describe('a journey that goes from one place to the next', () => {
  it.each([
    ['Campervan trip around the North Island, 10-18 April. Pick up in Auckland, drop off in Wellington. Rotorua and Cape Palliser are musts.', ['Auckland', 'Rotorua', 'Cape Palliser', 'Wellington']],
    ['Road trip through Albania with Tom, 5-11 June: Berat, Osum canyon, Ksamil. Start and end in Tirana', ['Tirana', 'Berat', 'Osum canyon', 'Ksamil', 'Tirana']],
    ['motorhome holiday 3-9 August, Mt. Snowdon, St Davids, Gower', ['Mt. Snowdon', 'St Davids', 'Gower']],
    ['Rundreise mit dem Wohnmobil durch Schweden vom 5. bis 14. Juli: Malmö, Vänersee, Stockholm. Start und Ende in Malmö', ['Malmö', 'Vänersee', 'Stockholm']],
    ['En autocaravana por Asturias del 3 al 9 de mayo: Llanes, Covadonga, Cudillero. Salimos de Oviedo', ['Oviedo', 'Llanes', 'Covadonga', 'Cudillero']],
  ])('names them in the order of the way: %s', (prompt, places) => {
    expect(placesOf(prompt)).toEqual(places)
  })

  it.each([
    'Road trip to see my sister in Leeds 3-5 May',
    'Five days in Rome with Anna, 3-7 May: Forum, Trastevere, Vatican',
    'Get fit for a cycling holiday in Tuscany in June with Marta and Ben',
  ])('is none where there is one place: %s', (prompt) => {
    expect(placesOf(prompt)).toBe(null)
  })

  it('fills its days with the places that were named, each with the drive there', () => {
    const { tasks } = draftNetwork(briefOf('Campervan trip around the North Island, 10-16 April. Pick up in Auckland, drop off in Wellington. Rotorua and Cape Palliser are musts.'))
    const days = new Set(tasks.map(({ allowedDays }) => isoDate(allowedDays!.first)))
    expect([...days].toSorted()).toEqual(['2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15', '2027-04-16'])
    expect(tasks.filter(({ title }) => title.startsWith('Drive ')).map(({ title }) => title)).toEqual(['Drive from Auckland to Rotorua, drop the bags', 'Drive from Rotorua to Cape Palliser, drop the bags', 'Drive from Cape Palliser to Wellington, drop the bags'])
    expect(tasks.some(({ title }) => title === 'Rotorua: the walk or the view you came for')).toBe(true)
  })

  it('is walked or ridden in stages between its two ends', () => {
    const { tasks } = draftNetwork(briefOf('6 days cycling along the Loire from Orléans to Tours, starting 3 May'))
    expect(tasks.filter(({ title }) => title.startsWith('Stage ')).map(({ title }) => title)).toEqual(Array.from({ length: 6 }, (_, index) => `Stage ${index + 1} of 6: Orléans → Tours`))
  })
})
