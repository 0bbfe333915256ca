import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const turns = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, windows }) => [title, count, per, windows.map(({ from, to }) => [from / 60, to / 60])])

describe('hours of the turns of a day', () => {
  it.each([
    ['Neck stretches twice a day, 5 minutes each, once before 8am and once after 6pm, from 11 January to 7 February.', 'Neck stretches', 2, [[0, 8], [18, 24]]],
    ['Eye drills three times a day, 5 minutes, once before 8am, once at lunch and once after 7pm, until 7 February.', 'Eye drills', 3, [[0, 8], [12, 14], [19, 24]]],
    ['Zweimal täglich 15 Minuten Nackengymnastik, einmal vor 7 Uhr und einmal nach 19 Uhr, bis 7. Februar.', null, 2, [[0, 7], [19, 24]]],
    ['Teach the parrot to talk. 10 minutes twice a day, before 8 and after 5, until 15 February', null, 2, [[0, 8], [17, 24]]],
  ])('are told one by one in “%s”', (prompt, title, count, hours) => {
    expect(turns(prompt)).toEqual([[title, count, 'day', hours]])
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it('stay those of the plan where there are fewer of them than turns', () => {
    const prompt = 'Practise the recorder twice a day, 10 minutes, only after 4pm, until 7 February.'
    expect(stated(prompt, 'availability').length + stated(prompt, 'rhythm').filter(({ windows }) => windows.length > 0).length).toBeGreaterThan(0)
    expect(turns(prompt)[0]!.slice(1, 3)).toEqual([2, 'day'])
  })
})
