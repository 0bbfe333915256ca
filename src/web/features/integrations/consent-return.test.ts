import { describe, expect, test } from 'vitest'
import { claimExchange, readConsentReturn } from './consent-return.ts'

describe('what a consent screen sent back', () => {
  test.each([
    ['?code=abc&state=s.t', { kind: 'code', code: 'abc', state: 's.t' }],
    ['?state=s&error=access_denied', { kind: 'missing' }],
    ['?error=invalid_scope&error_description=x', { kind: 'invalid_scope' }],
    ['?code=abc', { kind: 'missing' }],
    ['?code=&state=s', { kind: 'missing' }],
    ['', { kind: 'missing' }],
  ])('%s', (search, expected) => {
    expect(readConsentReturn(search)).toEqual(expected)
  })
})

test('a consent is claimed once in a tab, each consent for itself', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  expect(claimExchange('google', 'user.one.signature-1', storage)).toBe(true)
  expect(claimExchange('google', 'user.one.signature-1', storage)).toBe(false)
  expect(claimExchange('google', 'user.two.signature-2', storage)).toBe(true)
  expect(claimExchange('jira', 'user.one.signature-1', storage)).toBe(true)
  for (let consent = 0; consent < 40; consent += 1) claimExchange('jira', `state-${consent}`, storage)
  expect([...kept.values()].join('').length).toBeLessThan(1_000)
})
