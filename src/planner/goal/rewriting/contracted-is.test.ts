import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { contractedIs } from './contracted-is.ts'

const inFull = (text: string) => contractedIs(text).reduceRight((words, { text: is, start, end }) => words.slice(0, start) + is + words.slice(end), text)

it.each([
  ["The gym's Mondays", 'The gym is Mondays'],
  ["Pool's drained 16 to 29 August", 'Pool is drained 16 to 29 August'],
  ["The concert's on 12 June", 'The concert is on 12 June'],
  ["Ed's at a fair on Friday", 'Ed is at a fair on Friday'],
  ["payday's the 28th", 'payday is the 28th'],
  ["The quiz's 7.30, the bar's open", 'The quiz is 7.30, the bar is open'],
  ["Script's already locked", 'Script is already locked'],
])('a thing that is somewhere, some day or somehow: %s', (text, expected) => {
  expect(inFull(text)).toBe(expected)
})

it('this year’s is the one at hand', () => {
  expect(inFull("Run this year's open day season")).toBe('Run the open day season')
  expect(inFull("All done by this year's end")).toBe("All done by this year's end")
})

it.each([
  "Prepare the department's away day", "The college's open evening", "Our team's next meeting", "Bea's seat maps", "Dr Rao's feedback", "my sister's wedding on Saturday", "today's list", "St Mary's Church", "it's on Monday", "that's the plan", "the week's open questions", "Let's not meet", "the boys' kit", "lunch at gran's on Sunday", "Ramadan's fast",
])('somebody’s thing stays: %s', (text) => {
  expect(inFull(text)).toBe(text)
})

it('names the thing without it', () => {
  expect(stated("Paint the deck. The club's on Thursdays, 7 to 9pm.", 'rhythm').map(({ title }) => title)).toEqual(['club'])
})
