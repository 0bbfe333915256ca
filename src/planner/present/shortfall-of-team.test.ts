import { describe, expect, it } from 'vitest'
import { planOf } from '../plan-for-tests.ts'

const warningsOf = async (prompt: string) => (await planOf(prompt, { plannerType: 'sprint' })).warnings

describe('the effort of the whole against the hours of its team', () => {
  it('says what is missing and what would make it fit', async () => {
    const warnings = await warningsOf('Build the ferry kiosk. Two developers. We estimate 90 person-days of work for it. Two-week sprints from 18 January until 12 March.')
    expect(warnings).toContain('“90 person-days” is 720 h of work, and the team has 640 h until Friday 12 March 2027: 80 h are missing. Any one of these would make it fit: 1 person more for all of the time; one more sprint; 80 h less to do.')
    expect(warnings.join(' ')).not.toContain('Not taken into account: “We estimate')
  })

  it('says so in the language of the plan', async () => {
    expect((await warningsOf('Wir bauen den Fahrkartenautomaten. Zwei Entwickler. Geschätzter Aufwand 90 Personentage. Zweiwöchige Sprints vom 18. Januar bis 12. März.')).join(' ')).toContain('Es fehlen 80 Std.')
  })

  it('says that it fits', async () => {
    expect((await warningsOf('Build the ferry kiosk. Two developers. We estimate 30 person-days of work for it. Two-week sprints from 18 January until 12 March.')).join(' ')).toContain('until Friday 12 March 2027: it fits.')
  })

  it('says nothing where no effort, or the time that there is, was told', async () => {
    expect((await warningsOf('Build the ferry kiosk. Two developers. Two-week sprints from 18 January until 12 March.')).join(' ')).not.toContain('of work')
    expect((await warningsOf('Build the ferry kiosk. Two developers. We have 90 person-days for it. Two-week sprints from 18 January until 12 March.')).join(' ')).not.toContain('of work, and')
  })
})
