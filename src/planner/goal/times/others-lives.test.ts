import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const GOAL = 'Restore an old dresser by 30 May.'
const told = (words: string) => read(`${GOAL} ${words}`).readings.filter(({ kind, source }) => source === 'stated' && kind !== 'deadline')

describe('what is told of somebody else', () => {
  it.each([
    'My partner Leo is home on Fridays.',
    'Our neighbour watches the twins on Thursdays.',
    'My daughter plays handball on Saturdays.',
    'Anna from number 12 helps on Sundays.',
    'My own kids are with their father every other weekend.',
    'My flatmate still drinks wine at weekends.',
    'On Mondays my husband takes the boys to judo.',
    'My brother-in-law can lift things on Sundays.',
    'The dog goes to day care on Tuesdays and Thursdays.',
    'My wife works from home on Wednesdays.',
    'Fridays are the hard ones.',
    'Sunday evenings are the worst.',
  ])('is no work of the plan and takes no time: “%s”', (words) => {
    expect(told(words)).toEqual([])
  })

  it.each([
    ['My daughter plays handball on Saturdays 10-12.', [6], { from: 600, to: 720 }],
    ['My in-laws come for lunch on Sundays 12-3.', [7], { from: 720, to: 900 }],
    ['The boys have rugby Wednesdays 5-7 pm.', [3], { from: 1020, to: 1140 }],
  ])('takes the hours of children and visitors: “%s”', (words, weekdays, window) => {
    expect(told(words)).toMatchObject([{ kind: 'commitment', days: { weekdays }, windows: [window], inPlan: false }])
  })

  it('is done with the user where they do it together', () => {
    expect(told('My friend Tomas polishes with me on Wednesdays at 8pm.')).toMatchObject([{ kind: 'rhythm', title: 'Polish with my friend Tomas', days: { weekdays: [3] } }])
    expect(told('A friend from Leeds talks Welsh with me on Sundays.')).toMatchObject([{ kind: 'rhythm', title: 'Talk Welsh with a friend from Leeds' }])
  })

  it('bounds no plan with how long they stay', () => {
    expect(told('My mother comes on 25 April and stays for three weeks.').map(({ kind }) => kind)).toEqual(['event'])
  })

  it('is quoted with its time where it is not taken into account', () => {
    expect(read(`${GOAL} My partner Leo is home on Fridays.`).notes.map(({ words }) => words)).toEqual(['My partner Leo is home on Fridays'])
  })
})

describe('what sounds like it', () => {
  it.each([
    ['Train my dog for the show on 6 May. The dog swims on Tuesdays.', 'rhythm'],
    ['Learn the harp. Our lessons are on Tuesdays 5-6.', 'rhythm'],
    ['Get fit by June. Swimming is on Mondays.', 'rhythm'],
    ['Plan a move on 27 March. My husband can only paint on weekends.', 'availability'],
  ])('is still read as before: “%s”', (prompt, kind) => {
    expect(read(prompt).readings.filter(({ source }) => source === 'stated').map((reading) => reading.kind)).toContain(kind)
  })
})

it('holds what somebody does with the user', () => {
  expect(stated('Naturalisation test on 12 March. Saturday mornings my sister tests me.', 'rhythm').map(({ title, days, windows }) => [title, days.weekdays, windows])).toEqual([['Test with my sister', [6], [{ from: 480, to: 720 }]]])
})
