import { describe, expect, it } from 'vitest'
import { iso, stated } from './read-for-tests.ts'

const team = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])

describe('people', () => {
  it.each([
    ['Build a shop. Team: Ana - backend, Bo - frontend, Chidi - QA.', [['Ana', 'backend'], ['Bo', 'frontend'], ['Chidi', 'QA']]],
    ['Auth for our tool. Two devs (Kemi, Lars)', [['Kemi', 'developer'], ['Lars', 'developer']]],
    ['Game jam. Team of 3: Lena code, Max art, Ozzy sound', [['Lena', 'code'], ['Max', 'art'], ['Ozzy', 'sound']]],
    ['Site. Greta writes the copy, Liam does design.', [['Greta', 'writes copy'], ['Liam', 'design']]],
    ['Hire. People: recruiter Dana, hiring manager Paul', [['Dana', 'recruiter'], ['Paul', 'hiring manager']]],
    ['Pipeline. 3 ppl: Wei, Olga, Tunde.', [['Wei'], ['Olga'], ['Tunde']]],
  ])('are read from “%s”', (prompt, people) => {
    expect(team(prompt)).toEqual(people)
  })

  it('know who the user is', () => {
    expect(stated('Content. Writer: Imke, approval: me (Steph).', 'person', 'sprint').map(({ name, isUser }) => [name, isUser])).toEqual([['Imke', false], ['Steph', true]])
  })

  it('have absences of their own', () => {
    const [away] = stated('Shop. Team: Ana - backend, Bo - frontend. Ana is away 18-22 January.', 'exclusion', 'sprint')
    expect(away).toMatchObject({ person: 'Ana' })
    expect(away?.days.spans?.map(({ first, last }) => [iso(first), iso(last)])).toEqual([['2027-01-18', '2027-01-22']])
  })
})

describe('sprints', () => {
  it.each([
    ['3 two-week sprints starting Monday 11 January', 3, 14, '2027-01-11'],
    ['4 sprints of 2 weeks, start feb 8', 4, 14, '2027-02-08'],
    ['Sprint length 3 weeks, two sprints, start 1 March', 2, 21, '2027-03-01'],
    ['3 sprints, 2 weeks each, from 18 January', 3, 14, '2027-01-18'],
    ['One sprint, 10 working days from 1 Feb', 1, 14, '2027-02-01'],
    ['6 weeks, 1-week sprints from Feb 15', 6, 7, '2027-02-15'],
  ])('are read from “%s”', (prompt, count, lengthDays, first) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect(calendar).toMatchObject({ count, lengthDays })
    expect(iso(calendar!.firstDay)).toBe(first)
  })
})
