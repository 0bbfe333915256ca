import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label.toLowerCase())

describe('what somebody of a team does', () => {
  it.each([
    ['Rana teaches first aid, Otto fills the kits. Tasks: posters, rota, phone list. Two 2-week sprints', 'teach first aid'],
    ['Ottavia washes the costumes and Bram paints the sets. To do: tickets, posters, bar. Two 2-week sprints', 'wash costumes'],
    ['Léa (accueil, et elle forme les bénévoles), Hugo (dev). À faire : formulaire, plan de salle, caisse. Deux sprints de deux semaines', 'former bénévoles'],
    ['Ines schult die Kassierer, Emil baut die Regale. Aufgaben: Preisliste, Etiketten, Lager. Zwei Sprints à 2 Wochen', 'kassierer schulen'],
    ['Rana maps + music, Otto the code. A quiz app: 12 maps, menu, scores. Two 2-week sprints', 'music'],
    ['Léa (caisse, et elle forme les agents), Hugo (dev). À faire : formulaire, plan de salle, caisse. Deux sprints de deux semaines', 'former agents'],
  ])('is a part beside those that are listed: %s', (prompt, part) => {
    expect(parts(prompt)).toContain(part)
  })

  it.each([
    'Rana posts the posters, Otto fills the kits. Tasks: posters, kits, phone list. Two 2-week sprints',
    'Rana (design) and Otto (code). Tasks: posters, kits, phone list. Rana talks to the mayor, Otto prefers the mornings. Two 2-week sprints',
  ])('is none where a part has it, or where it is no work: %s', (prompt) => {
    expect(parts(prompt).toSorted()).toEqual(['kits', 'phone list', 'posters'])
  })
})

describe('a number of people in brackets', () => {
  it('is that of a group, beside people with names', () => {
    expect(stated('Rana does the papers, Otto the tours. Team A (7 people) and group B (5 people) start in March. Two 2-week sprints. Badges, tours, lockers', 'person', 'sprint').map(({ name }) => name)).toEqual(['Rana', 'Otto'])
  })
})
