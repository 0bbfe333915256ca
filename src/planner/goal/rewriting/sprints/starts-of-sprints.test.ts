import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

/** Written on Monday 4 January. */
const sprints = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])

describe('when sprints start', () => {
  it.each<[string, [number | null, number, string]]>([
    ['Neue Ladenkasse. Drei zweiwöchige Sprints, Auftakt 18. Januar. Jana programmiert.', [3, 14, '2027-01-18']],
    ['Nouvelle caisse du magasin. Trois sprints de deux semaines débutant le 18 janvier. Léa code.', [3, 14, '2027-01-18']],
    ['Nouvelle caisse du magasin. Trois sprints de deux semaines, le premier s’ouvre lundi 18 janvier. Léa code.'.replace('’', "'"), [3, 14, '2027-01-18']],
    ['Nouvelle caisse du magasin. Sprints de deux semaines, du 18 janvier au 26 février. Léa code.', [3, 14, '2027-01-18']],
    ['Nova caixa da loja. Três sprints de duas semanas, com início a 18 de janeiro. Rita programa.', [3, 14, '2027-01-18']],
    ['Nueva caja de la tienda. Tres sprints de dos semanas, el primero arranca el 18 de enero. Rita programa.', [3, 14, '2027-01-18']],
    ['New shop till. Three two-week sprints w.e.f. 18 January. Rita codes.', [3, 14, '2027-01-18']],
    ['New shop till. Sprint length two weeks, first opens 18 January, three in total. Rita codes.', [3, 14, '2027-01-18']],
    ['New shop till. Three one-week sprints beginning the week of 20 January. Rita codes.', [3, 7, '2027-01-18']],
  ])('%s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
  })
})

describe('how long sprints are, by their days', () => {
  it.each<[string, [number | null, number, string]]>([
    ['New shop till. Our sprints run Wednesday to Tuesday, four of those from 13 January. Rita codes.', [4, 7, '2027-01-13']],
    ['Neue Ladenkasse. Unsere Sprints gehen von Mittwoch bis Dienstag, drei davon ab dem 13. Januar. Jana programmiert.', [3, 7, '2027-01-13']],
    ['New shop till. Two sprints, Mon-Fri, 11 Jan and 18 Jan. Rita codes.', [2, 7, '2027-01-11']],
    ['New shop till. Sprints start on 11 January, 25 January and 8 February. Rita codes.', [3, 14, '2027-01-11']],
    ['New shop till. Two sprints: 11-22 January and 25 January-5 February. Rita codes.', [2, 14, '2027-01-11']],
    ['New shop till in one sprint, 11-22 January. Rita codes.', [1, 14, '2027-01-11']],
  ])('%s', (prompt, expected) => {
    expect(sprints(prompt)).toEqual([expected])
  })

  it('leaves a stated length, and a stretch that fills no weeks', () => {
    expect(sprints('New shop till. Sprints run Monday to Friday, two weeks each, three of them from 11 January.')).toEqual([[3, 14, '2027-01-11']])
    expect(stated('New shop till in one sprint, 13-20 January. Rita codes.', 'horizon', 'sprint').map(({ last }) => iso(last))).toEqual(['2027-01-20'])
  })
})

it.each([
  '4 sprints de duas semanas a começar a 12/4. Refazer o site: capa, loja, blog', '4 sprints de 2 semanas, o primeiro arranca a 12 de abril. Refazer o site: capa, loja, blog',
  '4 sprints de duas semanas com arranque a 12 de abril. Refazer o site: capa, loja, blog', '4 sprints de 2 semanas que arranquen el 12/4. Rehacer la web: portada, tienda, blog',
])('begins where the first does: %s', (prompt) => {
  expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ firstDay, count }) => [iso(firstDay), count])).toEqual([['2027-04-12', 4]])
  expect(stated(prompt, 'event', 'sprint')).toEqual([])
})
