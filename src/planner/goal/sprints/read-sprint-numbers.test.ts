import { describe, expect, it } from 'vitest'
import { iso, read, readingsOf, stated } from '../read-for-tests.ts'

const SPRINTS = '4 two-week sprints starting on 18 January: recruiting, interviews, analysis.'
const topics = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)

describe('a sprint named by its number', () => {
  it.each([
    ['Interviews only from sprint 2', 'Interviews', '2027-02-01', null],
    ["Analysis can't begin earlier than sprint 3", 'Analysis', '2027-02-15', null],
    ['Analysis, not before the third sprint', 'Analysis', '2027-02-15', null],
    ['Interviews in sprint 2', 'Interviews', '2027-02-01', '2027-02-14'],
    ['Only start the report in the last sprint', 'report', '2027-03-01', '2027-03-14'],
    ['Two demos in sprints 2 and 3', 'Two demos', '2027-02-01', '2027-02-28'],
    ['Analysis after sprint 2', 'Analysis', '2027-02-15', null],
  ])('"%s" says when that part may be done', (words, label, first, last) => {
    const part = stated(`${SPRINTS} ${words}.`, 'horizon', 'sprint').find(({ appliesTo }) => appliesTo?.labels[0] === label)
    expect([iso(part?.first ?? null), iso(part?.last ?? null)]).toEqual([first, last])
  })

  it('says by when a part is done', () => {
    const deadlines = stated(`${SPRINTS} Recruiting must be done by the end of sprint 1.`, 'deadline', 'sprint')
    expect(deadlines.map(({ latest, appliesTo }) => [iso(latest / 1440), appliesTo?.labels[0]])).toEqual([['2027-02-01', 'Recruiting']])
  })

  it('bars a part from it', () => {
    const [barred] = stated(`${SPRINTS} No releases in the first sprint.`, 'exclusion', 'sprint')
    expect([barred?.appliesTo?.labels[0], iso(barred?.days.spans?.[0]?.first ?? null), iso(barred?.days.spans?.[0]?.last ?? null)]).toEqual(['releases', '2027-01-18', '2027-01-31'])
  })

  it('heads what belongs to it', () => {
    const brief = read('3 two-week sprints from 18 January: a shop. Ana and Bo. Sprint 1: catalogue, cart. Sprint 2: payments. Sprint 3: polish', 'sprint')
    expect(readingsOf(brief, 'topic').map(({ label }) => label)).toEqual(['catalogue', 'cart', 'payments', 'polish'])
    expect(readingsOf(brief, 'horizon').map(({ first, appliesTo }) => [iso(first), appliesTo?.labels])).toEqual([['2027-01-18', ['catalogue', 'cart']], ['2027-02-01', ['payments']], ['2027-02-15', ['polish']]])
  })

  it('says from when somebody is there', () => {
    const [away] = stated('3 two-week sprints from 18 January with Ana and Bo: cart, search, mails. Bo joins in sprint 2.', 'exclusion', 'sprint')
    expect([away?.person, iso(away?.days.spans?.[0]?.last ?? null)]).toEqual(['Bo', '2027-01-31'])
  })

  it('is the plan itself when it is the only one', () => {
    const brief = read('Plan sprint 7 (14 days) from 18 January: login, logout, reset. Team: Ana, Bo', 'sprint')
    expect(readingsOf(brief, 'horizon').filter(({ appliesTo }) => appliesTo !== null)).toEqual([])
  })

  it('is no order of two things', () => {
    expect(stated(`${SPRINTS} Analysis not before sprint 3.`, 'precedence', 'sprint')).toEqual([])
  })
})

describe('what a sentence says of one person', () => {
  const TEAM = 'Kofi, Lars and Mira, one 2-week sprint beginning 11 January: checkout, search, account. Team: Kofi, Lars, Mira.'

  it('is when that person leaves and joins', () => {
    const away = stated(`${TEAM} Kofi leaves at noon on Wednesdays, Lars joins on the 14th.`, 'exclusion', 'sprint')
    expect(away.map(({ person, days, windows }) => [person, days.weekdays ?? iso(days.spans?.[0]?.last ?? null), windows])).toEqual([['Kofi', [3], [{ from: 720, to: 1440 }]], ['Lars', '2027-01-13', []]])
  })

  it('is when that person works', () => {
    expect(stated(`${TEAM} Mira only works mornings.`, 'availability', 'sprint').map(({ person, appliesTo, windows }) => [person, appliesTo, windows])).toEqual([['Mira', null, [{ from: 480, to: 720 }]]])
  })
})

describe('amounts in the order of the names', () => {
  it.each([
    ['Nell and Otis, 60 and 40 hours respectively', [['Nell', 3600, 'total'], ['Otis', 2400, 'total']]],
    ['Ana (dev), Bo (QA) and Cy (ops) have 10, 20 and 30 h a week respectively', [['Ana', 600, 'week'], ['Bo', 1200, 'week'], ['Cy', 1800, 'week']]],
  ])('"%s"', (words, expected) => {
    const people = stated(`Two 2-week sprints from 18 January: booking page. ${words}.`, 'person', 'sprint')
    expect(people.map(({ name, capacity }) => [name, capacity?.minutes, capacity?.per])).toEqual(expected)
  })

  it('are not dates that belong to things', () => {
    const people = stated('Two sprints of two weeks with Ana and Bo: cart and search are done in March and April respectively.', 'person', 'sprint')
    expect(people.every(({ capacity }) => capacity === null)).toBe(true)
  })
})

describe('when sprints begin', () => {
  it('is the day right behind them, whatever begins in another sentence', () => {
    const start = (prompt: string) => stated(prompt, 'sprint-calendar', 'sprint').map(({ firstDay }) => iso(firstDay))
    expect(start('League app, two one-week sprints, w/c 18 January and w/c 25 January. Fixtures, table. Trial with three captains from 27 January.')).toEqual(['2027-01-18'])
    expect(start('League app, two one-week sprints. Fixtures, table. We start from 27 January.')).toEqual(['2027-01-27'])
  })
})

describe('sprints with work of their own', () => {
  it('tell what each gives', () => {
    const prompt = 'Scanner app. 2 two-week sprints from 11 January, Ana and Bo. Sprint 1 should give us login and barcodes, sprint 2 offline mode and sync.'
    expect(topics(prompt)).toEqual(['login', 'barcodes', 'offline mode', 'sync'])
    expect(stated(prompt, 'horizon', 'sprint').map(({ appliesTo, first }) => [appliesTo?.labels, iso(first)])).toEqual([[['login', 'barcodes'], '2027-01-11'], [['offline mode', 'sync'], '2027-01-25']])
  })

  it('are as long as their German word says', () => {
    expect(stated('Kasse. Zweiwochensprints vom 11. Januar bis 5. März.', 'sprint-calendar', 'sprint').map(({ lengthDays, count }) => [lengthDays, count])).toEqual([[14, 4]])
  })
})
