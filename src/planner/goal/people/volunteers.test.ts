import { describe, expect, it } from 'vitest'
import { day, stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const away = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans ?? days.weekdays])

describe('volunteers and crews', () => {
  it('give hours in turn, which are no stays', () => {
    const prompt = 'Move the archive. Edith can give 6 hours a week, Ravi 4, Young Pat 3 (never on Thursdays). Two 2-week sprints from 11 January.'
    expect(people(prompt)).toEqual([['Edith', null, 360], ['Ravi', null, 240], ['Young Pat', null, 180]])
    expect(stated(prompt, 'stay', 'sprint')).toEqual([])
    expect(away(prompt)).toEqual([['Young Pat', [4]]])
  })

  it('are told as names, dashes and work', () => {
    const prompt = 'Get the lifeboat back in service. Capt. Ruiz - drills, Joanne - radios, Kyle & Bea - ropes and hull. Two 2-week sprints.'
    expect(people(prompt)).toEqual([['Ruiz', 'drills', null], ['Joanne', 'radios', null], ['Kyle', 'ropes and hull', null], ['Bea', 'ropes and hull', null]])
  })

  it('are as many as are named', () => {
    const prompt = 'Team of four - me (Doris, head of catering), two cooks (Emre and Svetlana), and the trainee Ben. 3-week sprints from 11 January. Recipes, portions, survey.'
    expect(people(prompt).map(([name, role]) => [name, role])).toEqual([['Doris', 'head catering'], ['Emre', 'cook'], ['Svetlana', 'cook'], ['Ben', 'trainee']])
  })

  it.each([
    ['Team: Ana (kitchen), Ben (floor). Two 2-week sprints from 11 January. Ben has vocational school 18-22 January.', 'Ben'],
    ['Equipe: Caio (cozinha), Luana (sala). Dois sprints de 2 semanas a partir de 11 de janeiro. O Caio viaja de 18 a 22 de janeiro.', 'Caio'],
  ])('are away on days with a business of their own: %s', (prompt, person) => {
    expect(away(prompt)).toEqual([[person, [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })

  it('never come on a day named first', () => {
    expect(away('Team: Ute (Empfang, 10 Std. pro Woche, dienstags nie), Kai (Technik, 8 Std. pro Woche). Zwei Sprints à 2 Wochen ab 11. Januar.')).toEqual([['Ute', [2]]])
  })
})
