import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('hours that are denied behind their days', () => {
  it.each([
    ["Sort the attic by 1 March. On weekdays I can't do anything until 6pm.", 18 * 60],
    ['Ordenar el trastero antes del 1 de marzo. Entre semana no puedo hacer nada hasta las 20:00.', 20 * 60],
    ['Den Keller räumen bis 1. März. Unter der Woche kann ich vor 18 Uhr nichts machen.', 18 * 60],
  ])('are no time for the plan: %s', (prompt, until) => {
    expect(stated(prompt, 'availability')).toEqual([])
    expect(stated(prompt, 'exclusion')[0]).toMatchObject({ days: { weekdays: [1, 2, 3, 4, 5] }, windows: [{ from: 0, to: until }] })
  })

  it('are time where nothing is denied', () => {
    expect(stated('Sort the attic by 1 March. On weekdays I can do it until 6pm.', 'availability')[0]).toMatchObject({ windows: [{ from: 0, to: 18 * 60 }] })
  })
})
