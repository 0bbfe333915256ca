import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkSpacings } from './spacing.ts'

const spacing = { kind: 'spacing', minGapDays: 1, restDays: 0 } satisfies Parameters<typeof briefOf>[0][number]
const run = (date: string) => task('Run', date, '18:00-19:00')

test('never two days in a row allows every other day, and not the next day', () => {
  const brief = briefOf([{ ...spacing, minGapDays: 2 }])
  expect(whatIsBroken(checkSpacings, brief, [run('2027-01-04'), run('2027-01-06'), run('2027-01-09')])).toBe('')
  expect(whatIsBroken(checkSpacings, brief, [run('2027-01-04'), run('2027-01-06'), run('2027-01-07')])).toMatch(/1 day from Wed 6 Jan to Thu 7 Jan, 1 too few/u)
})

test('two sessions of one day are no two days in a row', () => {
  const brief = briefOf([{ ...spacing, minGapDays: 2 }])
  expect(whatIsBroken(checkSpacings, brief, [run('2027-01-04'), task('Stretch', '2027-01-04', '20:00-20:15')])).toBe('')
})

test('two rest days a week leave five days, and not six', () => {
  const brief = briefOf([{ ...spacing, restDays: 2 }])
  const five = ['04', '05', '06', '08', '10'].map((date) => run(`2027-01-${date}`))
  expect(whatIsBroken(checkSpacings, brief, five)).toBe('')
  expect(whatIsBroken(checkSpacings, brief, [...five, run('2027-01-07')])).toMatch(/1 free day in the week from Mon 4 Jan instead of 2/u)
})

test('what the spacing does not speak of may be on any day', () => {
  const brief = briefOf([{ ...spacing, minGapDays: 3, appliesTo: { labels: ['long run'] } }])
  expect(whatIsBroken(checkSpacings, brief, [task('Long run', '2027-01-04', '18:00-19:00'), task('Yoga', '2027-01-05', '18:00-19:00'), task('Long run', '2027-01-07', '18:00-19:00')])).toBe('')
  expect(whatIsBroken(checkSpacings, brief, [task('Long run', '2027-01-04', '18:00-19:00'), task('Long run', '2027-01-06', '18:00-19:00')])).toMatch(/2 days from Mon 4 Jan to Wed 6 Jan/u)
})
