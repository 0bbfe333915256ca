import { describe, expect, it } from 'vitest'
import { iso, read } from '../../read-for-tests.ts'

const GOAL = 'Rebuild our booking site over 6 two-week sprints from 4 January 2027. Team: Ann (backend), '
const teamOf = (roster: string) => {
  const { readings } = read(`${GOAL}${roster}.`, 'sprint')
  return {
    roles: readings.flatMap((reading) => (reading.kind === 'person' && reading.name !== 'Ann' ? [`${reading.name}: ${reading.roles.join(', ')}`] : [])),
    away: readings.flatMap((reading) => (reading.kind === 'exclusion' && reading.person !== null ? (reading.days.spans ?? []).map(({ first, last }) => [reading.person, iso(first), iso(last)]) : [])),
    sprints: readings.flatMap((reading) => (reading.kind === 'sprint-calendar' ? [iso(reading.firstDay)] : [])),
  }
}

describe('when somebody in a roster is there', () => {
  it('is no part of what they are', () => {
    expect(teamOf('Bo (QA, on leave in sprint 2)')).toEqual({ roles: ['Bo: QA'], away: [['Bo', '2027-01-18', '2027-01-31']], sprints: ['2027-01-04'] })
  })

  it('may begin and end with a sprint', () => {
    expect(teamOf('Bo (QA, until sprint 4)')).toMatchObject({ roles: ['Bo: QA'], away: [['Bo', '2027-03-01', expect.anything()]] })
    expect(teamOf('Bo (QA, joins in sprint 3)')).toMatchObject({ roles: ['Bo: QA'], away: [['Bo', expect.anything(), '2027-01-31']] })
  })

  it('moves no sprint by its dates', () => {
    expect(teamOf('Cem (design, off 1-12 February). Dana joins in sprint 3')).toMatchObject({ sprints: ['2027-01-04'], away: expect.arrayContaining([['Cem', '2027-02-01', '2027-02-12']]) })
  })
})
