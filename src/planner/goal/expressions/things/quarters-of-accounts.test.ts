import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

describe('the quarter that accounts are of', () => {
  it.each([['Freelancer bookkeeping, Jan-Mar quarter: receipts, mileage log'], ['VAT return for the first quarter. Due 30 April']])('is no time of the plan in “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([["Plan the accounts team's July-September quarter"], ['Do the books, January to March']])('is one where it is when they are done: “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toHaveLength(1)
  })
})
