import { expect, test } from 'vitest'
import { clampDigits, DEFAULT_COUNTRY, listCountries } from './phone-number.ts'

test.each([
  ['', ''],
  ['+91 98765-43210', '+91 98765-43210'],
  ['+123456789012345', '+123456789012345'],
  ['+1234567890123456', '+123456789012345'],
  ['+1 234 567 890 123 456 7', '+1 234 567 890 123 45'],
])('%j keeps at most 15 digits: %j', (typed, kept) => {
  expect(clampDigits(typed)).toBe(kept)
})

test('countries have their names in the language of the page, in its order', () => {
  const german = listCountries('de-DE')
  expect(german.find(({ value }) => value === DEFAULT_COUNTRY)).toEqual({ value: 'in', label: 'Indien', hint: '+91', keywords: 'India in' })
  expect(german.map(({ label }) => label)).toEqual(german.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'de-DE')))
  expect(new Set(german.map(({ value }) => value)).size).toBe(german.length)
  expect(german.length).toBeGreaterThan(200)
})
