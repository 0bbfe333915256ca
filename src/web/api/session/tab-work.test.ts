import { afterEach, expect, it, vi } from 'vitest'
import { tabWork } from './tab-work.ts'

afterEach(() => void vi.unstubAllGlobals())

it('clears our keys and leaves those of others, such as a sign-in under way', () => {
  vi.stubGlobal('sessionStorage', { 'planwright.run': '{}', 'planwright.prompt-draft': '{}', 'oidc.state': 'x', removeItem })
  tabWork.clear()
  expect(Object.keys(sessionStorage)).toEqual(['oidc.state', 'removeItem'])
})

it('does nothing when the storage is closed to us', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => tabWork.clear()).not.toThrow()
})

function removeItem(this: Record<string, unknown>, key: string): void {
  Reflect.deleteProperty(this, key)
}
