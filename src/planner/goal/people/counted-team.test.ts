import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const names = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name }) => name)
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles }) => [name, ...roles].join(': '))

describe('how many a team is', () => {
  it.each([
    ['Rebuild of the maze, reopening on 27 February. 3 of us. Wall panels first, then wiring. Moz does the soldering.', 3],
    ['Small dairy, 4 staff. Cheese boxes ready by 1 March: recipes, packaging, photos. Lorna bakes on Tuesdays.', 4],
    ['Wir sind zu dritt und bauen einen Marktstand bis 6. März: Kerzen, Schalen. Kathi macht die Kerzen.', 3],
    ['Bloco de rua, comissão de 7 pessoas, desfile em 6 de fevereiro: camisetas, som. Lúcia cuida do som.', 7],
    ['We are a 6 member rowing team. Regatta on 27 February: trailer, oars, code. Farhan does the code.', 6],
    ['Our 5-person bike shop moves to a new till by 9 February: import customers, label stock.', 5],
    ['Team 4 persons. Internal tool by 12 February: import, calendar, reminders.', 4],
    ['On est cinq pour préparer la fête du 27 février : stands, tombola, buvette. Paul tient la buvette.', 5],
    ["We're a committee of six planning the fete on 27 February: stalls, raffle, band. Nora books the band.", 6],
  ])('is told in many ways, with whoever is named among them: %s', (prompt, count) => {
    expect(names(prompt)).toHaveLength(count)
  })

  it.each([
    ['Repair the 4-person tent and two kayaks by 20 February. Lena sews, Tom glues.', ['Lena', 'Tom']],
    ['Archive open by 20 February. Workshops with 10 people each. Ana and Bo prepare them.', ['Ana', 'Bo']],
    ['Contract, staff training (4 people, 2 hours each), signs by 20 February. Ana and Bo run it.', ['Ana', 'Bo']],
    ['Rota for the food van (two drivers each), leaflet, van check by 20 February. Gus and Mia.', ['Gus', 'Mia']],
    ['We are 3 weeks late with the atlas. Ana maps, Bo texts, by 20 February.', ['Ana', 'Bo']],
  ])('is no count of anything else: %s', (prompt, team) => {
    expect(names(prompt).toSorted()).toEqual(team)
  })

  it('may go on with what each of them is', () => {
    expect(people('Lab team of 3 (PI, postdoc, me the grad student). Paper due 20 February: analysis, interviews.')).toEqual(['PI: PI', 'Postdoc: postdoc', 'Me: grad student'])
  })
})
