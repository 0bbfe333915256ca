import { expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'
import { latestStarts } from './latest-start.ts'

it.each([
  ['Paint the hall by 20 March, begin no later than 15 February.', ['2027-03-20']],
  ['Make 40 jars of jam by 30 June: start by 12 June at the latest.', ['2027-06-30']],
  ['A quilt, finished by 31 October, first sewing afternoon by 14 February at the latest.', ['2027-10-31']],
  ['Learn the ukulele until 30 April, the first lesson no later than 10 February.', ['2027-04-30']],
  ['Den Flur streichen bis 20. März, spätestens am 15. Februar anfangen. Erste Stunde spätestens am 16. Februar.', ['2027-03-20']],
])('a beginning ends nothing: %s', (prompt, ends) => {
  const found = stated(prompt, 'deadline').map(({ latest }) => new Date((latest - 1) * 60_000).toISOString().slice(0, 10))
  expect(found.filter((end) => end > '2027-02-20')).toEqual(ends)
})

it.each(['Write a thesis, first draft by 10 February', 'Begin with the roof, the shed by 3 May', 'First lesson on 10 February', 'Start the engine by 10 am', 'Begin by 15 February'])('a thing that is due stays: %s', (text) => {
  expect(latestStarts(text)).toEqual([])
})
