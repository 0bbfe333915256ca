import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

/** Which parts lie in which days, of a goal written on Monday 4 January. */
const parts = (prompt: string) => stated(prompt, 'horizon', 'sprint').flatMap(({ appliesTo, first, last }) => (appliesTo ? [[appliesTo.labels.join(' + '), iso(first)?.slice(5), iso(last)?.slice(5)]] : []))

describe('what belongs to each of several numbered stretches', () => {
  it.each<[string, string]>([
    ['numbers before, the noun said once', 'Allotment survey, four one-week sprints from 11 January. Week 1 letters, 2 maps, 3 to 4 visits.'],
    ['sprints without a sign', 'Allotment survey. Sprint 1 letters, sprint 2 maps, sprints 3 and 4 visits; one week each from 11 January.'],
    ['numbers behind', 'Allotment survey, 4 weekly sprints from 11 January: letters in week 1, maps in 2, visits in 3 and 4.'],
    ['numbers in brackets', 'Allotment survey, 4 weekly sprints from 11 January: letters (week 1), maps (2), visits (3-4).'],
    ['short', 'Allotment survey, 4 weekly sprints from 11 January. Wk 1: letters; wk 2: maps; wks 3-4: visits.'],
  ])('%s', (_form, prompt) => {
    expect(parts(prompt)).toEqual([['letters', '01-11', '01-17'], ['maps', '01-18', '01-24'], ['visits', '01-25', '02-07']])
  })

  it.each<[string, string[]]>([
    ['Wir bauen den Gartenplan in drei Sprints zu je zwei Wochen ab dem 11. Januar. Sprint 1 Briefe, Sprint 2 Karten, Sprint 3 Besuche.', ['Briefe', 'Karten', 'Besuche']],
    ['Plan des jardins, trois sprints d\'une semaine à partir du 11 janvier : semaine 1 lettres, 2 cartes, 3 visites.', ['lettres', 'cartes', 'visites']],
    ['Plano das hortas, três sprints de uma semana a partir de 11 de janeiro. Semana 1 cartas, semana 2 mapas, semana 3 visitas.', ['cartas', 'mapas', 'visitas']],
  ])('%s', (prompt, labels) => {
    expect(parts(prompt).map(([label]) => label)).toEqual(labels)
  })

  it('keeps several parts of one stretch together', () => {
    expect(parts('Allotment survey in two weekly sprints from 11 January (sprint 1 letters and maps, sprint 2 visits).').map(([label]) => label)).toEqual(['letters + maps', 'visits'])
  })

  it('takes no absence and no telling for a list', () => {
    expect(stated('Allotment survey, 3 weekly sprints from 11 January. Ann is away in week 1, Bob is off in week 2.', 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Ann', 'Bob'])
  })
})
