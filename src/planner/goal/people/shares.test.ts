import { describe, expect, it } from 'vitest'
import type { PlannerType } from '../../../contract/plan.ts'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string, plannerType: PlannerType) => Object.fromEntries(stated(prompt, 'person', plannerType).map(({ name, roles }) => [name, roles]))
const topics = (prompt: string, plannerType: PlannerType) => stated(prompt, 'topic', plannerType).map(({ label }) => label)

describe('what somebody has of a plan', () => {
  it.each<[string, Record<string, string[]>]>([
    ['Silver wedding on 10 April. Mum: flowers. My cousin Orla: menu cards and seating plan. I do the rest.', { Mum: ['flowers'], Orla: ['menu cards', 'seating plan'] }],
    ['Cake stall on Saturday 6 March. Bridget scones, Callum ginger loaf, grandparents jam, me the tablecloths.', { Bridget: ['scones'], Callum: ['ginger loaf'], Grandparents: ['jam'] }],
    ['Stag do on 13 March. Best man (José Luis): hotel, kart track. Usher (Fergus): minibus.', { 'José Luis': ['hotel', 'kart track'], 'Fergus': ['minibus'] }],
    ['Schulfest am 12. März. Klasse 7a malt die Plakate, die Eltern backen den Kuchen, ich kaufe Becher und Teller.', { 'Klasse 7a': ['Klasse 7a malt die Plakate'], 'Eltern': ['die Eltern backen den Kuchen'] }],
    ["Fête de l'école le 12 mars. Solène s'occupe de la tombola, Hugo et Manon du buffet, les parents tiennent la caisse.", { Solène: ['tombola'], Hugo: ['buffet'], Manon: ['buffet'], Parents: ['les parents tiennent la caisse'] }],
    ["We move house on 27 March. Yusuf: boxes, van. Yusuf's sister minds the dog. I hand over the keys.", { 'Yusuf': ['boxes', 'van'], "Yusuf's sister": ['mind the dog'] }],
  ])('is theirs in a calendar, in any way it is said: %s', (prompt, expected) => {
    expect(parts(prompt, 'calendar')).toEqual(expected)
    expect(topics(prompt, 'calendar')).toEqual(expect.arrayContaining(Object.values(expected).flat()))
  })

  it.each<[string, Record<string, string[]>]>([
    ["Band website, two 1-week sprints from 11 January. Gallery and shop are Paula's; tour dates are Ravi's. Newsletter, press page.", { Paula: ['Gallery', 'shop'], Ravi: ['tour dates'] }],
    ['Payments rewrite, two 1-week sprints from 11 January. Only Priya may touch the ledger. Otis and Kemi write the adapters and the reports.', { Priya: ['ledger'], Otis: ['adapters', 'reports'], Kemi: ['adapters', 'reports'] }],
  ])('is theirs in the plan of a team: %s', (prompt, expected) => {
    expect(parts(prompt, 'sprint')).toEqual(expected)
    expect(topics(prompt, 'sprint')).toEqual(expect.arrayContaining(Object.values(expected).flat()))
  })

  it('is nothing where things, authors or posts stand side by side', () => {
    expect(parts('Read Middlemarch by George Eliot by 10 March, 30 pages an evening.', 'calendar')).toEqual({})
    expect(parts('Organ recital on 20 March: Toccata - Widor, Fantasia - Franck.', 'calendar')).toEqual({})
    expect(topics('Data platform, two 1-week sprints from 11 January. Kafka topics, Postgres tables, Tableau boards.', 'sprint')).toEqual(['Kafka topics', 'Postgres tables', 'Tableau boards'])
  })

  it('is the user’s own beside theirs, and not what the goal itself is', () => {
    expect(topics('Wedding on 13 March. Bea: hen party, rings. We sort the paperwork and the menu ourselves.', 'calendar')).toEqual(expect.arrayContaining(['sort the paperwork', 'sort the menu']))
    expect(topics('We renovate the kitchen. Ana does the tiles, Ben the lamps.', 'calendar')).toEqual(['tiles', 'lamps'])
  })

  it('is no hour without anybody where nobody but one may do it', () => {
    const prompt = 'Turn the garage into a studio by 31 March. Plumber comes 10 February at 8am, nobody but him touches the pipes.'
    expect(stated(prompt, 'exclusion')).toEqual([])
    expect(stated(prompt, 'event')).toHaveLength(1)
  })

  it('leaves to one other person what they see to', () => {
    expect(parts('Housewarming on 20 March. My neighbour Jim does the barbecue.', 'calendar')).toEqual({})
  })
})
