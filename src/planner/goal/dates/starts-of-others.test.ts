import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const sprints = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, firstDay }) => [count, iso(firstDay)])
const TEAM = 'Team: Ada, Bo.'

describe('what begins on a day of its own', () => {
  it.each([
    `A stall for the winter fair, which opens on Saturday 6 March. ${TEAM} Walls, lights, racks. Sprints of two weeks please.`,
    `We want a stall ready in time for the winter fair which begins Saturday 6 March. ${TEAM} Walls, lights, racks. Two-week sprints.`,
    `New reading course: texts, tests. ${TEAM} The first three texts are needed for lessons from Mon 1 March. Two-week sprints.`,
    `Meters for 90 vans: map, alarms. ${TEAM} Two-week sprints. Meter fitting = 5 boats a day by the yard, from 2 March.`,
    `New reading course: texts, tests. ${TEAM} Two-week sprints. Half done by the end of term 2028.`,
  ])('does not begin the sprints: %s', (prompt) => {
    expect(sprints(prompt).map(([, firstDay]) => firstDay)).toEqual([null])
  })

  it.each([
    `Meters for 90 vans: map, alarms. ${TEAM} Two-week sprints from 18 January.`,
    `Meters for 90 vans: map, alarms. ${TEAM} Two-week sprints. We begin on 18 January.`,
    `Meters for 90 vans: map, alarms. Two-week sprints. ${TEAM} Start Monday 18 January.`,
    `Meters for 90 vans from 18 January: map, alarms. ${TEAM} Two-week sprints.`,
    `Meters for 90 vans: map, alarms. ${TEAM} Two-week sprints, the first of which starts on 18 January.`,
  ])('is told from the beginning of the sprints: %s', (prompt) => {
    expect(sprints(prompt)).toEqual([[null, '2027-01-18']])
  })

  it('is what the sprints go on to where a part is done with it', () => {
    const prompt = `Redo the course for new guides. ${TEAM} Trial with the group starting 1 March, 12 people. Handbook, walks, test. Two-week sprints.`
    const [[count, first] = []] = sprints(prompt)
    expect(first).toBeNull()
    expect(count).toBeGreaterThanOrEqual(4)
  })

  it('is what the work leads to, or what a part is needed for', () => {
    expect(stated(`We want a stall ready in time for the winter fair which begins Saturday 6 March. ${TEAM} Two-week sprints.`, 'event', 'sprint').map(({ title, days }) => [title, iso(days.first)])).toEqual([['winter fair', '2027-03-06']])
    expect(stated(`New reading course: texts, tests. ${TEAM} The first three texts are needed for lessons from Mon 1 March. Two-week sprints.`, 'deadline', 'sprint').map(({ text }) => text)).toEqual(['first three texts done before Mon 1 Mar 2027'])
  })
})

describe('how long one thing takes', () => {
  it.each([
    'The readers get 4 weeks.',
    'Racks have 6 weeks lead time.',
    'Permits take 8-12 weeks.',
    'The trial has to run for at least 4 weeks.',
  ])('says nothing of how many sprints there are: %s', (said) => {
    expect(sprints(`New cellar: walls, lights. ${TEAM} Two-week sprints from 18 January. ${said}`)).toEqual([[null, '2027-01-18']])
  })

  it.each(['We have 8 weeks.', 'The whole project takes 8 weeks.', '8 weeks in total.'])('is told from how long all of it takes: %s', (said) => {
    expect(sprints(`New cellar: walls, lights. ${TEAM} Two-week sprints from 18 January. ${said}`)).toEqual([[4, '2027-01-18']])
  })
})

it('knows a school year from the new year', () => {
  expect(stated('Write a new Year 9 history course: texts, tests.', 'event', 'sprint')).toEqual([])
})
