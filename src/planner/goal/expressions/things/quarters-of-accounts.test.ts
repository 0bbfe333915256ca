import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

describe('the quarter that accounts are of', () => {
  it.each([['Freelancer bookkeeping, Jan-Mar quarter: receipts, mileage log'], ['VAT return for the first quarter. Due 30 April'], ['Do the books, January to March']])('is no time of the plan in “%s”', (prompt) => {
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('is one where it is what is planned', () => {
    expect(stated("Plan the accounts team's July-September quarter", 'horizon')).toHaveLength(1)
  })
})
