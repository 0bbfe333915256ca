import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const turns = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per, windows }) => [title, count, per, ...windows.map(({ from }) => from / 60)])

describe('minutes behind a count of turns', () => {
  it.each([
    ['rinse the wound twice a day at 9am and 9pm until 24 January', ['rinse the wound', 2, 'day', 9, 21]],
    ['check the oven 4 times a day at 7, 12, 5pm and 10pm', ['check the oven', 4, 'day', 7, 12, 17, 22]],
    ['mist the orchids three times a day (8am, 1pm, 6pm) for two weeks', ['mist the orchids', 3, 'day', 8, 13, 18]],
    ['Inhalieren dreimal am Tag um 8, 14 und 20 Uhr, zwei Wochen lang', ['Inhalieren', 3, 'day', 8, 14, 20]],
  ])('are those of the turns in “%s”', (prompt, rhythm) => {
    expect(turns(prompt)).toEqual([rhythm])
    expect(stated(prompt, 'availability')).toEqual([])
  })

  it('are no part of the name of the goal', () => {
    expect(read('Inhalieren dreimal am Tag um 8, 14 und 20 Uhr, zwei Wochen lang').subject).toBe('Inhalieren')
  })

  it('are left where they are fewer than the turns, or something else', () => {
    expect(turns('Stretch 3 times a day at 8am')[0]!.slice(1, 3)).toEqual([3, 'day'])
    expect(turns('Drill verbs twice a day, 15 minutes each, for 3 weeks')).toEqual([['Drill verbs', 2, 'day']])
  })
})
