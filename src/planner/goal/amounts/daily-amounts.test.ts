import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const rhythms = (prompt: string) => stated(prompt, 'rhythm').map(({ title, count, per }) => [title, count, per])

it('takes what each sitting gets done of the goal for the sittings that are said beside it', () => {
  expect(rhythms('Write a 30,000 word memoir by 30 June, 400 words a day, five days a week.')).toEqual([[null, 5, 'week']])
})

it('keeps what is no part of the goal as a series of its own', () => {
  expect(rhythms('Write a 30,000 word memoir by 30 June, five days a week. 20 squats a day.').map(([title]) => title)).toEqual([null, expect.stringContaining('squats')])
})

it('counts thousands with a comma as one number', () => {
  const prompt = 'Write 40,000 words of my memoir in March, 1,290 words a day.'
  expect(stated(prompt, 'rhythm').map(({ text }) => text).join()).not.toMatch(/(?<!1,?)290/u)
  expect(stated(prompt, 'rhythm')).toHaveLength(1)
})
