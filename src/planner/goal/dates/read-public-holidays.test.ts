import { expect, it } from 'vitest'
import { isoDate } from '../../time/day-number.ts'
import { stated } from '../read-for-tests.ts'

it('names the public holidays of the country, and asks where it does not know them', () => {
  const [off] = stated('Paint the flat in March 2027, not on bank holidays', 'exclusion')
  expect(off?.days.spans?.map(({ first }) => isoDate(first))).toContain('2027-03-29')
})
