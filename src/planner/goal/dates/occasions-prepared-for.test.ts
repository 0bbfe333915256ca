import { describe, expect, it } from 'vitest'
import { day, iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('what the plan leads up to', () => {
  it.each([
    ['A-level revision: 4 subjects, exams from 17 May, 2 hours after school', '2027-05-17'],
    ['Spanish exchange: 18 students visit our school 3-9 May, host families, trips', '2027-05-03'],
  ])('is got ready for before: %s', (prompt, day) => {
    const brief = read(prompt)
    expect(readingsOf(brief, 'deadline').map(({ latest }) => iso(Math.floor(latest / 1440)))).toEqual([day])
    expect(readingsOf(brief, 'horizon').filter(({ first, source }) => source === 'stated' && first !== null)).toEqual([])
  })
})

describe('what is prepared for', () => {
  it.each([
    ['Alpenüberquerung vom 14. bis 20. Juni. Bis dahin dreimal pro Woche trainieren.', '2027-06-14'],
    ['Trek in Nepal 3-17 October. Until then I train twice a week.', '2027-10-03'],
  ])('%s', (prompt, first) => {
    expect(stated(prompt, 'event').map(({ days }) => iso(days.first))).toEqual([first])
    expect(stated(prompt, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual([first])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is over when the showing begins', () => {
    expect(stated('Exhibit 15 photographs at the library from 3 April: choose, print, frame', 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-04-03'])
  })

  it('opens with a meeting', () => {
    expect(stated('Ship the app in two 2-week sprints from 11 January. Kickoff on the first day at 10:00.', 'event', 'sprint')).toMatchObject([{ title: 'Kickoff', days: { first: day('2027-01-11') }, from: 600 }])
  })
})

it('takes the first day of school for what comes, not for the start', () => {
  const brief = read('My daughter starts school on 1 September; before that: eye test, school bag, label clothes.')
  expect(readingsOf(brief, 'event').map(({ days }) => iso(days.first))).toEqual(['2027-09-01'])
  expect(readingsOf(brief, 'deadline').map(({ latest }) => iso(latest / 1440))).toEqual(['2027-09-01'])
})
