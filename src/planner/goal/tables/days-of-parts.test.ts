import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('days told among the parts', () => {
  it.each<[string, string, number[]]>([
    ['Move the phone system: inventory, number transfer on a weekend, training. Two 2-week sprints from 11 January.', 'number transfer', [6, 7]],
    ['Move the phone system: inventory, number transfer on a Sunday, training. Two 2-week sprints from 11 January.', 'number transfer', [7]],
  ])('hold for that part alone: %s', (prompt, part, weekdays) => {
    const brief = read(prompt, 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['inventory', 'number transfer', 'training'])
    const days = brief.readings.filter((reading) => reading.kind === 'availability' && reading.source === 'stated')
    expect(days.map((reading) => [reading.appliesTo?.labels, reading.kind === 'availability' ? reading.days.weekdays : null])).toEqual([[[part], weekdays]])
    expect(days.map(({ words }) => prompt.includes(words) && words.includes(part))).toEqual([true])
  })

  it('leave a part on a day with a date', () => {
    const events = stated('Move the phone system: inventory, number transfer on Sunday 17 January, training. Two 2-week sprints from 11 January.', 'event', 'sprint')
    expect(events.map(({ title, days }) => [title, iso(days.first)])).toEqual([['number transfer', '2027-01-17']])
  })
})

describe('a house that is shut', () => {
  it.each([
    ['Sports day. Four one-week sprints from 11 January, no school in the week of 18 January. Teachers Wendy and Joel.', '2027-01-18', '2027-01-24'],
    ['Sports day. Four one-week sprints from 11 January. No lessons from 18 to 20 January. Teachers Wendy and Joel.', '2027-01-18', '2027-01-20'],
  ])('is shut for the whole plan: %s', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion', 'sprint').map(({ days, appliesTo }) => [appliesTo, days.spans?.map((span) => [iso(span.first), iso(span.last)])])).toEqual([[null, [[first, last]]]])
  })

  it('says nothing of what is left out', () => {
    expect(stated('School open day without a tombola, no school canteen this time. Two sprints from 11 January.', 'exclusion', 'sprint').filter(({ days }) => (days.spans?.length ?? 0) > 0)).toEqual([])
  })
})
