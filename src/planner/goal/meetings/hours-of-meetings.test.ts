import { expect, it } from 'vitest'
import { read, readingsOf } from '../read-for-tests.ts'

it.each([
  "It can't start before 9:00 and has to be over by 17:00.",
  'Nothing before 9:00, and it has to be over by 17:00.',
  'It has to lie inside the 9:00–17:00 working day.',
  'Keep it within 9–5.',
  'Put it in the 9 to 5 window.',
  'It goes somewhere in 9-5.',
])('a meeting has the hours of "%s"', (hours) => {
  const brief = read(`Find an hour for Vera and Hugo on Monday. ${hours} Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00.`)
  expect(readingsOf(brief, 'meeting')[0]!.windows.map(({ from, to }) => [from, to])).toEqual([[540, 1020]])
})

it('takes no score for hours', () => {
  expect(readingsOf(read('Find an hour for Vera and Hugo on Monday about our 9-5 win. Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00.'), 'meeting')[0]!.windows).toEqual([])
})
