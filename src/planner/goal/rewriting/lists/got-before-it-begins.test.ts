import { expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'

const dayOf = async (prompt: string, thing: string) => (await planOf(prompt)).tasks.find(({ title }) => title.toLowerCase().includes(thing))?.date

it.each([
  ['Swim twice a week for 10 weeks from 1 February, Tuesdays and Fridays at 7pm, and buy goggles and a season ticket before', 'season ticket', '2027-02-01'],
  ['Yoga class every Wednesday at 7pm from 3 February for 8 weeks, and borrow a mat beforehand', 'mat', '2027-02-03'],
])('gets it before the first time: %s', async (prompt, thing, first) => {
  const day = await dayOf(prompt, thing)
  expect(day).toBeDefined()
  expect(day! < first).toBe(true)
})

it('leaves what is got before something else', async () => {
  const { gotBeforeItBegins } = await import('./got-before-it-begins.ts')
  expect(gotBeforeItBegins('Swim from 1 February, and buy goggles before the first lesson', () => [], 0)).toEqual([])
  expect(gotBeforeItBegins('My welding course starts on 12 April, get tools and papers together before', () => [{ start: 28, end: 36, day: 9, last: 9, at: null, hasHours: false }], 0)).toEqual([])
  expect(gotBeforeItBegins('Clear the loft and buy boxes before', () => [], 0)).toEqual([])
})
