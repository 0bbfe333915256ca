import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, days, minutes }) => ({ title, weekdays: days.weekdays, minutes }))

describe('what comes back on a day', () => {
  it('keeps its name where an aside in brackets stands before the day', () => {
    expect(rhythms('Give up sugar by 1 May. After that a 20 min call with Ines (my dietician) every Thursday 6.15pm.')).toEqual([{ title: expect.stringMatching(/call with Ines/u), weekdays: [4], minutes: 20 }])
  })

  it('is told behind its day', () => {
    expect(rhythms('Give up sugar by 1 May. Every Friday the empty bottles go to the depot.')).toEqual([{ title: 'empty bottles go to the depot', weekdays: [5], minutes: null }])
  })

  it.each(['Give up sugar by 1 May. Every Friday the big supermarket is closed.', 'Give up sugar by 1 May. Every Friday I have all the time I need.'])('is nothing where a state is told: %s', (prompt) => {
    expect(rhythms(prompt)).toEqual([])
  })
})

describe('a length', () => {
  it.each([
    ['Move the shop system. Ana, Bo. Sprints of two weeks from 11 January. Every one of the sprints ends with a show of 40 minutes.', 'show', 'sprint'],
    ['Aprender a cozinhar até junho. Temos reunião com a nutricionista às terças às 18h, 40 minutos.', 'reunião', 'calendar'],
  ] as const)('is of the thing that its clause names: %s', (prompt, label, type) => {
    expect(stated(prompt, 'session', type).map(({ appliesTo }) => appliesTo?.labels[0])).toEqual([expect.stringContaining(label)])
  })

  it('is of all sittings where it says so', () => {
    expect(stated('Write my family history by June. On most of the days I can work in blocks of 40 minutes.', 'session').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })
})
