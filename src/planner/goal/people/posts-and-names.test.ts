import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const SPRINTS = 'New cellar: walls, lights, racks. Two 2-week sprints from 11 January.'
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity === null ? null : `${capacity.minutes / 60}/${capacity.per}`])
const hours = (prompt: string) => stated(prompt, 'availability', 'sprint').flatMap(({ person, windows }) => (person === null ? [] : [[person, windows.map(({ from }) => from / 60)]]))

it.each([
  ['a heading of two words, and posts that no ending tells', 'Working group: head gardener Tamsin, deputy Ivo, trustee Wanda (1 day a week).', [['Tamsin', 'head gardener', null], ['Ivo', 'deputy', null], ['Wanda', 'trustee', '8/week']]],
  ['a share behind the name', 'Cellar master Anselm (40%), cooper Priya half time, Colm handles the bottles, 6 hrs/week.', [['Anselm', 'cellar master', '16/week'], ['Priya', 'cooper', '20/week'], ['Colm', 'bottles', '6/week']]],
  ['hours of those who are named behind them', 'Oskar does wiring, Ines sound and test, max 20 hours a week each for Oskar and Ines.', [['Oskar', 'wiring', '20/week'], ['Ines', 'sound and test', '20/week']]],
  ['work before a colon, and who does it', 'Masonry: Ugo, lights: Tamsin (5 hours a week), cellar keys: Mr Okoro.', [['Ugo', 'masonry', null], ['Tamsin', 'lights', '5/week'], ['Mr Okoro', 'cellar keys', null]]],
])('reads %s', (_, team, expected) => {
  expect(people(`${SPRINTS} ${team}`)).toEqual(expected)
})

it.each([
  ['Fresque du village. Deux sprints de deux semaines à partir du 11 janvier. Échafaudage : Basile (10 h par sprint), peinture : Aurore, photos : Yanis.', [['Basile', 'échafaudage', '10/sprint'], ['Aurore', 'peinture', null], ['Yanis', 'photos', null]]],
  ['Dorffest in zwei Sprints zu 2 Wochen ab 11. Januar. Technik: Jonas, Einkauf: Frau Petri, Zelte: Murat.', [['Jonas', 'Technik', null], ['Frau Petri', 'Einkauf', null], ['Murat', 'Zelte', null]]],
])('reads work and names of other languages: %s', (prompt, expected) => {
  expect(people(prompt).map(([name, role, capacity]) => [name, String(role).toLowerCase(), capacity])).toEqual(expected.map(([name, role, capacity]) => [name, role!.toLowerCase(), capacity]))
})

it('takes hours of the day that are said to be the only ones for those of the person before', () => {
  expect(hours(`${SPRINTS} Roofer Ugo, apprentice Lou mornings only, painter Wanda, evenings only.`).map(([person]) => person)).toEqual(['Lou', 'Wanda'])
})

it.each([
  ["I'm the winemaker (Tamsin), Ugo does masonry, Lou does the racks.", 'Tamsin'],
  ['Just me, Dr. Ada Quist, and an assistant (Lou, 8 hours a week).', 'Dr Ada Quist'],
])('knows who the user is, once: %s', (team, name) => {
  expect(stated(`${SPRINTS} ${team}`, 'person', 'sprint').filter(({ isUser }) => isUser).map((person) => person.name)).toEqual([name])
  expect(people(`${SPRINTS} ${team}`).map(([each]) => each)).not.toContain('Me')
})

it('knows who holds a post by the bracket behind it', () => {
  expect(people(`${SPRINTS} CFO (Ms Adeyemi) is only there on Thursdays. Ugo and Lou share the work.`)).toContainEqual(['Ms Adeyemi', 'CFO', null])
})

it.each([
  [`${SPRINTS} Start: Hamburg, venue: Odeon, budget: Open.`],
  [`${SPRINTS} Room plans for both floors, keys.`],
  ['Grille des salaires. Deux sprints de deux semaines à partir du 11 janvier. Affiche imprimée le 20 janvier.'],
  [`${SPRINTS} Then reports from 11 team leads, signatures of 3 managers.`],
])('reads nobody out of %s', (prompt) => {
  expect(people(prompt)).toEqual([])
})

it('leaves helpers for one thing out of the rest of the work', () => {
  expect(people(`${SPRINTS} Team: Ugo masonry, Lou lights, 6 helpers for the bottles.`).map(([name]) => name)).toEqual(['Ugo', 'Lou'])
})

describe('posts before names', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

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
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

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

describe('who is there', () => {
  const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

  it.each([
    ['Lab move: benches, gases, permits. Two 2-week sprints from 11 January. Dr. Lenz (8h), Rita QA, technician Ugo.', [['Dr Lenz', null, 480], ['Rita', 'QA', null], ['Ugo', 'technician', null]]],
    ['Jetty repair: posts, planks. Two 2-week sprints from 11 January. Ranger Ike (10h), Mo (design), carpenter Lou.', [['Ike', 'ranger', 600], ['Mo', 'design', null], ['Lou', 'carpenter', null]]],
    ['Herb garden: beds, path, seeds. Two 2-week sprints from 11 January. Volunteers: Sam 2h, Ida 3h, Per 5h a week.', [['Sam', 'volunteer', 120], ['Ida', 'volunteer', 180], ['Per', 'volunteer', 300]]],
    ['New scanners for the depot: order, test, train. Two 2-week sprints from 11 January. Shift leads Sue and Tom (3 hours a week each).', [['Sue', 'shift lead', 180], ['Tom', 'shift lead', 180]]],
    ['Barn dance: band, bar, parking. Two 2-week sprints from 11 January. Plumber Ewa, me (Klaus, 12h).', [['Ewa', 'plumber', null], ['Klaus', null, 720]]],
  ])('may be told in several ways: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })

  it('comes on the day that brackets say', () => {
    const prompt = 'Club app: booking, payments. Three 2-week sprints from 11 January. Devs: Ravi (30h), tester Olu (10h, from 1 February).'
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans?.map(({ first, last }) => [iso(first), iso(last)])])).toEqual([['Olu', [['2027-01-04', '2027-01-31']]]])
    expect(stated(prompt, 'availability', 'sprint')).toEqual([])
  })

  it('does a part by name', () => {
    expect(people('Relaunch our yearbook. Two 2-week sprints from 11 January. Editors Ann and Raj, layout by Uma (Tuesdays only). Sections: news, essays, puzzles.')).toContainEqual(['Uma', 'layout', null])
  })
})
