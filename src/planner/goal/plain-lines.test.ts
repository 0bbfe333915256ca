import { describe, expect, it } from 'vitest'
import { stated } from './read-for-tests.ts'

const parts = (prompt: string, type: 'sprint' | 'calendar' = 'sprint') => stated(prompt, 'topic', type).map(({ label }) => label)

describe('parts on lines of their own', () => {
  it('are a list without bullets', () => {
    expect(parts('ferry timetable app, two 2-week sprints from 1 february, lea and tom\nharbour list\ndepartures with delays\nalarm for the last boat\nimport 40 timetables\nbeta comes last')).toEqual(['harbour list', 'departures with delays', 'alarm for the last boat', 'import 40 timetables', 'beta'])
  })

  it('stand beside lines with a time of their own', () => {
    const prompt = 'Reading garden, two 2-week sprints from 1 February\nTeam: Lea and Tom\nbenches\nraised beds\nsign at the gate\nLea is away 8-12 February'
    expect(parts(prompt)).toEqual(['benches', 'raised beds', 'sign at the gate'])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Lea'])
  })

  it('are no sentences broken over lines', () => {
    expect(parts('We want to open the reading garden\nin two sprints of 2 weeks from 1 February.\nIt is small.\nWe are two people.\nNothing is built yet.')).toEqual([])
  })
})
