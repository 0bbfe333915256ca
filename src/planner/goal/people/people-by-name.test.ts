import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const GOAL = 'Set up the lending shop in three two-week sprints from 18 January.'
const people = (said: string) => stated(`${GOAL} ${said}`, 'person', 'sprint').map(({ name, roles }) => [name, ...roles])
const names = (said: string) => people(said).map(([name]) => name)
const ABROAD: Record<string, string> = {
  de: 'Wir richten den Leihladen in drei zweiwöchigen Sprints ab 18. Januar ein.',
  es: 'Montamos la tienda de préstamos en tres sprints de dos semanas desde el 18 de enero.',
  fr: 'Nous montons la boutique de prêt en trois sprints de deux semaines dès le 18 janvier.',
  pt: 'Temos de montar a loja de empréstimos em três sprints de duas semanas a partir de 18 de janeiro.',
}

describe('somebody who is named where somebody works', () => {
  it.each([
    ['Shelf plan (Ottilie), loan contract (Marek, once the plan is in), signs (Ottilie again).', [['Ottilie', 'Shelf plan', 'signs'], ['Marek', 'loan contract']]],
    ['Inventory by Tariq, price list by Solveig and Tariq.', [['Tariq', 'Inventory', 'price list'], ['Solveig', 'price list']]],
    ['Painting - Rhona. Wiring - Dmitri, who is part time.', [['Rhona', 'Painting'], ['Dmitri', 'Wiring']]],
    ['Ottilie lists 40 tools a day, Marek mends what is broken first.', [['Ottilie', 'lists'], ['Marek', 'mends broken']]],
    ['We are a joiner (Tariq), a book-keeper (Solveig), plus a volunteer to be found.', [['Tariq', 'joiner'], ['Solveig', 'book-keeper']]],
    ['Committee: Rhona, Dmitri and Ottilie.', [['Rhona'], ['Dmitri'], ['Ottilie']]],
    ['Rhona and Dmitri, half their time.', [['Rhona'], ['Dmitri']]],
  ])('is one of the team: %s', (said, expected) => expect(people(said)).toEqual(expect.arrayContaining(expected.map(([name, ...roles]) => expect.arrayContaining([name, ...roles.slice(0, 1)])))))

  it.each([
    ['de', 'Bauplan: Jutta, Regale: Dmitri.', 'Jutta'],
    ['pt', 'A Joana trata dos contratos, o Nuno das prateleiras.', 'Nuno'],
    ['fr', 'Catalogue (Solène), affiches (Basile).', 'Basile'],
    ['es', 'Carteles: Itziar, ausente la primera semana.', 'Itziar'],
  ])('is so in other languages: %s: %s', (language, said, name) => expect(stated(`${ABROAD[language]} ${said}`, 'person', 'sprint').map((person) => person.name)).toContain(name))

  it.each([
    ["It opens on St Patrick's Day.", 'Patrick'],
    ['In it: till, Mollie payments, labels.', 'Mollie'],
    ['Solveig wants it nice and bright.', 'Solveig'],
    ['We move the lists from paper to Jane.', 'Jane'],
    ['Pilot in two towns (Odense, Vejle).', 'Odense'],
  ])('is no saint, product, customer or place: %s', (said, name) => expect(names(said)).not.toContain(name))
})

describe('times of one of the team', () => {
  const bound = (said: string) => [...stated(`${GOAL} ${said}`, 'exclusion', 'sprint'), ...stated(`${GOAL} ${said}`, 'availability', 'sprint')].map(({ person }) => person)
  it.each([
    ['Tariq and Solveig build it. Solveig has Thursdays off.', 'Solveig'],
    ['Tariq (shelves), Solveig (signs). Tariq does not work Mondays.', 'Tariq'],
    ['Signs: Solveig, whose first week is taken up by the fair. Shelves: Tariq.', 'Solveig'],
    ['Inventory by Rhona. Rhona is unavailable on Tuesdays.', 'Rhona'],
  ])('bind nobody else: %s', (said, who) => {
    expect(bound(said)).toContain(who)
    expect(bound(said)).not.toContain(null)
  })

  it('leave what holds for all to all', () => expect(bound('Tariq and Solveig build it. Nobody works on Thursdays.')).toEqual([null]))
})
