import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first), iso(days.last)])
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('days on which others come', () => {
  it('are theirs, wherever in the goal they are named', () => {
    const prompt = 'New stairs: joiner takes the old ones out Mon 8 March at 8, plasterer Thu 11 to Sat 13 March, painters 16-18 March. Still to do: choose the carpet, tell the neighbours.'
    expect(events(prompt)).toEqual([['joiner takes the old ones out', '2027-03-08', '2027-03-08'], ['plasterer', '2027-03-11', '2027-03-13'], ['painters', '2027-03-16', '2027-03-18']])
    expect(parts(prompt)).toEqual(['choose the carpet', 'tell the neighbours'])
  })

  it('are those of the plan where the goal is done then', () => {
    expect(stated('Painting course 16-18 March, pack brushes and paper', 'event').map(({ title }) => title)).not.toContain('painting')
  })

  it('are called by what somebody has to be there for', () => {
    expect(events('Let the flat by 2 May. One of us has to be in for the gas check on 9 March at 11.')).toEqual([['gas check', '2027-03-09', '2027-03-09']])
    expect(events('Let the flat by 2 May. Somebody must be there when the bed comes on 9 March at 11.').map(([title]) => title)).toEqual([expect.stringMatching(/bed/u)])
  })

  it('stand for the part in whose brackets they are named', () => {
    const prompt = 'Get the cottage ready for 2 May: chimney inspection (sweep comes Sat 13 March 9:00), gutters, insurance.'
    expect(parts(prompt)).not.toContain('chimney inspection')
    expect(events(prompt).map(([title]) => title).join()).toMatch(/chimney inspection/iu)
  })
})

it('a start in the brackets of a part is that part’s', () => {
  const [start] = stated('Get the pond ready for 2 May: liner (needs frost-free ground so not before mid March), pump, plants.', 'horizon')
  expect(start?.appliesTo?.labels).toEqual(['liner'])
})

it('all is ready before the birth that stands in brackets, and done by the day that is said', () => {
  const due = stated('Paint the nursery before baby number two (due 9 April, so done by 20 March): walls, door, cot.', 'deadline')
  expect(due.map(({ appliesTo, event }) => [appliesTo, event])).toEqual([[null, 'baby number two'], [null, null]])
})
