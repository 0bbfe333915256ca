import { describe, expect, it } from 'vitest'
import { stated } from '../read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const PLAN = 'Puppet theatre, 3 two-week sprints from 18 January. Thi, Bo.'

describe('how long a thing is', () => {
  it.each([
    [`${PLAN} Map, 90-minute audio tour, quiz, 30-second teaser.`, ['Map', '90-minute audio tour', 'quiz', '30-second teaser']],
    [`${PLAN} Slides, a three-day workshop, handbook, 10 minute quiz.`, ['Slides', 'three-day workshop', 'handbook', '10 minute quiz']],
    [`${PLAN} Curtain, lights, 45 sec trailer.`, ['Curtain', 'lights', '45 sec trailer']],
    ['Spendenlauf, 3 zweiwöchige Sprints ab 18. Januar. Plakat, 45-Sekunden-Spot, Webseite, Brief.', ['Plakat', '45-Sekunden-Spot', 'Webseite', 'Brief']],
    ['Campaña, 3 sprints de dos semanas desde el 18 de enero. Cartel, vídeo de 60 segundos, web, carta.', ['Cartel', 'vídeo de 60 segundos', 'web', 'carta']],
  ])('is part of its name: %s', (prompt, labels) => {
    expect(parts(prompt)).toEqual(labels)
    expect(stated(prompt, 'session', 'sprint')).toEqual([])
  })

  it('stays a limit where it says how much anybody works', () => {
    expect(stated(`${PLAN} Curtain, lights, masks. 6 hours each per week.`, 'limit', 'sprint').length + stated(`${PLAN} Curtain, lights, masks. 6 hours each per week.`, 'person', 'sprint').filter(({ capacity }) => capacity !== null).length).toBeGreaterThan(0)
  })
})

describe('parts told in their order', () => {
  const orders = (prompt: string) => stated(prompt, 'precedence', 'sprint').map(({ before, after }) => [before.labels[0], after.labels[0]])
  it.each([
    [`${PLAN} Sketch of the stage first, painting after that. Also: curtain, lights, masks.`, ['Sketch of the stage', 'painting'], [['Sketch of the stage', 'painting']]],
    [`${PLAN} Ticket data cleaning before anything else, then the import; reports once that is done.`, ['Ticket data cleaning', 'import', 'reports'], [['Ticket data cleaning', 'import'], ['import', 'reports']]],
  ])('are parts, and wait for each other: %s', (prompt, labels, order) => {
    expect(parts(prompt)).toEqual(expect.arrayContaining(labels))
    expect(orders(prompt)).toEqual(expect.arrayContaining(order))
  })
})

describe('what is added behind the list', () => {
  it('is a part as well', () => {
    expect(parts(`${PLAN} Curtain, lights, masks. Plus a loyalty card.`)).toEqual(['Curtain', 'lights', 'masks', 'loyalty card'])
  })

  it('is none where it says something of days or people', () => {
    expect(parts(`${PLAN} Curtain, lights, masks. Also we are closed on 17 February. Also no work on Fridays.`)).toEqual(['Curtain', 'lights', 'masks'])
  })
})
