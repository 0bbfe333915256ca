import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles].join(': '))
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('whoever is named behind a thing', () => {
  it.each([
    ['Campanha da loja até 20 de fevereiro: textos com a Bia, anúncios com o Renato.', ['Bia: textos', 'Renato: anúncios']],
    ['Podcast hasta el 20 de febrero: guiones de Lucía, música de Pablo.', ['Lucía: guiones', 'Pablo: música']],
    ['Film evenings by 20 February: book films, posters, bulb. Anthea is away all January so Keith does posters.', ['Anthea', 'Keith: posters']],
    ['Election on 20 February: leaflets, doors. Agent is Lorna, press officer Tom.', ['Lorna: agent', 'Tom: press officer']],
  ])('does it: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(expect.arrayContaining(team))
  })

  it.each([
    ['Shop page by 20 February. Visit Ana, call Tom, then write the texts. Bo and Cy.', ['Bo', 'Cy']],
    ['Meeting with Carol, review with Hamish, page by 20 February. Ana codes.', ['Ana: codes', 'Me']],
    ['Stocktake by 20 February: Leeds, Hull, Derby.', []],
    ['Clinic app by 20 February: import, calendar. Clinic tests every Thursday 13:00-14:00. Ana codes.', ['Ana: codes', 'Me']],
    ['Sistema de ponto até 20 de fevereiro. Equipe: Débora (dados), Caio (lojas). Nada no dia 5.', ['Débora: dados', 'Caio: lojas']],
    ['Grant until 20 February. Parts: budget, letters. Yusuf - budget, Helen - letters.', ['Yusuf: budget', 'Helen: letters']],
  ])('is nobody who is only met, and no place or heading: %s', (prompt, team) => {
    expect(people(prompt)).toEqual(team)
  })
})

describe('where somebody belongs', () => {
  it.each([
    'Sistema de ponto até 20 de fevereiro. Equipe: Débora RH, Caio TI.',
    'Migrate the databases by 20 February. Team: Anke (DBA), Pia (on-call).',
    'Solar panels until 20 February. Manish crew A, Lata crew B.',
  ])('is no part of the work: %s', (prompt) => {
    expect(topics(prompt).join()).not.toMatch(/RH|TI|DBA|call|crew/u)
  })
})

describe('time of people', () => {
  it('is counted in days behind a heading', () => {
    expect(stated('Sprint 14, 1–12 February. Capacity: Sven 8 days, Fatima 10, Joris 6 (training on 4 Feb), Mei 10 but half on support. Audit log.', 'person', 'sprint').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Sven', 3840], ['Fatima', 4800], ['Joris', 2880], ['Mei', 4800]])
  })

  it('begins when they come', () => {
    const prompt = 'Relaunch until 20 February: pages, forms. Jana backend, Tobi iOS, Omar tech from 25 January.'
    expect(stated(prompt, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Omar'])
    expect(topics(prompt)).toEqual(['pages', 'forms'])
  })
})
