import { expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

it('go on in time up to what the list leads to', () => {
  const prompt = 'Our seed fair is on Sunday 7 March, 10 to 3 in the chapel hall. Posters up by 12 February, keys collected on Friday the 5th at 4pm, set up on Saturday from 2.'
  const events = stated(prompt, 'event').map(({ days, from, to }) => [iso(days.first), from, to])
  expect(events).toContainEqual(['2027-03-07', 600, 900])
  expect(events).toContainEqual(['2027-03-05', 960, null])
  expect(events).toContainEqual(['2027-03-06', 840, null])
})

it('stay in the month named last where nothing later is dated', () => {
  expect(stated('Dentist on 12 February at 9, physio on Friday the 5th at 4pm', 'event').map(({ days }) => iso(days.first))).toContain('2027-02-05')
})
