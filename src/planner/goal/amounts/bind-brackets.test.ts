import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

describe('words in brackets and between semicolons', () => {
  it('bind what stands before them', () => {
    const deadlines = stated('Two essays: Kant (2,500 words, due Fri 29 January) and Hume (3,000 words, due 12 February).', 'deadline')
    expect(deadlines.map(({ appliesTo, latest }) => [appliesTo?.labels, iso(latest / 1440 - 1)])).toEqual([[['Kant'], '2027-01-29'], [['Hume'], '2027-02-12']])
    expect(stated('Piano recital in 8 weeks (Sunday 28 February, 5pm). Practise on weekdays.', 'event')).toMatchObject([{ title: 'Piano recital', from: 1020 }])
  })

  it('keep each person of a list together', () => {
    const prompt = 'CRM rollout, 3 sprints (2 wks each), first sprint Mon 11/01. Team: Ines - lead, 50%; Rui - dev; Sara - training, 16h/wk, off 25–28/01.'
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes ?? null])).toEqual([['Ines', 1200], ['Rui', null], ['Sara', 960]])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Sara'])
    expect(stated(prompt, 'sprint-calendar', 'sprint')).toMatchObject([{ count: 3, lengthDays: 14, firstDay: day('2027-01-11') }])
  })

  it('counts days of one activity', () => {
    expect(stated('Pass my boat licence by the end of July. Practical on 3 Saturdays in June.', 'rhythm')).toMatchObject([{ title: 'Practical', count: 3, per: 'total', days: { weekdays: [6] } }])
  })
})
