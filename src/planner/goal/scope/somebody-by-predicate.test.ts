import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const TEAM = 'Refit the clinic with Ravi and Odile. Weekly sprints from 18 January.'
const away = (said: string, goal = TEAM) => stated(`${goal} ${said}`, 'exclusion', 'sprint').map(({ person }) => person)

describe('what only people are or do', () => {
  it.each([
    ['Violinist away 10-14 February.', 'Violinist'],
    ['Mags can’t rehearse Mondays.', 'Mags'],
    ['Fliss doesn’t work Wednesdays.', 'Fliss'],
    ['Head of ops away 11-22 February.', 'Head of ops'],
    ['Nils paints the doors, but cannot in the week of 8 February.', 'Nils'],
    ['The painter is Gia, she’s away 1-12 February.', 'Gia'],
  ])('takes that person’s days, and nobody else’s: %s', (said, person) => {
    expect(away(said)).toEqual([person])
  })

  it.each([
    ['Klinik umbauen, zu dritt. Wochensprints ab 18. Januar. Zenzi kann dienstags nicht.', 'Zenzi'],
    ['Reformar la clínica, somos tres. Sprints de una semana desde el 18 de enero. La ilustradora está fuera del 8 al 12 de febrero.', 'ilustradora'],
    ['Reformar a clínica, somos três. Sprints de uma semana a partir de 18 de janeiro. A ilustradora está fora de 8 a 12 de fevereiro.', 'ilustradora'],
  ])('does so in other languages: %s', (prompt, person) => {
    expect(away('', prompt)).toEqual([person])
  })

  it.each(['We can’t work Mondays.', 'The office is closed 8-12 February.', 'The whole crew is away 8-12 February.', 'Nobody works on 3 February.', 'Carnival week off, 8-12 February.'])('leaves what is said of all to all: %s', (said) => {
    expect(away(said)).toEqual([null])
  })

  it('is of the user where the bracket of a team stands behind them', () => {
    expect(stated('League app by May: me (product, evenings only), Ravi, Odile.', 'availability', 'sprint').map(({ person }) => person)).toEqual(['Me'])
    expect(stated('Learn Finnish by May. Me, evenings only.', 'availability').map(({ person }) => person)).toEqual([null])
  })

  it('frames no plan by the days of one of them', () => {
    expect(stated(`${TEAM} Statistician in January only.`, 'horizon', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Statistician']])
  })
})

describe('a pronoun with its verb', () => {
  it('points to the sentence before', () => {
    expect(stated('Ship a page by 26 March. Ravi designs it, Odile builds. She’s only in Tues to Thurs.', 'availability', 'sprint').map(({ person, days }) => [person, days.weekdays])).toEqual([['Odile', [2, 3, 4]]])
  })
})
