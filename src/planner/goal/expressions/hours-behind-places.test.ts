import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

it.each([
  ['Learn 40 Welsh words, 10 minutes each weekday on the train at 7:50', 470],
  ['Read the Odyssey, 15 minutes every evening in bed at 10', 1320],
])('the hour behind the place is that of the days before it: %s', (prompt, from) => {
  expect(stated(prompt, 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).toEqual([from])
})

it('leaves what has an hour of its own', () => {
  expect(stated('Swim on Mondays from 7 to 8 in the lake at 9', 'rhythm').flatMap(({ windows }) => windows.map((window) => window.from))).not.toContain(540)
})

describe('hours behind verbs and places', () => {
  it.each([
    ['Pass the bar. Study 5-7 on weekdays.', [{ from: 1020, to: 1140 }]],
    ['Pass the bar. On the train Mon and Wed 7:50-8:30.', [{ from: 470, to: 510 }]],
  ])('%s', (prompt, windows) => {
    expect(stated(prompt, 'availability')).toMatchObject([{ windows }])
  })

  it('stays away from numbers that are no hours', () => {
    expect(stated('Read the manual. Read 5-7 chapters.', 'availability')).toEqual([])
  })

  it('reads half past behind a date', () => {
    expect(stated('Sew the gown. Final fitting Tues 19 January half 4.', 'event')).toMatchObject([{ title: 'Final fitting', from: 990 }])
  })
})
