import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

describe('until when', () => {
  it.each([['Get fit by June', '2027-06-01'], ['Get fit by the end of June', '2027-07-01'], ['Get fit by the summer', '2027-06-01'], ['Get fit by mid June', '2027-06-21']])('%s', (prompt, latest) => {
    expect(stated(prompt, 'deadline').map((deadline) => iso(deadline.latest / 1440))).toEqual([latest])
  })

  it('binds the first weeks only what is named', () => {
    expect(stated('Run a 10k on 20 June. Easy runs only for the first three weeks.', 'horizon')).toMatchObject([{ appliesTo: { labels: ['Easy runs'] }, last: day('2027-01-24') }])
    const [walks] = stated('We bring our dog home on 15 May. Afterwards, two walks daily for the first two weeks.', 'rhythm')
    expect(walks).toMatchObject({ appliesTo: { labels: ['walks'] }, days: { spans: [{ first: day('2027-05-16'), last: day('2027-05-29') }] } })
  })
})

it('takes a holiday that has just been for the next one', () => {
  expect(stated('Stop biting my nails by New Year', 'deadline').map((deadline) => iso(deadline.latest / 1440))).toEqual(['2028-01-02'])
})
