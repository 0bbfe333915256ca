import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])
const SPRINTS = 'New cellar: walls, lights, racks. Two 2-week sprints from 11 January.'
const away = (prompt: string) => stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans ?? days.weekdays])

describe('a sentence about a team', () => {
  it.each([
    ['Head cooper Anselm (full time), lab tech Priya 15h/wk, Colm from sales (1 day a week).', [['Anselm', 'head cooper', 2400], ['Priya', 'lab tech', 900], ['Colm', 'sales', 480]]],
    ['Mr Okoro runs it (4h a week), Ines & Kit paint, Lotte sews, 6 hours a week each.', [['Mr Okoro', null, 240], ['Ines', 'paint', 360], ['Kit', 'paint', 360], ['Lotte', 'sews', 360]]],
    ['Pharmacist Dr. Noor Haddad, assistants Benny and Clara (both 24 hours a week).', [['Dr Noor Haddad', 'pharmacist', null], ['Benny', 'assistant', 1440], ['Clara', 'assistant', 1440]]],
    ['Contributors: Aiko, Bram; each max 10h per sprint.', [['Aiko', null, 600], ['Bram', null, 600]]],
  ])('tells each with what is said of them: %s', (team, expected) => {
    expect(people(`${SPRINTS} ${team}`)).toEqual(expected)
  })

  it('keeps the days of a bracket', () => {
    expect(stated(`${SPRINTS} Painter Mirela (Tue/Wed), mason Ugo (20%).`, 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Mirela', [2, 3]]])
  })

  it('keeps those of a bullet', () => {
    expect(stated('New cellar: walls, lights, racks. Two 2-week sprints from 11 January.\nTeam\n- Ugo: walls, Mon-Wed only\n- Mirela: lights, 50%', 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Ugo', [1, 2, 3]]])
  })

  it('is none where something else is listed', () => {
    expect(people(`${SPRINTS} Oak floor, Carrara marble, LED light.`)).toEqual([])
  })
})

describe('a machine that is there on some days alone', () => {
  const parts = (prompt: string) => stated(prompt, 'horizon', 'sprint').map(({ first, last, appliesTo }) => [iso(first), iso(last), appliesTo?.labels])

  it.each([
    ['New juice: recipe, pressing trial, labels. 2-week sprints from 11 January. The press is only free 15-19 February. Ada and Ben.', 'pressing trial'],
    ['Neue Säfte: Rezept, Presse testen, Etiketten. Zweiwochensprints ab 11. Januar. Die Presse ist nur vom 15. bis 19. Februar frei. Team: Jonas, Petra.', 'Presse testen'],
  ])('binds the part that names it: %s', (prompt, part) => {
    expect(stated(prompt, 'exclusion', 'sprint')).toEqual([])
    expect(parts(prompt).filter(([, , labels]) => labels !== undefined)).toEqual(part === 'pressing trial' ? [] : [['2027-02-15', '2027-02-19', [part]]])
  })

  it('binds nothing without such a part', () => {
    expect(parts('Kitchen refit: pipes, tiling. 2-week sprints from 11 January. Power off only in week 3. Ada and Ben.')).toEqual([])
  })

  it('is not somebody', () => {
    const prompt = 'Team: Ana, Bo. Ana is only available 3-5 March. 2-week sprints from 1 March. Website: home, shop, blog.'
    expect(stated(prompt, 'availability', 'sprint').map(({ person }) => person)).toEqual(['Ana'])
  })
})

it('takes a bare demand for the whole', () => {
  expect(stated('Move the stores: racks, boxes, signs. 2-week sprints from 11 January. Must be empty here by 5 March.', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo)).toEqual([null])
})

describe('further ways to name a team', () => {
  it.each([
    ['Alerts. Team: 2 SREs (Nia, Walt) + 1 platform engineer (Lena, 20%). Weekly sprints from 11 January.', [['Nia', null], ['Walt', null], ['Lena', 480]]],
    ["Espace client. L'équipe : Yanis au front, Maud au back (80 %), Célestin pour les tests (2 jours par semaine). Deux sprints de deux semaines.", [['Yanis', null], ['Maud', 1920], ['Célestin', 960]]],
    ['Verein. Wir sind zu dritt: Reto (Kassier, 5 Stunden die Woche), Petra (Aktuarin, 4 Stunden die Woche) und ich, Ursin, mache die Technik (6 Stunden die Woche). Zweiwochensprints ab 11. Januar.', [['Reto', 300], ['Petra', 240], ['Ursin', 360]]],
    ['Old store. Two 2-week sprints. Wei Jie leads, Siti and Arjun build the loads.', [['Wei Jie', null], ['Siti', null], ['Arjun', null]]],
    ['Scanner app. Two 2-week sprints. Mihai does Android, Ioana the backend and Radu tests everything on the devices.', [['Mihai', null], ['Ioana', null], ['Radu', null]]],
  ])('“%s”', (prompt, expected) => {
    expect(new Set(stated(prompt, 'person', 'sprint').map(({ name, capacity }) => `${name} ${capacity?.minutes ?? '-'}`))).toEqual(new Set(expected.map(([name, minutes]) => `${name} ${minutes ?? '-'}`)))
  })

  it('let somebody join later', () => {
    expect(away('Chat in 3 sprints of 2 weeks from 11 January: Rita (frontend), Max (backend), plus Ines for QA who only joins in sprint 2.')).toEqual([['Ines', [{ first: day('2027-01-04'), last: day('2027-01-24') }]]])
  })

  it('say where they are behind the dates', () => {
    expect(away('Verein. Team: Reto (Kasse), Petra (Texte). Zwei Sprints à 2 Wochen ab 11. Januar. Petra ist vom 18. bis 22. Januar im Skilager.')).toEqual([['Petra', [{ first: day('2027-01-18'), last: day('2027-01-22') }]]])
  })
})
