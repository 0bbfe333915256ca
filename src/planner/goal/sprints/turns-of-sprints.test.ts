import { describe, expect, it } from 'vitest'
import { iso, stated } from '../read-for-tests.ts'

/** Whose turn it is from which day on, of a goal written on Monday 4 January. */
const turns = (prompt: string) => stated(prompt, 'horizon', 'sprint').flatMap(({ appliesTo, first }) => (appliesTo ? [[appliesTo.labels.join(' + '), iso(first)?.slice(5)]] : []))

const events = (prompt: string) => stated(prompt, 'event', 'sprint').map(({ title, days, from, to }) => [title, iso(days.first)!.slice(5), from === null ? null : from / 60, to === null ? null : to / 60])
const IN_TURN = [['Mill', '01-11'], ['Tower', '01-18'], ['Annex', '01-25']]
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? null, capacity?.minutes ?? null])

describe('one after the other, one per week', () => {
  it.each([
    'New badge readers, one building per week in this order: Mill, Tower, Annex, from 11 January. Ana fits them.',
    'New badge readers, one building a week from 11 January: Mill, Tower, Annex. Ana fits them.',
    'New badge readers in Mill, Tower and Annex, one building per week, starting 11 January.',
    'New badge readers: Mill, then Tower, then Annex, one per sprint. Weekly sprints from 11 January.',
    'New badge readers for three buildings, a week each: Mill, Tower, Annex. From 11 January.',
    'New badge readers come to Mill first, Tower second, Annex third: one building per weekly sprint, three sprints from 11 January.',
    'Jede Woche ein Haus: Mill, Tower, Annex, ab dem 11. Januar. Neue Türleser einbauen, Jonas macht das.',
    'Nouveaux lecteurs de badges, un bâtiment par semaine : Mill, Tower, Annex, à partir du 11 janvier.',
    'Novos leitores de crachá, um prédio por semana: Mill, Tower, Annex, a partir de 11 de janeiro.',
  ])('%s', (prompt) => {
    expect(turns(prompt)).toEqual(IN_TURN)
  })

  it('gives each two weeks where sprints are that long', () => {
    expect(turns('Migrate one team per sprint (Sales, Finance, Support). Three two-week sprints from 11 January.')).toEqual([['Sales', '01-11'], ['Finance', '01-25'], ['Support', '02-08']])
  })

  it('holds what comes once a week for the one whose turn it is', () => {
    expect(events('New tills, one shop per week: Leeds, Hull, from 11 January. Kick-off every Monday at 9:30, sign-off each Friday.')).toEqual([['Leeds: kick-off', '01-11', 9.5, 10.5], ['Hull: kick-off', '01-18', 9.5, 10.5], ['Leeds: sign-off', '01-15', null, null], ['Hull: sign-off', '01-22', null, null]])
  })

  it('meets each at the hour that is said of all', () => {
    expect(events('First aid for the clubs: rowers, divers, one club per week, Tuesdays 18:00 to 19:30, beginning the week of 11 January. Posters up before the first course.')).toEqual([['rowers', '01-12', 18, 19.5], ['divers', '01-19', 18, 19.5]])
  })

  it.each([
    'Tennis club app, devs Mo and Ilse, about 25 h a week each. Sprint 1 is login, sprint 2 is booking. Two-week sprints from 11 January.',
    'Tennis club app: login, booking, payment, one demo per week. Three weekly sprints from 11 January.',
    'Tennis club app. Ana, Bo and Cem, one day per week. Three weekly sprints from 11 January: login, booking.',
    'Tennis club app, an hour per week: Ana, Bo, Cem. Three weekly sprints from 11 January.',
  ])('takes no amount and no meeting for a turn: %s', (prompt) => {
    expect(turns(prompt).filter(([, day]) => day === '01-18')).toEqual([])
  })

  it('leaves the meetings of the whole team alone', () => {
    expect(events('New tills, one shop per week: Leeds, Hull, from 11 January. Team lunch every Thursday at 12.')).toEqual([])
  })

  it('says what somebody does for each of them', () => {
    expect(stated('New tills, one shop per week: Leeds, Hull, from 11 January. Mrs Aziz checks every shop.', 'topic', 'sprint').map(({ label }) => label)).toEqual(['Leeds', 'Hull', 'check Leeds', 'check Hull'])
  })
})

describe('what takes turns', () => {
  it.each([
    ['Fit the lamps, one per week: Oslo, Bergen, Moss. 1-week sprints from 11 January. Team: Ida, Ben.', ['2027-01-11', '2027-01-18', '2027-01-25']],
    ['Audit the wards. Three 2-week sprints from 11 January. One ward per sprint: heart, lungs, bones. Team: Ida, Ben.', ['2027-01-11', '2027-01-25', '2027-02-08']],
  ])('has its days, and is nobody: %s', (prompt, firsts) => {
    expect(stated(prompt, 'horizon', 'sprint').map(({ first }) => iso(first))).toEqual(firsts)
    expect(people(prompt).map(([name]) => name)).toEqual(['Ida', 'Ben'])
  })
})
