import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const PARTS = 'Diploma exam on 26 March. Anatomy, nutrition, first aid.'

describe('days before the end that belong to one thing', () => {
  it.each([
    ['In the final week before the exam only mock papers please.', 'mock papers', '2027-03-19'],
    ['The last week is for mock papers only.', 'mock papers', '2027-03-19'],
    ['Only mock papers in the last five days.', 'mock papers', '2027-03-21'],
    ['In the last week nothing but mock papers.', 'mock papers', '2027-03-19'],
  ])('are its own, and all else is done by then: “%s”', (clause, thing, first) => {
    const prompt = `${PARTS} ${clause}`
    expect(stated(prompt, 'topic').map(({ label }) => label)).toContain(thing)
    expect(stated(prompt, 'horizon').map((reading) => [reading.appliesTo?.labels, iso(reading.first), iso(reading.last)])).toEqual([[[thing], first, '2027-03-25']])
    expect(stated(prompt, 'deadline').map(({ appliesTo }) => appliesTo?.labels ?? null)).toEqual(expect.arrayContaining([['Anatomy', 'nutrition', 'first aid']]))
    expect(stated(prompt, 'exclusion')).toEqual([])
  })

  it('are none where the clause says which days there are', () => {
    expect(stated(`${PARTS} In the last week I only have Tuesday.`, 'topic').map(({ label }) => label)).toEqual(['Anatomy', 'nutrition', 'first aid'])
  })
})

it('takes what is booked for a day for no time that somebody has', () => {
  const prompt = 'Regatta on 8 May. Sails, ropes, paint. I have booked the crane for Saturday 3 April, so the hull must be done by then.'
  expect(stated(prompt, 'deadline').map(({ latest, appliesTo }) => [appliesTo?.labels ?? null, iso(Math.floor((latest - 1) / 1440))])).toContainEqual([['hull'], '2027-04-03'])
})

describe('days counted back from the end', () => {
  it.each([
    ['Chemistry exam on 26 February. In the last four days only past papers.', 'past papers', '2027-02-22', '2027-02-25'],
    ['Chemistry exam on 26 February. Lab notes in the final week.', 'Lab notes', '2027-02-19', '2027-02-25'],
  ])('%s', (prompt, label, first, last) => {
    const [part] = stated(prompt, 'horizon')
    expect([part?.appliesTo?.labels, iso(part?.first ?? null), iso(part?.last ?? null)]).toEqual([[label], first, last])
  })

  it('finds the weekday of the last week, and leaves the past alone', () => {
    expect(stated('Bake sale on Friday 26 February at 2pm. Labels printed on the Tuesday of the last week.', 'event').map(({ days }) => iso(days.first))).toEqual(['2027-02-26', '2027-02-23'])
    expect(stated('I have been ill for the last two weeks. Chemistry exam on 26 February.', 'horizon')).toEqual([])
  })
})
