import { describe, expect, it } from 'vitest'
import { stated } from '../../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').filter(({ isUser }) => !isUser).map(({ name, roles }) => `${name} ${roles[0] ?? ''}`)

it.each([
  ['3 Sprints von 2 Wochen ab 12. April. Webseite: Startseite, Shop. Team: Ada aus dem Vertrieb, Bela aus der IT und Cem vom Marketing', ['Ada Vertrieb', 'Bela IT', 'Cem Marketing']],
  ['3 sprints de 2 semanas desde el 12 de abril. Web: portada, tienda. Equipo: Ada de Ventas, Beto de Sistemas y Cata de Marketing', ['Ada Ventas', 'Beto Sistemas', 'Cata Marketing']],
  ['3 sprints de 2 semanas a partir de 12 de abril. Site: capa, loja. Equipe: Ada de Vendas, Beto da TI e Caio do Marketing', ['Ada Vendas', 'Beto TI', 'Caio Marketing']],
])('knows people by where they work: %s', (prompt, expected) => {
  expect(people(prompt)).toEqual(expected)
})

describe('whose a part is, in brackets', () => {
  it.each([
    ['3 sprints de 2 semanas desde el 12 de abril. Web: portada (le toca a Ada), tienda, blog', 'Ada portada'],
    ['3 sprints de 2 semaines à partir du 12 avril. Site : accueil (c’est Ada), boutique, blog', 'Ada accueil'],
    ['3 sprints de 2 semanas a partir de 12 de abril. Site: capa (fica com a Ada), loja, blog', 'Ada capa'],
    ['3 Sprints von 2 Wochen ab 12. April. Webseite: Shop (liegt bei Ada), Blog, Startseite', 'Ada Shop'],
  ])('%s', (prompt, expected) => {
    expect(people(prompt)).toEqual([expected])
  })
})

describe('hours and estimates of a team', () => {
  it.each([
    ['3 sprints de 2 semaines à partir du 12 avril. Site : accueil, boutique. Ada n’a que 10h par sprint, Bruno est là', 600],
    ['3 sprints de 2 semanas a partir de 12 de abril. Site: capa, loja. A Ada só tem 10h por sprint, o Beto está', 600],
  ])('are no hours of the day: %s', (prompt, minutes) => {
    expect([stated(prompt, 'limit', 'sprint').map(({ max }) => max), stated(prompt, 'availability', 'sprint')]).toEqual([[minutes], []])
  })

  it.each([
    '3 Sprints von 2 Wochen ab 12. April. Webseite: Startseite 10h, Shop 14h, Blog 8h', '3 sprints de 2 semanas desde el 12 de abril. Web: portada 10h, tienda 14h, blog 8h',
    '3 sprints de 2 semaines à partir du 12 avril. Site : accueil 10h, boutique 14h, blog 8h', '3 sprints de 2 semanas a partir de 12 de abril. Site: capa 10h, loja 14h, blog 8h',
  ])('belong to their parts: %s', (prompt) => {
    expect(stated(prompt, 'topic', 'sprint').map(({ minutes }) => minutes)).toEqual([600, 840, 480])
  })
})

it('keeps the whole name of a part', () => {
  expect(stated('Refazer o site: capa do site, teste do pagamento, loja. 3 sprints de 2 semanas a partir de 12 de abril', 'topic', 'sprint').map(({ label }) => label)).toEqual(['capa do site', 'teste do pagamento', 'loja'])
})
