import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Rebuild the garden wall by the end of March.'
const bound = (said: string) => (['exclusion', 'availability'] as const).flatMap((kind) => stated(`${GOAL} ${said}`, kind).map(({ person }) => person))

describe('times of somebody else', () => {
  it.each([
    ['It is me and my friend Dmitri. He is away all of February.', 'Dmitri'],
    ['Rhona next door wants to help, but she works shifts so no Saturdays with her.', 'Rhona'],
    ['Rhona mixes. Solveig does the other days except Sunday.', 'Solveig'],
    ['Pointing needs the mason Piet and he is free Mondays only.', 'Piet'],
  ])('close no day of the plan: %s', (said, who) => {
    expect(bound(said)).toContain(who)
    expect(bound(said)).not.toContain(null)
  })

  it.each(['I am away all of February.', 'My mother is in hospital 18 to 20 January so do not count on me then.', 'Not on Sundays, we have guests.'])('the user’s own stay those of the plan: %s', (said) => expect(bound(said)).toContain(null))
  it('whom the goal is for keeps theirs', () => expect(stated('It is for my dad, he runs the spring fair on 8 May. He is in hospital on Tuesdays.', 'exclusion').map(({ person }) => person)).toEqual([null]))
})

describe('days of a relative', () => {
  const of = (prompt: string) => readGoal({ prompt, plannerType: 'calendar', now: '2027-01-04T08:00', timeZone: 'Europe/London', locale: 'en-GB' }).readings

  it('are those of the absence, whatever it is for', () => {
    expect(of('Paint the hall by March, my husband is away for work 15-28 February').flatMap((reading) => (reading.kind === 'exclusion' ? [reading.person] : []))).toEqual(['husband'])
  })

  it('stay the user’s where it is the user who is away', () => {
    expect(of('Paint the hall by March, I am away for work 15-28 February').flatMap((reading) => (reading.kind === 'exclusion' ? [reading.person] : []))).toEqual([null])
  })

  it('are none where an occasion is theirs', () => {
    const readings = of('My parents’ golden wedding lunch on Saturday 13 February at our house')
    expect(readings.filter(({ kind }) => kind === 'commitment')).toEqual([])
    expect(readings.flatMap((reading) => (reading.kind === 'event' ? [reading.title] : []))).toEqual(['parents’ golden wedding lunch'])
  })
})
