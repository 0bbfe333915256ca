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
