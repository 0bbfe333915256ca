import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('where and when one is away', () => {
  it.each([
    ['Learn to throw pots. Studio shut over Easter (26-29 March).', '2027-03-26', '2027-03-29'],
    ['Nadar 1500 m até 30 de maio. Piscina fechada de 29 de março a 2 de abril.', '2027-03-29', '2027-04-02'],
    ['Learn 20 card tricks. Rest week 5-11 April.', '2027-04-05', '2027-04-11'],
    ['Run a marathon on 25 April. In Rome 9-13 April, no running there.', '2027-04-09', '2027-04-13'],
  ])('%s', (prompt, first, last) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => [iso(days.spans![0]!.first), iso(days.spans![0]!.last)])).toEqual([[first, last]])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it('knows which shifts and which dates of a weekday', () => {
    const prompt = 'I work night shifts Mon-Thu 22:00-06:00. Take a forklift course (Fri 9-16 on 12 and 19 March).'
    expect(stated(prompt, 'commitment').map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4]])
    expect(stated(prompt, 'event').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-03-12', 540], ['2027-03-19', 540]])
  })

  it('opens a shop for what is brought there alone', () => {
    expect(stated('Declutter the cellar. The charity shop is open Sat 10-14.', 'availability')).toMatchObject([{ appliesTo: { labels: ['charity shop'] }, days: { weekdays: [6] } }])
  })
})

it('adds further days to those that are ruled out', () => {
  expect(stated('Label clothes for school by 1 September, never on the days I am on call (Mondays, plus 10-14 May).', 'exclusion').map(({ days }) => days.weekdays ?? iso(days.spans![0]!.first))).toEqual([[1], '2027-05-10'])
})

it('takes a visit to somebody for days away', () => {
  expect(stated('Knit a blanket by 29 May. I am visiting my son 5-12 April.', 'exclusion')).toHaveLength(1)
})
