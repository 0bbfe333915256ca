import { describe, expect, it } from 'vitest'
import { day, stated } from './read-for-tests.ts'

const parts = (prompt: string) => stated(prompt, 'topic', 'sprint').map(({ label }) => label)
const people = (prompt: string) => stated(prompt, 'person', 'sprint').map(({ name, roles, capacity }) => [name, roles[0] ?? '', capacity?.minutes ?? null])

describe('parts of a project', () => {
  it('keep what is done to them before a number', () => {
    expect(parts('Sail loft: patch our 18 sails and relabel the 90 bags. Two 1-week sprints from 18 January, Mo and Ida.')).toContain('relabel the 90 bags')
  })

  it('keep a number in brackets as their amount', () => {
    expect(stated('Depot. Two 1-week sprints from 18 January. Check ladders (26), new racks, first-aid box', 'topic', 'sprint').map(({ label, amount }) => [label, amount?.value ?? null])).toEqual([['Check ladders', 26], ['new racks', null], ['first-aid box', null]])
  })

  it('are dropped as work where they are counted, and left out where they are not', () => {
    expect(parts('Renew the evening school. Two 2-week sprints from 18 January. Count the rooms, drop the 12 oldest courses, find 5 teachers.')).toContain('drop the 12 oldest courses')
    expect(stated('Renew the evening school. Two 2-week sprints from 18 January. New catalogue, room plan, fees. Drop the newsletter.', 'exclusion', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['newsletter']])
  })

  it('stay before an item that has something with it', () => {
    expect(parts('Kiosk goes online in two 2-week sprints from 18 January. Counter set-up, parcel labels, 20 jams with picture and story, tax and customs, trial orders')).toEqual(['Counter set-up', 'parcel labels', 'jams with picture and story', 'tax and customs', 'trial orders'])
  })

  it('may name how fast they shall be', () => {
    expect(parts('Ticket desk. Two 2-week sprints from 18 January. Seat plan, search under 2 seconds, refunds')).toContain('search under 2 seconds')
    expect(stated('Ticket desk. Two 2-week sprints from 18 January. Seat plan, search under 2 seconds, refunds', 'session', 'sprint')).toEqual([])
  })

  it('may have a word of time in their name', () => {
    const prompt = 'Nursery app in two 2-week sprints from 18 January. Sign-up, weekly menu with allergens, night list, 4 weekend rotas. Weekly demo on Thursday at 15:00'
    expect(parts(prompt)).toContain('weekly menu with allergens')
    expect(stated(prompt, 'rhythm', 'sprint').map(({ title }) => title)).toEqual(['demo'])
  })

  it('still leave hours of the day to the team', () => {
    expect(stated('Nursery app in two 2-week sprints from 18 January. Evenings only. Sign-up, menu, messages', 'availability', 'sprint').some(({ windows }) => windows.length > 0)).toBe(true)
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

it('names what many people come to', () => {
  expect(stated('Annual breeders’ fair, 240 visitors, Saturday 24 April in Halle 3. Sprints of two weeks from 25 January. Stalls, judges, parking', 'event', 'sprint').map(({ title }) => title)).toEqual(['Annual breeders’ fair'])
})

it('counts the sprints of a plan that is called one', () => {
  expect(stated('Sprint plan: 8 weeks in 2-week sprints from 1 February. Stalls, judges, parking', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([4])
})

describe('what stands beside the parts', () => {
  it('is no team where the team has a heading of its own', () => {
    expect(people('Lost property app for the station. Svelte, Postgrest. Team: Ola (backend, 20h/week), Finn (frontend, 20h/week). Two 2-week sprints from 1 March').map(([name]) => name)).toEqual(['Ola', 'Finn'])
  })

  it('names somebody once, with and without Mr', () => {
    expect(people('Club statutes in two 2-week sprints from 1 March. Ola 6 hours per week, our notary Mr Brandt 2 hours per week. Draft, hearing, vote').map(([name]) => name)).toEqual(['Ola', 'Mr Brandt'])
  })

  it('is no length of the whole when it is the delivery time of one', () => {
    expect(stated('Playground in four 2-week sprints from 1 March. Plan, order the swings (8 weeks delivery), dig, opening', 'sprint-calendar', 'sprint').map(({ count }) => count)).toEqual([4])
  })

  it('may be days that are the thing itself', () => {
    expect(stated('Welcome plan. Two 2-week sprints from 1 March. Mentor list, chart the first 60 days, locker keys', 'topic', 'sprint').map(({ label, minutes }) => [label, minutes])).toEqual([['Mentor list', null], ['chart the first 60 days', null], ['locker keys', null]])
  })

  it('is bound by a day with or without its least', () => {
    expect(stated('Shop shelves. Two 2-week sprints from 1 March. Prices, photos, labels. At least the labels done by 12 March', 'deadline', 'sprint').map(({ appliesTo }) => appliesTo?.labels)).toEqual([['labels']])
  })
})

it('meets what begins at an hour behind its last sprint', () => {
  expect(stated('Safety files in two 2-week sprints from 1 March: log sheets, labels, drills. The inspection starts on Tuesday 30 March at 9', 'event', 'sprint').map(({ title, from }) => [title, from])).toEqual([['inspection', 540]])
})
