import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

const GOAL = 'Refresh the parish website in 1-week sprints from 15 March: calendar, donations, archive. Team: Ilse (developer), Oona (tester).'

describe('a freeze', () => {
  it.each(['Code freeze from 26 April.', 'Content freeze is on 26 April, opening on 30 April.', 'We freeze the code on 26 April.'])('has the parts done before it: %s', (said) => {
    const brief = read(`${GOAL} ${said}`, 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['calendar', 'donations', 'archive'])
    expect(readingsOf(brief, 'deadline').map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo?.labels])).toEqual([['2027-04-26', ['calendar', 'donations', 'archive']]])
  })

  it('is work where it is one of the parts of a calendar', () => {
    expect(readingsOf(read('Autumn kitchen: freeze the berries on 3 September, pickle beans, dry herbs'), 'deadline')).toEqual([])
  })
})
