import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'
import { workAlone } from './roles-as-said.ts'

describe('what somebody does, without what is said beside it', () => {
  it.each([
    ['diseño media jornada', 'diseño'], ['como PO', 'PO'], ['reviews within three days', 'reviews'], ['paternity', ''], ['lead third', 'lead'], ['Prospekt nebenbei', 'Prospekt'],
    // What is a work stays one.
    ['first aid', 'first aid'], ['half-term play', 'half-term play'], ['on-call rota', 'on-call rota'], ['total station survey', 'total station survey'],
  ])('%s', (said, work) => expect(workAlone(said)).toBe(work))
})

describe('a capital that is no name', () => {
  const names = (said: string) => stated(`Set up the lending shop in three two-week sprints from 18 January. Team: Rhona, Dmitri. ${said}`, 'person', 'sprint').map(({ name }) => name)
  it.each([['Pruning takes Rhona out until 1 February.', 'Pruning'], ['Shelves built, freezer wired.', 'Shelves'], ['Pilot on 4 West for 14 days.', 'West']])('is nobody: %s', (said, name) => expect(names(said)).not.toContain(name))
  it('is somebody where it does something', () => expect(names('Oluf tests, Bex mends the shelves.')).toEqual(expect.arrayContaining(['Oluf', 'Bex'])))
})

describe('hours of a team', () => {
  const limits = (said: string) => stated(`Set up the lending shop in three two-week sprints from 18 January. Team: Rhona, Dmitri. ${said}`, 'limit', 'sprint').map(({ person, max }) => [person, max])
  it('are of all together where it says so', () => expect(limits('Together at most 50 hours every week.')).toEqual([[null, 3000]]))
  it('are of each where it says so', () => expect(limits('Each of them at most 12 hours a week.')).toEqual([['Rhona', 720], ['Dmitri', 720]]))
  it('are read behind the amount in Spanish', () => expect(stated('Montar la tienda de préstamos. Somos Irene y Quique, 15 horas semanales cada quien. Tres sprints semanales desde el 8 de marzo.', 'limit', 'sprint').map(({ person, max }) => [person, max])).toEqual([['Irene', 900], ['Quique', 900]]))
  it('stand behind the week in German', () => expect(stated('Leihladen einrichten. Team: Jutta, Piet. Jede Woche zusammen höchstens 30 Stunden. Drei Sprints von zwei Wochen ab 18. Januar.', 'limit', 'sprint').map(({ person, max }) => [person, max])).toEqual([[null, 1800]]))
})

describe('people counted and named', () => {
  const names = (said: string) => stated(`Cut the heating bill in three two-week sprints from 18 January. ${said}`, 'person', 'sprint').map(({ name }) => name)
  it('are the same people', () => expect(names('Two engineers, Tasha at half time and Vikram full time.')).toEqual(['Tasha', 'Vikram']))
})
