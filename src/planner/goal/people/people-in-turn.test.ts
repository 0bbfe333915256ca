import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => `${name}: ${roles[0] ?? '-'}`)

describe('names and what each does, one behind the other', () => {
  it.each([
    ['Seed catalogue. Ingrid draws the cover, Moses all the tables, Tilda buys from growers. Two 2-week sprints', ['Ingrid: draws cover', 'Moses: tables', 'Tilda: buys growers']],
    ['Somos tres (Jimena maquetación, Gonzalo móvil, Blas pruebas) y hacemos una app de setas. Dos sprints de dos semanas', ['Jimena: maquetación', 'Gonzalo: móvil', 'Blas: pruebas']],
    ['Festschrift in zwei Sprints à 2 Wochen ab 11. Januar. Ulla Redaktion, Falk Grafik und Umschlag, Imke Fotos. Texte, Fotos, Druck.', ['Ulla: Redaktion', 'Imke: Fotos']],
    ['Nous sommes deux (Maud back, Gaspard front) et nous refaisons la billetterie. Deux sprints de deux semaines', ['Maud: back', 'Gaspard: front']],
    ['O Vasco escreve as legendas, a Íris trata dos convites e a Telma cuida da montagem. Exposição em dois sprints de duas semanas', ['Vasco: escreve legendas', 'Telma: montagem']],
    ['Frau Adler plant die Beete, Emil baut den Zaun, Imke macht die Presse. Schulgarten in zwei Sprints à 2 Wochen', ['Adler: plant Beete', 'Imke: Presse']],
    ['Noël Blanc trie les dons. Maud numérise, Gaspard décrit les photos et Sylvie relit, 9 h par semaine chacun. Deux sprints de deux semaines', ['Maud: numérise', 'Sylvie: relit']],
    ['Captions by Moira, maps by Anselm. Trail guide in two 2-week sprints', ['Moira: captions', 'Anselm: maps']],
    ['Stall plan. Hedda phones the farmers, our cashier Mr Quist counts the floats. Two 2-week sprints', ['Hedda: phones farmers', 'Mr Quist: cashier']],
  ])('are people: %s', (prompt, expected) => {
    expect(people(prompt).map((line) => line.toLowerCase())).toEqual(expect.arrayContaining(expected.map((line) => line.toLowerCase())))
  })

  it.each([
    'Shop search in two 2-week sprints. Redis caches, Kibana boards, Jenkins jobs.',
    'Two 2-week sprints for the trail. Meadow signs for children, Ridge signs for climbers, Lake signs for anglers.',
    'Nuevo portal en dos sprints de dos semanas. Portada, Galería y Mapa, Contacto.',
    'Content: two posts on Lisbon, one on Porto. Two 2-week sprints',
    'Unit tests, contract tests, a runbook. Two 2-week sprints',
    'Project: new labels in Zendesk, macros, a survey. Two 2-week sprints',
    'Usability test with 7 people, a survey, interviews with 4 managers. Two 2-week sprints',
  ])('are no list of things: %s', (prompt) => {
    expect(people(prompt)).toEqual([])
  })

  it('leaves those with whom a team tests something out of the team', () => {
    expect(people('Team: Ilka (design), Ravi (code). Card sorting with 9 people, two mockups. Two 1-week sprints')).toEqual(['Ilka: design', 'Ravi: code'])
  })
})

describe('who helps a team', () => {
  const prompt = 'Wren is the curator, Otto does lighting, and Sunniva from the costume store helps on Thursdays only (mannequins are hers). Two 2-week sprints from 11 January. Mannequins, lighting.'

  it('is told by where they come from, and owns what a pronoun gives them', () => {
    expect(stated(prompt, 'person', 'sprint').find(({ name }) => name === 'Sunniva')?.roles).toEqual(['costume store', 'mannequins'])
  })

  it('is there on those days, and nobody else is', () => {
    expect(stated(prompt, 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Sunniva', [4]]])
  })
})

describe('where somebody is on some days', () => {
  const absences = (aside: string) => stated(`Seed library in three one-week sprints from 1 Feb. Team: Ilka (lead) and Ravi (${aside}).`, 'exclusion', 'sprint').map(({ person }) => person)
  it.each(['PhD student, 10 h a week, in the field 8-12 Feb', 'gardener, in Lisbon 8-12 Feb', 'gardener, on a course 8-12 Feb'])('is away: %s', (aside) => {
    expect(absences(aside)).toEqual(['Ravi'])
  })

  it.each(['gardener, in the office 8-12 Feb', 'gardener, only here 8-12 Feb'])('is there: %s', (aside) => {
    expect(absences(aside)).toEqual([])
  })

  it.each([
    'Am 1. März, Ostermontag (29.3.) und freitags arbeitet niemand.',
    'Good Friday (26 March), Easter Monday (29 March) and weekends nobody works.',
  ])('is nowhere where nobody works: %s', (said) => {
    const prompt = `${/niemand/u.test(said) ? 'Saatgut-Archiv: Regale, Etiketten. Vier Sprints à 2 Wochen ab 15. Februar.' : 'Seed library: shelves, labels. Four 2-week sprints from 15 February.'} ${said}`
    expect(stated(prompt, 'exclusion', 'sprint').length).toBeGreaterThan(1)
    expect(stated(prompt, 'availability', 'sprint').filter(({ source }) => source === 'stated')).toEqual([])
  })
})
