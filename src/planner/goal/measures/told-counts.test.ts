import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('how many times a thing is done in all', () => {
  it.each([
    ['Village show on 12 June. Knife sharpening twice, in the shed. Book the tent.', 'Knife sharpening', 2],
    ['Village show on 12 June. Rehearse the welcome (4 times, 20 min). Book the tent.', 'Rehearse the welcome', 4],
    ['Village show on 12 June. Fence oiling: three coats. Book the tent.', 'Fence oiling', 3],
    ['Village show on 12 June. Ferret training – six of them. Book the tent.', 'Ferret training', 6],
  ])('is so many sittings of it: %s', (prompt, title, count) => {
    expect(countsIn(prompt)).toContainEqual([title, count])
  })

  it.each([
    ['a rate', 'Village show on 12 June. Brush the pony twice a day. Book the tent.'],
    ['what has been done', 'Village show on 12 June. The tent man was rung twice. Book the tent.'],
    ['how often the goal has been told', 'Village show on 12 June. For the third time of asking: book the tent.'],
    ['an item with a time of its own', 'Village show on 12 June. To do: the fence, two coats (in May), the compost.'],
    ['an item with a time of its own, in German', 'Wir machen den Hof fertig. Zu tun: der Zaun, zwei Anstriche (im Mai), der Kompost.'],
    ['an amount of things', 'Village show on 12 June. Buy three loads of straw and two ropes.'],
  ])('is not %s', (_, prompt) => {
    expect(countsIn(prompt)).toEqual([])
  })
})

function countsIn(prompt: string): [string | null, number | null][] {
  return readGoal({ prompt, plannerType: 'calendar', now: '2027-03-02T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings.flatMap((reading): [string | null, number | null][] => (reading.kind === 'rhythm' && reading.per === 'total' ? [[reading.title, reading.count]] : []))
}
