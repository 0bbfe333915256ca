import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf } from '../read-for-tests.ts'

describe('days that are over or lead nowhere', () => {
  it.each(['Get fit after my knee surgery on 18 December, swimming, cycling', 'Our daughter was born on 28 December, first 6 weeks at home: nights, papers', 'Wheelchair ramp, my aunt lives on the 2nd floor'])('are no dates: %s', (prompt) => {
    const brief = read(prompt)
    expect([...readingsOf(brief, 'event'), ...readingsOf(brief, 'deadline')]).toEqual([])
  })

  it('are left out when impossible', () => {
    const brief = read('Garden party on 22 May. Budget 4k. Only Saturdays, March 13 impossible')
    expect(readingsOf(brief, 'exclusion').flatMap(({ days }) => days.spans?.map(({ first }) => iso(first)))).toEqual(['2027-03-13'])
    expect(readingsOf(brief, 'event')).toHaveLength(1)
  })
})
