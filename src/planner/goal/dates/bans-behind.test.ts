import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

describe('bans behind their days', () => {
  it.each([
    'Choir concert on 24 April at 19:00: rehearsals on Tuesdays 19:30-21:30, posters, tickets. During the Easter holidays (22 March - 3 April) no rehearsals.',
    'Chorkonzert am 24. April: Proben dienstags 19:30-21:30, Plakate. In den Osterferien (22.3.-3.4.) keine Proben.',
  ])('%s', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.spans?.map(({ first, last }) => [iso(first), iso(last)]))).toEqual([[['2027-03-22', '2027-04-03']]])
    expect(stated(prompt, 'horizon')).toEqual([])
  })

  it.each([
    'Preparar el examen del 24 de abril. De lunes a jueves de 19 a 21 h, los viernes descanso.', 'Etudier le droit, du lundi au jeudi de 19h à 21h, le vendredi repos', 'Estudar direito, de segunda a quinta das 19h às 21h, sextas descanso',
  ])('%s rests on Fridays alone', (prompt) => {
    expect(stated(prompt, 'exclusion').map(({ days }) => days.weekdays)).toEqual([[5]])
    expect([...stated(prompt, 'availability'), ...stated(prompt, 'rhythm')].map(({ days }) => days.weekdays)).toEqual([[1, 2, 3, 4]])
  })
})

describe('who does what in a team', () => {
  it('carries the verb on to those behind', () => {
    const prompt = 'Launch a beer in five 2-week sprints starting 8 Feb. Ada owns recipe, Jonas label and web shop, Mirko bottling. Mirko is away 1-5 March.'
    const brief = read(prompt, 'sprint')
    expect(readingsOf(brief, 'person').map(({ name, roles }) => [name, roles])).toEqual([['Ada', ['recipe']], ['Jonas', ['label and web shop']], ['Mirko', ['bottling']]])
    expect(readingsOf(brief, 'exclusion').filter(({ source }) => source === 'stated').map(({ person }) => person)).toEqual(['Mirko'])
  })

  it('knows Till, who does IT', () => {
    const people = readingsOf(read('New office in two 2-week sprints from 11 January. Till does IT, Ana does furniture', 'sprint'), 'person')
    expect(people.map(({ name, roles }) => [name, roles])).toEqual([['Till', ['IT']], ['Ana', ['furniture']]])
  })

  it.each(['Launch the app in two 2-week sprints from 11 January, kick-off Monday 10:00.', 'Launch the app in two 2-week sprints from 11 January with kick-off on 11 January at 10:00'])('%s has a meeting then', (prompt) => {
    expect(stated(prompt, 'event', 'sprint').map(({ days, from }) => [iso(days.first), from])).toEqual([['2027-01-11', 600]])
    expect(stated(prompt, 'horizon', 'sprint')).toEqual([])
  })
})
