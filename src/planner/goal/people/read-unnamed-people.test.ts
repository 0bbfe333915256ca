import { describe, expect, it } from 'vitest'
import { readGoal } from '../read-goal.ts'

describe('people without names', () => {
  it.each<[string, string[]]>([
    ['Two devs and a designer, one 3-week sprint from 8 March: photo upload', ['Developer 1', 'Developer 2', 'Designer']],
    ['team of 4 (2 backend, 1 frontend, 1 tester). migrate billing to the new ledger', ['Backend 1', 'Backend 2', 'Frontend', 'Tester']],
    ['A team of 4 rebuilds our intranet in two sprints', ['Person 1', 'Person 2', 'Person 3', 'Person 4']],
    ['Parking permits online. Team of a product owner, two developers and a tester', ['Developer 1', 'Developer 2', 'Product owner', 'Tester']],
    ['me and my wife are building a booking site', ['Me', 'My wife']],
    ['My brother and I rewrite the shop in 3 sprints', ['Me', 'My brother']],
    ['Data warehouse: Priyanka and one contractor', ['Priyanka', 'Contractor']],
    ["we're 3 (Aoife, Tomasz, Li) and a part time QA (Rosa)", ['Aoife', 'Li', 'Rosa', 'Tomasz']],
    ['Solo founder, 10 hours a week, waitlist page and pricing test', ['Me']],
    ['Webseite neu bauen. 2 Entwickler, 1 Grafikerin (Ute)', ['Entwickler 1', 'Entwickler 2', 'Ute']],
  ])('%s', (prompt, names) => {
    expect(peopleIn(prompt).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it.each([
    'We want to hire two senior engineers in 6 weeks', 'Internal tool for 3 managers and 5 analysts, two sprints', 'Usability test with 5 designers, one sprint', 'Demo at 3pm, release 2.3 on Friday', 'Fix 2 frontend bugs in one sprint',
  ])('nobody is on the team of “%s”', (prompt) => {
    expect(peopleIn(prompt)).toEqual([])
  })
})

describe('how much time people have', () => {
  it.each<[string, string, object]>([
    ['Staff eng Hugo 60%, two juniors. Retire the old endpoints', 'Hugo', { minutes: 1440, per: 'week' }],
    ['Sprint of 14 days. Dan 50h, Uma 35h. Invoice PDF, VAT rules', 'Uma', { minutes: 2100, per: 'total' }],
    ['capacity per sprint: Ola 40h, Siv 16h. 3 sprints of 2 weeks', 'Siv', { minutes: 960, per: 'sprint' }],
    ['1 frontend, 1 designer (half time). 4 two-week sprints', 'Designer', { minutes: 1200, per: 'week' }],
  ])('%s', (prompt, name, capacity) => {
    expect(peopleIn(prompt).find((person) => person.name === name)?.capacity).toEqual(capacity)
  })

  it('binds a rate to the person named last before it, and to all of a role', () => {
    expect(peopleIn('Ana (backend) 20 h a week, Leo (frontend), Kim (QA) 10 h a week').map(({ name, capacity }) => [name, capacity?.minutes])).toEqual([['Ana', 1200], ['Leo', undefined], ['Kim', 600]])
    expect(limitsIn('two agents + a team lead. agents can give max 8h a week each')).toEqual([['Agent 1', 480], ['Agent 2', 480]])
    expect(limitsIn('Two devs and a designer. designer only 2 days a week')).toEqual([['Designer', 960]])
  })
})

describe('names that are months or verbs', () => {
  it('are people where something says so', () => {
    const prompt = 'People: April (iOS), May (Android), Will (API). April is off 6-9 April, 2-week sprint starts 5 April'
    expect(peopleIn(prompt).map(({ name }) => name)).toEqual(['April', 'May', 'Will'])
    expect(readSprint(prompt).readings).toContainEqual(expect.objectContaining({ kind: 'exclusion', person: 'April' }))
  })

  it('are months everywhere else', () => {
    const brief = readGoal({ prompt: 'In May I will run a race. Train mostly in April', plannerType: 'calendar', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
    expect(brief.readings.filter(({ kind }) => kind === 'horizon').map(({ words }) => words)).toEqual(['In May I will run a race', 'Train mostly in April'])
  })
})

function readSprint(prompt: string) {
  return readGoal({ prompt, plannerType: 'sprint', now: '2027-03-01T09:00', timeZone: 'Europe/London', locale: 'en-GB' })
}

function peopleIn(prompt: string) {
  return readSprint(prompt).readings.filter((reading) => reading.kind === 'person')
}

function limitsIn(prompt: string) {
  return readSprint(prompt).readings.flatMap((reading) => (reading.kind === 'limit' ? [[reading.person, reading.max]] : []))
}
