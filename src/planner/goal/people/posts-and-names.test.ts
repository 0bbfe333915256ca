import { expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

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
