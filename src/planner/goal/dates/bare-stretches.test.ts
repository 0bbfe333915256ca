import { describe, expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { read, stated } from '../read-for-tests.ts'

const frame = (prompt: string) => stated(prompt, 'horizon', 'sprint').filter(({ appliesTo }) => appliesTo === null).map(({ first, last }) => [first === null ? null : isoDate(first), last === null ? null : isoDate(last)])
const TEAM = 'Edda (backend), Juri (frontend).'

describe('the time of a team’s plan', () => {
  it.each([
    [`Ticket app for our ferry, three people, 7 June to 2 July. ${TEAM}`, ['2027-06-07', '2027-07-02']],
    [`Crew takes all our mail off the old server, 15 February to 10 March. ${TEAM}`, ['2027-02-15', '2027-03-10']],
    [`Ticket app for our ferry. Sprint from 5 July. ${TEAM} Timetable, seats.`, ['2027-07-05', null]],
  ])('is what a clause of its own names: %s', (prompt, expected) => {
    expect(frame(prompt)).toEqual([expected])
  })

  it('is not what stands beside a part, nor another than the sprints have', () => {
    expect(frame(`Ticket app for our ferry. Three 1-week sprints from 1 March. ${TEAM} Seat map, 8 to 12 March.`)).not.toContainEqual(['2027-03-08', '2027-03-12'])
  })
})

it('some of the others who are away bar no day of the team, and the plan says that it left them aside', () => {
  const brief = read(`Ticket app for our ferry by 23 April. Start 1 March. ${TEAM} Half the harbour is on holiday in March.`, 'sprint')
  expect(brief.readings.filter(({ kind, source }) => kind === 'exclusion' && source === 'stated')).toEqual([])
  expect(brief.notes.map(({ words }) => words)).toContainEqual(expect.stringContaining('Half the harbour'))
})

it('a team that is away is away', () => {
  expect(stated(`Ticket app for our ferry. Four 2-week sprints from 1 March. ${TEAM} The whole team is off 22-26 March.`, 'exclusion', 'sprint').length).toBeGreaterThan(0)
})
