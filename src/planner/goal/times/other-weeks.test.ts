import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('days that others define', () => {
  it('writes in the weeks between', () => {
    const rhythms = stated('Every other Saturday from 9 January I have football. Write my novel on the other Saturdays until April', 'rhythm')
    expect(rhythms.map(({ title, days }) => [title, iso(days.everyWeeks!.anchor)])).toEqual([['football', '2027-01-09'], ['Write my novel', '2027-01-16']])
  })

  it('has the first afternoon and the evening before one leaves', () => {
    const events = stated('Long weekend in Porto 5-8 March: port tasting on the first afternoon, fado on the last evening', 'event')
    expect(events.map(({ title, days }) => [title, iso(days.first)])).toEqual([['port tasting', '2027-03-05'], ['fado', '2027-03-07']])
  })

  it('offers the evenings of a goal without days as before', () => {
    expect(stated('Learn guitar in the evenings, on the last evening I perform', 'event')).toEqual([])
  })
})
