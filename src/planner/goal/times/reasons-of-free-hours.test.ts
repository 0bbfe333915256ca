import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').flatMap(({ days, windows }) => windows.map(({ from, to }) => `${days.weekdays?.join('') ?? ''} ${from / 60}-${to / 60}`.trim()))

describe('why hours are free', () => {
  it.each([
    ["Learn Welsh. I'm only free while the twins nap, 12:30 to 2, and evenings after 8", ['12.5-14', '20-22']],
    ['Write my memoir. I can only work on it when the kids are at school, 9 to 2:30', ['9-14.5']],
    ['Learn to crochet. I have time only during the nap, 1 to 3', ['13-15']],
    ["Catalogue my stamps. I'm only available when my father is at day care, Tue and Thu 9-15", ['24 9-15']],
    ['Ich lerne Walisisch. Zeit habe ich nur, wenn das Baby schläft, 12:30 bis 14 Uhr', ['12.5-14']],
    ['Aprender galés. Solo puedo cuando duerme la niña, de 13 a 15', ['13-15']],
  ])('leaves them free: %s', (prompt, hours) => {
    expect(open(prompt)).toEqual(hours)
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'commitment')).toEqual([])
  })

  it('leaves busy hours busy', () => {
    expect(open("Learn Welsh. I'm busy while the kids are home, 15:00 to 19:00")).not.toContain('15-19')
  })
})

describe('what somebody goes back to or begins', () => {
  it.each([
    ['Returning to work on 1 March after parental leave. Before that: find a nanny, buy shoes.', '2027-03-01'],
    ["I'm going back to work part time after maternity leave on Monday 1 March. Before that: find a nanny, buy shoes.", '2027-03-01'],
    ["I'm starting a new job on Monday 1 March. Before then: buy a suit, brush up SQL.", '2027-03-01'],
  ])('is an event that the plan leads up to: %s', (prompt, day) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([day])
    expect(stated(prompt, 'deadline').some(({ appliesTo }) => appliesTo?.labels.length === 2)).toBe(true)
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('is not where the plan itself begins', () => {
    expect(stated('Learn Spanish, starting on 1 March', 'horizon').map(({ first }) => iso(first))).toEqual(['2027-03-01'])
  })
})
