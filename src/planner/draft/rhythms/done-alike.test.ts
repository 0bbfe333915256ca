import { describe, expect, it } from 'vitest'
import { readGoal } from '../../goal/read-goal.ts'
import { reconcileBrief } from '../../reconcile-brief.ts'
import { draftNetwork } from '../embedded-drafter.ts'

const draft = (prompt: string) => draftNetwork(reconcileBrief(readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/Berlin', locale: 'en' }))).tasks

describe('what is simply done again and again', () => {
  it.each([
    ['Take the tablets three times a day until Sunday', 21],
    ['Post on our bakery’s page three times a week for four weeks', 12],
    ['Donate plasma four times a year', 4],
  ])('is that and no project: %s', (prompt, turns) => {
    const titles = draft(prompt).map(({ title }) => title.replace(/ \(.*\)$/u, ''))
    expect(titles).toHaveLength(turns)
    expect(new Set(titles).size).toBe(1)
  })

  it('is spread over the year that it is counted by', () => {
    const days = draft('Donate plasma four times a year').flatMap(({ wish }) => wish.day ?? [])
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(250)
  })

  it('has no end of ten years where nobody says one', () => {
    expect(draft('Recycling out every other Thursday starting 14 January').length).toBeLessThan(12)
  })

  it('still grows where it is practised', () => {
    expect(new Set(draft('Practise whistling 15 minutes a day').map(({ title }) => title.replace(/ \(.*\)$/u, ''))).size).toBeGreaterThan(4)
  })
})
