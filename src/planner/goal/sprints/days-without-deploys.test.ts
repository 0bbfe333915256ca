import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Switch our payment provider: cards, refunds. Four 1-week sprints from 18 January, Olga (backend), Pete (backend).'
const exclusions = (said: string) => stated(`${GOAL} ${said}`, 'exclusion', 'sprint')

describe('a weekday on which nothing goes live', () => {
  it.each(['We never deploy on Fridays.', 'No changes on Fridays.', 'Nothing goes live on a Friday.', 'No deploys on Fridays.', 'No production deployments on a Friday.', 'No releases on Fridays.'])('is a working day: %s', (said) => {
    expect(exclusions(said)).toMatchObject([{ days: { weekdays: [5] }, appliesTo: { labels: expect.arrayContaining(['deploy', 'release']) } }])
  })

  it('may be a week of the calendar', () => {
    expect(exclusions('No releases in the week of 25 January.')).toMatchObject([{ appliesTo: { labels: expect.arrayContaining(['release', 'switch-over', 'go-live']) } }])
  })

  it.each(['We never work on Fridays.', 'No meetings on Fridays.', 'No demos on Fridays.'])('is no other rule: %s', (said) => {
    expect(exclusions(said).flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).not.toContain('deploy')
  })
})
