import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

const GOAL = 'Refit the chapel organ: bellows, pipes, wiring. Three 2-week sprints from 18 January.'

function team(said: string) {
  return stated(`${GOAL} ${said}`, 'person', 'sprint').map(({ name, roles, capacity }) => `${name}: ${roles.join(', ').toLowerCase()}${capacity ? ` ${capacity.minutes / 60} h/${capacity.per}` : ''}`)
}

describe('who works on a plan, said in passing', () => {
  it.each([
    ['Imre leather + glue, Sanna tuning & tests, Odile carpentry.', ['Imre: leather + glue', 'Sanna: tuning & tests', 'Odile: carpentry']],
    ['Imre elec. engineer, Sanna design 40%, Odile testing only in the last sprint.', ['Imre: elec engineer', 'Sanna: design 16 h/week', 'Odile: testing']],
    ['Ops: Imre. Workshop lead: Sanna.', ['Imre: ops', 'Sanna: workshop lead']],
    ['Imre (wiring), Sanna (pipes), me Odile = design + tests, 5 h/wk.', ['Imre: wiring', 'Sanna: pipes', 'Odile: design + tests 5 h/week']],
    ['Imre builds, Sanna from the parish gets 6 hours in total.', ['Imre: builds', 'Sanna: parish 6 h/total']],
    ['Imre builds, Sanna tests (approval is mine, Odile).', ['Imre: builds', 'Sanna: tests', 'Odile: approval']],
  ])('%s', (said, expected) => {
    expect(team(said)).toEqual(expected)
  })

  it('knows when somebody is there, and whose days are spared', () => {
    const away = (said: string) => stated(`${GOAL} Imre design, Sanna wiring, Odile testing. ${said}`, 'exclusion', 'sprint').map(({ person, days }) => [person, ...(days.spans ?? []).map(({ first }) => iso(first))])
    expect(away('Nothing on 25-29 January for Sanna.')).toEqual([['Sanna', '2027-01-25']])
    expect(stated(`${GOAL} Imre design, Sanna wiring, Odile testing only in sprint 3.`, 'exclusion', 'sprint').map(({ person }) => person)).toEqual(['Odile'])
  })
})

describe('what can wait and what comes last', () => {
  it('begins what can wait for a later sprint in that one', () => {
    const prompt = `${GOAL} The wiring can wait for the second sprint.`
    expect(stated(prompt, 'exclusion', 'sprint')).toEqual([])
    expect(stated(prompt, 'horizon', 'sprint').map(({ first }) => iso(first))).toEqual(['2027-02-01'])
    expect(stated(`${GOAL} The wiring can wait.`, 'exclusion', 'sprint')).toMatchObject([{ appliesTo: { labels: ['wiring'] } }])
  })

  it.each(['dedication at the very end, and not on a friday.', 'Dedication last, never on a Friday.'])('bars for that alone what is said behind it: %s', (said) => {
    expect(stated(`${GOAL} ${said}`, 'precedence', 'sprint').at(-1)!.after.labels[0]).toMatch(/dedication/iu)
    expect(stated(`${GOAL} ${said}`, 'exclusion', 'sprint')).toMatchObject([{ days: { weekdays: [5] }, appliesTo: { labels: [expect.stringMatching(/dedication/iu)] } }])
  })
})
