import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

describe('sprints', () => {
  it.each([
    ['Hall. Start 11 January, sprints of 3 weeks, total of 4', 4, '2027-01-11'],
    ['Hall. Sprints of 2 weeks, 5 in total, from 11 January', 5, '2027-01-11'],
    ['Hall. Two 2-week sprints, first day 11 January. Ana, Bo, and a tester who joins from 25 January.', 2, '2027-01-11'],
  ])('are counted and begin: %s', (prompt, count, first) => {
    const [calendar] = stated(prompt, 'sprint-calendar', 'sprint')
    expect([calendar!.count, iso(calendar!.firstDay)]).toEqual([count, first])
  })

  it.each([
    ['Depot. Ramps, WMS link, acceptance. Two 2-week sprints. Acceptance is the very last thing.', ['Ramps', 'WMS link'], ['Acceptance']],
    ['Hub. Pairing, login updates, logs. Two 2-week sprints. Login first, everything else builds on it.', ['Login'], ['Pairing', 'logs']],
  ])('put something at an end: %s', (prompt, before, after) => {
    expect(stated(prompt, 'precedence', 'sprint').map((order) => [order.before.labels, order.after.labels])).toEqual([[before, after]])
  })
})

describe('sprints between two days', () => {
  it.each(['Sprints de 2 semanas de 11 de janeiro a 5 de março, equipe: Davi.', 'Sprints de dos semanas del 11 de enero al 5 de marzo, equipo: Saúl.', 'Sprints de deux semaines du 11 janvier au 5 mars, équipe : Inès et Loïc.'])('begin on the first: %s', (prompt) => {
    expect(stated(prompt, 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 14, '2027-01-11']])
  })
})
