import { describe, expect, it } from 'vitest'
import { iso, read, stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const calendars = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])
const off = (prompt: string) => stated(prompt, 'exclusion', 'sprint').flatMap(({ days }) => (days.spans ?? []).map(({ first }) => iso(first)))

describe('sprints told as a form', () => {
  it.each([
    ['Choir archive in sprints. Length: one week. How many: 5. Start: Mon 11 Jan. Scan, name, upload.', [5, 7, '2027-01-11']],
    ['Merge two newsletters. Sprints of two weeks, the first begins on 11 January, four of them. Name, layout, print.', [4, 14, '2027-01-11']],
    ['Server move. Sprint calendar: S1 11-22 January, S2 25 January-5 February. Racks in S1, cables in S2.', [2, 14, '2027-01-11']],
  ])('%s', (prompt, calendar) => {
    expect(calendars(prompt)).toEqual([calendar])
  })

  it('have no topics called so', () => {
    expect(topics('Server move. Sprint calendar: S1 11-22 January, S2 25 January-5 February. Racks in S1, cables in S2, tests last.').filter((label) => /^S\d$/u.test(label))).toEqual([])
  })
})

describe('people in dense notes', () => {
  it.each([
    ['Allergen labels. Three one-week sprints from 11 January. Me: Otti, quality, 20 hours. Cooks: Radu and Imre, 5 hours a week each.', [['Otti', 'quality', 1200], ['Radu', 'cook', 300], ['Imre', 'cook', 300]]],
    ['Audio guide. Three 2-week sprints from 11 January. Jagoda does Polish, Samir Arabic, Oksana Ukrainian; 25 hours a week apiece.', [['Jagoda', 'Polish', 1500], ['Samir', 'Arabic', 1500], ['Oksana', 'Ukrainian', 1500]]],
    ['Cohousing. Three 2-week sprints from 11 January. Architect Fenna 20h, surveyor Karim 10h, me (Liselot) 8h per week.', [['Fenna', 'architect', 1200], ['Karim', 'surveyor', 600], ['Liselot', null, 480]]],
    ['Laser cutter. Two 2-week sprints from 11 January, weekends only. Crew: Zed, Aoife, max 6 hours a weekend each.', [['Zed', null, 360], ['Aoife', null, 360]]],
  ])('have their hours: %s', (prompt, team) => {
    const limits = new Map(stated(prompt, 'limit', 'sprint').map(({ person, max }) => [person, max]))
    expect(people(prompt).map(([name, role, minutes]) => [name, role, minutes ?? limits.get(String(name)) ?? null])).toEqual(team)
  })

  it('join on their day in a line of dashes', () => {
    expect(off('Badge app, 3-week sprints from 11 January.\nPeople:\nTeo – iOS dev – full time\nGus – QA – joins 1 February\nEpics: login, list, notes')).toEqual(['2027-01-04'])
    expect(people('Badge app, 3-week sprints from 11 January.\nPeople:\nTeo – iOS dev – full time\nGus – QA – joins 1 February\nEpics: login, list, notes').map(([name]) => name)).toEqual(['Teo', 'Gus'])
  })

  it('make their parts work', () => {
    expect(topics('Laser cutter: get it running. Two 2-week sprints from 11 January. Crew: Zed, Aoife, Marta. Zed: wiring. Aoife: ventilation. Marta: paperwork + induction.')).toEqual(expect.arrayContaining(['wiring', 'ventilation']))
  })
})

describe('subjects of dense notes', () => {
  it.each([
    ['Hackspace laser cutter: get it running. Two 2-week sprints from 11 January.', 'Hackspace laser cutter'],
    ['Planning permission package for our cohousing project. Two 2-week sprints from 11 January.', 'Planning permission package for our cohousing project'],
  ])('%s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })
})

describe('days off in dense notes', () => {
  it.each([
    ['Choir archive: scan, name. Three 1-week sprints from 11 January. 20 January is a rehearsal day, nobody available.', ['2027-01-20']],
    ['Server move: racks, cables. Three 1-week sprints from 11 January. Carnival (18 and 19 January, 25 January) off.', ['2027-01-18', '2027-01-19', '2027-01-25']],
  ])('%s', (prompt, days) => {
    expect(off(prompt)).toEqual(days)
  })
})

it('takes what only its order names for work', () => {
  expect(topics('Server move: racks, cables, migration. Three 1-week sprints from 11 January. Rollback plan before the migration.')).toContain('Rollback plan')
})

it('keeps a part in the sprint of its bracket, and what is barred by its name', () => {
  const prompt = 'Expense tool. Three 2-week sprints from 11 January. Card import, rules, pilot with sales (sprint 2). No interviews on Fridays.'
  expect(stated(prompt, 'horizon', 'sprint').map(({ first, last, appliesTo }) => [iso(first), iso(last), appliesTo?.labels])).toEqual([['2027-01-25', '2027-02-07', ['pilot with sales']]])
  expect(stated(prompt, 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['interviews']])
})
