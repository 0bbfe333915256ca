import { expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

const frozen = (said: string) => stated(`New payroll: rules, data, tests. Team: Ann, Bo. 3-week sprints from 11 January 2027. ${said}`, 'exclusion', 'sprint').flatMap(({ days, appliesTo }) => (appliesTo === null ? [] : (days.spans ?? []).map(({ first, last }) => `${iso(first)} ${iso(last)}`)))

it('a freeze of every month is one of each by its dates', () => {
  expect(frozen('Payroll freeze every month from the 18th to the 25th.').slice(0, 2)).toEqual(['2027-01-18 2027-01-25', '2027-02-18 2027-02-25'])
})

it('a freeze of anything but what is made is one of what goes live', () => {
  expect(frozen('Ledger freeze 18 to 25 January.')).toEqual(['2027-01-18 2027-01-25'])
  expect(frozen('Feature freeze 18 to 25 January.')).toEqual([])
})
