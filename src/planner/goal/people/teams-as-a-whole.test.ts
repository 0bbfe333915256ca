import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles].join(': '))
const names = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)

describe('the people of a team', () => {
  it.each([
    ['Two roofers, Osman and Petra, 28 hours a week each. Measure, strip, lay tiles. Two 2-week sprints', ['Osman', 'Petra']],
    ['Three librarians: Noor, Wim and Ji-ah. Move the stacks: pack, carry, shelve. Two 2-week sprints', ['Noor', 'Wim', 'Ji-ah']],
    ['Dos enfermeras, Rocío y Maite, 15 horas por semana cada una. Hojas de curas, carteles. Dos sprints de dos semanas', ['Rocío', 'Maite']],
    ['Zwei Techniker – Henrik und Aylin – stellen das Lager um. Zwei Sprints à 2 Wochen. Regale, Etiketten', ['Henrik', 'Aylin']],
  ])('are those of their number, and nobody is counted beside them: %s', (prompt, expected) => {
    expect(names(prompt).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    ['Sam Wai = wiring, Bruno = code. New bike counter, two 2-week sprints', ['Sam Wai: wiring', 'Bruno: code']],
    ['Anna Lena = Texte, Emil = Gestaltung. Vereinsheft in zwei Sprints à 2 Wochen', ['Anna Lena: Texte', 'Emil: Gestaltung']],
    ['Greta = IT, Marek = dock lead (runs the drills), Ines = stock (shelf tags). Barcode pilot, two 2-week sprints', ['Greta: IT', 'Marek: dock lead: runs drills', 'Ines: stock: shelf tags']],
    ['Iria code, Jun music + voices, Otto the maps. Board game app, two 2-week sprints from 11 Jan', ['Iria: code', 'Jun: music + voices', 'Otto: maps']],
    ['May backend, Will frontend, Di copy. Choir site in two 2-week sprints from 1 March', ['May: backend', 'Will: frontend', 'Di: copy']],
    ['Mar = diseño, Sol = backend, Abril = pruebas. Tienda de plantas, dos sprints de dos semanas desde el 1 de marzo', ['Mar: diseño', 'Sol: backend', 'Abril: pruebas']],
    ['Hedda and Tariq are devs, Odile shoots the photos. Seed shop, two 2-week sprints', ['Hedda: developer', 'Tariq: developer', 'Odile: shoots photos']],
  ])('have their part beside the name, however it is written: %s', (prompt, expected) => {
    expect(people(prompt).map((line) => line.toLowerCase()).toSorted()).toEqual(expected.map((line) => line.toLowerCase()).toSorted())
  })

  it.each([
    ['Sort the slides of the club. Ottavia does it all alone, 6 hours a week. Two 2-week sprints', ['Ottavia']],
    ['Sort the slides of the club. Bruno alone, 60 hours all told: scan them first, then label them. Two 2-week sprints', ['Bruno']],
    ['Bruno is doing this on his own with some help from Signe. Label the herbarium, two 2-week sprints', ['Bruno', 'Signe']],
    ['Das Archiv macht Frieda ganz allein, alles in zwei Sprints à 2 Wochen. Ordnen, scannen', ['Frieda']],
  ])('may be one alone: %s', (prompt, expected) => {
    expect(names(prompt)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Nadia codes, Piet tests. In it: price list, Mollie refunds, label prints. Two 2-week sprints', 'Mollie'],
    ['Nadia codes, Piet tests. Move the branches to Bergen. Bergen takes two weeks longer. Two 2-week sprints', 'Bergen'],
    ['Two cities, Porto and Lisbon, get new counters. Two 2-week sprints', 'Porto'],
    ['Train two nurses, Ebba and Nour, on the new pump. Two 2-week sprints', 'Nurse 1'],
    ['Nadia codes, Piet tests. Mon design, Tue reviews. Two 2-week sprints', 'Mon'],
    ['Nadia codes, Piet tests. Two 2-week sprints. March design, April launch.', 'April'],
  ])('hold no thing, no place and no day: %s', (prompt, other) => {
    expect(names(prompt)).not.toContain(other)
  })
})
