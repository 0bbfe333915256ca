import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])

describe('work at so many an hour', () => {
  it('is shared among people and sprints in portions', () => {
    const prompt = 'Relabel 1,200 archive boxes, about 50 an hour. Two weekly sprints from 11 January. Ned and Uma, 10 hours a week each.'
    expect(parts(prompt)).toEqual([['Relabel archive boxes 1–300', 360], ['Relabel archive boxes 301–600', 360], ['Relabel archive boxes 601–900', 360], ['Relabel archive boxes 901–1,200', 360]])
  })

  it('is as long as the amount and the rate say', () => {
    const hours = (prompt: string) => parts(prompt).reduce((sum, [, minutes]) => sum + Number(minutes) / 60, 0)
    expect(hours('Scan 900 files at 30 files an hour. Two weekly sprints from 11 January.')).toBe(30)
    expect(hours('2,000 slides to digitise (50/h). Four weekly sprints from 11 January.')).toBe(40)
    expect(hours('Wir pflanzen in zwei Wochensprints ab dem 11. Januar 600 Bäume und schaffen 20 pro Stunde.')).toBe(30)
  })

  it('is told of things, and not of money or people', () => {
    expect(parts('New till for the shop, 5,000 euros budget, 60 euros an hour. Two weekly sprints from 11 January.')).toEqual([])
  })
})

describe('hours of several who are named', () => {
  it('are those of each, the first one too', () => {
    expect(stated('New till for the shop. Ned, Uma and Xi can do ten hours a week each. Two weekly sprints from 11 January.', 'limit', 'sprint').map(({ person, max }) => [person, max])).toEqual([['Ned', 600], ['Uma', 600], ['Xi', 600]])
  })
})
