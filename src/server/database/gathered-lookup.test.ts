import { describe, expect, it } from 'vitest'
import { gatherLookups } from './gathered-lookup.ts'

describe('gathered lookups', () => {
  it('ask once for what is asked together, and once for each key', async () => {
    const asked: (readonly string[])[] = []
    const find = gatherLookups(async (keys) => {
      asked.push(keys)
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `value of ${key}`]))
    })
    expect(await Promise.all([find('a'), find('b'), find('a'), find('nobody')])).toEqual(['value of a', 'value of b', 'value of a', undefined])
    expect(asked).toEqual([['a', 'b', 'nobody']])
  })

  it('never answer a question from before it was asked', async () => {
    let value = 1
    const find = gatherLookups(async (keys) => new Map(keys.map((key) => [key, value])))
    expect(await find('a')).toBe(1)
    value = 2
    expect(await find('a')).toBe(2)
  })

  it('fail for everyone who asked, and not for those who ask later', async () => {
    let broken = true
    const find = gatherLookups(async (keys) => {
      if (broken) throw new Error('no connection')
      return new Map(keys.map((key) => [key, key]))
    })
    const together = await Promise.allSettled([find('a'), find('b')])
    expect(together.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect(await find('a')).toBe('a')
  })
})
