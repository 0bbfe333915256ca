import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('one deed on two days', () => {
  it('is done on each of them, and what follows goes on from the last', () => {
    expect(stated('Bread for Sunday lunch: feed the starter Friday night and again Saturday morning, mix at 2pm, in the oven 8.30 Sunday.', 'event').map(({ title, days, from }) => [title, iso(days.first), from]).slice(1)).toEqual([
      ['feed the starter', '2027-01-08', 1200], ['feed the starter', '2027-01-09', 540], ['mix', '2027-01-09', 840], ['oven', '2027-01-10', 510],
    ])
  })

  it('is time for the plan where one can work then', () => {
    expect(stated('I can work Friday evening and Saturday morning. Paint the shed', 'availability')).toHaveLength(2)
  })
})

describe('days counted from what goes on', () => {
  it('count from its first day, whatever was dated since', () => {
    expect(stated('Kidding from 20 March. Vet on 2 Feb at 10am, worming three weeks before kidding.', 'deadline').map(({ latest, appliesTo }) => [appliesTo?.labels[0], iso(Math.ceil(latest / 1440) - 1)])).toContainEqual(['worming', '2027-02-27'])
  })
})

describe('names in the plural', () => {
  it('are no seconds', () => {
    expect(stated('Collect W-2s and 1099s by 15 February', 'session')).toEqual([])
    expect(stated('Hold each pose 90s', 'session')).toHaveLength(1)
  })
})
