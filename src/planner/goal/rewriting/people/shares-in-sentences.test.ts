import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../../contract/plan.ts'
import { read, readingsOf, stated } from '../../read-for-tests.ts'

const SPRINTS = 'Two 2-week sprints from 11 January.'

function shares(prompt: string, plannerType: PlannerType = 'sprint') {
  return readingsOf(read(prompt, plannerType), 'person').map(({ name, roles }) => [name, ...roles])
}

const parts = (prompt: string, plannerType: PlannerType = 'sprint') => readingsOf(read(prompt, plannerType), 'topic').map(({ label }) => label)

describe('whose something is, said of the thing', () => {
  it.each<[string, string[], string[]]>([
    [`Allotment map. ${SPRINTS} The drawings are Ingrid's, the soil tests Omar's.`, ['Ingrid', 'Omar'], ['drawings', 'soil tests']],
    [`Allotment map: drawings and legend are Ingrid's, soil tests, hedges and paths Omar's. ${SPRINTS}`, ['Ingrid', 'Omar'], ['drawings', 'legend', 'soil tests', 'hedges', 'paths']],
    [`Allotment map. ${SPRINTS} Drawings go to Ingrid, soil tests to Omar.`, ['Ingrid', 'Omar'], ['Drawings', 'soil tests']],
    [`Allotment map. ${SPRINTS} Ingrid deals with the drawings, Omar sees to the soil tests.`, ['Ingrid', 'Omar'], ['drawings', 'soil tests']],
    [`Gartenkarte. Zwei Sprints zu 2 Wochen ab 11. Januar. Um die Zeichnungen kümmert sich Ingrid, Bodenproben macht Omar.`, ['Ingrid', 'Omar'], ['Zeichnungen', 'Bodenproben']],
    [`Plan des jardins. Deux sprints de deux semaines dès le 11 janvier. Les dessins sont pour Ingrid, les analyses pour Omar.`, ['Ingrid', 'Omar'], ['dessins', 'analyses']],
    [`Mapa de huertos. Dos sprints de dos semanas desde el 11/1. Los dibujos son de Ingrid, las muestras de Omar.`, ['Ingrid', 'Omar'], ['dibujos', 'muestras']],
  ])('makes parts of the work and their owners: %s', (prompt, names, labels) => {
    expect(shares(prompt).map(([name]) => name)).toEqual(names)
    expect(parts(prompt)).toEqual(labels)
  })

  it.each([
    ['Village fête on 12 June. My sister Ingrid is in charge of cakes, Omar of the tombola, I do the posters.', ['Ingrid', 'Omar'], ['cakes', 'tombola', 'posters']],
    ["Village fête on 12 June. Ingrid's doing the cakes, Omar is handling the tombola, and I'll do the posters.", ['Ingrid', 'Omar'], ['cakes', 'tombola', 'posters']],
    ['Dorffest am 12. Juni. Um die Kuchen kümmert sich meine Schwester Ingrid, um die Tombola Omar, ich mache die Plakate.', ['Ingrid', 'Omar'], ['Kuchen', 'Tombola', 'Plakate']],
    ["Fête du village le 12 juin. Ingrid s'occupe des gâteaux et Omar de la tombola, je fais les affiches.", ['Ingrid', 'Omar'], ['gâteaux', 'tombola', 'affiches']],
    ['Festa da aldeia em 12 de junho. Ingrid cuida dos bolos e Omar da rifa, eu faço os cartazes.', ['Ingrid', 'Omar'], ['bolos', 'rifa', 'cartazes']],
  ])('does so in a household too: %s', (prompt, names, labels) => {
    expect(shares(prompt, 'calendar').map(([name]) => name)).toEqual(names)
    expect(parts(prompt, 'calendar')).toEqual(labels)
  })

  it('leaves what is for somebody, or only said to be theirs', () => {
    expect(shares('Bake a birthday cake by Friday, the cake is for Ingrid.', 'calendar')).toEqual([])
    expect(shares('Paint the shed on 16 January. Ingrid is doing well again.', 'calendar')).toEqual([])
  })
})

describe('a sentence about people that ends in something else', () => {
  it.each([
    `Allotment map. ${SPRINTS} Ingrid draws the map, Omar the legend, nothing on Fridays.`,
    'Gartenkarte. Zwei Sprints zu 2 Wochen ab 11. Januar. Ingrid macht die Karte, Omar die Legende, freitags wird nicht gearbeitet.',
    'Plan des jardins. Deux sprints de deux semaines dès le 11 janvier. Ingrid fait la carte, Omar la légende, rien le vendredi.',
    'Mapa de huertos. Dos sprints de dos semanas desde el 11/1. Ingrid hace el mapa, Omar la leyenda, los viernes no se trabaja.',
  ])('keeps both: %s', (prompt) => {
    expect(shares(prompt).map(([name]) => name)).toEqual(['Ingrid', 'Omar'])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([[null, [5]]])
  })

  it.each([
    ['Ingrid + Omar, finished 22 January.', ['Ingrid', 'Omar']],
    ['Just Ingrid and Omar on it, done by 22 January.', ['Ingrid', 'Omar']],
    ["It's Ingrid, Omar and me, due 22 January.", ['Ingrid', 'Omar', 'Me']],
    ['Ingrid & Omar, three 1-week sprints from 11 January.', ['Ingrid', 'Omar']],
  ])('names the team: %s', (said, names) => {
    const prompt = `Allotment map: drawings, legend, printing. ${said}`
    expect(shares(prompt).map(([name]) => name)).toEqual(names)
    expect(parts(prompt)).toEqual(['drawings', 'legend', 'printing'])
    expect(stated(prompt, 'deadline', 'sprint').every(({ appliesTo }: { appliesTo?: unknown }) => appliesTo === null)).toBe(true)
  })

  it('leaves a bound with the share before it', () => {
    expect(read(`Allotment map. ${SPRINTS} Ingrid draws the map, by 15 January, and Omar prints it.`, 'sprint').readings.filter(({ kind, appliesTo }) => kind === 'deadline' && appliesTo === null)).toEqual([])
  })

  it('takes what several are for no part of the work', () => {
    const prompt = `Allotment map. ${SPRINTS} Surveyors Ingrid and Omar, clerk Bea signs off. Omar is out 18-20 January. At most 20 hours per person per sprint.`
    expect(shares(prompt).map(([name]) => name)).toEqual(['Ingrid', 'Omar', 'Bea'])
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Omar'])
  })

  it('keeps the number of a part', () => {
    expect(shares(`Grant bid. ${SPRINTS} Ingrid leads WP1, Omar WP2.`)).toEqual([['Ingrid', 'WP1'], ['Omar', 'WP2']])
  })
})
