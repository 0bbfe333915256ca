import { expect, test } from 'vitest'
import { briefOf, task, whatIsBroken } from '../testing/facts.ts'
import { checkPreferences } from './preferences.ts'

const wish = (value: 'morning' | 'avoid-after', minute: number | null = null, person: string | null = null) =>
  briefOf([{ kind: 'preference', wish: value, minute, person, days: {}, strength: 'soft' }])

test('mornings if possible', () => {
  expect(whatIsBroken(checkPreferences, wish('morning'), [task('Write', '2027-01-05', '09:00-11:00')])).toBe('')
  expect(whatIsBroken(checkPreferences, wish('morning'), [task('Write', '2027-01-05', '14:00-16:00')])).toMatch(/“Write” on Tue 5 Jan 14:00–16:00 is not/u)
})

test('Ben would rather not meet after three', () => {
  const meeting = (times: string) => [task('Talk with Ben', '2027-01-05', times, { type: 'meeting' })]
  expect(whatIsBroken(checkPreferences, wish('avoid-after', 900, 'Ben'), meeting('14:00-15:00'))).toBe('')
  expect(whatIsBroken(checkPreferences, wish('avoid-after', 900, 'Ben'), meeting('14:30-15:30'))).toMatch(/is not/u)
})
