import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const open = (prompt: string) => stated(prompt, 'availability').map(({ days, windows }) => [days.weekdays, windows])

describe('hours of paid work', () => {
  it.each([
    ["I'm a freelance translator with two contracts on: a manual by 12 March and a guide by 26 March. I work Mon-Thu 8 to 1.", [1, 2, 3, 4], [{ from: 480, to: 780 }]],
    ['Freelance editor here, three jobs: thesis for Marta by Feb 19, brochure for the zoo by March 5, a memoir by March 26. I work Tue-Fri 10-3.', [2, 3, 4, 5], [{ from: 600, to: 900 }]],
    ['Ich bin freie Grafikerin mit zwei Aufträgen: Logo für Bäckerei Lenz bis 12. Februar und Plakate bis 26. Februar. Ich arbeite Di-Fr 9 bis 14 Uhr.', [2, 3, 4, 5], [{ from: 540, to: 840 }]],
  ])('are the hours of the plan where it is what is planned: %s', (prompt, weekdays, windows) => {
    expect(open(prompt)).toEqual([[weekdays, windows]])
    expect(stated(prompt, 'commitment')).toEqual([])
  })

  it.each([
    "I'm self-employed with three kids and want to learn Greek by May. I work Mon-Fri 9-5.",
    'Two jobs and no time: help me train for the 10k on 11 April. I work Mon-Fri 9-5.',
  ])('are taken elsewhere: %s', (prompt) => {
    expect(open(prompt)).toEqual([])
    expect(stated(prompt, 'commitment')).toHaveLength(1)
  })
})

describe('an hour of every week', () => {
  const GOAL = "I'm a carpenter with two orders on, a table by 6 March and shelves by 20 March."

  it.each([
    ['One hour every Friday for quotes and letters.', 'quotes and letters', [5]],
    ['Half an hour each Monday for the accounts.', 'accounts', [1]],
  ])('is for what is named behind it: %s', (words, title, weekdays) => {
    expect(stated(`${GOAL} ${words}`, 'rhythm').map((rhythm) => [rhythm.title, rhythm.days.weekdays])).toEqual([[title, weekdays]])
  })

  it('has its end behind it', () => {
    expect(stated('Learn Greek by May. An hour every Friday for the next six weeks.', 'rhythm').map(({ title }) => title)).toEqual([null])
  })
})

describe('so many hours of work in a day', () => {
  it('bound the day and no sitting', () => {
    const prompt = 'Illustrate a picture book by 20 March. Never more than 4 hours of drawing in a day.'
    expect(stated(prompt, 'limit').map(({ per, max }) => [per, max])).toEqual([['day', 240]])
    expect(stated(prompt, 'session')).toEqual([])
  })
})

describe('what is due behind those it is for', () => {
  it('is the work, and nobody who is due', () => {
    const prompt = 'Two orders: an oak table for the Reeds (due 12 March) and a bench for the library, due 20 March.'
    expect(stated(prompt, 'deadline').map(({ event, appliesTo }) => [event, appliesTo?.labels[0]])).toEqual([[null, 'oak table for the Reeds'], [null, 'bench for the library']])
    expect(stated('Set up a room for our baby, due in June', 'deadline').map(({ event }) => event)).toEqual(['baby'])
  })
})

describe('what is handed over in brackets behind one job of several', () => {
  it('is what that job has to be ready for', () => {
    const prompt = 'Three jobs on: cover for Hale Press (final files Fri Feb 26), posters for the circus (finals Mar 12), a mural for the school by 5 March.'
    const ready = stated(prompt, 'deadline')
    expect(ready.every(({ appliesTo }) => appliesTo !== null)).toBe(true)
    expect(ready.length).toBeGreaterThan(1)
  })
})
