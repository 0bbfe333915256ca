import { expect, it } from 'vitest'
import { parsedOnce } from './parsed-once.ts'
import type { Source } from './source.ts'

const source = (): Source => ({ text: '', tokens: [], entries: [], reference: { day: 0, minuteOfDay: 0, dayFirst: true } })

it('parses each place of a text once, also where nothing is found', () => {
  const tried: number[] = []
  const parse = parsedOnce((_, index) => {
    tried.push(index)
    return index === 1 ? null : { value: 'day', next: index + 1 }
  })
  const [one, other] = [source(), source()]
  expect([parse(one, 0), parse(one, 1), parse(one, 0), parse(one, 1)]).toEqual([{ value: 'day', next: 1 }, null, { value: 'day', next: 1 }, null])
  expect(tried).toEqual([0, 1])
  parse(other, 0)
  expect(tried).toEqual([0, 1, 0])
})
