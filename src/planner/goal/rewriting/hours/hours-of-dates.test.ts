import { describe, expect, it } from 'vitest'
import { iso, stated } from '../../read-for-tests.ts'

function eventsOf(prompt: string): [string, string | null, number | null, number | null][] {
  return stated(prompt, 'event').map(({ title, days, from, to }) => [title, iso(days.first), from, to])
}

describe('hours of several things on one date', () => {
  it.each([
    ['Our wedding is on Saturday 12 June, church 1pm, drinks 3pm, dinner at 6.', ['church', 780], ['dinner', 1080]],
    ["Dad's 60th on 20 March: lunch 12:30, cake at 3, taxi 6pm.", ['lunch', 750], ['cake', 900]],
    ['Abschlussfeier am 18. Juni, Zeugnisse 15 Uhr, Essen 18 Uhr.', ['Zeugnisse', 900], ['Essen', 1080]],
    ['Comunión el domingo 9 de mayo, misa 12:00, comida 14:30. Hay que comprar el traje.', ['misa', 720], ['comida', 870]],
    ['Baptême le dimanche 9 mai, messe 11h, repas 13h. Il faut commander les dragées.', ['messe', 660], ['repas', 780]],
    ['Batizado no dia 9 de maio, missa às 11h, almoço às 13h.', ['missa', 660], ['almoço', 780]],
  ])('%s', (prompt, first, second) => {
    const found = eventsOf(prompt).map(([title, , from]) => [title, from])
    expect(found).toContainEqual(first)
    expect(found).toContainEqual(second)
  })

  it('stay those of the occasion where only one is said', () => {
    expect(eventsOf('Funeral Thursday 21 January, service 11am').map(([title, , from]) => [title, from])).toEqual([['Funeral', 660]])
  })

  it('are no hours from which there is time', () => {
    const prompt = 'festa sábado 10 de abril das 15h às 18h; bolo, decoração — dia de semana só depois das 20h'
    expect(stated(prompt, 'availability').map(({ windows }) => windows[0]?.from)).toEqual([1200])
  })

  it('are none of habits', () => {
    expect(eventsOf('Exam on 12 March. Every Monday swim 7pm, gym 8pm').map(([title]) => title)).toEqual(['Exam'])
  })
})

describe('a day that heads its hours', () => {
  it.each([
    ['tomorrow: Mrs Hall 9.30 (colour, 2h), Ben 12.15 cut 30 min, the boys at 3 for an hour', [['Mrs Hall', 570, 690], ['Ben cut', 735, 765], ['boys', 900, 960]]],
    ['Wednesday - physio 8.30, meeting at 11 (90 min), lunch with Jo at 1', [['physio', 510, null], ['meeting', 660, 750], ['lunch with Jo', 780, null]]],
    ['Morgen: Friseur 9.30 (1 h), Mittagessen mit Anna um 12, Zahnarzt 15 Uhr 30 Minuten', [['Friseur', 570, 630], ['Mittagessen mit Anna', 720, null], ['Zahnarzt', 900, 930]]],
    ['Saturday: haircut 10, lunch with Sara 12.30, match at 3 for two hours, cook dinner', [['haircut', 600, null], ['lunch with Sara', 750, null], ['match', 900, 1020]]],
  ])('%s', (prompt, expected) => {
    expect(eventsOf(prompt).map(([title, , from, to]) => [title, from, to])).toEqual(expected)
  })

  it('holds what has no hour as well', () => {
    expect(stated('Saturday: haircut 10, lunch with Sara 12.30, match at 3 for two hours, cook dinner', 'topic').map(({ label }) => label)).toEqual(['cook dinner'])
  })
})

describe('hours with a point', () => {
  it('are hours beside others', () => {
    expect(eventsOf('Interview on 4 March 2pm, haircut 9.30').map(([title, day, from]) => [title, day, from])).toContainEqual(['haircut', '2027-03-04', 570])
  })

  it('are numbers of something else', () => {
    expect(stated('Improve my 10k from 49.30 to 47.00 by 8 May, raise my GPA 3.50, training at 7am', 'event')).toEqual([])
  })
})
