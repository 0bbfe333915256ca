import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Autumn jobs at the cottage. Prune the quinces, oil the gates.'
const bound = (said: string, kind: 'exclusion' | 'availability') => stated(`${GOAL} ${said}`, kind).map(({ appliesTo }) => appliesTo?.labels ?? null)

describe('times of whoever a thing needs', () => {
  it.each([
    ['Trailer MOT by 30 September; the garage in Ely doesn’t open Saturdays.', 'exclusion', 'Trailer MOT'],
    ['Collect the kiln by 30 September, the depot that has it is shut Mondays.', 'exclusion', 'kiln'],
    ['Inspection of the flue by 30 September. The inspector can only come on Tuesdays.', 'availability', 'Inspection of the flue'],
  ] as const)('bind it: %s', (said, kind, expected) => {
    expect(bound(said, kind).flat().join(' ')).toContain(expected)
  })

  it.each([
    ['Trailer MOT by 30 September, I never work on Saturdays.', 'exclusion'],
    ['Trailer MOT by 30 September. Nothing on Sundays.', 'exclusion'],
    ['Mend the roof by 30 September. We can only do weekends.', 'availability'],
  ] as const)('leave what the user says of everything to everything: %s', (said, kind) => {
    expect(bound(said, kind)).toContainEqual(null)
  })

  it('do not bind what has a day of its own', () => {
    expect(bound('Chimney sweep on 14 September at 10, the shop is shut Mondays.', 'exclusion').flat().join(' ')).not.toContain('Chimney')
  })
})

describe('when somebody sees to whoever comes', () => {
  it.each([
    ['Take the harp to the saleroom by 30 September; they receive Wed & Thu, 10-4.', 'harp to the saleroom'],
    ['Get the visa stamp by 16 September, the consulate takes visitors Mon, Tue, 8-11.', 'visa stamp'],
    ['Bring the slates to the tip by 30 September; the yard lets you in Thu-Sun, 10-6.', 'slates to the tip'],
  ])('is when the thing may be, and no series: %s', (said, expected) => {
    expect(bound(said, 'availability').flat().join(' ')).toContain(expected)
    expect(stated(`${GOAL} ${said}`, 'rhythm')).toEqual([])
  })

  it('is a series where they come to the user', () => {
    expect(stated(`${GOAL} The physio comes on Mondays.`, 'rhythm')).toHaveLength(1)
  })
})

it('leaves the user’s own times to the plan', () => {
  const prompt = 'Ride to Ely on Saturday 14 August. Fit new tyres, book the train home. I’ll ride three times a week - Tuesday and Thursday before work, 6:00 to 7:30.'
  expect(stated(prompt, 'availability').flatMap(({ appliesTo }) => appliesTo?.labels ?? []).join(' ')).not.toMatch(/tyres|train home/u)
})

describe('the times of one somebody', () => {
  const LIST = 'Chapel opening about 20 June. Before then: wax the pews, order candles, mend the gate, '
  const labels = (said: string) => stated(LIST + said, 'availability').flatMap(({ appliesTo }) => appliesTo?.labels ?? [])

  it.each([
    'teach our student Freya the night rota. She can only do nights at weekends.',
    'show Freya the boiler. She can only come on Saturdays.',
  ])('bind what is done with them, and not all of the list: %s', (said) => {
    const bound = labels(said)
    expect(bound.join(' ')).toContain('Freya')
    expect(bound.join(' ')).not.toMatch(/pews|candles|gate/u)
  })
})
