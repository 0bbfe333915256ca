import { describe, expect, it } from 'vitest'
import { planOf } from '../../../plan-for-tests.ts'
import { iso, stated } from '../../read-for-tests.ts'
import { plainAmounts } from './plain-amounts.ts'

const written = (text: string) => plainAmounts(text).toSorted((a, b) => a.start - b.start).reduceRight((said, { text: words, start, end }) => said.slice(0, start) + words + said.slice(end), text)

describe('amounts and hours told in passing', () => {
  it.each([
    ['Notary exam on 20 May. Aiming for 18 hours of revision a week.', 'Notary exam on 20 May. 18 hours a week.'],
    ['Teach the pup to stay. 5 mins three times a day, club is Tuesdays at 6pm', 'Teach the pup to stay. three times a day, 5 mins each time. club is Tuesdays at 6pm'],
    ['Draft the memoir, weekdays 6-7am, longer on Sundays.', 'Draft the memoir, weekdays 6-7am, Sunday mornings.'],
    ['New bathroom, £900 max and done by 3 May', 'New bathroom, max £900. Done by 3 May'],
    ['Flute exam. The gigue not started, scales rusty. Daily', 'Flute exam. The gigue, scales. Daily'],
    ['Flying to Perth with the baby on 3 May, 17 hours, overnight flight. Packing', 'Flying to Perth with the baby on 3 May  . Packing'],
  ])('%s', (text, said) => {
    expect(written(text)).toBe(said)
  })

  it.each(['A night flight simulator for the club', 'Sundays or after Easter', 'Save £900 max, done', 'Longer on the bike each week'])('leaves what is no such telling: %s', (text) => {
    expect(written(text)).toBe(text)
  })
})

it('opens the evenings of workdays beside whole days', () => {
  expect(stated('Find a flat to rent by 31 July. Viewings only on Saturdays or after 5.30pm.', 'availability').map(({ days, windows }) => [days.weekdays, windows[0]!.from])).toEqual([[[6], 480], [[1, 2, 3, 4, 5], 1050]])
})

it('takes what is done before a day for no beginning', () => {
  expect(stated('Hall makeover. Done before Easter (28 March).', 'deadline').map(({ latest }) => iso(Math.floor((latest - 1) / 1440)))).toEqual(['2027-03-27'])
  expect(stated('Hall makeover. Done before Easter (28 March).', 'horizon')).toEqual([])
})

it('waits for what an office gives out, told in brackets', () => {
  expect(stated('Rail tour from 5 July. Need passes, hostels and my passport renewed (takes about 3 weeks).', 'gate')).toMatchObject([{ of: 'Passport', sort: 'application' }])
  expect(stated('Move to Oslo on 5 July: baby passport (not applied yet, about 4 weeks), boxes, school place.', 'gate')).toMatchObject([{ of: 'Baby passport' }])
})

it('reads handles as things where nobody handles anything', () => {
  expect(stated('Hall makeover: new handles, new lamp, door mats.', 'topic').map(({ label }) => label)).toContain('new handles')
})

it('knows a car by its year and its name, and a fair by what somebody sells there', async () => {
  const { tasks: car } = await planOf('Sell my 2014 Fiesta by 30 March')
  expect(car.some(({ title }) => title.includes('service book'))).toBe(true)
  const { tasks: fair } = await planOf('Craft fair on 15 May, I sell felt bags. Sundays only. Also price tags and a card reader.')
  expect(fair.some(({ title }) => title.startsWith('Apply for the pitch'))).toBe(true)
  const { tasks: organised } = await planOf('Organise a craft fair in the village hall on 15 May')
  expect(organised.some(({ title }) => title.startsWith('Book the venue'))).toBe(true)
})
