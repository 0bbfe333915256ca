import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const counted = (prompt: string) => stated(prompt, 'rhythm').filter(({ per }) => per === 'total').map(({ title, count }) => [title, count])

describe('a number of occasions', () => {
  it.each([
    ['Interview on 3 March at 11:15, with three practice interviews', 'practice interview', 3],
    ['Gran turns 90 on 13 March. Cake, invitations, and also two tastings at the bakery.', 'tasting', 2],
    ['Write a grant application by 19 February. Three rounds of feedback from the committee', 'round of feedback', 3],
    ['Play on 20 March. 2 dress rehearsals in the hall', 'dress rehearsal', 2],
    ['Concert on 20 March. Two run-throughs with the organist', 'run-through', 2],
  ])('%s', (prompt, title, count) => {
    expect(counted(prompt)).toContainEqual([title, count])
  })

  it('is of the days that are said behind it, and these are not those of the plan', () => {
    const prompt = 'Play on 20 March. 2 dress rehearsals in March'
    expect(stated(prompt, 'rhythm').map(({ text }) => text)).toEqual(['dress rehearsal: 2 times, Mon 1 Mar 2027 to Wed 31 Mar 2027'])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each(["Driving test on 3 March. I've had four driving lessons", 'Play on 20 March. Two rehearsals a week', 'I have three exams in May: maths, physics, art', 'Choir for 12 weeks, rehearsals on two Saturdays'])('is none in “%s”', (prompt) => {
    expect(counted(prompt).filter(([title]) => /lesson|rehearsal$|exam/u.test(String(title)))).toEqual([])
  })
})

it('takes the hours of all of it for a total, whatever verb says it', () => {
  expect(stated('Write my memoirs: childhood, the farm, the sea. It should take 25 hours in total.', 'limit').map(({ per, max }) => [per, max])).toEqual([['total', 1500]])
})
