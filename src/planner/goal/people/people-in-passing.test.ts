import { describe, expect, it } from 'vitest'
import { day, iso, stated } from '../read-for-tests.ts'

const GOAL = 'Refit the chapel organ: bellows, pipes, wiring. Three 2-week sprints from 18 January.'

function team(said: string) {
  return stated(`${GOAL} ${said}`, 'person', 'sprint').map(({ name, roles, capacity }) => `${name}: ${roles.join(', ').toLowerCase()}${capacity ? ` ${capacity.minutes / 60} h/${capacity.per}` : ''}`)
}

const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? '', capacity?.minutes ?? null])

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

describe('who works on a project', () => {
  it('is told with hours for each of two', () => {
    expect(people('Rewrite the deck log. One 2-week sprint from 1 March, Nils & Oda with 30 hours each: forms, import, export')).toEqual([['Nils', '', 1800], ['Oda', '', 1800]])
  })

  it('is told by what they are, with hours behind a comma', () => {
    expect(people('Plant the avenue. Two 2-week sprints from 1 March. Clerk: Runa, 10 hrs/wk. Chief gardener Pelle, 6 hrs/wk. Holes, stakes, trees')).toEqual([['Runa', 'clerk', 600], ['Pelle', 'chief gardener', 360]])
  })

  it('is told by what they are there for', () => {
    expect(people('Visitor guide. Two 2-week sprints from 1 March. Text, layout, check by readers (Sanne for Danish, Ilie for Romanian, 5 hours a week each)')).toEqual([['Sanne', 'Danish', 300], ['Ilie', 'Romanian', 300]])
  })

  it('is nobody in an hour or in those it is for', () => {
    expect(people('Reading room for researchers: two 2-week sprints from 1 March, Mo and Ida. Desk, lamps, rules. Opening Friday 26 March, 6 pm.').map(([name]) => name)).toEqual(['Mo', 'Ida'])
  })

  it('is away on single days of duty', () => {
    expect(stated('Deck log. Two 2-week sprints from 1 March, Nils and Oda. Forms, import, export. Oda has jury duty on 9 and 10 March.', 'exclusion', 'sprint').map(({ person, days }) => [person, days.spans?.[0]?.first])).toEqual([['Oda', day('2027-03-09')]])
  })
})
