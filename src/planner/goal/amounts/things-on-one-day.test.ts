import { describe, expect, it } from 'vitest'
import { day, read, stated } from '../read-for-tests.ts'

const GOAL = 'The christening is on Saturday 13 February at 1pm: cake, hall, godparents, clothes.'

describe('so many things on one day', () => {
  it.each([
    ["I can't manage more than two things on one day", 2],
    ["I can't cope with more than two things a day before the christening", 2],
    ['I can do at most three jobs on a weekday', 3],
    ['Two things on one day is my limit', 2],
    ['no more than one errand on any one day', 1],
  ])('are the most that a day gets: %s', (words, max) => {
    const prompt = `${GOAL} ${words}.`
    expect(stated(prompt, 'limit').map((limit) => [limit.measure, limit.per, limit.max])).toEqual([['tasks', 'day', max]])
    expect(stated(prompt, 'deadline').flatMap(({ appliesTo }) => appliesTo ?? [])).toEqual([])
  })

  it.each(['Bake two things on one day.', 'Practise two songs on one day before the fair on 6 March.'])('are no rule where nothing says so: %s', (prompt) => {
    expect(stated(prompt, 'limit')).toEqual([])
    expect(stated(prompt, 'rhythm')).toEqual([])
  })

  it('close no day that they are said of', () => {
    expect(stated('Clear the attic in February, I never get more than two jobs done on a Saturday.', 'exclusion')).toEqual([])
  })
})

describe('what was said before', () => {
  it('is what somebody wants to keep track of', () => {
    expect(read("We're holding a memorial on Saturday February 6 at 2 pm. Please help me keep track: flowers, music, cards.").subject).toBe('Memorial')
  })

  it('has its date behind the part of its day', () => {
    const events = stated(`${GOAL} I have to fetch my cousin Tess from the station Thursday evening Feb 11.`, 'event').filter(({ title }) => /Tess/u.test(title))
    expect(events.map(({ days, from }) => [days.first, from])).toEqual([[day('2027-02-11'), 1140]])
  })
})
