import { expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

it('a step of the next day comes after the one before it, and what follows that comes after it', () => {
  const brief = read('Redo the hallway. Order is: strip paper, plaster, slate floor (2 days), sealing next day, skirting, doors. Skip comes 8 February.')
  const orders = readingsOf(brief, 'precedence').map(({ before, after, lagMinutes }) => `${before.labels.join()} > ${after.labels.join()} ${lagMinutes > 0 ? 'later' : ''}`.trim())
  expect(orders).toContain('slate floor > sealing later')
  expect(orders).toContain('sealing > skirting')
  expect(readingsOf(brief, 'event').map(({ title }) => title)).not.toContain('sealing')
})

it('is the day after where a day was named', () => {
  expect(stated('Party on 4 May, clean-up the next day.', 'event').map(({ title, days }) => `${title} ${iso(days.first)}`)).toContain('clean-up 2027-05-05')
})
