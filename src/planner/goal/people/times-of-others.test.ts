import { describe, expect, it } from 'vitest'
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
