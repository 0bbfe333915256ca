import { describe, expect, it } from 'vitest'
import { planOf } from '../../plan-for-tests.ts'
import { iso, stated } from '../read-for-tests.ts'

const events = (prompt: string) => stated(prompt, 'event').map(({ title, days }) => [title, iso(days.first)])
const starts = (prompt: string) => stated(prompt, 'horizon').flatMap(({ first }) => (first === null ? [] : [iso(first)]))

describe('what begins in the life of those whom the plan is for', () => {
  it.each([
    ['Our grandson starts preschool May 3. Get him used to the potty and to putting on his shoes by then.', 'grandson starts preschool', '2027-05-03'],
    ['My visa runs out in autumn and we fly to Oslo on 3 May. The renewal takes 6 weeks.', 'fly to Oslo', '2027-05-03'],
  ])('is what the plan leads up to: %s', (prompt, title, day) => {
    expect(events(prompt)).toContainEqual([title, day])
    expect(starts(prompt)).toEqual([])
  })

  it.each(['Road trip through Norway with the kids. We fly on 3 May and have ten days.', 'Our training starts on 3 May: a 5k in eight weeks.'])('is the plan where it is its own: %s', (prompt) => {
    expect(starts(prompt)).toEqual(['2027-05-03'])
  })
})

describe('what is handed in by an hour', () => {
  it('is due by then, and no date of three hours', () => {
    const prompt = 'We move out on Saturday 1 May. To do: van, clean the old flat, hand the keys back by noon on 4 May.'
    expect(stated(prompt, 'deadline').map(({ latest }) => latest % 1440)).toContain(720)
    expect(events(prompt)).toEqual([['move out', '2027-05-01']])
  })

  it('follows the move and the cleaning', async () => {
    const { tasks } = await planOf('Moving flat on Saturday 1 May. To do: book a van, deep clean the old flat, hand keys back by noon on 4 May.')
    const dayOf = (words: string) => tasks.find(({ title }) => title.includes(words))!.date
    expect(dayOf('Deep clean') > '2027-05-01').toBe(true)
    expect(dayOf('hand back keys') >= dayOf('Deep clean')).toBe(true)
  })
})

describe('what the whole is to be done by', () => {
  it.each(['Sort out the loft so the cousins can sleep there before July. Sundays.', 'Divorce papers. Get everything to my solicitor by 30 June: bank statements, deeds.'])('%s', (prompt) => {
    expect(stated(prompt, 'deadline').map(({ appliesTo }) => appliesTo)).toEqual([null])
  })
})

it('knows a feast that somebody wants done early', () => {
  expect(events('Diwali sorted early: 12 sweets, lamps, everything wrapped by 20 October.')[0]![0]).toBe('Diwali')
})

it('takes how often something failed for no order', () => {
  expect(stated('Pass the boat licence test on 5 May at 9. Failed once by two points on knots.', 'precedence')).toEqual([])
})

it('does not take where others live for the place of the work', () => {
  expect(stated('Learn enough Greek in 3 months to talk to my husband’s grandparents in Volos, 15 minutes a day.', 'place')).toEqual([])
  expect(stated('Visit my grandparents in Volos for three days from 3 May.', 'place').length + stated('Visit my grandparents in Volos for three days from 3 May.', 'stay').length).toBeGreaterThan(0)
})
