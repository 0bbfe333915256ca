import { describe, expect, it } from 'vitest'
import { read } from '../../read-for-tests.ts'

const GOAL = 'Build a booking app: login, calendar, reminders. Team: Ann (frontend), Bo (backend), Cem (design). Four 2-week sprints from 11 January 2027.'
const readIn = (said: string) => {
  const { readings } = read(`${GOAL} ${said}`, 'sprint')
  return {
    away: readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person !== null ? [`${reading.person} ${(reading.days.weekdays ?? []).join('')}`] : [])),
    parts: readings.flatMap((reading) => (reading.kind === 'topic' ? [reading.label] : [])),
  }
}

describe('what somebody of the team does elsewhere each week', () => {
  it.each([
    ['Bo teaches on Mondays and Fridays.', 'Bo 15'],
    ['Cem is at vocational school on Wednesdays.', 'Cem 3'],
    ['Bo has university Tue/Thu.', 'Bo 24'],
    ['Ann works at the other office on Tuesdays.', 'Ann 2'],
  ])('keeps them away, and is no part: %s', (said, expected) => {
    expect(readIn(said)).toEqual({ away: [expected], parts: ['login', 'calendar', 'reminders'] })
  })

  it.each(['Bo tests on Mondays.', 'Ann shows it to the school on Fridays.'])('but for what they do for the team: %s', (said) => {
    expect(readIn(said).away).toEqual([])
  })
})
