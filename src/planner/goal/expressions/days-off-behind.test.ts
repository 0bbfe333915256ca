import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

describe('days off behind an hour', () => {
  it.each([
    ['Practise the cello 30 minutes a day at 7am, Sundays off', [7], 420],
    ['Learn Morse code, 15 minutes a day at 6:30am, weekends free', [6, 7], 390],
  ])('%s', (prompt, weekdays, from) => {
    expect(stated(prompt, 'exclusion').map(({ days, windows }) => [days.weekdays, windows])).toEqual([[weekdays, []]])
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
  })
})

describe('the hour at which work begins', () => {
  it.each([
    ['Learn Morse code, 15 minutes before work at 8', 480],
    ['Practise scales before school at 7:50', 470],
  ])('%s: done by then', (prompt, to) => {
    expect(stated(prompt, 'availability').flatMap(({ windows }) => windows.map((window) => window.to))).toEqual([to])
  })
})
