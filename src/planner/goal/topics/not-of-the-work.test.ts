import { describe, expect, it } from 'vitest'
import { readingsOf, read, stated } from '../read-for-tests.ts'

const WORK = 'Team: Ada, Bo. New stock system: labels, counts. Two-week sprints from 18 January.'
const parts = (said: string) => stated(`${WORK} ${said}`, 'topic', 'sprint').map(({ label }) => label).filter((label) => !/^(?:labels|counts)$/u.test(label))
const orders = (said: string) => readingsOf(read(`${WORK} ${said}`, 'sprint'), 'precedence').map(({ text }) => text)

describe('what is none of the work', () => {
  it.each([
    'School exams 1-12 February.',
    'Harvest season freeze from 8 March.',
    'Half the team in February.',
    '300 visitors, 8-10 March.',
    'The supervisory board meets 9 February 14:00.',
    "Some background first: we're a brewery, small, ales and stouts.",
  ])('is no part: %s', (said) => {
    expect(parts(said)).toEqual([])
  })

  it('keeps its days', () => {
    expect(stated(`${WORK} School exams 1-12 February.`, 'event', 'sprint').map(({ text }) => text)).toEqual(['School exams: Mon 1 Feb 2027 to Fri 12 Feb 2027'])
    expect(stated('Six apprentices, but exams 1-12 February. New stock system: labels, counts. Two-week sprints from 18 January.', 'exclusion', 'sprint').map(({ text }) => text)).toEqual(['Nothing on Mon 1 Feb 2027 to Fri 12 Feb 2027'])
  })

  it.each([
    ['Field trial 1-12 February.', 'Field trial'],
    ['We also need an exam generator.', 'exam generator'],
  ])('is told from work with days: %s', (said, part) => {
    expect(parts(said).some((label) => label.includes(part))).toBe(true)
  })
})

describe('orders of no part', () => {
  it.each(['The acceptance test is on 12 March and the auditor needs the list of changes 5 days before.', "Leaflets go out on 12 March so everything's tested by then."])('are left out: %s', (said) => {
    expect(orders(said).filter((text) => /auditor|everything/iu.test(text))).toEqual([])
  })

  it('are kept between parts', () => {
    expect(orders('Labels before counts.')).toEqual(['labels before counts'])
  })

  it('hold everything by the day', () => {
    expect(stated(`${WORK} Leaflets go out on 12 March so everything's tested by then.`, 'deadline', 'sprint').map(({ appliesTo, text }) => [appliesTo, text])).toEqual([[null, 'Done by Fri 12 Mar 2027']])
  })
})
