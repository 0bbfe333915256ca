import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it('is not denied by what stands in brackets before it', () => {
  const spans = (prompt: string) => stated(prompt, 'horizon').map(({ first, last }) => [iso(first), iso(last)])
  expect(spans('kitten manners at home (litter, carrier, no scratching) for three weeks from 18 January. Two minutes a day')).toContainEqual(['2027-01-18', '2027-02-07'])
  expect(spans('Write a book. No fiction for three weeks')).toEqual([])
})

it.each(['Organizar las fotos de los últimos diez años, dos horas los domingos', 'Trier les photos des dix dernières années', 'Sort the photos of the last ten years, two hours on Sundays'])('is no experience that somebody has where it says of when something is: %s', (prompt) => {
  expect(stated(prompt, 'level')).toEqual([])
})

it.each([
  ['Our cat needs a tablet at 8:00 and at 20:00 for 10 days from 3 February, plus eye drops once a day at 13:00 for the first 5 days.', ['2027-02-12', '2027-02-07']],
  ['Water the seedlings every morning for 3 weeks from 8 February, and mist the cuttings twice a day for the first week.', ['2027-02-28', '2027-02-14']],
])('the first days are those of what is said of them, and the plan goes on: %s', (prompt, [last, first]) => {
  expect(stated(prompt, 'horizon').flatMap((horizon) => (horizon.last === null ? [] : [iso(horizon.last)]))).toEqual([last])
  expect(stated(prompt, 'rhythm').at(-1)!.days.spans?.map((span) => iso(span.last))).toEqual([first])
})
