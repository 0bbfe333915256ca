import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Rebuild the kiosk in three sprints of two weeks from 18 January: seat map, refunds, vouchers.'
const names = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)

describe('somebody named for nothing but when they are there', () => {
  it('is one of the people who were counted', () => {
    const prompt = `${GOAL} We are five people. Uma is on parental leave from 1 February.`
    expect(names(prompt)).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4', 'Uma'])
    expect(stated(prompt, 'exclusion', 'sprint').filter(({ person }) => person === 'Uma').map(({ days }) => iso(days.spans![0]!.first))).toEqual(['2027-02-01'])
  })

  it('is one of those with a post, beside whoever writes', () => {
    expect(names(`${GOAL} It's me plus three testers, Uma is only here Mondays and Thursdays.`)).toEqual(['Me', 'Tester 1', 'Tester 2', 'Uma'])
  })

  it('stays beside them in a row of its own', () => {
    expect(names(`${GOAL} Team: Uma, Bo and Kim. Uma is on leave from 1 February.`)).toEqual(['Uma', 'Bo', 'Kim'])
  })
})
