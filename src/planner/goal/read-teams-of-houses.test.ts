import { describe, expect, it } from 'vitest'
import { iso, read, stated } from './read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('a head that says who plans', () => {
  it.each([
    ['Library: open the new reading room. Two 2-week sprints from 11 January.', 'open the new reading room'],
    ['Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.', 'new booking form, reminder texts, training of 12 people'],
  ])('leaves the goal behind its colon: %s', (prompt, subject) => {
    expect(read(prompt, 'sprint').subject).toBe(subject)
  })

  it('stays the goal where it names one', () => {
    expect(read('Museum website: tickets, opening hours, map. Two 2-week sprints from 11 January.', 'sprint').subject).toBe('Museum website')
  })

  it('keeps what is done with people as an item of the list', () => {
    expect(topics('Clinic: new booking form, reminder texts, training of 12 people. Two 2-week sprints from 11 January.')).toContain('training of 12 people')
  })
})

describe('posts before names', () => {
  it.each([
    ['Scan the maps. Two 2-week sprints from 11 January. Librarian Maud (12h), press officer Theo (20h), IT Sven (6h).', [['Maud', 'librarian', 720], ['Theo', 'press officer', 1200], ['Sven', 'IT', 360]]],
    ['Karten scannen. Zwei Sprints zu je zwei Wochen ab 11. Januar. Bibliothekarin Maud, Gärtner Theo, IT Sven.', [['Maud', 'Bibliothekarin', null], ['Theo', 'Gärtner', null], ['Sven', 'IT', null]]],
  ])('are roles, with the hours in brackets: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('are nobody else in a list of the team', () => {
    expect(people('Scan the maps. Two 2-week sprints from 11 January. Team: Librarian Maud, press officer Theo, QA: Ida.').map(([name]) => name)).toEqual(['Maud', 'Theo', 'Ida'])
  })

  it('stand behind names too', () => {
    expect(people('Ship the reader. Two 2-week sprints from 11 January. Ugo Android, Mei iOS, Ros backend.')).toEqual([['Ugo', 'Android', null], ['Mei', 'iOS', null], ['Ros', 'backend', null]])
  })
})

describe('hours in brackets', () => {
  it.each([
    ['Move the lab. Two 2-week sprints from 11 January. Ida (chemist, 6h), Dr. Osei (1h).', [['Ida', 360], ['Dr Osei', 60]]],
    ['Mudar o laboratório. Sprints de 2 semanas de 11 de janeiro a 5 de fevereiro. Equipe: Davi (química, 18h), Lia (secretaria, 9h).', [['Davi', 1080], ['Lia', 540]]],
    ['Trasladar el laboratorio. Dos sprints de dos semanas desde el 11 de enero. Equipo: Saúl (química, 18 h), Lía (compras, 9 h).', [['Saúl', 1080], ['Lía', 540]]],
  ])('are those of a week: %s', (prompt, hours) => {
    expect(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual(hours)
    expect(stated(prompt, 'person', 'sprint').map(({ capacity }) => capacity?.per)).toEqual(['week', 'week'])
  })

  it('leave those to train out of the team', () => {
    expect(people('Dématérialiser les permis, former 12 agents. Deux sprints de deux semaines à partir du 11 janvier. Équipe : Inès (projet), Loïc (accueil, absent du 18 au 22 janvier).').map(([name, role]) => [name, role])).toEqual([['Inès', 'projet'], ['Loïc', 'accueil']])
  })
})

describe('sprints between two days', () => {
  it.each(['Sprints de 2 semanas de 11 de janeiro a 5 de março, equipe: Davi.', 'Sprints de dos semanas del 11 de enero al 5 de marzo, equipo: Saúl.', 'Sprints de deux semaines du 11 janvier au 5 mars, équipe : Inès et Loïc.'])('begin on the first: %s', (prompt) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 14, '2027-01-11']])
  })
})

describe('what takes turns', () => {
  it.each([
    ['Fit the lamps, one per week: Oslo, Bergen, Moss. 1-week sprints from 11 January. Team: Ida, Ben.', ['2027-01-11', '2027-01-18', '2027-01-25']],
    ['Audit the wards. Three 2-week sprints from 11 January. One ward per sprint: heart, lungs, bones. Team: Ida, Ben.', ['2027-01-11', '2027-01-25', '2027-02-08']],
  ])('has its days, and is nobody: %s', (prompt, firsts) => {
    expect(stated(prompt, 'horizon', 'sprint').map(({ first }) => iso(first))).toEqual(firsts)
    expect(people(prompt).map(([name]) => name)).toEqual(['Ida', 'Ben'])
  })
})

describe('a goal with parts that are listed elsewhere', () => {
  it.each([
    ['Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January. Team: Ida, Ben.', ['Essays', 'pictures', 'printing']],
    ['Payroll software for our dairy, 80 users, go-live over the weekend of 1 May. 2-week sprints from 11 January: data, rules, training.', ['data', 'rules', 'training']],
  ])('is none of them: %s', (prompt, labels) => {
    expect(topics(prompt)).toEqual(labels)
  })

  it('ends at what it is made for', () => {
    expect(stated('Yearbook of our choir, 60 pages, sold at the bazaar on 12 March. Essays, pictures, printing. 2-week sprints from 11 January.', 'event', 'sprint').map(({ title }) => title)).toEqual(['bazaar'])
  })

  it('does not list its sources', () => {
    expect(topics('Energy report: heating, lighting, pumps, from two spreadsheets and the meter. Two 2-week sprints from 11 January.')).toEqual(['heating', 'lighting', 'pumps'])
  })
})
