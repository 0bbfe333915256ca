import { describe, expect, it } from 'vitest'
import { read, readingsOf, stated } from '../read-for-tests.ts'

const FRAME = 'Three 2-week sprints from 18 January.'
const people = (team: string) => stated(`Rebuild our ferry timetable. ${team} ${FRAME}`, 'person', 'sprint').map(({ name, capacity }) => [name, capacity === null ? null : capacity.minutes / 60])

describe('people of a team who are counted', () => {
  it.each([
    ['2 backend, one part-time UX (3 days a week).', [['Backend 1', null], ['Backend 2', null], ['UX designer', 24]]],
    ['Two developers, a half-time tester.', [['Developer 1', null], ['Developer 2', null], ['Tester', 20]]],
    ['3 programmers, 2 artists, a radio guy (6 hours/week).', [['Developer 1', null], ['Developer 2', null], ['Developer 3', null], ['Artist 1', null], ['Artist 2', null], ['Radio guy', 6]]],
    ['Mira 100%, Jens 50%, freelance illustrator 3 days in total.', [['Mira', 40], ['Jens', 20], ['Illustrator', 24]]],
    ['Lead Mira, two agents, IT admin Jens half a day a week.', [['Mira', null], ['Agent 1', null], ['Agent 2', null], ['Jens', 4]]],
    ['Mira (maps), Jens (texts, 50%), 2 harbour surveyors for one week.', [['Mira', null], ['Jens', 20], ['Harbour surveyor 1', 40], ['Harbour surveyor 2', 40]]],
  ])('have the time that is told behind them: %s', (team, expected) => {
    expect(people(team).toSorted(byName)).toEqual(expected.toSorted(byName))
  })

  it('take no hours from whoever is named before them, and none from them', () => {
    expect(people('Cook Mira, two ferry assistants (4 hours a day), caretaker Jens half a day a week.').toSorted(byName)).toEqual([['Ferry assistant 1', 20], ['Ferry assistant 2', 20], ['Jens', 4], ['Mira', null]])
  })

  it('make a limit for nobody else', () => {
    expect(stated(`Rebuild our ferry timetable. 3 programmers, a composer (6 hours a week), a designer. ${FRAME}`, 'limit', 'sprint')).toEqual([])
  })

  it('are a team where a verb says what they will do', () => {
    expect(people('One backend dev and a product manager will build it.').map(([name]) => name)).toContain('Product manager')
  })

  it('give what is told of one of them to one of them', () => {
    expect(people('Team: 3 developers (one at 50 %), a designer.')).toEqual([['Developer 1', null], ['Developer 2', null], ['Developer 3', 20], ['Designer', null]])
    expect(stated(`Rebuild our ferry timetable with three engineers (one of them only mornings). ${FRAME}`, 'availability', 'sprint').flatMap(({ person }) => person ?? 'all')).not.toContain('all')
  })

  it('are there from the day that stands behind them', () => {
    const away = (said: string) => stated(`Rebuild our ferry timetable. Mira (maps), Jens (texts), ${said} ${FRAME}`, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans!.length])
    expect(away('two interns from 1 February.')).toEqual([['Intern 1', 1], ['Intern 2', 1]])
    expect(away('one tester who joins from sprint 2.')).toEqual([['Tester', 1]])
  })

  it('are away when all of their post are', () => {
    expect(stated(`Rebuild our ferry timetable. 3 programmers, 2 artists. ${FRAME} The artists are off 25-29 January.`, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Artist 1', 'Artist 2'])
  })

  it('are there on the other days where brackets say when they are away', () => {
    const spans = stated(`Rebuild our ferry timetable. 3 programmers, 2 artists. ${FRAME} Harvest week the artists are off (25-29 January).`, 'exclusion', 'sprint').flatMap(({ days }) => days.spans ?? [])
    expect(spans.length).toBeGreaterThan(0)
    for (const { first, last } of spans) expect(last - first).toBeLessThan(8)
  })

  it('are not what the goal is called by', () => {
    expect(read(`we're 5 - 2 programmers, 2 artists, a sound guy (6 hours/week). Demo of our ferry game has to run by 12 March. ${FRAME}`, 'sprint').subject).toBe('Demo of our ferry game')
    expect(read('Four engineers and a PM build seat reservation for our ferries, four 2-week sprints from 1 March. Kavita joins from sprint 2.', 'sprint').subject).toBe('seat reservation for our ferries')
  })

  it('are no letters and posters', () => {
    expect(people('Mira (maps), Jens (texts), three posters and two letters.').map(([name]) => name)).toEqual(['Mira', 'Jens'])
  })

  it.each(['Pilot with 8 skippers in sprint 3.', 'Interview Ada, two doctors and a nurse.', 'Train 12 stewards.'])('are none where the work is for them: %s', (said) => {
    expect(people(`Mira (maps), Jens (texts). ${said}`).map(([name]) => name).filter((name) => /skipper|doctor|nurse|steward/iu.test(String(name)))).toEqual([])
  })
})

describe('a name without a trade beside a team that is counted', () => {
  it('is one of them where it is only said to be away', () => {
    const brief = read(`Rebuild our ferry timetable. We are 3 developers and a designer. ${FRAME} Kavita is off 25-29 January.`, 'sprint')
    expect(readingsOf(brief, 'person').map(({ name, roles }) => [name, roles[0]])).toEqual(expect.arrayContaining([['Kavita', 'developer']]))
    expect(readingsOf(brief, 'person')).toHaveLength(4)
  })

  it('is one of them though nothing else names it', () => {
    expect(people('Three backend engineers, a designer (2 days/week) and a tester at 50%. Kavita is away 25-29 January.').map(([name]) => name)).toEqual(expect.arrayContaining(['Backend engineer 1', 'Backend engineer 2', 'Kavita', 'Designer', 'Tester']))
  })

  it('is somebody else where the others have names as well', () => {
    expect(people('Mira (maps), Jens (texts), 2 developers. Kavita is off 25-29 January.').map(([name]) => name)).toEqual(expect.arrayContaining(['Developer 1', 'Developer 2', 'Mira']))
  })
})

it('what somebody has learnt is no part of the work', () => {
  expect(stated(`Build a tide gauge. A team (Mira electronics, Jens firmware, Olu acoustics 3 days a week). ${FRAME}`, 'topic', 'sprint')).toEqual([])
})

function byName([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a).localeCompare(String(b))
}
