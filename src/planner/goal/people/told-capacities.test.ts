import { describe, expect, it } from 'vitest'
import type { Brief } from '../brief.ts'
import { read, readingsOf } from '../read-for-tests.ts'

const GOAL = 'Set up the book fair: tables, posters, raffle. Three two-week sprints from 18 January.'

/** Hours of each person, by their own reading or a limit. */
function hoursOf(brief: Brief): Record<string, string | null> {
  const limits = readingsOf(brief, 'limit')
  return Object.fromEntries(readingsOf(brief, 'person').map(({ name, capacity }) => {
    const limit = limits.find(({ person }) => person === name)
    const own = capacity ?? (limit ? { minutes: limit.max!, per: limit.per } : null)
    return [name, own === null ? null : `${own.minutes / 60} a ${own.per}`]
  }))
}

function limitsOfAll(brief: Brief): string[] {
  return readingsOf(brief, 'limit').filter(({ person, appliesTo }) => person === null && appliesTo === null).map(({ max, per }) => `${max! / 60} a ${per}`)
}

describe('hours that are told', () => {
  it.each([
    ['Both have 20 hours a sprint.', '20 a sprint', '20 a sprint'],
    ['Nobody works more than 25 hours in a sprint.', '25 a sprint', '25 a sprint'],
    ['8 hours per person per sprint is all they have.', '8 a sprint', '8 a sprint'],
    ['Per sprint Ana can give 30 hours and Bo 12.', '30 a sprint', '12 a sprint'],
    ['Ana works 30 hours each sprint while Bo manages 12.', '30 a sprint', '12 a sprint'],
    ['In each sprint Ana has 30 hours; Bo only has 12.', '30 a sprint', '12 a sprint'],
    ['In one sprint we can count on 30 hours from Ana and 12 from Bo.', '30 a sprint', '12 a sprint'],
    ['30 hours a sprint for Ana, 12 for Bo.', '30 a sprint', '12 a sprint'],
    ['Hours available in one sprint: Ana 30, Bo 12.', '30 a sprint', '12 a sprint'],
    ['Ana (40 h) and Bo (20 h), hours per sprint.', '40 a sprint', '20 a sprint'],
    ['They have 20 hours each for every sprint, except Bo who has 8.', '20 a sprint', '8 a sprint'],
    ['Hours per fortnight: Ana 30, Bo 12.', '30 a sprint', '12 a sprint'],
    ['Ana can put in 90 hours in total, Bo 60.', '90 a total', '60 a total'],
    ['Bo is there for a maximum of 6 hours each sprint.', null, '6 a sprint'],
  ])('are those of each: %s', (words, ana, bo) => expect(hoursOf(read(`${GOAL} Ana and Bo do it. ${words}`, 'sprint'))).toEqual({ Ana: ana, Bo: bo }))

  it.each([
    ['24 hours of work per sprint between the two of them.', '24 a sprint'],
    ['Between them there are 24 hours in each sprint.', '24 a sprint'],
    ['Combined capacity 24 hours per sprint.', '24 a sprint'],
    ['All in all no more than 75 hours.', '75 a total'],
    ['75 hours is all we have for the whole project.', '75 a total'],
    ['Our budget is 75 hours.', '75 a total'],
  ])('are those of the team: %s', (words, limit) => {
    const brief = read(`${GOAL} Ana and Bo do it. ${words}`, 'sprint')
    expect(limitsOfAll(brief)).toEqual([limit])
    expect(hoursOf(brief)).toEqual({ Ana: null, Bo: null })
  })

  it('are those of each sprint where one works alone', () => expect(limitsOfAll(read('A board game for the fair: rules, cards, box. 2-week sprints from 18 January, four of them, 20h each.', 'sprint'))).toEqual(['20 a sprint']))

  it.each([
    'The raffle takes 3 hours in total.',
    'Bo prints posters, 4 hours a week each.',
    'Ana (posters, 20h a week) and Bo do it.',
    'The hall is ours for 24 hours.',
    'A demo of 2 hours in each sprint.',
    'Opening hours are 9 to 17 each day.',
    'The glue dries for 30 hours.',
    'Each poster needs 2 hours.',
    'Delivery takes 48 hours in all.',
  ])('are none of the team in what is said of other things: %s', (words) => {
    const brief = read(`${GOAL} Ana and Bo do it. ${words}`, 'sprint')
    expect(limitsOfAll(brief).filter((limit) => !limit.startsWith('null'))).toEqual([])
    expect(hoursOf(brief)['Bo'] ?? null).not.toBe('20 a week')
  })
})
