import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

describe('what is said beside a goal', () => {
  it('takes work in full time for busy hours', () => {
    expect(stated('Launch a candle shop on 5 May: labels, stock. We both still work full-time Mon-Thu 8-4.', 'commitment')).toMatchObject([{ title: 'work', days: { weekdays: [1, 2, 3, 4] } }])
  })

  it('takes the month that it is for no time of the plan', () => {
    expect(stated('Host the panto party on 18 December. Right now it’s January. Costumes by 1 October.', 'horizon')).toEqual([])
    expect(stated('Paint the fence, it’s in March that I have time', 'quantity')).toEqual([])
  })

  it('measures a swim in metres, and a sitting in minutes', () => {
    const swim = 'Open water race on 3 July. I can just swim 400m without a rest.'
    expect(stated(swim, 'session')).toEqual([])
    expect(stated(swim, 'quantity')).toEqual([])
    expect(stated('Open water race on 3 July. Swim 400m on Mondays.', 'quantity')).toMatchObject([{ amount: { value: 400, unit: 'm' } }])
    expect(stated('Piano exam on 3 July, 40m every day', 'rhythm')).toMatchObject([{ minutes: 40 }])
  })

  it('waits for who has to agree, and for a reference', () => {
    expect(stated('New fence by 1 June: posts, panels. The neighbour needs to approve first (she takes around 2 weeks).', 'gate')).toMatchObject([{ of: 'Neighbour’s approval', sort: 'sign-off' }])
    expect(stated('Apply to college by 1 March: essay, reference from my boss (he needs ten days).', 'gate')).toMatchObject([{ of: 'Reference from my boss' }])
  })

  it('names no place by where somebody else is', () => {
    expect(stated('Clear the farmhouse: shed, tools. My sister helps with papers, she’s in Norway.', 'place')).toEqual([])
    expect(stated('Ten days in Norway in June', 'place')).not.toEqual([])
  })

  it('reads evenings before their only days', () => {
    expect(stated('Restore the dresser by 1 May, workshop evenings only Mon/Thu', 'availability')).toMatchObject([{ days: { weekdays: [1, 4] }, windows: [{ from: 1080 }] }])
  })

  it('names what somebody is weak at', () => {
    expect(stated('Prepare for the grade exam on 5 June. Grade 4 passed, shaky on sight reading and aural tests.', 'topic').map(({ label }) => label)).toEqual(expect.arrayContaining(['sight reading', 'aural tests']))
  })

  it('has a list ready by the deadline that heads it', () => {
    const ends = stated('Start a course in the autumn. Grant deadline 3 March noon: choose a tutor, letter from my employer, budget.', 'deadline')
    expect(ends.map(({ latest }) => iso(Math.floor(latest / 1440)))).toEqual(['2027-03-03'])
    expect(ends.flatMap(({ appliesTo }) => appliesTo?.labels ?? [])).not.toContain('Grant')
  })

  it('ends a journey of so many weeks on the day of the return', () => {
    expect(stated('A two week cycling tour in May, home again by the 23rd', 'horizon').map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-05-10', '2027-05-23']])
  })
})
