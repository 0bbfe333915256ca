import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const SPRINTS = 'Port the ticket app to tablets: seat map, refunds, offline mode. Two 2-week sprints from 1 February.'

function days(said: string) {
  return stated(`${SPRINTS} ${said}`, 'availability', 'sprint').map(({ person, days: { weekdays } }) => [person, weekdays])
}

function hours(said: string) {
  return stated(`${SPRINTS} ${said}`, 'person', 'sprint').map(({ name, capacity }) => [name, capacity && `${capacity.minutes / 60} h a ${capacity.per}`])
}

function away(said: string) {
  return stated(`${SPRINTS} ${said}`, 'exclusion', 'sprint').map(({ person, days: { weekdays, spans } }) => [person, weekdays ?? spans?.map(({ first, last }) => `${iso(first)} ${iso(last)}`)])
}

describe('times behind somebody of a team', () => {
  it.each<[string, (string | number[] | null)[][]]>([
    ['Team: Nuria does the api, Obi the tablets, Pau device tests but only Mondays + Fridays.', [['Pau', [1, 5]]]],
    ['Nuria builds the api, Obi the tablets. Refunds go out only after finance (Pau) has agreed, he\'s in on Wednesdays only.', [['Pau', [3]]]],
    ['Devs Nuria, Obi; Pau from finance 1 day a week (Wednesdays).', [['Pau', [3]]]],
    ['Backend is Nuria, testing is Obi. Nuria is in Mondays to Wednesdays.', [['Nuria', [1, 2, 3]]]],
    ['Pau films and is only here on Fridays, Nuria edits.', [['Pau', [5]]]],
    ['Nuria edits; Pau films but can only do Fridays.', [['Pau', [5]]]],
    ['Nuria edits. My colleague Pau is only in on Mondays.', [['Pau', [1]]]],
    ['Nuria edits. Tester Pau only Fridays.', [['Pau', [5]]]],
  ])('are theirs alone: %s', (said, expected) => {
    expect(days(said)).toEqual(expected)
  })

  it('keep a person off, and nobody else', () => {
    expect(away('Nuria = backend, Obi = frontend (off every friday).')).toEqual([['Obi', [5]]])
    expect(away('Nuria backend (parental leave from 8 February), Obi frontend (ill until 3 February).')).toEqual([['Nuria', ['2027-02-08 2028-02-08']], ['Obi', ['2027-01-04 2027-02-03']]])
    expect(away('Nuria builds, Obi tests. Pau (contractor) two days a week, from 8 February.')).toEqual([['Pau', ['2027-01-04 2027-02-07']]])
  })

  it.each<[string, (string | null)[][]]>([
    ['Two writers (Nuria and Obi) and one engineer for questions, Pau, who can spare 4 hours a week.', [['Nuria', null], ['Obi', null], ['Pau', '4 h a week']]],
    ['Nuria = backend, Obi = buyer, checks the refunds, 2 hours a day tops.', [['Nuria', null], ['Obi', '2 h a day']]],
    ['Team: Nuria (lead), Obi, Pau - 30 hrs each per sprint.', [['Nuria', '30 h a sprint'], ['Obi', '30 h a sprint'], ['Pau', '30 h a sprint']]],
    ['me (Nuria) + Obi, both 50%.', [['Nuria', '20 h a week'], ['Obi', '20 h a week']]],
    ['Nuria builds the api, Obi the tablets, DPO Mrs Pau signs off the refunds (max 5 hrs per sprint).', [['Nuria', null], ['Obi', null], ['Pau', '5 h a sprint']]],
  ])('are the hours of who is named: %s', (said, expected) => {
    expect(hours(said).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(expected)
  })

  it('are those of all where all are named, or nobody is', () => {
    expect(days('We are Nuria and Obi, weekdays only.')).toEqual([[null, [1, 2, 3, 4, 5]]])
    expect(away('Team: Nuria (backend), Obi (frontend), nobody works Fridays.')).toEqual([[null, [5]]])
  })

  it('leave weekdays to the others of somebody who only works at weekends', () => {
    const brief = read(`${SPRINTS} Nuria (backend), Obi (weekends only, tests).`, 'sprint')
    expect(readingsOf(brief, 'availability').map(({ person, days: pattern }) => [person, pattern.weekdays])).toEqual(expect.arrayContaining([['Obi', [6, 7]], ['Nuria', [1, 2, 3, 4, 5]]]))
  })
})

describe('words that look like somebody', () => {
  it.each<[string, string[]]>([
    ['Nuria does the api, Obi the tablets. Signed images, rollback, progress bar.', ['Nuria', 'Obi']],
    ['Refunds for EU + Swiss guests. Devs Nuria, Obi.', ['Nuria', 'Obi']],
    ['Will and Dev code, Nuria tests.', ['Dev', 'Nuria', 'Will']],
    ['Dev team: Nuria, Obi.', ['Nuria', 'Obi']],
  ])('are nobody, or somebody: %s', (said, expected) => {
    expect(hours(said).map(([name]) => name).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(expected)
  })

  it('may begin a goal', () => {
    expect(stated('Nuria and Obi code. Two weekly sprints from 1 February for the tablets.', 'person', 'sprint').map(({ name }) => name)).toEqual(['Nuria', 'Obi'])
  })
})

describe('a total of all hours', () => {
  it.each(['Total dev effort must not exceed 300 hours.', 'The total must not exceed 300 hours.'])('binds the plan: %s', (said) => {
    const brief = read(`${SPRINTS} Devs Nuria, Obi. ${said}`, 'sprint')
    expect(readingsOf(brief, 'limit').map(({ per, max, person }) => [per, max, person])).toEqual([['total', 18_000, null]])
    expect(brief.notes).toEqual([])
  })
})

describe('a month at the end of a sentence', () => {
  it('does not take the next sentence with it', () => {
    const brief = read('Port the app. Nuria codes, Obi tests. Two weekly sprints from 1 Feb. Seat map first. Refunds are due by the end of Feb. Profiling comes last.', 'sprint')
    expect(readingsOf(brief, 'deadline').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['Refunds']])
  })
})

describe('sprints behind a heading', () => {
  it('have their number and their length', () => {
    expect(stated('Port the app. Devs Nuria, Obi. Sprints: 4, fortnightly, from 8 Feb.', 'sprint-calendar', 'sprint').map(({ count, lengthDays, firstDay }) => [count, lengthDays, iso(firstDay)])).toEqual([[4, 14, '2027-02-08']])
  })
})

describe('teams told in haste', () => {
  it.each<[string, string[]]>([
    ['Nuria - UX; Obi - SharePoint developer; Pau - comms.', ['Nuria', 'Obi', 'Pau']],
    ['Nuria firmware; Obi Flutter, only 12h/wk; Pau hardware.', ['Nuria', 'Obi', 'Pau']],
    ['People: Nuria (data engineer), me - Obi, project lead, 10 h a week.', ['Nuria', 'Obi']],
    ['Devs Nuria, Obi. Offline copies, a restore test. Restore tests only at weekends.', ['Nuria', 'Obi']],
    ['Devs Nuria, Obi. LoRa gateway, refunds, seat map.', ['Nuria', 'Obi']],
  ])('are those who are named: %s', (said, expected) => {
    expect(hours(said).map(([name]) => name).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(expected)
  })

  it('come when they join', () => {
    expect(away('Team: Nuria (backend), QA: Obi joins on 15 Feb.')).toEqual([['Obi', ['2027-01-04 2027-02-14']]])
  })

  it('hold those whose trade is told behind their number', () => {
    expect(stated('Portal de citas: formularios, avisos, agenda. Dos desarrolladoras, Nuria y Olga, 30 horas semanales cada una. Dos sprints de dos semanas desde el 1 de febrero.', 'person', 'sprint').map(({ name }) => name)).toEqual(['Nuria', 'Olga'])
  })

  it('take two titles as one name', () => {
    expect(stated('Kundenportal: Formulare, Termine, Mails. Team: Nora (Backend), Frau Dr. Olsen (Datenschutz). Zwei Sprints von zwei Wochen ab 1. Februar.', 'person', 'sprint').map(({ name }) => name)).toEqual(['Nora', 'Frau Dr Olsen'])
  })
})

describe('where a member is on some days, in the brackets of the team', () => {
  it.each([
    ['(surveyor, 12 h a week, in the field 8-12 March)', 'exclusion'], ['(scans, at a wedding on 9 March)', 'exclusion'], ['(scans, in Bergen 8-10 March)', 'exclusion'],
    ['(scans, in the office 8-10 March)', 'availability'], ['(scans, in 8-10 March)', 'availability'], ['(scans, only here 8-10 March)', 'availability'],
  ] as const)('“%s” says whether there is time', (bracket, kind) => {
    const prompt = `Hand over the archive in 2 two-week sprints from 1 March: Ida (lead) and Per ${bracket}.`
    expect(stated(prompt, kind, 'sprint').map(({ person }) => person)).toEqual(['Per'])
  })
})
