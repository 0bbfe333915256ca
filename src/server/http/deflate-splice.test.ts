import { inflateSync } from 'node:zlib'
import { array, assert, asyncProperty, boolean, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deflatePart, inflatePart, spliceDeflate } from './deflate-splice.ts'

describe('spliceDeflate', () => {
  it('makes one valid zlib stream of any plain strings and stored parts', async () => {
    const piece = record({ text: string({ unit: 'grapheme', maxLength: 400 }), stored: boolean() })
    await assert(
      asyncProperty(array(piece, { maxLength: 12 }), async (pieces) => {
        const spliced = spliceDeflate(await Promise.all(pieces.map(async ({ text, stored }) => (stored ? deflatePart(text) : text))))
        // Checks the stream's Adler-32 too.
        expect(inflateSync(spliced).toString()).toBe(pieces.map(({ text }) => text).join(''))
      }),
    )
  })

  it('holds parts longer than a window and a block', async () => {
    const long = Array.from({ length: 40_000 }, (_, index) => `task ${index * 7919} `).join('')
    const spliced = spliceDeflate([long, await deflatePart(long), long])
    expect(inflateSync(spliced).toString()).toBe(long + long + long)
  })

  it('gives a stored part back', async () => {
    expect(inflatePart(await deflatePart('Crème brûlée 🍮'))).toBe('Crème brûlée 🍮')
  })
})
