import { describe, expect, it, vi } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { SOURCES } from './read-people.ts'

describe('ways of saying who works on a plan', () => {
  it.each(SOURCES.map((source) => [source.says, source] as const))('%s', (says, source) => {
    const people = vi.spyOn(source, 'people')
    const read = ['Launch the museum app in three 2-week sprints.', 'Prepare the handbook.', ''].flatMap((goal) => stated(`${goal} ${says}`, 'person', 'sprint'))
    const found = people.mock.results.flatMap(({ value }) => value ?? [])
    expect(found).not.toEqual([])
    expect(read.length).toBeGreaterThan(0)
  })

  it('adds up what several ways say of one person', () => {
    const team = stated('Prepare the handbook. Team: Ana - layout, Leo - texts. Testing goes to Ana. Ana 50%.', 'person', 'sprint')
    expect(team.find(({ name }) => name === 'Ana')).toMatchObject({ roles: ['layout', 'Testing'], capacity: { minutes: 1200, per: 'week' } })
  })
})
