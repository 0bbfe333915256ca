import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'
import { dayOfMinute } from '../../time/day-number.ts'

const due = (prompt: string) => stated(prompt, 'deadline').filter(({ appliesTo }) => appliesTo !== null).map(({ appliesTo, latest }) => [appliesTo?.labels, iso(dayOfMinute(latest - 1))])
const parts = (prompt: string) => stated(prompt, 'topic').map(({ label }) => label)

describe('what there is to do before that', () => {
  it('is a list like any other, done by the first of what was dated', () => {
    const prompt = 'New boiler: fitter takes the old one out Mon 8 March at 9, electrician comes Thu 11 March 8:00. Before that I have to clear the cellar (2 days!), choose the model, and tell the tenants.'
    expect(parts(prompt)).toEqual(expect.arrayContaining(['clear the cellar', 'choose the model']))
    expect(due(prompt)).toEqual([[expect.arrayContaining(['clear the cellar', 'choose the model']), '2027-03-08']])
  })

  it('is a list behind “until then” too', () => {
    expect(due('The piano arrives on 8 March. Until then we need to move the sofa, measure the door and find a tuner.')).toEqual([[['move the sofa', 'measure the door', 'find a tuner'], '2027-03-07']])
  })

  it('is no list where it is one thing, or hours', () => {
    expect(parts('Exam on 8 March. Before that I want to read the book twice.')).toEqual([])
    expect(stated('The piano arrives on 8 March. Until then I have Saturdays and Sundays.', 'availability').map(({ days }) => days.weekdays)).toEqual([[6, 7]])
  })
})
