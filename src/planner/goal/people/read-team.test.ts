import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const team = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])

describe('people', () => {
  it.each([
    ['Build a shop. Team: Ana - backend, Bo - frontend, Chidi - QA.', [['Ana', 'backend'], ['Bo', 'frontend'], ['Chidi', 'QA']]],
    ['Auth for our tool. Two devs (Kemi, Lars)', [['Kemi', 'developer'], ['Lars', 'developer']]],
    ['Game jam. Team of 3: Lena code, Max art, Ozzy sound', [['Lena', 'code'], ['Max', 'art'], ['Ozzy', 'sound']]],
    ['Site. Greta writes the copy, Liam does design.', [['Greta', 'writes copy'], ['Liam', 'design']]],
    ['Hire. People: recruiter Dana, hiring manager Paul', [['Dana', 'recruiter'], ['Paul', 'hiring manager']]],
    ['Swap 120 laptops. Two-week sprints: Ali (IT), Carla (purchasing)', [['Ali', 'IT'], ['Carla', 'purchasing']]],
    ['Pipeline. 3 ppl: Wei, Olga, Tunde.', [['Wei'], ['Olga'], ['Tunde']]],
    ['Move to the cloud. Team Alva, Bruno, Cora.', [['Alva'], ['Bruno'], ['Cora']]],
    ['We are 3: Alva and Bruno code, Cora does ops. One sprint of two weeks.', [['Alva', 'code'], ['Bruno', 'code'], ['Cora', 'ops']]],
    ['With Alva (facilitator), Bruno and Cora: a design sprint', [['Alva', 'facilitator'], ['Bruno'], ['Cora']]],
    ['Me and Bruno build a chat app in two sprints', [['Me'], ['Bruno']]],
    ['Devs Alva & Bruno, tester Cora. Product owner is Dario.', [['Alva', 'developer'], ['Bruno', 'developer'], ['Cora', 'tester'], ['Dario', 'product owner']]],
    ['Learn React, Node and Docker in 2 two-week sprints', []],
  ])('are read from “%s”', (prompt, people) => {
    expect(team(prompt)).toEqual(people)
  })

  it('know who the user is', () => {
    expect(stated('Content. Writer: Imke, approval: me (Steph).', 'person', 'sprint').map(({ name, isUser }) => [name, isUser])).toEqual([['Imke', false], ['Steph', true]])
  })

  it('have hours and days in brackets', () => {
    const prompt = 'Shop. Alva (backend, 20h a week) and Bruno (FE, Tuesdays and Thursdays only) build it.'
    expect(stated(prompt, 'person', 'sprint').map(({ capacity }) => capacity)).toEqual([{ minutes: 1200, per: 'week' }, null])
    expect(stated(prompt, 'availability', 'sprint')[0]).toMatchObject({ person: 'Bruno', days: { weekdays: [2, 4] } })
  })

  it('each have the hours said of each', () => {
    expect(stated('Shop. Team Alva, Bruno. 70 hours per person and sprint, 2 sprints of two weeks.', 'limit', 'sprint').map(({ person, max, per }) => [person, max, per])).toEqual([['Alva', 4200, 'sprint'], ['Bruno', 4200, 'sprint']])
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
    ['3 x 2 wks from 11 January', 3, 14, '2027-01-11'],
    ['Weekly sprints, 4 of them, starting Feb 1', 4, 7, '2027-02-01'],
    ['One-week sprints x 5 starting 18 January', 5, 7, '2027-01-18'],
    ['Two-week sprints until end of March, sprint 1 starts 18 January', 5, 14, '2027-01-18'],
    ['6 weeks, 1-week sprints from Feb 15', 6, 7, '2027-02-15'],
  ])('are read from “%s”', (prompt, count, lengthDays, first) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect(calendar).toMatchObject({ count, lengthDays })
    expect(iso(calendar!.firstDay)).toBe(first)
  })
})
