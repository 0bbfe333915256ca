import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const barred = (prompt: string) => stated(prompt, 'exclusion').map(({ days }) => days.weekdays)
const open = (prompt: string) => stated(prompt, 'availability').map(({ days, strength }) => [days.weekdays, strength])

describe('days that a job leaves free', () => {
  it.each([
    ['Open a supper club in May. I’m a line cook, days off are Mondays and Tuesdays.', [1, 2], 'hard'],
    ['Umzug bis Mai. Ich arbeite 80 %, freitags frei.', [5], 'soft'],
    ['Umzug bis Mai. Unter der Woche hab ich nur abends Zeit.', [1, 2, 3, 4, 5], 'hard'],
    ['Plan a party by May. I have shifts, free only Mon and Tue.', [1, 2], 'hard'],
  ] as const)('are there for the plan: %s', (prompt, weekdays, strength) => {
    expect(barred(prompt)).toEqual([])
    expect(open(prompt)).toEqual([[weekdays, strength]])
  })

  it('are more of the time that was told before', () => {
    const prompt = 'Do my taxes by May. Tuesday and Thursday evenings only, plus Sunday 14 March is fully free.'
    expect(barred(prompt)).toEqual([])
    expect(open(prompt)).toHaveLength(2)
  })

  it.each([['Learn Dutch by May. Fridays off.', [5]], ['Learn Dutch by May. Sunday is my day off.', [7]], ['Bis Mai Niederländisch lernen. Sonntags frei.', [7]]] as const)('are left alone where nobody tells of a job: %s', (prompt, weekdays) => {
    expect(barred(prompt)).toEqual([weekdays])
  })

  it('bind nobody else’s work where they are somebody’s', () => {
    expect(stated('Sell the house by May. I farm, wife has Tuesdays and Fridays off.', 'exclusion').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['wife']])
  })
})
