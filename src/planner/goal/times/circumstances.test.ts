import { describe, expect, it, vi } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { CIRCUMSTANCES } from './circumstances.ts'

describe('hours behind words that tell', () => {
  it.each(CIRCUMSTANCES.map((circumstance) => [circumstance.tells, circumstance] as const))('%s are those of the goal', (_tells, circumstance) => {
    const holds = vi.spyOn(circumstance, 'holds')
    const hours = ['Wednesdays 19-20', 'weekends', 'evenings'].map((time) => stated(`Build a garden wall, ${circumstance.says}, ${time}`, 'availability'))
    expect(holds.mock.results.map(({ value }) => value)).toContain(true)
    expect(hours.flat().map(({ appliesTo }) => appliesTo)).toContain(null)
  })
})

describe('days of the goal behind words that name nothing to do', () => {
  it.each([
    ['Refit the caravan by 30 April. We build it ourselves on Sundays.', [7]],
    ['Sort out the estate. My brother and I have Saturday mornings.', [6]],
    ['Weave two rugs, I own a loom and plenty of wool, Mondays and Thursdays 18-20', [1, 4]],
    ['Knitting: a scarf and two hats, Wednesdays 19-20', [3]],
    ['Empty the shop by 30 April, stock, cellar and shed too, Fridays', [5]],
    ['Plan our holiday cooking, 3 adults 2 children, Sunday evenings', [7]],
    ['Run the village fête on 12 June. Panel of 6, Mondays 19-21', [1]],
    ['Learn to dance the waltz, both shy, Sundays 17-18', [7]],
  ])('%s', (prompt, weekdays) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'availability')).toMatchObject([{ appliesTo: null, days: { weekdays } }])
  })

  it('keeps what is done on those days', () => {
    expect(stated('Get fit by 30 April, lose weight, long walk and yoga, Saturdays', 'rhythm')).toHaveLength(1)
  })

  it('leaves what happens already to the notes', () => {
    expect(stated('Our toddler cries 4 times a night. We want calm nights by May.', 'rhythm')).toEqual([])
    expect(stated('Open the gallery on 12 June. I hope for 40 visitors, 10 sales on the day.', 'rhythm')).toEqual([])
  })
})

it('gives days in a row the hours behind the last of them', () => {
  expect(stated('Carve a totem. Afternoons Mon Tue Fri 14-16.', 'availability')).toMatchObject([{ days: { weekdays: [1, 2, 5] }, windows: [{ from: 840, to: 960 }] }])
})

describe('words before weekly hours that name nothing done', () => {
  it.each([
    'My mother died on 12 December. Letters, her flat, pension office. My brother and I, Sundays 14-17.',
    'Salsa show at our party on 12 June, both nervous, Fridays 18-19',
    'Sell our caravan by May, 12 m2, Sundays',
    'Charity walk on 5 June, 150 walkers, committee of 9, Thursday lunch breaks 12-13',
    'Organise a barn dance on 14 August, 200 people, old mill, Monday evenings 19-21',
    'Gartenfest für 30 Leute am 19. Juni, Musik, Essen, ich plane montags 9-11 Uhr',
  ])('leave the hours to the goal: %s', (prompt) => {
    expect(stated(prompt, 'rhythm')).toEqual([])
    expect(stated(prompt, 'availability').length).toBe(1)
  })

  it('leave a turn of somebody else, and how the same goes on, to the notes', () => {
    expect(stated('Holidays at home with two kids, grandpa takes them on Tuesdays', 'rhythm')).toEqual([])
    expect(stated('Theory test on 17 April, 15 minutes a day, weekends longer', 'rhythm').length).toBe(1)
    expect(stated('Paint the nursery by 10 May, I can do Sun 9-12, my wife works weekends', 'commitment')).toEqual([])
  })
})
