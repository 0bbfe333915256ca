import { describe, expect, test } from 'vitest'
import { createKeyring } from './keyring.ts'

const SECRET = 'a secret of an installation, long enough'
const OTHER = 'another secret of an installation, as long'
const keyring = createKeyring({ secret: SECRET, previousSecret: null })

describe('what was sealed', () => {
  test('opens for its owner on every server of the same secret', () => {
    const sealed = keyring.seal('token ü', 'ada/google')
    expect(createKeyring({ secret: SECRET, previousSecret: null }).open(sealed, 'ada/google')).toBe('token ü')
  })

  test('never looks the same twice, nor like its text', () => {
    const [first, second] = [keyring.seal('token', 'ada'), keyring.seal('token', 'ada')]
    expect(first.sealed.equals(second.sealed)).toBe(false)
    expect(first.sealed.includes('token')).toBe(false)
  })

  test.each([
    ['for another owner', (sealed: Buffer) => sealed, 'bob'],
    ['with a bit changed', (sealed: Buffer) => Buffer.concat([sealed.subarray(0, -1), Buffer.from([sealed.at(-1)! ^ 1])]), 'ada'],
    ['cut short', (sealed: Buffer) => sealed.subarray(0, 20), 'ada'],
  ])('stays shut %s', (_case, change, owner) => {
    const { sealed, keyId } = keyring.seal('token', 'ada')
    expect(keyring.open({ sealed: change(sealed), keyId }, owner)).toBeNull()
  })

  test('stays shut under another secret', () => {
    expect(createKeyring({ secret: OTHER, previousSecret: null }).open(keyring.seal('token', 'ada'), 'ada')).toBeNull()
  })
})

test('a new secret opens what the former one sealed, and seals under its own name', () => {
  const rotated = createKeyring({ secret: OTHER, previousSecret: SECRET })
  expect(rotated.open(keyring.seal('token', 'ada'), 'ada')).toBe('token')
  expect(rotated.seal('token', 'ada').keyId).toBe(rotated.currentKeyId)
  expect(rotated.currentKeyId).not.toBe(keyring.currentKeyId)
  expect(rotated.previousKeyId).toBe(keyring.currentKeyId)
})

test('a signature holds for its text and purpose alone, and over a rotation', () => {
  const signature = keyring.sign('text', 'state')
  expect(keyring.isSignature(signature, { text: 'text', purpose: 'state' })).toBe(true)
  expect(keyring.isSignature(signature, { text: 'texts', purpose: 'state' })).toBe(false)
  expect(keyring.isSignature(signature, { text: 'text', purpose: 'feed' })).toBe(false)
  expect(keyring.isSignature('', { text: 'text', purpose: 'state' })).toBe(false)
  expect(createKeyring({ secret: OTHER, previousSecret: SECRET }).isSignature(signature, { text: 'text', purpose: 'state' })).toBe(true)
})
