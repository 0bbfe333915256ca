import { expect, it } from 'vitest'
import { day, read, readingsOf } from '../read-for-tests.ts'

it.each([
  "It can't start before 9:00 and has to be over by 17:00.",
  'Not before 9:00 and not after 17:00.',
  'Never before 9:00 or after 17:00.',
  'Nothing before 9:00, and it has to be over by 17:00.',
  'It has to lie inside the 9:00–17:00 working day.',
  'Keep it within 9–5.',
  'Put it in the 9 to 5 window.',
  'It goes somewhere in 9-5.',
  'It must fall between 9.00 and 17.00.',
  '9.00 is the earliest start and 17.00 the latest finish.',
  'It has to be inside the 9h–17h working day.',
])('a meeting has the hours of "%s"', (hours) => {
  const brief = read(`Find an hour for Vera and Hugo on Monday. ${hours} Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00.`)
  expect(readingsOf(brief, 'meeting')[0]!.windows.map(({ from, to }) => [from, to])).toEqual([[540, 1020]])
})

it('takes no score for hours', () => {
  expect(readingsOf(read('Find an hour for Vera and Hugo on Monday about our 9-5 win. Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00.'), 'meeting')[0]!.windows).toEqual([])
})

it.each([['Not on Monday before 14:00, Hugo says.', 0, 840], ['Not on Monday after 14:00, Hugo says.', 840, 1440]])('%s', (wish, from, to) => {
  const brief = read(`Find an hour for Vera and Hugo on Monday or Tuesday between 9:00 and 17:00. Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00. ${wish}`)
  expect(readingsOf(brief, 'exclusion')).toMatchObject([{ person: 'Hugo', windows: [{ from, to }] }])
  expect(readingsOf(brief, 'meeting')[0]!.windows).toEqual([{ from: 540, to: 1020 }])
})

it.each(['from Tuesday to Thursday', 'between Tue and Thu', 'Tuesday–Thursday'])('a meeting may be on each day %s, on those too when nobody is busy', (days) => {
  const brief = read(`Find an hour for Vera and Hugo ${days}. We work 9:00 to 17:00. Vera is busy Wed 9:00-10:00. Hugo is busy Wed 11:00-12:00.`)
  expect(readingsOf(brief, 'meeting')[0]!.days).toEqual({ first: day('2027-01-05'), last: day('2027-01-07') })
})

it('the working day names no days', () => {
  const brief = read('Find an hour for Vera and Hugo on Wednesday. The working day runs from 9:00 to 17:00. Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00.')
  expect(readingsOf(brief, 'meeting')[0]!.days).toEqual({ first: day('2027-01-06'), last: day('2027-01-06') })
})

it('hours without a colon around a table without one', () => {
  const brief = read('Find an hour for Vera and Hugo on Monday between 1000 and 1800.\nVera; Mon; 1030-1130\nHugo; Mon; 1400-1500\nVera would rather not meet before 1200.')
  expect(readingsOf(brief, 'meeting')[0]!.windows).toEqual([{ from: 600, to: 1080 }])
  expect(readingsOf(brief, 'exclusion')).toMatchObject([{ person: 'Vera', windows: [{ from: 0, to: 720 }] }])
})

it('people who have a time in common meet, whoever wants none of it', () => {
  const brief = read('Could you work out when Vera and Hugo have half an hour in common on Monday between 9:00 and 17:00? Vera is busy 9:00-10:00. Hugo is busy 11:00-12:00. No meeting with Hugo on Monday before 10:00, please.')
  expect(readingsOf(brief, 'meeting')[0]).toMatchObject({ people: ['Vera', 'Hugo'], minutes: 30 })
})

it('a request for the day and the time names no day', () => {
  const brief = read('Find half an hour for Vera and Hugo from Wednesday 6 January to Friday 8 January between 9:00 and 17:00. Vera is busy on Wednesday 9:00-10:00. Hugo is busy on Thursday 9:00-10:00. Tell me the day and the time.')
  expect(readingsOf(brief, 'meeting')[0]!.days).toEqual({ first: day('2027-01-06'), last: day('2027-01-08') })
})
