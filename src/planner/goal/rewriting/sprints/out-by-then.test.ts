import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'
import { MINUTES_PER_DAY } from '../../../time/calendar-time.ts'

const TEAM = 'Aki and Bea (developers), 2-week sprints from 18 January.'

describe('where the product has to be by a day', () => {
  it.each([
    'Make our app work offline: bookmarks, notes. It must be in the App Store by 26 March.',
    'Make our app work offline: bookmarks, notes. Has to be live by 26 March.',
  ])('ends the work by then: %s', (goal) => {
    expect(stated(`${goal} ${TEAM}`, 'deadline', 'sprint').map(({ latest, appliesTo }) => [iso(latest / MINUTES_PER_DAY - 1), appliesTo])).toEqual([['2027-03-26', null]])
    expect(stated(`${goal} ${TEAM}`, 'topic', 'sprint').map(({ label }) => label)).toEqual(['bookmarks', 'notes'])
  })

  it('is no end of anything where it is where somebody is', () => {
    expect(stated(`Make our app work offline: bookmarks, notes. Bea must be in the shop by 10. ${TEAM}`, 'deadline', 'sprint')).toEqual([])
  })
})
